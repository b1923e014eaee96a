"""Secrecy as a property of whole games (SEE-1 to SEE-5), and the leaks it would find."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from elfenland.board import BOARD, Transport
from elfenland.errors import ActionError, NotYourTurn
from elfenland.rules import Action, Game, PlayerView, view
from elfenland.rules.events import PRIVATE, Event, TurnEnded
from elfenland.rules.invariants import problems
from elfenland.rules.phases import keep, move, plan
from elfenland.rules.state import COUNTERS, HAND_LIMIT, MOVE, State
from elfenland.rules.tables import END, PASS, card_names
from elfenland.testing import secrecy
from elfenland.testing.play import nth_game, random_play
from elfenland.testing.positions import position

CLAUSES = [pytest.mark.clause(f"SEE-{n}") for n in (1, 2, 3, 5)]


def leaks(games: list[Game], tries: int) -> Iterator[str]:
    """What the property finds in these games, each played on from where it stands."""
    for number in range(tries):
        for game in games:
            yield from secrecy.whole_game(game.copy(), random.Random(number), viewers=2)


def begun() -> list[Game]:
    """Games of some options, just begun."""
    return [nth_game(number, "secrecy")[0] for number in (0, 1, 7)]


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


STARTS: dict[str, Callable[[], list[Game]]] = {
    "whole games": begun,
    "a crowded board": crowded,
    "travel turns": turning,
    "keeping": keeping,
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
    differing = {"hands": 0, "secret": 0, "pile": 0, "counters": 0, "discards": 0, "chosen": 0}
    for number in range(8):
        game, dice = nth_game(number, "twins")
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

    assert min(differing.values()) > 10, differing


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
    honest = move._open_payment

    def open_payment(state: State, cards: int, connection: int) -> None:
        honest(state, cards, connection)
        if connection < 0 and state.hands[state.seat * 7] > 1:
            state.round = 3

    monkeypatch.setattr(move, "_open_payment", open_payment)


def news_in_another_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of a turn is told twice when a certain card stays in the hand."""
    honest = move._end_turn

    def end_turn(state: State, events: list[Event], *rest: object) -> None:
        if state.hands[state.seat * 7 + 6]:
            events.append(TurnEnded(state.seat, ()))
        honest(state, events, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(move, "_end_turn", end_turn)


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

    assert next(leaks([*keeping(), *begun()], tries=12), None)
