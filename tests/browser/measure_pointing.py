"""How quickly a table answers a hand: long tasks while pointing, and the time of clicks and keys.

A measurement, not a test: scripts/measure-pointing prints it, on a quiet machine.
"""

import statistics
from collections.abc import Iterator
from dataclasses import dataclass

from browser.doorman import Doorman
from browser.moments import MOMENTS, point_everywhere, resize, sit
from browser.opened import opened_browser, opened_server
from browser.people import Visitor

WINDOWS = [(390, 844), (844, 390), (1024, 768), (1366, 768), (1920, 1080)]
FRAME = 16  # milliseconds: about as fast as a hand moves
ROUNDS = 6  # of clicks and keys

# Notes tasks of more than 50 ms, and for every click or key the time to the next frame.
LISTEN = """
() => {
  window.tasks = [];
  window.answers = {};
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.tasks.push(entry.duration);
  }).observe({ type: "longtask" });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0)
        window.answers[interactionId] = Math.max(window.answers[interactionId] ?? 0, duration);
  }).observe({ type: "event", durationThreshold: 16 });
}
"""


@dataclass(frozen=True)
class Answered:
    """What was measured in one window: milliseconds."""

    longest_task: float
    answers: list[float]

    def line(self) -> str:
        """Return it as the rest of a row of a table."""
        p75 = statistics.quantiles(self.answers, n=4)[2] if len(self.answers) > 1 else 0.0
        slowest = max(self.answers, default=0.0)
        return f"{self.longest_task:.0f} | {len(self.answers)} | {p75:.0f} | {slowest:.0f}"


def click_and_press(person: Visitor) -> None:
    """Click places of the board and press keys that change what is seen."""
    page = person.page
    box = page.locator("section.board").bounding_box()
    assert box is not None
    for place in range(ROUNDS):
        across, down = (place + 0.5) / ROUNDS, ((place * 3) % ROUNDS + 0.5) / ROUNDS
        page.mouse.click(box["x"] + box["width"] * across, box["y"] + box["height"] * down)
        page.wait_for_timeout(120)
        for key in ("Escape", "ArrowRight", "ArrowDown"):
            page.keyboard.press(key)
            page.wait_for_timeout(120)


def measure(person: Visitor) -> Answered:
    """Point, click and press before one table; return how quickly it answered."""
    page = person.page
    page.evaluate(LISTEN)
    point_everywhere(page, FRAME)
    click_and_press(person)
    page.wait_for_timeout(300)
    return Answered(
        max(page.evaluate("window.tasks"), default=0.0),
        list(page.evaluate("Object.values(window.answers)")),
    )


def rows(visitors: Doorman) -> Iterator[str]:
    """Give a row for each game and window."""
    for game in MOMENTS:
        person = sit(visitors, game)
        for width, height in WINDOWS:
            resize(person, game, width, height)
            yield f"| {game} | {width} by {height} | {measure(person).line()} |"


def main() -> None:
    """Print the table."""
    print("| game | window | longest task, ms | clicks and keys | p75, ms | slowest, ms |")
    print("|---|---|---|---|---|---|")
    with opened_server() as running, opened_browser() as browser:
        visitors = Doorman(f"http://127.0.0.1:{running.port}", browser)
        for row in rows(visitors):
            print(row, flush=True)
        visitors.close()


if __name__ == "__main__":
    main()
