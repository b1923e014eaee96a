"""What goes over a socket does not depend on what its seat cannot know: bytes, not objects.

Two tables stand side by side in the same position, as far as one viewer can tell: the second holds
a twin, another truth in everything that is hidden from the viewer. The same is done at both, and
what the viewer's sockets and requests get is compared byte by byte.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from elfenland.board import BOARD, CARDS, TRANSPORTS
from elfenland.rules.actions import parse_action
from elfenland.rules.events import PRIVATE, CardReserved, Event, GameStarted
from elfenland.rules.game import Game
from elfenland.server.course import Course
from elfenland.server.table import LiveTable
from elfenland.testing.secrecy import Viewer, twin
from tests.server.running import Server, Socket, Table, act, until

pytestmark = pytest.mark.usefixtures("nobody_goes")

KINDS = ("me", "link", "link")
# What a draw has brought to light, and what follows from it.
DRAWN = (
    *("counter", "display", "legal", "open_counters", "hand", "secret_counters", "cards"),
    *("prices", "counters", "seen", "extra_counter"),
)
VARIANTS: dict[str, dict[str, Any]] = {
    "the base game": {},
    "Small Favors": {"favors": "small"},
    "Great Favors and town cards": {"favors": "great", "town_cards": True},
}


@dataclass
class Side:
    """One of the two tables: its game, and everybody's tokens and sockets."""

    table: Table
    tokens: dict[Viewer, str | None]
    sockets: dict[Viewer, Socket]
    live: LiveTable

    @property
    def course(self) -> Course:
        """The game as the server holds it."""
        return self.live.course

    async def play(self, texts: list[str], request: str, viewer: Viewer) -> list[bytes]:
        """Act for the seat to act; what the viewer's socket is told of it."""
        seat = self.course.game.to_act
        assert seat is not None
        body = act(seat, self.course.number, *texts) | {"id": request}
        answer = await self.table.post("/act", body, self.tokens[seat])
        assert answer.status_code == 200, answer.text
        told = await self.sockets[viewer].told_so_far()
        # With the end of the game the table shows the secret of its deal, last of all.
        return told if self.course.game.to_act is not None else told[:-1]

    async def everything_asked(self, viewer: Viewer) -> bytes:
        """All that a viewer may ask for, and the welcome of a new socket."""
        seat = "" if viewer is None else f"?seat={viewer}"
        token = self.tokens[viewer]
        sockets = len(list(self.live.audience))
        async with self.table.socket(token) as socket:
            await socket.next("welcome")
        # How many watch is told: the server has to have seen it go.
        await until(lambda: len(list(self.live.audience)) == sockets)
        position = (await self.table.get(f"/position{seat}", token)).content
        hint = {"seat": viewer or 0, "number": msgspec.json.decode(position)["number"]}
        boot = self.course.view(viewer).seats[viewer or 0].boot
        towns = [boot, min(BOARD.neighbours(boot))]
        far = max(BOARD.town_index.keys() - towns)
        sketch = {"seat": viewer or 0, "towns": towns, "to": far}
        answers = [
            (await self.table.get("", token)).content,
            position,
            # Of a hint even the reasons follow from the view alone.
            (await self.table.post("/hint", hint, token)).content,
            (await self.table.post("/reach", {"seat": viewer or 0}, token)).content,
            (await self.table.post("/sketch", sketch, token)).content,
            (await self.table.get("/record", token)).content,
            *socket.heard,
        ]
        info = msgspec.json.decode(answers[0])
        commitment = info["fairness"]["commitment"]
        assert commitment
        return (
            b"\n".join(answers)
            .replace(self.table.table.encode(), b"TABLE")
            .replace(commitment.encode(), b"COMMITMENT")
        )


@asynccontextmanager
async def side(
    server: Server, viewers: list[Viewer], variant: str = "the base game"
) -> AsyncIterator[Side]:
    """A table of three people, with a socket for each of ``viewers``."""
    options = {"start_seat": 0, "rounds": 3, **VARIANTS[variant]}
    table = await server.create(*KINDS, options=options, hints=True)
    tokens: dict[Viewer, str | None] = {None: None, 0: table.token}
    for place in (0, 1):
        tokens[place + 1] = (await table.sit(place))["token"]
    async with AsyncExitStack() as stack:
        sockets = {}
        for viewer in viewers:
            sockets[viewer] = await stack.enter_async_context(table.socket(tokens[viewer]))
            await sockets[viewer].next("welcome")
        for seat in range(len(KINDS)):
            await table.now(seat, tokens[seat])
        for socket in sockets.values():
            await socket.told_so_far()
        yield Side(table, tokens, sockets, await server.tables.open(table.table))


def decision(game: Game, dice: random.Random) -> list[str]:
    """A whole random decision, with the cards of a payment; often a caravan where there is one."""
    trial = game.copy()
    seat = trial.to_act
    legal = trial.legal_actions()
    caravans = [a for a in legal if a.text.endswith("caravan")]
    texts = [dice.choice(caravans or legal if dice.random() < 0.5 else legal).text]
    while True:
        trial.apply(next(a for a in trial.legal_actions() if a.text == texts[-1]))
        if not trial.state.left or trial.to_act != seat:
            return texts
        texts.append(dice.choice(trial.legal_actions()).text)


def otherwise(event: Event, viewer: Viewer) -> Event:
    """The event as it could have been for all that the viewer was told of it."""
    key = PRIVATE.get(event.type)
    told: Any = event
    if isinstance(event, GameStarted):
        return _started_otherwise(event, viewer)
    if isinstance(event, CardReserved):
        return event._replace(card=CARDS[(CARDS.index(event.card) + 1) % len(CARDS)])
    if key is None or told.seat == viewer or not getattr(event, "secret", True):
        return event
    value = getattr(event, key)
    kinds: tuple[str, ...] = CARDS if key in ("cards", "discarded") else TRANSPORTS
    turned = {kind: kinds[(place + 1) % len(kinds)] for place, kind in enumerate(kinds)}
    other = tuple(turned[v] for v in value) if isinstance(value, tuple) else turned.get(value)
    changed: Event = told._replace(**{key: other})
    return changed


def _started_otherwise(event: GameStarted, viewer: Viewer) -> Event:
    tiles, cards = event.tiles, event.town_cards
    if tiles and event.tiles_face_down:
        turned = [*list(tiles.values())[1:], *list(tiles.values())[:1]]
        tiles = dict(zip(tiles, turned, strict=True))
    if cards:
        cards = tuple(c if seat == viewer else "nowhere" for seat, c in enumerate(cards))
    return event._replace(tiles=tiles, town_cards=cards)


def mirror(one: Side, two: Side, viewer: Viewer, dice: random.Random, texts: list[str]) -> None:
    """Bring the second table to where the first is, but for what the viewer cannot know.

    What the decision of ``texts`` will bring into the open is the same; with none of it, nothing.
    """
    after = one.course.game.copy()
    for text in texts:
        after.apply(parse_action(text))
    two.course.game = twin(
        one.course.game,
        viewer,
        dice,
        same_payment=bool(texts),
        same_tile="favor" in texts,
        same_town_cards=after.to_act is None,
    )
    two.course.events[:] = [otherwise(event, viewer) for event in one.course.events]
    two.course.entries[:] = one.course.entries
    # What the entries would have made of them.
    two.course.told = one.course.told
    two.course._steps[:] = one.course._steps


def shape(told: list[bytes]) -> object:
    """Messages without the values in them: keys, kinds of values and lengths are left."""

    def bare(value: object) -> object:
        match value:
            case dict():
                return {key: bare(inner) for key, inner in value.items() if key not in DRAWN}
            case list():
                return [bare(inner) for inner in value]
            case _:
                return type(value)

    return [bare(msgspec.json.decode(text)) for text in told]


def in_the_other(
    game: Game, texts: list[str], dice: random.Random, *, actor_sees: bool
) -> list[str]:
    """What can be done in the other truth and looks the same from outside; nothing, if nothing."""
    trial = game.copy()
    played: list[str] = []
    for text in texts:
        legal = [action.text for action in trial.legal_actions()]
        if not actor_sees and text.startswith(("discard ", "keep secret ")):
            # Which one is its own secret.
            legal = [other for other in legal if other.startswith(text.rpartition(" ")[0])]
            choice = dice.choice(legal) if legal else text
        else:
            choice = text
        if choice not in legal:
            return []
        trial.apply(parse_action(choice))
        played.append(choice)
    return played


@pytest.mark.slow
@pytest.mark.parametrize("viewer", [None, 0, 1], ids=["a spectator", "the host", "a guest"])
@pytest.mark.parametrize("variant", VARIANTS)
async def test_bytes_do_not_depend_on_what_is_hidden(
    server: Server, viewer: Viewer, variant: str
) -> None:
    """Whatever is hidden from a viewer, its sockets and its requests get the same bytes."""
    dice = random.Random(f"secrets of {viewer}, {variant}")
    compared = 0
    async with side(server, [viewer], variant) as one, side(server, [viewer], variant) as two:
        while one.course.game.to_act is not None:
            texts = decision(one.course.game, dice)
            mirror(one, two, viewer, dice, texts)
            if dice.random() < 0.1:
                assert await one.everything_asked(viewer) == await two.everything_asked(viewer)
            chance = one.course.game.state.chance.place
            request = f"request {one.course.number}"
            its_own = one.course.game.to_act == viewer
            if there_too := in_the_other(two.course.game, texts, dice, actor_sees=its_own):
                here = await one.play(texts, request, viewer)
                there = await two.play(there_too, request, viewer)
                if one.course.game.state.chance.place == chance:
                    assert here == there
                    compared += 1
                else:
                    # What was drawn may be seen; nothing else may differ.
                    assert shape(here) == shape(there)
            else:
                await one.play(texts, request, viewer)
    assert compared > 15


@pytest.mark.slow
async def test_a_payment_under_way_does_not_show(server: Server) -> None:
    """Of a caravan or a hand reduction nobody hears, nor finds by asking, before its last card."""
    dice = random.Random("payments")
    others: list[Viewer] = [None, 1]
    paying = 0
    async with side(server, others) as one, side(server, others) as two:
        while paying < 4 and (seat := one.course.game.to_act) is not None:
            texts = decision(one.course.game, dice)
            if seat != 0 or len(texts) == 1:
                await one.play(texts, f"request {one.course.number}", None)
                continue
            before = [await one.everything_asked(viewer) for viewer in others]
            for text in texts[:-1]:
                assert await one.play([text], f"request {one.course.number}", None) == []
                for viewer in others:
                    assert await one.everything_asked(viewer) == before[others.index(viewer)]
                    mirror(one, two, viewer, dice, [])
                    assert await two.everything_asked(viewer) == before[others.index(viewer)]
                paying += 1
            await one.play(texts[-1:], f"request {one.course.number}", None)
    assert paying >= 4


async def test_each_socket_is_told_its_own_side(server: Server) -> None:
    """What a socket is told is what its seat would be answered: two tabs, a guest, a spectator."""
    dice = random.Random("sides")
    async with side(server, [None, 0, 1]) as one, one.table.socket() as second_tab:
        await second_tab.next("welcome")
        while one.course.game.to_act is not None and one.course.game.round == 1:
            texts = decision(one.course.game, dice)
            told = await one.play(texts, f"request {one.course.number}", None)
            for viewer, socket in [*one.sockets.items(), (0, second_tab)]:
                news = told if viewer is None else await socket.told_so_far()
                position = msgspec.json.decode(news[-1])["position"]
                assert position == await one.table.now(viewer, one.tokens[viewer])
                assert position["view"]["seat"] == viewer
