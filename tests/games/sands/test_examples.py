"""The examples of the rulebook hold as positions: paragraph 11 of the rules."""

import pytest

from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.content import CIVIL, POLITICAL
from clocksmith.games.sands.model.events import (
    BY_STRUCTURE,
    FOR_BONUS,
    BattleJoined,
    BattleWon,
    ChronicleFailed,
    HeritageRaised,
    RoundBegan,
    UnrestRaised,
)
from games.sands.scene import at, citizens, kinds, owns, price, scene, stands, stock
from play import P0, P1, asked, play, refused, texts

ASIA = "asia-minor gold 4 of 0 capital has quarry; armenia of 0 colony has amphitheater"
MARION = "stock gold:3; unrest 5; peasants asia-minor:3; reached labor:1; emphasis civil 0"


@pytest.mark.rule("11.1", "card.build", "advance.labor")
def test_a_city_in_asia_minor_with_a_quarry_oppression_and_labor() -> None:
    state = scene(ASIA, MARION, cards="build")
    play(GAME, state, "use build")
    assert price(state, "build city asia-minor") == (8, [5, 4, -1])
    assert refused(GAME, state, "build city asia-minor").key == "too-little-gold"
    play(GAME, state, "oppress asia-minor")
    assert stock(state, 0) == (0, 6)
    play(GAME, state, "build city asia-minor")
    events = play(GAME, state, "commit 3")
    assert stock(state, 0) == (0, 1)
    assert citizens(state, 0, "asia-minor") == (1, 0)
    assert stands(state, "city", "asia-minor")
    assert state.players[0].markers == 2
    assert UnrestRaised(P0, 1, 6, FOR_BONUS) in events


@pytest.mark.rule("11.1", "structure.amphitheater")
def test_the_amphitheater_in_armenia_helps_only_with_culture_unlocked() -> None:
    state = scene(ASIA, MARION.replace("civil 0", "cultural 0"), cards="build")
    play(GAME, state, "use build")
    assert price(state, "build shrine asia-minor") == (4, [5, 1, -1, -1])


@pytest.mark.rule("11.2", "structure.arch")
def test_an_arch_in_a_colony_costs_five_at_unrest_four() -> None:
    state = scene("rhodes of 0 colony", "stock gold:5; unrest 4", cards="build")
    events = play(GAME, state, "use build", "build arch rhodes")
    assert stock(state, 0) == (0, 0)
    assert HeritageRaised(P0, POLITICAL, 1, 1, BY_STRUCTURE) in events


LIBYA = "libya of 1 province; italia of 0 capital; graecia of 0 province; syria of 1 capital"
ANGELIKA = (
    "stock crops:5; peasants libya:1; soldiers libya:2; reached law:3; used migrate; heritage 0 3 0"
)


@pytest.mark.rule("11.3", "advance.chariots", "advance.law", "advance.bronze")
def test_chariots_against_bronze_in_libya() -> None:
    state = scene(
        LIBYA,
        ANGELIKA,
        "soldiers libya:2; reached bronze:1",
        cards="conquest",
        rows="law horse chariots; bronze iron",
    )
    events = play(GAME, state, "use conquest", "attack libya 1")
    assert BattleJoined(P0, P1, at("libya"), 7, 5) in events
    assert stock(state, 0)[0] == 2
    assert asked(GAME, state) == ("ChooseDie", P0)
    play(GAME, state, "die 2")
    assert asked(GAME, state) == ("ChooseDie", P1)
    events = play(GAME, state, "die 2")
    assert BattleWon(P0, P1, at("libya"), 13, 11) in events
    assert state.players[0].unrest == 5
    assert asked(GAME, state) == ("LoseCitizen", P0)
    play(GAME, state, "lose peasant", "lose soldier", "lose soldier")
    assert citizens(state, 1, "libya") == (0, 0)
    assert not owns(state, 1, "libya")
    assert price(state, "annex libya") == (0, [2, -2])
    play(GAME, state, "annex libya")
    assert owns(state, 0, "libya")
    assert state.players[0].colonies >> at("libya") & 1


@pytest.mark.rule("11.4", "card.conquest")
def test_rhodes_is_annexed_for_three_crops() -> None:
    state = scene(
        "gallia of 0 capital; sicilia of 0 province; cyprus of 0 province;"
        "rhodes of 1 province; syria of 1 capital",
        "stock crops:3; peasants rhodes:2",
        "",
        "soldiers rhodes:1",
        cards="conquest",
    )
    play(GAME, state, "use conquest")
    assert price(state, "annex rhodes") == (3, [3])
    play(GAME, state, "annex rhodes")
    assert owns(state, 0, "rhodes")
    assert not owns(state, 1, "rhodes")
    assert stock(state, 0) == (0, 0)


@pytest.mark.rule("11.5", "card.raid")
def test_three_soldiers_raid_italia() -> None:
    state = scene(
        "italia crops 4 of 1 capital; hispania of 0 capital",
        "soldiers sicilia:3 hispania:1",
        "stock crops:5",
        cards="raid",
    )
    play(GAME, state, "use raid")
    play(GAME, state, "move soldier sicilia italia", "move soldier sicilia italia")
    play(GAME, state, "move soldier hispania italia", "done", "plunder italia")
    assert stock(state, 0)[0] == 3
    assert stock(state, 1)[0] == 2


@pytest.mark.rule("11.6")
def test_growth_crowds_asia_minor() -> None:
    state = scene(
        "asia-minor gold 4 of 0 capital; syria of 0 province",
        "unrest 4; peasants asia-minor:3",
        "soldiers asia-minor:1",
        pending="RollDie",
        clock="generation 1; dynasty 1; marker 4; begun 2; round 2; start 0",
    )
    play(GAME, state, "roll 1")
    assert citizens(state, 0, "asia-minor") == (4, 0)
    assert citizens(state, 0, "syria") == (1, 0)
    assert state.players[0].unrest == 5


SEVEN = "; ".join(
    f"{name} of 0 {'capital' if name == 'italia' else 'colony'}"
    for name in ("italia", "graecia", "syria", "libya", "gallia", "hispania", "aegyptus")
)
ENDING = "generation 5; dynasty 2; marker 14; begun 12; round 2; start 0"


@pytest.mark.rule("11.7")
def test_chronicle_one_on_regions_scores_one_point() -> None:
    state = scene(
        "armenia of 0 capital; asia-minor of 0 colony; mesopotamia of 0 colony; syria of 0 colony",
        "heritage 0 1 0; chronicles c:1",
        pending="RollDie",
        clock=ENDING,
    )
    play(GAME, state, "roll 1")
    assert state.players[0].points == 1
    assert state.players[0].heritage[POLITICAL] == 2


@pytest.mark.rule("11.7")
def test_of_chronicles_four_and_five_one_is_chosen_and_three_fails() -> None:
    state = scene(
        SEVEN + " has aqueduct; rhodes of 0 colony has aqueduct quarry",
        "heritage 4 7 0; peasants italia:5 graecia:4 libya:5 gallia:5; soldiers syria:5;"
        "chronicles b:3 c:4 d:5",
        pending="RollDie",
        clock=ENDING,
    )
    events = play(GAME, state, "roll 1")
    assert ChronicleFailed in [type(event) for event in events]
    assert asked(GAME, state) == ("ChooseChronicle", P0)
    assert texts(GAME, state) == ["score c", "score d"]
    play(GAME, state, "score d")
    assert state.players[0].points == 15
    assert state.players[0].heritage == [4, 8, 0]
    assert state.players[0].chronicles == [-1] * 6


@pytest.mark.rule("11.8")
def test_a_roll_of_three_lets_the_generation_go_on() -> None:
    state = scene(
        pending="RollDie", clock="generation 1; dynasty 1; marker 3; begun 1; round 2; start 0"
    )
    assert RoundBegan(3) in play(GAME, state, "roll 3")


@pytest.mark.rule("11.9", "card.caravan1")
def test_a_caravan_goes_on_to_sicilia_and_brings_heritage() -> None:
    state = scene(
        "gallia of 0 colony has city; sicilia of 1 capital; armenia of 0 capital",
        "stock crops:2; caravans gallia:italia",
        cards="caravan1",
    )
    play(GAME, state, "use caravan1")
    assert refused(GAME, state, "caravan hispania sicilia crops").key == "not-connected"
    play(GAME, state, "caravan italia sicilia crops")
    assert asked(GAME, state) == ("ChooseHeritage", P0)
    play(GAME, state, "raise civil")
    assert state.players[0].heritage[CIVIL] == 1
    assert stock(state, 0) == (0, 0)


@pytest.mark.rule("11.10", "structure.road", "card.migrate")
def test_a_road_in_mauretania_leads_from_libya_to_hispania() -> None:
    lone = "peasants libya:1 mauretania:1; soldiers libya:1 sicilia:1"
    state = scene("mauretania of 0 capital", lone, cards="migrate")
    play(GAME, state, "use migrate")
    assert refused(GAME, state, "move soldier libya hispania").key == "too-far"
    state = scene("mauretania of 0 capital has road", lone, cards="migrate")
    play(GAME, state, "use migrate", "move peasant mauretania aethopia")
    play(GAME, state, "move peasant libya aethopia", "move soldier sicilia hispania")
    play(GAME, state, "move soldier libya hispania", "done")
    assert citizens(state, 0, "hispania") == (0, 2)
    assert citizens(state, 0, "aethopia") == (2, 0)


@pytest.mark.rule("11.11", "card.muster", "structure.irrigation", "advance.tyranny")
def test_muster_uses_three_regions_for_three_gold() -> None:
    state = scene(
        "gallia of 0 capital; hispania of 0 province; italia of 0 province has irrigation",
        "stock gold:4; peasants hispania:1; reached agriculture:3; emphasis political 0",
        cards="muster",
        rows="agriculture ornament tyranny",
    )
    play(GAME, state, "use muster", "muster gallia", "turn soldier hispania", "irrigate italia")
    assert citizens(state, 0, "gallia") == (0, 1)
    assert citizens(state, 0, "hispania") == (0, 1)
    assert citizens(state, 0, "italia") == (1, 0)
    assert stock(state, 0) == (0, 1)
    assert refused(GAME, state, "muster hispania").key == "one-soldier"


@pytest.mark.rule("11.11", "5.2")
def test_muster_locked_gives_one_soldier_only() -> None:
    homes = "gallia of 0 capital; hispania of 0 province; italia of 0 province"
    state = scene(homes, "stock gold:4", cards="muster")
    play(GAME, state, "use muster", "muster gallia")
    assert texts(GAME, state, "muster") == []
    assert refused(GAME, state, "muster italia").key == "one-soldier"


@pytest.mark.rule("11.12", "card.govern", "advance.democracy")
def test_two_unlocks_make_one_step_free() -> None:
    state = scene(
        "gallia of 0 capital; hispania of 0 province; italia of 0 province",
        "stock crops:3; unrest 5; reached writing:3; emphasis cultural 0",
        cards="govern",
        rows="writing coinage democracy; barter poetry",
    )
    play(GAME, state, "use govern")
    assert price(state, "lower") == (0, [0])
    play(GAME, state, "lower")
    assert price(state, "lower") == (3, [3])
    play(GAME, state, "lower")
    assert refused(GAME, state, "lower").key == "too-few-crops"
    assert state.players[0].unrest == 3


@pytest.mark.rule("11.13", "card.advance")
def test_support_lets_a_civil_advance_be_made() -> None:
    state = scene("", "heritage 1 0 0; emphasis cultural 0; reached law:1", cards="advance")
    play(GAME, state, "use advance")
    assert refused(GAME, state, "advance civil-1").key == "too-much-unrest"
    play(GAME, state, "support civil")
    events = play(GAME, state, "advance civil-1")
    assert "AdvanceReached" in kinds(events)
    assert UnrestRaised(P0, 1, 4, FOR_BONUS) in events


@pytest.mark.rule("11.14", "card.tribute")
def test_caravans_pay_tribute_in_italia_and_sicilia() -> None:
    state = scene(
        "italia crops 4 of 0 capital; sicilia gold 3 of 0 colony has city",
        "",
        "stock crops:1 gold:4; caravans gallia:italia italia:sicilia",
        "stock crops:9 gold:9; caravans italia:graecia sicilia:libya",
        cards="tribute",
    )
    play(GAME, state, "use tribute", "tribute caravans")
    assert stock(state, 0) == (3, 2)
    assert stock(state, 1) == (0, 3)
    assert stock(state, 2) == (8, 8)


@pytest.mark.rule("11.15", "4.1")
def test_four_peasants_at_capacity_three_yield_three() -> None:
    state = scene(
        "armenia gold 3 of 0 capital; syria crops 5 of 0 colony",
        "peasants armenia:4 syria:3; soldiers syria:2",
        pending="RollDie",
        clock="generation 1; dynasty 1; marker 3; begun 1; round 2; start 0",
    )
    play(GAME, state, "roll 1")
    assert stock(state, 0) == (3, 3)
