"""Positions as text: damage is told in words, and what is read can be played."""

import random
import re

import pytest

from clocksmith.core.event import Silence
from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.state import Sands
from games.conformance.games import Table
from games.sands.scene import scene

PLAYED = 60  # decisions that are played on from a position that was read


def lines_of(state_text: str, old: str, new: str) -> str:
    """Return a position in which one text is replaced; it must be there."""
    assert old in state_text
    return state_text.replace(old, new, 1)


USUAL = GAME.write(
    scene(
        "italia crops 4 of 0 capital has quarry",
        "stock gold:3; unrest 4; peasants italia:3; reached labor:1; used raid; chronicles a:3",
        cards="build",
        round=2,
    )
)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("clocksmith position 1", "clocksmith position 2", "line 1: a position begins with"),
        ("game sands 3", "game sands 9", "sands is played by rules 1, 2, 3, not by 9"),
        ("box house-3 5", "box mine 0", "this is played with the box mine"),
        ("seats=3", "seats=7", "line 4: the number of seats"),
        ("round 2", "round 5", "the round must be a number from 0 to 4"),
        ("round 2", "round 1", "the markers do not fit the rounds"),
        ("turn 0\n", "", "a turn is somebody's"),
        ("start 0\n", "", "there is a start player"),
        ("civil-1 agriculture ornament", "civil-1 ornament", "the row begins with agriculture"),
        ("agriculture ornament", "agriculture poetry", "poetry is not a card of civil-2"),
        ("agriculture ornament", "agriculture", "every row has two advances"),
        ("italia crops 4", "italia crops 9", "a tile must be one of crops 3"),
        ("of 0 capital", "of 0 palace", "control is written like"),
        ("of 0 capital", "of 8 capital", "a seat must be a number from 0 to 2"),
        ("of 0 capital", "of 0 colony", "a seat has a capital"),
        ("has quarry", "has castle", "'castle' is not a structure"),
        ("has quarry", "has quarry quarry", "a region has one quarry"),
        ("has quarry", "has", "a region is not written with 'has'"),
        ("peasants italia:3", "peasants italia:30", "a number of peasants must be a number from 1"),
        ("peasants italia:3", "peasants parthia:3", "parthia is not in play"),
        ("reached civil-2:1", "reached civil-2:3", "there are only 2 advances in civil-2"),
        ("heritage 0 0 0", "heritage 0 0", "expected 3 heritages"),
        ("heritage 0 0 0", "heritage 0 0 99", "a heritage must be a number from 0 to 15"),
        ("unrest 4", "unrest 8", "unrest must be a number from 1 to 7"),
        ("used raid", "used raid raid", "'raid raid' names something twice"),
        ("chronicles a:3", "chronicles a:9", "'9' is not a chronicle card"),
        ("chronicles a:3", "chronicles a:3 b:3", "a card lies on one space"),
        ("sealed chronicle muster", "sealed muster", "two cards are sealed"),
        ("sealed chronicle muster", "sealed civil political", "cannot be chosen together"),
        ("cards=build", "cards=civil", "'civil' is not an action card"),
        ("next TakeTurn", "next MakeTurn", "is not a step of this game"),
        ("next TakeTurn seat=0", "next TakeTurn seat=1", "step of the seat whose turn it is"),
        ("next EndTurn seat=0\n", "", "it has one end: EndTurn"),
        ("seat 1", "seat 2", "expected seat 1"),
    ],
)
def test_damage_is_told_in_words(old: str, new: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence).replace(r"\ ", " ")):
        GAME.read(lines_of(USUAL, old, new))


@pytest.mark.parametrize("number", range(0, 320, 8))
def test_what_is_read_from_damaged_text_can_be_played(number: int) -> None:
    luck = random.Random(number)
    table = Table("sands", number)
    for action in table.moves():
        if luck.random() < 0.03:
            text = damaged(GAME.write(table.state), luck)
            state, fault = read(text)
            assert fault.startswith(("line ", "the text ")) or state is not None
            if state is not None:
                assert GAME.read(GAME.write(state)).key() == state.key()
                play_on(state, luck)
        table.play(action)


def read(text: str) -> tuple[Sands | None, str]:
    """Return the position a text writes, or what is wrong with it."""
    try:
        return GAME.read(text), ""
    except ValueError as error:
        return None, str(error)


def play_on(state: Sands, luck: random.Random) -> None:
    """Play at random for a while; every question has an answer."""
    for _ in range(PLAYED):
        if not state.stack:
            return
        legal = GAME.legal(state)
        GAME.apply(state, legal[luck.randrange(len(legal))], Silence())


def damaged(text: str, luck: random.Random) -> str:
    """Return a text in which a line or a word was changed."""
    lines = text.split("\n")
    place = luck.randrange(len(lines))
    kind = luck.randrange(4)
    if kind == 0:
        del lines[place]
    elif kind == 1:
        lines.insert(place, luck.choice(lines))
    else:
        words = lines[place].split(" ")
        word = luck.randrange(len(words))
        if kind == 2:
            words[word] = luck.choice(luck.choice(lines).split(" "))
        else:
            words[word] = re.sub(r"\d+", lambda n: str(int(n.group()) + 1), words[word])
        lines[place] = " ".join(words)
    return "\n".join(lines)
