"""What is proven at length: each proof checks one item at a time, by its number and a seed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from bench.bots import towns_of_greedy
from bench.favors import rare_edges
from elfenland.rules import to_json
from elfenland.rules.record import read_record, verify
from elfenland.testing.laws import check_every_action, check_whole_game
from elfenland.testing.play import nth_game, random_play, random_position, recorded_game
from elfenland.testing.referee import Referee
from elfenland.testing.secrecy import whole_game
from tests.proofs.faults import FAULTS, check_fault, fault_number
from tests.proofs.filling import SIZES, check_filling
from tests.proofs.together import GAMES as GAMES_TOGETHER
from tests.proofs.together import check as check_together
from tests.routes.exact import check as check_routes

Tally = Mapping[str, int]


def _nothing_more(_tally: Tally) -> None:
    """Every item holds, and that is all."""


@dataclass(frozen=True, slots=True)
class Proof:
    """Something that must hold for items 0, 1, 2 and so on.

    name: what `--only` calls it. what: the sentence that is proven, of so many ``units``.
    small, full: how many items in `run.py test` and in `run.py prove`; each is ``each`` units.
    check: checks item n with a seed, and says what it counted; AssertionError where it fails.
    judge: looks at what all items together counted.
    """

    name: str
    what: str
    units: str
    small: int
    full: int
    check: Callable[[int, str], Tally]
    each: int = 1
    judge: Callable[[Tally], None] = _nothing_more
    seed: str = "2026"

    def items(self, numbers: range) -> Counter[str]:
        """Check some items, and say what they counted."""
        counted = Counter[str]()
        for number in numbers:
            counted.update(self.check(number, self.seed))
        return counted


def _refusals(number: int, seed: str) -> Tally:
    game, _ = random_position(number, seed)
    return {"refusals": check_every_action(game)}


def _laws(number: int, seed: str) -> Tally:
    game, dice = nth_game(number, seed)
    return {"decisions": check_whole_game(game, dice)}


def _secrecy(number: int, seed: str) -> Tally:
    game, dice = nth_game(number, seed)
    for leak in whole_game(game, dice):
        raise AssertionError(leak)
    return {}


def _records(number: int, seed: str) -> Tally:
    record = recorded_game(number, seed)
    text = json.dumps(record.to_json())
    game = verify(read_record(text))
    assert game.result is not None, "the record ends before its game does"
    Referee(record.options.to_json()).check(json.loads(text)["events"])
    return {"events": len(record.events)}


GAMES_A_PROCESS = 20

PRINT_DIGEST = (
    "from tests.proofs.registry import digest_of_games; import sys; "
    "print(digest_of_games(int(sys.argv[1]), sys.argv[2]))"
)


def digest_of_games(number: int, seed: str) -> str:
    """A digest of all actions and events of a batch of random games."""
    digest = sha256()
    for n in range(number * GAMES_A_PROCESS, (number + 1) * GAMES_A_PROCESS):
        game, dice = nth_game(n, seed)
        digest.update(repr([to_json(event) for event in game.opening]).encode())
        for action in random_play(game, dice):
            events = [to_json(event) for event in game.copy().apply(action)]
            digest.update(f"{action} {events}".encode())
    return digest.hexdigest()


def _processes(number: int, seed: str) -> Tally:
    elsewhere = subprocess.run(
        [sys.executable, "-c", PRINT_DIGEST, str(number), seed],
        env={**os.environ, "PYTHONHASHSEED": str(number + 1)},
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()
    assert elsewhere == digest_of_games(number, seed), "another process played another game"
    return {}


GREEDY_GAMES = 4
GREEDY_TOWNS: Final = 12


def _greedy(number: int, seed: str) -> Tally:
    towns = towns_of_greedy(GREEDY_GAMES, f"{seed}/{number}")
    return {"towns": sum(towns), "games": len(towns)}


def _enough_towns(tally: Tally) -> None:
    average = tally["towns"] / tally["games"]
    assert average >= GREEDY_TOWNS, f"greedy collects {average:.2f} towns on average"


GAMES_TO_DRAIN: Final = 10


def _rare_edges(number: int, seed: str) -> Tally:
    return rare_edges(GAMES_TO_DRAIN, f"{seed}/{number}")


def _enough_edges(tally: Tally) -> None:
    needed = tally["games"] * 300 // 380
    for edge in ("reshuffle", "empty pool"):
        assert tally[edge] >= needed, f"{edge} in {tally[edge]} games, not in {needed}"


def _faults(number: int, _seed: str) -> Tally:
    check_fault(fault_number(number))
    return {}


PROOFS: Final = (
    Proof(
        name="refusals",
        what="each of the 857 actions is legal and applies, or is refused and changes nothing",
        units="positions",
        small=300,
        full=20_000,
        check=_refusals,
    ),
    Proof(
        name="laws",
        what="no count ever changes, somebody can act until the end, and the end is as it must be",
        units="games",
        small=200,
        full=20_000,
        check=_laws,
    ),
    Proof(
        name="secrecy",
        what="nothing a seat or a spectator sees or is told depends on what it cannot know",
        units="games",
        small=60,
        full=3_000,
        check=_secrecy,
    ),
    Proof(
        name="records",
        what="a record read back replays to the same, and a second referee finds no fault in it",
        units="games",
        small=100,
        full=10_000,
        check=_records,
    ),
    Proof(
        name="processes",
        what="a process of its own with another hash seed plays the same games",
        units="games",
        small=2,
        full=100,
        each=GAMES_A_PROCESS,
        check=_processes,
    ),
    Proof(
        name="greedy",
        what="greedy against three random bots collects at least 12 towns on average",
        units="games",
        small=5,
        full=50,
        each=GREEDY_GAMES,
        check=_greedy,
        judge=_enough_towns,
    ),
    Proof(
        name="routes",
        what="no tour that the engine allows is better than the best one, nor any that a bot walks",
        units="games, each with 4 small positions",
        small=4,
        full=500,
        check=check_routes,
    ),
    Proof(
        name="rare edges",
        what="six hoarders with Great Favors: the draw pile runs out in 300 games, a pool in 300",
        units="games",
        small=10,
        full=380,
        each=GAMES_TO_DRAIN,
        check=_rare_edges,
        judge=_enough_edges,
    ),
    Proof(
        name="killed together",
        what="two workers, Redis and PostgreSQL are killed between decisions: nothing is lost",
        units="games, in each of which up to 4 decisions are in danger",
        small=1,
        full=12,
        each=GAMES_TOGETHER,
        check=check_together,
    ),
    Proof(
        name="memory",
        what="no game, played to its end or left, stays in a server's memory",
        units="servers",
        small=1,
        full=len(SIZES),
        check=check_filling,
    ),
    Proof(
        name="faults",
        what="a fault planted in the code is noticed by the tests of the clause that it breaks",
        units="faults",
        small=-(-len(FAULTS) // 10),
        full=len(FAULTS),
        check=_faults,
    ),
)
