"""A table as it is shown, without the game on it: seats, rules, invites."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import msgspec
import segno

from elfenland.board.chart import COSTS
from elfenland.board.kinds import ROAD_TERRAINS, TRANSPORTS, ChartName, Terrain, Transport
from elfenland.errors import TableError
from elfenland.rules.options import RULE_SETS, Options
from elfenland.server import wire, wire_setup

if TYPE_CHECKING:
    # A process that makes replays needs no database.
    from elfenland.server.stored import Invite

NAME_LENGTH: Final = 24
NOT_SHOWN: Final = "has characters that cannot be shown; leave them out."
COLOURS: Final = 6
LEAST: Final = "least"
"""The stand-in that is no bot: the table takes the action that does least."""
# They turn the direction of what follows, so that a name could dress up as another one.
_TURNING: Final = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)
_UNPRINTABLE: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})


def clean_name(text: str) -> str:
    """A name as it is kept: without space at its ends, and in one spelling of its letters.

    Raises:
        TableError: nothing is left of it, or it is too long, or it has characters that don't print.
    """
    name = unicodedata.normalize("NFC", text).strip()
    if not all(map(is_shown, name)):
        raise TableError("request.invalid", f"The name {name!r} {NOT_SHOWN}", 400)
    if not 1 <= len(name) <= NAME_LENGTH:
        message = f"The name {name!r} is not of 1 to {NAME_LENGTH} characters; choose another."
        raise TableError("request.invalid", message, 400)
    return name


def is_shown(character: str) -> bool:
    """Whether it prints, and leaves the direction of what follows as it is."""
    return unicodedata.category(character) not in _UNPRINTABLE and character not in _TURNING


def clean_setup(setup: wire_setup.NewTable, bots: Collection[str]) -> wire.TableSetup:
    """How a new table is set up, with its names cleaned and its bots out of these.

    Raises:
        TableError: a name or a bot is refused; the message names it.
    """
    seats = []
    for place, seat in enumerate(setup.seats):
        if (seat.kind == "bot") != (seat.bot is not None):
            message = f"Seat {place} is of kind {seat.kind!r}: a bot is named where a bot sits."
            raise TableError("request.invalid", message, 400)
        if seat.bot is not None and seat.bot not in bots:
            message = f"There is no bot {seat.bot!r}; there are {', '.join(sorted(bots))}."
            raise TableError("request.invalid", message, 400)
        seats.append(wire.NewSeat(seat.kind, clean_name(seat.name), seat.bot, seat.colour))
    _check_keeping(setup, bots)
    given = {name: getattr(setup, name) for name in wire.TableSetup.__struct_fields__}
    name = clean_name(setup.name) if setup.name is not None else None
    return wire.TableSetup(
        **given | {"name": name, "seats": seats, "origin": None, "lesson": False}
    )


def _check_keeping(setup: wire_setup.NewTable, bots: Collection[str]) -> None:
    if setup.stand_in != LEAST and setup.stand_in not in bots:
        message = (
            f"There is no stand-in {setup.stand_in!r}; "
            f"there are {', '.join([LEAST, *sorted(bots)])}."
        )
        raise TableError("request.invalid", message, 400)
    chosen = [seat.colour for seat in setup.seats if seat.colour is not None]
    if len(set(chosen)) < len(chosen):
        message = f"The colours {chosen} are not all different: each seat has one of its own."
        raise TableError("request.invalid", message, 400)
    clock = setup.clock
    if isinstance(clock, wire.LiveClock) and not clock.bank + clock.increment:
        message = "A clock with no bank and no increment leaves no time at all: give it some."
        raise TableError("request.invalid", message, 400)
    people = sum(seat.kind != "bot" for seat in setup.seats)
    if setup.take_backs == "free" and people > 1:
        message = (
            "Decisions are taken back at any time only where bots are the only others; "
            f"at this table {people} people sit. Choose take_backs 'turn'."
        )
        raise TableError("request.invalid", message, 400)


def check_reached(seats: Iterable[wire.NewSeat], *, is_open: bool) -> None:
    """Whether seats by link can be come to: ``is_open`` says that others reach this server.

    Raises:
        TableError: they cannot.
    """
    if not is_open and any(seat.kind == "link" for seat in seats):
        message = "For a seat by link, open the server to the local network first."
        raise TableError("network.closed", message)


def host(setup: wire.TableSetup) -> str:
    """After whom the table is called where it has no name: who made it, if they sit there."""
    here = (seat for kind in ("me", "screen") for seat in setup.seats if seat.kind == kind)
    return next(here, setup.seats[0]).name


def colours(setup: wire.TableSetup) -> list[int]:
    """The colour of each seat: the one it chose, else the next one that nobody has."""
    chosen = {seat.colour for seat in setup.seats}
    free = (colour for colour in range(COLOURS) if colour not in chosen)
    return [seat.colour if seat.colour is not None else next(free) for seat in setup.seats]


def seated(setup: wire.TableSetup) -> wire.TableSetup:
    """The same table with its seats by lot, where it is set up so."""
    if setup.seating == "chosen":
        return setup
    seats = random.SystemRandom().sample(setup.seats, len(setup.seats))
    return msgspec.structs.replace(setup, seats=seats)


def allows_hints(setup: wire.TableSetup) -> bool:
    """Whether a seat may ask for a hint: as it was set up, else where nobody comes by link."""
    if setup.hints is not None:
        return setup.hints
    return all(seat.kind != "link" for seat in setup.seats)


def rules_options(setup: wire.TableSetup) -> Options:
    """The options as the rules take them.

    Raises:
        OptionsError: there is no such game, or not in this version.
    """
    asked = setup.options
    return Options(
        players=len(setup.seats),
        rounds=asked.rounds,
        chart=asked.chart,
        town_cards=asked.town_cards,
        favors=asked.favors,
        start_seat=asked.start_seat,
    )


def asked_options(options: Options) -> wire.NewOptions:
    """The options as a new table asks for them: its seats give the number of players."""
    return wire.NewOptions(
        options.rounds, options.chart, options.town_cards, options.favors, options.start_seat
    )


def rule_set(options: Options) -> str:
    """The name of the whole rule set that a game is played by, ``custom`` for any other.

    Town cards and favors come on top of one (CHART-3): ``setup.options`` says which.
    """
    for known in RULE_SETS:
        if (known.rounds, known.chart) == (options.rounds, options.chart):
            return known.name
    return "custom"


def chart(name: ChartName) -> dict[Transport, dict[Terrain, int | None]]:
    """Cards by transport and terrain (CHART-1); no counter goes on rivers and lakes."""
    costs = COSTS[name]
    return {
        transport: {
            terrain: costs[row][column] or None for column, terrain in enumerate(ROAD_TERRAINS)
        }
        for row, transport in enumerate(TRANSPORTS)
    }


def seats(
    setup: wire.TableSetup,
    invites: tuple[Invite, ...],
    present: frozenset[int] = frozenset(),
    stand_ins: Mapping[int, wire.StandIn] = MappingProxyType({}),
) -> list[wire.SeatInfo]:
    """Who sits where, and what plays for them; bots are always there."""
    sitting = {invite.seat: invite.name for invite in invites}
    return [
        wire.SeatInfo(
            seat=place,
            name=sitting.get(place) or seat.name,
            kind=seat.kind,
            bot=seat.bot,
            taken=place not in sitting or sitting[place] is not None,
            connected=seat.kind == "bot" or place in present,
            colour=colour,
            stand_in=stand_ins.get(place),
        )
        for place, (seat, colour) in enumerate(zip(setup.seats, colours(setup), strict=True))
    ]


def open_invites(invites: tuple[Invite, ...], base_url: str) -> list[wire.Invite]:
    """The links of seats that are still free, as another device reaches them."""
    found = []
    for invite in invites:
        if invite.name is None:
            url = f"{base_url}/join/{invite.code}"
            found.append(wire.Invite(invite.seat, invite.code, url, qr(url)))
    return found


@lru_cache(maxsize=64)
def qr(url: str) -> str:
    """A picture of a link, as an SVG, for a camera."""
    code = segno.make_qr(url, error="m")
    return code.svg_inline(omitsize=True, svgclass=None, lineclass=None, dark="#000", light="#fff")
