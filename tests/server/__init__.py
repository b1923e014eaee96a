"""The table server, over real sockets and on real files."""
