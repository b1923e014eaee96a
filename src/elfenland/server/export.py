"""The record of a game at a table (RECORD.md)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from elfenland.rules.actions import parse_action
from elfenland.rules.game import Game
from elfenland.rules.options import Options
from elfenland.rules.record import Record
from elfenland.server import fairness, wire
from elfenland.server.store import Entry, Stored


def made_record(
    stored: Stored, setup: wire.TableSetup, names: Sequence[str], entries: Sequence[Entry]
) -> Record:
    """The game as it stands, with every hidden thing in it; ``names`` are by seat."""
    kinds = [f"bot:{seat.bot}" if seat.bot else "human" for seat in setup.seats]
    seats = [{"name": name, "kind": kind} for name, kind in zip(names, kinds, strict=True)]
    seed = fairness.seed(stored)
    game = Game.new(Options.from_json(stored.options), seed)
    record = Record.begin(game, seats, seed)
    if shown := fairness.shown(stored, ended=True):
        record.fairness = msgspec.to_builtins(shown)
    for entry in standing(entries):
        for text in entry.actions:
            action = parse_action(text)
            record.add(entry.seat, action, game.apply(action, entry.seat))
    decided = sum(len(entry.actions) for entry in entries)
    if taken_back := decided - len(record.actions):
        record.extra["take_backs"] = taken_back
    if setup.origin is not None:
        record.extra["origin"] = msgspec.to_builtins(setup.origin)
    return record


def standing(entries: Sequence[Entry]) -> list[Entry]:
    """The decisions that were not taken back, in order."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == "act":
            kept.append(entry)
        else:
            kept.pop()
    return kept
