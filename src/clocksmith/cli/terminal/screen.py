"""Where the command line prints: colours only where they are wanted, lines never broken."""

import sys
from collections.abc import Iterable
from contextlib import suppress
from importlib import import_module

from rich.console import Console
from rich.text import Text


def console_for(no_colour: bool) -> Console:
    """Return the console for standard output; it also keeps to NO_COLOR."""
    return Console(
        no_color=True if no_colour else None,
        markup=False,
        highlight=False,
        emoji=False,
        color_system=None if no_colour else "auto",
    )


def print_lines(console: Console, lines: Iterable[Text]) -> None:
    """Print lines as they are, however narrow the terminal is."""
    for line in lines:
        console.print(line, no_wrap=True, overflow="ignore", crop=False, soft_wrap=True)


def forgive_strange_signs() -> None:
    """Let odd bytes in and out of a pipe become question marks instead of errors."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def edit_lines() -> None:
    """Let people edit what they type and call up earlier lines, where the system can do that."""
    with suppress(ImportError):
        import_module("readline")
