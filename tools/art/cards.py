"""Travel cards, large, small and as the pips of a price; terrain seals; small marks in ink.

They use the silhouettes of pieces.py by id. Their colours are the roles of the client's tokens.css.
"""

# the far and the near ground of each large card
GROUND = {
    "dragon": (
        "M8 118l14-22 8 9 13-26 12 17 9-12 14 24 10-14 12 16 12-10v60H8z",
        "M8 136l18-15 12 8 20-19 16 17 14-9 24 15v26H8z",
    ),
    "unicorn": (
        "M8 122q6-14 13-14t9 6q3-20 13-20t12 16q5-10 12-9t9 10q4-16 13-16t12 13q5-6 11-6v56H8z",
        "M8 138q14-10 30-8t36-4 38 6v28H8z",
    ),
    "giant-pig": (
        "M8 122q26-16 52-12t52-4v54H8z",
        "M8 136q30-6 56 0t48-4v28H8z",
    ),
    "elfcycle": (
        "M8 120q20-20 42-8t34-10 28 6v52H8z",
        "M8 140q30-16 58-8t46-10v38H8z",
    ),
    "troll-wagon": (
        "M8 124q18-18 36-12 14 4 26-8t42 8v48H8z",
        "M8 138q22-12 46-6t58-6v34H8z",
    ),
    "magic-cloud": (
        "M8 128l20-18 14 10 22-22 18 20 12-8 18 12v38H8z",
        "M8 142q24-10 52-5t52-6v29H8z",
    ),
    "raft": (
        "M8 116q9-6 17.3 0t17.3 0 17.4 0 17.4 0 17.3 0 17.3 0v44H8z",
        "M8 132q9-6 17.3 0t17.3 0 17.4 0 17.4 0 17.3 0 17.3 0v28H8z",
    ),
}

# 24 x 24 about the middle
SEALS = {
    "plains": '<path d="M0 5.5q1.8-6 0-12q-1.8 6 0 12zM-1 5.5q-1.9-5.1-5-9.5q.1 6 5 9.5zM1 5.5q4.9-3.5 5-9.5q-3.1 4.4-5 9.5z" fill="var(--plains)" class="u-s"/>',
    "woods": '<path d="M0-8L5-1H3L6 4H1V7H-1V4H-6L-3-1H-5z" fill="var(--woods)" class="u-s"/>',
    "mountains": '<path d="M-8 5L-1.5-7L2-1L4-3.5L8 5z" fill="var(--mountains)" class="u-s"/><path d="M-1.5-7L1-2.7L-1-1.5L-2.5-2.5L-4-2.2z" fill="var(--snow)"/>',
    "desert": '<circle cx="3.2" cy="-3.2" r="2.7" fill="var(--desert)" class="u-s"/><path d="M-9 4Q-4-4 0 1Q4 5 9 2.5Q7 8 0 8.7Q-6 8.5-9 4z" fill="var(--desert)" class="u-s"/>',
    "river": '<path d="M-7-3.5q3.5-3 7 0t7 0M-7 1q3.5-3 7 0t7 0M-7 5.5q3.5-3 7 0t7 0" fill="none" stroke="var(--river)" stroke-width="1.9" stroke-linecap="round"/>',
    "lake": '<path d="M-1-7V2H5Q4-4-1-7zM-2.2-5V2H-6Q-5-2-2.2-5zM-7 3.5H7Q5 7 2 7H-2Q-5 7-7 3.5z" fill="var(--lake)"/>',
}

# 24 x 24, one weight, in the current colour
MARKS = {
    "undo": "M9 7L4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-3",
    "hint": "M9.5 18.5h5M10 21.5h4M8.5 15.5c0-2-2.5-3-2.5-6.5a6 6 0 0 1 12 0c0 3.5-2.5 4.5-2.5 6.5z",
    "menu": "M4 7q8-1.5 16 0M4 12q8-1.5 16 0M4 17q8-1.5 16 0",
    "close": "M6 6l12 12M18 6L6 18",
    "eye": "M2.5 12q9.5-12 19 0q-9.5 12-19 0zM12 9.2a2.8 2.8 0 1 0 .1 0z",
    "eye-off": "M2.5 12q9.5-12 19 0q-9.5 12-19 0zM4 20L20 4",
    "fit": "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
    "find": "M10.5 4a6.5 6.5 0 1 0 .1 0zM15.5 15.5L20.5 20.5",
    "reach": "M12 10.6a1.4 1.4 0 1 0 .1 0zM12 6.5a5.5 5.5 0 1 1-.1 0M4.2 7.2a9 9 0 0 0 0 9.6"
    "M19.8 7.2a9 9 0 0 1 0 9.6M8.6 3.7a9 9 0 0 1 6.8 0M8.6 20.3a9 9 0 0 0 6.8 0",
    "plus": "M12 5v14M5 12h14",
    "minus": "M5 12h14",
    "left": "M14.5 5L8 12l6.5 7",
    "right": "M9.5 5L16 12l-6.5 7",
    "first": "M17 5l-6.5 7 6.5 7M7 5v14",
    "last": "M7 5l6.5 7L7 19M17 5v14",
    "play": "M8 5l10 7-10 7z",
    "pause": "M8.5 5v14M15.5 5v14",
    "pen": "M4 20l1-5L16 4l4 4L9 19zM13 7l4 4",
    "link": "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5",
    "away": "M3 9q9-8 18 0M6.5 12.5q5.5-5 11 0M12 18.5h.01M4 21L20 3",
    "check": "M5 12.5l4.5 5L19 7",
    "clock": "M12 3.5a8.5 8.5 0 1 0 .1 0zM12 7.5V12l3 2.5",
    "grip": "M8 10q4-1 8 0M8 14q4-1 8 0",
    "copy": "M8 8h12v12H8zM16 8V4H4v12h4",
    "up": "M5 15l7-7 7 7",
}

STYLE = """
.u-rim{fill:var(--rim);stroke:var(--card-ink);stroke-width:2}
.u-frame{stroke:var(--card-ink);stroke-width:1.3}
rect.u-frame:not([fill]){fill:none}
.u-disc{fill:var(--card-paper);opacity:.82}
.u-ring{fill:none;stroke:var(--card-ink);stroke-width:1.1;opacity:.8}
.u-i{fill:var(--card-ink)}
.u-c{color:var(--card-ink)}
.u-l{fill:none;stroke:var(--card-ink);stroke-width:1.5;stroke-linecap:round;opacity:.5}
.u-road{fill:none;stroke:var(--card-paper);stroke-width:4;stroke-linecap:round;opacity:.85}
.u-lp{stroke:var(--card-paper);stroke-width:1.4;opacity:.9}
path.u-lp{fill:none}
.u-gold{fill:var(--gold);stroke:var(--card-ink);stroke-width:1.1;stroke-linejoin:round}
.u-ribbon{fill:var(--ribbon);stroke:var(--card-ink);stroke-width:1.4;stroke-linejoin:round}
.u-fold{fill:var(--ribbon-fold);stroke:var(--card-ink);stroke-width:1.2;stroke-linejoin:round}
.u-seal{fill:var(--seal);stroke:var(--card-ink);stroke-width:1.3}
.u-s{stroke:var(--card-ink);stroke-width:.8;stroke-linejoin:round}
"""


def star(x, y, r):
    a, b = f"{r * 0.3:.1f}", f"{r * 0.7:.1f}"
    d = f"M{x} {y - r}l{a} {b} {b} {a}-{b} {a}-{a} {b}-{a}-{b}-{b}-{a} {b}-{a}z"
    return f'<path d="{d}" class="u-i" opacity=".45"/>'


def tree(x, y, s=1):
    return f'<path transform="translate({x} {y})scale({s})" d="M0-13L6-3H4L7 4H1V8H-1V4H-7L-4-3H-6z" class="u-i" opacity=".55"/>'


def tuft(x, y):
    d = f"M{x} {y}q-1-6-4-8q2 3 2 8zm1 0q0-8 1-11q1 5 1 11zm3 0q1-5 4-7q-2 3-2 7z"
    return f'<path d="{d}" class="u-i" opacity=".5"/>'


def scattered(draw, *places):
    return "".join(draw(*place) for place in places)


# what is strewn over the ground
STREWN = {
    "dragon": scattered(star, (20, 48, 4), (99, 44, 5), (90, 22, 3)),
    "unicorn": scattered(tree, (20, 124), (33, 130, 0.8), (100, 124), (89, 131, 0.75)),
    "giant-pig": scattered(tuft, (22, 130), (40, 136), (82, 131), (98, 136), (60, 134)),
    "elfcycle": '<path d="M60 160q-22-10-4-18t26-12 16-14" class="u-road"/>'
    + scattered(tree, (22, 122, 0.8), (102, 118, 0.7)),
    "troll-wagon": '<path d="M18 140q30-10 56-4t36-6M14 146q32-10 58-4t40-6" class="u-l"/>'
    '<path d="M98 112v-9m0 4q-5 0-5-5m5 7q5 0 5-6" class="u-l"/>',
    "magic-cloud": scattered(
        star, (21, 48, 5), (100, 32, 4), (20, 92, 3), (101, 96, 4), (44, 22, 3)
    ),
    "raft": '<path d="M26 125q5-3 10 0t10 0M74 127q5-3 10 0t10 0M48 140q5-3 10 0t10 0'
    'M20 142q5-3 10 0t10 0M86 142q5-3 10 0t10 0" class="u-l"/>',
}


def shade(kind, share):
    return f"color-mix(in srgb,var(--{kind}) {share}%,var(--card-ink))"


def large(kind):
    """A picture in a frame: the silhouette before a pale disc; the name stands on the ribbon, as text."""
    far, near = GROUND[kind]
    return (
        '<rect x="1.5" y="1.5" width="117" height="165" rx="8" class="u-rim"/>'
        f'<clipPath id="u-cc-{kind}"><rect x="8" y="8" width="104" height="152" rx="4"/></clipPath>'
        f'<g clip-path="url(#u-cc-{kind})"><path d="M0 0h120v168H0z" fill="var(--{kind})"/>'
        '<circle cx="60" cy="68" r="41" class="u-disc"/><circle cx="60" cy="68" r="41" class="u-ring"/>'
        f'<path d="{far}" fill="{shade(kind, 84)}"/>{STREWN[kind]}<path d="{near}" fill="{shade(kind, 66)}"/></g>'
        '<rect x="8" y="8" width="104" height="152" rx="4" class="u-frame"/>'
        f'<use href="#tk-{kind}" x="31" y="34" width="58" height="58" class="u-c"/>'
        '<path d="M14 138L2 136l4 9-4 9h14zM106 138l12-2-4 9 4 9h-14z" class="u-fold"/>'
        '<path d="M10 134q50-3.5 100 0v20q-50-3.5-100 0z" class="u-ribbon"/>'
    )


def small(kind):
    """The silhouette as large as it goes, room for a letter on the paper below."""
    return (
        '<rect x="1.2" y="1.2" width="57.6" height="81.6" rx="5.5" class="u-rim"/>'
        f'<rect x="5" y="5" width="50" height="53" rx="2.5" fill="var(--{kind})" class="u-frame"/>'
        '<circle cx="30" cy="31.5" r="21.5" class="u-disc"/>'
        f'<use href="#tk-{kind}" x="11.5" y="13" width="37" height="37" class="u-c"/>'
    )


def pip(fill, sign):
    """The smallest card, for prices."""
    return (
        '<rect x="1.5" y="1.5" width="21" height="31" rx="3" class="u-rim"/>'
        f'<rect x="4.5" y="4.5" width="15" height="25" rx="1" fill="var(--{fill})"/>{sign}'
    )


def symbols():
    for kind in GROUND:
        yield f"card-{kind}", "0 0 120 168", large(kind)
        yield f"mini-{kind}", "0 0 60 84", small(kind)
        sign = f'<use href="#tk-{kind}" x="4.5" y="9" width="15" height="15" class="u-c"/>'
        yield f"pip-{kind}", "0 0 24 34", pip(kind, sign)
    sign = '<path d="M12 9l5 8-5 8-5-8z" fill="var(--gold)" stroke="var(--card-ink)"/>'
    yield "pip-back", "0 0 24 34", pip("card-back", sign)
    for terrain, d in SEALS.items():
        yield terrain, "-12 -12 24 24", f'<circle r="10.8" class="u-seal"/>{d}'
    for name, d in MARKS.items():
        line = 'fill="none" stroke="currentColor" stroke-width="1.8"'
        yield (
            f"i-{name}",
            "0 0 24 24",
            f'<path d="{d}" {line} stroke-linecap="round" stroke-linejoin="round"/>',
        )


def svg():
    """The symbols, in one hidden drawing."""
    body = "".join(f'<symbol id="u-{i}" viewBox="{box}">{d}</symbol>' for i, box, d in symbols())
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">{body}</svg>\n'


def style():
    """What the drawings use of the client's colours."""
    return STYLE.lstrip()
