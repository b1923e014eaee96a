"""Every long proof at a small size, and the machinery that runs them at full size."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.proofs import __main__ as command
from tests.proofs import progress, report
from tests.proofs.progress import Progress
from tests.proofs.registry import PROOFS, Proof


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("proof", PROOFS, ids=lambda proof: proof.name)
def test_small(proof: Proof) -> None:
    """What the proof says holds at a small size."""
    proof.judge(proof.items(range(proof.small)))


def _odd(number: int, _seed: str) -> dict[str, int]:
    assert number != 7, "seven"
    return {"checked": 1}


def _few(tally: Mapping[str, int]) -> None:
    assert tally["checked"] < 6, "too many"


TRIED: list[int] = []


def _tried(number: int, _seed: str) -> dict[str, int]:
    TRIED.append(number)
    return {"checked": 1}


@pytest.fixture(autouse=True)
def own_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """State and page of these tests are their own."""
    monkeypatch.setattr(progress.load, "__defaults__", (tmp_path / "state.json",))
    monkeypatch.setattr(progress.save, "__defaults__", (tmp_path / "state.json",))
    monkeypatch.setattr(report.write_page, "__defaults__", (tmp_path / "page.md",))
    TRIED.clear()


def prove(monkeypatch: pytest.MonkeyPatch, proof: Proof, *options: str) -> tuple[int, str]:
    """Run the command with one proof of ours; its exit code and what it says."""
    monkeypatch.setattr(command, "PROOFS", (proof,))
    monkeypatch.setattr(command, "NAMES", [proof.name])
    outcome = CliRunner().invoke(command.main, options)
    return outcome.exit_code, outcome.output


def test_a_proof_is_told_and_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A proof that holds says what, how many, the seed and the time, and goes onto the page."""
    code, said = prove(monkeypatch, Proof("p", "it is so", "things", 1, 5, _odd, each=2))

    page = (tmp_path / "page.md").read_text("utf-8")
    assert code == 0
    assert "10 things, seed 2026: holds (5 checked)" in said
    assert "| p | it is so | 10 things | 2026 | holds (5 checked) |" in page


def test_a_proof_that_fails_names_the_item(monkeypatch: pytest.MonkeyPatch) -> None:
    """An item that fails ends the proof, with its number and what is wrong."""
    code, said = prove(monkeypatch, Proof("p", "it is so", "things", 1, 20, _odd))

    assert code == 1
    assert "FAILED: item 7: seven" in said


def test_a_proof_that_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """A proof may also fail by what all items together counted."""
    code, said = prove(monkeypatch, Proof("p", "", "things", 1, 6, _tried, judge=_few))

    assert (code, "too many" in said) == (1, True)


def test_a_stopped_proof_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is done is not done again, unless it is asked for afresh or the code is another."""
    proof = Proof("p", "it is so", "things", 1, 10, _tried)
    prove(monkeypatch, proof, "--full-size-factor", "0.3")
    assert TRIED == [0, 1, 2]

    _, said = prove(monkeypatch, proof)
    assert list(range(10)) == TRIED
    assert "holds (10 checked)" in said
    prove(monkeypatch, proof, "--fresh", "--full-size-factor", "0.1")
    assert [*range(10), 0] == TRIED
    monkeypatch.setattr(progress, "digest", lambda: "other code")
    prove(monkeypatch, proof, "--full-size-factor", "0.1")
    assert [*range(10), 0, 0] == TRIED


def test_a_spoilt_state_is_begun_anew(tmp_path: Path) -> None:
    """A state file that cannot be read is as good as none."""
    spoilt = tmp_path / "spoilt.json"
    for text in ("", "{", "[]", '{"digest": 1}'):
        spoilt.write_text(text, "utf-8")
        assert progress.load("this code", spoilt) == {}
    progress.save({"p": Progress(3, Counter({"checked": 3}), 1.5)}, "this code", spoilt)

    assert progress.load("this code", spoilt) == {"p": Progress(3, Counter({"checked": 3}), 1.5)}
    assert progress.load("other code", spoilt) == {}


def test_an_unknown_proof_is_refused() -> None:
    """A proof that there is not is refused with the names of those that there are."""
    outcome = CliRunner().invoke(command.main, ["--only", "everything"])

    assert outcome.exit_code == 2
    assert all(proof.name in outcome.output for proof in PROOFS)
