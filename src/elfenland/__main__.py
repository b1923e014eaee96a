"""``python -m elfenland`` is the command ``elfenland``."""

from elfenland.cli import main

main(prog_name="elfenland")
