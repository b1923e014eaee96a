"""What may be in the way of a first start, and the sentence that helps."""

from __future__ import annotations

import re
import sys
from pathlib import Path

DISK_FULL = "The disk is full: about 1 GB is needed for the packages. Make room and start again."
READ_ONLY = (
    "Something here cannot be written to. Start a copy of the project in a folder of your own; "
    "if this is your own, look at what is named above."
)
NO_COMPILER = (
    "There is no ready-made package for this machine, and no C compiler to make one. "
    "On Debian or Ubuntu: apt-get install build-essential python3-dev. Then start again."
)
NO_NETWORK = (
    "The packages could not be downloaded. The first start needs a connection to the package "
    "indexes of Python and npm (the tests also to Debian's, for a browser); later ones need none. "
    "Connect and start again."
)
NO_VENV = (
    "This Python cannot make a virtual environment, because its venv module is not complete. "
    "On Debian or Ubuntu: apt-get install python3-venv. Then start again."
)

# What Python, pip, uv, npm and compilers say, most telling first.
SENTENCES = (
    (r"no space left on device|os error 28|ENOSPC|disk quota", DISK_FULL),
    (r"read-only file system|permission denied|os error (13|30)|EROFS|EACCES", READ_ONLY),
    (r"command '[^']*(gcc|g\+\+|cc|clang|cl\.exe)' failed", NO_COMPILER),
    (r"no (acceptable )?c compiler|microsoft visual c\+\+", NO_COMPILER),
    (r"(failure|error) resolving|resolve host|name resolution|name or service not", NO_NETWORK),
    (r"dns error|nodename nor servname", NO_NETWORK),
    (
        r"failed to (connect|fetch|establish)|error sending request|tcp connect error|certificate",
        NO_NETWORK,
    ),
    (r"connection (refused|reset)|timed? ?out|unreachable|no route to host", NO_NETWORK),
    (r"ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET", NO_NETWORK),
)


class TroubleError(Exception):
    """Something is in the way; the message says what, and what to do."""


def say(text: str) -> None:
    """Tell whoever is waiting; never mixed into a command's output."""
    print(text, file=sys.stderr, flush=True)


def explain(output: str, log: Path) -> str:
    """The telling line of what a failed command said, and what to do about it.

    What is not known is shown as it ended, with the place of the whole.
    """
    lines = output.strip().splitlines()
    for pattern, sentence in SENTENCES:
        for line in lines:
            if re.search(pattern, line, re.IGNORECASE):
                return f"{line.strip()}\n{sentence}"
    end = "\n".join(lines[-15:])
    return f"{end}\nThis was not foreseen. All that was said is in {log}."
