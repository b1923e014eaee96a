"""A player in some 40 lines of plain Python: it sits at a table of a server, and plays to the end.

python examples/table_player.py http://127.0.0.1:8000              makes a table with two bots
python examples/table_player.py http://127.0.0.1:8000/join/CODE    sits down by an invite
"""

import json
import sys
import uuid
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen


def ask(path: str, body: dict | None = None, token: str = "") -> dict:
    """A GET, or with a body a POST; the answer, with a "code" where it has to be asked again."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    request = Request(f"{SERVER}/api{path}", data, headers)  # noqa: S310 - it is typed in here
    try:
        with urlopen(request, timeout=60) as answer:  # noqa: S310 - as above
            return json.load(answer)
    except HTTPError as error:
        refused = json.load(error)
        # Somebody is still to sit down, or the game has moved on meanwhile: look again.
        if refused["code"] not in ("table.waiting", "action.stale"):
            sys.exit(refused["message"])
        return refused


def choose(view: dict) -> str:
    """The text of the action to play: here is room for better ideas."""
    liked = {"travel": 2, "place": 1}
    return max(view["legal"], key=lambda action: liked.get(action["kind"], 0))["text"]


url = urlsplit(sys.argv[1])
SERVER = f"{url.scheme}://{url.netloc}"
if url.path.startswith("/join/"):
    mine = ask(url.path.replace("/join/", "/invites/"), {"name": "Robin"})
else:
    bots = [{"kind": "bot", "name": name, "bot": "greedy"} for name in ("Ada", "Ben")]
    seats = [{"kind": "me", "name": "Robin"}, *bots]
    mine = ask("/tables", {"name": "Against bots", "seats": seats, "pace": "at_once"})

seat, token, table, number = mine.get("seat", 0), mine["token"], f"/tables/{mine['table']}", -1
view = {"result": None}
while not view["result"]:
    now = ask(f"{table}/position?seat={seat}&after={number}", token=token)
    if "code" not in now:
        number, view = now["number"], now["view"]
        if view["to_act"] == seat:
            act = {"type": "act", "id": uuid.uuid4().hex, "seat": seat, "number": number}
            ask(f"{table}/act", {**act, "actions": [choose(view)]}, token)

names = [player["name"] for player in ask(table)["seats"]]
for place in view["result"]["standings"]:
    print(f"{place['rank']}. {names[place['seat']]}: {place['pieces']} pieces")
