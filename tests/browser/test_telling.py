"""What happens at a table is told: while others play, after it, in the log, to who looks away."""

import json
import re
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.doorman import Doorman
from browser.people import Visitor

ME, INVITE, BOT = {"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "level": "uniform"}
TICK = 100  # milliseconds of a page whose time stands still
MANY = 600  # ticks and answers, until somebody else has played
MOVING = "localStorage.setItem('clocksmith.motion', 'on')"
# Green is about to erase a building of Red in Faith by a paradox.
BEFORE_A_LOSS = ("second-2-0000.txt", 41, "Upgrade to a town at i8 in Might")
# Red is about to take from Green, by a paradox, what made a domain in Faith hers.
BEFORE_A_LOST_DOMAIN = ("second-2-0000.txt", 46, "Upgrade to a town at h4 in Might")
# Where a person answers and a bot follows.
MOMENTS = {
    "khronos": ("second-2-0000.txt", 30, [ME, BOT]),
    "sands": ("usual-3-0001.txt", 250, [ME, BOT, BOT]),
    "inventions": ("usual-3-0001.txt", 165, [BOT, BOT, ME]),
}


def moving(visitors: Doorman, width: int = 1680, height: int = 1050) -> Visitor:
    """Return a person to whom things are shown as they move."""
    person = visitors.visitor(width, height)
    person.page.evaluate(MOVING)
    person.come_in()
    return person


def caption(page: Page) -> Locator:
    return page.locator(".caption")


def card(page: Page) -> Locator:
    return page.get_by_role("region", name="Since your last turn")


def robbed(visitors: Doorman, width: int, height: int) -> Visitor:
    """Return Red, from whom Green has just taken a building."""
    red, green = seated(visitors, BEFORE_A_LOSS, (width, height))
    green.play(BEFORE_A_LOSS[2])
    return red


def seated(
    visitors: Doorman, moment: tuple[str, int, str], size: tuple[int, int]
) -> tuple[Visitor, Visitor]:
    """Return Red and Green, who play on from a moment; Red looks at a window of this size."""
    record, step, _ = moment
    red, green = visitors.visitor(*size), visitors.visitor()
    red.come_in()
    green.come_in()
    wanted = {"step": step, "seats": [ME, INVITE], "clock": {"kind": "none"}}
    made = red.ask(f"tables/{red.upload(record)}/branches", wanted)
    green.ask(f"invitations/{made['invitations'][0]['token']}", {})
    red.sit_at(made["id"])
    green.sit_at(made["id"])
    return red, green


def stop_time(page: Page) -> None:
    """Let the time of a page stand still: what is shown stays as long as it is looked at."""
    page.clock.pause_at(page.evaluate("Date.now()") + TICK)


def answer_until_told(person: Visitor) -> None:
    """Give first answers until what somebody else does is told; time passes in ticks alone."""
    page = person.page
    told = page.get_by_role("heading", name=re.compile(r"plays…|Now playing"))
    asked = page.locator("[data-question]")
    answered = ""
    for _ in range(MANY):
        if told.count():
            return
        numbers = asked.evaluate_all("(all) => all.map((one) => one.dataset.question)")
        if numbers in ([], [answered]):
            page.clock.run_for(TICK)
            continue
        person.choose_first()
        confirm = page.get_by_role("button", name="Confirm")
        if confirm.is_enabled():
            confirm.click()
        [answered] = numbers
    raise AssertionError("nobody else played")


def skip_until_asked(page: Page) -> None:
    """Skip what is told, and what others do meanwhile, until the turn has come."""
    for _ in range(MANY):
        page.keyboard.press("s")
        page.clock.run_for(TICK)
        if "Your turn" in page.title() and not caption(page).count():
            return
    raise AssertionError("the turn has not come")


@pytest.mark.parametrize("game", MOMENTS)
def test_what_others_do_is_told_while_it_is_shown_and_stays_marked(
    game: str, visitors: Doorman
) -> None:
    record, step, seats = MOMENTS[game]
    visitors.fresh = True  # the time of its page stands still
    person = moving(visitors)
    page = person.page
    page.clock.install()
    person.go(f"/t/{person.open_branch(record, step, *seats, game=game)}")
    board = page.get_by_role("region", name="Board", exact=True)
    person.expect_question()
    before = board.bounding_box()
    stop_time(page)
    answer_until_told(person)
    expect(caption(page)).to_contain_text(re.compile(r"(Green|Red|Yellow) \w+"))
    assert board.bounding_box() == before, "what is told moves nothing"
    assert "Your turn" not in page.title(), "the turn comes after what is shown"
    expect(page.locator("[data-question]")).to_have_count(0)
    marks = page.locator(".part-bracket, .part-marked")
    for _ in range(9):  # what is sealed has no place
        skip_until_asked(page)
        if marks.count():
            break
        answer_until_told(person)
    expect(marks.first).to_be_visible()
    expect(card(page)).to_be_visible()
    page.clock.resume()
    person.choose_first()
    person.confirm()
    expect(card(page)).to_have_count(0)


def test_the_card_tells_first_what_was_lost_and_leads_to_its_place(visitors: Doorman) -> None:
    page = robbed(visitors, 1680, 1050).page
    expect(card(page)).to_contain_text("What changed for you")
    first = card(page).get_by_role("listitem").first
    expect(first).to_contain_text("Red")
    expect(first).to_contain_text("Lost")
    first.get_by_role("button").click()
    expect(page.locator("[data-found]").first).to_be_visible()


def test_a_lost_domain_is_told_on_the_card_and_in_the_log(visitors: Doorman) -> None:
    red, green = seated(visitors, BEFORE_A_LOST_DOMAIN, (1680, 1050))
    red.play(BEFORE_A_LOST_DOMAIN[2])
    told = "lost the domain at h4 in Faith: nobody holds it now."
    for person in (red, green):
        person.tab("Log")
        expect(person.page.get_by_role("region", name="Log")).to_contain_text(f"Green {told}")
    lines = card(green.page).get_by_role("listitem")
    line = lines.filter(has_text=told)
    expect(line).to_contain_text("Lost")
    line.get_by_role("button").click()
    expect(green.page.locator("[data-found]").first).to_be_visible()


def test_on_a_phone_the_card_is_one_line_until_it_is_pressed(visitors: Doorman) -> None:
    page = robbed(visitors, 390, 844).page
    expect(card(page)).to_contain_text("Red")
    box = card(page).bounding_box()
    assert box is not None
    assert box["height"] < 48
    card(page).get_by_role("button").click()
    card(page).get_by_role("listitem").first.get_by_role("button").click()
    expect(page.locator("[data-found]").first).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(card(page).get_by_role("listitem")).to_have_count(0)


def test_the_log_follows_a_long_batch_and_stays_where_somebody_reads(visitors: Doorman) -> None:
    person = visitors.visitor(1680, 1050)
    page = person.page
    person.come_in()
    record, step = "usual-3-0001.txt", 250
    person.go(f"/t/{person.open_branch(record, step, ME, BOT, BOT, game='sands')}")
    log = page.get_by_role("tabpanel").get_by_role("region", name="Log")
    from_end = "box => box.scrollHeight - box.scrollTop - box.clientHeight"
    for _ in range(4):
        person.choose_first()
        person.confirm()
        expect(page.locator("[data-question]")).to_have_count(1)
    person.tab("Log")
    expect(log.get_by_role("heading").first).to_be_attached()
    page.wait_for_function(f"box => ({from_end})(box) < 40", arg=log.element_handle())
    log.hover()
    page.mouse.wheel(0, -5000)
    newest = page.get_by_role("button", name="Newest")
    expect(newest).to_be_visible()
    assert log.evaluate("box => box.scrollTop") == 0
    newest.click()
    expect(newest).to_have_count(0)
    assert log.evaluate(from_end) < 40


def test_the_log_is_followed_over_more_than_it_shows_at_once(visitors: Doorman) -> None:
    watcher = visitors.visitor(1680, 1050)
    page = watcher.page
    watcher.come_in()
    table = watcher.open_branch("second-2-0000.txt", 30, BOT, BOT)
    watcher.sit_at(table)
    log = page.get_by_role("tabpanel").get_by_role("region", name="Log")
    long = "box => box.scrollHeight > 3 * box.clientHeight"
    page.wait_for_function(long, arg=log.element_handle())
    from_end = "box => box.scrollHeight - box.scrollTop - box.clientHeight < 40"
    page.wait_for_function(from_end, arg=log.element_handle())
    expect(page.get_by_role("button", name="Newest")).to_have_count(0)


def test_the_page_can_be_installed_and_its_worker_keeps_nothing(visitors: Doorman) -> None:
    visitors.workers = "allow"
    person = visitors.visitor()
    page = person.page
    person.go()
    manifest = page.locator("link[rel=manifest]").get_attribute("href")
    assert manifest is not None
    answer = page.request.get(address := urljoin(page.url, manifest))
    assert answer.headers["content-type"] == "application/manifest+json"
    told = json.loads(answer.text())
    for way in ("start_url", "scope"):  # relative: the static site lies in any folder
        assert urljoin(address, told[way]) == f"{person.address}/"
    assert {icon["sizes"] for icon in told["icons"]} >= {"192x192", "512x512"}
    for icon in told["icons"]:
        picture = page.request.get(urljoin(address, icon["src"]))
        assert picture.ok
        assert picture.headers["content-type"] == icon["type"]
    worker = page.request.get(f"{person.address}/worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    assert page.evaluate("navigator.serviceWorker.controller !== null")
    assert page.evaluate("caches.keys()") == []
    session = page.context.new_cdp_session(page)
    faults = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # What the tests drive is a private window, in which nothing is installed.
    assert {fault["errorId"] for fault in faults} <= {"in-incognito"}


def test_without_a_line_the_worker_says_so_instead_of_showing_an_old_page(
    visitors: Doorman,
) -> None:
    visitors.workers = "allow"
    person = visitors.visitor()
    page = person.page
    person.go()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.goto(person.address + "/new")
    expect(page.get_by_role("heading", name="Clocksmith cannot be reached")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("main")).to_be_visible()
    visitors.complaints.clear()  # its status is that of a server which is away


def test_pace_and_sound_are_switched_in_the_settings_and_kept(visitors: Doorman) -> None:
    person = visitors.visitor()
    page = person.page
    person.go()
    settings = page.get_by_role("button", name="Language, theme, motion and sound")
    settings.click()
    expect(page.get_by_role("checkbox", name="Sounds")).to_be_checked()
    page.get_by_role("checkbox", name="Sounds").uncheck()
    page.get_by_label("Opponents’ turns").select_option("quick")
    expect(page.get_by_role("checkbox", name="Notify me on my turn")).not_to_be_checked()
    page.reload()
    settings.click()
    expect(page.get_by_role("checkbox", name="Sounds")).not_to_be_checked()
    expect(page.get_by_label("Opponents’ turns")).to_have_value("quick")


def test_at_once_nothing_is_played_but_everything_is_marked(visitors: Doorman) -> None:
    person = moving(visitors)
    page = person.page
    page.evaluate("localStorage.setItem('clocksmith.pace', 'once')")
    record, step, seats = MOMENTS["khronos"]
    person.sit_at(person.open_branch(record, step, *seats))
    shown = page.evaluate(
        """() => {
          window.told = 0;
          const look = () => (window.told += document.querySelectorAll(".caption").length);
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    assert shown is None
    person.play("End the turn")
    for _ in range(6):
        if card(page).count():
            break
        person.choose_first()
        person.confirm()
        expect(page.locator("[data-question]")).to_have_count(1)
    expect(card(page)).to_be_visible()
    assert page.evaluate("window.told") == 0
