"""Programs that play as their name says: ``python programs.py NAME``, plain Python alone.

Each plays well up to the decision, from 1, that a number after its name gives.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

HELLO = '{"protocol": 1}'


def say(line: str, end: str = "\n") -> None:
    """Answer."""
    sys.stdout.write(line + end)
    sys.stdout.flush()


def last(view: dict[str, Any]) -> None:
    """Choose the last action."""
    say(json.dumps({"action": view["legal"][-1]["text"]}))


def sleep(_view: dict[str, Any]) -> None:
    """Never answer."""
    time.sleep(1000)


def leave(_view: dict[str, Any]) -> None:
    """End."""
    sys.exit(3)


def kill(_view: dict[str, Any]) -> None:
    """End by a signal."""
    os.kill(os.getpid(), 15)


def close(_view: dict[str, Any]) -> None:
    """Close the output and stay."""
    os.close(1)
    time.sleep(1000)


def fork(_view: dict[str, Any]) -> None:
    """Leave a child behind that holds the output."""
    subprocess.Popen([sys.executable, "-ISc", "import time; time.sleep(1000)"])
    sys.exit(4)


def tell(view: dict[str, Any]) -> None:
    """Tell the hand everywhere, and fail."""
    hand = "my hand: " + " ".join(view["hand"])
    sys.stderr.write(hand + "\n")
    say(json.dumps({"error": hand}))


def half(_view: dict[str, Any]) -> None:
    """End in the middle of a line."""
    say('{"action": ', end="")
    sys.exit(0)


BAD: dict[str, Callable[[dict[str, Any]], None]] = {
    "last": last,
    "sleep": sleep,
    "leave": leave,
    "kill": kill,
    "close": close,
    "fork": fork,
    "noise": lambda _: say("thinking..."),
    "list": lambda _: say("[1]"),
    "nothing": lambda _: say("{}"),
    "number": lambda _: say('{"action": 7}'),
    "unreadable": lambda _: say('{"action": "fly home"}'),
    "illegal": lambda view: say(
        json.dumps({"action": "end" if view["phase"] == "plan" else "pass"})
    ),
    "sorry": lambda _: say('{"error": "no idea"}'),
    "long": lambda _: say("x" * 100_000),
    "half": half,
    "tell": tell,
}
GREETINGS = {
    "other": '{"protocol": 2}',
    "mute": "{}",
    "shy": '{"error": "not today"}',
    "rude": "Hi!",
}


def main(name: str, good: int = 0) -> None:
    """Play."""
    decisions = 0
    for line in sys.stdin:
        message = json.loads(line)
        if os.environ.get("HEARD"):
            with open(os.environ["HEARD"], "a", encoding="utf-8") as file:  # noqa: PTH123
                file.write(line)
        if message["type"] == "hello":
            say(GREETINGS.get(name, HELLO))
        elif message["type"] == "choose":
            decisions += 1
            (last if decisions <= good else BAD[name])(message["view"])


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
