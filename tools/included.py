"""A name for what comes of a C file: it changes with every text that the compiler would read.

Groups of modules are C files of their own, but not strangers: each includes what mypyc writes of
the groups it uses, which says where in their objects a value lies. A group that is kept while one
that it uses has changed would look for values in the wrong places, and crash.
"""

import re
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from pathlib import Path

INCLUDE = re.compile(rb'^[ \t]*#[ \t]*include[ \t]+(?:"([^"\n]+)"|<([^>\n]+)>)', re.MULTILINE)


def digest(settings: object, sources: Iterable[str], folders: Sequence[str]) -> str:
    """Name what is made with these settings from sources, whose headers are looked for in folders.

    Headers that lie in none of the folders are those of Python and of the system: which ones they
    are has to follow from the settings.
    """
    told = blake2b(repr(settings).encode(), digest_size=16)
    for path in _read_by_the_compiler([Path(source) for source in sources], folders):
        text = path.read_bytes()
        told.update(f"\n{path.name} {len(text)}\n".encode())
        told.update(text)
    return told.hexdigest()


def _read_by_the_compiler(sources: list[Path], folders: Sequence[str]) -> Iterable[Path]:
    """Yield the sources and everything that they include, each once, in an order of its own."""
    waiting, seen = sources, set(sources)
    while waiting:
        path = waiting.pop(0)
        yield path
        for quoted, angled in INCLUDE.findall(path.read_bytes()):
            nearby = [path.parent] if quoted else []
            name = (quoted or angled).decode()
            found = _first_file(name, [*nearby, *map(Path, folders)])
            if found is not None and found not in seen:
                seen.add(found)
                waiting.append(found)


def _first_file(name: str, folders: list[Path]) -> Path | None:
    return next((folder / name for folder in folders if (folder / name).is_file()), None)
