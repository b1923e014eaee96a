"""What is said between us and a program that plays, a line of JSON each (docs/protocol.md)."""

from __future__ import annotations

from typing import Any, Final, get_type_hints

import msgspec

from elfenland.rules import Options, PlayerView
from elfenland.rules.actions import parse_action
from elfenland.rules.standings import Result

PROTOCOL: Final = 1
"""The version; a program that says another one is not asked to play."""


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first line of either side: ours, and then the program's, once it is ready to play."""

    protocol: int
    elfenland: str = ""


class Begin(msgspec.Struct, frozen=True, tag="begin"):
    """A game begins for this seat, or goes on where another process left it."""

    seat: int
    seed: str
    options: Options


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """The one request: what is chosen from ``view.legal``?"""

    view: PlayerView


class End(msgspec.Struct, frozen=True, tag="end"):
    """The game has ended so. Another may begin."""

    result: Result


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a program: ``hello``'s version, or the text of an action, or why there is none."""

    protocol: int | None = None
    action: str | None = None
    error: str | None = None


class _Legal(msgspec.Struct):
    text: str


_HINTS: Final = get_type_hints(PlayerView) | {"legal": list[_Legal]}
# Actions are a union of classes, which msgspec cannot tell apart; their texts can be read.
_View: Final = msgspec.defstruct("_View", list(_HINTS.items()))


class _Choose(msgspec.Struct, tag="choose"):
    view: _View  # type: ignore[valid-type]


encode: Final = msgspec.json.Encoder().encode
_read_request: Final = msgspec.json.Decoder(Hello | Begin | _Choose | End).decode
read_answer: Final = msgspec.json.Decoder(Answer).decode


def read_request(line: bytes) -> Hello | Begin | Choose | End:
    """A line of ours as a program written in Python reads it; a view is what it was.

    Raises:
        msgspec.MsgspecError: it is none.
    """
    said: Hello | Begin | _Choose | End = _read_request(line)
    if not isinstance(said, _Choose):
        return said
    fields: dict[str, Any] = {name: getattr(said.view, name) for name in _HINTS}
    fields["legal"] = tuple(parse_action(action.text) for action in fields["legal"])
    return Choose(PlayerView(**fields))
