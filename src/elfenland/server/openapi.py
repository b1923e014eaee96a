"""What the document at ``/api/openapi.json`` says beyond the types: uses, refusals, examples."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from elfenland.rules.game import Game
from elfenland.rules.options import Options
from elfenland.rules.record import Record
from elfenland.server.wire import Refused

STATUS: Final = MappingProxyType(
    {
        "action.illegal": 409, "action.unreadable": 422, "action.not_your_turn": 409,
        "action.game_over": 409, "action.stale": 409, "clock.expired": 409, "undo.nothing": 409,
        "undo.turn-over": 409, "undo.shown": 409, "proposal.open": 409, "proposal.closed": 409,
        "proposal.unknown": 404, "proposal.away": 409, "proposal.no_way_back": 409,
        "proposal.not_gone": 409, "seat.not_yours": 403, "credential.missing": 401,
        "credential.unknown": 401, "table.unknown": 404, "invite.unknown": 404,
        "invite.taken": 409, "seal.unknown": 409,
        "table.unlisted": 403, "seat.unknown": 404, "seat.yours": 409,
        "recovery.unknown": 404, "device.unknown": 404, "table.waiting": 409, "table.running": 409,
        "watching.refused": 403, "chat.too_fast": 429, "chat.busy": 503,
        "hint.not_allowed": 403, "hint.failed": 503, "review.failed": 503, "replay.failed": 503,
        "replay.over": 409, "tour.failed": 503, "sketch.refused": 409, "record.invalid": 400,
        "network.closed": 409, "network.refused": 403, "request.invalid": 400,
        "request.too_large": 413, "request.unknown": 404, "request.id_used": 409,
        "limit.reached": 429, "health.failing": 503,
        "options.refused": 400, "origin.refused": 403, "store.unavailable": 503,
        "server.error": 500,
    }
)  # fmt: skip
"""HTTP's number by the code of each refusal of an operation; docs/wire.md has their meanings."""

ALWAYS: Final = ("limit.reached", "server.error")
"""With these any operation can be refused."""

ELSEWHERE: Final = ("request.method", "screen.covered")
"""Codes of no operation: of an address asked in a wrong way, and of a shared screen's socket."""

_POST: Final = ("origin.refused",)
_BODY: Final = (*_POST, "request.invalid", "request.too_large")
_STORE: Final = ("store.unavailable",)
_MAKE: Final = (*_BODY, *_STORE, "network.closed", "seal.unknown", "options.refused")
_PERSON: Final = (*_STORE, "credential.missing", "credential.unknown")
_TABLE: Final = ("table.unknown", *_STORE)
_CREDENTIAL: Final = (*_TABLE, "credential.unknown", "watching.refused", "request.invalid")
_OWN_SEAT: Final = (
    *_BODY,
    *_TABLE,
    "credential.unknown",
    "credential.missing",
    "watching.refused",
    "seat.not_yours",
)
_SEAT: Final = (
    *_OWN_SEAT, "table.waiting", "action.not_your_turn", "action.game_over", "action.stale",
)  # fmt: skip

# Of a game that has just begun: a whole one is some hundred times as long.
_RECORD: Final = Record.begin(
    Game.new(Options(players=2, start_seat=0), 7),
    [{"name": "Ann", "kind": "human"}, {"name": "Gil", "kind": "bot:planner"}],
    7,
).to_json()


@dataclass(frozen=True)
class Operation:
    """An operation: what it is for, how it can be refused, a body that is accepted, an answer.

    ``refusals`` are the codes beside those that any can be refused with.
    """

    summary: str
    refusals: tuple[str, ...] = ()
    request: Mapping[str, Any] | None = None
    answer: Mapping[str, Any] | None = None
    by_token: bool = field(default=False, kw_only=True)


OPERATIONS: Final[Mapping[tuple[str, str], Operation]] = MappingProxyType({
    ("get", "/api/health"): Operation(
        "Ask whether the server answers and can store what is played", ("health.failing",)
    ),
    ("get", "/api/setup"): Operation("Ask what a table can be made of"),
    ("post", "/api/network"): Operation(
        "Open the server to the local network", (*_POST, "network.refused"),
        answer={"open": True, "addresses": ["http://192.168.1.20:8000"]},
    ),
    ("post", "/api/seals"): Operation(
        "Draw the secret of a table to come", (*_POST, *_STORE),
        answer={"commitment": "9f64a747e1b97f131fabb6b447296c9b6f0201e79fb3c5356e6c77e89b6a806a"},
    ),
    ("post", "/api/tables"): Operation(
        "Make a table", _MAKE,
        {
            "name": "Friday",
            "seats": [
                {"kind": "me", "name": "Ann"},
                {"kind": "link", "name": "Bea"},
                {"kind": "bot", "name": "Gil", "bot": "greedy"},
            ],
            "options": {"rounds": 3, "start_seat": 0},
            "pace": "at_once",
            "hints": True,
        },
        {
            "table": "k3p9x2mw7d",
            "token": "hN0c1v8QyT2mXrU5oWjKz7aBsDfGlE3p9iVqR4tYuMw",
            "invites": [{
                "seat": 1, "code": "w8d4r6ht2q",
                "url": "http://192.168.1.20:8000/join/w8d4r6ht2q", "qr": "<svg/>",
            }],
        }, by_token=True,
    ),
    ("post", "/api/lessons"): Operation(
        "Make the table of a first game, whose deal is always the same",
        (*_BODY, *_STORE),
        {"name": "First game", "player": "Ann", "bot": "Gil"},
        {
            "table": "p7d3k9wq5x",
            "token": "Lx2cV6bNm0QwErTyUiOpAsDfGhJkZxCvBnM1qW3eR5t",
            "invites": [],
        }, by_token=True,
    ),
    ("get", "/api/tables/{table}"): Operation(
        "See a table: who sits where, by which rules", _CREDENTIAL, by_token=True,
    ),
    ("get", "/api/tables/{table}/position"): Operation(
        "See the game, or wait until it goes on",
        (*_CREDENTIAL, "credential.missing", "seat.not_yours", "table.waiting"), by_token=True,
    ),
    ("post", "/api/tables/{table}/act"): Operation(
        "Play a decision",
        (*_SEAT, "action.illegal", "action.unreadable", "clock.expired", "request.id_used"),
        {"type": "act", "id": "5f0c2a", "seat": 0, "number": 0, "actions": ["draw pile"]},
        {"type": "done", "id": "5f0c2a", "number": 1}, by_token=True,
    ),
    ("post", "/api/tables/{table}/undo"): Operation(
        "Take back one's last decision or turn",
        (
            *_SEAT, "clock.expired", "undo.nothing", "undo.turn-over", "undo.shown",
            "request.id_used",
        ),
        {"type": "undo", "id": "b81d37", "seat": 0, "number": 24, "steps": "one"},
        {"type": "done", "id": "b81d37", "number": 25}, by_token=True,
    ),
    ("post", "/api/tables/{table}/proposals"): Operation(
        "Ask the other people for what all must agree to",
        (
            *_OWN_SEAT, "table.waiting", "action.game_over", "proposal.open", "proposal.away",
            "proposal.no_way_back", "proposal.not_gone", "request.id_used",
        ),
        {"type": "propose", "id": "77c0aa", "seat": 0, "kind": "end"},
        {"type": "done", "id": "77c0aa", "number": 25}, by_token=True,
    ),
    ("post", "/api/tables/{table}/ballots"): Operation(
        "Agree to what is asked, or decline it",
        (*_OWN_SEAT, "table.waiting", "proposal.unknown", "proposal.closed"),
        {"type": "ballot", "id": "0b52de", "seat": 1, "proposal": 1, "agrees": True},
        {"type": "done", "id": "0b52de", "number": 25}, by_token=True,
    ),
    ("post", "/api/tables/{table}/return"): Operation(
        "Play for one's seat again", _OWN_SEAT, {"seat": 0}, by_token=True,
    ),
    ("post", "/api/tables/{table}/leave"): Operation(
        "Leave one's seat for good",
        (*_OWN_SEAT, "table.waiting", "action.game_over", "action.stale"),
        {"seat": 0}, by_token=True,
    ),
    ("post", "/api/tables/{table}/hint"): Operation(
        "Ask what one's seat could do, and why", (*_SEAT, "hint.not_allowed", "hint.failed"),
        {"seat": 0, "number": 0}, by_token=True,
    ),
    ("post", "/api/tables/{table}/reach"): Operation(
        "Ask which towns one's seat can reach, and for what",
        (*_OWN_SEAT, "table.waiting", "action.game_over", "tour.failed"),
        {"seat": 0}, by_token=True,
    ),
    ("post", "/api/tables/{table}/sketch"): Operation(
        "Ask what a tour that one plans lacks, or have it go on to a town",
        (*_OWN_SEAT, "table.waiting", "action.game_over", "sketch.refused", "tour.failed"),
        {
            "seat": 0, "towns": ["elvenhold", "beata"], "by": ["beata-elvenhold-river"],
            "to": "usselen",
        },
        by_token=True,
    ),
    ("get", "/api/tables/{table}/record"): Operation(
        "Take the record of a game that has ended", (*_CREDENTIAL, "table.running"),
        by_token=True,
    ),
    ("get", "/api/tables/{table}/review"): Operation(
        "Have a game that has ended looked at again",
        (*_CREDENTIAL, "table.running", "review.failed"),
        answer={"done": 0.0, "review": None}, by_token=True,
    ),
    ("get", "/api/tables/{table}/chat"): Operation(
        "Read what is said at a table", _CREDENTIAL,
        answer={"type": "said", "messages": [{
            "number": 1, "channel": "players", "seat": 1, "name": "Bea",
            "text": "Good luck!", "made": "2026-03-01T19:00:00Z",
        }]}, by_token=True,
    ),
    ("post", "/api/tables/{table}/chat"): Operation(
        "Say something at a table",
        (*_BODY, *_TABLE, "credential.unknown", "watching.refused", "seat.not_yours",
         "request.id_used", "chat.too_fast", "chat.busy"),
        {"type": "say", "id": "c41f09", "text": "Good luck!"},
        {"type": "done", "id": "c41f09", "number": 1}, by_token=True,
    ),
    ("get", "/api/tables/{table}/replay"): Operation(
        "See a game that has ended again, step by step",
        (*_CREDENTIAL, "table.running", "replay.failed"), by_token=True,
    ),
    ("post", "/api/replays"): Operation(
        "See the game of a record again, step by step",
        (*_BODY, "record.invalid", "replay.failed"), _RECORD,
    ),
    ("post", "/api/replays/continue"): Operation(
        "Go on from a moment of a game that was played",
        (*_BODY, *_TABLE, "table.running", "replay.over", "record.invalid", "replay.failed"),
        {
            "name": "From Friday",
            "table": "k3p9x2mw7d",
            "step": 12,
            "seats": [
                {"kind": "me", "name": "Ann"},
                {"kind": "bot", "name": "Bea", "bot": "planner"},
            ],
        },
        {
            "table": "t5c2v8nq4k",
            "token": "Qm7wXe2rT9yUi4oPa6sDf1gHj3kLz8xCv5bNn0mQwEr",
            "invites": [],
        },
    ),
    ("get", "/api/invites/{code}"): Operation(
        "See which seat a link offers", ("invite.unknown", *_STORE),
    ),
    ("post", "/api/tables/{table}/seats/{seat}"): Operation(
        "Sit down at a table of the lobby",
        (
            *_BODY, *_TABLE, "request.unknown", "table.unlisted", "seat.unknown", "seat.yours",
            "invite.taken",
        ),
        {"name": "Bea", "text": "3c1f"},
        {"table": "k3p9x2mw7d", "seat": 1, "token": "Zt5rQ1wXc8VbN2mLk7JhG4fDsA9pOiUyTeR3vB6nM0q"},
        by_token=True,
    ),
    ("post", "/api/tables/{table}/rematch"): Operation(
        "Play again with the same people",
        (*_MAKE, *_CREDENTIAL, "credential.missing", "table.running"),
        {"setup": None, "seal": None},
        {"table": "m4t8w2kx9q", "token": "aQ3eT7yU1iO5pL9kJ2hG6fD0sZ4xC8vB3nM7qW1rE5t"},
        by_token=True,
    ),
    ("get", "/api/lobby"): Operation("See the tables that are open to anybody", _STORE),
    ("post", "/api/people"): Operation(
        "Say who one is", (*_BODY, *_STORE), {"name": "Ann", "tokens": []},
        {"person": "p7d2x9mk4w", "token": "yB5nR8tK2mW6vX1cZ4qL7jH3gF9dS0aP5oI8uY2eT6w",
         "name": "Ann"},
    ),
    ("get", "/api/people/me"): Operation(
        "See one's own games and devices", _PERSON, by_token=True,
    ),
    ("post", "/api/people/me"): Operation(
        "Take another name", (*_BODY, *_PERSON), {"name": "Anna"}, by_token=True,
    ),
    ("post", "/api/people/me/recovery"): Operation(
        "Get a code for another device", (*_POST, *_PERSON),
        answer={
            "code": "k3p9-x2mw-7d4r-6ht2-qv8c",
            "url": "http://192.168.1.20:8000/recover/k3p9-x2mw-7d4r-6ht2-qv8c",
            "qr": "<svg/>", "until": "2026-12-01T12:00:00Z",
        },
        by_token=True,
    ),
    ("post", "/api/people/me/sign_out"): Operation(
        "Sign one's own devices out", (*_BODY, *_PERSON, "device.unknown"), {"device": None},
        {"devices": [{"device": "w6k2p9rt4xm7d", "since": "2026-11-01T12:00:00Z",
                      "seen": "2026-12-01T09:00:00Z", "here": True}]},
        by_token=True,
    ),
    ("post", "/api/recoveries"): Operation(
        "Be the same person on another device", (*_BODY, *_STORE, "recovery.unknown"),
        {"code": "K3P9 X2MW 7D4R 6HT2 QV8C"},
        {"person": "p7d2x9mk4w", "token": "sD4fG8hJ2kL6zX0cV5bN9mQ3wE7rT1yU4iO8pA2eW6q",
         "name": "Ann"},
    ),
    ("post", "/api/invites/{code}"): Operation(
        "Sit down by a link", (*_BODY, *_STORE, "invite.unknown", "invite.taken"),
        {"name": "Bea", "text": "3c1f"},
        {"table": "k3p9x2mw7d", "seat": 1, "token": "Zt5rQ1wXc8VbN2mLk7JhG4fDsA9pOiUyTeR3vB6nM0q"},
        by_token=True,
    ),
})  # fmt: skip
"""By method and address."""


class DocumentPlugin(JsonRenderPlugin):
    """Serves the document, with what is said here."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as it is sent."""
        return super().render(request, documented(openapi_schema))


def documented(document: Mapping[str, Any]) -> dict[str, Any]:
    """The document that was made from the types, with summaries, refusals and examples."""
    _, refused = msgspec.json.schema_components(
        [Refused], ref_template="#/components/schemas/{name}"
    )
    components = {**document["components"]}
    components["schemas"] = {**components["schemas"], **refused}
    components["securitySchemes"] = {"token": {"type": "http", "scheme": "bearer"}}
    paths = {
        path: {
            method: _operation(made, OPERATIONS[method, path]) for method, made in methods.items()
        }
        for path, methods in document["paths"].items()
    }
    return {**document, "paths": paths, "components": components}


def _operation(made: Mapping[str, Any], said: Operation) -> dict[str, Any]:
    """An operation of the document; without a token one looks on as a spectator."""
    answers = {code: answer for code, answer in made["responses"].items() if code.startswith("2")}
    operation = {**made, "summary": said.summary}
    if said.answer is not None:
        answers = {code: _with_example(answer, said.answer) for code, answer in answers.items()}
    if said.request is not None:
        operation["requestBody"] = _with_example(made["requestBody"], said.request)
    if said.by_token:
        operation["security"] = [{}, {"token": []}]
    return operation | {"responses": answers | _refusals(said)}


def _with_example(body: Mapping[str, Any], example: Mapping[str, Any]) -> dict[str, Any]:
    [(kind, content)] = body["content"].items()
    return {**body, "content": {kind: {**content, "example": example}}}


def _refusals(said: Operation) -> dict[str, Any]:
    by_status: dict[int, list[str]] = {}
    for code in (*said.refusals, *ALWAYS):
        by_status.setdefault(STATUS[code], []).append(code)
    return {
        str(status): {
            "description": ", ".join(codes),
            "content": {
                "application/json": {
                    "schema": {
                        "allOf": [
                            {"$ref": "#/components/schemas/Refused"},
                            {"properties": {"code": {"enum": codes}}},
                        ]
                    }
                }
            },
        }
        for status, codes in sorted(by_status.items())
    }
