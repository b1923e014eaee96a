"""Makes the deals that the client deals again: ``python -m tests.rules.deals``.

``web/src/lib/fair/example.json`` is the worked example of docs/fair-dealing.md, which the client's
own page shows; ``deals.json``, beside it, are deals of every kind for the client's tests.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from elfenland.rules import Game, Options, fairness
from elfenland.rules.events import to_json

FOLDER: Final = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "fair"

SECRET: Final = bytes(range(32)).hex()
TEXTS: Final = ("feodor", "", "rain in Yttar")
SEEDS: Final = ("0", "", "Mah'Davikia ✨", "x" * 1000)


def deal(seed: str, options: Options) -> dict[str, Any]:
    """A seed, the options as they were asked for, and all that is dealt before the first turn."""
    opening = [to_json(event) for event in Game.new(options, seed).opening]
    return {"seed": seed, "options": options.to_json(), "opening": opening}


def example() -> dict[str, Any]:
    """The worked example."""
    made = {
        "secret": SECRET,
        "commitment": fairness.commitment(SECRET),
        "texts": list(TEXTS),
    }
    return made | deal(fairness.seed(SECRET, TEXTS), Options(players=3))


def deals() -> list[dict[str, Any]]:
    """One for each number of players and each variant, with the start seat by lot and named."""
    found = [deal(seed, Options()) for seed in SEEDS]
    for players in range(2, 7):
        for number, favors in enumerate(("none", "small", "great")):
            options = Options(
                players=players,
                favors=favors,  # type: ignore[arg-type]
                town_cards=(players + number) % 2 == 0,
                start_seat=players - 1 if number else None,
            )
            found.append(deal(f"deal {players} {favors}", options))
    return found


def files() -> dict[Path, str]:
    """What is in each of the two files."""
    lines = ",\n".join(json.dumps(one) for one in deals())
    return {
        FOLDER / "example.json": json.dumps(example(), indent=2) + "\n",
        FOLDER / "deals.json": f"[\n{lines}\n]\n",
    }


def main() -> None:
    """Write both files."""
    for file, text in files().items():
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
