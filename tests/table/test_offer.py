"""Offers are the legal actions, neither more nor fewer, and wide families are short."""

import json
import random
from typing import Any

import pytest

from clocksmith.core.action import Action
from clocksmith.core.game import Game
from clocksmith.core.legal import Families, Listed
from clocksmith.games import OURS
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.actions import BUILD, EXCHANGE, RESTORE
from clocksmith.table.offer import Offer, Offers
from table.sitting import act, chooser_for, table_for


def expanded(game: Game[Any], offers: list[Offer]) -> list[str]:
    """Return the texts that offers stand for, as a browser finds them."""
    texts: list[str] = []
    for offer in json.loads(json.dumps(offers)):
        if "text" in offer:
            texts.append(offer["text"])
            continue
        bits, names = int(offer["bits"], 16), game.names[offer["open"]]
        texts += [f"{offer['stem']} {names[i]}" for i in range(bits.bit_length()) if bits >> i & 1]
    return texts


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("number", [1, 2, 7])
def test_offers_are_the_legal_actions_in_their_order(name: str, number: int) -> None:
    table, rng = table_for(name, number), random.Random(number)
    game, chooser = table.setup.game, chooser_for(name, random.Random(number))
    offers = Offers(game)
    while not table.closed:
        seat = rng.choice(table.waiting())
        question = table.question(seat)
        assert question is not None
        assert expanded(game, offers.of(question.legal)) == question.legal.texts()
        act(table, seat, chooser.choose(question.legal).text)


def test_a_wide_family_is_one_offer() -> None:
    legal = Families()
    legal.add(BUILD[0][1], 0b1010)
    assert Offers(GAME).of(legal) == [
        {
            "say": "do-build",
            "fields": {"age": 0, "tile": 1},
            "open": "cell",
            "bits": "a",
            "stem": BUILD[0][1][0].text.rsplit(" ", 1)[0],
        }
    ]


def test_anything_else_is_offered_one_by_one() -> None:
    legal = Families()
    legal.add(EXCHANGE, 0b1)
    legal.add(RESTORE[2], 0b100)
    assert Offers(GAME).of(legal) == [
        {"say": "do-exchange", "fields": {"cards": [1, 0, 0]}, "text": "exchange 1m"},
        {"say": "do-restore", "fields": {"cell": 2, "count": 2}, "text": "restore c1 2"},
    ]


def test_a_plain_action_is_said_by_its_first_word() -> None:
    end: Action = GAME.actions.parse("end")
    offer = {"say": "do-end", "fields": {}, "text": "end"}
    assert Offers(GAME).of(Listed([end])) == [offer]
