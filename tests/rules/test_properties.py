"""Laws of whole random games, of all player counts, rounds and charts."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import chain

import pytest

from elfenland.board.kinds import CARDS, TRANSPORTS
from elfenland.errors import ActionError, IllegalAction, NotYourTurn, UnreadableAction
from elfenland.rules import ACTIONS, Action, Game, Options, parse_action, to_json, view
from elfenland.rules.actions import (
    DiscardCard,
    DrawCounter,
    KeepCounter,
    PayCard,
    PlaceCounter,
    PlaceObstacle,
    PlaceSeen,
    Travel,
)
from elfenland.rules.refusals import REASONS
from elfenland.testing.laws import check_every_action, check_whole_game
from elfenland.testing.play import EVERY_OPTION, nth_game, play_on, random_play, random_position

WITH_FAVORS = [options for options in EVERY_OPTION if options.favors != "none"]


@pytest.mark.clause("COMP-3")
@pytest.mark.clause("COMP-4")
@pytest.mark.clause("COMP-6")
@pytest.mark.parametrize("number", range(len(EVERY_OPTION)), ids=lambda n: str(EVERY_OPTION[n]))
def test_what_always_holds(number: int) -> None:
    """Counts never change, somebody can act until the end, and the game ends as the rules say."""
    game, dice = nth_game(number, "laws")

    assert check_whole_game(game, dice) > 0


@pytest.mark.parametrize("number", range(60))
def test_every_action_is_legal_or_refused(number: int) -> None:
    """Of the 857 actions the legal apply; each other is refused with a clause, changing nothing."""
    game, _ = random_position(number, "every action")

    assert check_every_action(game) > 0


def test_a_broken_refusal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law itself fails where a refusal has changed the game, or refuses nothing."""
    game, _ = random_position(1, "broken")
    honest = Game.refusal

    def careless(self: Game, action: Action) -> IllegalAction | None:
        self.state.played[0] += 1
        return honest(self, action)

    monkeypatch.setattr(Game, "refusal", careless)
    with pytest.raises(AssertionError):
        check_every_action(game)
    monkeypatch.setattr(Game, "refusal", lambda _self, _action: None)
    with pytest.raises((AssertionError, KeyError, IndexError, ValueError)):
        check_every_action(random_position(2, "broken")[0])


def positions_of(number: int, seed: str) -> Iterator[Game]:
    """Every position of a random game with favors."""
    game, dice = nth_game(number, seed, WITH_FAVORS)
    for _ in random_play(game, dice):
        yield game


def is_looking(game: Game) -> bool:
    """Whether a seat looks at counters."""
    return game.state.favors is not None and game.state.favors.looking


def test_every_reason_is_met() -> None:
    """Play meets every reason for a refusal but four that it seldom reaches."""
    met = set[str]()
    looking = (g for n in range(20) for g in positions_of(n, "reasons") if is_looking(g))
    anywhere = (random_position(number, "reasons")[0] for number in range(150))
    for game in chain(anywhere, looking):
        for action in ACTIONS:
            if refused := game.refusal(action):
                met.add(refused.reason)
                assert refused.code == "action.illegal"

    # Shown in the tables of the rules.
    rare = {"not-a-road", "wrong-method", "counter-pile-empty", "no-obstacle-here"}
    assert set(REASONS) - met <= rare
    assert rare <= set(REASONS)


def test_a_copy_is_independent() -> None:
    """A copy plays on alike and neither changes the other, wherever it is made."""
    for number in range(20):
        game, _ = random_position(number, "copies")
        before = game.state.facts()
        one, two = game.copy(), game.copy()

        play_on(one, random.Random(number))
        assert game.state.facts() == before == two.state.facts()
        play_on(two, random.Random(number))

        assert one.state.facts() == two.state.facts()
        assert game.opening is one.opening


def history(options: Options, seed: str | int, dice: str) -> list[dict[str, object]]:
    """All events of a random game."""
    game = Game.new(options, seed)
    events = list(game.opening)
    for action in random_play(game, random.Random(dice)):
        events += game.copy().apply(action)
    return [to_json(event) for event in events]


def test_seeds() -> None:
    """0 is a seed like any other, and a seed is its text; other seeds deal other cards."""
    zero = Game.new(Options(), 0)

    assert zero.opening == Game.new(Options(), "0").opening
    openings = {str(Game.new(Options(), seed).opening) for seed in (0, 1, "", "00", "-0", "null")}
    assert len(openings) == 6
    assert history(Options(), 0, "a") == history(Options(), "0", "a")


@pytest.mark.clause("SET-5")
def test_the_drawn_start_seat_replays_alike() -> None:
    """With the start seat filled in as it was drawn a game goes alike to its end."""
    for seed in range(6):
        drawn = Game.new(Options(players=5), seed).options

        assert drawn.start_seat is not None
        assert history(Options(players=5), seed, "b") == history(drawn, seed, "b")


def test_games_do_not_disturb_each_other() -> None:
    """Two games played in turns go as each goes alone, whatever a thinking bot does on copies."""
    alone = [history(Options(players=3), seed, f"dice {seed}") for seed in range(2)]
    games = [Game.new(Options(players=3), seed) for seed in range(2)]
    told = [[to_json(event) for event in game.opening] for game in games]
    plays = [random_play(game, random.Random(f"dice {n}")) for n, game in enumerate(games)]

    running = {0, 1}
    while running:
        for n in sorted(running):
            action = next(plays[n], None)
            if action is None:
                running.discard(n)
                continue
            play_on(games[n].copy(), random.Random(1))
            told[n] += [to_json(event) for event in games[n].copy().apply(action)]

    assert told == alone


SAME_EVERYWHERE = """
from hashlib import sha256
from itertools import chain
from random import Random
from elfenland.rules import to_json
from elfenland.testing.play import nth_game, random_play
digest = sha256()
for number in range(10):
    game, dice = nth_game(number, "everywhere")
    digest.update(repr([to_json(e) for e in game.opening]).encode())
    for action in random_play(game, dice):
        events = game.copy().apply(action)
        digest.update(repr([action.text, *(to_json(e) for e in events)]).encode())
print(digest.hexdigest())
"""


def elsewhere(program: str, *flags: str, hash_seed: int = 0) -> str:
    """What a program prints in a process of its own."""
    return subprocess.run(
        [sys.executable, *flags, "-c", program],
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()


def test_the_same_in_every_process() -> None:
    """The same seeds give the same games under other hash seeds, in processes of their own."""
    said = {elsewhere(SAME_EVERYWHERE, hash_seed=seed) for seed in (0, 1, 2)}

    assert len(said) == 1
    assert len(said.pop()) == 64


WITHOUT_ASSERTS = """
from elfenland.errors import IllegalAction, UnreadableAction
from elfenland.rules import ACTIONS, Game, Options
from elfenland.rules.actions import PlaceCounter, Travel
from elfenland.rules.invariants import problems
from elfenland.testing.play import nth_game, random_play, random_position
if __debug__:
    raise SystemExit("asserts are on")
refused = strange = wrong = 0
for number in range(5):
    game, dice = nth_game(number, "optimised")
    for _ in random_play(game, dice):
        wrong += len(problems(game))
for number in range(8):
    game, _ = random_position(number, "optimised")
    before, legal = game.state.facts(), game.legal_actions()
    for action in ACTIONS:
        try:
            game.copy().apply(action)
            wrong += action not in legal
        except IllegalAction:
            refused += 1
            wrong += action in legal
    for action in (Travel("elvenhold-virst-lake", "caravan"), PlaceCounter("raft", "nowhere")):
        try:
            game.apply(action)
        except (IllegalAction, UnreadableAction):
            strange += 1
    wrong += game.state.facts() != before
print(wrong, refused > 2000, strange)
"""


def test_nothing_rests_on_asserts() -> None:
    """With asserts switched off the same is refused and the same holds."""
    assert elsewhere(WITHOUT_ASSERTS, "-O") == "0 True 16"


def test_action_texts_read_back() -> None:
    """Each of the 857 actions has a text of its own that reads back, and its number."""
    assert len(ACTIONS) == len({action.text for action in ACTIONS}) == 857
    for code, action in enumerate(ACTIONS):
        assert parse_action(action.text) is action
        assert (action.code, str(action)) == (code, action.text)


FROZEN = {
    0: "pass",
    1: "end",
    2: "draw dragon",
    7: "draw magic-cloud",
    8: "draw pile",
    9: "pay dragon",
    15: "pay raft",
    16: "discard dragon",
    22: "discard raft",
    23: "keep dragon",
    29: "keep secret dragon",
    34: "keep secret magic-cloud",
    35: "keep none",
    36: "obstacle beata-elvenhold-plains",
    70: "obstacle strykhaven-virst-mountains",
    71: "travel beata-elvenhold-plains",
    105: "travel strykhaven-virst-mountains",
    106: "travel beata-elvenhold-plains caravan",
    140: "travel strykhaven-virst-mountains caravan",
    141: "travel beata-elvenhold-river",
    147: "travel usselen-wylhien-river",
    148: "travel elvenhold-strykhaven-lake",
    153: "travel strykhaven-virst-lake",
    154: "place dragon beata-elvenhold-plains",
    363: "place magic-cloud strykhaven-virst-mountains",
    364: "place secret dragon beata-elvenhold-plains",
    573: "place secret magic-cloud strykhaven-virst-mountains",
    574: "favor",
    575: "no favor",
    576: "place none",
    577: "place seen dragon beata-elvenhold-plains",
    786: "place seen magic-cloud strykhaven-virst-mountains",
    787: "travel beata-elvenhold-plains free",
    822: "travel beata-elvenhold-plains caravan free",
    856: "travel strykhaven-virst-mountains caravan free",
}
FROZEN_TABLES = {
    574: "3b666a3d7e10b64ccbbc5e5ab5547c938d6bbeca03af0ce4e7b51f0ccd1a6752",
    857: "8ec105ed21cfaa1cac2bf0093a8c4444c55d836cbc0730482879c6e96f6e416e",
}


@pytest.mark.parametrize(("code", "text"), FROZEN.items())
def test_codes_are_stable(code: int, text: str) -> None:
    """A number means what it has always meant: bots and records rest on it."""
    assert ACTIONS[code].text == text


def test_the_whole_table_is_stable() -> None:
    """The first numbers never change their meaning; new actions come behind them."""
    for size, digest in FROZEN_TABLES.items():
        table = "\n".join(action.text for action in ACTIONS[:size])

        assert sha256(table.encode()).hexdigest() == digest


UNREADABLE = [
    "", " ", "pass ", "Pass", "draw", "draw raft", "draw none", "pay", "pay pile", "keep",
    "keep secret none", "keep raft", "place dragon", "place raft beata-elvenhold-plains",
    "place  dragon beata-elvenhold-plains", "obstacle", "obstacle nowhere", "travel",
    "travel nowhere", "travel beata-elvenhold-plains  caravan", "end turn", "0", "pass\n",
    "place secret", "place beata-elvenhold-river", "obstacle secret beata-elvenhold-river",
    "travel nowhere caravan", "travel beata-elvenhold-plains free caravan", "no", "favor none",
    "place seen", "place seen secret dragon beata-elvenhold-plains", "place", "no favors",
    "travel elvenhold-virst-lake raft", "discard", "\x00", "päss",
]  # fmt: skip


@pytest.mark.parametrize("text", UNREADABLE)
def test_what_cannot_be_read(text: str) -> None:
    """A text that is no action is refused with the text and the forms that there are."""
    with pytest.raises(UnreadableAction) as refused:
        parse_action(text)

    assert repr(text) in str(refused.value)
    assert "place secret dragon ROAD" in str(refused.value)


STRANGE: list[tuple[Action, type[ActionError]]] = [
    (PlaceCounter("dragon", "beata-elvenhold-river"), IllegalAction),
    (PlaceCounter("dragon", "elvenhold-virst-lake", secret=True), IllegalAction),
    (PlaceObstacle("beata-elvenhold-river"), IllegalAction),
    (PlaceSeen("dragon", "beata-elvenhold-river"), IllegalAction),
    (PlaceSeen("raft", "beata-elvenhold-plains"), UnreadableAction),  # type: ignore[arg-type]
    (Travel("elvenhold-virst-lake", "raft", free_path=True), UnreadableAction),
    (Travel("elvenhold-virst-lake", "caravan"), IllegalAction),
    (Travel("elvenhold-virst-lake", "counter"), IllegalAction),
    (Travel("beata-elvenhold-plains", "raft"), IllegalAction),
    (Travel("nowhere", "counter"), UnreadableAction),
    (PlaceCounter("dragon", "nowhere"), UnreadableAction),
    (PlaceCounter("raft", "beata-elvenhold-plains"), UnreadableAction),  # type: ignore[arg-type]
    (PayCard("gold"), UnreadableAction),  # type: ignore[arg-type]
    (DiscardCard(""), UnreadableAction),  # type: ignore[arg-type]
    (DrawCounter("raft"), UnreadableAction),  # type: ignore[arg-type]
    (KeepCounter(None, secret=True), UnreadableAction),
]


@pytest.mark.parametrize(("action", "error"), STRANGE, ids=str)
def test_actions_from_outside_the_table(action: Action, error: type[ActionError]) -> None:
    """An action made by hand that the table does not have is refused in every phase."""
    phases = set()
    for number in range(12):
        game, _ = random_position(number, "strange")
        before = game.state.facts()
        with pytest.raises(error):
            game.apply(action)
        assert game.state.facts() == before
        phases.add(game.phase)

    assert len(phases) > 2


def test_an_action_made_by_hand_is_as_good() -> None:
    """An action that equals one of the table is played like it."""
    game = Game.new(Options(), 1)
    other = game.copy()

    assert game.apply(DrawCounter(None)) == other.apply(parse_action("draw pile"))
    assert game.state.facts() == other.state.facts()


def test_only_the_seat_to_act_acts() -> None:
    """Whoever is not to act is refused, whatever is asked, and nothing has changed."""
    for number in range(12):
        game, _ = random_position(number, "seats")
        before = game.state.facts()
        for seat in range(-1, game.options.players + 1):
            if seat != game.to_act:
                for action in game.legal_actions()[:5]:
                    with pytest.raises(NotYourTurn, match=f"seat {game.to_act} is to act"):
                        game.apply(action, seat)
        assert game.state.facts() == before
        game.apply(game.legal_actions()[0], game.to_act)


def test_the_list_of_legal_actions_is_ones_own() -> None:
    """Changing the list one is given changes nothing; it is in a fixed order."""
    for number in range(20):
        game, _ = random_position(number, "lists")
        legal = game.legal_actions()
        given = game.legal_actions()
        given.clear()

        assert game.legal_actions() == legal
        assert tuple(legal) == view(game, game.to_act).legal


def test_looking_changes_nothing() -> None:
    """Views, standings and refusals leave the game as it is."""
    for number in range(10):
        game, _ = random_position(number, "looks")
        before = game.state.facts()
        for seat in (None, *range(game.options.players)):
            view(game, seat)
        game.standings()
        game.refusal(ACTIONS[number])

        assert game.state.facts() == before


def test_deals_are_fair() -> None:
    """Each kind of card comes to each seat as often as it should: within five deviations."""
    games, got = 400, [Counter[str]() for _ in range(6)]
    for seed in range(games):
        game = Game.new(Options(players=6, start_seat=0), f"fair {seed}")
        for seat in range(6):
            got[seat].update(view(game, seat).hand)

    for counts in got:
        assert counts.total() == 8 * games
        for card in CARDS:
            share = (12 if card == "raft" else 10) / 72
            # Without putting back: hypergeometric, 8 cards of 72 in each game.
            deviation = (games * 8 * share * (1 - share) * 64 / 71) ** 0.5
            assert abs(counts[card] - 8 * games * share) < 5 * deviation


def test_displays_are_fair() -> None:
    """Each kind of counter lies face up as often as any other: within five deviations."""
    games, got = 1200, Counter[str]()
    for seed in range(games):
        got.update(view(Game.new(Options(players=2), f"display {seed}"), None).display)

    deviation = (games * 5 * (1 / 6) * (5 / 6) * 43 / 47) ** 0.5
    for counter in TRANSPORTS:
        assert abs(got[counter] - 5 * games / 6) < 5 * deviation
