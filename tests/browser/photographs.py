"""Photographs for the README and the start page: scripts/pictures takes them anew."""

from pathlib import Path

from playwright.sync_api import expect

from browser.doorman import Doorman
from browser.moments import BOT, ME, MOMENTS, resize, sit
from browser.opened import ROOT, opened_browser, opened_server
from browser.people import Visitor

FOLDER = ROOT / "docs/pictures"
WINDOW = (1440, 900)
BOARDS = ROOT / "web/src/lobby/boards"
TALL = (1366, 1100)
FULL_LAND = ("second-5-0003.txt", 167, [ME, BOT, BOT, BOT, BOT])  # three ages with much to see


def point_at_something(person: Visitor, game: str) -> None:
    """Let the photograph show what a choice would cause."""
    if game == "khronos":
        person.page.get_by_role("button", name="monastery, value 2").first.click()
        person.point("Might", "g10")
    else:
        person.choose_first()
    person.page.wait_for_timeout(600)


def photograph(visitors: Doorman, game: str) -> Path:
    """Take the photograph of one table; return its file."""
    person = sit(visitors, game, moment=FULL_LAND if game == "khronos" else None)
    resize(person, game, *WINDOW)
    point_at_something(person, game)
    path = FOLDER / f"{game}-table.jpg"
    person.page.screenshot(path=path, type="jpeg", quality=82)
    return path


def photograph_boards(visitors: Doorman) -> list[Path]:
    """Take the boards of the start page, as its demos begin; return their files."""
    person = visitors.visitor(*TALL)
    person.go("/")
    games = ("khronos", "sands", "inventions")
    paths = [BOARDS / f"{game}.jpg" for game in games]
    for number, path in enumerate(paths):
        person.page.locator(".demos li button").nth(number).click()
        expect(person.page.locator(".demo > p")).not_to_be_empty()
        person.page.locator(".demo > .ground").screenshot(path=path, type="jpeg", quality=70)
    return paths


def main() -> None:
    """Photograph the three tables, and the three boards."""
    with opened_server() as running, opened_browser() as browser:
        visitors = Doorman(f"http://127.0.0.1:{running.port}", browser)
        for game in MOMENTS:
            print(photograph(visitors, game).relative_to(ROOT))
        for path in photograph_boards(visitors):
            print(path.relative_to(ROOT))
        visitors.close()


if __name__ == "__main__":
    main()
