"""Fields of a state: lines, what is left out, who may know them, numbers."""

from typing import Any

import pytest

from clocksmith.core.layout.blocks import Block, Group, Headed, Rows, Seats
from clocksmith.core.layout.fields import Each, Field, Follows, Item
from clocksmith.core.layout.kinds import Count, Named
from clocksmith.core.layout.lists import Counts, Fixed
from clocksmith.core.layout.plain import PlainPart
from clocksmith.core.layout.sight import Alike, Sight, nobody, owner
from clocksmith.core.notation import Lines
from clocksmith.core.seat import OPEN, SPECTATOR, Seat

COINS = Count("coins", 0, 9)
PLACE = Named("a place", ["east", "west"])
CARDS = Counts(Named("a card", ["sun", "moon"]), Count("a number", 1, 9), 2, none="nothing")


class Thing(PlainPart):
    """Anything that holds something."""

    clock: Any
    prices: list[int]
    stocks: list[int]
    players: list[Any]

    def __init__(self, **held: Any) -> None:
        for name, value in held.items():
            setattr(self, name, value)


def player(coins: int = 0, hand: list[int] | None = None) -> Thing:
    """Return a player with coins and cards."""
    return Thing(coins=coins, hand=hand or [0, 0])


PLAYER = Block(
    [Field("coins", COINS, default=0), Field("hand", CARDS, visible_to=owner, counted=True)]
)
TABLE = Block(
    [
        Field("round", COINS),
        Group("clock", Block([Field("hour", COINS)])),
        Each("prices", "price", PLACE, COINS, 0),
        Headed("place west", Block([Item("stock", "stocks", 1, COINS, default=0)])),
        Rows("fields", "field", ["a", "b"], Block([Field("yield", COINS)])),
        Follows("pile", CARDS, visible_to=nobody, counted=True),
        Seats("players", 2, PLAYER),
    ]
)


def state() -> Thing:
    """Return a state with something in every field."""
    return Thing(
        round=3,
        clock=Thing(hour=4),
        prices=[0, 7],
        stocks=[0, 5],
        fields=[Thing(**{"yield": 1}), Thing(**{"yield": 2})],
        pile=[4, 0],
        players=[player(), player(2, [1, 1])],
    )


TEXT = """\
round 3
hour 4
price west 7

place west
  stock 5

field a
  yield 1

field b
  yield 2

seat 0
  hand nothing

seat 1
  coins 2
  hand 1xsun 1xmoon"""


def test_a_block_is_written_in_the_order_of_its_fields() -> None:
    out: list[str] = []
    TABLE.write(state(), out)
    assert "\n".join(out) == TEXT


def test_a_block_reads_what_it_wrote_and_leaves_out_what_follows() -> None:
    blank = state()
    blank.prices, blank.stocks, blank.players = [0, 0], [0, 0], [player(9), player(9)]
    TABLE.read(Lines(TEXT), blank)
    assert blank.key() == state().key()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("price west 7", "price west 7\nprice west 7", "price west is written twice"),
        ("place west", "place east", "expected place west"),
        ("field b", "field c", "expected field b"),
        ("seat 1", "seat 2", "expected seat 1"),
        ("hour 4\n", "", "expected 'hour', found 'price west 7'"),
    ],
)
def test_damage_is_told(old: str, new: str, sentence: str) -> None:
    blank = state()
    blank.prices = [0, 0]
    with pytest.raises(ValueError, match=sentence):
        TABLE.read(Lines(TEXT.replace(old, new)), blank)


def test_what_may_not_be_known_is_not_shown() -> None:
    for viewer, hands in (
        (Seat(1), [None, (1, 1)]),
        (SPECTATOR, [None, None]),
        (OPEN, [(0, 0), (1, 1)]),
    ):
        seen = TABLE.seen(state(), Sight(state(), viewer))
        assert [one["hand"] for one in seen["players"]] == hands
        assert seen["pile"] is None
        assert seen["hour"] == 4
        assert seen["prices"] == (0, 7)


class Whispered(Field):
    """A field that is shown in its own way: to seat 0 alone."""

    def show(self, thing: Thing, sight: Sight, into: dict[str, Any]) -> None:
        into[self.name] = self.held(thing) if sight.viewer == 0 else None


def test_those_who_look_together_share_what_they_see_alike_and_no_more() -> None:
    block = Block([Field("round", COINS), Whispered("secret", COINS), Seats("players", 3, PLAYER)])
    players = [player(1, [1, 0]), player(2, [0, 1]), player(3)]
    thing, alike = Thing(round=1, secret=5, players=players), Alike()
    told = [block.seen(thing, Sight(thing, Seat(seat), alike=alike)) for seat in range(3)]
    assert told == [block.seen(thing, Sight(thing, Seat(seat))) for seat in range(3)]
    assert [one["secret"] for one in told] == [5, None, None]
    assert [one["players"][0]["hand"] for one in told] == [(1, 0), None, None]
    assert told[1]["players"][0] is told[2]["players"][0]
    assert told[0]["players"][0] is not told[2]["players"][0]


def test_numbers_show_ones_own_first_and_count_what_is_hidden() -> None:
    numbers = [0.0] * TABLE.size
    TABLE.fill(numbers, 0, state(), Sight(state(), Seat(1)))
    told = {name: n for name, n in zip(TABLE.labels(), numbers, strict=True) if n}
    assert told == {
        "round": 3 / 9,
        "clock.hour": 4 / 9,
        "prices.west": 7 / 9,
        "place west.stock": 5 / 9,
        "field a.yield": 1 / 9,
        "field b.yield": 2 / 9,
        "pile.number": 4,
        "self.coins": 2 / 9,
        "self.hand.sun": 1 / 9,
        "self.hand.moon": 1 / 9,
        "self.hand.number": 2,
    }


def test_a_field_names_the_attributes_it_stands_for() -> None:
    names = set().union(*[entry.attributes() for entry in TABLE.entries])
    assert names == set(vars(state()))


def test_a_part_is_copied_and_compared_by_what_it_holds() -> None:
    one = state()
    twin = one.copy()
    assert twin.key() == one.key()
    twin.players[0].hand[0] += 1
    twin.clock.hour = 5
    assert twin.key() != one.key()
    assert one.key() == state().key()


def test_a_fixed_list_has_a_number_for_each_name() -> None:
    kind = Fixed("numbers", COINS, ["one", "two"])
    assert kind.labels() == [".one", ".two"]
