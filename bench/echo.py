"""A bare WebSocket echo in the framework of our server, for ``bench server``: the peer."""

from __future__ import annotations

import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Send back what comes."""
    await socket.accept()
    try:
        while True:
            await socket.send_data(await socket.receive_data(mode="text"))
    except WebSocketDisconnect:
        return


def main(port: int) -> None:
    """Serve it until killed, as our server is served."""
    uvicorn.run(
        Litestar([echo], openapi_config=None, logging_config=None),
        port=port,
        log_config=None,
        ws="websockets-sansio",
    )


if __name__ == "__main__":
    main(int(sys.argv[1]))
