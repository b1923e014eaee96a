"""What the client's figures are taken from."""

from __future__ import annotations

from pathlib import Path

from bench.client import longest, weights


def test_fonts_are_not_weighed_and_the_map_and_other_languages_by_themselves(
    tmp_path: Path,
) -> None:
    """What is loaded in one language is one figure; the map is what holds the roads."""
    noise = bytes(i * 97 % 251 for i in range(4000))
    (tmp_path / "index-1.js").write_bytes(noise)
    (tmp_path / "text.de-1.js").write_bytes(noise * 2)
    (tmp_path / "Drawing-1.js").write_bytes(b'<g id="roads">' + noise)
    (tmp_path / "font.woff2").write_bytes(noise * 9)

    found = weights(tmp_path)

    assert set(found) == {"client_kb", "other_languages_kb", "map_kb"}
    assert all(0 < kb < 5 for kb in found.values())
    assert weights(tmp_path / "nothing")["client_kb"] == 0


def test_only_the_pages_own_thread_counts() -> None:
    """The longest script and task are of the renderer's main thread, by its processor time."""
    events = [
        {"name": "thread_name", "ph": "M", "pid": 1, "tid": 2, "args": {"name": "CrRendererMain"}},
        {"name": "thread_name", "ph": "M", "pid": 1, "tid": 3, "args": {"name": "Compositor"}},
        {"name": "RunTask", "ph": "X", "pid": 1, "tid": 2, "dur": 70_000, "tdur": 40_000},
        {"name": "EventDispatch", "ph": "X", "pid": 1, "tid": 2, "dur": 12_340, "tdur": 12_300},
        {"name": "FunctionCall", "ph": "X", "pid": 1, "tid": 2, "dur": 50_000, "tdur": 9_000},
        {"name": "Layout", "ph": "X", "pid": 1, "tid": 2, "dur": 20_000, "tdur": 20_000},
        {"name": "RunTask", "ph": "X", "pid": 1, "tid": 3, "dur": 90_000, "tdur": 90_000},
    ]
    assert longest(events) == (12.3, 40.0)
    assert longest([]) == (0, 0)
