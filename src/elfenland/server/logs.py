"""How the log is written: for people, or an event a line in JSON for machines.

Neither form has the text of an exception, or words that a library put together: those may hold
tokens, links, cards and seeds. What a fault is, and where in the code it was, is enough.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any, Final, Literal, TextIO, TypeAlias

import msgspec

from elfenland.server.faults import described

LogFormat: TypeAlias = Literal["text", "json"]

OURS: Final = "elfenland"
VALUES: Final = ("version", "port", "metrics_port")
"""What an event may carry beside its name, each a number or a version of ours."""


def set_up(form: LogFormat) -> None:
    """Have everything that is logged in this process written to stderr in this form.

    For people only troubles are; for machines also when the server starts and ends.
    """
    logging.basicConfig(handlers=[handler(form)], level=logging.WARNING, force=True)
    logging.getLogger(OURS).setLevel(logging.INFO if form == "json" else logging.WARNING)


def handler(form: LogFormat, stream: TextIO | None = None) -> logging.Handler:
    """What writes in this form; on stderr where no stream is given."""
    writing = logging.StreamHandler(stream)
    writing.setFormatter(_ForMachines() if form == "json" else _ForPeople())
    return writing


def _is_ours(record: logging.LogRecord) -> bool:
    return record.name.partition(".")[0] == OURS


def _says(record: logging.LogRecord) -> str:
    """What it says; of a library's record only the words that stand in its code."""
    if _is_ours(record):
        return record.getMessage()
    return str(record.msg).strip().partition("\n")[0]


def _fault(record: logging.LogRecord) -> str:
    """The kind and the places of the error that a record was made for."""
    error = record.exc_info[1] if record.exc_info else None
    return described(error) if error else ""


class _ForPeople(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return "\n".join(filter(None, (_says(record), _fault(record))))


class _ForMachines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": getattr(record, "event", "library.trouble"),
            "logger": record.name,
            "says": _says(record),
        }
        if fault := _fault(record):
            fields["fault"] = fault
        fields |= {name: getattr(record, name) for name in VALUES if hasattr(record, name)}
        return msgspec.json.encode(fields).decode()
