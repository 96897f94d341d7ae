"""The Sands of Time in a real browser: a whole game, a generation of two people, small screens."""

import re

from playwright.sync_api import Locator, expect

from browser.access import faults, looks, scrolls_sideways
from browser.doorman import Doorman, Scheme
from browser.people import Visitor
from browser.test_layout import ON_TOP
from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.state import Sands
from clocksmith.table.record import record_from, write_record
from games.sands.scene import scene

ME, GUEST, INVITE = {"kind": "me"}, {"kind": "guest", "name": "Anna"}, {"kind": "invite"}
BOT = {"kind": "bot", "level": "uniform"}

# Four regions for Red, three soldiers beside a colony of Green that one soldier holds.
WORLD = (
    "italia crops 3 of 0 capital; gallia of 0 colony; hispania of 0 colony; "
    "mauretania of 0 colony; syria of 1 capital; sicilia of 1 colony; aegyptus of 1 colony"
)
RED = (
    "stock crops:9 gold:6; heritage 0 1 0; unrest 2; soldiers italia:3; peasants gallia:1; "
    "chronicles c:1"
)
GREEN = "stock crops:3 gold:3; soldiers sicilia:1 syria:1"
# The last round of the last generation of a dynasty.
LAST_ROUND = "generation 2; dynasty 1; marker 7; begun 4; round 4; start 0"


def before_the_choice() -> Sands:
    """Return a position in which Red and Green choose cards for the last round of a dynasty."""
    pending = "ChooseCards seat=0; ChooseCards seat=1; NextTurn"
    return scene(WORLD, RED, GREEN, seats=2, pending=pending, clock=LAST_ROUND)


def in_turn(cards: str) -> Sands:
    """Return a position in which Red uses cards."""
    return scene(WORLD, RED, GREEN, seats=2, cards=cards)


def open_from(person: Visitor, state: Sands, *seats: dict[str, str]) -> tuple[str, list[str]]:
    """Open a table that begins from a position; return its id and its invitations."""
    record = person.hand_in(write_record(record_from(GAME, state)))
    wanted = {"step": 0, "seats": list(seats), "clock": {"kind": "none"}}
    made = person.ask(f"tables/{record}/branches", wanted)
    return str(made["id"]), [invitation["token"] for invitation in made["invitations"]]


def sit(person: Visitor, table: str) -> None:
    """Open a table's page and wait for its map."""
    person.go(f"/t/{table}")
    expect(world(person)).to_be_visible()


def alone(
    visitors: Doorman, state: Sands, width: int = 1600, height: int = 1000, scheme: Scheme = "light"
) -> Visitor:
    """Return a person at both seats of a table."""
    person = visitors.visitor(width, height, scheme)
    person.come_in()
    table, _ = open_from(person, state, ME, GUEST)
    sit(person, table)
    person.lift_curtain("Red")
    return person


def two_people(visitors: Doorman, state: Sands) -> tuple[Visitor, Visitor]:
    """Return Red and Green, each with a browser."""
    red, green = visitors.visitor(1600, 1000), visitors.visitor(1600, 1000)
    red.come_in()
    table, (token,) = open_from(red, state, ME, INVITE)
    green.go(f"/j/{token}")
    green.page.get_by_label("Your name").fill("Ben")
    green.page.get_by_role("button", name="Sit down").click()
    expect(world(green)).to_be_visible()
    sit(red, table)
    return red, green


def world(person: Visitor) -> Locator:
    """Return the map."""
    return person.page.get_by_role("listbox", name="Map of the world")


def middle(person: Visitor, place: Locator) -> tuple[float, float]:
    """Return where on the screen the middle of something on the map is."""
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def region(person: Visitor, name: str) -> Locator:
    """Return the words and pieces of a region."""
    number = GAME.parts.region_names.index(name)
    return world(person).locator(f"g.sands-region[data-region='{number}']")


def soldier(person: Visitor, name: str) -> Locator:
    """Return the soldiers in a region, if they can be taken up."""
    return world(person).locator(f"[data-place='citizen:soldier:{name}']")


def click(person: Visitor, name: str) -> None:
    """Click a region."""
    person.page.mouse.click(*middle(person, region(person, name).locator("text").first))


def drag(person: Visitor, name: str, goal: str) -> None:
    """Drag a soldier from a region to another one."""
    mouse = person.page.mouse
    mouse.move(*middle(person, soldier(person, name)))
    mouse.down()
    mouse.move(*middle(person, region(person, goal)), steps=6)
    mouse.up()


def hand(person: Visitor) -> Locator:
    """Return everything that lies beside the map to be chosen."""
    return person.page.locator(".sands-hand")


def pick(person: Visitor, *cards: str) -> None:
    """Choose cards of the hand, and confirm."""
    for card in cards:
        hand(person).get_by_role("button", name=re.compile(f"^{card}")).first.click()
    person.confirm()


def hide(person: Visitor, face: int) -> None:
    """Hide a face of the die in the battle that is shown."""
    battle = person.page.get_by_role("group", name="Battle of Sicilia")
    battle.get_by_role("button", name=re.compile(f"^Hide a {face}")).click()
    person.confirm()


def march(person: Visitor) -> None:
    """Move three soldiers to Sicilia: by dragging, and by pointing."""
    expect(person.question()).to_have_text("Who moves where?")
    drag(person, "italia", "sicilia")
    expect(world(person).locator(".sands-trail")).to_have_count(1)
    person.page.get_by_role("button", name="Undo").click()
    expect(world(person).locator(".sands-trail")).to_have_count(0)
    drag(person, "italia", "sicilia")
    expect(world(person).locator(".sands-trail text")).to_have_text("1")
    person.page.mouse.click(*middle(person, soldier(person, "italia")))
    click(person, "sicilia")
    expect(world(person).locator(".sands-trail text")).to_have_text("2")
    drag(person, "italia", "sicilia")
    expect(world(person).locator(".sands-trail text")).to_have_text("3")
    pick(person, "Finish this action")


def fight(red: Visitor, green: Visitor) -> None:
    """Let Red attack Green in Sicilia, and win."""
    expect(red.question()).to_have_text("Where will you attack or annex?")
    click(red, "sicilia")
    expect(red.page.get_by_text("2 crops: 2 for unrest").first).to_be_visible()
    red.confirm()
    scene_of_battle = green.page.get_by_role("group", name="Battle of Sicilia")
    expect(scene_of_battle).to_contain_text("citizens 6")
    hide(red, 1)
    expect(green.page.get_by_text("Red showed")).to_have_count(0)
    hide(green, 0)
    for person in (red, green):  # nothing moves here, so that the result stays in sight
        expect(person.page.get_by_role("group", name="Battle")).to_contain_text("Red wins.")
    scene_of_battle.get_by_role("button", name="Close").click()
    expect(scene_of_battle).to_have_count(0)
    red.confirm()  # the winner loses a soldier, and has nothing else to lose
    expect(green.question()).to_have_text("Which of your citizens in Sicilia falls?")
    green.confirm()
    expect(red.question()).to_have_text("Will you annex Sicilia now?")
    click(red, "sicilia")
    red.confirm()


def test_a_generation_of_two_people(visitors: Doorman) -> None:
    red, green = two_people(visitors, before_the_choice())
    expect(red.question()).to_have_text("Which two cards will you play this round?")
    pick(red, "Migrate", "Conquest")
    expect(red.page.get_by_text("Waiting for Ben.")).to_be_visible()
    expect(red.page.get_by_text("Your choice is sealed.")).to_be_visible()
    expect(green.page.get_by_text("Migrate face down")).to_have_count(0)
    pick(green, "Govern", "Tribute")
    pick(red, "Migrate")
    march(red)
    pick(red, "Conquest")
    fight(red, green)
    pick(red, "End the turn")
    pick(green, "End the turn")
    for person in (red, green):
        told = person.log()
        expect(told.get_by_text("Red annexed Sicilia.")).to_be_visible()
        expect(told.get_by_text("Red fulfilled chronicle 1 on space C (regions).")).to_be_visible()
        expect(told.get_by_text("Red scored 1 point for a chronicle.")).to_be_visible()
    expect(green.question()).to_have_text("Which two cards will you play this round?")


def test_two_cards_that_do_not_go_together_are_refused_with_the_reason(visitors: Doorman) -> None:
    pending = "ChooseCards seat=0; ChooseCards seat=1; NextTurn"
    played = f"{RED}; used muster raid"
    state = scene(WORLD, played, GREEN, seats=2, pending=pending, clock=LAST_ROUND)
    person = alone(visitors, state)
    hand(person).get_by_role("button", name=re.compile("^Muster")).click()
    hand(person).get_by_role("button", name=re.compile("^Raid")).hover()
    why = person.page.get_by_text("You have used both of these cards in this generation")
    expect(why.first).to_be_visible()
    link = person.page.get_by_role("link", name=re.compile("4.2"))
    expect(link.first).to_have_attribute("href", "/rules/sands#4.2")


def test_a_price_shows_its_parts_and_a_region_tells_its_story(visitors: Doorman) -> None:
    person = alone(visitors, in_turn("build muster"))
    pick(person, "Build")
    hand(person).get_by_role("button", name=re.compile("quarry")).click()
    click(person, "gallia")
    expect(person.page.get_by_text("3 gold: 2 for unrest, 1 for the level").first).to_be_visible()
    person.confirm()
    expect(person.log().get_by_text("Red built a quarry in Gallia.")).to_be_visible()
    click(person, "gallia")
    sheet = person.page.get_by_role("dialog", name="Gallia")
    sheet.get_by_text("Why is this here?").click()
    expect(sheet.get_by_text("Red built a quarry in Gallia.")).to_be_visible()


def test_confirm_stays_in_sight_below_all_that_can_be_built_in_a_region(
    visitors: Doorman,
) -> None:
    person = alone(visitors, in_turn("build muster"), 1366, 768)
    pick(person, "Build")
    click(person, "gallia")
    sheet = person.page.get_by_role("dialog", name="Gallia")
    sheet.get_by_role("button", name=re.compile("quarry")).click()
    assert sheet.evaluate("(sheet) => sheet.scrollHeight > sheet.clientHeight")
    confirm = sheet.get_by_role("button", name="Confirm")
    assert confirm.evaluate(ON_TOP)
    confirm.click()
    expect(sheet).to_have_count(0)


def test_a_structure_is_dragged_onto_its_region(visitors: Doorman) -> None:
    person = alone(visitors, in_turn("build muster"))
    pick(person, "Build")
    mouse = person.page.mouse
    mouse.move(*middle(person, hand(person).get_by_role("button", name=re.compile("quarry"))))
    mouse.down()
    mouse.move(*middle(person, region(person, "gallia").locator("text").first), steps=6)
    mouse.up()
    expect(person.page.get_by_text("3 gold: 2 for unrest, 1 for the level").first).to_be_visible()
    person.confirm()
    expect(person.log().get_by_text("Red built a quarry in Gallia.")).to_be_visible()


def test_the_same_several_times_shows_all_of_it(visitors: Doorman) -> None:
    rich = RED.replace("unrest 2", "unrest 5")
    person = alone(visitors, scene(WORLD, rich, GREEN, seats=2, cards="govern muster"))
    pick(person, "Govern")
    hand(person).get_by_role("button", name=re.compile("^Lower")).click()
    expect(person.page.get_by_text(re.compile("^4 crops:")).first).to_be_visible()
    person.page.get_by_role("button", name="2 times").click()
    expect(person.page.get_by_text(re.compile("^8 crops:")).first).to_be_visible()
    person.confirm()
    expect(person.log().get_by_text("Red’s unrest fell to 3")).to_be_visible()


def test_a_chronicle_shows_what_is_missing_and_is_laid_from_the_forecast(
    visitors: Doorman,
) -> None:
    person = alone(visitors, in_turn("chronicle muster"))
    plan = person.page.get_by_text("Chronicle 1 (1 point) needs 4: scores now")
    expect(plan).to_be_visible()
    pick(person, "Chronicle")
    lacks = "Chronicle 2 on space D (citizens): 11 citizens and 1 heritage short"
    person.page.get_by_role("button", name=lacks).click()
    person.confirm()
    expect(person.log().get_by_text("Red laid chronicle 2 face down on space D")).to_be_visible()


def test_a_caravan_is_laid_by_pointing_at_its_border(visitors: Doorman) -> None:
    person = alone(visitors, in_turn("caravan1 muster"))
    pick(person, "Caravan I")
    borders = world(person).locator(".sands-border.lit")
    expect(borders.first).to_be_visible()
    person.page.mouse.click(*middle(person, borders.first))
    sheet = person.page.get_by_role("dialog")
    sheet.get_by_role("button", name=re.compile("pay in gold")).click()
    expect(person.page.get_by_text("2 gold: 2 for the caravan").first).to_be_visible()
    sheet.get_by_role("button", name="Confirm").click()
    expect(person.log().get_by_text("Red laid a caravan between")).to_be_visible()


def test_dangers_are_told_before_they_come(visitors: Doorman) -> None:
    full = f"{RED.replace('peasants gallia:1', 'peasants italia:4')}"
    near = "stock crops:3 gold:3; soldiers sicilia:1 syria:1"
    person = alone(visitors, scene(WORLD, full, near, seats=2, cards="muster raid"))
    person.page.get_by_text("4 warnings").click()
    expect(person.page.get_by_text("Italia has 7 citizens and space for 3")).to_be_visible()
    expect(person.page.get_by_text("Anna could raid Italia and take 1.")).to_be_visible()


def test_the_map_is_read_out_and_steered_by_keyboard(visitors: Doorman) -> None:
    person = alone(visitors, in_turn("muster build"))
    pick(person, "Muster")
    world(person).focus()
    keyboard = person.page.keyboard
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowRight"):
        keyboard.press(key)
    read = world(person).get_by_role("option").filter(has_text=re.compile("capacity"))
    expect(read).to_have_count(12)
    here = world(person).get_attribute("aria-activedescendant")
    expect(person.page.locator(f"#{here}")).to_contain_text("capacity")
    person.choose("Muster a soldier in Gallia")
    keyboard.press("Enter")
    expect(person.log().get_by_text("Red mustered a soldier in Gallia.")).to_be_visible()


@looks()
def test_everybody_can_use_the_table_at_every_size(
    visitors: Doorman, size: tuple[int, int], scheme: Scheme
) -> None:
    person = visitors.visitor(*size, scheme)
    person.come_in()
    sit(person, person.open_branch("usual-3-0001.txt", 250, ME, GUEST, GUEST, game="sands"))
    person.page.get_by_role("dialog").get_by_role("button").click()
    expect(person.page.get_by_role("dialog")).to_be_hidden()
    assert faults(person.page) == []
    assert not scrolls_sideways(person.page)


def test_a_phone_shows_the_map_or_the_chronicle_board(visitors: Doorman) -> None:
    person = alone(visitors, in_turn("chronicle muster"), 390, 844)
    board = person.page.get_by_role("button", name="Chronicle board")
    board.click()
    expect(world(person)).to_be_hidden()
    expect(person.page.get_by_role("region", name="civil")).to_be_visible()
    assert not scrolls_sideways(person.page)
    assert faults(person.page) == []
