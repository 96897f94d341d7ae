"""Small records that never change."""

from operator import attrgetter
from typing import Any, ClassVar, Final

from clocksmith.core.compiling import mypyc_attr

_READERS: Final[dict[type, Any]] = {}  # what reads all fields at once, by class


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """A record equal to any other of its class with equal fields.

    Fields are named in ``__match_args__``, which survives compilation.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def fields(self) -> tuple[object, ...]:
        """Return the fields in the order of ``__match_args__``."""
        return tuple([getattr(self, name) for name in self.__match_args__])

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        kind = type(self)
        if kind is not type(other):
            return False
        read = _READERS.get(kind)
        if read is None:
            # The class is read too, since nothing cannot be.
            read = _READERS[kind] = attrgetter("__class__", *self.__match_args__)
        return bool(read(self) == read(other))

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fields()))

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how to rebuild it elsewhere: constructors take the fields in their order."""
        return type(self), self.fields()

    def __repr__(self) -> str:
        shown = [f"{name}={getattr(self, name)!r}" for name in self.__match_args__]
        return f"{type(self).__name__}({', '.join(shown)})"


def plain(value: object) -> object:
    """Return *value* as dicts, lists, texts and numbers, ready for JSON."""
    if isinstance(value, Value):
        named = {name: plain(getattr(value, name)) for name in value.__match_args__}
        return {"type": type(value).__name__, **named}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value
