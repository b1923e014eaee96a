"""Draws what the client shows: the map, the pieces, the cards, and where the pieces lie.

    python tools/art/build.py

It reads the game's own board.json, and geography.json, lettering.json and icons.json beside this
file, and writes into web/src/lib. Seeded: the same input gives the same bytes. It fails if a
counter, a piece or a label lacks its room. Whoever changes the map runs it; nobody else needs it.
It needs shapely besides the standard library. All lengths are in board units (1600 x 1160).

The order of work for the map: geometry (roads, rivers, lakes, regions) -> slots (labels, counters,
boots, pieces) -> drawing (washes, glyphs, towns, decoration) -> checks.

Style sheets are written apart from the drawings, so that a page may forbid styles inside markup.
"""

import argparse
import gzip
import json
import math
import re
import sys
from pathlib import Path

import cards
import pieces
from mapart.land import geometry
from mapart.paint import along, render, style
from mapart.pen import LABEL_H, H, W
from mapart.slots import check, slots

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


def export(w):
    """What the page needs to lay pieces on the map."""
    out = {"size": [W, H], "start": w.board["start"], "connections": {}, "towns": {}}
    for c, r in w.conn.items():
        l = w.line[c]
        u = w.counteru[c]
        e = {
            "ends": [r["a"], r["b"]],
            "terrain": r["terrain"],
            "from": r["a"] if math.dist(l.coords[0], w.town[r["a"]]) < 1 else r["b"],
            "length": round(l.length, 1),
            "counter": list(w.counter[c]),
        }
        x, y, _ = along(l, l.length * u)
        e["obstacle"] = [round(x + 15, 1), round(y - 15, 1)]
        if r["terrain"] == "river":
            e["flow"] = {"from": r["from"]}
        out["connections"][c] = e
    for t, (x, y) in w.town.items():
        lx, ly = w.labelat[t]
        lw = w.labelw[t]
        f = w.foot[t].bounds
        out["towns"][t] = {
            "name": w.name[t].replace("'", "’"),
            "at": [round(x, 1), round(y, 1)],
            "footprint": [round(v, 1) for v in (f[0], f[1], f[2] - f[0], f[3] - f[1])],
            "label": [round(v, 1) for v in (lx - lw / 2 - 8, ly - LABEL_H / 2, lw + 16, LABEL_H)],
            "boots": w.boots[t],
            "pieces": w.pieces[t],
        }
    return out


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def main():
    """Read, place, draw, write, check."""
    ap = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ap.add_argument("--out", type=Path, default=ROOT / "web" / "src" / "lib", help="where to write")
    out = ap.parse_args().out
    letters = read(HERE / "lettering.json")
    w = geometry(read(ROOT / "src/elfenland/board/data/board.json"), read(HERE / "geography.json"))
    slots(w, letters)
    board = render(w, letters)
    places = json.dumps(export(w), separators=(",", ":"), ensure_ascii=False)
    files = {
        "board/art/board.svg": board,
        "board/art/board.css": style(),
        "board/art/geometry.json": places + "\n",
        "art/tokens.svg": pieces.svg(),
        "art/cards.svg": cards.svg(),
        "art/art.css": pieces.style() + cards.style(),
    }
    for name, text in files.items():
        (out / name).write_text(text, encoding="utf-8")
    err, note = check(w)
    raw, gz = len(board.encode()), len(gzip.compress(board.encode(), 9, mtime=0))
    print(f"board.svg {raw} bytes, {gz} gzipped")
    nodes = len(re.findall(r"<[a-z]", board))
    print(f"board.svg {nodes} nodes")
    if raw > 450_000:
        err.append("board.svg over 450 kB")
    if nodes > 2_900:
        err.append("board.svg over 2,900 nodes; what lies on it needs some of the 3,000 too")
    if gz > 90_000:
        err.append("board.svg over 90 kB gzipped")
    for x in note:
        print("  note:", x)
    for x in err:
        print("  ERROR:", x)
    sys.exit(1 if err else 0)


if __name__ == "__main__":
    main()
