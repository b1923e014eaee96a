"""Fair dealing: seed and commitment, the records that claim them, the page that explains them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from elfenland.errors import RecordError
from elfenland.rules import Game, Options, fairness
from elfenland.rules.events import to_json
from elfenland.rules.record import Record, read_record, verify
from tests.rules import deals

PAGE = Path(__file__).resolve().parents[2] / "docs" / "fair-dealing.md"
TEXT = PAGE.read_text("utf-8")


def fair_record() -> dict[str, Any]:
    """A record that says how its deal came about, with nothing played yet."""
    seed = fairness.seed(deals.SECRET, deals.TEXTS)
    game = Game.new(Options(players=3), seed)
    seats = [{"name": name, "kind": "human"} for name in ("Ann", "Bea", "Cy")]
    record = Record.begin(game, seats, seed)
    record.fairness = {
        "commitment": fairness.commitment(deals.SECRET),
        "secret": deals.SECRET,
        "texts": list(deals.TEXTS),
    }
    return json.loads(json.dumps(record.to_json()))  # type: ignore[no-any-return]


def test_a_fair_record_holds() -> None:
    """What it says of its deal is read, kept and found true."""
    read = read_record(json.dumps(fair_record()))

    assert read.to_json() == fair_record()
    verify(read)


def changed(**more: object) -> Callable[[dict[str, Any]], object]:
    """Something else in a record's fairness."""
    return lambda data: data["fairness"].update(more)


UNREAD: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "no object": (lambda data: data.update(fairness=[]), "fairness must be null or an object"),
    "nothing in it": (lambda data: data.update(fairness={}), "commitment is None"),
    "a short commitment": (changed(commitment="ab"), "commitment is 'ab'"),
    "a commitment in capitals": (changed(commitment="A" * 64), "commitment is 'AAA"),
    "a secret that is no hex": (changed(secret="x" * 64), "secret is 'xxx"),
    "a secret with a line feed": (changed(secret=deals.SECRET + "\n"), "secret is"),
    "a secret of another length": (changed(secret=deals.SECRET + "00"), "secret is"),
    "no texts": (changed(texts=None), "texts must be a list"),
    "texts that are none": (changed(texts=["", "", 3]), "texts must be a list"),
    "half a character": (changed(texts=["", "", "\ud800"]), "texts must be a list"),
    "a text too few": (changed(texts=["", ""]), "texts has 2 entries for 3 players"),
}


@pytest.mark.parametrize(("spoil", "said"), UNREAD.values(), ids=UNREAD)
def test_what_is_no_fairness(spoil: Callable[[dict[str, Any]], object], said: str) -> None:
    """It is refused when the record is read, naming the part."""
    data = fair_record()
    spoil(data)

    with pytest.raises(RecordError) as refused:
        read_record(json.dumps(data))

    assert said in str(refused.value)


FALSE: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "another commitment": (changed(commitment="0" * 64), "the commitment is 000"),
    "another secret": (changed(secret="f" * 64), "the commitment is 630d"),
    "another secret, with its commitment": (
        changed(secret="f" * 64, commitment=fairness.commitment("f" * 64)),
        "the seed is '1ce1",
    ),
    "another text": (changed(texts=["feodor", "", "rain in yttar"]), "the seed is '1ce1"),
    "texts changed over": (changed(texts=["feodor", "rain in Yttar", ""]), "the seed is '1ce1"),
    "another seed": (lambda data: data.update(seed="0"), "the seed is '0'"),
}


@pytest.mark.parametrize(("spoil", "said"), FALSE.values(), ids=FALSE)
def test_an_unfair_record_is_found(spoil: Callable[[dict[str, Any]], object], said: str) -> None:
    """It reads, and is refused when it is checked, naming what does not fit."""
    data = fair_record()
    spoil(data)
    record = read_record(json.dumps(data))

    with pytest.raises(RecordError) as refused:
        verify(record)

    assert said in str(refused.value)


def test_a_record_without_fairness_claims_nothing() -> None:
    """Null is fine: there is nothing to be checked."""
    verify(read_record(json.dumps(fair_record() | {"fairness": None})))


def test_the_page_s_example_is_true() -> None:
    """Each value of the worked example follows from the secret and the texts that it names."""
    block = re.search(r"```json\n(.*?)```", TEXT, re.DOTALL)
    assert block is not None
    says = json.loads(block[1])

    seed = sha256("\n".join([says["secret"], *says["texts"]]).encode("utf-8")).hexdigest()
    events = [to_json(event) for event in Game.new(Options(players=3), seed).opening]

    assert says["commitment"] == sha256(bytes.fromhex(says["secret"])).hexdigest()
    assert says["seed"] == seed
    assert (says["start_seat"], says["display"]) == (
        events[0]["start_seat"],
        events[0]["display"],
    )
    dealt = {e["seat"]: e["cards"] for e in events if e["type"] == "cards_dealt"}
    drawn = {e["seat"]: e["counter"] for e in events if e["type"] == "counter_drawn"}
    assert says["hands"] == [dealt[seat] for seat in range(3)]
    assert says["secret_counters"] == [drawn[seat] for seat in range(3)]
    assert (says["secret"], says["texts"]) == (deals.SECRET, list(deals.TEXTS))


def test_the_page_s_programs_run(capsys: pytest.CaptureFixture[str]) -> None:
    """They come to the example's values."""
    names: dict[str, object] = {}
    for block in re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL):
        exec(block, names)  # noqa: S102 - our own page

    assert names["seed"] == fairness.seed(deals.SECRET, deals.TEXTS)
    assert names["commitment"] == fairness.commitment(deals.SECRET)
    assert "giant-pig" in capsys.readouterr().out


def test_the_client_s_deals_are_of_today() -> None:
    """What the client deals again is what is dealt here; ``python3 run.py fix`` writes it anew."""
    for file, text in deals.files().items():
        assert file.read_text("utf-8") == text, file.name
