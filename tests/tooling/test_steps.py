"""How the test command counts, and when it fails."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import steps
from tools.steps import Count, Step, judge, prove
from tools.troubles import TroubleError

PASSED = '<testcase name="a"/>'
FAILED = '<testcase name="b"><failure/></testcase>'
BROKEN = '<testcase name="c"><error/></testcase>'
SKIPPED = '<testcase name="d"><skipped/></testcase>'

RUNS = {
    "all passed": (0, PASSED * 3, Count(3, 0, 0)),
    "one of each": (1, PASSED + FAILED + BROKEN + SKIPPED, Count(1, 2, 1)),
    "passed, but the run ended badly": (1, PASSED, Count(1, 1, 0)),
    "nothing was collected": (5, "", Count(0, 1, 0)),
    "nothing was collected, and nobody minded": (0, "", Count(0, 1, 0)),
    "everything was skipped": (0, SKIPPED, Count(0, 1, 1)),
}


@pytest.mark.parametrize(("code", "cases", "count"), RUNS.values(), ids=RUNS)
def test_runs_are_judged(code: int, cases: str, count: Count, tmp_path: Path) -> None:
    """A run's tests are counted one by one, and a run without a good end has failed."""
    report = tmp_path / "report.xml"
    report.write_text(f"<testsuites><testsuite>{cases}</testsuite></testsuites>")

    assert judge(code, report) == count


@pytest.mark.parametrize("text", [None, "", "<testsuites><testcase"])
def test_crash_is_a_failure(text: str | None, tmp_path: Path) -> None:
    """A run that left no whole report has failed, whatever its exit code."""
    report = tmp_path / "report.xml"
    if text is not None:
        report.write_text(text)

    assert judge(0, report) == Count(0, 1, 0)


def says(name: str, text: str, *, code: int = 0) -> Step:
    """A step that prints a text and ends."""
    return Step(name, (sys.executable, "-c", f"print({text!r}); raise SystemExit({code})"))


def reports(cases: str) -> Step:
    """A step that ends well and leaves a report of these tests."""
    program = f"import sys; open(sys.argv[1][2:], 'w').write('<testsuite>{cases}</testsuite>')"
    return Step("reports", (sys.executable, "-c", program), report="--")


@pytest.fixture(autouse=True)
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Logs of these runs stay away from those that somebody may want to read."""
    monkeypatch.setattr(steps, "LOGS", tmp_path / "logs")
    monkeypatch.delenv("CI", raising=False)
    return tmp_path / "logs"


def test_closing_line_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    """Checks count as one, tests as many as they are, and the sum stands alone at the end."""
    code = prove([(says("calm", "quiet"), reports(PASSED * 2 + SKIPPED)), (says("x", "y"),)])

    said = capsys.readouterr().out
    assert code == 0
    assert said.splitlines()[-1] == "4 passed, 0 failed, 1 skipped"
    assert "quiet" not in said


def test_failed_step_shows_its_output(capsys: pytest.CaptureFixture[str]) -> None:
    """What failed is shown in full and named again before the closing line."""
    code = prove([(says("stormy", "the mast broke", code=3), says("calm", "quiet"))])

    said = capsys.readouterr().out
    assert code == 1
    assert "the mast broke" in said
    assert "quiet" not in said
    assert said.splitlines()[-2:] == ["Failed: stormy", "1 passed, 1 failed, 0 skipped"]


@pytest.mark.parametrize(("ci", "code"), [("", 0), ("false", 0), ("true", 1), ("1", 1)])
def test_skipping_fails_where_ci_is_set(
    ci: str, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A skipped test passes at home and fails the run in CI."""
    monkeypatch.setenv("CI", ci)

    assert prove([(reports(PASSED + SKIPPED),)]) == code
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 0 failed, 1 skipped"


def test_missing_need_is_one_failure(capsys: pytest.CaptureFixture[str]) -> None:
    """What the tests need and is not there is named, and nothing is run without it."""

    def need() -> None:
        raise TroubleError("The browser tests need Chromium.")

    code = prove([(says("calm", "quiet"),)], need)

    said = capsys.readouterr()
    assert code == 1
    assert said.err == "The browser tests need Chromium.\n"
    assert said.out == "0 passed, 1 failed, 0 skipped\n"


def test_nothing_is_compiled_twice(
    logs: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where Python may write no bytecode, what one step has compiled is there for the next."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    program = "import sys, tomllib; raise SystemExit(tomllib.__cached__ or 'nowhere')"
    see = Step("see", (sys.executable, "-c", program))

    prove([(see,)])

    (folder,) = logs.iterdir()
    assert str(folder / "bytecode") in capsys.readouterr().out
    assert not (folder / "bytecode").exists()


def test_old_logs_go(logs: Path) -> None:
    """The logs of the last runs are kept, and no more."""
    for _ in range(steps.LOGS_KEPT + 3):
        steps.log_folder()

    assert len(list(logs.iterdir())) == steps.LOGS_KEPT
