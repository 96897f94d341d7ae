"""Positions and records travel in links; browsers and Python write and read the same ones."""

import json
import random
import zlib
from base64 import urlsafe_b64encode
from typing import Any

import pytest

import clocksmith
from clocksmith.core.box.writing import write_box
from clocksmith.core.game import Game
from clocksmith.games import GAMES, OURS
from clocksmith.table.link import LONGEST_CODE, LONGEST_TEXT, code_of, text_of
from effort import effort
from house.sources import ROOT

EXAMPLES = json.loads((ROOT / "tests/table/links.json").read_text(encoding="utf-8"))
SEEDS = effort(1, 16)
APART = 20  # actions between two positions that are read as well


def packed(text: bytes) -> str:
    packer = zlib.compressobj(wbits=-15)
    return "A" + urlsafe_b64encode(packer.compress(text) + packer.flush()).decode().rstrip("=")


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("name", OURS)
def test_the_link_of_every_position_of_a_random_game_reads_back_equal(name: str, seed: int) -> None:
    rng = random.Random(f"links of {name} {seed}")
    pos = clocksmith.start(name, seed=seed)
    number = 0
    while pos.turn is not None:
        pos.play(rng.choice(pos.legal))
        text = str(pos)
        assert text_of(code_of(text)) == text
        if number % APART == 0:
            assert clocksmith.read(pos.link("https://example.org/play/")) == pos
        number += 1
    whole = pos.link(whole=True)
    assert clocksmith.read(whole) == pos
    assert clocksmith.read(whole).actions == pos.actions
    assert len(whole) < LONGEST_CODE
    assert (
        clocksmith.read(clocksmith.link(pos)) == pos == clocksmith.read(clocksmith.link(str(pos)))
    )


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: str(one["by"]))
def test_what_browsers_and_python_wrote_is_read(example: dict[str, str]) -> None:
    assert text_of(example["code"]) == example["text"]
    game: Game[Any] = GAMES["khronos"]
    assert str(clocksmith.read(example["code"])) == game.write(game.read(example["text"]))


def test_a_link_may_have_its_code_in_the_query_too() -> None:
    [example, *_] = EXAMPLES
    code = example["code"]
    for link in (
        f"https://a.example/?seat=1&position={code}",
        f"http://a.example/play/#{code}",
        code,
    ):
        assert text_of(f" {link}\n") == example["text"]


@pytest.mark.parametrize(
    ("link", "reason"),
    [
        ("", "holds no position"),
        ("https://a.example/play/", "holds no position"),
        ("https://a.example/#main", "holds no position"),
        ("#Babcdef", "newer version"),
        ("#Aabc def", "is damaged"),
        ("#A!!!!", "is damaged"),
        ("#AAAAA", "is damaged"),
        ("#A", "is damaged"),
        ("#" + packed(b"clocksmith position 1")[:-4], "is damaged"),
        ("#" + packed(b"clocksmith position 1") + "AAAA", "is damaged"),
        ("#" + packed(b"\xff\xfe"), "is damaged"),
        ("#" + packed(b" " * (LONGEST_TEXT + 1)), "at most 500000 bytes"),
        ("#A" + "a" * LONGEST_CODE, "at most 100000 characters"),
    ],
)
def test_what_is_no_link_is_told_in_words(link: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        text_of(link)


def test_what_is_no_position_is_not_put_into_a_link() -> None:
    with pytest.raises(ValueError, match="too long for a link"):
        code_of("x" * (LONGEST_TEXT + 1))
    with pytest.raises(ValueError, match="expected 'clocksmith', found 'nonsense'"):
        clocksmith.link("nonsense\nof two lines")
    with pytest.raises(ValueError, match="expected 'clocksmith', found 'nonsense'"):
        clocksmith.read(packed(b"nonsense"))


def test_the_link_of_a_position_with_another_box_holds_the_box() -> None:
    khronos = GAMES["khronos"]
    box, shelf = khronos.box(), khronos.shelf()
    assert box is not None
    assert shelf is not None
    own = write_box(box).replace('name = "house-1"', 'name = "ours"')
    pos = clocksmith.start("khronos", 2, box=own, seed=1)
    assert pos.game.box() != box
    assert clocksmith.read(pos.link()) == pos
