"""The static site: tables without a server, in a folder of any host, and without a network."""

import asyncio
import json
import random
import shutil
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

import clocksmith
from browser.access import scrolls_sideways
from browser.host import Guest, hosted
from browser.opened import FLAGS
from browser.people import Visitor
from clocksmith.games import OURS
from effort import ALL, effort
from house.sources import ROOT
from install.copies import load_tool
from local.sitting import Visit

LOADED = 120_000  # milliseconds until Python and the rules are there, on a busy machine
THOUGHT = LOADED  # likewise, until bots have answered
PLAYED = 900_000  # likewise, until a whole game is over
FOLDER = "clubs/ours/play"  # the site lies in a folder of its host
PHONE: ViewportSize = {"width": 390, "height": 844}
GAMES = effort(4, 20)  # of each game that are replayed in the page and natively
NO_DATABASE = "IDBFactory.prototype.open = () => { throw new DOMException('refused') };\n"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A host's folder with the site in it."""
    root = tmp_path_factory.mktemp("host")
    load_tool("make_play").make_play(root / FOLDER)
    return root


def at_table(guest: Guest, game: str) -> Page:
    """Open a table with bots."""
    page = guest.page
    page.goto(f"{guest.base}#/new?game={game}")
    button = page.get_by_role("button", name="Open a table")
    expect(button).to_be_enabled(timeout=LOADED)
    button.click()
    page.wait_for_url("**/#/t/*")
    return page


def answer(page: Page) -> None:
    """Give the first answer of all, once it is our turn."""
    expect(page.locator(".ask.mine")).to_be_visible(timeout=THOUGHT)
    person = Visitor(page, "")
    person.choose_first()
    person.confirm()


def recorded(name: str) -> list[str]:
    """Return records of a game: those that are kept, and more of random play."""
    folder = ROOT / "tests/games" / name / "records"
    records = [file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.txt"))]
    for seed in range(GAMES - len(records)):
        pos, rng = clocksmith.start(name, seed=seed), random.Random(seed)
        while pos.turn is not None:
            pos.play(rng.choice(pos.legal))
        records.append(pos.record())
    apart = len(records) // GAMES
    return records[::apart][:GAMES]


async def told(record: str) -> list[tuple[str, str]]:
    """Return what Python outside a browser answers about a record, by the question."""
    visit = Visit()
    id = (await visit.given("POST", "/records", record))["id"]
    live = await visit.page.services.table_cache.table(id)
    questions = (f"steps/{len(live.table.results)}/position", "ledger", "record")
    answers = [await visit.page.answer("GET", f"/tables/{id}/{one}", "") for one in questions]
    return [(one, text.partition("\n")[2]) for one, text in zip(questions, answers, strict=True)]


def natively(record: str) -> list[tuple[str, str]]:
    """Return the same from a thread: that of the browser has a loop of its own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(told(record))).result()


def renew(site: Path) -> None:
    """Publish another version of the site in the place of the first."""
    play = site / FOLDER
    listed, worker = play / "files.json", play / "worker.js"
    before = sha256(listed.read_bytes()).hexdigest()[:16]
    page = play / "index.html"
    page.write_text(page.read_text().replace("</head>", '<meta name="edition" content="2"></head>'))
    files = json.loads(listed.read_text())
    files["index.html"] = sha256(page.read_bytes()).hexdigest()[:16]
    listed.write_text(json.dumps(files))
    after = sha256(listed.read_bytes()).hexdigest()[:16]
    script = worker.read_text()
    assert before in script
    worker.write_text(script.replace(before, after))


def test_tables_are_played_and_kept_without_a_server_or_a_network(
    site: Path, browser: Browser
) -> None:
    with hosted(site) as host:
        guest = Guest(browser, f"http://127.0.0.1:{host.server_port}/{FOLDER}/")
        page = at_table(guest, "khronos")
        answer(page)
        guest.wait_until_kept(page)
        table = page.url
        page.close()
    # From here on there is no host, and no network.
    again = guest.open(table.removeprefix(guest.base))
    expect(again.locator("[data-question]").or_(again.locator(".ask"))).to_be_visible(
        timeout=LOADED
    )
    Visitor(again, "").tab("Log")
    expect(again.get_by_role("tabpanel")).to_contain_text("Red", timeout=LOADED)
    id = table.rpartition("/")[2]
    end = json.dumps({"kind": "end", "by": 0, "key": "end-it-now"})
    guest.ask(again, "POST", f"/tables/{id}/proposals", end)
    again.get_by_role("dialog").get_by_role("link", name="Analyse").click()
    expect(again.get_by_role("button", name="Coach", pressed=True)).to_be_visible()
    expect(again.get_by_role("main")).not_to_contain_text("first look", timeout=THOUGHT)
    again.get_by_role("button", name="Share").click()
    shared = again.get_by_role("dialog", name="Share").get_by_label("Link", exact=True)
    link = shared.input_value()
    assert link.startswith(f"{guest.base}#A")
    again.set_viewport_size(PHONE)
    for path, name in (
        (link.removeprefix(guest.base), "to play"),
        ("#/learn/khronos/goal", "The goal"),
        ("#/puzzles", "Puzzles"),
        ("#/rules/sands", "The Sands of Time"),
    ):
        again.goto(guest.base + path)
        expect(again.get_by_role("main")).to_contain_text(name, timeout=LOADED)
        assert not scrolls_sideways(again)
    assert again.locator("a[href^='/']").count() == 0
    for record in [record for game in OURS for record in recorded(game)]:
        opened = json.loads(guest.ask(again, "POST", "/records", record))["id"]
        for question, text in natively(record):
            assert guest.ask(again, "GET", f"/tables/{opened}/{question}") == text, record
        guest.ask(again, "DELETE", f"/tables/{opened}")
    assert guest.faults == []
    guest.context.close()


def test_a_new_version_is_told_and_keeps_the_games(site: Path, browser: Browser) -> None:
    root = site.parent / "renewed"
    shutil.copytree(site, root)
    with hosted(root) as host:
        guest = Guest(browser, f"http://127.0.0.1:{host.server_port}/{FOLDER}/")
        page = at_table(guest, "sands")
        guest.wait_until_kept(page)
        table = page.url
        renew(root)
        page.reload()
        expect(page.get_by_role("alert")).to_contain_text("newer version", timeout=LOADED)
        expect(page.locator("meta[name=edition]")).to_have_count(1, timeout=LOADED)
        expect(page.locator(".ask")).to_be_visible(timeout=LOADED)
        assert page.url == table
    assert guest.faults == []
    guest.context.close()


def give_any(guest: Guest, page: Page, id: str, rng: random.Random) -> None:
    """Give any answer; none where a bot was quicker, and something else is asked by now."""
    story = json.loads(guest.ask(page, "GET", f"/tables/{id}/story?seat=0"))
    number = len(story["steps"])
    offers = json.loads(guest.ask(page, "GET", f"/tables/{id}/options?seat=0"))
    if offers:
        body = {"seat": 0, "number": number, "action": rng.choice(offers)["text"]}
        body["key"] = f"any-{number:06}"
        guest.ask(page, "POST", f"/tables/{id}/actions", json.dumps(body), or_else=("stale",))


if ALL:  # they load Python again and again, or take minutes

    @pytest.mark.parametrize("game", OURS)
    def test_a_whole_game_against_bots_is_played_and_analysed(
        site: Path, browser: Browser, game: str
    ) -> None:
        with hosted(site) as host:
            guest = Guest(browser, f"http://127.0.0.1:{host.server_port}/{FOLDER}/")
            page = at_table(guest, game)
            page.evaluate("localStorage.setItem('clocksmith.pace', 'once')")
            id = page.url.rpartition("/")[2]
            rng = random.Random(game)
            while json.loads(guest.ask(page, "GET", f"/tables/{id}"))["state"] != "over":
                expect(page.locator(".ask.mine").or_(page.get_by_role("dialog"))).to_be_visible(
                    timeout=PLAYED
                )
                give_any(guest, page, id, rng)
            expect(page.get_by_role("dialog")).to_contain_text("Place", timeout=THOUGHT)
            page.get_by_role("dialog").get_by_role("link", name="Analyse").click()
            expect(page.get_by_role("main")).to_contain_text("Analysing", timeout=THOUGHT)
        assert guest.faults == []
        guest.context.close()

    def test_a_browser_that_ends_while_a_bot_thinks_keeps_the_game(
        site: Path, browser: Browser, tmp_path: Path
    ) -> None:
        path = (ROOT / ".venv/browser.txt").read_text(encoding="utf-8").strip()
        begin = partial(
            browser.browser_type.launch_persistent_context,
            tmp_path,
            executable_path=path,
            args=FLAGS,
        )
        with hosted(site) as host:
            base = f"http://127.0.0.1:{host.server_port}/{FOLDER}/"
            with begin() as context:
                guest = Guest(context, base)
                page = at_table(guest, "khronos")
                answer(page)
                guest.wait_until_kept(page)
                table = page.url.removeprefix(base)
                page.reload()
                expect(page.locator(".ask")).to_be_visible(timeout=LOADED)
        with begin() as context:
            again = Guest(context, base)
            page = again.open(table)
            expect(page.locator(".ask.mine")).to_be_visible(timeout=THOUGHT)
            answer(page)
            assert again.faults == []

    def test_a_browser_that_keeps_nothing_says_so_and_plays(site: Path, browser: Browser) -> None:
        with hosted(site) as host:
            base = f"http://127.0.0.1:{host.server_port}/{FOLDER}/"
            context = browser.new_context(service_workers="block")
            [script] = (site / FOLDER / "assets").glob("worker-*.js")
            context.route(
                f"**/{script.name}*",
                lambda route: route.fulfill(
                    body=NO_DATABASE + script.read_text(), content_type="text/javascript"
                ),
            )
            guest = Guest(context, base)
            page = at_table(guest, "khronos")
            expect(page.get_by_role("alert")).to_contain_text("keeps nothing", timeout=LOADED)
            page.get_by_role("alert").get_by_role("button").click()
            answer(page)
            context.close()
