"""What is in the box, and what can be answered."""

from typing import Final

from clocksmith.core.action import Action, ActionSpace
from clocksmith.core.options import Option, OptionList

KINDS: Final = ["books", "clocks", "lamps", "maps"]
WORTHS: Final = (1, 2, 3)  # 1.2 one lot of each kind and worth
LOTS: Final = [f"{kind}-{worth}" for kind in KINDS for worth in WORTHS]
COINS: Final = 20
OPTIONS: Final = OptionList([Option("lots", ("9", "6"), "9")])


def worth_of(lot: int, patron: int) -> int:
    """4.2 What a lot is worth to somebody: twice as much if it is of the patron's kind."""
    kind, place = divmod(lot, len(WORTHS))
    return WORTHS[place] * (2 if kind == patron else 1)


class Deal(Action):
    """2.1 Chance deals a patron."""

    __match_args__ = ("patron",)

    def __init__(self, patron: int) -> None:
        super().__init__(f"deal {KINDS[patron]}")
        self.patron = patron


class Draw(Action):
    """3.1 Chance draws a lot."""

    __match_args__ = ("lot",)

    def __init__(self, lot: int) -> None:
        super().__init__(f"draw {LOTS[lot]}")
        self.lot = lot


class Bid(Action):
    """3.2 Somebody bids so many coins."""

    __match_args__ = ("coins",)

    def __init__(self, coins: int) -> None:
        super().__init__(f"bid {coins}")
        self.coins = coins


DEALS: Final = [Deal(patron) for patron in range(len(KINDS))]
DRAWS: Final = [Draw(lot) for lot in range(len(LOTS))]
BURN, OUT, PASS = Action("burn"), Action("out"), Action("pass")
BIDS: Final = [Bid(coins) for coins in range(1, COINS + 1)]
ACTIONS: Final = ActionSpace([*DEALS, *DRAWS, BURN, OUT, PASS, *BIDS])
