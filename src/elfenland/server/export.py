"""The record of a game at a table (RECORD.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from elfenland.rules.actions import parse_action
from elfenland.rules.game import Game
from elfenland.rules.options import Options
from elfenland.rules.record import Record
from elfenland.server import fairness, wire
from elfenland.server.stored import Entry, Stored


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
    if entries and entries[-1].kind == "end":
        record.tell(game.end_by_agreement())
    if stood_in := stand_ins(entries):
        record.extra["stand_ins"] = stood_in
    decided = sum(len(entry.actions) for entry in entries)
    if taken_back := decided - len(record.actions):
        record.extra["take_backs"] = taken_back
    if setup.origin is not None:
        record.extra["origin"] = msgspec.to_builtins(setup.origin)
    if setup.lesson:
        record.extra["lesson"] = True
    return record


def stand_ins(entries: Sequence[Entry]) -> list[list[Any]]:
    """Which of a record's actions were not decided by the seat's owner, and what did."""
    by = [entry.stand_in for entry in standing(entries) for _ in entry.actions]
    return [[at, f"bot:{name}"] for at, name in enumerate(by) if name is not None]


def standing(entries: Sequence[Entry]) -> list[Entry]:
    """The decisions that were not taken back, in order."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == "act":
            kept.append(entry)
        elif entry.kind == "take_back":
            back_to = kept[-1].number - 1 if entry.back_to is None else entry.back_to
            while kept and kept[-1].number > back_to:
                kept.pop()
    return kept
