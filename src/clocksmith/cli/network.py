"""What commands that go to a server have in common: its address, the token, what is missing."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer

from clocksmith.cli.errors import InputError

VARIABLE: Final = "CLOCKSMITH_TOKEN"
URL_VARIABLE: Final = "CLOCKSMITH_URL"
Url = Annotated[
    str, typer.Argument(help="The address of a server, or an invitation to one of its tables.")
]
Token = Annotated[
    str | None,
    typer.Option(help=f"The token; better in {VARIABLE} or a file, where nobody sees it."),
]
TokenFile = Annotated[Path | None, typer.Option(help="A file with the token.")]


def read_token(token: str | None, file: Path | None) -> str:
    """Return the token that was given in one of three ways."""
    if file is not None:
        try:
            token = file.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise InputError(f"the token {file} cannot be read: {error}") from None
    token = (token or os.environ.get(VARIABLE, "")).strip()
    if not token:
        raise InputError(
            f"give a token with --token, --token-file or {VARIABLE}; "
            "create one on the account page of the server"
        )
    if not (token.isascii() and token.isprintable()):
        raise InputError("this is not a token: a token has letters, digits, - and _")
    return token


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Say what to type where the packages of an extra are missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "clocksmith":
            raise
        raise InputError(f"this needs {package}; type: pip install 'clocksmith[{extra}]'") from None
