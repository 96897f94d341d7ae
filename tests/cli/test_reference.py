"""The pages about the command line name everything there is."""

import re
from typing import Any

import typer

from cli.terminal import ROOT
from clocksmith.cli.main import app
from clocksmith.cli.phrases import Phrases
from clocksmith.core.words import LANGUAGES

REFERENCE = (ROOT / "docs" / "reference" / "command-line.md").read_text(encoding="utf-8")
GUIDE = (ROOT / "docs" / "guides" / "play-in-the-terminal.md").read_text(encoding="utf-8")
PROMPT: tuple[str, ...] = (
    "why",
    "what",
    "hint",
    "undo",
    "restart",
    "options",
    "back",
    "board",
    "details",
    "legend",
)
PROMPT += ("log", "save", "record", "help", "quit")


def sections() -> dict[str, str]:
    """Return what the reference says about each command."""
    parts = re.split(r"^## clocksmith ([a-z-]+(?: [a-z]+)*).*$", REFERENCE, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def told_of(group: Any, above: str) -> dict[str, Any]:
    """Return the commands of a group, those within commands too, by what is typed."""
    found: dict[str, Any] = {}
    for name, command in group.commands.items():
        found[above + name] = command
        if hasattr(command, "commands"):
            found |= told_of(command, f"{above}{name} ")
    return found


def test_every_command_has_its_section_with_all_its_options() -> None:
    commands = told_of(typer.main.get_command(app), "")
    assert set(sections()) == set(commands)
    for name, command in commands.items():
        options = {
            word
            for parameter in command.params
            for word in [*parameter.opts, *parameter.secondary_opts]
        }
        wanted = {word for word in options if word.startswith("--") and word != "--help"}
        told = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", sections()[name]))
        assert wanted <= told, f"the reference of {name} does not tell {wanted - told}"
        assert told <= wanted, f"the reference of {name} tells {told - wanted}, which is not there"


def test_the_guide_and_the_help_tell_every_command_of_the_prompt() -> None:
    for name in PROMPT:
        assert f"`{name}" in GUIDE, f"the guide does not tell {name}"
        for language in LANGUAGES:
            assert name in Phrases("khronos", language).say("help", example="", short="")
