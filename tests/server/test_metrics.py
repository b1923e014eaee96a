"""What is told to Prometheus: true numbers, about nobody."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from threading import Event
from urllib.request import urlopen

import pytest
from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families

from elfenland.errors import ElfenlandError
from elfenland.server.app import create_app
from elfenland.server.host import HostError
from elfenland.server.metrics import Metrics
from elfenland.server.network import Network
from elfenland.server.serving import telling
from elfenland.server.store import Store
from elfenland.server.tables import Tables
from elfenland.server.workers import Tell, Workers
from tests.server.running import PATIENCE, Server, act, serving, undo

# Every label there is, with what its values look like: words of ours.
LABELS = {"kind", "class", "le"}
WORDS = re.compile(r"[a-z_]+|\+Inf|[0-9.]+")


def numbers(text: str) -> dict[str, float]:
    """Each number by its name, with its label where it has one."""
    return {
        sample.name + "".join(f" {value}" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def told(server: Server) -> dict[str, float]:
    """The numbers of a server as it tells them."""
    answer = await server.http.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    return numbers(answer.text)


async def test_what_is_played_is_counted(tmp_path: Path) -> None:
    """Tables, sockets, decisions, take-backs, refusals, and how long each kind took."""
    async with serving(tmp_path / "tables.sqlite3") as server:
        table = await server.create("me", "screen", options={"start_seat": 0})
        async with table.socket() as socket:
            await socket.next("welcome")
            await socket.ask(act(0, 0, "draw pile"))
            await socket.ask(act(0, 0, "draw pile"))
            await socket.ask(undo(0, 1))
            open_now = await told(server)
        await table.act("draw pile")
        await server.http.get("/api/invites/none")
        await table.post("/act", {})
        after = await told(server)

    assert (open_now["elfenland_tables_open"], open_now["elfenland_sockets"]) == (1, 1)
    assert open_now["elfenland_actions_total act"] == 1
    assert open_now["elfenland_request_seconds_count act"] == 2
    assert open_now["elfenland_request_seconds_count undo"] == 1
    assert open_now["elfenland_refusals_total action"] == 1
    assert open_now["elfenland_refusals_total undo"] == 1
    assert open_now["elfenland_commit_seconds_count"] == 1
    assert after["elfenland_actions_total act"] == 2
    assert after["elfenland_request_seconds_count act"] == 4, "over HTTP, too"
    assert after["elfenland_refusals_total invite"] == 1
    assert after["elfenland_refusals_total request"] == 1
    assert after["elfenland_request_seconds_count create_table"] == 1


async def test_a_take_back_is_counted(tmp_path: Path) -> None:
    """It is stored like a decision, and is of another kind."""
    async with serving(tmp_path / "tables.sqlite3") as server:
        metrics = server.tables.metrics
        metrics.stored("take_back", 0.002)
        found = numbers(metrics.text().decode())

    assert found["elfenland_actions_total take_back"] == 1
    assert found["elfenland_commit_seconds_bucket 0.0025"] == 1
    assert found["elfenland_commit_seconds_bucket 0.001"] == 0


async def test_a_request_that_waits_is_a_kind_of_its_own(server: Server) -> None:
    """So it does not look as if the server took so long."""
    table = await server.create("me", "screen")
    before = await told(server)

    await table.get("/position?after=-1")
    after = await told(server)

    count = "elfenland_request_seconds_count wait"
    assert after[count] - before.get(count, 0) == 1


async def test_nobody_is_named(server: Server) -> None:
    """No label holds anything but a few words of ours, whatever was asked for."""
    table = await server.create("me", "link", name="Friday")
    await table.sit(name="Bea")
    for address in ("/api/Friday", f"/api/tables/{table.table}", "/api/invites/Friday", "/Friday"):
        await server.http.get(address, headers={"Authorization": "Bearer Friday"})
    async with table.socket() as socket:
        await socket.send({"type": "Friday", "id": "Friday"})
        await socket.next("refused")
    text = (await server.http.get("/metrics")).text

    samples = [s for f in text_string_to_metric_families(text) for s in f.samples]
    assert {name for s in samples for name in s.labels} <= LABELS
    assert all(WORDS.fullmatch(value) for s in samples for value in s.labels.values())
    for secret in ("Friday", "Bea", table.table, table.token, table.invites[0]["code"]):
        assert secret not in text


def block(tell: Tell, end: str) -> None:
    """Say that it has begun, then work until a file is there."""
    tell("begun")
    while not Path(end).exists():
        Event().wait(0.01)


async def test_the_queue_of_thoughts(tmp_path: Path) -> None:
    """What is at work, and what waits for a process."""
    workers = Workers(1)
    metrics = Metrics(lambda: 0, workers)
    begun, end = asyncio.Event(), tmp_path / "end"
    loop = asyncio.get_running_loop()

    def hear(_told: object) -> None:
        loop.call_soon_threadsafe(begun.set)

    calls = [asyncio.create_task(workers.run_telling(block, 60, hear, str(end))) for _ in range(3)]
    await begun.wait()
    busy = numbers(metrics.text().decode())
    end.touch()
    await asyncio.gather(*calls)
    idle = numbers(metrics.text().decode())
    await workers.close()

    assert busy["elfenland_thoughts_running"] == 1
    assert busy["elfenland_thoughts_waiting"] == 2
    assert (idle["elfenland_thoughts_running"], idle["elfenland_thoughts_waiting"]) == (0, 0)


@pytest.mark.parametrize(
    "headers", [{"Host": "rebound.test"}, {"X-Forwarded-For": "127.0.0.1"}, {"Forwarded": "for=x"}]
)
async def test_they_are_told_on_this_machine_alone(server: Server, headers: dict[str, str]) -> None:
    """Under another name, or by way of a proxy, they are not."""
    answer = await server.http.get("/metrics", headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (403, "metrics.refused")


async def test_each_server_has_its_own(tmp_path: Path) -> None:
    """Two in one process do not count together."""
    async with (
        serving(tmp_path / "one.sqlite3") as one,
        serving(tmp_path / "other.sqlite3") as other,
    ):
        table = await one.create("me", "screen", options={"start_seat": 0})
        await table.act("draw pile")

        assert (await told(one))["elfenland_actions_total act"] == 1
        assert "elfenland_actions_total act" not in await told(other)


def fetched(port: int) -> str:
    """What a scraper gets there."""
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE) as answer:
        text: str = answer.read().decode()
    return text


async def test_a_listener_of_their_own() -> None:
    """A scraper elsewhere gets the same; where the place is taken it is said, with the way out."""
    workers = Workers(1)
    metrics = Metrics(lambda: 7, workers)

    port, end = metrics.listen("127.0.0.1", 0)
    text = await asyncio.to_thread(fetched, port)
    with (
        pytest.raises(HostError, match="--metrics") as refused,
        telling(metrics, ("127.0.0.1", port)),
    ):
        pass
    end()
    await workers.close()

    assert numbers(text)["elfenland_tables_open"] == 7
    assert isinstance(refused.value, ElfenlandError)


async def test_the_application_makes_no_other(tmp_path: Path) -> None:
    """Nothing of ours is in the registry that the library shares in a process."""
    store = await Store.open(tmp_path / "tables.sqlite3")
    tables = Tables(store)

    async def nowhere(_host: str) -> bool:
        return False

    create_app(tables, Network("127.0.0.1", 80, nowhere, list))
    names = [family.name for family in REGISTRY.collect()]
    await tables.close()
    await store.close()

    assert not [name for name in names if name.startswith("elfenland")]
