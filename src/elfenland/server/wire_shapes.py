"""What views, actions and told events look like on the wire.

The rules' own classes are encoded as they are; msgspec needs these to describe them, as tagged
unions, to TypeScript.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final, TypeAlias, get_args, get_type_hints

import msgspec
from msgspec import UNSET, Struct, UnsetType

from elfenland.rules import actions, events
from elfenland.rules.view import PlayerView


def _action_shape(action: type) -> type[Struct]:
    hints = get_type_hints(action)
    kind = get_args(hints.pop("kind"))[0]
    return msgspec.defstruct(
        action.__name__, list(hints.items()), tag_field="kind", tag=kind,
        namespace={"__doc__": action.__doc__},
    )  # fmt: skip


# It is for ``redact`` alone.
_NEVER_TOLD: Final = ("game_started", "tiles_face_down")
# While a game runs nobody knows it; a replay with all open tells it.
_TOLD_LATE: Final = ("card_reserved", "card")


def _told_shape(event: type) -> type[Struct]:
    """A withheld value's key is missing; a withheld list has a ``count`` instead."""
    hints = get_type_hints(event)
    kind = get_args(hints.pop("type"))[0]
    private = events.PRIVATE.get(kind)
    keys: list[Any] = []
    for key, hint in hints.items():
        name = key.rstrip("_")
        if (kind, key) == _NEVER_TOLD:
            continue
        if key == private or (kind, key) == _TOLD_LATE:
            keys.append((name, hint | UnsetType, UNSET))
            if name not in ("card", "counter"):
                keys.append(("count", int | UnsetType, UNSET))
        else:
            keys.append((name, hint))
    return msgspec.defstruct(
        event.__name__, keys, tag_field="type", tag=kind, kw_only=True,
        namespace={"__doc__": event.__doc__},
    )  # fmt: skip


def _view_shape() -> type[Struct]:
    hints = get_type_hints(PlayerView)
    hints["legal"] = list[Action]
    return msgspec.defstruct(
        "PlayerView", list(hints.items()), namespace={"__doc__": PlayerView.__doc__}
    )


if TYPE_CHECKING:
    Action: TypeAlias = actions.Action
    Told: TypeAlias = dict[str, Any]
    View: TypeAlias = PlayerView
else:
    Action = reduce(or_, map(_action_shape, get_args(actions.Action)))
    Told = reduce(or_, map(_told_shape, get_args(events.Event)))
    View = _view_shape()
