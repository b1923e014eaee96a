"""The browser client: its files, and its one page for every address that it has."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath
from litestar.router import Router
from litestar.static_files import create_static_files_router

CLIENT: Final = Path(__file__).parents[1] / "static"
_YEAR: Final = 365 * 24 * 3600
_NOT_BUILT: Final = (
    "The browser client is not built: "
    "start Elfenland with `python3 run.py play`, which builds it.\n"
)


def _page(client: Path) -> Response[bytes]:
    page = client / "index.html"
    if not page.exists():
        return Response(_NOT_BUILT.encode(), status_code=503, media_type=MediaType.TEXT)
    # It names its files by what is in them, so it alone must never be an old one.
    return Response(
        page.read_bytes(), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"}
    )


def pages(client: Path) -> list[Any]:
    """The handlers that serve the client built in this folder."""

    @get("/", include_in_schema=False)
    async def front() -> Response[bytes]:
        """The client's page."""
        return _page(client)

    @get("/{path:path}", include_in_schema=False)
    async def any_address(path: FromPath[str]) -> Response[bytes]:  # noqa: ARG001 - the client reads it
        """The client's page, for each of its addresses."""
        return _page(client)

    handlers: list[Any] = [front, any_address]
    if (client / "assets").is_dir():
        handlers.append(_assets(client / "assets"))
    return handlers


def _assets(folder: Path) -> Router:
    return create_static_files_router(
        "/assets",
        [folder],
        # A file with other content has another name.
        cache_control=CacheControlHeader(max_age=_YEAR, public=True, immutable=True),
    )
