"""Every piece of the game as a symbol of 64 x 64, in one flat-ink style.

Colours are custom properties on .tk; players' pieces take --pc (fill) and --pi (ink on it) from the
classes tk-p1 .. tk-p6. The six transport silhouettes come from icons.json (see CREDITS.md);
everything else is drawn here.
"""

import json
import math
import re
from pathlib import Path

ICONS = json.loads((Path(__file__).parent / "icons.json").read_text(encoding="utf-8"))
TRANSPORTS = ("dragon", "unicorn", "giant-pig", "elfcycle", "troll-wagon", "magic-cloud")

# name: by day, by night
COLOURS = {
    "ink": ("#2f2118", "#1a1420"),
    "paper": ("#fbf3df", "#e4d7b4"),
    "paper2": ("#e9d5a6", "#bda878"),
    "rim": ("#fffaf0", "#f1e8cd"),
    "dragon": ("#c8523c", "#d0604a"),
    "unicorn": ("#cdb6de", "#c0a8d6"),
    "giant-pig": ("#e2a08c", "#dc9a88"),
    "elfcycle": ("#7fae6b", "#7fb06e"),
    "troll-wagon": ("#c9974e", "#c9974e"),
    "magic-cloud": ("#9fc3d6", "#9cc2d8"),
    "raft": ("#6fa7b5", "#6aa3b5"),
    "obstacle": ("#b5432f", "#c04e39"),
    "favor": ("#6d8f5a", "#76995f"),
    "back": ("#4f6b74", "#5b7a86"),
    "gold": ("#e3b23f", "#eabf55"),
    "wood": ("#a9733f", "#b27d49"),
}

# a colour, the ink on it, a shape and a mark for each player, so that colour is never the only sign
PLAYERS = (
    ("#b8402f", "#fff6ea", "M32 8A24 24 0 1 1 31.9 8z", '<circle cx="32" cy="32" r="7"/>'),
    ("#2f6797", "#f2f8ff", "M10 10H54V54H10z", '<path d="M20 26h24v4H20zM20 35h24v4H20z"/>'),
    ("#4c8a3d", "#f6fff0", "M32 6L58 54H6z", '<path d="M32 24l10 19H22z"/>'),
    (
        "#e4b32f",
        "#2f2118",
        "M32 3L59 32 32 61 5 32z",
        '<path d="M29 20h6v9h9v6h-9v9h-6v-9h-9v-6h9z"/>',
    ),
    (
        "#7d4b98",
        "#fbf2ff",
        "M32 4L57 18V46L32 60 7 46V18z",
        '<path d="M20 25l12 8 12-8v7l-12 8-12-8z"/>',
    ),
    (
        "#37343a",
        "#f4efe6",
        "M32 4L40 23 60 25 45 38 50 58 32 47 14 58 19 38 4 25 24 23z",
        '<path d="M32 20a12 12 0 1 0 11 17 10 10 0 1 1-11-17z"/>',
    ),
)

# the edge of each transport's coin, and the size of the silhouette on it
COINS = {
    "dragon": ("flame", 37),
    "unicorn": ("star", 37),
    "giant-pig": ("plain", 43),
    "elfcycle": ("cog", 42),
    "troll-wagon": ("dash", 41),
    "magic-cloud": ("scallop", 37),
}
TEETH = {"flame": 16, "star": 24, "cog": 14, "dash": 12, "scallop": 12}

# mast, swelling sail, five logs
RAFT = "M29 4h4v4q17 5 19 30H33v5h27q3 0 3 3.5t-3 3.5H4q-3 0-3-3.5T4 43h25zM26 12v26H9q5-16 17-26zM5 52h54q3 0 3 3.5t-3 3.5H5q-3 0-3-3.5T5 52z"
BOOT = "M15 4q10 5 22 0 1 12 0 22 1 8 9 11 8 3 10-2 1-4-3-4 3-6 8-2 4 6-1 13-5 9-15 9v6H11q-4-10 1-20 4-10 4-19z"
STAKES = (
    '<path class="tk-w" d="M14 53L44 9l7 5L21 58z"/><path class="tk-w" d="M50 53L20 9l-7 5L43 58z"/>'
    '<path class="tk-w" d="M4 29q-2 4 0 8h56q2-4 0-8z"/><path class="tk-k" d="M10 33h10M26 31h14M45 34h9"/>'
)

STYLE = """
.tk-i{fill:var(--tk-ink)}
.tk-c{color:var(--tk-ink)}
.tk-o{fill:var(--tk-rim);stroke:var(--tk-ink);stroke-width:2.4;stroke-linejoin:round}
.tk-t{stroke:var(--tk-ink);stroke-width:1.6;stroke-linejoin:round}
.tk-k{fill:none;stroke:var(--tk-ink);stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}
.tk-l{fill:none;stroke:var(--tk-paper);stroke-width:1.6;opacity:.8}
.tk-p{fill:var(--tk-paper);stroke:var(--tk-ink);stroke-width:1.8;stroke-linejoin:round}
.tk-q{fill:var(--tk-rim);stroke:var(--tk-ink);stroke-width:2.2;stroke-linejoin:round}
.tk-g{fill:var(--tk-gold);stroke:var(--tk-ink);stroke-width:2;stroke-linejoin:round}
.tk-w{fill:var(--tk-wood);stroke:var(--tk-ink);stroke-width:2.4;stroke-linejoin:round}
.tk-x{fill:none;stroke:var(--tk-ink);stroke-width:4;stroke-linecap:round}
.tk-pc{fill:var(--pc,#b8402f);stroke:var(--tk-ink);stroke-width:3;stroke-linejoin:round}
.tk-h{fill:var(--tk-rim);stroke:var(--tk-rim);stroke-width:8;stroke-linejoin:round}
.tk-gf{fill:var(--tk-gold)}
.tk-tick{stroke-width:3.4;stroke-linejoin:round}
.tk-r0{fill:none;stroke:var(--tk-ink);stroke-width:9;stroke-linecap:round}
.tk-r1{fill:none;stroke:var(--tk-rim);stroke-width:5.4;stroke-linecap:round}
"""


def coarse(path):
    """The same path to a tenth of a unit, of which there are 512 from side to side."""
    out = ""
    for part in re.findall(r"[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)", path):
        text = part if part.isalpha() else f"{float(part):.1f}".removesuffix(".0")
        text = "0" if text == "-0" else re.sub(r"^(-?)0\.", r"\1.", text)
        out += text if part.isalpha() or not out[-1:].isdigit() or text[0] == "-" else " " + text
    return out


def disc(x, y, r=9, cls="tk-q"):
    return f'<circle cx="{x}" cy="{y}" r="{r}" class="{cls}"/>'


def paper(x, y, turn, cls="tk-q"):
    """A card, turned by degrees."""
    return (
        f'<rect x="-8.5" y="-12" width="17" height="24" rx="2.5" class="{cls}"'
        f' transform="translate({x} {y})rotate({turn})"/>'
    )


def edge(kind):
    """The rim of a coin, which tells the transports apart without colour."""
    if kind == "plain":
        return '<circle cx="32" cy="32" r="29.5" class="tk-o"/>'
    teeth = TEETH[kind]
    d = ""

    def at(turn, r):
        return f"{32 + r * math.cos(turn):.1f} {32 + r * math.sin(turn):.1f}"

    for i in range(teeth):
        a, b, c = (2 * math.pi * (i + u) / teeth for u in (0, 0.5, 1))
        step = math.pi / teeth
        if kind == "scallop":
            d += (f"M{at(a, 28)}" if i == 0 else "") + f"A8.5 8.5 0 0 1 {at(c, 28)}"
        elif kind == "cog":
            d += ("M" if i == 0 else "L") + f"{at(a, 30.6)}L{at(a + 1.1 * step, 30.6)}"
            d += f"L{at(a + 1.3 * step, 27.6)}L{at(a + 1.8 * step, 27.6)}"
        elif kind == "dash":
            d += ("M" if i == 0 else "L") + at(a, 30.6)
        else:
            d += ("M" if i == 0 else "L") + f"{at(a, 28.2)}L{at(b, 31)}"
    return f'<path class="tk-o" d="{d}z"/>'


def transports():
    """Bare silhouettes in the current colour, and the counters."""
    for kind in TRANSPORTS:
        stroke = ' stroke="currentColor" stroke-width="13"' if kind == "elfcycle" else ""
        yield (
            kind,
            f'<path fill="currentColor"{stroke} transform="scale(.125)" d="{coarse(ICONS[kind][1])}"/>',
        )
    yield "raft", f'<path fill="currentColor" d="{RAFT}"/>'
    for kind, (rim, size) in COINS.items():
        x = 32 - size / 2
        y = x - (2 if kind == "elfcycle" else 0)
        yield (
            f"counter-{kind}",
            edge(rim)
            + f'<circle cx="32" cy="32" r="24.6" fill="var(--tk-{kind})" class="tk-t"/>'
            + f'<use href="#tk-{kind}" class="tk-c" x="{x:g}" y="{y:g}" width="{size}" height="{size}"/>',
        )


def ways():
    """How a step is paid when there is a choice: a raft, or a caravan of any three cards."""
    yield (
        "way-raft",
        (
            '<rect x="14" y="6" width="36" height="52" rx="5" class="tk-o"/>'
            '<rect x="18" y="10" width="28" height="44" rx="2.5" fill="var(--tk-raft)" class="tk-t"/>'
            '<use href="#tk-raft" class="tk-c" x="20" y="20" width="24" height="24"/>'
        ),
    )
    yield (
        "way-caravan",
        '<g transform="translate(32 36)scale(1.5)">'
        + paper(-9, 0, -20)
        + paper(9, 0, 20)
        + paper(0, -2, 0)
        + '<path class="tk-k" d="M-3-2h6M0-5v6"/></g>',
    )


def pieces():
    """The secret counter, the obstacle, boots, town pieces and the starting player's pennant."""
    yield (
        "secret",
        (
            '<circle cx="32" cy="32" r="29.5" class="tk-o"/>'
            '<circle cx="32" cy="32" r="24.6" fill="var(--tk-back)" class="tk-t"/>'
            '<circle cx="32" cy="32" r="20" class="tk-l" stroke-dasharray="3 3.28"/>'
            '<path class="tk-p" d="M32 17a9.5 9.5 0 0 0-5 17.5L23.5 47h17L37 34.5A9.5 9.5 0 0 0 32 17z"/>'
        ),
    )
    yield (
        "obstacle",
        (
            '<path class="tk-o" d="M20 2.5H44L61.5 20V44L44 61.5H20L2.5 44V20z"/>'
            '<path fill="var(--tk-obstacle)" class="tk-t" d="M22 7.5H42L56.5 22V42L42 56.5H22L7.5 42V22z"/>'
            f'<g transform="translate(9.6 8.6)scale(.7)">{STAKES}</g>'
        ),
    )
    for i, (_, _, shape, mark) in enumerate(PLAYERS, 1):
        low = 18 if i == 3 else 19
        frame = f'<g class="tk-p{i}" transform="translate(3.2 3.2)scale(.9)">'
        yield (
            f"boot-{i}",
            (
                f'{frame}<path class="tk-h" d="{BOOT}"/><path class="tk-pc" d="{BOOT}"/>'
                '<path class="tk-k" d="M17 12q10 4 20 0M13 53h31"/>'
                f'<g transform="translate(9.5 {low})scale(.5)" fill="var(--pi)">{mark}</g></g>'
            ),
        )
        yield (
            f"piece-{i}",
            (
                f'{frame}<path class="tk-h" d="{shape}"/><path class="tk-pc" d="{shape}"/>'
                f'<g fill="var(--pi)">{mark}</g></g>'
            ),
        )
    yield (
        "start",
        (
            '<path class="tk-w" d="M13 3h5v58h-5z"/>'
            '<path class="tk-g" d="M18 7q18-6 40 4-12 7-12 12 0 6 11 12-22 8-39 1z"/>'
            '<path class="tk-i" d="M34 13l2.5 5.5 6 .6-4.5 4 1.3 5.9-5.3-3-5.3 3 1.3-5.9-4.5-4 6-.6z"/>'
            '<circle cx="15.5" cy="4" r="3.5" class="tk-o"/>'
        ),
    )


TILE = (
    '<path class="tk-o" d="M6 61.5V25Q8 5 32 2.5 56 5 58 25V61.5z"/>'
    '<path fill="var(--tk-%s)" class="tk-t" d="M10.5 57.5V26Q12 9.5 32 7 52 9.5 53.5 26V57.5z"/>'
)


def road(d):
    """A piece of road, its ink and its paper."""
    return f'<path class="tk-r0" d="{d}"/><path class="tk-r1" d="{d}"/>'


def favors():
    """The favor tiles: arched tablets, and the back of one."""
    front = TILE % "paper2"
    yield (
        "favor-back",
        TILE
        % "favor"
        + '<path class="tk-g" d="M32 16q12 8 8 20 8-6 12 2-4 12-20 14-16-2-20-14 4-8 12-2-4-12 8-20z" transform="translate(0 1)"/>'
        '<path class="tk-k" d="M32 24v28M24 44q6 2 8 8M40 44q-6 2-8 8"/>',
    )
    yield (
        "favor-draw-two",
        front
        + paper(25, 33, -12)
        + paper(38, 33, 10)
        + '<path class="tk-k" d="M38 29v10M33 34h10" transform="rotate(10 38 33)"/>',
    )
    yield (
        "favor-draw-next-round",
        front
        + paper(26, 35, -6)
        + disc(39, 37, 12.5, "tk-g")
        + '<path class="tk-k" d="M39 29v8l6 4"/>',
    )
    yield (
        "favor-two-counters",
        front
        + disc(23, 30, 10)
        + disc(41, 40, 10)
        + '<path class="tk-k" d="M23 25v10M18 30h10M41 35v10M36 40h10"/>',
    )
    yield (
        "favor-extra-counter",
        front
        + road("M14 54Q22 38 34 38T50 20")
        + disc(27, 39, 8.5)
        + disc(43, 29, 8.5, "tk-q tk-gf")
        + '<path class="tk-k" d="M43 25v8M39 29h8"/>',
    )
    yield "favor-obstacle", front + f'<g transform="translate(13.5 17)scale(.58)">{STAKES}</g>'
    yield (
        "favor-free-path",
        front
        + road("M20 57Q16 44 30 39T40 18")
        + disc(36, 36, 12, "tk-g")
        + '<path class="tk-x tk-tick" d="M30 36l4.5 5 8-9.5"/>',
    )


def symbols():
    for name, body in (*transports(), *ways(), *pieces(), *favors()):
        yield f'<symbol id="tk-{name}" viewBox="0 0 64 64">{body}</symbol>'


def svg():
    """The symbols, in one hidden drawing."""
    body = "".join(symbols())
    return f'<svg xmlns="http://www.w3.org/2000/svg" class="tk" width="0" height="0" aria-hidden="true">{body}</svg>\n'


def style():
    """Their colours by day and by night, and what uses them."""
    day = "".join(f"--tk-{name}:{colour};" for name, (colour, _) in COLOURS.items())
    night = "".join(f"--tk-{name}:{colour};" for name, (_, colour) in COLOURS.items())
    players = "".join(
        f".tk-p{i}{{--pc:{colour};--pi:{ink}}}\n"
        for i, (colour, ink, _, _) in enumerate(PLAYERS, 1)
    )
    return (
        f".tk{{{day}}}\n"
        f"@media(prefers-color-scheme:dark){{.tk:not([data-theme=light],[data-theme=light] *){{{night}}}}}\n"
        f".tk[data-theme=dark],[data-theme=dark] .tk{{{night}}}\n"
        f"{players}{STYLE.strip()}\n"
    )
