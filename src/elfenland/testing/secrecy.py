"""Secrecy as a property: what a seat sees does not depend on what it cannot know (SEE-1 to SEE-5).

``twin`` makes another truth that a seat could not tell apart; ``tells`` names what gives one away.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from elfenland.errors import ActionError
from elfenland.rules.actions import (
    ACTIONS,
    Action,
    DiscardCard,
    EndTurn,
    KeepCounter,
    Travel,
    UseFavor,
)
from elfenland.rules.chance import Chance
from elfenland.rules.events import redact
from elfenland.rules.game import Game
from elfenland.rules.phases.favor import must_answer
from elfenland.rules.state import COUNTERS, HAND_LIMIT, KINDS, MOVE, NOTHING, FavorState, State
from elfenland.rules.tables import TOWN_CARDS
from elfenland.rules.view import open_actions, view
from elfenland.testing.play import random_play

Viewer: TypeAlias = int | None
"""A seat, or None for a spectator."""

REFUSALS_TRIED = 8


def twin(
    game: Game,
    viewer: Viewer,
    rng: random.Random,
    *,
    same_payment: bool = False,
    same_tile: bool = False,
    same_town_cards: bool = False,
) -> Game:
    """Another game that ``viewer`` could not tell from this one; this one is left as it is.

    All that it cannot know is dealt anew: other hands and discards, the draw pile and all reserved
    cards, others' secret and extra counters, the counters they look at and the face-down pile, the
    tiles that lie face down, others' town cards and those out of the game, the stream of chance,
    and whether and how another seat is paying.

    With ``same_payment`` as many cards are named and missing as here; those of a caravan, which
    will be seen in the end, are the same. ``same_tile``: the tile of the favor that is open stays.
    """
    other = game.copy()
    state = other.state
    payer = state.seat
    favors = state.favors
    answering = favors is not None and must_answer(favors)
    hidden = state.phase == MOVE and payer != viewer and not answering
    paying = hidden and state.left > 0
    caravan = paying and same_payment and state.step != NOTHING
    kept = _kept_for_payment(state, rng) if caravan else [0] * KINDS
    _deal_cards(state, viewer, rng, payer, kept)
    _deal_counters(state, viewer, rng)
    if favors is not None and favors.great:
        favors.tiles = _other_tiles(favors, rng, same=favors.offer if same_tile else NOTHING)
    if state.town_cards is not None and not same_town_cards:
        state.town_cards = _other_town_cards(state.town_cards, viewer, rng)
    state.chance = Chance(f"twin {rng.random()}")
    if hidden and not same_payment:
        _stop_paying(state)
        if (surplus := state.hand_sizes[payer] - HAND_LIMIT) > 0 and rng.random() < 0.5:
            _discard(state, rng, surplus, rng.randrange(surplus))
    elif paying and not caravan:
        named = sum(state.chosen)
        _discard(state, rng, named + state.left, named)
    return other


def twin_before(game: Game, action: Action, viewer: Viewer, rng: random.Random) -> Game:
    """A twin in which what ``action`` brings into the open is as here.

    That is: the cards of a payment, the tile of a favor that is used, and the town cards when the
    game ends by it (SEE-4).
    """
    after = game.copy()
    after.apply(action)
    return twin(
        game,
        viewer,
        rng,
        same_payment=True,
        same_tile=isinstance(action, UseFavor),
        same_town_cards=after.to_act is None,
    )


def _other_tiles(favors: FavorState, rng: random.Random, *, same: int) -> tuple[int, ...]:
    """The tiles with those that lie face down in other places; town ``same`` keeps its own."""
    tiles = list(favors.tiles)
    hidden = [
        town
        for town, tile in enumerate(tiles)
        if tile != NOTHING and not favors.face_up >> town & 1 and town != same
    ]
    mixed = rng.sample([tiles[town] for town in hidden], len(hidden))
    for town, tile in zip(hidden, mixed, strict=True):
        tiles[town] = tile
    return tuple(tiles)


def _other_town_cards(
    cards: tuple[int, ...], viewer: Viewer, rng: random.Random
) -> tuple[int, ...]:
    own = None if viewer is None else cards[viewer]
    others = rng.sample([card for card in TOWN_CARDS if card != own], len(cards))
    return tuple(card if seat == viewer else others[seat] for seat, card in enumerate(cards))


def _deal_cards(
    state: State, viewer: Viewer, rng: random.Random, payer: int, kept: list[int]
) -> None:
    """Mix the hidden cards; of the payer's hand, ``kept`` stays."""
    others = [seat for seat in range(state.players) if seat != viewer]
    favors = state.favors
    pool = _pieces(state.pile)
    if favors is not None:
        for seat in range(state.players):
            pool += _pieces(favors.reserved[seat * KINDS : (seat + 1) * KINDS])
    for seat in others:
        part = slice(seat * KINDS, (seat + 1) * KINDS)
        hand = state.hands[part]
        if seat == payer:
            hand = [held - stays for held, stays in zip(hand, kept, strict=True)]
        pool += _pieces(hand) + _pieces(state.discards[part])
    rng.shuffle(pool)
    for seat in others:
        part = slice(seat * KINDS, (seat + 1) * KINDS)
        stay = kept if seat == payer else [0] * KINDS
        drawn = _take(pool, state.hand_sizes[seat] - sum(stay), KINDS)
        state.hands[part] = [a + b for a, b in zip(drawn, stay, strict=True)]
        state.discards[part] = _take(pool, sum(state.discards[part]), KINDS)
    if favors is not None:
        for seat, size in enumerate(favors.reserved_sizes):
            favors.reserved[seat * KINDS : (seat + 1) * KINDS] = _take(pool, size, KINDS)
    state.pile = _take(pool, len(pool), KINDS)


def _deal_counters(state: State, viewer: Viewer, rng: random.Random) -> None:
    others = [seat for seat in range(state.players) if seat != viewer]
    favors = state.favors
    pool = _pieces(state.counters)
    for seat in others:
        pool += _pieces(state.secret[seat * COUNTERS : (seat + 1) * COUNTERS])
        if favors is not None and favors.extra[seat] != NOTHING:
            pool.append(favors.extra[seat])
    if favors is not None and state.seat != viewer:
        pool += _pieces(favors.seen)
    rng.shuffle(pool)
    for seat in others:
        part = slice(seat * COUNTERS, (seat + 1) * COUNTERS)
        state.secret[part] = _take(pool, sum(state.secret[part]), COUNTERS)
        if favors is not None and favors.extra[seat] != NOTHING:
            favors.extra[seat] = pool.pop()
    if favors is not None and state.seat != viewer:
        favors.seen = _take(pool, sum(favors.seen), COUNTERS)
    state.counters = _take(pool, len(pool), COUNTERS)


def _kept_for_payment(state: State, rng: random.Random) -> list[int]:
    """The cards named so far, and as many that may follow as are missing."""
    kept = state.chosen[:]
    base = state.seat * KINDS
    spare = [state.hands[base + kind] - state.chosen[kind] for kind in range(KINDS)]
    following = _pieces([n if kind >= state.least else 0 for kind, n in enumerate(spare)])
    for kind in rng.sample(following, state.left):
        kept[kind] += 1
    return kept


def _stop_paying(state: State) -> None:
    state.chosen = [0] * KINDS
    state.left = state.least = 0
    state.step = NOTHING
    state.free = False


def _discard(state: State, rng: random.Random, surplus: int, named: int) -> None:
    """Let the seat to act be in the middle of discarding other cards."""
    base = state.seat * KINDS
    go = sorted(rng.sample(_pieces(state.hands[base : base + KINDS]), surplus))
    _stop_paying(state)
    state.left = surplus - named
    for kind in go[:named]:
        state.chosen[kind] += 1
        state.least = kind


def _pieces(counts: Sequence[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _take(pool: list[int], size: int, kinds: int) -> list[int]:
    counts = [0] * kinds
    for _ in range(size):
        counts[pool.pop()] += 1
    return counts


def tells(game: Game, viewer: Viewer, rng: random.Random) -> Iterator[str]:
    """What ``viewer`` could tell from the hidden truth as the game stands; nothing, if all is well.

    Compares with a twin: the view, the open actions, who is to act, the standings, and what
    actions are refused with.
    """
    other = twin(game, viewer, rng)
    here, there = view(game, viewer), view(other, viewer)
    for name in type(here).__dataclass_fields__:
        if (one := getattr(here, name)) != (two := getattr(there, name)):
            yield f"{_name(viewer)} sees {name} {one} or {two}"
    if open_actions(game) != open_actions(other):
        yield f"{_name(viewer)} is offered other open actions"
    if (game.to_act, game.standings()) != (other.to_act, other.standings()):
        yield f"{_name(viewer)} sees another turn or standing"
    if viewer is not None:
        for action in rng.sample(ACTIONS, REFUSALS_TRIED):
            if (one := _refused(game, action, viewer)) != (two := _refused(other, action, viewer)):
                yield f"{_name(viewer)} asks {action} and hears {one!r} or {two!r}"


def told(game: Game, action: Action, viewer: Viewer, rng: random.Random) -> Iterator[str]:
    """What ``viewer`` could tell from the news of ``action``, which is not played on ``game``.

    Compares with a twin in which the same is done, or what looks the same to the viewer: the news
    in number and content, and what the viewer sees next. Where chance was asked, what it gave may
    differ, and only that.
    """
    mine, yours = game.copy(), twin_before(game, action, viewer, rng)
    same = [
        a for a in yours.legal_actions() if _looks(yours, a, viewer) == _looks(mine, action, viewer)
    ]
    if not same:
        return
    places = mine.state.chance.place, yours.state.chance.place
    news = [redact(event, viewer) for event in mine.apply(action)]
    other_news = [redact(event, viewer) for event in yours.apply(rng.choice(same))]
    by_chance = (mine.state.chance.place, yours.state.chance.place) != places
    one, two = (
        [_shape(e, viewer) if by_chance else e for e in told] for told in (news, other_news)
    )
    if one != two:
        yield f"after {action} {_name(viewer)} is told {news} or {other_news}"
    elif mine.to_act != yours.to_act:
        yield f"after {action} {_name(viewer)} sees seat {mine.to_act} or {yours.to_act} to act"
    elif not by_chance and view(mine, viewer) != view(yours, viewer):
        yield f"after {action} {_name(viewer)} sees another position"


def _looks(game: Game, action: Action, viewer: Viewer) -> str:
    """What an action looks like to a viewer: the text, or a word for what is done in secret."""
    if viewer == game.to_act:
        return action.text
    if isinstance(action, DiscardCard):
        return "discard"
    if isinstance(action, KeepCounter) and action.secret:
        return "keep secret"
    if isinstance(action, Travel) and action.method == "caravan":
        return "think"
    if isinstance(action, EndTurn) and game.state.hand_sizes[game.state.seat] > HAND_LIMIT:
        return "think"
    return action.text


def whole_game(game: Game, rng: random.Random, viewers: int = 1) -> Iterator[str]:
    """Play the game on to its end at random, and name all that gives a hidden truth away.

    At each decision ``viewers`` seats or spectators, drawn at random, look.
    """
    everybody: list[Viewer] = [None, *range(game.options.players)]
    for action in random_play(game, rng):
        for viewer in rng.sample(everybody, viewers):
            yield from tells(game, viewer, rng)
            yield from told(game, action, viewer, rng)


def _refused(game: Game, action: Action, seat: int) -> str:
    trial = game.copy()
    try:
        trial.apply(action, seat)
    except ActionError as error:
        return f"{type(error).__name__} {error} {vars(error)}"
    return ""


def _shape(event: dict[str, Any], viewer: Viewer) -> dict[str, Any]:
    """A told event without what a draw gave that the viewer may see; the keys and numbers stay."""
    own = event.get("seat") == viewer
    drawn = {
        "counter_drawn": event.get("source") == "pile" and (own or not event["secret"]),
        "display_refilled": True,
        "cards_dealt": own,
        "reserved_taken": own,
        "cards_drawn": own,
        "counters_seen": own,
        "extra_counter_taken": own,
    }
    if not drawn.get(event["type"], False):
        return event
    return {
        key: (len(value) if isinstance(value, list) else "drawn")
        if key in ("counter", "counters", "display", "cards")
        else value
        for key, value in event.items()
    }


def _name(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
