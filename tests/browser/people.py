"""People at the table: what tests do, they do as a person would, by what they can see."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

GAMES = Path(__file__).parents[1] / "games"
COLUMNS = 16
LONG = 240_000  # milliseconds a whole game of bots may take on a busy machine
SOON = 2_000  # milliseconds in which an answer that gives itself has been given
ACT_AGAIN = "What will you do next?"
RIM_LEFT, RIM_TOP = 21, 18  # pixels around the land for its letters and numbers


class Visitor:
    """One person with a browser."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address

    # Coming and going

    def go(self, path: str = "/") -> None:
        """Open a page and wait until it stands and the server knows its guest."""
        with self.page.expect_response("**/api/me"):
            self.page.goto(self.address + path)
        expect(self.page.get_by_role("main")).to_be_visible()

    def come_in(self) -> None:
        """Become a guest of the server without opening a page, which takes longer."""
        answer = self.page.request.get(f"{self.address}/api/me")
        assert answer.ok, answer.text()

    def open_table(self, *seats: dict[str, str], **more: Any) -> tuple[str, list[str]]:
        """Open a table of Khronos without the form; return its id and its invitations."""
        wanted = {
            "game": "khronos",
            "options": {},
            "seats": list(seats),
            "clock": {"kind": "none"},
            "listed": False,
            **more,
        }
        made = self.ask("tables", wanted)
        return made["id"], [invitation["token"] for invitation in made["invitations"]]

    def open_branch(
        self, record: str, step: int, *seats: dict[str, str], game: str = "khronos", **more: Any
    ) -> str:
        """Play on from a step of a recorded game; return the id of the new table."""
        wanted = {"step": step, "seats": list(seats), "clock": {"kind": "none"}, **more}
        made = self.ask(f"tables/{self.upload(record, game)}/branches", wanted)
        return str(made["id"])

    def upload(self, record: str, game: str = "khronos") -> str:
        """Hand in a recorded game; return the id under which it can be looked at."""
        return self.hand_in((GAMES / game / "records" / record).read_text(encoding="utf-8"))

    def hand_in(self, record: str) -> str:
        """Hand in the text of a record; return the id under which it can be looked at."""
        answer = self.page.request.post(
            f"{self.address}/api/records", data=record, headers=self._headers("text/plain")
        )
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def ask(self, path: str, body: dict[str, Any], method: str = "POST") -> Any:
        """Send a command as this person's browser would."""
        answer = self.page.request.fetch(
            f"{self.address}/api/{path}",
            method=method,
            data=body,
            headers=self._headers("application/json"),
        )
        assert answer.ok, answer.text()
        return answer.json()

    def come_as(self, name: str) -> None:
        """Become a guest with a name."""
        self.come_in()
        self.ask("me", {"name": name}, "PUT")

    def sit_at(self, table: str) -> None:
        """Open a table's page and wait for its board."""
        self.go(f"/t/{table}")
        expect(self.page.get_by_role("grid").first).to_be_visible()

    # At the table

    def question(self) -> Locator:
        """Return the heading that asks."""
        return self.page.get_by_role("region", name="Your question").get_by_role("heading")

    def tab(self, name: str) -> None:
        """Turn to the log, the options or the chat."""
        self.page.get_by_role("tab", name=re.compile(f"^{name}")).click()

    def choose(self, words: str) -> None:
        """Find an option by its words in the list, and choose it."""
        self.tab("Options")
        self.page.get_by_role("searchbox", name="Find an option").fill(words)
        self.page.get_by_role("tabpanel").get_by_role("button", name=words).first.click()

    def choose_first(self) -> None:
        """Choose the first option of the list, wherever the list is."""
        page = self.page
        self.expect_question()
        if not page.get_by_role("tab", name="Options").count():
            page.get_by_role("button", name="Options", exact=True).click()
        self.tab("Options")
        panel = page.get_by_role("tabpanel")
        shown = panel.locator("li button:visible")
        if not shown.count():
            panel.locator("summary").first.click()
        shown.first.click()
        if page.get_by_role("dialog").count():
            page.keyboard.press("Escape")
            page.mouse.move(0, 0)  # what was below the list is not pointed at

    def confirm(self) -> None:
        """Press the button that plays what is chosen, and wait until the question is another."""
        number = self.page.locator("[data-question]").get_attribute("data-question")
        self.page.get_by_role("button", name="Confirm").click()
        expect(self.page.locator(f"[data-question='{number}']")).to_have_count(0)

    def play(self, words: str) -> None:
        """Choose an option and confirm it."""
        self.choose(words)
        self.confirm()

    def answer_what_follows(self) -> None:
        """Give the first answer to every question before the next choice of an action."""
        while not self._is_asked(ACT_AGAIN):
            if not self.page.get_by_role("button", name="Confirm").is_enabled():
                self.tab("Options")
                self.page.get_by_role("tabpanel").get_by_role("button").first.click()
            self.confirm()

    def _is_asked(self, words: str) -> bool:
        """Return whether this is the question, once what answers itself has done so."""
        try:
            expect(self.question()).to_have_text(words, timeout=SOON)
        except AssertionError:
            return False
        return True

    def lift_curtain(self, seat: str) -> None:
        """Say that one is the next player, when the screen was handed over."""
        curtain = self.page.get_by_role("dialog", name=f"Hand the screen to {seat}")
        curtain.get_by_role("button").click()
        expect(curtain).to_be_hidden()
        self.expect_question()  # until then the server is asked what this seat may see

    def expect_question(self) -> None:
        """Wait until this person is asked something: before that, keys and clicks say nothing."""
        expect(self.page.locator("[data-question]")).to_have_count(1)

    def land(self, age: str) -> Locator:
        """Return the land of an age."""
        return self.page.get_by_role("grid", name=age)

    def cell(self, age: str, name: str) -> tuple[float, float]:
        """Return where on the screen the middle of a cell is."""
        box = self.land(age).bounding_box()
        assert box is not None
        side = (box["width"] - RIM_LEFT - 1) / COLUMNS
        column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
        return (
            box["x"] + RIM_LEFT + side * (column + 0.5),
            box["y"] + RIM_TOP + side * (row + 0.5),
        )

    def point(self, age: str, name: str) -> None:
        """Move the pointer over a cell."""
        self.land(age).scroll_into_view_if_needed()
        self.page.mouse.move(*self.cell(age, name), steps=3)

    def click(self, age: str, name: str) -> None:
        """Click a cell."""
        self.point(age, name)
        self.page.mouse.click(*self.cell(age, name))

    def log(self) -> Locator:
        """Return the log."""
        self.tab("Log")
        return self.page.get_by_role("tabpanel")

    def _headers(self, kind: str) -> dict[str, str]:
        return {"Content-Type": kind, "Origin": self.address}
