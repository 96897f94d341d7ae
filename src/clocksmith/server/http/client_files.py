"""The files of the built browser client, as they were when the server began."""

import re
from functools import cache
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Final, NamedTuple

STATIC: Final = "clocksmith.server"
PAGE: Final = "index.html"
ENTRY: Final = re.compile(rb"/assets/(index-[\w-]+)\.js")


def built_client() -> Path | None:
    """Return the folder of the built client, or None if it was not built."""
    folder = resources.files(STATIC).joinpath("static")
    return folder if isinstance(folder, Path) and folder.joinpath(PAGE).is_file() else None


class BuiltFile(NamedTuple):
    """A file of the client: where it was, what it contained, and the tag of that."""

    path: Path
    content: bytes
    tag: str


@cache
def files_of(folder: Path) -> dict[str, BuiltFile]:
    """Return the files of a folder by their names, with what they contain now."""
    files: dict[str, BuiltFile] = {}
    for path in folder.rglob("*"):
        if path.is_file():
            content = path.read_bytes()
            tag = f'"{sha256(content).hexdigest()[:20]}"'
            files[path.relative_to(folder).as_posix()] = BuiltFile(path, content, tag)
    return files


def client_version(folder: Path | None) -> str:
    """Return the version of a built client: the name of its entry script, empty if none."""
    page = None if folder is None else files_of(folder).get(PAGE)
    entry = None if page is None else ENTRY.search(page.content)
    return "" if entry is None else entry[1].decode()
