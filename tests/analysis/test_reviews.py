"""Reviews: what a seat lost is found where it lost it, and luck is told apart."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from elfenland.analysis import Review, TurnReview, hint, review
from elfenland.analysis.choices import searched
from elfenland.analysis.luck import Dealt
from elfenland.analysis.rounds import by_round
from elfenland.analysis.turns import Turn
from elfenland.bots import PlannerBot, make_bot
from elfenland.bots.searcher import Budget
from elfenland.errors import RecordError
from elfenland.routes import best_tour, ground
from elfenland.rules import Game, Options, PlayerView, parse_action, to_json, view
from elfenland.rules.record import Record
from elfenland.testing.play import recorded_game
from elfenland.testing.positions import Stated, position

BLUNDERER = 1
Blunder = Callable[[PlayerView], str | None]


def game_with(blunder: Blunder | None, options: Options, seed: str = "review") -> Record:
    """A game of planners of whom one does something else where ``blunder`` says so."""
    game = Game.new(options, seed)
    bots = [make_bot("planner", f"{seed} {seat}") for seat in range(options.players)]
    record = Record.begin(game, [{}] * options.players, seed)
    while (seat := game.to_act) is not None:
        seen = view(game, seat)
        action = bots[seat].choose(seen)
        other = blunder(seen) if blunder and seat == BLUNDERER else None
        if other is not None:
            action = parse_action(other)
            bots[seat] = PlannerBot(seed)
        record.add(seat, action, game.apply(action, seat))
    return record


def stays_in_round_2(seen: PlayerView) -> str | None:
    """It does not travel in round 2."""
    return "end" if seen.phase == "move" and seen.round == 2 and not seen.discards else None


def never_lays_in_round_2(seen: PlayerView) -> str | None:
    """It passes whenever it could lay a counter in round 2."""
    return "pass" if seen.phase == "plan" and seen.round == 2 else None


def lays_anywhere_in_round_2(seen: PlayerView) -> str | None:
    """It lays the last of all counters on the last of all roads in round 2."""
    places = [a.text for a in seen.legal if a.text.startswith("place ")]
    return places[-1] if seen.phase == "plan" and seen.round == 2 and places else None


@cache
def reviewed(blunder: Blunder | None = None) -> Review:
    """The review of such a game of three, without luck."""
    return review(game_with(blunder, Options(players=3, start_seat=0)), deals=0, budget=None)


def test_planners_lose_nothing_in_travel() -> None:
    """Who walks the best tour each time has lost nothing there, nor by laying for it."""
    found = reviewed()
    assert len(found.turns) == 3 * 4
    assert all(turn.best == turn.walked and not turn.lost_at for turn in found.turns)
    assert [seat.travel_lost for seat in found.seats] == [0, 0, 0]
    assert [seat.laying_lost for seat in found.seats] == [0, 0, 0]


def test_a_turn_thrown_away_is_found() -> None:
    """Towns are lost in the turn, and at the action, in which they could no longer be had."""
    record = game_with(stays_in_round_2, Options(players=3, start_seat=0))
    found = reviewed(stays_in_round_2)
    (turn,) = (one for one in found.turns if one.lost_at)
    game = Game.new(record.options, record.seed)
    for text in record.actions[: turn.number]:
        game.apply(parse_action(text.partition(" ")[2]))
    best = best_tour(ground(view(game, BLUNDERER)))

    assert (turn.round, turn.seat, turn.towns) == (2, BLUNDERER, 0)
    assert record.actions[turn.lost_at[0]] == f"{BLUNDERER} end"
    assert turn.towns_lost == best.new == sum(step.new for step in turn.best) > 2
    assert [seat.travel_lost for seat in found.seats] == [0, turn.towns_lost, 0]


@pytest.mark.parametrize("blunder", [never_lays_in_round_2, lays_anywhere_in_round_2])
def test_counters_badly_laid_are_found(blunder: Blunder) -> None:
    """What is not laid, or laid where it is of no use, is lost by laying and not in travel."""
    found = reviewed(blunder)
    lost = [one for one in found.choices if one.kind != "draw" and one.towns_lost]
    assert {(one.round, one.seat) for one in lost} == {(2, BLUNDERER)}
    assert sum(one.towns_lost for one in lost) >= 1
    assert all(one.best.value > one.chosen.value for one in lost)
    assert [seat.travel_lost for seat in found.seats] == [0, 0, 0]
    assert found.seats[BLUNDERER].laying_lost == sum(one.towns_lost for one in lost)


def turn_of(stated: Stated, *texts: str) -> TurnReview:
    """The review of a turn walked from a position."""
    game = position(stated)
    seat = game.to_act
    assert seat is not None
    turn = Turn(game.round, seat, 0)
    for number, text in enumerate(texts):
        seen, action = view(game, seat), parse_action(text)
        turn.ask(number, seen)
        turn.answer(number, seen, action, [to_json(event) for event in game.apply(action)])
    return turn.review()


ROUND_BEATA: Stated = {
    "hands": {0: {"dragon": 3, "elfcycle": 1, "unicorn": 1}},
    "counters": {"beata-elvenhold-plains": "giant-pig", "beata-strykhaven-plains": "elfcycle"},
}
LAST_CARDS: Stated = {
    "round": 4,
    "hands": {0: {"elfcycle": 1, "dragon": 3}},
    "counters": {"beata-elvenhold-plains": "elfcycle"},
}
CARAVAN = "travel beata-elvenhold-plains caravan"


def test_a_town_paid_away_is_lost_where_the_caravan_sets_out() -> None:
    """A caravan paid with the card that the next step needs loses that step's town."""
    paid = ("pay dragon", "pay dragon", "pay elfcycle")
    turn = turn_of(ROUND_BEATA, CARAVAN, *paid, "end")
    assert (turn.towns, turn.towns_lost, turn.lost_at) == (1, 1, (0,))
    assert [step.town for step in turn.walked] == ["beata"]
    assert [step.town for step in turn.best] == ["beata", "strykhaven"]


def test_a_step_not_taken_is_lost_at_the_end() -> None:
    """The best goes on from where something was lost, after the steps that were right."""
    paid = ("pay dragon", "pay dragon", "pay dragon")
    turn = turn_of(ROUND_BEATA, CARAVAN, *paid, "end")
    assert (turn.towns, turn.towns_lost, turn.lost_at) == (1, 1, (4,))
    assert turn.best[0] == turn.walked[0]
    assert [step.town for step in turn.best] == ["beata", "strykhaven"]


def test_cards_spent_for_nothing_are_found_in_the_last_round() -> None:
    """With as many towns, the cards that could have broken a tie are lost."""
    paid = ("pay dragon", "pay dragon", "pay dragon")
    turn = turn_of(LAST_CARDS, CARAVAN, *paid, "end")
    assert (turn.towns, turn.towns_lost, turn.cards_lost) == (1, 0, 2)
    assert [step.cards for step in turn.best] == [("elfcycle",)]


def test_a_worse_place_is_found_in_the_rounds_before() -> None:
    """With as many towns, an end that is farther from those still wanted is told in connections."""
    stated: Stated = {
        "hands": {0: {"elfcycle": 2}},
        "counters": {"beata-elvenhold-plains": "elfcycle"},
        "wanted": {0: ("beata", "lapphalya", "feodor")},
    }
    turn = turn_of(stated, "travel beata-elvenhold-plains", "end")
    assert (turn.towns_lost, turn.cards_lost) == (0, 0)
    assert turn.place_lost == pytest.approx(1, abs=0.1)
    assert [step.town for step in turn.best] == ["beata", "elvenhold"]


def test_a_turn_that_ends_by_itself_is_judged_too() -> None:
    """Where the last card is spent, nobody ends the turn, and what it was spent for counts."""
    stated: Stated = {
        "hands": {0: {"elfcycle": 1}},
        "counters": {
            "beata-elvenhold-plains": "elfcycle",
            "elvenhold-lapphalya-plains": "elfcycle",
        },
        "collected": {0: ("beata",)},
    }
    turn = turn_of(stated, "travel beata-elvenhold-plains")
    assert (turn.towns, turn.towns_lost, turn.lost_at) == (0, 1, (0,))
    assert [step.town for step in turn.best] == ["lapphalya"]


DRAWS_AT_BEATA: Stated = {
    "favors": "great",
    "tiles": {"beata": "draw-two"},
    "hands": {0: {"elfcycle": 1, "dragon": 1}},
    "counters": {"beata-elvenhold-plains": "elfcycle", "beata-strykhaven-plains": "giant-pig"},
}


@pytest.mark.parametrize(("answer", "lost", "at"), [("no favor", 1, (1,)), ("favor", 0, ())])
def test_a_favor_left_is_lost_where_it_was_left(
    answer: str, lost: int, at: tuple[int, ...]
) -> None:
    """Two cards more would pay for a caravan: who leaves them loses its town, there."""
    game = position(DRAWS_AT_BEATA)
    texts = ["travel beata-elvenhold-plains", answer]
    for text in texts:
        game.apply(parse_action(text))
    while game.to_act == 0 and game.phase == "move":
        texts.append(hint(view(game, 0)).action)
        game.apply(parse_action(texts[-1]))
    turn = turn_of(DRAWS_AT_BEATA, *texts)
    assert (turn.towns_lost, turn.lost_at) == (lost, at)


@pytest.mark.slow
def test_what_holds_in_every_game() -> None:
    """In games at random, of all variants: nothing is gained by a loss, and every turn is told."""
    for number in range(4):
        record = recorded_game(number, "reviews")
        found = review(record, deals=0, budget=None)
        travelled = [e for e in record.events if e["type"] == "travelled"]
        collected = [e for e in record.events if e["type"] == "piece_collected"]
        assert sum(len(turn.walked) for turn in found.turns) == len(travelled)
        assert sum(turn.towns for turn in found.turns) == len(collected)
        for turn in found.turns:
            assert turn.towns_lost >= 0 <= turn.cards_lost
            if turn.lost_at:
                assert record.actions[turn.lost_at[0]].startswith(f"{turn.seat} ")
            if record.options.favors == "none" and not record.options.town_cards:
                best = sum(step.new for step in turn.best)
                assert turn.towns <= best <= turn.towns + turn.towns_lost
        assert all(one.towns_lost >= 0 for one in found.choices)
        assert all(one.chosen.value <= one.best.value for one in found.choices)


def test_rounds_end_as_the_game_does() -> None:
    """Counted from the events, every seat ends with its pieces and cards of the standings."""
    for number in range(8):
        record = recorded_game(number, "rounds")
        assert record.result is not None
        rows = by_round(record.events, record.options.players)
        last = {row.seat: (row.pieces, row.cards) for row in rows}
        assert last == {
            one["seat"]: (one["pieces"], one["cards"]) for one in record.result["standings"]
        }


def test_a_game_is_reviewed_as_far_as_it_went() -> None:
    """What is said of a game under way is the beginning of what is said of the whole."""
    record = game_with(None, Options(players=3, start_seat=0))
    whole = reviewed()
    cut = next(turn.number for turn in whole.turns if turn.round == 2) + 1
    part = review(replace(record, actions=record.actions[:cut]), deals=0, budget=None)
    assert not part.ended
    assert [seat.rank for seat in part.seats] == [None] * 3
    assert part.turns[:3] == whole.turns[:3]
    assert part.choices == tuple(one for one in whole.choices if one.round <= 2)


def test_a_game_just_begun_can_be_reviewed() -> None:
    """Without any decision there is nothing lost, and still a deal."""
    game = Game.new(Options(players=2), "begun")
    record = Record.begin(game, [{}, {}], "begun")
    found = review(record, deals=2, budget=None)
    assert not found.turns
    assert not found.choices
    assert [deal.round for deal in found.deals] == [1, 1]


def deals_of(game: Game, other: Game) -> list[float]:
    """By seat, the luck of having been dealt ``game`` where others are dealt ``other``."""
    events = [
        {"type": "counter_drawn", "seat": seat, "counter": "dragon", "secret": True}
        for seat in range(game.options.players)
    ]
    dealt = Dealt(game.round, game, lambda _: other.copy(), events)
    return [one.luck for one in dealt.reviews("0", 4, lambda: None)]


def test_cards_are_luck() -> None:
    """A hand where others have none is good luck, none where others have a hand is bad luck."""
    plain: Stated = {"phase": "draw", "round": 4, "secret_counters": {0: ["dragon"]}}
    rich = position({**plain, "hands": {0: {"raft": 2, "dragon": 4, "elfcycle": 2}}})
    poor = position(plain)
    good, nothing = deals_of(rich, poor)
    assert good > 2
    assert nothing == 0
    bad, nothing = deals_of(poor, rich)
    assert bad < -2
    assert nothing == 0


def test_luck_follows_from_the_seed_and_nothing_else_does() -> None:
    """The same seed gives the same review; another one changes luck alone."""
    game = Game.new(Options(players=2, rounds=3), "seed")
    record = Record.begin(game, [{}, {}], "seed")
    one, same, other = (review(record, seed=seed, deals=3, budget=None) for seed in ("1", "1", "2"))
    assert one == same
    assert one.deals != other.deals
    assert (one.turns, one.by_round) == (other.turns, other.by_round)


@pytest.mark.parametrize(
    ("action", "lost"),
    [("place elfcycle beata-strykhaven-plains", 0), ("place elfcycle beata-elvenhold-plains", 1)],
)
def test_the_searcher_judges_what_is_laid(action: str, lost: float) -> None:
    """A counter laid where it is of no use is found by the searcher, in towns at the end."""
    game = position(
        round=4,
        phase="plan",
        hands={0: {"elfcycle": 1}},
        open_counters={0: ["elfcycle"]},
        boots={0: "beata"},
        wanted={0: ("strykhaven",)},
        used=[1],
    )
    found = searched(7, view(game, 0), parse_action(action), "0", Budget(nodes=60))
    assert (found.number, found.seat, found.kind) == (7, 0, "place")
    assert found.chosen.worlds > 0
    assert found.towns_lost == pytest.approx(lost, abs=0.1)


def test_too_small_a_budget_leaves_it_to_the_planner() -> None:
    """Where the searcher cannot look at a single world, the planner weighs the choice."""
    record = game_with(None, Options(players=3, start_seat=0))
    begun = replace(record, actions=record.actions[:4])
    found = review(begun, deals=0, budget=Budget(nodes=1))
    assert found.choices == review(begun, deals=0, budget=None).choices


def test_progress_is_told() -> None:
    """As many parts are done in the end as were announced."""
    totals: list[int] = []
    done: list[None] = []

    class Watched:
        def __init__(self, total: int) -> None:
            totals.append(total)

        def __enter__(self) -> Callable[[], None]:
            return lambda: done.append(None)

        def __exit__(self, *_: object) -> None: ...

    record = Record.begin(Game.new(Options(players=2), "begun"), [{}, {}], "begun")
    review(record, deals=2, budget=None, progress=Watched)
    assert totals == [len(done)]


def test_what_cannot_be_reviewed_is_refused() -> None:
    """A record that does not replay is refused as such, and so is luck by a single game."""
    record = Record.begin(Game.new(Options(players=2), "begun"), [{}, {}], "begun")
    with pytest.raises(ValueError, match="deals is 1"):
        review(record, deals=1, budget=None)
    with pytest.raises(RecordError, match="action 0"):
        review(replace(record, actions=["0 end"]))
