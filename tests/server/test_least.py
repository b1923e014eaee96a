"""The least action: in every phase there is one, and it comes to the turn's end."""

from __future__ import annotations

import random

import pytest

from elfenland.board.kinds import CARDS
from elfenland.rules import Game, Options, view
from elfenland.rules.actions import parse_action
from elfenland.server.least import LeastMind, least_action
from elfenland.testing.play import nth_game, random_play
from tests.rules.scenes import arrived, small


def least(game: Game) -> str:
    """What the table would play for the seat to act."""
    assert game.to_act is not None
    return least_action(view(game, game.to_act)).text


def played(game: Game, *texts: str) -> Game:
    """The game after these."""
    game = game.copy()
    for text in texts:
        game.apply(parse_action(text))
    return game


def to_the_turns_end(game: Game) -> list[str]:
    """What is played until another seat is to act, or another phase has begun."""
    game = game.copy()
    seat, phase, texts = game.to_act, game.phase, []
    while game.to_act == seat and game.phase == phase:
        texts.append(least(game))
        game.apply(parse_action(texts[-1]))
        assert len(texts) <= 12, texts
    return texts


@pytest.mark.parametrize("number", range(12))
def test_it_ends_every_turn(number: int) -> None:
    """In games of all variants, at any decision: legal, and never more than a turn has of it."""
    game, dice = nth_game(number, "least")
    look = random.Random(f"least {number}")
    for _ in random_play(game, dice):
        if look.random() < 0.1:
            to_the_turns_end(game)


def test_a_game_of_it_alone_ends() -> None:
    """If nobody comes any more the table comes to the end of the game."""
    for options in (Options(players=2, rounds=3), Options(players=6, favors="great")):
        game = Game.new(options, "nobody")
        while game.to_act is not None:
            game.apply(parse_action(least(game)))
        assert game.result is not None


def test_what_it_is() -> None:
    """DRAW-1, PLAN-1 and MOVE-1: the top of the pile, a pass, the end of the turn."""
    game = Game.new(Options(players=2), "what it is")
    seen: dict[str, set[str]] = {}
    dice = random.Random(1)
    while game.to_act is not None and game.round == 1:
        kind = least(game).split()[0]
        seen.setdefault(game.phase, set()).add(kind)
        game.apply(dice.choice(game.legal_actions()))

    assert seen["draw"] == {"draw"}
    assert seen["plan"] == {"pass"}
    assert seen["move"] <= {"end", "pay", "discard"}


def test_no_favor_and_no_placement() -> None:
    """GREAT-1 and TILE-3: it answers no; a Small Favor is left with the turn's end (SMALL-1)."""
    looking = played(arrived("two-counters"), "favor")

    assert least(arrived("draw-two")) == "no favor"
    assert least(looking) == "place none"
    assert least(small("draw-two")) == "end"


def test_the_first_four_cards_stay() -> None:
    """MOVE-9: of a hand of more the first four in the order of kinds are kept."""
    game = Game.new(Options(players=2), "four")
    while game.phase != "move":
        game.apply(parse_action(least(game)))
    seat = game.to_act
    assert seat is not None
    before = sorted(view(game, seat).hand, key=CARDS.index)
    texts = to_the_turns_end(game)
    after = played(game, *texts)

    assert len(before) > 4
    assert texts[0] == "end"
    assert texts[1:] == [f"discard {card}" for card in before[4:]]
    assert sorted(view(after, seat).hand, key=CARDS.index) == before[:4]


def test_a_payment_under_way_is_made() -> None:
    """MOVE-4: what its owner has begun is paid with the first cards that go."""
    for number in range(60):
        game, dice = nth_game(number, "caravans")
        for action in random_play(game, dice):
            if action.kind == "travel" and action.method == "caravan":
                begun = played(game, action.text)
                texts = to_the_turns_end(begun)
                hand = sorted(view(begun, game.to_act).hand, key=CARDS.index)
                pays = [text for text in texts if text.startswith("pay")]
                assert pays == [f"pay {card}" for card in hand[: len(pays)]]
                assert len(pays) in (3, 4)
                return
    raise AssertionError("nobody went by caravan")


def test_the_first_open_counter_is_kept() -> None:
    """ROUND-2: an open one where there is any, else a secret one."""
    for number in range(40):
        game, dice = nth_game(number, "keep", among=[Options(players=3)])
        for _ in random_play(game, dice):
            if game.phase == "keep":
                first = game.legal_actions()[0]
                has_open = bool(view(game, game.to_act).seats[game.to_act or 0].open_counters)
                assert least(game) == first.text
                assert first.text.startswith("keep secret") is not has_open
                return
    raise AssertionError("nobody was asked")


async def test_its_mind_is_the_same() -> None:
    """As a bot at a table it decides so."""
    game = Game.new(Options(players=2), "mind")
    mind = LeastMind()

    assert (await mind.choose(view(game, game.to_act))).text == least(game)
    await mind.close()
