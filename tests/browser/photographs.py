"""Photographs for the README and the start page: scripts/pictures takes them anew."""

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, expect

from browser.doorman import Doorman
from browser.moments import BOT, ME, MOMENTS, resize, sit
from browser.opened import ROOT, opened_browser, opened_server
from browser.people import Visitor
from clocksmith.cli.commands.bench.server.served import Served
from examples.installed import environment, install

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
    if game == "inventions":
        person.page.get_by_role("button", name="World").click()
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


def photograph_candle(browser: Browser) -> Path:
    """Take the photograph of the example game on the board that it declares; return its file."""
    path = FOLDER / "candle-table.jpg"
    with TemporaryDirectory() as folder:
        paths = environment(install(Path(folder)))["PYTHONPATH"]
        with Served(PYTHONPATH=paths) as running:
            visitors = Doorman(f"http://127.0.0.1:{running.port}", browser)
            person = visitors.visitor(*WINDOW)
            person.come_in()
            table, _ = person.open_table(ME, BOT, BOT, game="candle")
            person.go(f"/t/{table}")
            person.page.locator('[data-place="bids-7"]').click()
            expect(person.page.locator(".declared-will").first).to_be_visible()
            person.page.screenshot(path=path, type="jpeg", quality=82)
            visitors.close()
    return path


def main() -> None:
    """Photograph the three tables, the three boards, and the example game."""
    with opened_server() as running, opened_browser() as browser:
        visitors = Doorman(f"http://127.0.0.1:{running.port}", browser)
        for game in MOMENTS:
            print(photograph(visitors, game).relative_to(ROOT))
        for path in photograph_boards(visitors):
            print(path.relative_to(ROOT))
        visitors.close()
        print(photograph_candle(browser).relative_to(ROOT))


if __name__ == "__main__":
    main()
