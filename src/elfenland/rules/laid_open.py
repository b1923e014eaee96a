"""A game with everything that was hidden in it: for one that has ended (SEE-3), and for no other.

What nobody can know yet stays in the piles.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from elfenland.board.kinds import FAVORS, TRANSPORTS, Card, Favor, Transport
from elfenland.rules.game import Game
from elfenland.rules.state import COUNTERS, KINDS, NOTHING, State
from elfenland.rules.tables import TOWN_IDS, card_names, counter_names
from elfenland.rules.view import PlayerView, view


@dataclass(frozen=True, slots=True)
class OpenSeat:
    """What was hidden before one seat.

    ``reserved``: cards that lie face down by TILE-2. ``extra_counter``: waiting by TILE-4 for the
    next round. ``seen``: counters it looks at by TILE-3. ``town_card``: the town's id.
    """

    hand: tuple[Card, ...]
    secret_counters: tuple[Transport, ...]
    reserved: tuple[Card, ...]
    extra_counter: Transport | None
    seen: tuple[Transport, ...]
    town_card: str | None


def open_seats(game: Game) -> tuple[OpenSeat, ...]:
    """What was hidden, by seat."""
    return tuple(_open_seat(game.state, seat) for seat in range(game.state.players))


def open_view(game: Game) -> PlayerView:
    """What a spectator sees, with every favor tile face up."""
    seen = view(game, None)
    favors = game.state.favors
    if seen.favors is None or favors is None:
        return seen
    tiles: dict[str, Favor | None] = {
        town: FAVORS[tile]
        for town, tile in zip(TOWN_IDS, favors.tiles, strict=True)
        if tile != NOTHING
    }
    return replace(seen, favors=replace(seen.favors, tiles=tiles))


def _open_seat(state: State, seat: int) -> OpenSeat:
    favors, towns = state.favors, state.town_cards
    extra = favors.extra[seat] if favors else NOTHING
    return OpenSeat(
        hand=card_names(state.hands, seat * KINDS),
        secret_counters=counter_names(state.secret, seat * COUNTERS),
        reserved=card_names(favors.reserved, seat * KINDS) if favors else (),
        extra_counter=None if extra == NOTHING else TRANSPORTS[extra],
        seen=counter_names(favors.seen) if favors and seat == state.seat else (),
        town_card=None if towns is None else TOWN_IDS[towns[seat]],
    )
