"""Worlds as one seat may believe them: whole games that agree with all that its view shows.

What it cannot know is dealt evenly from the pieces it has not seen. Nothing here looks at a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from elfenland.board.kinds import (
    CARD_INDEX,
    CARDS_OF_EACH,
    COUNTERS_OF_EACH,
    FAVORS,
    FAVORS_OF_EACH,
    TRANSPORT_INDEX,
)
from elfenland.board.map import BOARD
from elfenland.rules import Game, PlayerView
from elfenland.rules.chance import Chance
from elfenland.rules.phases import payment
from elfenland.rules.state import (
    ALL_PIECES,
    COUNTERS,
    DRAW,
    HAND_LIMIT,
    KINDS,
    NOTHING,
    PHASES,
    FavorState,
    State,
)
from elfenland.rules.tables import TOWN_CARDS
from elfenland.rules.view import FavorsView


def sample(view: PlayerView, dice: Random) -> Game:
    """One such world; ``dice`` decide it, and from then on it has a chance of its own."""
    return next(worlds(view, dice))


def worlds(
    view: PlayerView, dice: Random, drawn: Sequence[Sequence[int]] | None = None
) -> Iterator[Game]:
    """World after world, without end; each stands exactly where the view stands.

    That another seat is in the middle of a payment cannot be seen; in these worlds none is.

    ``drawn``: by seat, how many counters of each kind it has drawn face up in this round. Others
    are then the more likely to hold cards, the better these fit the counters they drew.
    """
    known = _known(view)
    unseen = _Unseen.of(view, known, drawn)
    while True:
        state = known.copy()
        unseen.deal(state, dice)
        state.chance = Chance(f"belief {dice.getrandbits(64):x}")
        yield Game(state)


@dataclass(slots=True)
class _Unseen:
    """What the view's seat has not seen: pieces by kind, one by one, and where they may be.

    discards: how many cards the others have discarded. looked_at: how many counters another looks
    at. tiles, towns: favors that lie face down, and where. town_cards: by seat, where known.
    """

    viewer: int | None
    cards: list[int]
    discards: int
    counters: list[int]
    secret_counters: list[int]
    looked_at: int
    tiles: list[int]
    towns: list[int]
    town_cards: list[int | None]
    drawn: Sequence[Sequence[int]] | None

    @classmethod
    def of(cls, view: PlayerView, known: State, drawn: Sequence[Sequence[int]] | None) -> _Unseen:
        favors = known.favors
        others = [seat for seat in range(known.players) if seat != view.seat]
        cards = [
            count - known.played[kind] - sum(known.hands[kind::KINDS] + known.discards[kind::KINDS])
            for kind, count in enumerate(CARDS_OF_EACH)
        ]
        in_hands = sum(known.hand_sizes[seat] for seat in others)
        reserved = sum(favors.reserved_sizes) if favors else 0
        counters = [
            COUNTERS_OF_EACH
            - known.display.count(kind)
            - known.lies.count(kind)
            - sum(known.open[kind::COUNTERS] + known.secret[kind::COUNTERS])
            - (favors.extra.count(kind) + favors.seen[kind] if favors else 0)
            for kind in range(COUNTERS)
        ]
        secret = [0 if own.seat == view.seat else own.secret_counters for own in view.seats]
        extra = sum(own.extra_counters for own in view.seats if own.seat != view.seat)
        towns = _face_down(view.favors) if view.favors else []
        return cls(
            viewer=view.seat,
            cards=_singly(cards),
            discards=sum(cards) - in_hands - reserved - known.pile_size,
            counters=_singly(counters),
            secret_counters=secret,
            looked_at=sum(counters) - sum(secret) - extra - known.counters_size,
            tiles=_singly(_tiles_left(favors)) if favors else [],
            towns=towns,
            town_cards=_town_cards(view),
            drawn=drawn,
        )

    def deal(self, state: State, dice: Random) -> None:
        """Put everything that is unseen somewhere, into a copy of what is known."""
        others = [seat for seat in range(state.players) if seat != self.viewer]
        self._deal_cards(state, others, dice)
        self._deal_counters(state, others, dice)
        if state.favors is not None and self.towns:
            tiles = list(state.favors.tiles)
            mixed = dice.sample(self.tiles, len(self.tiles))
            for town, tile in zip(self.towns, mixed, strict=True):
                tiles[town] = tile
            state.favors.tiles = tuple(tiles)
        if state.options.town_cards:
            left = [town for town in TOWN_CARDS if town not in self.town_cards]
            dice.shuffle(left)
            state.town_cards = tuple(
                left.pop() if town is None else town for town in self.town_cards
            )

    def _deal_cards(self, state: State, others: Sequence[int], dice: Random) -> None:
        cards = dice.sample(self.cards, len(self.cards))
        for seat in others:
            size = state.hand_sizes[seat]
            if self.drawn is not None:
                _put_last(cards, size, self.drawn[seat], dice)
            _take(cards, size, state.hands, seat * KINDS)
        if self.discards:
            # Whose they are makes no difference to anything: they come back all together.
            _take(cards, self.discards, state.discards, others[0] * KINDS)
        if (favors := state.favors) is not None:
            for seat, size in enumerate(favors.reserved_sizes):
                _take(cards, size, favors.reserved, seat * KINDS)
        state.pile = [0] * KINDS
        _take(cards, len(cards), state.pile, 0)

    def _deal_counters(self, state: State, others: Sequence[int], dice: Random) -> None:
        counters = dice.sample(self.counters, len(self.counters))
        for seat, size in enumerate(self.secret_counters):
            _take(counters, size, state.secret, seat * COUNTERS)
        if (favors := state.favors) is not None:
            for seat in others:
                if favors.extra[seat] == _SOME:
                    favors.extra[seat] = counters.pop()
            _take(counters, self.looked_at, favors.seen, 0)
        state.counters = [0] * COUNTERS
        _take(counters, len(counters), state.counters, 0)


HANDS: Final = 5
"""From so many hands the one is chosen that a seat has, by what it has drawn."""
LIKELIER: Final = 2.5
"""How much likelier one card more makes a hand for which the seat drew a counter."""
MOST_FITTING: Final = 3
"""No more cards of a kind than these count."""
_SOME: Final = COUNTERS
"""Stands for an extra counter of an unknown kind until it is dealt."""


def _known(view: PlayerView) -> State:
    """The state as far as the view shows it; what is hidden is missing."""
    state = State(view.options, view.start_seat, Chance(""))
    state.round = view.round
    state.phase = PHASES.index(view.phase)
    state.seat = NOTHING if view.to_act is None else view.to_act
    turns = 0 if view.to_act is None else (view.to_act - view.start_seat) % state.players
    state.done = turns + (state.players * (view.draw - 1) if state.phase == DRAW else 0)
    state.passes = view.passes
    state.result = view.result
    state.display = [TRANSPORT_INDEX[counter] for counter in view.display]
    state.pile_size, state.counters_size = view.card_pile, view.counter_pile
    for card, count in view.played.items():
        state.played[CARD_INDEX[card]] = count
    for lying in view.roads:
        road = BOARD.connection_index[lying.road]
        state.lies[road] = TRANSPORT_INDEX[lying.counter]
        state.bare &= ~(1 << road)
        state.blocked |= lying.obstacle << road
    _know_seats(view, state)
    if view.favors is not None:
        state.favors = _favors(view, view.favors)
    if view.seat is not None:
        _know_own(view, state, view.seat)
    return state


def _know_seats(view: PlayerView, state: State) -> None:
    for own in view.seats:
        seat = own.seat
        state.boots[seat] = BOARD.town_index[own.boot]
        state.wanted[seat] = ALL_PIECES & ~sum(1 << BOARD.town_index[t] for t in own.collected)
        state.hand_sizes[seat] = own.cards
        state.held[seat] = len(own.open_counters) + own.secret_counters
        state.obstacles[seat] = own.obstacles
        for counter in own.open_counters:
            state.open[seat * COUNTERS + TRANSPORT_INDEX[counter]] += 1


def _know_own(view: PlayerView, state: State, seat: int) -> None:
    for card in view.hand:
        state.hands[seat * KINDS + CARD_INDEX[card]] += 1
    for card in view.discarded:
        state.discards[seat * KINDS + CARD_INDEX[card]] += 1
    for counter in view.secret_counters:
        state.secret[seat * COUNTERS + TRANSPORT_INDEX[counter]] += 1
    if view.payment is not None:
        chosen = [CARD_INDEX[card] for card in view.payment.paid]
        step = BOARD.connection_index[view.payment.connection]
        payment.begin(state, view.payment.left, step, free=view.payment.free_path)
        _name(state, chosen)
    elif view.discards:
        _know_discards(view, state)


def _know_discards(view: PlayerView, state: State) -> None:
    """The cards named of a hand reduction: some after which the same may be named next.

    That depends on how many of the last kind were named; the rest are the first of those below.
    """
    hand = sorted(CARD_INDEX[card] for card in view.hand)
    named = len(hand) - HAND_LIMIT - view.discards
    legal = list(view.legal)
    for kind in dict.fromkeys(hand):
        first = hand.index(kind)
        for count in range(max(0, named - first), min(named, hand.count(kind)) + 1):
            payment.begin(state, view.discards, NOTHING)
            state.chosen = [0] * KINDS
            _name(state, hand[: named - count] + [kind] * count)
            if payment.legal(state) == legal:
                return
    raise AssertionError("no cards can have been named before these")


def _name(state: State, chosen: Sequence[int]) -> None:
    for kind in chosen:
        state.chosen[kind] += 1
        state.least = kind


def _favors(view: PlayerView, shown: FavorsView) -> FavorState:
    tiles = [NOTHING] * len(BOARD.towns)
    face_up = 0
    for town, tile in shown.tiles.items():
        if tile is not None:
            tiles[BOARD.town_index[town]] = FAVORS.index(tile)
            face_up |= 1 << BOARD.town_index[town]
    great = view.options.favors == "great"
    favors = FavorState(len(view.seats), tuple(tiles), great=great, face_up=face_up)
    favors.obstacle_pool = shown.obstacle_pool
    favors.free_path_pool = shown.free_path_pool
    favors.free_paths = [own.free_paths for own in view.seats]
    favors.reserved_sizes = [own.reserved_cards for own in view.seats]
    favors.extra = [_SOME if own.extra_counters else NOTHING for own in view.seats]
    if view.seat is not None and view.extra_counter is not None:
        favors.extra[view.seat] = TRANSPORT_INDEX[view.extra_counter]
    if shown.offer is not None:
        favors.offer = BOARD.town_index[shown.offer]
    favors.looking = shown.looking
    for counter in view.seen:
        favors.seen[TRANSPORT_INDEX[counter]] += 1
    return favors


def _face_down(shown: FavorsView) -> list[int]:
    return [BOARD.town_index[town] for town, tile in shown.tiles.items() if tile is None]


def _tiles_left(favors: FavorState) -> list[int]:
    return [count - favors.tiles.count(tile) for tile, count in enumerate(FAVORS_OF_EACH)]


def _town_cards(view: PlayerView) -> list[int | None]:
    if view.town_cards is not None:
        return [BOARD.town_index[town] for town in view.town_cards]
    found: list[int | None] = [None] * len(view.seats)
    if view.seat is not None and view.town_card is not None:
        found[view.seat] = BOARD.town_index[view.town_card]
    return found


def _put_last(cards: list[int], size: int, drawn: Sequence[int], dice: Random) -> None:
    """Have a hand that fits what was drawn be the last cards: one of several, the likelier."""
    starts = range(0, len(cards) - size + 1, size or 1)[:HANDS]
    odds = [LIKELIER ** _fit(cards[start : start + size], drawn) for start in starts]
    start = dice.choices(starts, odds)[0]
    hand = cards[start : start + size]
    del cards[start : start + size]
    cards += hand


def _fit(hand: Sequence[int], drawn: Sequence[int]) -> int:
    return sum(min(hand.count(kind), MOST_FITTING) for kind, count in enumerate(drawn) if count)


def _singly(counts: Sequence[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _take(pieces: list[int], size: int, counts: list[int], base: int) -> None:
    for _ in range(size):
        counts[base + pieces.pop()] += 1
