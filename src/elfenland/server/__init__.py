"""Tables: stored, told over HTTP and WebSocket, with bots at them (docs/server.md)."""
