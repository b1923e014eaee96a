"""Planted faults: for each clause a small change to the code that its own tests must notice.

A marker alone proves nothing. Each fault is made in a copy of the package, and the tests that carry
its clause run against the copy: one of them must fail.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from tests.clauses import held
from tests.proofs import carrying
from tests.proofs.progress import ROOT, digest

PACKAGE: Final = ROOT / "src" / "elfenland"
DATA: Final = Path(__file__).with_name("faults.toml")
MINUTES: Final = 2
A_TEST_FAILED: Final = 1


@dataclass(frozen=True, slots=True)
class Fault:
    """A change that breaks a clause: in ``file`` of the package ``old`` becomes ``new``."""

    clause: str
    file: str
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.clause} in {self.file}: {self.old.strip().splitlines()[0]!r}"

    def text(self) -> str:
        """The file with the fault.

        Raises:
            AssertionError: the code has changed, and the fault with it must.
        """
        code = (PACKAGE / self.file).read_text("utf-8")
        assert code.count(self.old) == 1, f"{self} stands in it {code.count(self.old)} times"
        return code.replace(self.old, self.new)


FAULTS: Final = tuple(Fault(**row) for row in tomllib.loads(DATA.read_text("utf-8"))["fault"])


@cache
def shuffled(code: str) -> tuple[Fault, ...]:
    """All faults in an order that the code decides: the first few are others after a change."""
    return tuple(
        sorted(FAULTS, key=lambda f: sha256(f"{code} {f.clause} {f.new}".encode()).digest())
    )


@cache
def _tests() -> dict[str, list[str]]:
    return held()


def fault_number(number: int) -> Fault:
    """One of all faults, in the order of ``shuffled``."""
    order = shuffled(digest())
    return order[number % len(order)]


def check_fault(fault: Fault) -> None:
    """Plant a fault and run the tests that carry its clause.

    Raises:
        AssertionError: none of them fails, or none could run.
    """
    tests = _tests().get(fault.clause, [])
    assert tests, f"no test carries {fault.clause}"
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder) / "elfenland"
        shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("static", "__pycache__"))
        (package / fault.file).write_text(fault.text(), "utf-8")
        files = sorted({test.partition("::")[0] for test in tests})
        code, said = _run(fault.clause, files, folder)
    assert code == A_TEST_FAILED, f"{fault} is not noticed by the tests of its clause: {said}"
    assert "ERROR " not in said, f"{fault} does not even run: {said}"


def _run(clause: str, files: list[str], folder: str) -> tuple[int, str]:
    """The exit code of pytest; a run that never ends has noticed the fault too.

    Plugins that these tests do not need stay out: most of the time would be theirs.
    """
    settings = Path(folder) / "pytest.ini"
    settings.write_text("[pytest]\n", "utf-8")
    command = [
        sys.executable, "-m", "pytest", "-x", "-qq", "--tb=no", "--disable-warnings",
        "--import-mode=importlib", "-p", "no:cacheprovider", "-p", carrying.__name__,
        "-c", str(settings), f"--rootdir={ROOT}", *files,
    ]  # fmt: skip
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={
                **os.environ,
                "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}",
                "PYTHONDONTWRITEBYTECODE": "1",
                "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
                carrying.CLAUSE: clause,
            },
            capture_output=True,
            text=True,
            check=False,
            timeout=60 * MINUTES,
        )
    except subprocess.TimeoutExpired:
        return A_TEST_FAILED, "it ran for ever"
    return done.returncode, (done.stdout + done.stderr)[-600:]
