"""The club's set-up: its parts fit together, as far as that shows without an engine."""

from __future__ import annotations

import re
from typing import Any

import pytest
import yaml
from click.testing import CliRunner

from elfenland.cli import main
from tests.deploy.containerfile import ROOT, of, read

FOLDER = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((FOLDER / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
SERVER: dict[str, Any] = SERVICES["server"]


def test_the_server_is_built_from_here() -> None:
    """By the Containerfile that is tested beside this."""
    folder = (FOLDER / SERVER["build"]["context"]).resolve()

    assert folder == ROOT
    assert (folder / SERVER["build"]["dockerfile"]).exists()


def test_the_command_is_one_of_ours() -> None:
    """Every option that the server is started with is one that it knows."""
    (entry,) = of(read(FOLDER / "Containerfile")[-1], "ENTRYPOINT")

    said = CliRunner().invoke(main, [*entry.rest[1:], *SERVER["command"], "--help"])

    assert said.exit_code == 0, said.output


def test_what_it_asks_for_is_there() -> None:
    """Database and Redis are services of these names, and it waits until they are well."""
    asked = [SERVER["environment"]["ELFENLAND_DB"], *SERVER["command"]]
    hosts = {match[1] for text in asked for match in re.finditer(r"//(?:[^@]*@)?(\w+)", text)}

    assert hosts == {"database", "redis"} == set(SERVER["depends_on"])
    for host in hosts:
        assert SERVER["depends_on"][host] == {"condition": "service_healthy"}
        assert SERVICES[host]["healthcheck"]["test"][0] == "CMD"


def test_the_database_is_the_one_that_is_made() -> None:
    """User, name and password are the same on both sides."""
    made = SERVICES["database"]["environment"]
    user, password, name = (made[f"POSTGRES_{what}"] for what in ("USER", "PASSWORD", "DB"))

    assert (
        SERVER["environment"]["ELFENLAND_DB"] == f"postgresql://{user}:{password}@database/{name}"
    )


def test_only_the_proxy_is_reached_from_outside() -> None:
    """The server believes its network alone, and nothing else is published."""
    published = [name for name, service in SERVICES.items() if "ports" in service]
    networks = [service["networks"] for service in SERVICES.values()]
    (range_,) = COMPOSE["networks"]["inside"]["ipam"]["config"]

    assert published == ["proxy"]
    assert networks == [["inside"]] * len(SERVICES)
    assert f"--proxy={range_['subnet']}" in SERVER["command"]


def test_the_proxy_leads_to_the_server() -> None:
    """To the port that the container listens at, and not to its metrics."""
    (port,) = of(read(FOLDER / "Containerfile")[-1], "EXPOSE")
    file = (FOLDER / "Caddyfile").read_text("utf-8")

    assert f"reverse_proxy server:{port.rest[0]}" in file
    assert "respond /metrics 404" in file
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in SERVICES["proxy"]["volumes"]


def test_every_secret_is_asked_for() -> None:
    """What has to be given is in the example, and none has a value that somebody would keep."""
    asked = set(re.findall(r"\$\{(\w+):\?", (FOLDER / "compose.yaml").read_text("utf-8")))
    example = dict(
        line.split("=", 1)
        for line in (FOLDER / "example.env").read_text("utf-8").splitlines()
        if not line.startswith("#")
    )

    assert set(example) == asked
    assert example["ELFENLAND_PASSWORD"] == ""
    assert "/deploy/.env" in (ROOT / ".gitignore").read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", SERVICES)
def test_a_service_comes_back(name: str) -> None:
    """After a crash or a restart of the machine."""
    assert SERVICES[name]["restart"] == "unless-stopped"
