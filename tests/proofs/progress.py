"""How far the proofs are, kept in an ignored file, so that a run goes on where one was stopped."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
STATE = ROOT / ".cache" / "proofs.json"
KINDS = ("*.py", "*.toml", "data/*.json")
ENGINE = ROOT / "src" / "elfenland"
PROVEN = (
    *(ENGINE / room for room in ("board", "rules", "routes", "bots", "testing")),
    ROOT / "bench",
    *(ROOT / "tests" / folder for folder in ("proofs", "rules", "routes", "board")),
)


@dataclass(slots=True)
class Progress:
    """How much of a proof is done: its first items, what they counted, and the time they took."""

    done: int = 0
    tally: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0


def digest() -> str:
    """A digest of everything that the proofs rest on: what was done with other code is void."""
    whole = sha256()
    for folder in PROVEN:
        for file in sorted(f for kind in KINDS for f in folder.rglob(kind)):
            whole.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return whole.hexdigest()


def load(code: str, path: Path = STATE) -> dict[str, Progress]:
    """The progress of each proof with this code, named by its digest; nothing with another."""
    try:
        kept = json.loads(path.read_text("utf-8"))
        if kept["digest"] != code:
            return {}
        return {
            name: Progress(p["done"], Counter(p["tally"]), p["seconds"])
            for name, p in kept["proofs"].items()
        }
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def save(proofs: dict[str, Progress], code: str, path: Path = STATE) -> None:
    """Keep the progress; a stop in the middle leaves the file as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    rows = {
        name: {"done": p.done, "tally": dict(p.tally), "seconds": p.seconds}
        for name, p in proofs.items()
    }
    half = path.with_suffix(".half")
    half.write_text(json.dumps({"digest": code, "proofs": rows}), "utf-8")
    half.replace(path)
