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
_DAY: Final = 24 * 3600
_TYPES: Final = {
    "manifest.webmanifest": "application/manifest+json",
    "service-worker.js": "text/javascript; charset=utf-8",
}
"""Files beside the page that have a name of their own, by their media types."""
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
    handlers += [_file(client / name) for name in _TYPES if (client / name).exists()]
    if (client / "assets").is_dir():
        # A file with other content has another name.
        kept = CacheControlHeader(max_age=_YEAR, public=True, immutable=True)
        handlers.append(_folder(client / "assets", kept))
    if (client / "icons").is_dir():
        handlers.append(_folder(client / "icons", CacheControlHeader(max_age=_DAY, public=True)))
    return handlers


def _file(file: Path) -> Any:  # noqa: ANN401 - as Litestar has it
    content = file.read_bytes()

    @get(f"/{file.name}", include_in_schema=False)
    async def named() -> Response[bytes]:
        """A file that must never be an old one."""
        return Response(
            content, media_type=_TYPES[file.name], headers={"Cache-Control": "no-cache"}
        )

    return named


def _folder(folder: Path, kept: CacheControlHeader) -> Router:
    return create_static_files_router(f"/{folder.name}", [folder], cache_control=kept)
