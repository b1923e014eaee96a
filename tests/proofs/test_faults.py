"""The planted faults: that they fit the code, cover every clause, and that a blind test is seen."""

from __future__ import annotations

import pytest

from tests.clauses import clauses
from tests.proofs.faults import FAULTS, Fault, check_fault, shuffled


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_a_fault_still_applies(fault: Fault) -> None:
    """The text that a fault replaces stands in the code exactly once, and it changes it."""
    assert fault.old != fault.new
    compile(fault.text(), fault.file, "exec")


def test_every_clause_has_a_fault() -> None:
    """For each clause of the rules, and for nothing else, a fault is planted."""
    assert {fault.clause for fault in FAULTS} == set(clauses())


def test_another_tenth_with_another_commit() -> None:
    """The order of the faults follows from the code, so that the first few take turns."""
    first = {shuffled(code)[: len(FAULTS) // 10] for code in "abcdefgh"}

    assert len(first) == 8
    assert shuffled("a") == shuffled("a")
    assert set(shuffled("a")) == set(FAULTS)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (Fault("TILE-6", "rules/favors.py", "DRAWN: Final = 2", "DRAWN: Final = 3"), "not noticed"),
        (
            Fault("TILE-1", "rules/favors.py", "DRAWN: Final = 2", "DRAWN: Final = a"),
            "not even run",
        ),
        (Fault("TILE-1", "rules/favors.py", "DRAWN: Final = 7", ""), "0 times"),
        (Fault("TILE-7", "rules/favors.py", "DRAWN: Final = 2", ""), "no test carries TILE-7"),
    ],
    ids=["that another clause forbids", "that does not run", "that is gone", "of no clause"],
)
def test_a_fault_that_its_clause_does_not_notice(fault: Fault, said: str) -> None:
    """A fault that no test of its clause fails by is told, and so is one that is none."""
    with pytest.raises(AssertionError, match=said):
        check_fault(fault)
