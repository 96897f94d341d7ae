"""Whatever leads nowhere says so: cards that could do nothing, and actions with nothing left."""

from collections import Counter
from pathlib import Path

import pytest

from clocksmith.core.step import Refusal
from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.content import CROPS, GOLD
from clocksmith.games.sands.model.state import Sands
from clocksmith.games.sands.rules.acting import ActionDecision
from clocksmith.games.sands.rules.conquest import AnnexOrLeave
from clocksmith.games.sands.rules.turn import TakeTurn
from clocksmith.table.question import Question
from clocksmith.table.record import read_record, replay
from clocksmith.table.why_not import reasons_against
from games.sands.scene import scene
from play import play

RECORDS = Path(__file__).parent / "records"
STOCKS = {"too-little-gold": GOLD, "too-few-crops": CROPS}


def stems(state: Sands) -> list[str]:
    """Return how the answers begin of which the browser asks why they would do nothing."""
    asked = state.stack[-1]
    if isinstance(asked, TakeTurn):
        return [f"use {GAME.names['card'][card]}" for card in asked.cards]
    if isinstance(asked, AnnexOrLeave):
        return [f"annex {GAME.names['region'][asked.region]}"]
    assert isinstance(asked, ActionDecision)
    return [f"use {GAME.names['card'][asked.card]}"]


def reasons(state: Sands, stem: str) -> list[Refusal]:
    """Return why nothing that begins so would do anything."""
    asked = GAME.decision(state)
    assert asked is not None
    return reasons_against(GAME, Question(asked, 0, state, ()), stem)


def leads_nowhere(state: Sands, stem: str) -> bool:
    """Return whether only bonus actions and the end are left after a card is used, or now."""
    if stem.startswith("use") and isinstance(state.stack[-1], TakeTurn):
        state = state.copy()
        play(GAME, state, stem)
    asked = state.stack[-1]
    return isinstance(asked, ActionDecision) and not asked.own(state)


@pytest.mark.parametrize("record", ["usual-2-0000", "usual-3-0001", "strict-bonus-4-0238"])
def test_what_leads_nowhere_says_why_and_nothing_else_does(record: str) -> None:
    told: Counter[str] = Counter()
    read = read_record((RECORDS / f"{record}.txt").read_text(encoding="utf-8"))
    for played in replay(read):
        state = played.state
        assert isinstance(state, Sands)
        if not state.stack or not isinstance(state.stack[-1], ActionDecision | TakeTurn):
            continue
        for stem in stems(state):
            found = reasons(state, stem)
            assert bool(found) == leads_nowhere(state, stem), f"{stem}: {found}"
            told[type(state.stack[-1]).__name__] += bool(found)
            stock = state.players[state.turn].stock
            for refusal in found:
                if refusal.key in STOCKS:
                    [amount] = [one.value for one in refusal.details if one.name == "amount"]
                    assert isinstance(amount, int)
                    assert amount > stock[STOCKS[refusal.key]]
    assert told["TakeTurn"] > 20
    assert len(+told) >= 4, told


def attacked(crops: int) -> Sands:
    """Return a position after Red has driven the last citizen out of Aegyptus."""
    world = "italia of 0 capital; gallia of 0 colony; sicilia of 1 capital; aegyptus of 1 colony"
    has = f"stock crops:{crops}; soldiers aegyptus:3"
    state = scene(world, has, "soldiers aegyptus:1", cards="conquest build", seats=2)
    play(GAME, state, "use conquest", "attack aegyptus 1", "die 2", "die 0")
    while not isinstance(state.stack[-1], AnnexOrLeave):
        play(GAME, state, GAME.legal(state)[0].text)
    return state


def test_a_question_whether_to_annex_says_why_it_cannot_be_and_ends_by_one_click() -> None:
    poor, rich = attacked(4), attacked(9)
    [refusal] = reasons(poor, "annex aegyptus")
    assert (refusal.key, refusal.details[0].value) == ("too-few-crops", 2)
    assert poor.stack[-1].at_once(poor, poor.actions.done)  # type: ignore[attr-defined]
    assert reasons(rich, "annex aegyptus") == []
    assert not rich.stack[-1].at_once(rich, rich.actions.done)  # type: ignore[attr-defined]
