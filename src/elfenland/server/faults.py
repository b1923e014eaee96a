"""What the log is told of a fault: enough to find it, and nothing of anybody's game."""

from __future__ import annotations

import traceback

from sqlalchemy.exc import DBAPIError


def described(error: BaseException) -> str:
    """The kind of an error and the places in the code it went through.

    Its text is left out, since that may name cards and tokens; a database's own words are safe (the
    parameters of its statements are hidden).
    """
    kind = type(error).__name__
    says = f"{kind}: {error.orig}" if isinstance(error, DBAPIError) else kind
    return says + "\n" + "".join(traceback.format_tb(error.__traceback__)).rstrip()
