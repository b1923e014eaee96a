"""``python -m elfenland.bots.guests.host NAME``: a bot of Python as a program that plays."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from queue import SimpleQueue
from threading import Thread
from time import sleep
from typing import BinaryIO, Final

from elfenland.bots import Bot
from elfenland.bots.guests.names import made
from elfenland.bots.guests.protocol import (
    PROTOCOL,
    Answer,
    Begin,
    Choose,
    Hello,
    encode,
    read_request,
)
from elfenland.errors import UnknownBot
from elfenland.rules import PlayerView

GRACE_SECONDS: Final = 1.0
"""So long a thought may last after the requests have ended."""


def host(name: str, requests: BinaryIO, answers: BinaryIO) -> None:
    """Let the bot of this name play until the requests end."""
    bot: Bot | None = None
    seed = "0"
    for line in _lines(requests):
        said = read_request(line)
        if isinstance(said, Hello):
            answer = _greeted(name)
        elif isinstance(said, Begin):
            bot, seed = None, said.seed
            continue
        elif isinstance(said, Choose):
            try:
                bot = bot or made(name, seed)
                answer = _chosen(bot, said.view)
            except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a stranger's bot does
                answer = Answer(error=f"{type(error).__name__}: {error}")
        else:
            continue
        answers.write(encode(answer) + b"\n")
        answers.flush()


def _greeted(name: str) -> Answer:
    try:
        made(name, "0")
    except UnknownBot as error:
        return Answer(error=str(error))
    return Answer(protocol=PROTOCOL)


def _chosen(bot: Bot, view: PlayerView) -> Answer:
    chosen = bot.choose(view)
    if chosen in view.legal:
        return Answer(action=chosen.text)
    return Answer(error=f"it chose {getattr(chosen, 'text', chosen)!r}, which is not legal")


def _lines(requests: BinaryIO) -> Iterator[bytes]:
    """The requests; when they end while a bot thinks, nobody is there to end it."""
    lines: SimpleQueue[bytes] = SimpleQueue()

    def read() -> None:
        for line in requests:
            lines.put(line)
        lines.put(b"")
        sleep(GRACE_SECONDS)
        os._exit(1)

    Thread(target=read, daemon=True).start()
    return iter(lines.get, b"")


def main() -> None:
    """Speak on standard input and output, which a bot that prints cannot get in the way of."""
    # The command's own folder, where a class may be, is on the path already.
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    host(sys.argv[1], requests, answers)


if __name__ == "__main__":
    main()
