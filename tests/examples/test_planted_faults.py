"""The suite has teeth: every fault planted in the example game is found, by the check for it."""

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from clocksmith.core.game import Game
from clocksmith.testing import Driver, conform
from examples.installed import candle

GAMES_EACH = 6


def driver(game: Game[Any]) -> Driver:
    """Return a driver of the example, as its own tests have it."""
    found = Driver(game)
    found.revealing = (import_module("candle.model.events").Revealed,)
    return found


@dataclass(frozen=True)
class Fault:
    """A mistake that an author of a game could make: what to change in which file."""

    file: str
    right: str
    wrong: str
    found_by: str  # the check


FAULTS = {
    "an event tells everybody what was dealt to one": Fault(
        "model/events.py",
        "return self if may_see(seat, self.seat) else Hired",
        "return self or Hired",
        "what_is_dealt_in_secret_stays_secret",
    ),
    "an event of an action depends on a secret": Fault(
        "rules/auction.py",
        "log.add(Bade(self.seat, action.coins))",
        "log.add(Bade(self.seat, action.coins + max(0, state.players[0].patron)))",
        "what_happens_looks_the_same_in_two_deals_until_it_may_be_known",
    ),
    "an event hides something when the game is looked back at": Fault(
        "model/events.py",
        "may_see(seat, self.seat)",
        "seat == self.seat",
        "an_open_view_shows_of_every_seat_what_that_seat_sees",
    ),
    "a view shows what only one seat may know": Fault(
        "layout/layout.py",
        "default=UNKNOWN, visible_to=owner",
        "default=UNKNOWN",
        "a_seat_sees_the_same_in_two_deals_it_cannot_tell_apart",
    ),
    "numbers for learners depend on a secret": Fault(
        "layout/layout.py",
        "    def imbalances",
        "    def fill(self, numbers, state, seat):\n"
        "        super().fill(numbers, state, seat)\n"
        "        numbers[0] += state.players[0].patron\n\n"
        "    def imbalances",
        "numbers_tell_a_seat_what_it_may_know_and_no_more",
    ),
    "a redeal leaves everything as it is": Fault(
        "game.py",
        "        own = state.players",
        "        return\n        own = state.players",
        "what_is_dealt_in_secret_stays_secret",
    ),
    "a redeal deals the same thing twice": Fault(
        "game.py", "pool.pop(pick(len(pool)))", "pool[pick(len(pool))]", "a_redeal_adds_up"
    ),
    "a redeal takes from a seat what it knows": Fault(
        "game.py",
        "if other != seat and player",
        "if player",
        "a_seat_sees_the_same_in_two_deals_it_cannot_tell_apart",
    ),
    "nothing counts what is dealt in secret": Fault(
        "layout/layout.py", "def imbalances(", "def unbalanced(", "a_redeal_adds_up"
    ),
    "a legal action is not offered": Fault(
        "rules/auction.py",
        "return [PASS, *BIDS]",
        "return [PASS, *BIDS[:5]]",
        "legal_is_what_is_not_refused",
    ),
    "more is bid than there is": Fault(
        "rules/auction.py",
        "if action.coins > coins:",
        "if False:",
        "every_position_is_read_back_from_what_it_writes",
    ),
    "a copy shares a player with its original": Fault(
        "model/state.py",
        "    def points",
        "    def copy(self):\n        return self\n\n    def points",
        "playing_on_a_copy_leaves_the_original_alone",
    ),
    "a rule rolls dice of its own": Fault(
        "rules/auction.py",
        "first = Seat(len(state.shown) % len(state.players))",
        "first = Seat(__import__('random').randrange(len(state.players)))",
        "a_record_replays_to_identical_positions",
    ),
    "a position forgets a field when it is written": Fault(
        "layout/layout.py",
        '        Field("bids", Count("bids", 0, COINS)),\n',
        "",
        "every_position_is_read_back_from_what_it_writes",
    ),
    "a position cannot leave its process": Fault(
        "model/state.py",
        "        self.shown: tuple",
        "        self.sound = worth_of.__get__(0)\n        self.shown: tuple",
        "what_leaves_a_process_arrives",
    ),
    "an action cannot be typed as it is written": Fault(
        "model/content.py",
        'f"bid {coins}"',
        'f"Bid {coins}"',
        "every_action_is_read_back_from_what_it_writes",
    ),
    "chance has no weight for an answer": Fault(
        "rules/auction.py",
        "return [BRIGHT, state.bids]",
        "return [BRIGHT]",
        "chance_gives_each_of_its_answers_a_weight",
    ),
    "something comes by chance that cannot": Fault(
        "rules/auction.py",
        "return [BRIGHT, state.bids]",
        "return [BRIGHT, state.bids - 1]",
        "chance_gives_each_of_its_answers_a_weight",
    ),
    "a game goes on when there is nothing left": Fault(
        "rules/auction.py", "if state.left():", "if True:", "legal_is_what_is_not_refused"
    ),
    "an outcome tells other points than the game": Fault(
        "game.py",
        'ranked(self.scores(state), "all-sold")',
        'ranked([0] * len(state.players), "")',
        "every_game_ends_with_an_outcome",
    ),
    "a ledger does not add up": Fault(
        "view/ledger.py",
        "player.coins // 5 - COINS // 5",
        "player.coins // 5",
        "the_ledger_adds_up",
    ),
    "a reason has no words": Fault(
        "words/en.ftl",
        "no-too-low = ",
        "no-too-high = ",
        "all_languages_have_the_same_keys_in_the_same_order",
    ),
    "an event has no words in one language": Fault(
        "words/fr.ftl",
        "event-shown =",
        "event-show =",
        "all_languages_have_the_same_keys_in_the_same_order",
    ),
    "a question speaks of what it does not carry": Fault(
        "words/en.ftl",
        "ask-deal-patron = Who hires { $owner }?",
        "ask-deal-patron = Who hires { $who }?",
        "a_whole_game_is_told",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_found(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault = FAULTS[name]
    with (
        candle(tmp_path, monkeypatch, (fault.file, fault.right, fault.wrong)) as game,
        pytest.raises(Exception) as caught,  # noqa: PT011  (which check it was is what counts)
    ):
        conform(game, range(GAMES_EACH), driver(game))
    (note,) = caught.value.__notes__
    assert note.rpartition(": ")[2] == fault.found_by, caught.value


def test_the_example_passes_without_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with candle(tmp_path, monkeypatch) as game:
        conform(game, range(GAMES_EACH), driver(game))
    assert len(FAULTS) >= 20
