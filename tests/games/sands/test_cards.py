"""Each of the eleven action cards and the three emphasis cards: symbols, locks, extras, markers."""

import pytest

from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.content import CATEGORY_NAMES
from clocksmith.games.sands.model.events import HeritageRaised
from clocksmith.games.sands.model.state import Sands
from games.sands.parts import end_generation, held, heritage, late
from games.sands.scene import citizens, end_turns, price, scene, stands, stock, used
from play import P0, P1, asked, play, refused, texts

# Seat 0 can do something with every card here; Syria can be annexed.
REGIONS = (
    "italia crops 4 of 0 capital; gallia gold 4 of 0 province; libya crops 5 of 0 colony;"
    " syria gold 3"
)
HAVE = (
    "stock crops:9 gold:9; heritage 5 5 5; peasants italia:1 syria:2; soldiers italia:1;"
    " caravans gallia:italia; reached agriculture:1 barter:3"
)
# Culture is unlocked by Democracy; the civil row is long enough for no card to be drawn.
ROWS = "agriculture ornament tyranny; barter coinage democracy; writing poetry"
LINES = {
    "chronicle": ["record 1 a"],
    "muster": ["muster italia", "done"],
    "conquest": ["annex syria"],
    "raid": ["move soldier italia gallia", "done"],
    "build": ["build road italia"],
    "govern": ["lower", "done"],
    "advance": ["advance civil-1"],
    "caravan1": ["caravan hispania italia gold"],
    "caravan2": ["caravan hispania italia gold"],
    "migrate": ["move peasant italia gallia", "done", "done"],
    "tribute": ["tribute colonies"],
}
SYMBOLS = {
    "chronicle": [],
    "muster": ["political"],
    "conquest": ["political"],
    "raid": ["political"],
    "build": ["civil"],
    "govern": ["civil", "cultural"],
    "advance": ["civil", "cultural"],
    "caravan1": ["cultural"],
    "caravan2": ["cultural"],
    "migrate": ["political", "cultural"],
    "tribute": ["civil"],
}


def table(card: str, have: str = "") -> Sands:
    """Return a position in which seat 0 has revealed one card."""
    return scene(REGIONS, f"{HAVE}; {have}", rows=ROWS, cards=card)


def use(state: Sands, card: str) -> None:
    """Use a card in the plainest way."""
    lines = LINES[card]
    if card == "tribute" and state.players[0].emphasis == 0:
        lines = ["tribute both"]
    play(GAME, state, f"use {card}", *lines)


# What all of them share


@pytest.mark.rule("4.2.B", "7")
@pytest.mark.rule("card.chronicle", "card.muster", "card.conquest", "card.raid", "card.build")
@pytest.mark.rule("card.govern", "card.advance", "card.caravan1", "card.caravan2")
@pytest.mark.rule("card.migrate", "card.tribute")
@pytest.mark.parametrize("category", CATEGORY_NAMES)
@pytest.mark.parametrize("card", list(LINES))
def test_a_used_card_with_the_symbol_of_the_emphasis_lays_one_marker(
    card: str, category: str
) -> None:
    state = table(card, f"emphasis {category} 0")
    use(state, card)
    marks = int(category in SYMBOLS[card])
    if card == "build" and category == "political":
        marks = 1  # for the road
    assert state.players[0].markers == marks
    assert used(state, 0) == [card]


@pytest.mark.rule("4.2.B")
@pytest.mark.parametrize("card", list(LINES))
def test_without_an_emphasis_card_there_are_no_markers(card: str) -> None:
    state = table(card)
    use(state, card)
    assert state.players[0].markers == 0


@pytest.mark.rule("4.2.B", "S1")
@pytest.mark.parametrize("category", CATEGORY_NAMES)
@pytest.mark.parametrize("card", list(LINES))
def test_a_card_that_does_nothing_counts_as_declined_and_unplayed(card: str, category: str) -> None:
    state = table(card, f"emphasis {category} 0")
    play(GAME, state, f"use {card}", "done")
    if asked(GAME, state)[0] in ("LeadCaravan", "PlunderRegion"):
        play(GAME, state, "done")
    assert used(state, 0) == []
    assert state.players[0].markers == 0
    assert state.players[0].unrest == 3


@pytest.mark.rule("4.2.B")
@pytest.mark.parametrize("card", list(LINES))
def test_a_repeated_card_that_is_used_costs_unrest_at_the_end_of_the_turn(card: str) -> None:
    state = table(card, f"used {card}; unrest 3")
    use(state, card)
    lowered = int(card == "govern")
    assert state.players[0].unrest == 3 - lowered
    play(GAME, state, "end")
    assert state.players[0].unrest == 4 - lowered
    assert used(state, 0) == [card]


@pytest.mark.rule("4.2.B")
@pytest.mark.parametrize("card", list(LINES))
def test_a_declined_repeat_costs_nothing_and_stays_played(card: str) -> None:
    state = table(card, f"used {card}")
    play(GAME, state, "end")
    assert state.players[0].unrest == 3
    assert used(state, 0) == [card]


@pytest.mark.rule("4.2.B")
def test_a_bonus_action_does_not_make_a_declined_card_used() -> None:
    state = table("muster", "emphasis political 0")
    play(GAME, state, "use muster", "oppress italia", "done")
    assert used(state, 0) == []
    assert state.players[0].markers == 0


# Chronicle


@pytest.mark.rule("5.1", "card.chronicle")
def test_chronicle_lays_one_card_on_a_space_without_an_own_one() -> None:
    state = scene(REGIONS, "chronicles b:2 d:7", "chronicles a:1", cards="chronicle muster")
    play(GAME, state, "use chronicle")
    offered = texts(GAME, state, "record")
    assert len(offered) == 5 * 4
    assert "record 1 a" in offered
    assert refused(GAME, state, "record 1 b").key == "space-taken"
    assert refused(GAME, state, "record 2 c").key == "chronicle-laid"
    play(GAME, state, "record 1 a")
    assert asked(GAME, state)[0] == "TakeTurn"


# Muster


def mustering(have: str, regions: str = REGIONS) -> Sands:
    """Return a position in which seat 0 musters."""
    state = scene(regions, have, cards="muster")
    play(GAME, state, "use muster")
    return state


@pytest.mark.rule("5.2", "card.muster")
def test_locked_muster_places_one_soldier_for_1_gold() -> None:
    state = mustering("stock gold:3; peasants gallia:1")
    assert texts(GAME, state, "muster") == ["muster gallia", "muster italia", "muster libya"]
    assert refused(GAME, state, "muster syria").key == "not-controlled"
    play(GAME, state, "muster italia")
    assert citizens(state, 0, "italia") == (0, 1)
    assert stock(state, 0) == (0, 2)
    assert refused(GAME, state, "muster gallia").key == "one-soldier"
    assert refused(GAME, state, "turn soldier gallia").key == "muster-locked"


@pytest.mark.rule("5.2", "card.muster")
def test_politics_unlocked_muster_turns_a_citizen_in_each_other_region() -> None:
    state = mustering("stock gold:3; peasants gallia:2; soldiers libya:1; emphasis political 0")
    play(GAME, state, "turn soldier gallia", "turn peasant libya", "muster italia")
    assert citizens(state, 0, "gallia") == (1, 1)
    assert citizens(state, 0, "libya") == (1, 0)
    assert citizens(state, 0, "italia") == (0, 1)
    assert stock(state, 0) == (0, 0)


@pytest.mark.rule("5.2", "card.muster")
def test_each_region_is_used_once_whichever_option() -> None:
    have = "stock gold:5; peasants gallia:2; soldiers gallia:1; emphasis political 0"
    state = mustering(have)
    play(GAME, state, "turn soldier gallia")
    for line in ("turn soldier gallia", "turn peasant gallia", "muster gallia"):
        assert refused(GAME, state, line).key == "region-used"
    state = mustering(have)
    play(GAME, state, "muster gallia")
    assert refused(GAME, state, "turn soldier gallia").key == "region-used"


@pytest.mark.rule("5.2", "card.muster")
def test_no_option_of_muster_is_required() -> None:
    state = mustering("stock gold:5; peasants gallia:2; emphasis political 0")
    play(GAME, state, "turn soldier gallia", "done")
    assert used(state, 0) == ["muster"]


@pytest.mark.rule("2.4", "5.2", "card.muster")
def test_muster_needs_gold_and_pieces_in_supply() -> None:
    assert refused(GAME, mustering("stock crops:5"), "muster italia").key == "too-little-gold"
    have = "stock gold:5; peasants italia:1; soldiers syria:10; emphasis political 0"
    state = mustering(have)
    assert refused(GAME, state, "muster italia").key == "no-piece"
    assert refused(GAME, state, "turn soldier italia").key == "no-piece"
    state = mustering("stock gold:5; peasants syria:20; soldiers italia:1; emphasis political 0")
    assert refused(GAME, state, "turn peasant italia").key == "no-piece"


@pytest.mark.rule("5", "5.2", "card.muster")
def test_capacity_does_not_limit_muster() -> None:
    state = mustering("stock gold:1; peasants italia:9")
    play(GAME, state, "muster italia")
    assert citizens(state, 0, "italia") == (9, 1)


# Conquest


@pytest.mark.rule("5.3", "card.conquest")
def test_conquest_ends_with_an_annexation_and_a_second_is_not_possible() -> None:
    state = scene(
        f"{REGIONS}; graecia gold 3",
        "stock crops:9; peasants syria:1 graecia:1",
        cards="conquest muster",
    )
    play(GAME, state, "use conquest", "annex syria")
    assert asked(GAME, state)[0] == "TakeTurn"


@pytest.mark.rule("5.3", "card.conquest")
def test_after_an_attack_only_the_same_region_may_be_annexed_and_nobody_attacked() -> None:
    state = scene(
        f"{REGIONS}; graecia gold 3",
        "stock crops:9; peasants syria:4 graecia:1",
        "peasants syria:1",
        "peasants syria:1",
        cards="conquest",
    )
    play(GAME, state, "use conquest", "attack syria 1", "die 0", "die 0")
    play(GAME, state, "lose peasant", "lose peasant")
    assert asked(GAME, state) == ("AnnexOrLeave", P0)
    assert texts(GAME, state, "attack") == []
    assert refused(GAME, state, "annex graecia").key == "another-region"
    play(GAME, state, "annex syria")
    assert stock(state, 0) == (9 - 3 - 3, 0)
    assert state.players[0].colonies.bit_count() == 2


@pytest.mark.rule("5.3", "card.conquest")
@pytest.mark.parametrize("category", CATEGORY_NAMES)
def test_no_emphasis_changes_what_conquest_offers(category: str) -> None:
    have = "stock crops:9; peasants syria:2"
    plain = scene(REGIONS, have, "peasants syria:1", cards="conquest")
    stressed = scene(
        REGIONS, f"{have}; emphasis {category} 0", "peasants syria:1", cards="conquest"
    )
    play(GAME, plain, "use conquest")
    play(GAME, stressed, "use conquest")
    assert texts(GAME, plain) == texts(GAME, stressed)


# Raid


def raiding(have: str, rival: str = "stock crops:9 gold:1") -> Sands:
    """Return a position in which seat 0 raids around Italia; seat 1 rules Sicilia and Graecia."""
    regions = "italia crops 4 of 0 capital; gallia gold 4 of 0 province; hispania crops 3"
    regions += "; sicilia crops 4 of 1 capital; graecia gold 4 of 1 province"
    state = scene(regions, have, rival, cards="raid")
    play(GAME, state, "use raid")
    return state


@pytest.mark.rule("5.4", "card.raid")
def test_locked_raid_plunders_one_region_just_entered() -> None:
    state = raiding("soldiers italia:3 sicilia:2 hispania:1")
    play(GAME, state, "move soldier italia graecia", "move soldier italia sicilia", "done")
    # Hispania was not entered.
    assert texts(GAME, state, "plunder") == ["plunder graecia", "plunder sicilia"]
    assert refused(GAME, state, "plunder hispania").key == "not-entered"
    play(GAME, state, "plunder sicilia")
    # One soldier entered, two were there: all three count.
    assert (stock(state, 0), stock(state, 1)) == ((3, 0), (6, 1))
    assert asked(GAME, state)[0] == "TakeTurn"


@pytest.mark.rule("5.4", "card.raid")
def test_politics_unlocked_raid_plunders_every_foreign_region_with_own_soldiers() -> None:
    state = raiding("soldiers italia:3 sicilia:2 hispania:1; emphasis political 0")
    play(GAME, state, "move soldier italia graecia", "done")
    lines = ["plunder hispania", "plunder graecia", "plunder sicilia"]
    assert texts(GAME, state, "plunder") == lines
    assert refused(GAME, state, "plunder italia").key == "own-region"
    play(GAME, state, *lines)
    # One crop from Hispania, two from Sicilia, one gold from Graecia.
    assert (stock(state, 0), stock(state, 1)) == ((3, 1), (7, 0))
    assert asked(GAME, state)[0] == "TakeTurn"


@pytest.mark.rule("5.4", "card.raid")
def test_politics_unlocked_soldiers_plunder_without_moving() -> None:
    state = raiding("soldiers sicilia:2; emphasis political 0")
    play(GAME, state, "done", "plunder sicilia")
    assert stock(state, 0) == (2, 0)
    assert used(state, 0) == ["raid"]
    assert state.players[0].markers == 1


@pytest.mark.rule("5.4", "card.raid")
def test_any_region_may_be_left_out() -> None:
    state = raiding("soldiers sicilia:2 graecia:1; emphasis political 0")
    play(GAME, state, "done", "plunder graecia", "done")
    assert stock(state, 0) == (0, 1)
    state = raiding("soldiers italia:1")
    play(GAME, state, "move soldier italia sicilia", "done", "done")
    assert (stock(state, 0), used(state, 0)) == ((0, 0), ["raid"])


@pytest.mark.rule("5.4", "card.raid")
def test_plunder_is_bounded_by_capacity_and_does_not_depend_on_what_the_victim_has() -> None:
    state = raiding("soldiers italia:6", "stock crops:1")
    play(GAME, state, *["move soldier italia sicilia"] * 6, "done", "plunder sicilia")
    assert (stock(state, 0), stock(state, 1)) == ((4, 0), (0, 0))


@pytest.mark.rule("4", "5.4", "card.raid")
def test_nothing_is_asked_when_nothing_can_be_plundered() -> None:
    state = raiding("soldiers italia:1 sicilia:1")
    play(GAME, state, "move soldier italia gallia", "done")
    assert asked(GAME, state)[0] == "TakeTurn"


@pytest.mark.rule("5.4", "card.raid")
def test_only_soldiers_raid_and_each_moves_once() -> None:
    state = raiding("peasants italia:1; soldiers italia:1 gallia:1")
    assert refused(GAME, state, "move peasant italia gallia").key == "only-soldiers"
    play(GAME, state, "move soldier italia gallia", "move soldier gallia hispania")
    # Of two soldiers in Gallia one had come there.
    assert refused(GAME, state, "move soldier gallia italia").key == "nobody-to-move"


# Build


@pytest.mark.rule("5.5", "card.build")
def test_build_puts_up_one_structure_and_a_city_only_civil_unlocked() -> None:
    state = scene(REGIONS, "stock gold:20", cards="build muster")
    play(GAME, state, "use build")
    assert texts(GAME, state, "build city") == []
    play(GAME, state, "build quarry italia")
    assert asked(GAME, state)[0] == "TakeTurn"
    state = scene(REGIONS, "stock gold:20; emphasis civil 0", cards="build muster")
    play(GAME, state, "use build", "build city gallia")
    assert stands(state, "city", "gallia")


@pytest.mark.rule("4.2.B", "card.build")
@pytest.mark.parametrize(
    ("category", "marks"),
    [
        # Emphasis, and the markers for a civil, a political and a cultural structure.
        ("civil", {"quarry": 2, "road": 1, "shrine": 1, "city": 2}),
        ("political", {"quarry": 0, "road": 1, "shrine": 0}),
        ("cultural", {"quarry": 0, "road": 0, "shrine": 1}),
    ],
)
def test_build_marks_for_its_symbol_and_for_the_structure(
    category: str, marks: dict[str, int]
) -> None:
    for structure, count in marks.items():
        state = scene(REGIONS, f"stock gold:20; emphasis {category} 0", cards="build muster")
        play(GAME, state, "use build", f"build {structure} italia")
        assert state.players[0].markers == count


# Govern


def governing(have: str) -> Sands:
    """Return a position in which seat 0 governs three regions."""
    state = scene(REGIONS, have, cards="govern")
    play(GAME, state, "use govern")
    return state


@pytest.mark.rule("5.6", "card.govern")
def test_locked_each_step_of_govern_costs_a_crop_per_region() -> None:
    state = governing("stock crops:7; unrest 6")
    assert price(state, "lower") == (3, [3])
    play(GAME, state, "lower", "lower")
    assert stock(state, 0) == (1, 0)
    assert state.players[0].unrest == 4
    assert refused(GAME, state, "lower").key == "too-few-crops"


@pytest.mark.rule("5.6", "card.govern", "S3")
def test_culture_unlocked_one_step_of_govern_is_free() -> None:
    state = governing("stock crops:3; unrest 6; emphasis cultural 0")
    assert price(state, "lower")[0] == 0
    play(GAME, state, "lower")
    assert stock(state, 0) == (3, 0)
    play(GAME, state, "lower")
    assert (stock(state, 0), state.players[0].unrest) == ((0, 0), 4)


@pytest.mark.rule("5.6", "9", "card.govern")
def test_govern_leads_down_to_1_at_least() -> None:
    state = governing("stock crops:99; unrest 2")
    play(GAME, state, "lower")
    assert refused(GAME, state, "lower").key == "calm-already"


# Advance


@pytest.mark.rule("5.7", "card.advance")
def test_locked_advance_begins_no_new_row() -> None:
    state = scene(REGIONS, "heritage 9 9 9; reached law:1", cards="advance")
    play(GAME, state, "use advance")
    assert texts(GAME, state, "advance") == ["advance political-1"]
    assert refused(GAME, state, "advance civil-1").key == "new-row-locked"


@pytest.mark.rule("5.7", "card.advance")
def test_culture_unlocked_advance_may_begin_a_row_of_any_category() -> None:
    have = "heritage 3 2 3; reached law:1; emphasis cultural 0"
    state = scene(REGIONS, have, cards="advance muster")
    play(GAME, state, "use advance")
    civil, cultural = ["civil-1", "civil-2"], ["cultural-1", "cultural-2"]
    assert texts(GAME, state, "advance") == [f"advance {row}" for row in civil + cultural]
    assert refused(GAME, state, "advance political-2").key == "too-much-unrest"
    play(GAME, state, "advance civil-2")
    assert state.players[0].reached == [0, 1, 1, 0, 0, 0]
    assert asked(GAME, state)[0] == "TakeTurn"


@pytest.mark.rule("5.7", "card.advance")
@pytest.mark.parametrize(("unrest", "allowed"), [(2, True), (3, True), (4, False)])
def test_unrest_must_not_be_above_the_heritage_of_the_category(unrest: int, allowed: bool) -> None:
    have = f"heritage 3 9 9; unrest {unrest}; reached agriculture:1"
    state = scene(REGIONS, have, cards="advance")
    play(GAME, state, "use advance")
    assert (texts(GAME, state, "advance") == ["advance civil-1"]) == allowed


@pytest.mark.rule("5.7", "card.advance")
def test_a_row_ends_at_level_4() -> None:
    rows = "agriculture ornament tyranny vision"
    state = scene(REGIONS, "heritage 9 9 9; reached agriculture:4", rows=rows, cards="advance")
    play(GAME, state, "use advance")
    assert refused(GAME, state, "advance civil-1").key == "row-ends"


# Caravans


@pytest.mark.rule("5.8", "6", "card.caravan1", "card.caravan2")
@pytest.mark.parametrize(
    ("card", "have", "usable"),
    [
        ("caravan1", "", True),
        ("caravan2", "", False),
        ("caravan2", "emphasis civil 0", False),
        ("caravan2", "emphasis cultural 0", True),
    ],
)
def test_the_second_caravan_card_is_locked_without_culture(
    card: str, have: str, usable: bool
) -> None:
    state = scene(REGIONS, f"stock crops:2 gold:2; {have}", cards=card)
    play(GAME, state, f"use {card}")
    if not usable:
        assert refused(GAME, state, "caravan gallia italia gold").key == "card-locked"
        assert texts(GAME, state, "caravan") == []
        play(GAME, state, "done")
        assert used(state, 0) == []
        return
    play(GAME, state, "caravan gallia italia gold")
    assert stock(state, 0) == (2, 0)


@pytest.mark.rule("4.2.A", "card.caravan2")
def test_both_caravan_cards_may_be_chosen_while_one_is_locked() -> None:
    state = choosing("stock gold:4")
    play(GAME, state, "choose caravan1 caravan2")


@pytest.mark.rule("5.8", "card.caravan1")
def test_crops_and_gold_are_not_mixed() -> None:
    state = scene(REGIONS, "stock crops:1 gold:1", cards="caravan1")
    play(GAME, state, "use caravan1")
    assert texts(GAME, state, "caravan") == []
    assert refused(GAME, state, "caravan gallia italia free").key == "not-free"


@pytest.mark.rule("2.4", "5.8", "card.caravan1")
def test_one_own_caravan_lies_on_a_border_but_others_may_too() -> None:
    state = scene(
        REGIONS,
        "stock gold:2; caravans gallia:italia",
        "caravans hispania:italia",
        cards="caravan1",
    )
    play(GAME, state, "use caravan1")
    assert refused(GAME, state, "caravan gallia italia gold").key == "caravan-there"
    play(GAME, state, "caravan hispania italia gold")


@pytest.mark.rule("5.8", "card.caravan1")
def test_a_caravan_brings_1_heritage_even_with_a_good_and_a_capital() -> None:
    regions = "italia crops 4 of 0 capital; graecia gold 3 of 1 capital"
    state = scene(regions, "stock gold:2", cards="caravan1 muster")
    play(GAME, state, "use caravan1", "caravan italia graecia gold", "raise political")
    assert heritage(state) == (0, 1, 0)
    assert asked(GAME, state)[0] == "TakeTurn"


@pytest.mark.rule("3.1", "5.8", "card.caravan1")
def test_a_caravan_crosses_into_a_region_out_of_play_but_no_chain_goes_on_there() -> None:
    regions = "gallia crops 4 of 0 capital"
    state = scene(regions, "stock gold:4; emphasis cultural 0", cards="caravan1 caravan2")
    play(GAME, state, "use caravan1", "caravan britannia gallia gold", "raise civil")
    play(GAME, state, "use caravan2")
    assert refused(GAME, state, "caravan britannia hispania gold").key == "not-connected"
    assert refused(GAME, state, "caravan germania britannia gold").key == "not-connected"


# Migrate


def migrating(have: str, regions: str = REGIONS) -> Sands:
    """Return a position in which seat 0 migrates."""
    state = scene(regions, have, cards="migrate muster")
    play(GAME, state, "use migrate")
    return state


@pytest.mark.rule("5.9", "card.migrate")
def test_locked_migrate_moves_citizens_and_leads_no_caravan() -> None:
    state = migrating("peasants italia:3; soldiers italia:1")
    play(GAME, state, "move peasant italia gallia", "move peasant italia sicilia")
    play(GAME, state, "move soldier italia hispania", "done")
    assert asked(GAME, state)[0] == "TakeTurn"
    assert citizens(state, 0, "italia") == (1, 0)
    assert used(state, 0) == ["migrate"]


@pytest.mark.rule("5.9", "card.migrate")
def test_culture_unlocked_a_free_caravan_may_follow_beside_an_own_citizen() -> None:
    state = migrating("peasants italia:1; emphasis cultural 0")
    play(GAME, state, "move peasant italia graecia", "done")
    assert texts(GAME, state, "caravan") == ["caravan italia graecia free"]
    assert refused(GAME, state, "caravan gallia italia free").key == "no-citizen-at-border"
    assert refused(GAME, state, "caravan italia graecia gold").key == "costs-nothing"
    play(GAME, state, "caravan italia graecia free", "raise cultural")
    assert heritage(state) == (0, 0, 1)
    assert state.players[0].markers == 1


@pytest.mark.rule("5.9", "card.migrate")
def test_the_free_caravan_may_be_left_out() -> None:
    state = migrating("peasants italia:1; emphasis cultural 0")
    play(GAME, state, "move peasant italia graecia", "done", "done")
    assert state.players[0].caravans == 0
    assert used(state, 0) == ["migrate"]


@pytest.mark.rule("4.2.B", "5.9", "card.migrate")
def test_the_free_caravan_alone_makes_migrate_used() -> None:
    state = migrating("peasants italia:1; emphasis cultural 0")
    play(GAME, state, "done", "caravan gallia italia free")
    assert used(state, 0) == ["migrate"]


@pytest.mark.rule("4", "5.9", "card.migrate")
def test_no_free_caravan_is_asked_for_where_none_is_possible() -> None:
    state = migrating("peasants syria:1; emphasis cultural 0")
    play(GAME, state, "move peasant syria aegyptus", "done")
    assert asked(GAME, state)[0] == "TakeTurn"


# Tribute


def taxing(have: str = "", regions: str = REGIONS) -> Sands:
    """Return a position in which seat 0 takes tribute; two caravans of seat 1 reach Italia."""
    rival = "stock crops:1; caravans gallia:italia hispania:italia"
    state = scene(regions, have, rival, cards="tribute")
    play(GAME, state, "use tribute")
    return state


@pytest.mark.rule("5.10", "card.tribute")
def test_locked_tribute_is_taken_from_colonies_or_from_caravans() -> None:
    state = taxing()
    assert texts(GAME, state, "tribute") == ["tribute colonies", "tribute caravans"]
    assert refused(GAME, state, "tribute both").key == "tribute-locked"
    play(GAME, state, "tribute colonies")
    assert (stock(state, 0), stock(state, 1)) == ((1, 0), (1, 0))
    state = taxing()
    play(GAME, state, "tribute caravans")
    assert (stock(state, 0), stock(state, 1)) == ((2, 0), (0, 0))


@pytest.mark.rule("5.10", "card.tribute", "S5")
def test_civil_unlocked_tribute_is_taken_from_both() -> None:
    state = taxing("emphasis civil 0")
    assert texts(GAME, state, "tribute") == ["tribute both"]
    play(GAME, state, "tribute both")
    assert (stock(state, 0), stock(state, 1)) == ((3, 0), (0, 0))


@pytest.mark.rule("5.10", "card.tribute")
def test_provinces_and_the_capital_are_no_colonies() -> None:
    regions = "italia crops 4 of 0 capital; gallia gold 4 of 0 province"
    state = taxing("", regions)
    assert refused(GAME, state, "tribute colonies").key == "no-tribute"


@pytest.mark.rule("5.10", "card.tribute")
def test_a_caravan_between_capital_and_city_pays_twice() -> None:
    regions = "italia crops 4 of 0 capital; gallia gold 4 of 0 province has city"
    state = scene(regions, "", "stock crops:1 gold:1; caravans gallia:italia", cards="tribute")
    play(GAME, state, "use tribute", "tribute caravans")
    assert (stock(state, 0), stock(state, 1)) == ((1, 1), (0, 0))


@pytest.mark.rule("5.10", "card.tribute")
def test_own_caravans_pay_no_tribute() -> None:
    regions = "italia crops 4 of 0 capital"
    state = scene(regions, "caravans gallia:italia", cards="tribute")
    play(GAME, state, "use tribute")
    assert texts(GAME, state, "tribute") == []


# Emphasis cards


def choosing(have: str = "", round: int = 1) -> Sands:
    """Return a position in which seat 0 chooses its cards, then the others."""
    pending = "; ".join([*[f"ChooseCards seat={seat}" for seat in (0, 1, 2)], "NextTurn"])
    return scene(REGIONS, have, pending=pending, round=round)


def begin(have: str, cards: str) -> Sands:
    """Return the turn of seat 0 after it has revealed *cards*."""
    state = choosing(have)
    play(GAME, state, f"choose {cards}", "choose chronicle muster", "choose chronicle muster")
    return state


@pytest.mark.rule("4.2.A", "4.2.B", "6", "7")
@pytest.mark.parametrize("category", CATEGORY_NAMES)
def test_an_emphasis_card_is_in_force_before_the_action_and_for_the_generation(
    category: str,
) -> None:
    state = begin("stock gold:3; peasants italia:1", f"build {category}")
    player = state.players[0]
    assert CATEGORY_NAMES[player.emphasis] == category
    assert texts(GAME, state, "use") == ["use build"]
    end_turns(state)
    assert asked(GAME, state) == ("ChooseCards", P0)
    for other in CATEGORY_NAMES:
        assert refused(GAME, state, f"choose muster {other}").key == "one-emphasis"
    assert CATEGORY_NAMES[player.emphasis] == category


@pytest.mark.rule("6")
@pytest.mark.parametrize(
    ("category", "card", "extra"),
    [
        ("civil", "build", "build city italia"),
        ("civil", "tribute", "tribute both"),
        ("political", "muster", "turn soldier italia"),
        ("cultural", "advance", "advance law"),
        ("cultural", "caravan2", "caravan gallia italia gold"),
    ],
)
def test_an_emphasis_card_unlocks_the_boxes_of_its_category(
    category: str, card: str, extra: str
) -> None:
    have = "stock gold:9; peasants italia:1; heritage 9 9 9"
    extra = extra.replace("advance law", "advance political-1")
    for other in CATEGORY_NAMES:
        state = begin(have, f"{card} {other}")
        play(GAME, state, f"use {card}")
        assert (extra in texts(GAME, state)) == (other == category)


@pytest.mark.rule("4.2.A")
def test_two_emphasis_cards_are_never_chosen_together() -> None:
    offered = texts(GAME, choosing())
    assert len(offered) == 11 * 10 // 2 + 11 * 3
    emphasis = set(GAME.parts.card_names[GAME.parts.action_cards :])
    assert not [text for text in offered if set(text.split()[1:]) <= emphasis]


@pytest.mark.rule("4.2.A")
def test_at_most_one_of_two_cards_is_a_played_action_card() -> None:
    state = choosing("used muster raid build", 3)
    played = ("muster", "raid", "build")
    assert refused(GAME, state, "choose muster raid").key == "two-repeats"
    for text in texts(GAME, state):
        assert len([name for name in text.split()[1:] if name in played]) <= 1
    play(GAME, state, "choose muster civil")


@pytest.mark.rule("4.2.B", "7")
@pytest.mark.parametrize("category", CATEGORY_NAMES)
def test_the_third_marker_raises_the_heritage_of_its_category_once(category: str) -> None:
    cards = [card for card, symbols in SYMBOLS.items() if category in symbols and card != "build"]
    first, second = cards[:2]
    state = scene(REGIONS, f"{HAVE}; emphasis {category} 2", rows=ROWS, cards=f"{first} {second}")
    before = heritage(state)
    use(state, first)
    assert state.players[0].markers == 3
    use(state, second)
    assert state.players[0].markers == 3
    place = CATEGORY_NAMES.index(category)
    raised = [after - old for after, old in zip(heritage(state), before, strict=True)]
    assert raised == [int(number == place) for number in range(3)]


@pytest.mark.rule("4.2.B", "7")
def test_the_third_marker_counts_at_once() -> None:
    # The heritage that the quarry completes lets the second action advance.
    have = "stock gold:9; heritage 2 0 0; emphasis civil 1; reached agriculture:1"
    state = scene(REGIONS, have, rows="agriculture ornament tyranny", cards="build advance")
    play(GAME, state, "use build", "build quarry italia")
    assert heritage(state) == (3, 0, 0)
    play(GAME, state, "use advance", "advance civil-1")


@pytest.mark.rule("4.6", "6", "7")
def test_emphasis_cards_and_markers_go_back_for_a_new_generation() -> None:
    state = late(REGIONS, "emphasis civil 2; used muster; bonuses oppress")
    end_generation(state)
    player = state.players[0]
    assert (player.emphasis, player.markers, player.used, player.bonuses) == (-1, 0, 0, 0)
    assert asked(GAME, state) == ("ChooseCards", P1)


@pytest.mark.rule("7", "8")
def test_a_complete_emphasis_card_at_heritage_15_raises_nothing() -> None:
    state = scene(REGIONS, "stock crops:9; heritage 15 0 0; emphasis civil 2", cards="govern")
    events = play(GAME, state, "use govern", "lower", "done")
    assert not [event for event in events if isinstance(event, HeritageRaised)]
    assert heritage(state) == (15, 0, 0)


@pytest.mark.rule("6")
def test_a_category_unlocked_by_an_advance_does_not_bring_markers() -> None:
    given = held("tyranny")
    state = scene(REGIONS, f"stock gold:9; {given['have']}", rows=given["rows"], cards="build")
    play(GAME, state, "use build", "build city italia")
    assert state.players[0].markers == 0
