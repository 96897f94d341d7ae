"""The examples of the API document: real requests and answers of a server, with ids of their own.

``python -m server.http.examples`` writes them anew, with ``tests`` on the path.
"""

import asyncio
import json
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

import clocksmith
from server.browser import Browser
from server.house import HOT_SEAT, House, opened

FILE = Path(clocksmith.__file__).parent / "server" / "http" / "examples.json"
FEW = 2  # entries of a list
LONG = 400  # letters of a text
AT = 1_800_000_000.0  # the time of all examples

Examples = dict[str, dict[str, Any]]


class Asking:
    """Someone who asks a server, and keeps what was said."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.told: Examples = {}
        self._known: dict[str, str] = {}

    def name(self, id: str, as_: str) -> None:
        """Write an id that is random as another one."""
        self._known[id] = as_

    async def ask(self, method: str, address: str, body: Any = None, **given: Any) -> Any:
        """Send a request whose address has names in braces; return the answer."""
        path = address.format(**given)
        sends = {"GET": self.browser.get, "DELETE": self.browser.delete}
        if method in sends:
            answer = await sends[method](path)
        elif method == "PUT":
            answer = await self.browser.put(path, body)
        else:
            answer = await self.browser.post(path, body)
        assert answer.status == 200, (method, path, answer.json)
        request = {} if body is None else {"request": body}
        bare = address.partition("?")[0]
        self.told[f"{method} {bare}"] = {**request, "response": answer.json}
        return answer.json

    def examples(self) -> Examples:
        """Return what was said, short, with the same ids and times whenever it is asked."""
        return {address: self._plain(told) for address, told in sorted(self.told.items())}

    def _plain(self, value: Any, key: str = "") -> Any:
        if isinstance(value, dict):
            return {name: self._plain(item, name) for name, item in value.items()}
        if isinstance(value, list):
            return [self._plain(item) for item in value[:FEW]]
        if isinstance(value, str):
            for id, name in self._known.items():
                value = value.replace(id, name)
            value = re.sub(r"\b[0-9a-f]{64}\b", "0123456789abcdef" * 4, value)
            return value if len(value) <= LONG else value[:LONG] + "…"
        return AT if key == "at" or key.endswith("_at") else value


async def gathered(house: House) -> Examples:
    """What a short visit to a server is told."""
    asking = Asking(await house.guest("Ada"))
    ask = asking.ask
    await ask("GET", "/me")
    await ask("PUT", "/me", {"name": "Ada"})
    await ask("GET", "/games")
    await ask("POST", "/games/{game}/check", {"seats": 2, "options": {}}, game="khronos")
    await ask("GET", "/games/{game}/boxes", game="khronos")
    id = (await ask("POST", "/tables", HOT_SEAT))["id"]
    asking.name(id, "k7m2p9x4")
    await ask("GET", "/tables")
    await ask("GET", "/open-tables")
    await ask("GET", "/tables/{id}", id=id)
    await ask("POST", "/tables/{id}/chat", {"text": "Good luck!"}, id=id)
    await ask("GET", "/tables/{id}/chat", id=id)
    move = await house.move(id)
    asking.name(id[:8], "k7m2p9x4")
    await ask("POST", "/tables/{id}/actions", move, id=id)
    await ask("GET", "/sessions")
    await ask("GET", "/seeks")
    await ask("GET", "/lessons")
    await ask("GET", "/puzzles")
    return asking.examples()


async def written() -> str:
    """Return the file of the examples."""
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder)) as house:
            told = await gathered(house)
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(asyncio.run(written()), encoding="utf-8")
    sys.stdout.write(f"{FILE}\n")
