"""5 Rulings that can be switched."""

from typing import Final

from clocksmith.core.options import Choices, OptionList, switch
from clocksmith.core.value import Value

OPTIONS: Final = OptionList([switch("forum-influence"), switch("insist")])


class Options(Value):
    """What a table has chosen, as the rules ask for it."""

    __match_args__ = ("choices",)

    def __init__(self, choices: Choices) -> None:
        self.choices = choices
        self.forum_influence = choices.is_on("forum-influence")  # R1
        self.insist = choices.is_on("insist")  # R6
