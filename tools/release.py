"""Make a release: `python3 run.py release [--check]`.

Every locked package is looked up among the known weaknesses first. One that has any, or that was
not looked up, whatever the reason, is a failure: nothing is built then.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from tools.environment import BIN, CACHE, ROOT
from tools.lock import LOCKS

# Carries out a command in a folder, and says what came of it.
Run: TypeAlias = Callable[[tuple[str, ...], Path], "subprocess.CompletedProcess[str]"]

AUDIT_ENV = CACHE / "audit"
WEB = ROOT / "web"
# A line of a lock: the name, the version, maybe where it is needed, and then its hashes.
LOCKED = re.compile(r"^([A-Za-z0-9][\w.-]*)==([^\s;\\]+)", re.MULTILINE)


class Locked(NamedTuple):
    """A package as it is locked."""

    name: str
    version: str


class Audit(NamedTuple):
    """What came of looking packages up: how many were, and what is wrong."""

    what: str
    audited: int
    problems: tuple[str, ...]

    def __str__(self) -> str:
        """As it is told."""
        first = f"{self.what}: {self.audited} packages audited, {len(self.problems)} problems"
        return "\n".join([first, *(f"  {problem}" for problem in self.problems)])


def carry_out(command: tuple[str, ...], folder: Path) -> subprocess.CompletedProcess[str]:
    """Carry out a command; a program that is not there has failed like any other."""
    try:
        return subprocess.run(
            command, cwd=folder, check=False, capture_output=True, encoding="utf-8"
        )
    except OSError as error:
        return subprocess.CompletedProcess(command, 127, "", str(error))


def locked(text: str) -> list[Locked]:
    """What a lock file holds, also what only other systems install."""
    return [Locked(_plain(name), version) for name, version in LOCKED.findall(text)]


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def without_doubles(packages: Iterable[Locked]) -> Iterator[list[Locked]]:
    """The same in lists of which none has a name twice: some systems take another version."""
    lists: list[dict[str, Locked]] = []
    for package in dict.fromkeys(packages):
        for names in lists:
            if package.name not in names:
                names[package.name] = package
                break
        else:
            lists.append({package.name: package})
    for names in lists:
        yield list(names.values())


def audit_python(what: str, packages: list[Locked], run: Run) -> Audit:
    """Have pip-audit look these up."""
    problems: list[str] = []
    audited = 0
    for part in without_doubles(packages):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "packages.txt")
            # Neither markers nor hashes: what other systems install is looked up, too.
            file.write_text("".join(f"{p.name}=={p.version}\n" for p in part), encoding="utf-8")
            command = (
                str(AUDIT_ENV / BIN.name / "pip-audit"), "--requirement", str(file), "--no-deps",
                "--disable-pip", "--format", "json", "--progress-spinner", "off",
            )  # fmt: skip
            done = run(command, ROOT)
        said = _read(done.stdout).get("dependencies")
        if not isinstance(said, list):
            problems.append(f"pip-audit gave no answer: {_last_line(done)}")
            continue
        found = {_plain(entry["name"]): entry for entry in said}
        for package in part:
            entry = found.get(package.name, {"skip_reason": "not in the answer"})
            if reason := entry.get("skip_reason"):
                problems.append(f"{package.name} {package.version} was not audited: {reason}")
            elif entry.get("version") != package.version:
                other = entry.get("version")
                problems.append(f"{package.name} {package.version} was not audited, but {other}")
            else:
                audited += 1
                problems += [
                    f"{package.name} {package.version}: {weakness['id']}"
                    for weakness in entry.get("vulns", [])
                ]
        if done.returncode != 0 and not problems:
            problems.append(f"pip-audit failed: {_last_line(done)}")
    return Audit(what, audited, tuple(problems))


def audit_client(lock: str, run: Run) -> Audit:
    """Have npm look up what the client's lock holds."""
    packages = len([path for path in json.loads(lock)["packages"] if path])
    done = run((str(BIN / "npm"), "audit", "--json"), WEB)
    said = _read(done.stdout)
    counted = said.get("metadata", {}).get("dependencies", {}).get("total")
    if not isinstance(counted, int) or not isinstance(said.get("vulnerabilities"), dict):
        return Audit("web", 0, (f"npm audit gave no answer: {_last_line(done)}",))
    problems = [
        f"{name}: {weakness.get('severity', 'unknown')}"
        for name, weakness in said["vulnerabilities"].items()
    ]
    if counted < packages:
        problems.append(f"{packages - counted} of {packages} packages were not audited")
    if done.returncode != 0 and not problems:
        problems.append(f"npm audit failed: {_last_line(done)}")
    return Audit("web", min(counted, packages), tuple(problems))


def _read(text: str) -> dict[str, Any]:
    try:
        said = json.loads(text)
    except ValueError:
        return {}
    return said if isinstance(said, dict) else {}


def _last_line(done: subprocess.CompletedProcess[str]) -> str:
    lines = (done.stderr or done.stdout or "").strip().splitlines()
    return lines[-1] if lines else f"exit code {done.returncode}, and not a word"


def audits(run: Run) -> Iterator[Audit]:
    """Look up all that is locked, each package once."""
    seen: set[Locked] = set()
    for name in LOCKS:
        packages = locked((ROOT / "requirements" / f"{name}.txt").read_text("utf-8"))
        new = [package for package in packages if package not in seen]
        seen.update(new)
        yield audit_python(f"requirements/{name}.txt", new, run)
    yield audit_client((WEB / "package-lock.json").read_text("utf-8"), run)


def release(run: Run, *, check: bool) -> int:
    """Audit, and where nothing is wrong and not only a check was asked for, build."""
    problems = 0
    for command in _tools():
        done = run(command, ROOT)
        if done.returncode != 0:
            print(f"pip-audit could not be installed: {_last_line(done)}")
            problems += 1
            break
    for audit in audits(run):
        print(audit, flush=True)
        problems += len(audit.problems)
    if problems:
        print(f"{problems} problems: nothing was built.")
        return 1
    if check:
        print("All that is locked was audited, and nothing is known against it.")
        return 0
    done = run(
        (str(BIN / "uv"), "build", "--build-constraints=requirements/build.txt", "--out-dir=dist"),
        ROOT,
    )
    print(done.stderr.strip())
    if done.returncode != 0:
        print("It could not be built.")
        return 1
    print("Wheel and source distribution are in dist/.")
    return 0


def _tools() -> Iterator[tuple[str, ...]]:
    """What installs pip-audit, in an environment of its own: it is no package of ours."""
    uv = str(BIN / "uv")
    yield uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(AUDIT_ENV)
    yield (
        uv, "pip", "install", "--quiet", "--python", str(AUDIT_ENV), "--require-hashes",
        "-r", "requirements/release.txt",
    )  # fmt: skip


def main(arguments: list[str]) -> int:
    """Carry it out, and say the exit code."""
    parser = argparse.ArgumentParser(prog="run.py release", description=__doc__)
    parser.add_argument("--check", action="store_true", help="audit, and build nothing")
    return release(carry_out, check=parser.parse_args(arguments).check)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
