"""Positions are read back, and damaged ones are refused in words."""

import random

import pytest

from clocksmith.core.event import Silence
from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.state import Inventions
from games.conformance.games import Table
from games.inventions.scene import scene

LONGEST = 3_000  # decisions that a game may still take


def damaged(text: str, rng: random.Random, words: list[str]) -> str:
    """Return a text with a word changed, a line lost or a line doubled."""
    lines = text.split("\n")
    place = rng.randrange(len(lines))
    chance = rng.random()
    if chance < 0.15:
        del lines[place]
    elif chance < 0.25:
        lines.insert(place, rng.choice(lines))
    else:
        parts = lines[place].split(" ")
        parts[rng.randrange(len(parts))] = rng.choice([*words, "", "0", "3", "-", "99"])
        lines[place] = " ".join(parts)
    return "\n".join(lines)


def read(text: str) -> tuple[Inventions | None, str]:
    """Return the position that a text writes, or why it writes none."""
    try:
        return GAME.read(text), ""
    except ValueError as error:
        return None, str(error)


def finish(state: Inventions, rng: random.Random) -> None:
    """Play a position to its end."""
    for _ in range(LONGEST):
        if GAME.decision(state) is None:
            break
        legal = GAME.legal(state)
        assert len(legal), f"no answer in\n{GAME.write(state)}"
        GAME.apply(state, legal.nth(rng.randrange(len(legal))), Silence())
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("number", range(0, 320, 32))
def test_a_damaged_position_is_refused_in_words_or_can_be_played(number: int) -> None:
    table = Table("inventions", number)
    texts = [GAME.write(table.state)]
    for action in table.moves():
        table.play(action)
        if table.rng.random() < 0.05:
            texts.append(GAME.write(table.state))
    words = " ".join(texts).split()
    for _ in range(60):
        text = damaged(table.rng.choice(texts), table.rng, words)
        state, why = read(text)
        if state is None:
            assert why.startswith(("line ", "the text ")), why
        else:
            finish(state, table.rng)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("seat 1", "seat 2", "expected seat 1"),
        ("influence 3", "influence 11", "from 0 to 10"),
        ("epoch call", "epoch sleep", "is not an action"),
        ("region europe", "region atlantis", "expected region europe"),
        ("wealth wealth-b", "wealth wealth-a", "every wealth tile lies in one region"),
        ("wealth wealth-b", "wealth economy-1", "a region has wealth tiles"),
        ("common control-of-fire", "common mining", "mining is in two places"),
        ("academics 1", "academics 3", "no room for so many academics"),
        ("seasons send", "seasons influence", "one pillar in a forum"),
        ("seasons send", "seasons send eureka", "has placed 1 season pillars"),
        ("next DoDeed seat=0", "next DoDeed seat=1", "whose turn it is"),
        ("next EndTurn", "next BeginRound round=3", "round 0 is the setup"),
        ("round 2", "round 0", "round 0 is the setup"),
        ("tokens=2", "tokens=3", "too many chain tokens"),
        ("available 2 2 2", "available 2 2", "each of the three fields"),
        ("available 2 2 2", "available 20 9 9", "only 30 citizens"),
        ("order 0 1 2", "order 0 1 1", "one place in the turn order"),
        ("top dairying", "top kiln", "kiln is in two places"),
    ],
)
def test_faults_are_told_in_words(old: str, new: str, why: str) -> None:
    text = GAME.write(scene("send", spent=1))
    assert old in text
    with pytest.raises(ValueError, match=why):
        GAME.read(text.replace(old, new, 1))
