"""Everything starts here. Python 3.11 or newer is all that it needs.

python3 run.py play      play in the browser: --port N, --host ADDRESS, --db FILE, --no-browser
python3 run.py test      prove that it works; --quick in under a minute, without browser and wheel
python3 run.py check     formatting, lint, types, import rules, wire types; no tests
python3 run.py fix       mend what can be mended by itself, write the wire types anew
python3 run.py prove     the long proofs, at full size; --help says how to choose
python3 run.py golden    write the golden games of tests/rules/golden anew, to be read as a diff
python3 run.py bench     side-by-side benchmarks; --help says which
python3 run.py release   look all locked packages up, then build into dist/; --check builds nothing
python3 run.py exec COMMAND ...
                         a command inside the environment
"""

from __future__ import annotations

import os
import subprocess
import sys

# Before anything is imported that an older Python could not read.
if sys.version_info < (3, 11):  # noqa: UP036 - said to those who start it with an older one
    sys.exit(
        "Elfenland needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". "
        "Install a newer one and start again with it, as in: python3.11 run.py play"
    )

from tools import steps
from tools.environment import PYTHON, ROOT, install, variables
from tools.troubles import TroubleError, say

# Commands that are carried out here, word for word.
STEPS = {
    ("test",): steps.test_all,
    ("test", "--quick"): steps.test_quick,
    ("check",): steps.check,
    ("fix",): steps.fix,
}

# Commands that hand over to a module of ours: the packages it needs, and the module.
MODULES = {
    "play": ("run", ["elfenland", "serve"]),
    "prove": ("dev", ["tests.proofs"]),
    "golden": ("dev", ["tests.rules.goldens"]),
    "bench": ("bench", ["bench"]),
    "release": ("dev", ["tools.release"]),
}


def main(arguments: list[str]) -> int:
    """Carry out one command and say its exit code."""
    if tuple(arguments) in STEPS:
        return STEPS[tuple(arguments)]()
    if arguments in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    if arguments and arguments[0] in MODULES:
        packages, module = MODULES[arguments[0]]
        install(packages, with_client=arguments[0] in ("play", "bench"))
        # Ours are found from any folder; files that are named stay where the caller is.
        os.environ["PYTHONPATH"] = str(ROOT)
        return become(str(PYTHON), "-m", *module, *arguments[1:])
    if arguments[:1] == ["exec"] and arguments[1:]:
        install("dev")
        return become(*arguments[1:])
    print(__doc__, file=sys.stderr)
    return 2


def become(*command: str) -> int:
    """Hand over to a command; where the system allows it, this process becomes it."""
    try:
        if os.name == "nt":
            return subprocess.call(command, env=variables())
        os.execvpe(command[0], command, variables())  # noqa: S606 - no shell is wanted
    except OSError as error:
        say(f"{command[0]}: {error.strerror}")
        return 127


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except TroubleError as trouble:
        say(str(trouble))
        sys.exit(1)
    except KeyboardInterrupt:
        say("\nStopped.")
        sys.exit(130)
