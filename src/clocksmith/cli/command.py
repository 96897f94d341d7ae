"""Commands whose options are the fields of one record.

Each command is a function of one record; Typer gets a function with a
parameter for every field, made here.
"""

import inspect
from collections.abc import Callable
from typing import Any, TypeVar, get_type_hints

T = TypeVar("T")


def command(options: type[T], do: Callable[[T], None]) -> Callable[..., None]:
    """Return a function for Typer that collects its parameters in *options* and calls *do*."""

    def called(**parameters: Any) -> None:
        do(options(**parameters))

    hints = get_type_hints(options, include_extras=True)
    parameters = [
        parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY, annotation=hints[name])
        for name, parameter in inspect.signature(options).parameters.items()
    ]
    called.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    called.__annotations__ = hints
    called.__doc__ = do.__doc__
    called.__name__ = do.__name__
    return called
