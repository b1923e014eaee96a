"""``elfenland verify``: a true record holds, a false one is told by its first difference."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from elfenland.board import CARDS
from elfenland.cli.counts import EDGES
from elfenland.cli.verify import check
from elfenland.errors import RecordError
from elfenland.rules import Event, Game, Options, invariants
from elfenland.rules.record import Record, read_record
from tests.cli.commands import run, simulate, write

Json = dict[str, Any]

EVERY_KIND = {event._field_defaults["type"] for event in get_args(Event)}


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> list[Json]:
    """A few true records of mixed games with all there is to play with."""
    file = tmp_path_factory.mktemp("records") / "games.jsonl"
    return simulate(
        file, "--games", "8", "--mix", "--town-cards", "--favors", "great", "--seed", "verify"
    )


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Json:
    """A true record that holds an event of every kind: a big table, where the cards run out."""
    file = tmp_path_factory.mktemp("records") / "full.jsonl"
    seats = ",".join(["greedy"] * 6)
    records = simulate(
        file, "--games", "4", "--seats", seats, "--town-cards", "--favors", "great",
        "--seed", "full",
    )  # fmt: skip
    return next(r for r in records if kinds_of(r) == EVERY_KIND)


@pytest.fixture
def record(records: list[Json]) -> Json:
    """A true record of a small table, to be tampered with."""
    return copy.deepcopy(records[0])


def kinds_of(*records: Json) -> set[str]:
    """The types of all events."""
    return {event["type"] for record in records for event in record["events"]}


def otherwise(value: object) -> list[object]:
    """Other values that could stand in a record's place."""
    others: list[object] = []
    match value:
        case bool():
            others = [not value, int(value), None]
        case int():
            others = [value + 1, float(value), str(value)]
        case str():
            others = [value + "x", None, [value]]
        case None:
            others = [0, {}]
        case []:
            others = [["dragon"], None, "dragon"]
        case [first, *rest]:
            others = [[*value, "dragon"], None, rest, first, [*rest, first if rest else "raft"]]
        case dict():
            first = next(iter(value))
            without = {key: other for key, other in value.items() if key != first}
            others = [without, {**value, first: None}, {**value, "elvenhold": "obstacle"}, None]
    return others


def same_pieces(one: object, other: object) -> bool:
    """Whether two lists hold the same cards or counters, in whatever order."""
    return (
        isinstance(one, list)
        and isinstance(other, list)
        and {str(piece) for piece in (*one, *other)} <= {*CARDS}
        and sorted(one) == sorted(other)
    )


def first_difference(one: list[Json], other: list[Json]) -> int:
    """The number of the first event that two lists do not share."""
    pairs = zip(map(json.dumps, one), map(json.dumps, other), strict=False)
    same = [a == b for a, b in pairs]
    return same.index(False) if False in same else len(same)


def false_events(record: Json) -> Iterator[tuple[str, list[Json]]]:
    """An event of each kind changed in each key, dropped, doubled, and put after the next."""
    events = record["events"]
    for kind in sorted(kinds_of(record)):
        number = max(n for n, event in enumerate(events) if event["type"] == kind)
        event, before, after = events[number], events[:number], events[number + 1 :]
        yield f"{kind} dropped", [*before, *after]
        yield f"{kind} doubled", [*before, event, event, *after]
        yield f"{kind} with more", [*before, {**event, "time": 0}, *after]
        for key in event:
            less = {k: v for k, v in event.items() if k != key}
            yield f"{kind} without {key}", [*before, less, *after]
            for value in otherwise(event[key]):
                if not same_pieces(value, event[key]):
                    yield f"{kind} with {key} {value}", [*before, {**event, key: value}, *after]
        if after and after[0] != event:
            yield f"{kind} after its next", [*before, after[0], event, *after[1:]]
    yield "none", []
    yield "one more", [*events, events[-1]]
    yield "a stranger", [*events, {"type": "dragon_fed", "seat": 0}]


def test_true_records_hold(records: list[Json], tmp_path: Path) -> None:
    """Simulated games verify, and each file says how many it holds."""
    one = write(tmp_path / "one.jsonl", records[:1])
    all_ = write(tmp_path / "all.jsonl", records)
    result = run("verify", one, all_)

    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        f"{one}: 1 game, all as recorded",
        f"{all_}: {len(records)} games, all as recorded",
    ]
    assert not result.stderr


@pytest.mark.slow
def test_false_events_are_refused(full: Json, tmp_path: Path) -> None:
    """A false event of any kind is refused, and the first difference named by its number."""
    true = full["events"]
    files = {}
    for number, (name, events) in enumerate(false_events(full)):
        files[write(tmp_path / f"{number}.jsonl", [{**full, "events": events}])] = (name, events)
    result = run("verify", *files)
    lines = result.stderr.splitlines()

    assert result.exit_code == 1
    assert not result.stdout
    assert len(lines) == len(files) > 400
    for line, (file, (name, events)) in zip(lines, files.items(), strict=True):
        number = first_difference(events, true)
        assert line.startswith(f"{file}, line 1: event {number} is "), name
    dropped = next(line for line in lines if " is missing" in line)
    assert f"event {len(true) - 1} is missing: it replays to" in dropped


@pytest.mark.slow
def test_false_actions_are_refused(record: Json, tmp_path: Path) -> None:
    """Every action that is dropped, doubled or replaced is found, no earlier than it stands."""
    actions = record["actions"]
    others = {"pass", "end", "draw pile", "keep none", "pay raft", "fly", ""}
    files: dict[Path, int] = {}
    for number, action in enumerate(actions):
        before, after = actions[:number], actions[number + 1 :]
        seat, _, text = action.partition(" ")
        false = [
            [*before, *after],
            [*before, action, action, *after],
            [*before, f"{int(seat) + 1} {text}", *after],
            [*before, f"0{seat} {text}", *after],
            *([*before, f"{seat} {other}", *after] for other in sorted(others - {text})),
        ]
        for kind, changed in enumerate(false):
            file = tmp_path / f"{number}-{kind}.jsonl"
            files[write(file, [{**record, "actions": changed}])] = number
    result = run("verify", *files)
    lines = result.stderr.splitlines()

    assert result.exit_code == 1
    assert not result.stdout
    assert len(lines) == len(files)
    for line, (file, number) in zip(lines, files.items(), strict=True):
        place, _, rest = line.removeprefix(f"{file}, line 1: ").partition(" ")
        said = int(rest.split()[0].strip(",:"))
        assert place in ("action", "event")
        assert said >= number
        assert place == "event" or said - number < len(actions)


FALSE_RESULTS: list[object] = [None, {}, [], "won", 0]
FALSE_PARTS: list[Json] = [
    {"reason": "all_pieces"},
    {"winners": []},
    {"winners": [0, 1]},
    {"winners": [True]},
    {"standings": []},
    {"type": "game_ended"},
]


def test_false_results_are_refused(record: Json, tmp_path: Path) -> None:
    """A result that is not what the game replays to is refused."""
    true = record["result"]
    more = [{**standing, "pieces": standing["pieces"] + 1} for standing in true["standings"]]
    parts = [*FALSE_PARTS, {"standings": more}, {"standings": true["standings"][::-1]}]
    for false in (*FALSE_RESULTS, *({**true, **part} for part in parts)):
        result = run("verify", write(tmp_path / "game.jsonl", [{**record, "result": false}]))

        assert result.exit_code == 1
        assert f"line 1: the result is {false}, but replays to" in result.stderr


def test_no_agreement_ends_a_game_that_its_actions_end(record: Json, tmp_path: Path) -> None:
    """All people can end only what is not over."""
    false = {**record["result"], "reason": "agreed"}

    result = run("verify", write(tmp_path / "game.jsonl", [{**record, "result": false}]))

    assert result.exit_code == 1
    assert "line 1: the result is by agreement, but the actions end the game" in result.stderr


def test_another_seed_or_other_options_are_refused(record: Json, tmp_path: Path) -> None:
    """The same events under another seed, start seat or length do not verify."""
    options = record["options"]
    start = (options["start_seat"] + 1) % options["players"]
    false = [
        {**record, "seed": record["seed"] + "0"},
        {**record, "options": {**options, "start_seat": start}},
        {**record, "options": {**options, "rounds": 7 - options["rounds"]}},
    ]
    for changed in false:
        assert run("verify", write(tmp_path / "game.jsonl", [changed])).exit_code == 1


def test_what_a_reader_need_not_know_is_let_be(record: Json, tmp_path: Path) -> None:
    """More keys at the top and in seats, other names and another order of cards change nothing."""
    record["table"] = {"name": "Friday"}
    record["seats"][0] |= {"name": "Ann", "kind": "human", "seconds": 12}
    record["program"] = "another 2.0"
    for event in record["events"]:
        for key in ("cards", "counters", "display", "discarded"):
            if key in event:
                event[key] = event[key][::-1]
    assert run("verify", write(tmp_path / "game.jsonl", [record])).exit_code == 0


def test_a_game_under_way_verifies(record: Json, tmp_path: Path) -> None:
    """Actions that stop before the end, with the events so far and no result, are a true record."""
    game = Game.new(Options.from_json(record["options"]), record["seed"])
    begun = Record.begin(game, record["seats"], record["seed"])
    result = run("verify", write(tmp_path / "game.jsonl", [begun.to_json()]), "--stats")
    assert result.exit_code == 0


CORRUPT: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "there is no record in it"),
    "blank lines": (b"\n \n\r\n", "there is no record in it"),
    "no JSON": (b"dragon\n", "line 1: this is not JSON"),
    "not even text": (b"\xff\xfe\x00\xd8", "line 1: this is not JSON"),
    "half a document": (b'{"format": "elfenland-record", "eve', "line 1: this is not JSON"),
    "a list": (b"[]\n", "line 1: this is no record"),
    "a number": (b"12\n", "line 1: this is no record"),
    "another format": (b'{"format": "chess"}\n', "line 1: this is no record"),
    "a later version": (b'{"format": "elfenland-record", "version": 2}\n', "version is 2"),
    "nested without end": (b"[" * 200_000 + b"\n", "line 1: this is not JSON"),
}


@pytest.mark.parametrize(("text", "says"), CORRUPT.values(), ids=CORRUPT)
def test_what_is_no_record(text: bytes, says: str, tmp_path: Path) -> None:
    """What is no record at all gets one sentence that names the file, from every reader."""
    file = tmp_path / "broken.jsonl"
    file.write_bytes(text)
    for result in (run("verify", file), run("show", file), run("verify", "-", stdin=text)):
        assert result.exit_code == 1
        assert says.removeprefix("line 1: ") in result.stderr
        assert len(result.stderr.splitlines()) == 1
        assert not result.stdout
    assert run("verify", file).stderr.startswith(f"{file}")
    assert says in run("verify", file).stderr
    assert run("verify", "-", stdin=text).stderr.startswith("standard input")


WRONG: dict[str, list[object]] = {
    "version": [None, 0, "1"],
    "rules": [None, 2],
    "options": [None, [], {}, {"start_seat": 0, "players": 9}, {"start_seat": 0, "speed": 1},
                {"start_seat": 9}, {"start_seat": "0"}, {"start_seat": 0, "favors": "huge"}],
    "seats": [None, {}, [], [1, 2], "ann"],
    "seed": [None, 0, [], "\ud800"],
    "actions": [None, {}, [0], "pass", ["pass"], ["x pass"], ["0"], ["9" * 5000 + " pass"]],
    "events": [None, {}, [0], "passed", [{}]],
}  # fmt: skip


@pytest.mark.parametrize(
    ("key", "value"), [(key, value) for key, values in WRONG.items() for value in values]
)
def test_wrong_values_are_a_sentence(key: str, value: object, record: Json, tmp_path: Path) -> None:
    """A value that cannot be is refused in one line, and so is a key that is not there."""
    for changed in ({**record, key: value}, {k: v for k, v in record.items() if k != key}):
        result = run("verify", write(tmp_path / "game.jsonl", [changed]))
        assert result.exit_code == 1
        assert len(result.stderr.splitlines()) == 1
        assert result.stderr.startswith(f"{tmp_path / 'game.jsonl'}, line 1: ")


def test_the_line_is_named(records: list[Json], tmp_path: Path) -> None:
    """In a file of many the line of the first false record is named, and other files go on."""
    false = {**records[2], "result": None}
    file = write(tmp_path / "many.jsonl", [*records[:2], false, {}, *records[3:]])
    good = write(tmp_path / "good.jsonl", records[:2])
    result = run("verify", file, tmp_path / "none.jsonl", good)

    assert result.exit_code == 1
    first, second = result.stderr.splitlines()
    assert first.startswith(f"{file}, line 3: the result is None")
    assert second == f"{tmp_path / 'none.jsonl'}: No such file or directory"
    assert result.stdout == f"{good}: 2 games, all as recorded\n"


def test_a_record_cut_short(records: list[Json], tmp_path: Path) -> None:
    """A file whose last line was cut short names that line."""
    file = write(tmp_path / "cut.jsonl", records[:3])
    file.write_bytes(file.read_bytes()[:-2000])
    result = run("verify", file)

    assert result.exit_code == 1
    assert f"{file}, line 3: this is not JSON" in result.stderr


def test_other_shapes_of_the_same(record: Json, tmp_path: Path) -> None:
    """One record over many lines, with a byte order mark, blank lines between, or from a pipe."""
    line = json.dumps(record).encode()
    pretty = json.dumps(record, indent=2).encode()
    shapes = [pretty, b"\n\n" + pretty, b"\xef\xbb\xbf" + line, line, b"\r\n" + line + b"\r\n\r\n"]
    for number, shape in enumerate(shapes):
        file = tmp_path / f"{number}.json"
        file.write_bytes(shape)
        assert run("verify", file).stdout == f"{file}: 1 game, all as recorded\n"
    assert run("verify", "-", stdin=pretty).stdout == "standard input: 1 game, all as recorded\n"


def test_what_must_always_hold_is_looked_at(record: Json, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule engine that loses a card is found out after the action that lost it."""
    monkeypatch.setattr(
        "elfenland.cli.verify.problems",
        lambda game: ["a card is lost"] if game.round == 2 else invariants.problems(game),
    )
    last_keep = max(n for n, a in enumerate(record["actions"]) if " draw" in a and n < 30)
    with pytest.raises(RecordError, match=r"^after action (\d+): a card is lost$") as refused:
        check(read_record(json.dumps(record)))
    assert int(str(refused.value).split()[2].strip(":")) > last_keep


def test_stats_count_every_event(records: list[Json], full: Json, tmp_path: Path) -> None:
    """``--stats`` says how often each event occurred and in how many games, and each edge."""
    records = [*records, full]
    result = run("verify", "--stats", write(tmp_path / "games.jsonl", records))
    lines = [line.split() for line in result.stdout.splitlines()]
    times = Counter(event["type"] for record in records for event in record["events"])
    rows = {line[0]: line[1:] for line in lines if line and line[0] in times}

    within = Counter(kind for record in records for kind in kinds_of(record))
    assert rows == {kind: [str(n), str(within[kind])] for kind, n in times.items()}
    for edge, occurred in EDGES.items():
        found = sum(occurred(read_record(json.dumps(record))) for record in records)
        assert [*edge.split(), str(found)] in lines


def ended(*, winners: tuple[int, ...] = (0,), reason: str = "rounds", **events: int) -> Record:
    """A record with a result, and so many events of some kinds."""
    made: list[Json] = [{"type": kind} for kind, count in events.items() for _ in range(count)]
    result = {"reason": reason, "standings": [], "winners": list(winners)}
    return Record(Options(), [], "0", events=made, result=result)


def paths(*, taken: int, used: int, again: int) -> Record:
    """A record in which free paths are taken, some used, and more taken."""
    took = {"type": "free_path_taken"}
    step = {"type": "travelled", "free_path": True}
    return Record(Options(), [], "0", events=[took] * taken + [step] * used + [took] * again)


@pytest.mark.parametrize(
    ("edge", "record", "occurred"),
    [
        ("shared win", ended(winners=(0, 2)), True),
        ("shared win", ended(), False),
        ("shared win", Record(Options(), [], "0"), False),
        ("early win", ended(reason="all_pieces"), True),
        ("early win", ended(), False),
        ("reshuffle in phase 5", ended(pile_reshuffled=1), True),
        ("reshuffle in phase 5", ended(passed=9), False),
        ("empty pool", ended(obstacle_taken=12), True),
        ("empty pool", ended(obstacle_taken=11, free_path_taken=11), False),
        ("empty pool", ended(free_path_taken=12), True),
        ("empty pool", paths(taken=11, used=1, again=1), False),
        ("empty pool", paths(taken=11, used=1, again=2), True),
        ("empty pool", paths(taken=12, used=5, again=0), True),
    ],
)
def test_rare_edges_are_recognised(edge: str, record: Record, *, occurred: bool) -> None:
    """Each rare edge is told from what comes near it."""
    assert EDGES[edge](record) is occurred
