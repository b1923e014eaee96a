"""Small things drawn together: those that hide nothing of one another share their paths.

Each by itself would be a node of the map, and a copy of its parts to lay out.
"""

import re

from mapart.pen import P, join

PART = re.compile(r'<path class="(\w+)" d="([^"]+)"/>')
STROKE = re.compile(r"([A-Za-z])([^A-Za-z]*)")
NUMBER = re.compile(r"-?\d*\.?\d+")
TAKES = {"m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "t": 2, "c": 6, "s": 4, "a": 7}
# How far a sapling or a tuft reaches to both sides, and up.
REACH = (8, 11)


def relative(d):
    """Where a path begins, and the rest of it told from there: the same text wherever it lies."""
    first, x, y, sub, out = None, 0.0, 0.0, (0.0, 0.0), ""
    for command, text in STROKE.findall(d):
        low = command.lower()
        if low == "z":
            (x, y), out = sub, out + "z"
            continue
        ns = [float(v) for v in NUMBER.findall(text)]
        for i in range(0, len(ns), TAKES[low]):
            step = ns[i : i + TAKES[low]]
            if command.isupper():
                if low == "h":
                    step = [step[0] - x]
                elif low == "v":
                    step = [step[0] - y]
                else:
                    far = 5 if low == "a" else 0
                    pairs = [v - (y if j % 2 else x) for j, v in enumerate(step[far:])]
                    step = step[:far] + pairs
            step = [round(v, 1) for v in step]
            x += step[-2] if low not in "hv" else step[0] if low == "h" else 0
            y += step[-1] if low not in "hv" else step[0] if low == "v" else 0
            if low == "m" and i == 0:
                sub = (x, y)
                if first is None:
                    first = sub
                    continue
            out += ("l" if low == "m" and i else low) + join(step)
    return first, out


def at(d, x, y):
    """The same path with its origin elsewhere."""
    (x0, y0), rest = relative(d)
    return f"M{join((round(x + x0, 1), round(y + y0, 1)))}{rest}"


def rows(put):
    """Things from back to front in rows: no two of a row touch, and each is before all it hides."""
    out, seen = [], []
    w, h = REACH
    for thing in sorted(put, key=lambda q: q[1]):
        x, y = thing[:2]
        touching = (r for a, b, r in seen if abs(x - a) < 2 * w and abs(y - b) < h)
        row = 1 + max(touching, default=-1)
        seen.append((x, y, row))
        if row == len(out):
            out.append([])
        out[row].append(thing)
    return out


def together(kit, put):
    """Symbols of the kit, each as x, y, name and colour: a path for each part of each row."""
    body = ""
    for row in rows(put):
        paths = {}
        for x, y, name, colour in row:
            for i, (cls, d) in enumerate(PART.findall(kit.syms[name])):
                key = (i, f"{cls} {colour}" if cls == "t" else cls)
                paths[key] = paths.get(key, "") + at(d, round(x), round(y))
        body += "".join(P(cls, d) for (_, cls), d in sorted(paths.items()))
    return body
