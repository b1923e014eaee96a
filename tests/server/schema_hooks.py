"""Hooks of schemathesis, which reads this file: whose token each request of a run shows."""

from __future__ import annotations

import json
import os
from itertools import cycle
from typing import Any, Final

import schemathesis

# Null shows none.
_IN_TURN: Final = cycle(json.loads(os.environ["TOKENS_IN_TURN"]))


@schemathesis.hook
def before_call(
    context: schemathesis.HookContext,  # noqa: ARG001 - schemathesis goes by names
    case: schemathesis.Case[Any],
    kwargs: dict[str, Any],  # noqa: ARG001
) -> None:
    """Show the next token."""
    token = next(_IN_TURN)
    if token is not None:
        case.headers["Authorization"] = f"Bearer {token}"
