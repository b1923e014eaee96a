"""Write the TypeScript of the wire types: ``python -m elfenland.server.wire_ts [--check]``.

It is made from the JSON schema that msgspec gives for ``wire``, so that what the client compiles
against is what the server checks. ``--check`` writes nothing and exits 1 when the file is stale.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from elfenland.analysis import Hint
from elfenland.board import CARDS, FAVORS, TERRAINS, TRANSPORTS
from elfenland.server import (
    wire,
    wire_people,
    wire_replays,
    wire_setup,
    wire_shapes,
    wire_tours,
)
from elfenland.server.openapi import ELSEWHERE, STATUS

TARGET: Final = Path(__file__).parents[3] / "web" / "src" / "lib" / "wire.ts"

_UNIONS: Final = {
    "Action": wire_shapes.Action,
    "Told": wire_shapes.Told,
    "ServerMessage": wire.ServerMessage,
    "ClientMessage": wire.ClientMessage,
}
_BODIES: Final = (
    wire_setup.Setup, wire_setup.Seal, wire_setup.NewTable, wire_setup.NewLesson,
    wire_setup.TableCreated,
    wire_setup.InviteInfo, wire_setup.SitDown, wire_setup.Seated, wire.AskHint, Hint,
    wire_replays.Reviewing, wire.OwnSeat, wire_replays.Replay, wire_replays.GoOn,
    wire_tours.AskReach, wire_tours.Reach, wire_tours.AskSketch, wire_tours.Sketched,
    wire_people.NewPerson, wire_people.PersonToken, wire_people.Rename, wire_people.Me,
    wire_people.RecoveryCode, wire_people.Recover, wire_people.SignOut, wire_people.SignedOut,
    wire_people.Lobby, wire_people.NewRematch,
    wire_people.RematchMade,
)  # fmt: skip
_WORDS: Final = {"Card": CARDS, "Favor": FAVORS, "Terrain": TERRAINS, "Transport": TRANSPORTS}
_SIMPLE: Final = {"integer": "number", "number": "number", "string": "string",
                  "boolean": "boolean", "null": "null"}  # fmt: skip


def _literals(values: Iterable[object]) -> str:
    return " | ".join(f"'{value}'" for value in sorted(map(str, values)))


_NAMED: Final = {_literals(words): name for name, words in _WORDS.items()}


def _type(schema: dict[str, Any], named: Mapping[str, str]) -> str:
    """The TypeScript of a schema; ``named``: the unions that have a name."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        text = " | ".join(dict.fromkeys(_type(option, named) for option in schema["anyOf"]))
        return named.get(text, text)
    if "enum" in schema:
        values = [value for value in schema["enum"] if value is not None]
        text = _literals(values)
        null = " | null" if None in schema["enum"] else ""
        return named.get(text, text) + null
    if schema.get("type") == "array":
        item = _type(schema["items"], named)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if schema.get("type") == "object":
        return _record(schema, named)
    return _SIMPLE[schema["type"]]


def _record(schema: dict[str, Any], named: Mapping[str, str]) -> str:
    """The TypeScript of an object by its keys."""
    value = schema.get("additionalProperties")
    names = schema.get("propertyNames")
    key = _type(names, named) if names and "enum" in names else "string"
    inner = _type(value, named) if isinstance(value, dict) else "unknown"
    return f"Record<string, {inner}>" if key == "string" else f"Partial<Record<{key}, {inner}>>"


def _interface(name: str, schema: dict[str, Any], named: Mapping[str, str]) -> str:
    required = set(schema.get("required", ()))
    lines = [f"/** {' '.join(schema['description'].split())} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for key, value in schema["properties"].items():
        mark = "" if key in required else "?"
        lines.append(f"  {key}{mark}: {_type(value, named)};")
    return "\n".join([*lines, "}"])


def render() -> str:
    """The whole text of ``wire.ts``."""
    types = [*_UNIONS.values(), *_BODIES]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    blocks = [
        "// Made by `python3 run.py fix` from src/elfenland/server/wire.py: change that, not this."
    ]
    for name, words in _WORDS.items():
        blocks.append(f"export type {name} = {_literals(words)};")
        listed = ", ".join(f"'{word}'" for word in words)
        constant = f"export const {name.upper()}S: readonly {name}[] = [{listed}];"
        blocks.append(f"/** In the order of kinds. */\n{constant}")
    codes = _literals((*STATUS, *ELSEWHERE))
    blocks.append(f"/** Why a request is refused (docs/wire.md). */\nexport type Code = {codes};")
    unions = {name: _type(schema, _NAMED) for name, schema in zip(_UNIONS, schemas, strict=False)}
    named = _NAMED | {text: name for name, text in unions.items()}
    blocks += [_interface(name, components[name], named) for name in sorted(components)]
    blocks += [f"export type {name} = {text};" for name, text in unions.items()]
    return "\n\n".join(blocks) + "\n"


def main(arguments: list[str]) -> int:
    """Write the file, or with ``--check`` compare it; the exit status."""
    text = render()
    if arguments == ["--check"]:
        if TARGET.exists() and TARGET.read_text("utf-8") == text:
            return 0
        print(f"{TARGET.name} is stale: run `python3 run.py fix`", file=sys.stderr)
        return 1
    TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
