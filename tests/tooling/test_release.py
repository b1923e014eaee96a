"""A release is made only when all that is locked was looked up, and nothing is known against it."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tools import release
from tools.environment import ROOT
from tools.lock import LOCKS
from tools.release import Locked, audit_client, audit_python, locked, without_doubles

ONE, OTHER = Locked("click", "8.2.0"), Locked("rich", "15.0")
WEB_LOCK = json.dumps({"packages": {"": {}, "node_modules/a": {}, "node_modules/b": {}}})


class Programs:
    """Programs that say what they are told to, by a word of the command; others end well."""

    def __init__(self, **says: tuple[int, str]) -> None:
        self.says = says
        self.asked: list[tuple[str, ...]] = []
        self.files: list[str] = []

    def __call__(self, command: tuple[str, ...], _folder: Path) -> subprocess.CompletedProcess[str]:
        """Carry out a command."""
        self.asked.append(command)
        name = Path(command[0]).name.replace("-", "_")
        if name == "pip_audit":
            self.files.append(Path(command[command.index("--requirement") + 1]).read_text("utf-8"))
        code, out = self.says.get(name, (0, ""))
        return subprocess.CompletedProcess(command, code, out, "" if out else "it said this")


def found(*entries: dict[str, Any]) -> str:
    """What pip-audit prints."""
    return json.dumps({"dependencies": entries, "fixes": []})


def clean(package: Locked) -> dict[str, Any]:
    """An entry of a package of which nothing is known."""
    return {"name": package.name, "version": package.version, "vulns": []}


PYTHON = {
    "all well": ((0, found(clean(ONE), clean(OTHER))), 2, None),
    "another spelling": ((0, found(clean(Locked("Click", "8.2.0")), clean(OTHER))), 2, None),
    "a weakness": (
        (1, found(clean(ONE), clean(OTHER) | {"vulns": [{"id": "PYSEC-1"}]})),
        2, "rich 15.0: PYSEC-1",
    ),
    "one skipped, and exit code 0": (
        (0, found(clean(ONE), {"name": "rich", "skip_reason": "could not be audited"})),
        1, "rich 15.0 was not audited: could not be audited",
    ),
    "one missing": ((0, found(clean(ONE))), 1, "rich 15.0 was not audited: not in the answer"),
    "another version": (
        (0, found(clean(ONE), clean(Locked("rich", "14")))), 1, "rich 15.0 was not audited, but 14"
    ),
    "no network": ((1, ""), 0, "pip-audit gave no answer: it said this"),
    "no JSON": ((0, "No known vulnerabilities found"), 0, "pip-audit gave no answer"),
    "another JSON": ((0, "[]"), 0, "pip-audit gave no answer"),
    "a failure all the same": ((1, found(clean(ONE), clean(OTHER))), 2, "pip-audit failed"),
}  # fmt: skip


@pytest.mark.parametrize(("says", "audited", "problem"), PYTHON.values(), ids=PYTHON)
def test_what_pip_audit_says(says: tuple[int, str], audited: int, problem: str | None) -> None:
    """What it has not audited is a problem like a weakness, whatever its exit code."""
    programs = Programs(pip_audit=says)

    audit = audit_python("run", [ONE, OTHER], programs)

    assert audit.audited == audited
    assert len(audit.problems) == (problem is not None)
    assert (problem or "") in str(audit)
    assert programs.files == ["click==8.2.0\nrich==15.0\n"]


def npm(total: int | None, **weaknesses: str) -> str:
    """What npm audit prints."""
    said: dict[str, Any] = {
        "vulnerabilities": {name: {"severity": grade} for name, grade in weaknesses.items()}
    }
    if total is not None:
        said["metadata"] = {"dependencies": {"total": total}}
    return json.dumps(said)


CLIENT = {
    "all well": ((0, npm(2)), 2, None),
    "a weakness": ((1, npm(2, a="high")), 2, "a: high"),
    "some not audited": ((0, npm(1)), 1, "1 of 2 packages were not audited"),
    "no number": ((0, npm(None)), 0, "npm audit gave no answer"),
    "no answer": ((1, '{"message": "not found", "error": {}}'), 0, "npm audit gave no answer"),
    "no network": ((1, ""), 0, "npm audit gave no answer: it said this"),
    "a failure all the same": ((1, npm(2)), 2, "npm audit failed"),
}


@pytest.mark.parametrize(("says", "audited", "problem"), CLIENT.values(), ids=CLIENT)
def test_what_npm_says(says: tuple[int, str], audited: int, problem: str | None) -> None:
    """A registry that gives no answer has audited nothing."""
    audit = audit_client(WEB_LOCK, Programs(npm=says))

    assert audit.audited == audited
    assert len(audit.problems) == (problem is not None)
    assert (problem or "") in str(audit)


def test_every_line_of_a_lock_is_read() -> None:
    """Also what other systems install, and two versions of one package."""
    text = (
        "A_b==1.0 ; sys_platform == 'win32' \\\n    --hash=sha256:00\n"
        "c==2 ; python_full_version < '3.12' \\\n    --hash=sha256:00\n"
        "c==3 \\\n    --hash=sha256:00\n"
    )

    packages = locked(text)

    assert packages == [Locked("a-b", "1.0"), Locked("c", "2"), Locked("c", "3")]
    assert list(without_doubles(packages)) == [packages[:2], packages[2:]]


def test_our_own_locks_are_read_whole() -> None:
    """No package of a lock is overlooked."""
    for name in LOCKS:
        text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
        lines = [line for line in text.splitlines() if not line.startswith((" ", "#"))]
        assert len(locked(text)) == len(lines) > 0


@pytest.fixture
def everything_well(monkeypatch: pytest.MonkeyPatch) -> Programs:
    """Programs that know nothing against anything."""
    monkeypatch.setattr(release, "LOCKS", {"uv": []})
    text = (ROOT / "requirements" / "uv.txt").read_text("utf-8")
    lock = json.loads((release.WEB / "package-lock.json").read_text("utf-8"))
    return Programs(
        pip_audit=(0, found(*map(clean, locked(text)))), npm=(0, npm(len(lock["packages"]) - 1))
    )


def builds(programs: Programs) -> bool:
    """Whether anything was built."""
    return any("build" in command for command in programs.asked)


def test_a_release(everything_well: Programs, capsys: pytest.CaptureFixture[str]) -> None:
    """Where all is well it is built, and says where it is."""
    assert release.release(everything_well, check=False) == 0
    assert builds(everything_well)
    assert "dist/" in capsys.readouterr().out


def test_a_check(everything_well: Programs, capsys: pytest.CaptureFixture[str]) -> None:
    """Asked to check it builds nothing, and says what it did."""
    assert release.release(everything_well, check=True) == 0
    assert not builds(everything_well)
    said = capsys.readouterr().out
    assert "requirements/uv.txt: 1 packages audited, 0 problems" in said
    assert "web: " in said


@pytest.mark.parametrize("program", ["pip_audit", "npm", "uv"])
def test_no_release(
    everything_well: Programs, program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where one of them fails nothing is built."""
    everything_well.says[program] = (1, "")

    assert release.release(everything_well, check=False) == 1
    assert not builds(everything_well)
    assert "nothing was built" in capsys.readouterr().out


def test_a_program_that_is_not_there(tmp_path: Path) -> None:
    """It has failed like any other."""
    done = release.carry_out((str(tmp_path / "none"),), tmp_path)

    assert done.returncode == 127
    assert done.stderr
