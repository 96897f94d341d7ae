"""One table in two worlds: other cards and dice, but one viewer who shall not notice."""

import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

from clocksmith.core.action import Action
from clocksmith.core.seat import SPECTATOR
from clocksmith.table.entry import ACT, RESTART, Command, Entry
from server.secrets.worlds import Eye, World
from table.pairs import Pair

CONSIDERED = 4  # legal answers that are thought of at each question
LANGUAGES = ("en", "de", "fr")


def told_apart(one: str, two: str) -> str:
    """Return what two messages can be told apart by."""
    first = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), -1)
    found = [text[max(0, first - 60) : first + 60] for text in (one, two)]
    return f"told apart by {found[0]!r} and {found[1]!r}"


class Twins:
    """A pair of tables, played in two worlds, with everything that the viewer is sent."""

    def __init__(self, worlds: tuple[World, World], pair: Pair, rng: random.Random) -> None:
        self.pair = pair
        self.id = ""
        self.compared = 0
        self._worlds = worlds
        self._rng = rng
        self._seats = pair.one.setup.seats
        viewer = pair.viewer
        self._people = [
            [
                (world.looking if seat == viewer else world.house).browser()
                for seat in range(self._seats)
            ]
            for world in worlds
        ]
        self.eyes = [
            Eye(people[viewer] if viewer >= 0 else world.looking.browser())
            for world, people in zip(worlds, self._people, strict=True)
        ]

    async def open(self, stack: AsyncExitStack, opened: list[Any]) -> None:
        """Take all seats of the table that was opened in both worlds, and look."""
        for world, people, table, luck in zip(
            self._worlds, self._people, opened, self.pair.luck, strict=True
        ):
            self.id = table["id"]
            world.luck[self.id] = luck
            for browser, invitation in zip(people, table["invitations"], strict=True):
                answer = await browser.post(f"/invitations/{invitation['token']}")
                assert answer.status == 200, answer.json
        for eye in self.eyes:
            await eye.look(stack, f"/tables/{self.id}/socket?seat={self.pair.viewer}")
        self.compare()

    async def tell(self, command: Command) -> bool:
        """Give a command in both worlds; False when the viewer may tell them apart from now on."""
        if not self.pair.tell(command, self.pair.one.at + 1):
            return False
        for n, table in enumerate((self.pair.one, self.pair.two)):
            self._worlds[n].clock.at += 1
            await self._send(n, table.entries[-1], command.number)
            await self._worlds[n].agree(self.id)
        for eye in self.eyes:
            await eye.listen()
        self.compare()
        return True

    async def _send(self, world: int, entry: Entry, number: int) -> None:
        body: dict[str, Any] = {
            "seat": entry.seat,
            "number": number,
            "key": f"key-{entry.number:06}",
        }
        if entry.kind == ACT:
            address, body["action"] = "actions", entry.text
        else:
            address, body["whole"] = "undo", entry.kind == RESTART
        browser = self._people[world][entry.seat]
        eye = self.eyes[world] if browser is self.eyes[world].browser else Eye(browser)
        answer = await eye.ask("POST", f"/tables/{self.id}/{address}", body)
        assert answer.json == {"number": entry.number}, answer.json

    async def ask(self, method: str, path: str, body: object = None) -> None:
        """Let the viewer ask for something of the table in both worlds."""
        for eye in self.eyes:
            await eye.ask(method, f"/tables/{self.id}{path}", body)
        self.compare()

    def compare(self) -> None:
        """What the viewer was sent is the same in both worlds, byte by byte."""
        one, two = self.eyes[0].bytes, self.eyes[1].bytes
        assert len(one) == len(two)
        for sent, also_sent in zip(one[self.compared :], two[self.compared :], strict=True):
            assert sent == also_sent, told_apart(sent, also_sent)
        self.compared = len(one)

    # ---- all that a curious viewer may try ----

    async def pry(self) -> None:
        """Let the viewer try one of many things, allowed or not."""
        await self._rng.choice(self._ways())()

    def _ways(self) -> list[Callable[[], Any]]:
        return [
            self._consider_unasked,
            self._bars,
            self._options,
            self._positions,
            self._break_a_rule,
            self._stories,
            self._open_things,
            self._act_for_others,
            self._take_back_wrongly,
            self._talk,
            self._branch,
        ]

    async def consider(self) -> None:
        """Let the viewer think of some answers, if it is asked."""
        question = self.pair.one.question(self.pair.viewer)
        if question is not None:
            legal = question.legal
            for _ in range(CONSIDERED):
                await self._consider(legal[self._rng.randrange(len(legal))])
            await self._consider(self._rng.choice(self.pair.game.actions.actions))
            await self._bars()
            await self._positions()

    async def _positions(self) -> None:
        """Ask for the positions that programs get, of one's own seat and of all others."""
        for seat in range(self._seats):
            await self.ask("GET", f"/position?seat={seat}")

    async def _bars(self) -> None:
        """Ask why nothing of some kinds can be done."""
        actions = self._rng.choices(self.pair.game.actions.actions, k=CONSIDERED)
        stems = [action.text.rpartition(" ")[0] or action.text for action in actions]
        await self.ask("POST", "/why-not", {"seat": self._seat(), "stems": stems})

    async def _consider(self, action: Action) -> None:
        await self.ask("POST", "/preview", {"seat": self._seat(), "action": action.text})

    async def _consider_unasked(self) -> None:
        await self._consider(self._rng.choice(self.pair.game.actions.actions))

    async def _options(self) -> None:
        language = self._rng.choice(LANGUAGES)
        await self.ask("GET", f"/options?seat={self._seat()}&language={language}")

    async def _break_a_rule(self) -> None:
        """Any action of the game, most often refused; a legal one is left to the game."""
        seat, game = self._seat(), self.pair.game
        question = self.pair.one.question(self.pair.viewer)
        action = self._rng.choice(game.actions.actions)
        number = 0 if question is None else question.number
        if question is None or question.decision.refusal(question.state, action) is not None:
            body = {"seat": seat, "number": number, "action": action.text, "key": self._key()}
            await self.ask("POST", "/actions", body)

    async def _stories(self) -> None:
        for viewer in (*range(self._seats), "spectator", "open"):
            await self.ask("GET", f"/story?seat={viewer}")
            await self.ask("GET", f"/moment?seat={viewer}&step={self._rng.randrange(50)}")

    async def _open_things(self) -> None:
        for path in ("", "/record", "/chat", "/invitations", "/nothing", "/options?seat=9"):
            await self.ask("GET", path)
        for world, eye in zip(self._worlds, self.eyes, strict=True):
            await world.rest()
            await eye.ask("GET", "/tables")
            await eye.ask("GET", "/me")
        self.compare()

    async def _act_for_others(self) -> None:
        for seat in range(self._seats):
            if seat != self.pair.viewer:
                action = self._rng.choice(self.pair.game.actions.actions).text
                body = {"seat": seat, "number": self.pair.one.number, "key": self._key()}
                await self.ask("POST", "/actions", {**body, "action": action})
                await self.ask("POST", "/preview", {"seat": seat, "action": action})
                await self.ask("POST", "/undo", body)
                await self.ask("GET", f"/options?seat={seat}")

    async def _take_back_wrongly(self) -> None:
        viewer = self.pair.viewer
        number = self.pair.one.number
        if viewer < 0 or not self.pair.one.undoable(viewer):
            body = {"seat": self._seat(), "number": number, "whole": True, "key": self._key()}
            await self.ask("POST", "/undo", body)

    async def _talk(self) -> None:
        await self.ask("POST", "/chat", {"text": "what have you got?"})
        for eye in self.eyes:
            await eye.listen()
        self.compare()

    async def _branch(self) -> None:
        """Leave the game for one of one's own, and look at it with the eyes of all seats."""
        people = [{"kind": "me"}, *[{"kind": "guest", "name": "x"}] * (self._seats - 1)]
        wish = {"step": len(self.pair.one.results), "seats": people}
        found = [await eye.ask("POST", f"/tables/{self.id}/branches", wish) for eye in self.eyes]
        self.compare()
        if found[0].status == 200:
            for seat in range(self._seats):
                for eye in self.eyes:
                    await eye.ask("GET", f"/tables/{found[0].json['id']}/story?seat={seat}")
            self.compare()

    def _seat(self) -> int:
        """Return the viewer's seat, or any for a spectator."""
        viewer = self.pair.viewer
        return self._rng.randrange(self._seats) if viewer == SPECTATOR else int(viewer)

    def _key(self) -> str:
        return f"key-{self._rng.getrandbits(60):x}".ljust(12, "x")
