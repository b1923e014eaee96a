"""`python -m tests.proofs`, which is `run.py prove`: the long proofs at full size."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

import click

from tests.proofs import progress
from tests.proofs.progress import Progress
from tests.proofs.registry import PROOFS, Proof
from tests.proofs.report import Outcome, write_page

SAVED_EVERY = 5.0
NAMES = [proof.name for proof in PROOFS]


@click.command()
@click.option("--only", multiple=True, type=click.Choice(NAMES), help="This proof; repeatable.")
@click.option(
    "--full-size-factor", "factor", type=click.FloatRange(0, min_open=True), default=1.0,
    show_default=True, help="Times the full size.",
)  # fmt: skip
@click.option("--fresh", is_flag=True, help="Begin anew instead of going on.")
def main(only: tuple[str, ...], factor: float, *, fresh: bool) -> None:
    """Prove at length what the tests prove in short, and write docs/proofs.md.

    Stopped, it goes on where it was, as long as the code is the same.
    """
    code = progress.digest()
    reached = {} if fresh else progress.load(code)
    outcomes = {
        proof.name: Outcome(proof, reached[proof.name]) for proof in PROOFS if proof.name in reached
    }
    for proof in PROOFS:
        if only and proof.name not in only:
            continue
        done = reached.setdefault(proof.name, Progress())
        size = max(1, round(proof.full * factor))
        outcomes[proof.name] = _prove(proof, size, done, lambda: progress.save(reached, code))
        click.echo(outcomes[proof.name])
        write_page([outcomes[name] for name in NAMES if name in outcomes])
    sys.exit(any(outcome.trouble for outcome in outcomes.values()))


def _prove(proof: Proof, size: int, done: Progress, save: Callable[[], None]) -> Outcome:
    """Check the items that are left; what is done is saved every few seconds."""
    began = time.monotonic()
    try:
        with click.progressbar(
            range(done.done, size),
            label=proof.name,
            file=sys.stderr,
            hidden=not sys.stderr.isatty(),
        ) as numbers:
            for number in numbers:
                done.tally += proof.items(range(number, number + 1))
                done.done = number + 1
                if (now := time.monotonic()) - began > SAVED_EVERY:
                    done.seconds, began = done.seconds + now - began, now
                    save()
        proof.judge(done.tally)
    except AssertionError as error:
        return Outcome(proof, done, f"item {done.done}: {error}")
    finally:
        done.seconds += time.monotonic() - began
        save()
    return Outcome(proof, done)


if __name__ == "__main__":
    main(prog_name="run.py prove")
