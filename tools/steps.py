"""What `run.py test`, `check` and `fix` do, step by step; the standard library is all it needs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tools import environment
from tools.environment import BIN, CACHE, PYTHON, ROOT
from tools.troubles import TroubleError, say

WEB = ROOT / "web"
NPM = str(BIN / "npm")
PY = str(PYTHON)
# A folder for each run, so that two at a time do not write over each other; old ones go.
LOGS = CACHE / "logs"
LOGS_KEPT = 10


class Count(NamedTuple):
    """How many tests ended how; a step that is no test run is one pass or one failure."""

    passed: int
    failed: int
    skipped: int

    def __str__(self) -> str:
        """As the closing line says it."""
        return f"{self.passed} passed, {self.failed} failed, {self.skipped} skipped"


@dataclass(frozen=True, slots=True)
class Step:
    """One command that must succeed."""

    name: str
    command: tuple[str, ...]
    where: Path = ROOT
    # How the command is told to write a JUnit report, from which its tests are counted.
    report: str = ""

    def run(self, logs: Path) -> Outcome:
        """Carry it out, its output and its report going into the folder `logs`."""
        log = logs / f"{self.name.replace(' ', '-')}.log"
        report = log.with_suffix(".xml")
        begun = time.monotonic()
        with log.open("w", encoding="utf-8") as out:
            code = subprocess.run(
                [*self.command, *([self.report + str(report)] if self.report else [])],
                cwd=self.where,
                env={**environment.variables(), "NO_COLOR": "1", **_bytecode(logs)},
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                check=False,
            ).returncode
        count = judge(code, report) if self.report else Count(int(code == 0), int(code != 0), 0)
        return Outcome(self, count, time.monotonic() - begun, log)


def _bytecode(logs: Path) -> dict[str, str]:
    """Where none may be written beside the code, it is kept as long as the run lasts.

    Each server, each worker and each command that a test starts would compile all it imports.
    """
    if not os.environ.get("PYTHONDONTWRITEBYTECODE"):
        return {}
    return {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(logs / "bytecode")}


class Outcome(NamedTuple):
    """What came of a step, and where its whole output is."""

    step: Step
    result: Count
    seconds: float
    log: Path

    def __str__(self) -> str:
        """One line for whoever waits."""
        verdict = "FAILED" if self.result.failed else "ok"
        tests = f"  {self.result}" if self.step.report else ""
        return f"{verdict:6}  {self.seconds:6.1f} s  {self.step.name}{tests}"


def judge(code: int, report: Path) -> Count:
    """Count the tests of a JUnit report whose run ended with this exit code.

    A run that broke off, that failed without a failed test, or that ran no test has failed.
    """
    try:
        cases = list(ET.parse(report).iter("testcase"))  # noqa: S314 - our own run wrote it
    except (OSError, ET.ParseError):
        return Count(0, 1, 0)
    ends = [{part.tag for part in case} for case in cases]
    failed = sum(bool(tags & {"failure", "error"}) for tags in ends)
    skipped = sum("skipped" in tags for tags in ends)
    passed = len(ends) - failed - skipped
    if not failed and (code or not passed):
        failed = 1
    return Count(passed, failed, skipped)


CHECKS = (
    Step("types", (PY, "-m", "mypy")),
    Step("format", (PY, "-m", "ruff", "format", "--check", ".")),
    Step("lint", (PY, "-m", "ruff", "check", "--output-format=concise", ".")),
    Step("imports", (str(BIN / "lint-imports"), "--no-logo", "--cache-dir=.cache/import-linter")),
    Step("wire types", (PY, "-m", "elfenland.server.wire_ts", "--check")),
    Step("messages", (NPM, "run", "messages", "--", "--check"), WEB),
    Step("client types", (NPM, "run", "check"), WEB),
    Step("client lint", (NPM, "run", "lint"), WEB),
    Step("client format", (NPM, "run", "format:check"), WEB),
)

VITEST = ("--", "--reporter=default", "--reporter=junit")
VITEST_JUNIT = "--outputFile.junit="

CLIENT_TESTS = Step("client tests", (NPM, "test", *VITEST), WEB, report=VITEST_JUNIT)
COMPONENT_TESTS = Step(
    "component tests", (NPM, "run", "test:browser", *VITEST), WEB, report=VITEST_JUNIT
)

# The browser has a process of its own, because Playwright leaves an event loop running; both
# that and the package have one run at a time, because two on two cores take longer.
# In the same order each time: what fails, fails for whoever broke it. A bare pytest shuffles anew.
PYTEST = (PY, "-m", "pytest", "--quiet", "--durations=10", "--randomly-seed=2026")
ELSEWHERE = ("--ignore=tests/e2e", "--ignore=tests/packaging")
JUNIT = "--junit-xml="

TESTS = Step("tests", (*PYTEST, "-n", "2", *ELSEWHERE, "tests"), report=JUNIT)
QUICK_TESTS = Step(
    "quick tests", (*PYTEST, "-n", "2", *ELSEWHERE, "-m", "not slow", "tests"), report=JUNIT
)
BROWSER_TESTS = Step("browser tests", (*PYTEST, "tests/e2e"), report=JUNIT)
PACKAGE_TESTS = Step("package tests", (*PYTEST, "tests/packaging"), report=JUNIT)

FIXES = (
    Step("lint", (PY, "-m", "ruff", "check", "--fix", ".")),
    Step("format", (PY, "-m", "ruff", "format", ".")),
    Step("wire types", (PY, "-m", "elfenland.server.wire_ts")),
    Step("client deals", (PY, "-m", "tests.rules.deals")),
    Step("messages", (NPM, "run", "messages"), WEB),
    Step("client lint", (NPM, "run", "lint", "--", "--fix"), WEB),
    Step("client format", (NPM, "run", "format"), WEB),
)


def test_all() -> int:
    """Prove that it works."""
    alone = [(step,) for step in (TESTS, COMPONENT_TESTS, BROWSER_TESTS, PACKAGE_TESTS)]
    return prove([(*CHECKS, CLIENT_TESTS), *alone], _packages, _built_client, _chromium)


def test_quick() -> int:
    """Prove what can be proven in a minute: no browser, no package, nothing slow."""
    return prove([(*CHECKS, CLIENT_TESTS), (QUICK_TESTS,)], _packages)


def check() -> int:
    """Look at everything that can be judged without running the program."""
    return prove([CHECKS], _packages)


def fix() -> int:
    """Mend what the tools can mend; what they cannot is shown."""
    return prove([(step,) for step in FIXES], _packages)


def prove(stages: list[tuple[Step, ...]], *needs: Callable[[], None]) -> int:
    """Get what is needed, carry out the stages, and close with the count on a line of its own.

    The steps of a stage run two at a time. Says the exit code.
    """
    try:
        for get in needs:
            get()
    except TroubleError as trouble:
        say(str(trouble))
        print(Count(0, 1, 0))
        return 1
    logs = log_folder()
    outcomes = [outcome for stage in stages for outcome in _abreast(stage, logs)]
    shutil.rmtree(logs / "bytecode", ignore_errors=True)
    total = Count(*(sum(column) for column in zip(*(o.result for o in outcomes), strict=True)))
    if failed := [outcome.step.name for outcome in outcomes if outcome.result.failed]:
        print(f"Failed: {', '.join(failed)}")
    skipping_fails = total.skipped > 0 and os.environ.get("CI", "") not in {"", "0", "false"}
    if skipping_fails:
        print("Where CI is set, a skipped test fails the run.")
    print(total, flush=True)
    return 1 if total.failed or skipping_fails else 0


def _abreast(stage: tuple[Step, ...], logs: Path) -> list[Outcome]:
    """Carry out steps two at a time, with a line for each and the output of those that failed."""
    outcomes = []
    with ThreadPoolExecutor(max_workers=2) as pool:
        for done in as_completed([pool.submit(step.run, logs) for step in stage]):
            outcome = done.result()
            outcomes.append(outcome)
            print(outcome, flush=True)
            if outcome.result.failed:
                print(outcome.log.read_text(encoding="utf-8", errors="replace"), flush=True)
    return outcomes


def log_folder() -> Path:
    """A new folder for the logs of a run, in place of the oldest."""
    LOGS.mkdir(parents=True, exist_ok=True)
    for old in sorted(LOGS.iterdir())[: 1 - LOGS_KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    return Path(tempfile.mkdtemp(prefix=time.strftime("%Y%m%d-%H%M%S-"), dir=LOGS))


def _packages() -> None:
    environment.install("dev")
    environment.install_client_packages()


def _built_client() -> None:
    environment.install("dev", with_client=True)


def _chromium() -> None:
    """Find a Chromium for the browser tests, or install Debian's where that is allowed."""
    found = os.environ.get("CHROMIUM") or _installed_chromium()
    if not found and sys.platform == "linux" and shutil.which("apt-get") and os.geteuid() == 0:
        say("Installing Chromium for the browser tests ...")
        # Another installation may be under way; this one waits for it.
        apt = ("apt-get", "--option", "DPkg::Lock::Timeout=120")
        environment.run(*apt, "update")
        environment.run(*apt, "install", "--yes", "--no-install-recommends", "chromium")
        found = _installed_chromium()
    if not found:
        raise TroubleError(
            "The browser tests need Chromium. On Debian: apt-get install chromium. Where it has "
            "another name, say so: CHROMIUM=/path/to/it python3 run.py test"
        )
    os.environ["CHROMIUM"] = found


def _installed_chromium() -> str | None:
    names = ("chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)
