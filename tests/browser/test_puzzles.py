"""Puzzles in the browser: failed, explained, tried again, solved; and the course moves along."""

from functools import cache

from playwright.sync_api import Locator, Page, Route, expect

import clocksmith
from browser.access import SIZES, faults, looks, scrolls_sideways
from browser.doorman import Doorman, Scheme
from browser.people import Visitor
from clocksmith.core.words import Words
from clocksmith.games import GAMES
from clocksmith.puzzles.puzzle import Answers, Puzzle
from clocksmith.puzzles.shelf import puzzles_of

JUDGED = 60_000  # milliseconds that a verdict may take on a busy machine


@cache
def short_puzzle() -> Puzzle:
    """Return a puzzle of Khronos whose solution and second best turn are one answer each."""
    puzzles = puzzles_of("khronos").values()
    return next(one for one in puzzles if len(one.solution) == len(one.second) == 1)


def with_one_puzzle(visitors: Doorman) -> Visitor:
    """Return a person whose list of puzzles has the short one alone."""
    visitors.fresh = True
    person = visitors.visitor()

    def answer(route: Route) -> None:
        response = route.fetch()
        [shelf] = [one for one in response.json() if one["game"] == "khronos"]
        one = short_puzzle().id
        shelf["puzzles"] = [info for info in shelf["puzzles"] if info["id"] == one]
        shelf["daily"] = shelf["first"] = [one]
        route.fulfill(response=response, json=[shelf])

    person.page.route("**/api/puzzles", answer)
    return person


def said(turn: Answers) -> str:
    return Words(GAMES["khronos"], "en").do(turn[0])


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name="Puzzle", exact=True)


def at_puzzle(person: Visitor) -> Page:
    person.go(f"/puzzles/khronos/{short_puzzle().id}")
    expect(bar(person.page)).to_contain_text("Find the turn that gains most")
    expect(bar(person.page).get_by_role("button", name="Check my turn")).to_be_disabled()
    return person.page


def try_turn(person: Visitor, turn: Answers) -> None:
    person.play(said(turn))
    bar(person.page).get_by_role("button", name="Check my turn").click()


def says(page: Page, words: str) -> None:
    expect(bar(page)).to_contain_text(words, timeout=JUDGED)


def test_who_fails_is_told_kindly_and_tries_again(visitors: Doorman) -> None:
    person, puzzle = visitors.visitor(), short_puzzle()
    page = at_puzzle(person)
    try_turn(person, puzzle.second)
    says(page, "Not quite")
    says(page, "Your rating is now")
    expect(page.get_by_text("The best turn", exact=True)).to_have_count(0)  # nobody is told unasked
    bar(page).get_by_role("button", name="Solution").click()
    drawer = page.get_by_role("dialog", name="Why this turn is best")
    for words in ("Your turn", said(puzzle.second), "The best turn", said(puzzle.solution)):
        expect(drawer).to_contain_text(words)
    expect(drawer.locator("ul li, ul + p, h3 + p").first).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Escape")
    bar(page).get_by_role("button", name="Try again").click()
    try_turn(person, puzzle.solution)
    says(page, "Correct!")
    says(page, "Only the first try counts")
    bar(page).get_by_role("link", name="Leave the puzzle").click()
    expect(page.get_by_role("main")).to_contain_text("0 of 1 solved")


def test_a_solution_is_shown_on_the_board(visitors: Doorman) -> None:
    person, puzzle = visitors.visitor(), short_puzzle()
    page = at_puzzle(person)
    try_turn(person, puzzle.second)
    says(page, "Not quite")
    bar(page).get_by_role("button", name="Solution").click()
    page.get_by_role("button", name="Show it on the board").click()
    says(page, "This is the best turn")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(bar(page).get_by_role("link", name="Next puzzle")).to_be_visible()


def test_a_hint_tells_where_then_what_and_who_gives_up_sees_why(visitors: Doorman) -> None:
    person, puzzle = visitors.visitor(), short_puzzle()
    page = at_puzzle(person)
    expect(bar(page)).to_contain_text("You are ")
    assert "Theme" not in page.get_by_role("main").inner_text()  # it would tell too much
    bar(page).get_by_role("button", name="Hint").click()
    says(page, "Look at the place that lights up")
    lit = page.locator(".pointer :is(.dim, .ring)")
    expect(lit.first).to_be_attached()
    bar(page).get_by_role("button", name="What to do").click()
    says(page, said(puzzle.solution))
    bar(page).get_by_role("button", name="Give up").click()
    drawer = page.get_by_role("dialog", name="Why this turn is best")
    expect(drawer).to_contain_text("Theme:", timeout=JUDGED)
    for words in ("What happens", "The second-best turn", "In a hundred games it wins"):
        expect(drawer).to_contain_text(words)
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(bar(page).get_by_role("link", name="Next puzzle")).to_be_visible()


def test_a_puzzle_promises_no_preview(visitors: Doorman) -> None:
    person = visitors.visitor()
    puzzle = next(iter(puzzles_of("inventions").values()))
    person.go(f"/puzzles/inventions/{puzzle.id}")
    reading = person.page.get_by_role("region", name="Details")
    expect(reading).to_contain_text("Choose one of the highlighted options.")
    expect(reading).not_to_contain_text("would cause")


COVERED = """end => {
    const box = end.getBoundingClientRect();
    return [...document.querySelectorAll(".hand .held")].filter((held) => {
        const card = held.getBoundingClientRect();
        return card.left < box.right && card.right > box.left &&
            card.top < box.bottom && card.bottom > box.top;
    }).length;
}"""


def test_what_ends_the_turn_lies_over_no_card_of_five_players(visitors: Doorman) -> None:
    person = visitors.visitor(1366, 768)
    puzzle = next(one for one in puzzles_of("sands").values() if "\nseat 4\n" in one.position)
    person.go(f"/puzzles/sands/{puzzle.id}")
    cards = person.page.locator(".hand .held")
    expect(cards.nth(1)).to_be_visible()
    end = person.page.locator(".hand [data-marks='do:end']")
    expect(end).to_be_in_viewport(ratio=1.0)
    assert end.evaluate(COVERED) == 0


def test_what_a_guest_has_solved_moves_into_their_account(visitors: Doorman) -> None:
    person = visitors.visitor()
    page = at_puzzle(person)
    try_turn(person, short_puzzle().solution)
    says(page, "Correct!")
    person.go("/puzzles/course")
    expect(page.get_by_text("1 / 1").first).to_be_visible()
    expect(page.get_by_text("Saved in this browser")).to_be_visible()
    assert faults(page) == []
    person.go("/account")
    page.get_by_label("Login").fill("puzzler")
    page.get_by_label("Password").fill("a long enough one")
    page.get_by_role("button", name="Register").click()
    expect(page.get_by_role("heading", name="puzzler")).to_be_visible()
    page.evaluate("localStorage.clear()")
    person.go("/puzzles/course")
    expect(page.get_by_text("1 / 1").first).to_be_visible()
    expect(page.get_by_text("Saved in this browser")).to_have_count(0)


def run_of(person: Visitor, kind: str) -> Page:
    """Begin a run of Khronos, which has one puzzle."""
    person.go(f"/puzzles/run/{kind}/khronos")
    person.page.get_by_role("button", name="Start").click()
    expect(person.page.get_by_role("main")).to_contain_text("Find the turn that gains most")
    return person.page


def test_a_storm_runs_against_the_clock_and_its_best_result_stays(visitors: Doorman) -> None:
    visitors.fresh = True  # for its clock, too
    person = with_one_puzzle(visitors)
    page = run_of(person, "storm")
    assert faults(page) == []
    expect(page.get_by_role("timer")).to_have_text("2:58")
    person.play(said(short_puzzle().solution))
    page.get_by_role("button", name="Check my turn").click()
    main = page.get_by_role("main")
    expect(main).to_contain_text("One puzzle solved", timeout=JUDGED)
    expect(main).to_contain_text("Your first record")
    assert faults(page) == []
    page.clock.install()
    run_of(person, "storm")
    page.clock.run_for(181_000)
    expect(main).to_contain_text("No puzzle solved")
    expect(main).to_contain_text("best 1")
    person.go("/puzzles")
    expect(page.get_by_role("listitem").filter(has_text="Storm").first).to_contain_text("best 1")
    expect(main).not_to_contain_text("of 1 solved")  # such tries are not rated


def test_a_streak_ends_with_the_first_puzzle_that_is_missed(visitors: Doorman) -> None:
    person = with_one_puzzle(visitors)
    page = run_of(person, "streak")
    person.play(said(short_puzzle().second))
    page.get_by_role("button", name="Check my turn").click()
    expect(page.get_by_role("main")).to_contain_text("No puzzle solved", timeout=JUDGED)
    page.get_by_role("listitem").get_by_role("link").click()
    expect(bar(page)).to_contain_text("Find the turn that gains most")


def test_who_picks_a_theme_stays_with_it(visitors: Doorman) -> None:
    person = visitors.visitor()
    person.go("/puzzles/themes")
    page = person.page
    expect(page.get_by_role("heading", level=2)).to_have_count(3)
    assert faults(page) == []
    page.get_by_role("link", name="Paradox").click()
    expect(bar(page)).to_contain_text("Find the turn that gains most")
    first = page.url
    bar(page).get_by_role("link", name="Next puzzle").click()
    page.wait_for_url(lambda url: url != first)
    for address in (first, page.url):
        name, _, theme = address.rpartition("/")[2].partition("?theme=")
        assert theme == "paradox"
        assert theme in puzzles_of("khronos")[name].themes


def test_a_puzzle_is_shared_by_its_link_and_picture(visitors: Doorman) -> None:
    person = visitors.visitor()
    page = at_puzzle(person)
    bar(page).get_by_role("button", name="Share").click()
    shared = page.get_by_role("dialog")
    expect(shared.get_by_role("img", name="Picture of the board")).to_be_visible()
    link = shared.get_by_label("Link", exact=True).input_value()
    assert link.endswith(f"/puzzles/khronos/{short_puzzle().id}")
    shared.get_by_role("radio", name="This position").check()
    expect(shared.get_by_label("HTML for a web page", exact=True)).to_be_visible()
    inside = shared.get_by_label("Link", exact=True).input_value()
    assert clocksmith.read(inside).turn == short_puzzle().seat
    assert faults(page) == []


@looks(*SIZES)
def test_nothing_keeps_anybody_from_puzzles(
    visitors: Doorman, size: tuple[int, int], scheme: Scheme
) -> None:
    person = visitors.visitor(*size, scheme)
    person.go("/puzzles")
    page = person.page
    expect(page.get_by_role("link", name="Puzzle of the day")).to_have_count(3)
    assert faults(page) == []
    assert not scrolls_sideways(page)
    for name in ("khronos", "sands", "inventions"):
        person.go(f"/puzzles/{name}/{next(iter(puzzles_of(name)))}")
        expect(bar(page)).to_contain_text("Find the turn")
        assert faults(page) == [], name
        assert not scrolls_sideways(page), name
