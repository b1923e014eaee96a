"""A bot in some 30 lines of plain Python: where its cards allow, it goes where it has not been.

elfenland arena --seats "exec:python examples/traveller.py,random" --out matches/traveller
"""

import json
import sys


def choose(view: dict) -> str:
    """The text of the legal action that is worth most; of equals the first, which does least."""
    me, hand = view["seats"][view["seat"]], view["hand"]
    been = {me["boot"], *me["collected"]}
    near = {me["boot"]}  # and what can be reached from there by the counters that lie
    for road in 3 * view["roads"]:
        if hand.count(road["counter"]) and near.intersection(road["road"].split("-")[:2]):
            near.update(road["road"].split("-")[:2])

    def worth(action: dict) -> int:
        ends = (action.get("connection") or action.get("road") or "").split("-")[:2]
        new = near.intersection(ends) and not been.issuperset(ends)
        if action["kind"] == "draw":  # the counter for which there are most cards
            return hand.count(action["counter"])
        if action["kind"] == "place":  # where it leads on, with cards to go by it
            return 1 if new and hand.count(action["counter"]) > 1 else -1
        if action["kind"] == "travel":  # to a new town, by the fewest cards
            return 10 - view["prices"][action["text"]] if new else -1
        return {"obstacle": -1, "favor": 1}.get(action["kind"], 0)

    return max(view["legal"], key=worth)["text"]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"protocol": 1}), flush=True)
    elif message["type"] == "choose":
        print(json.dumps({"action": choose(message["view"])}), flush=True)
