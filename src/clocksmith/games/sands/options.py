"""The rules a table of The Sands of Time may choose."""

from typing import Final

from clocksmith.core.options import Choices, OptionList, switch
from clocksmith.core.value import Value

OPTIONS: Final = OptionList([switch("strict-bonus")])


class Options(Value):
    """What a table has chosen, as the rules ask for it."""

    __match_args__ = ("choices",)

    def __init__(self, choices: Choices) -> None:
        self.choices = choices
        self.strict_bonus = choices.is_on("strict-bonus")  # 5.11 every bonus action costs unrest
