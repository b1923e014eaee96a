"""Whether the tables of a database are those of a version that can be served."""

from __future__ import annotations

from collections.abc import Sequence

from elfenland.server.checkup.finding import Finding
from elfenland.server.migrations import versions


def check_schema(tables: Sequence[str], version: str | None, elsewhere: str) -> Finding:
    """What a database's tables are, and the ``version`` that it says; ``elsewhere``: a way out."""
    known = versions()
    newest = known[0]
    if not tables:
        return Finding("schema", "ok", "the database is empty: the first start lays it out")
    if "alembic_version" not in tables:
        what = f"the database has tables of another program: {', '.join(tables)}"
        return Finding("schema", "warning", what, elsewhere)
    if version not in known:
        what = f"the database is of version {version}, which this program does not know"
        way_out = f"start the newer Elfenland that wrote it, or {elsewhere}"
        return Finding("schema", "problem", what, way_out)
    if version != newest:
        what = f"the database is of version {version}: the next start brings it to {newest}"
        way_out = "keep a copy if the older Elfenland is to read it again"
        return Finding("schema", "warning", what, way_out)
    return Finding("schema", "ok", f"the database is of version {version}, the newest")
