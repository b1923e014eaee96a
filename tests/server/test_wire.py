"""The wire types: what the client is compiled against, and what is really sent."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from elfenland.server import wire, wire_setup, wire_ts
from tests.server.running import Server, play_seat

MESSAGES = msgspec.json.Decoder(wire.ServerMessage)
ANSWERS = {"": wire.TableInfo, "/position": wire.Position, "/position?seat=0": wire.Position}


def strict(text: bytes, decoder: msgspec.json.Decoder[Any]) -> None:
    """Read what was sent as what it is declared to be: nothing missing, nothing left over."""
    decoded = decoder.decode(text)
    assert msgspec.json.decode(msgspec.json.encode(decoded)) == msgspec.json.decode(text)


@pytest.mark.parametrize(
    ("kinds", "options"),
    [
        (("me", "greedy"), {}),
        (("me", "random", "random"), {"town_cards": True, "favors": "small"}),
        (("me", "greedy", "random"), {"town_cards": True, "favors": "great"}),
    ],
)
async def test_what_is_sent_is_what_is_declared(
    server: Server, kinds: tuple[str, ...], options: dict[str, object]
) -> None:
    """Each message of a whole game, and each answer, reads as its type and back to the same."""
    table = await server.create(*kinds, options={"rounds": 3} | options)
    asked = [(await table.get(rest), kind) for rest, kind in ANSWERS.items()]

    async with table.socket() as socket, table.socket(None) as spectator:
        end = await play_seat(socket, random.Random(0))
        refused = await socket.ask({"type": "undo", "id": "x", "seat": 0, "number": end["number"]})
        await spectator.position(lambda p: p["view"]["to_act"] is None)

    assert refused["type"] == "refused"
    for text in (*socket.heard, *spectator.heard):
        strict(text, MESSAGES)
    for answer, kind in asked:
        strict(answer.content, msgspec.json.Decoder(kind))
    setup = await server.http.get("/api/setup")
    strict(setup.content, msgspec.json.Decoder(wire_setup.Setup))
    seal = await server.http.post("/api/seals")
    strict(seal.content, msgspec.json.Decoder(wire_setup.Seal))
    kinds_sent = {msgspec.json.decode(text)["type"] for text in socket.heard}
    assert kinds_sent == {"welcome", "news", "done", "table", "watchers", "refused"}


def test_the_client_s_types_are_of_today() -> None:
    """``wire.ts`` is what ``wire`` makes it; ``python3 run.py fix`` writes it anew."""
    assert wire_ts.TARGET.read_text("utf-8") == wire_ts.render()
    assert wire_ts.main(["--check"]) == 0


def test_stale_types_are_found_and_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The check says what to do; writing them anew is all that it takes."""
    target = tmp_path / "wire.ts"
    target.write_text(wire_ts.render().replace("number", "string", 1))
    monkeypatch.setattr(wire_ts, "TARGET", target)

    stale = wire_ts.main(["--check"])
    said = capsys.readouterr().err
    written = wire_ts.main([])

    assert (stale, written) == (1, 0)
    assert "run.py fix" in said
    assert wire_ts.main(["--check"]) == 0


def test_every_message_has_a_type_in_the_client() -> None:
    """All that crosses the wire is in ``wire.ts`` by its own name."""
    text = wire_ts.render()

    sent = [
        kind
        for kind in vars(wire).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and not kind.__name__.startswith("_")
    ]
    missing = [k.__name__ for k in sent if f"export interface {k.__name__} {{" not in text]
    assert missing == ["Struct"], "and that one is msgspec's own"
