"""What a sketched tour still lacks, with the payment of the whole of it at its least."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from itertools import pairwise, zip_longest
from typing import TypeVar

from elfenland.board.kinds import (
    CARDS,
    TRANSPORT_INDEX,
    TRANSPORTS,
    Card,
    ChartName,
    Transport,
)
from elfenland.board.map import BOARD
from elfenland.errors import SketchError
from elfenland.routes.ground import KINDS, Ground, ground
from elfenland.routes.legs import NOTHING, Counts, Gone, Leg, State
from elfenland.routes.onward import onward
from elfenland.routes.sketch import Going, Lies, Sketch, SketchLeg
from elfenland.routes.sketching import MOST_LEGS, Tours
from elfenland.routes.tour import without_cheapest
from elfenland.rules.actions import Method
from elfenland.rules.tables import ALLOWED
from elfenland.rules.view import PlayerView

T = TypeVar("T")


def missing(
    view: PlayerView,
    towns: Sequence[str],
    card_values: Sequence[float] = (1.0,) * KINDS,
    by: Sequence[str | None] = (),
    to: str | None = None,
) -> Sketch:
    """What a tour through ``towns``, from the town where the boot stands on, lacks and leaves.

    It can be asked at any time, of what lies then: outside phase 5 with one's own counters, which
    may be laid on bare roads. The tour lacks as few cards as can be, of such as few counters, and
    of such it costs fewest cards; a caravan takes those worth least by ``card_values``. ``by``
    names the connections of the legs from the first on, None where either will do. With ``to`` the
    tour goes on to this town, by the way with which all of this is least, and of such by the one of
    fewest legs. What favors may bring on the way is left out. Exact, unless it goes more than three
    roads twice on which a counter is still to be laid.

    Raises:
        SketchError: a town is unknown, not next to the one before, or the first not the boot's; a
            leg has another connection; or ``to`` is unknown, or where the tour ends already, or no
            tour of ``MOST_LEGS`` leads there.
        ValueError: it is a spectator's view, which has no hand.
    """
    here = ground(view)
    chart = view.options.chart
    _check(towns, BOARD.towns[here.town].id, to)
    counters = _counters(view)
    first = State(here.hand, sum(here.hand), here.free_paths, counters)
    legs = _legs(here, chart, towns, by)
    if to is None:
        gone = Tours(first, legs).best()
    else:
        way = onward(here, chart, first, legs, towns[-1], to)
        towns, legs, gone = [*towns, *way.towns], [*legs, *way.legs], way.gone
    payable = Tours(first, legs).payable()
    last = gone[-1].after if gone else first
    left = without_cheapest(last.hand, sum(last.hand) - last.left, card_values)
    told = []
    wanted = here.wanted
    for number, ((start, end), cards) in enumerate(
        zip(pairwise(towns), _payments(here.hand, gone, left), strict=True)
    ):
        piece = 1 << BOARD.town_index[end]
        later = {further.manner.road for further in gone[number + 1 :]}
        told.append(
            SketchLeg(
                start=start,
                to=end,
                going=_going(view, gone[number], counters, later),
                cards=cards,
                lacking=gone[number].lacking,
                payable=number < payable,
                new=bool(wanted & piece),
            )
        )
        wanted &= ~piece
    return Sketch(
        legs=tuple(told),
        lacking_cards=sum(leg.lacking for leg in gone),
        lacking_counters=sum(leg.manner.lacks for leg in gone),
        cards=_named(CARDS, left),
        counters=_named(TRANSPORTS, last.counters),
        free_paths=last.free,
        new=sum(leg.new for leg in told),
    )


def _check(towns: Sequence[str], boot: str, to: str | None) -> None:
    for town in (*towns, *([] if to is None else [to])):
        if town not in BOARD.town_index:
            raise SketchError(f"there is no town {town!r}; there are {', '.join(BOARD.town_index)}")
    if not towns or towns[0] != boot:
        begins = f"begins in {towns[0]}" if towns else "names no town"
        raise SketchError(f"the sketch {begins}; it has to begin where the boot stands, in {boot}")
    if len(towns) > MOST_LEGS + 1:
        raise SketchError(f"the sketch has {len(towns) - 1} legs; {MOST_LEGS} are the most")
    for start, end in pairwise(towns):
        if end not in BOARD.neighbours(start):
            near = ", ".join(sorted(BOARD.neighbours(start)))
            raise SketchError(f"nothing joins {start} and {end}; next to {start} are {near}")
    if to == towns[-1]:
        raise SketchError(f"the sketch ends in {to} already; name another town to go on to")


def _legs(
    here: Ground, chart: ChartName, towns: Sequence[str], by: Sequence[str | None]
) -> list[Leg]:
    """The legs between the towns, each by the connection that is named, or by all there are."""
    pairs = list(pairwise(towns))
    if len(by) > len(pairs):
        raise SketchError(f"the sketch names {len(by)} connections for {len(pairs)} legs")
    legs = []
    for (start, to), named in zip_longest(pairs, by):
        between = BOARD.between(start, to)
        among = tuple(c for c in between if named in (None, c.id))
        if not among:
            there = " and ".join(connection.id for connection in between)
            raise SketchError(f"{named!r} does not join {start} and {to}; what does: {there}")
        legs.append(Leg.of(here, start, to, chart, among))
    return legs


def _counters(view: PlayerView) -> Counts:
    """One's own counters that can be laid, by kind."""
    if view.phase == "move" or view.seat is None:
        return (0,) * len(TRANSPORTS)
    held = view.seats[view.seat].open_counters + view.secret_counters
    return tuple(held.count(kind) for kind in TRANSPORTS)


def _payments(hand: Counts, legs: Sequence[Gone], left: Counts) -> Iterator[tuple[Card, ...]]:
    """The cards that each leg is paid with: by kind, or of what all this leaves for caravans."""
    paid = [(leg.manner.kind, leg.manner.cards - leg.lacking) for leg in legs]
    pool = list(hand)
    for kind, count in paid:
        if kind != NOTHING:
            pool[kind] -= count
    owed = _named(CARDS, [have - keep for have, keep in zip(pool, left, strict=True)])
    for kind, count in paid:
        if kind != NOTHING:
            yield (CARDS[kind],) * count
        else:
            yield owed[:count]
            owed = owed[count:]


def _named(kinds: Sequence[T], counts: Sequence[int]) -> tuple[T, ...]:
    return tuple(kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count))


def _going(view: PlayerView, leg: Gone, counters: Counts, later: Container[str]) -> Going:
    """How a leg is gone; ``later``: the roads of those after it."""
    manner = leg.manner
    method: Method = "caravan" if manner.kind == NOTHING else "counter"
    road = BOARD.connection_index[manner.road]
    lying = next((lies for lies in view.roads if lies.road == manner.road), None)
    counter: Transport | None = None
    lies: Lies | None = None
    kinds: tuple[Transport, ...] = ()
    if not BOARD.connections[road].is_road:
        method = "raft"
    elif lying:
        counter, lies = lying.counter, "lies"
    else:
        kinds = tuple(kind for kind, where in zip(TRANSPORTS, ALLOWED, strict=True) if where[road])
        laid = dict(leg.before.laid).get(manner.road)
        lies = "own" if manner.own else "lacking" if laid is None else "earlier"
        any_will_do = lies == "lacking" and method == "caravan"
        if not any_will_do or manner.road in later:
            counter = TRANSPORTS[manner.counter if laid is None else laid]
    return Going(
        connection=manner.road,
        counter=counter,
        lies=lies,
        own=tuple(kind for kind in kinds if counters[TRANSPORT_INDEX[kind]]),
        kinds=kinds,
        obstacle=lying is not None and lying.obstacle,
        free_path=manner.free > 0,
        method=method,
        price=manner.cards,
    )
