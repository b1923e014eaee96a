"""Secrecy as a property of whole games (SEE-1 to SEE-5), and the leaks it would find."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from elfenland.board import BOARD, FAVORS, Favor, Transport
from elfenland.board.kinds import Favors
from elfenland.errors import ActionError, IllegalAction, NotYourTurn
from elfenland.rules import (
    Action,
    Game,
    Options,
    PlayerView,
    Standing,
    favors,
    open_actions,
    redact,
    to_json,
    view,
)
from elfenland.rules.events import PRIVATE, Event, TurnEnded, is_open
from elfenland.rules.favors import named_tiles
from elfenland.rules.invariants import problems
from elfenland.rules.phases import end, favor, keep, move, payment, plan
from elfenland.rules.refusals import refuse
from elfenland.rules.standings import rank
from elfenland.rules.state import COUNTERS, HAND_LIMIT, KINDS, MOVE, FavorState, State
from elfenland.rules.tables import END, PASS, card_names, counter_names
from elfenland.testing import secrecy
from elfenland.testing.play import nth_game, random_play
from elfenland.testing.positions import Stated, position

CLAUSES = [pytest.mark.clause(f"SEE-{n}") for n in (1, 2, 3, 5)]


def leaks(games: list[Game], tries: int) -> Iterator[str]:
    """What the property finds in these games, each played on from where it stands."""
    for number in range(tries):
        for game in games:
            yield from secrecy.whole_game(game.copy(), random.Random(number), viewers=2)


def begun() -> list[Game]:
    """Games of the base game, just begun."""
    return [nth_game(number, "secrecy", BASE)[0] for number in range(3)]


def with_variants() -> list[Game]:
    """Games with favors and town cards, just begun."""
    return [nth_game(number, "secrecy", VARIANTS)[0] for number in range(len(VARIANTS))]


def favored() -> list[Game]:
    """Travel turns in which a favor of each kind is open, Small and Great, known and unknown."""
    common = Stated(
        players=3,
        boots={0: "virst", 1: "virst"},
        hands={0: {"raft": 3, "dragon": 2}, 1: {"raft": 2}, 2: {"unicorn": 2}},
        town_cards=["virst", "beata", "yttar"],
    )
    tiles: tuple[tuple[Favors, Favor], ...] = (
        ("small", "draw-next-round"),
        ("small", "two-counters"),
        ("small", "extra-counter"),
        ("small", "draw-two"),
        ("great", "two-counters"),
        ("great", "free-path"),
    )
    return [
        position(common, favors=played, tiles={"virst": tile}, face_up=[], open_favor=True)
        for played, tile in tiles
    ]


def drained() -> list[Game]:
    """Great Favors with empty pools and nothing known: what a tile gives depends on what it is."""
    return [
        position(
            favors="great",
            free_paths={1: 12},
            obstacle_pool=0,
            extra={0: "dragon"},
            hands={0: {"raft": 8}, 1: {"raft": 1}},
        )
    ]


def crowded() -> list[Game]:
    """Phase 4 with one bare road, in the plains; seat 1 holds a secret counter and nothing else."""
    lie: dict[str, list[Transport]] = {
        "plains": ["troll-wagon", "elfcycle"],
        "woods": ["unicorn", "magic-cloud", "giant-pig"],
        "desert": ["dragon"],
        "mountains": ["elfcycle", "magic-cloud"],
    }
    counters = {
        road.id: lie[road.terrain][n % len(lie[road.terrain])]
        for n, road in enumerate(BOARD.roads)
        if n
    }
    return [
        position(
            phase="plan",
            counters=counters,
            used=[0, 1],
            open_counters={0: ["giant-pig"]},
            secret_counters={1: ["unicorn"]},
        )
    ]


def turning() -> list[Game]:
    """Phase 5 with roads to go and hands of a few cards and of many alike."""
    return [
        position(
            players=3,
            counters={"elvenhold-lapphalya-plains": "dragon", "beata-elvenhold-plains": "elfcycle"},
            hands={0: {"raft": 2}, 1: {"dragon": 5}, 2: {"elfcycle": 6}},
        ),
        position(hands={0: {"dragon": 5}, 1: {"raft": 1}}),
    ]


def keeping() -> list[Game]:
    """Phase 6 with secret counters: beside another, beside one of its kind, and alone."""
    return [
        position(
            phase="keep",
            players=3,
            open_counters={0: ["dragon"], 1: ["dragon"]},
            secret_counters={0: ["unicorn"], 1: ["dragon"], 2: ["elfcycle"]},
        )
    ]


BASE = [Options(players=2), Options(players=3, chart="printed"), Options(players=4, rounds=3)]
VARIANTS = [
    Options(players=3, favors="great", town_cards=True),
    Options(players=3, favors="small", town_cards=True),
    Options(players=2, favors="great"),
]

STARTS: dict[str, Callable[[], list[Game]]] = {
    "whole games": begun,
    "a crowded board": crowded,
    "travel turns": turning,
    "keeping": keeping,
    "whole games with variants": with_variants,
    "favors": favored,
    "empty pools": drained,
}


@pytest.mark.parametrize(
    "start", [pytest.param(start, id=name, marks=CLAUSES) for name, start in STARTS.items()]
)
def test_nothing_shown_depends_on_what_is_hidden(start: Callable[[], list[Game]]) -> None:
    """Swap what a seat cannot know: its view, its news and who is asked stay the same."""
    assert list(leaks(start(), tries=4)) == []


@pytest.mark.clause("SEE-2")
@pytest.mark.clause("SEE-3")
def test_a_twin_is_another_truth() -> None:
    """A twin is a possible position, the same to its viewer, and in fact another one."""
    differing = dict.fromkeys(
        ("hands", "secret", "pile", "counters", "discards", "chosen", "town_cards"), 0
    )
    of_favors = dict.fromkeys(("tiles", "reserved", "extra", "seen"), 0)
    for number in range(18):
        game, dice = nth_game(number, "twins", [*VARIANTS, Options(players=4)])
        for _ in random_play(game, dice):
            viewer = dice.choice([None, *range(game.options.players)])
            other = secrecy.twin(game, viewer, dice)
            assert problems(other) == []
            one, two = game.state, other.state
            if viewer is not None:
                assert view(game, viewer).hand == view(other, viewer).hand
            assert one.chance.place != two.chance.place
            for name in differing:
                differing[name] += getattr(one, name) != getattr(two, name)
            if one.favors and two.favors:
                for name in of_favors:
                    of_favors[name] += getattr(one.favors, name) != getattr(two.favors, name)

    assert min(differing.values()) > 10, differing
    assert min(of_favors.values()) > 2, of_favors


def leak_view(
    monkeypatch: pytest.MonkeyPatch, change: Callable[[Game, PlayerView], PlayerView]
) -> None:
    """Let views show what they should not."""
    monkeypatch.setattr(secrecy, "view", lambda game, seat: change(game, view(game, seat)))


def another_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view shows the hand of seat 0 to all."""
    leak_view(monkeypatch, lambda game, seen: replace(seen, hand=card_names(game.state.hands[:7])))


def other_secret_counters(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view shows the secret counters of seat 0 as if they were open."""

    def change(game: Game, seen: PlayerView) -> PlayerView:
        counters = view(game, 0).secret_counters
        return replace(seen, seats=(replace(seen.seats[0], open_counters=counters),))

    leak_view(monkeypatch, change)


def the_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    """A number in a view depends on what is in the pile."""
    leak_view(monkeypatch, lambda game, seen: replace(seen, card_pile=game.state.pile[0]))


def the_next_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view shows how far the stream of chance is."""
    leak_view(monkeypatch, lambda game, seen: replace(seen, draw=game.state.chance.place[1]))


def other_discards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discards are shown with the cards played."""

    def change(game: Game, seen: PlayerView) -> PlayerView:
        return replace(seen, played={"dragon": sum(game.state.discards[::7])})

    leak_view(monkeypatch, change)


def turn_during_a_payment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others see that a payment is under way: nobody seems to be asked meanwhile."""

    def change(game: Game, seen: PlayerView) -> PlayerView:
        return replace(seen, to_act=None) if game.state.left else seen

    leak_view(monkeypatch, change)


def cards_leaving_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others see a hand shrink while its owner still chooses."""

    def change(game: Game, seen: PlayerView) -> PlayerView:
        return replace(seen, passes=sum(game.state.chosen))

    leak_view(monkeypatch, change)


def pass_when_nothing_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat whose counters fit nowhere passes by itself."""
    honest = plan._ask

    def ask(state: State, seat: int, events: list[Event]) -> None:
        honest(state, seat, events)
        if state.phase == 1 and len(plan.legal(state)) == 1:
            plan.play(state, PASS, events)

    monkeypatch.setattr(plan, "_ask", ask)


def end_when_no_step_can_be_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn ends by itself when no step can be paid."""
    honest = move._arrive

    def arrive(state: State, *rest: object) -> None:
        seat = state.seat
        honest(state, *rest)  # type: ignore[arg-type]
        stays = state.phase == MOVE and state.seat == seat
        if stays and move.legal(state) == [END] and state.hand_sizes[seat] <= HAND_LIMIT:
            move._end_turn(state, rest[-1])  # type: ignore[arg-type]

    monkeypatch.setattr(move, "_arrive", arrive)


def no_question_about_cards_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand whose cards are all alike is reduced unasked."""
    honest = move.play

    def play(state: State, action: Action, events: list[Event]) -> None:
        honest(state, action, events)
        while action.kind == "end" and state.left and len(move.legal(state)) == 1:
            honest(state, move.legal(state)[0], events)

    monkeypatch.setattr(move, "play", play)


def no_question_about_counters_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat whose counters are all of one kind is not asked which it keeps."""
    honest = keep._ask

    def ask(state: State, seat: int, events: list[Event]) -> None:
        base = seat * COUNTERS
        kinds = {k for k in range(COUNTERS) if state.open[base + k] + state.secret[base + k]}
        if state.done < state.players and state.held[seat] > 1 and len(kinds) == 1:
            keep._keep(state, seat, kinds.pop(), events, secret=False)
            ask(state, (seat + 1) % state.players, events)
        else:
            honest(state, seat, events)

    monkeypatch.setattr(keep, "_ask", ask)


def a_talking_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Out of turn one is told what the seat to act holds."""
    honest = Game.apply

    def apply(self: Game, action: Action, seat: int | None = None) -> list[Event]:
        try:
            return honest(self, action, seat)
        except NotYourTurn as error:
            raise NotYourTurn(f"{error}, who holds {view(self, self.to_act).hand}") from error

    monkeypatch.setattr(Game, "apply", apply)


def a_refusal_that_knows_the_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal in turn speaks of another hand."""
    honest = Game.apply

    def apply(self: Game, action: Action, seat: int | None = None) -> list[Event]:
        try:
            return honest(self, action, seat)
        except ActionError as error:
            other = view(self, 0 if self.to_act else 1).hand
            raise NotYourTurn(f"{error}; {other[:1]}") from error

    monkeypatch.setattr(Game, "apply", apply)


def secret_counters_on_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A covered screen offers what only its owner can know."""
    monkeypatch.setattr(secrecy, "open_actions", lambda game: game.legal_actions())


def news_of_a_payment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others are told when a seat that must discard ends its turn, before it has chosen."""
    honest = payment.begin

    def begin(state: State, cards: int, connection: int, *, free: bool = False) -> None:
        honest(state, cards, connection, free=free)
        if connection < 0 and state.hands[state.seat * 7] > 1:
            state.round = 3

    monkeypatch.setattr(payment, "begin", begin)


def news_in_another_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of a turn is told twice when a certain card stays in the hand."""
    honest = move._end_turn

    def end_turn(state: State, events: list[Event], *rest: object) -> None:
        if state.hands[state.seat * 7 + 6]:
            events.append(TurnEnded(state.seat, ()))
        honest(state, events, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(move, "_end_turn", end_turn)


def a_face_down_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view shows what lies face down."""

    def change(game: Game, seen: PlayerView) -> PlayerView:
        if seen.favors is None or game.state.favors is None:
            return seen
        tiles: dict[str, Favor | None] = {**named_tiles(game.state.favors)}
        return replace(seen, favors=replace(seen.favors, tiles=tiles))

    leak_view(monkeypatch, change)


def a_reserved_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat sees the cards it has reserved."""

    def change(game: Game, seen: PlayerView) -> PlayerView:
        if seen.seat is None or game.state.favors is None:
            return seen
        return replace(seen, discarded=card_names(game.state.favors.reserved, seen.seat * KINDS))

    leak_view(monkeypatch, change)


def another_town_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view shows the town card of seat 0."""
    leak_view(monkeypatch, lambda game, seen: replace(seen, town_card=view(game, 0).town_card))


def a_score_with_the_town_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """The standings take the distance to the destination into account before the end."""

    def standings(state: State) -> tuple[Standing, ...]:
        cards = state.town_cards
        away = end._distances(state, cards) if cards else None
        return rank(end._pieces(state), state.hand_sizes, away)

    monkeypatch.setattr(end, "standings", standings)


def counters_seen_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view shows the counters that another seat looks at."""

    def change(game: Game, seen: PlayerView) -> PlayerView:
        favors = game.state.favors
        return replace(seen, seen=counter_names(favors.seen)) if favors else seen

    leak_view(monkeypatch, change)


def an_extra_counter_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view shows the extra counter of seat 0."""
    leak_view(
        monkeypatch, lambda game, seen: replace(seen, extra_counter=view(game, 0).extra_counter)
    )


def an_offer_that_knows_the_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    """A favor that would give nothing is not offered, though its tile lies face down."""
    honest = favors.offer

    def offer(state: State, seat: int) -> None:
        honest(state, seat)
        held = state.favors
        if held and held.offer >= 0 and favors._gives_nothing(held, seat, held.tiles[held.offer]):
            held.offer = -1

    monkeypatch.setattr(favors, "offer", offer)


def a_decline_that_tells_the_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    """The news of a favor declined differ by the tile that stays face down."""
    honest = favors.decline

    def decline(state: State, events: list[Event]) -> None:
        held = state.favors
        if held and held.offer >= 0 and held.tiles[held.offer] < 2:
            events.append(TurnEnded(state.seat, ()))
        honest(state, events)

    monkeypatch.setattr(favors, "decline", decline)


def a_refusal_that_tells_the_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who would go on before it has decided about a favor is told what the tile is."""

    def answer_first(held: FavorState) -> IllegalAction:
        return refuse("favor-first", town=FAVORS[held.tiles[held.offer]])

    monkeypatch.setattr(favor, "answer_first", answer_first)


def a_reserved_card_in_the_news(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who reserves a card is told which."""

    def tell(event: Event, seat: int | None) -> dict[str, object]:
        own = event.type == "card_reserved" and event.seat == seat
        return to_json(event) if own else redact(event, seat)

    monkeypatch.setattr(secrecy, "redact", tell)


def counters_seen_on_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A covered screen offers to place the counters that its owner looks at."""

    def offered(game: Game) -> tuple[Action, ...]:
        seen = [a for a in game.legal_actions() if a.kind == "place-seen"]
        return (*open_actions(game), *seen)

    monkeypatch.setattr(secrecy, "open_actions", offered)


LEAKS: dict[str, tuple[Callable[[pytest.MonkeyPatch], None], Callable[[], list[Game]]]] = {
    "a view with another hand": (another_hand, begun),
    "a view with others' secret counters": (other_secret_counters, begun),
    "a view with the pile": (the_pile, begun),
    "a view with the place in the stream": (the_next_number, begun),
    "a view with others' discards": (other_discards, begun),
    "a turn that shows a payment": (turn_during_a_payment, begun),
    "cards that leave one by one": (cards_leaving_one_by_one, begun),
    "a pass because nothing fits": (pass_when_nothing_fits, crowded),
    "a turn ended because no step can be paid": (end_when_no_step_can_be_paid, turning),
    "discards not asked because all are alike": (no_question_about_cards_alike, turning),
    "a counter kept unasked because all are alike": (no_question_about_counters_alike, keeping),
    "a refusal out of turn that tells a hand": (a_talking_refusal, begun),
    "a refusal in turn that tells another hand": (a_refusal_that_knows_the_order, begun),
    "an open action that shows a secret counter": (secret_counters_on_offer, begun),
    "news before the choice is made": (news_of_a_payment, turning),
    "news in another number": (news_in_another_number, turning),
    "a view with a tile that lies face down": (a_face_down_tile, with_variants),
    "a view with a reserved card, to its owner": (a_reserved_card, favored),
    "a view with another town card": (another_town_card, with_variants),
    "a standing that takes a town card into account": (a_score_with_the_town_card, with_variants),
    "a view with counters that another looks at": (counters_seen_by_all, favored),
    "a view with another extra counter": (an_extra_counter_of_another, favored),
    "an offer that depends on a hidden tile": (an_offer_that_knows_the_tile, drained),
    "a decline that depends on a hidden tile": (a_decline_that_tells_the_tile, with_variants),
    "a refusal that tells a hidden tile": (a_refusal_that_tells_the_tile, with_variants),
    "news with a reserved card, to its owner": (a_reserved_card_in_the_news, favored),
    "an open action that shows a counter looked at": (counters_seen_on_offer, favored),
}


@pytest.mark.clause("SEE-5")
@pytest.mark.clause("SEE-2")
@pytest.mark.parametrize(("leak", "start"), LEAKS.values(), ids=LEAKS)
def test_a_planted_leak_is_found(
    monkeypatch: pytest.MonkeyPatch,
    leak: Callable[[pytest.MonkeyPatch], None],
    start: Callable[[], list[Game]],
) -> None:
    """Each way to give a secret away on purpose is found by the property."""
    games = start()
    leak(monkeypatch)

    assert next(leaks(games, tries=12), None)


@pytest.mark.clause("SEE-2")
@pytest.mark.parametrize("event", sorted(PRIVATE))
def test_news_that_are_not_redacted_are_found(monkeypatch: pytest.MonkeyPatch, event: str) -> None:
    """With redaction switched off for one kind of event the property fails."""
    monkeypatch.delitem(PRIVATE, event)

    assert next(leaks([*keeping(), *favored(), *begun()], tries=12), None)


@pytest.mark.clause("SEE-2")
def test_what_is_open_is_told_to_all_alike() -> None:
    """Of an event that counts as open nothing is withheld from anybody, and of others something."""
    kinds: set[tuple[str, bool]] = set()
    for number in range(24):
        game, dice = nth_game(number, "open")
        events = [*game.opening]
        for action in random_play(game, dice):
            events += game.copy().apply(action)
        seats = [None, *range(game.options.players)]
        for event in events:
            told = [redact(event, seat) for seat in seats]
            if event.type != "game_started":
                assert is_open(event) == all(each == told[0] for each in told)
            assert not is_open(event) or event.type != "game_started"
            kinds.add((event.type, is_open(event)))

    assert {("counter_drawn", True), ("counter_drawn", False), ("game_started", False)} <= kinds
