"""A recorded game before a real page: what its socket says are the messages of a real table."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Route, WebSocketRoute, expect

from browser.moments import BOT, ME
from browser.people import Visitor
from clocksmith.core.seat import Seat
from clocksmith.table import wire
from clocksmith.table.entry import ACT, Entry
from clocksmith.table.errors import CommandError
from clocksmith.table.feed import Feed, barred, considered, question_of
from clocksmith.table.record import read_record, replay
from clocksmith.table.recorded import Drawn
from clocksmith.table.table import Table

# Waits until what a page does with a new question is drawn.
DRAWN = """
async () => {
  await document.fonts.ready;
  for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
}
"""

CLICKS = Path(__file__).parents[1] / "clicks"


class RecordedGame:
    """A person at one seat of a game of tests/clicks, who sees it being played answer by answer."""

    def __init__(self, person: Visitor, name: str, seat: int = 0) -> None:
        self.person = person
        self.game = name.partition("-")[0]
        record = read_record((CLICKS / f"{name}.txt").read_text(encoding="utf-8"))
        setup = record.setup()
        self.seat = Seat(seat)
        self.table = Table(setup, Drawn(record), 0.0)
        self.feed = Feed(self.table, self.seat)
        self.left = [played for played in replay(record) if played.seat >= 0]
        self._socket: WebSocketRoute | None = None
        seats = [ME if one == seat else BOT for one in range(setup.seats)]
        self.id, _ = person.open_table(*seats, game=self.game)

    def open(self) -> None:
        """Open the page of the table; its socket and its previews are those of the record."""
        page = self.person.page
        page.route_web_socket(re.compile(r"/api/tables/[^/]+/socket"), self._serve)
        page.route(re.compile(r"/api/tables/[^/]+/preview"), self._preview)
        page.route(re.compile(r"/api/tables/[^/]+/why-not"), self._why_not)
        self.person.go(f"/t/{self.id}")
        expect(page.locator("section.board > .board")).to_be_visible()

    def step(self) -> bool:
        """Play one recorded answer; return whether there was one."""
        if not self.left:
            return False
        played = self.left.pop(0)
        number = self.table.number + 1
        self.table.apply(Entry(number, ACT, played.seat, played.action.text, 0.0))
        if self._socket is not None:
            self._send(self.feed.update())
        return True

    def expect_question(self) -> None:
        """Wait until the page asks what the record answers next."""
        question = question_of(self.table, self.seat)
        assert question is not None, "the person is asked"
        asked = self.person.page.locator(f"[data-question='{question.number}']")
        expect(asked).to_have_count(1)
        self.person.page.evaluate(DRAWN)

    @property
    def is_asked(self) -> bool:
        """Whether the person at the page is to answer now."""
        return bool(self.left) and self.left[0].seat == self.seat

    def _serve(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda _: socket.send(wire.encode(wire.Pong()).decode()))
        answer = self.person.page.request.get(f"{self.person.address}/api/tables/{self.id}")
        self.feed = Feed(self.table, self.seat)
        self._send(self.feed.welcome(answer.json()))

    def _send(self, message: Any) -> None:
        assert self._socket is not None, "the page listens"
        self._socket.send(wire.encode(message).decode())

    def _preview(self, route: Route) -> None:
        body = _body(route)
        action, times = body["action"], body.get("times", 1)
        self._answer(route, lambda: considered(self.table, self.seat, action, times))

    def _why_not(self, route: Route) -> None:
        stems = _body(route)["stems"]
        self._answer(route, lambda: barred(self.table, self.seat, stems))

    def _answer(self, route: Route, find: Callable[[], Any]) -> None:
        """Answer as a server would, also who asks too late."""
        try:
            route.fulfill(body=wire.encode(find()), content_type="application/json")
        except CommandError as error:
            told = {"error": error.code, "message": error.message}
            route.fulfill(status=409, body=json.dumps(told), content_type="application/json")


def _body(route: Route) -> Any:
    return json.loads(route.request.post_data or "{}")
