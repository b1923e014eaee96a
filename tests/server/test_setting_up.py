"""Making a table: its names, its options, its seats."""

from __future__ import annotations

import pytest

from elfenland.rules.options import RULE_SETS
from tests.server.running import Json, Server, new_table

MARKUP = '<img src=x onerror="alert(1)">'
NAMES = {
    "plain": ("Ann", "Ann"),
    "space around": ("  Ann B. \t", "Ann B."),
    "markup": ("<b>&amp;</b>", "<b>&amp;</b>"),
    "quotes": ("'\"`\\", "'\"`\\"),
    "another script": ("Зоя 雪", "Зоя 雪"),
    "one spelling": ("Zoe\u0308", "Zoë"),
    "a family": ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
    "as long as can be": ("x" * 24, "x" * 24),
}
NO_NAMES = {
    "nothing": "",
    "space": "   ",
    "too long": "x" * 25,
    "a line break": "Ann\nBob",
    "no character": "Ann\x00",
    "turned round": "Ann\u202e",
    "half a character": "\ud800",
}


@pytest.mark.parametrize(("given", "kept"), NAMES.values(), ids=NAMES)
async def test_names_are_text(server: Server, given: str, kept: str) -> None:
    """A name comes back to everybody as the text it is, wherever it is shown."""
    body = new_table("me", "link", "random", name=given)
    body["seats"][0]["name"] = given

    made = (await server.http.post("/api/tables", json=body)).json()
    code = made["invites"][0]["code"]
    await server.http.post(f"/api/invites/{code}", json={"name": given})

    info = (await server.http.get(f"/api/tables/{made['table']}")).json()
    invite = (await server.http.get(f"/api/invites/{code}")).json()
    assert info["name"] == info["setup"]["name"] == kept
    assert [seat["name"] for seat in info["seats"]] == [kept, kept, "Seat 2"]
    assert (invite["name"], invite["host"], invite["table_name"]) == (kept, kept, kept)


async def test_markup_is_never_a_page(server: Server) -> None:
    """What holds a name is sent as JSON, never as something a browser would draw."""
    body = new_table("me", "random", name="<script>")
    made = await server.http.post("/api/tables", json=body)

    answers = [made, await server.http.get(f"/api/tables/{made.json()['table']}")]
    answers.append(await server.http.get("/api/tables/" + MARKUP.replace("/", "")))

    for answer in answers:
        assert answer.headers["content-type"] == "application/json"


@pytest.mark.parametrize("name", NO_NAMES.values(), ids=NO_NAMES)
async def test_what_is_no_name(server: Server, name: str) -> None:
    """It is refused, at a table and at a link, and nothing is made or taken of it."""
    table = await server.create("me", "link")
    escaped = name.encode("unicode_escape").decode().replace("\\x", "\\u00")
    content = f'{{"name": "{escaped}"}}'
    headers = {"Content-Type": "application/json"}

    answer = await server.http.post(
        f"/api/invites/{table.invites[0]['code']}", content=content, headers=headers
    )

    assert (answer.status_code, answer.json()["code"]) == (400, "request.invalid")
    assert [s["taken"] for s in (await table.get()).json()["seats"]] == [True, False]


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
async def test_the_chart_is_the_game_s_own(server: Server, rules: Json) -> None:
    """A whole rule set is known by its name, and its chart is the one that is shown (CHART-3)."""
    options = {"rounds": rules.rounds, "chart": rules.chart}  # type: ignore[attr-defined]
    table = await server.create("me", "random", options=options)

    info = (await table.get()).json()

    woods = {"guide": 1, "printed": 2}[rules.chart]  # type: ignore[attr-defined]
    assert info["rule_set"] == rules.name  # type: ignore[attr-defined]
    assert info["chart"]["magic-cloud"] == {
        "plains": 2, "woods": woods, "desert": None, "mountains": 1,
    }  # fmt: skip


async def test_other_rules_have_no_name(server: Server) -> None:
    """A mixture is no rule set."""
    table = await server.create("me", "random", options={"rounds": 3, "chart": "guide"})

    assert (await table.get()).json()["rule_set"] == "custom"


async def test_another_game_is_set_up_alike(server: Server) -> None:
    """The table gives back what it was made of, to the letter."""
    body = new_table("me", "screen", "link", "greedy", options={"rounds": 3, "start_seat": 2})

    made = (await server.http.post("/api/tables", json=body)).json()

    setup = (await server.http.get(f"/api/tables/{made['table']}")).json()["setup"]
    whole = {"chart": "guide", "town_cards": False, "favors": "none"}
    assert setup == body | {
        "options": whole | {"rounds": 3, "start_seat": 2},
        "hints": None,
        "clock": None,
        "stand_in": "least",
        "take_backs": "turn",
        "watching": "link",
        "delay": 0,
        "listed": False,
        "seating": "chosen",
        "origin": None,
        "lesson": False,
        "seats": [{"bot": None, "colour": None} | seat for seat in body["seats"]],
    }


HINTS: dict[str, tuple[tuple[str, ...], Json, bool]] = {
    "alone with bots": (("me", "greedy"), {}, True),
    "at one screen": (("me", "screen"), {}, True),
    "somebody by link": (("me", "link"), {}, False),
    "by link, and allowed": (("me", "link"), {"hints": True}, True),
    "alone, and not allowed": (("me", "greedy"), {"hints": False}, False),
}


@pytest.mark.parametrize(("kinds", "said", "allowed"), HINTS.values(), ids=HINTS)
async def test_whether_hints_are_allowed(
    server: Server, kinds: tuple[str, ...], said: Json, *, allowed: bool
) -> None:
    """As it was set up; where nothing was said, they are where nobody comes by link."""
    table = await server.create(*kinds, **said)

    assert (await table.get()).json()["hints"] is allowed
    assert (await table.get("", None)).json()["hints"] is allowed


def seats(*changes: Json) -> list[Json]:
    """Two seats, changed."""
    plain = new_table("me", "random")["seats"]
    return [seat | change for seat, change in zip(plain, changes, strict=True)]


REFUSED: dict[str, tuple[Json, str, str]] = {
    "one seat": ({"seats": seats({}, {})[:1]}, "request.invalid", "seats"),
    "seven seats": ({"seats": seats({}, {})[:1] * 7}, "request.invalid", "seats"),
    "no kind of seat": ({"seats": seats({"kind": "cat"}, {})}, "request.invalid", "seats[0].kind"),
    "no such bot": ({"seats": seats({}, {"bot": "deep"})}, "request.invalid", "'deep'"),
    "a bot without name": ({"seats": seats({}, {"bot": None})}, "request.invalid", "Seat 1"),
    "a person with a bot": ({"seats": seats({"bot": "random"}, {})}, "request.invalid", "Seat 0"),
    "five rounds": ({"options": {"rounds": 5}}, "options.refused", "rounds"),
    "a start seat too far": ({"options": {"start_seat": 2}}, "options.refused", "start_seat"),
    "no such chart": ({"options": {"chart": "mine"}}, "request.invalid", "options.chart"),
    "no such option": ({"options": {"speed": 1}}, "request.invalid", "speed"),
    "no such pace": ({"pace": "warp"}, "request.invalid", "pace"),
    "hints of another kind": ({"hints": "few"}, "request.invalid", "hints"),
    "a chosen seed": ({"seed": "0"}, "request.invalid", "seed"),
}  # fmt: skip


@pytest.mark.parametrize(("change", "code", "named"), REFUSED.values(), ids=REFUSED)
async def test_a_table_that_cannot_be(server: Server, change: Json, code: str, named: str) -> None:
    """It is refused, and the message names the place."""
    answer = await server.http.post("/api/tables", json=new_table("me", "random") | change)

    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert named in answer.json()["message"]
