"""The legal actions of a position, as a set that is only listed when somebody asks."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, Final, final, overload

from clocksmith.core.action import Action
from clocksmith.core.bits import nth_bit, places
from clocksmith.core.compiling import mypyc_attr

SHOWN: Final = 6  # actions in what a set prints


@mypyc_attr(allow_interpreted_subclasses=True)
class Legal(ABC):
    """Legal actions in index order: counted, sampled, tested and listed."""

    @abstractmethod
    def __len__(self) -> int: ...

    @abstractmethod
    def nth(self, n: int) -> Action:
        """Return the action that comes after *n* others."""

    @abstractmethod
    def __contains__(self, action: object) -> bool: ...

    @abstractmethod
    def listed(self) -> list[Action]:
        """Return all of them as a new list."""

    def indices(self) -> list[int]:
        """Return the numbers of all of them, without a look at the actions where that can be."""
        return [action.index for action in self.listed()]

    def bits(self) -> int:
        """Return them as one int: its bit *i* says that the action with the number *i* is legal."""
        bits = 0
        for index in self.indices():
            bits |= 1 << index
        return bits

    @overload
    def __getitem__(self, n: int) -> Action: ...
    @overload
    def __getitem__(self, n: slice) -> list[Action]: ...
    def __getitem__(self, n: int | slice) -> Action | list[Action]:
        if isinstance(n, slice):
            return self.listed()[n]
        place = n + len(self) if n < 0 else n
        if not 0 <= place < len(self):
            raise IndexError(n)
        return self.nth(place)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.listed())

    def __reversed__(self) -> Iterator[Action]:
        return iter(self.listed()[::-1])

    def __reduce__(self) -> tuple[Any, ...]:
        return Listed, (self.listed(),)

    def __repr__(self) -> str:
        shown = [repr(self.nth(n)) for n in range(min(len(self), SHOWN))]
        more = [f"... {len(self) - SHOWN} more"] if len(self) > SHOWN else []
        return f"[{', '.join([*shown, *more])}]"

    def texts(self) -> list[str]:
        """Return the texts of all of them."""
        return [action.text for action in self.listed()]


@final
class Listed(Legal):
    """Few legal actions, kept as they are."""

    def __init__(self, actions: list[Action]) -> None:
        self._actions = actions  # in index order

    def __len__(self) -> int:
        return len(self._actions)

    def nth(self, n: int) -> Action:
        return self._actions[n]

    def __contains__(self, action: object) -> bool:
        return any(member is action for member in self._actions)

    def listed(self) -> list[Action]:
        return self._actions[:]


NONE_LEGAL: Legal = Listed([])


@final
class Families(Legal):
    """Legal actions of wide families, each kept as the bits of one int.

    A family is a run of actions with consecutive numbers, such as a keep on
    every cell; bit *i* says that its member *i* is legal.
    """

    def __init__(self) -> None:
        self._families: list[list[Action]] = []
        self._bits: list[int] = []
        self._count = 0

    def add(self, family: list[Action], bits: int) -> None:
        """Add the members of *family* that *bits* names; families come in index order."""
        if bits:
            self._families.append(family)
            self._bits.append(bits)
            self._count += bits.bit_count()

    def families(self) -> list[tuple[list[Action], int]]:
        """Return the families, each with the bits of its legal members."""
        return list(zip(self._families, self._bits, strict=True))

    def __len__(self) -> int:
        return self._count

    def nth(self, n: int) -> Action:
        for i in range(len(self._bits)):
            bits = self._bits[i]
            count = bits.bit_count()
            if n < count:
                return self._families[i][nth_bit(bits, n)]
            n -= count
        raise IndexError(n)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        for i in range(len(self._bits)):
            family = self._families[i]
            place = action.index - family[0].index
            if 0 <= place < len(family):
                return self._bits[i] >> place & 1 == 1 and family[place] is action
        return False

    def listed(self) -> list[Action]:
        actions: list[Action] = []
        for i in range(len(self._bits)):
            family = self._families[i]
            for place in places(self._bits[i]):
                actions.append(family[place])  # noqa: PERF401  (an append compiles better)
        return actions

    def indices(self) -> list[int]:
        indices: list[int] = []
        for i in range(len(self._bits)):
            first = self._families[i][0].index
            for place in places(self._bits[i]):
                indices.append(first + place)  # noqa: PERF401  (an append compiles better)
        return indices

    def bits(self) -> int:
        bits = 0
        for i in range(len(self._bits)):
            bits |= self._bits[i] << self._families[i][0].index
        return bits
