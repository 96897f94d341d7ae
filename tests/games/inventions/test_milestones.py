"""6.5 Each of the 21 milestones, with what stands above its handshake."""

import pytest

from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.content import LETTERS
from clocksmith.games.inventions.model.state import Inventions
from games.inventions.house import PARTS
from games.inventions.parts import count, do, gained, offered, position, question
from play import refused

Gains = dict[str, int]
THIRD = ("mining", "writing", "wheel")

EACH = [
    pytest.param(
        "control-of-fire",
        ("ready economy", "ready culture"),
        {"tired economy": -1, "economy": 1, "tired culture": -1, "culture": 1},
        marks=pytest.mark.rule("A1"),
    ),
    pytest.param(
        "stone-knapping", (), {"technology": 1, "supply": -1}, marks=pytest.mark.rule("A2")
    ),
    pytest.param("spoken-language", (), {"influence": 1}, marks=pytest.mark.rule("A3")),
    pytest.param("cordage", (), {"economy": 1, "supply": -1}, marks=pytest.mark.rule("A4")),
    pytest.param("symbolic-art", (), {"culture": 1, "supply": -1}, marks=pytest.mark.rule("A5")),
    pytest.param(
        "agriculture",
        ("assign technology",),
        {"technology": 1, "supply": -1},
        marks=pytest.mark.rule("B1"),
    ),
    pytest.param(
        "animal-domestication",
        ("settle asia",),
        {"asia": 1, "supply": -1},
        marks=pytest.mark.rule("B2"),
    ),
    pytest.param("pottery", (), {"ip": 2}, marks=pytest.mark.rule("B3")),
    pytest.param("weaving", (), {"influence": 2}, marks=pytest.mark.rule("B4")),
    pytest.param("mining", (), {"aspire-economy": 1}, marks=pytest.mark.rule("C1")),
    pytest.param("writing", (), {"aspire-culture": 1}, marks=pytest.mark.rule("C2")),
    pytest.param("wheel", (), {"aspire-technology": 1}, marks=pytest.mark.rule("C3")),
    pytest.param(
        "mathematics",
        (),
        {"academics": 1, "supply": -1, "influence": 1},
        marks=pytest.mark.rule("D1"),
    ),
    pytest.param("papermaking", (), {"ip": 3}, marks=pytest.mark.rule("D2")),
    pytest.param(
        "water-power",
        ("ready economy", "ready culture", "ready culture", "ready technology"),
        {
            "tired economy": -1,
            "economy": 1,
            "tired culture": -2,
            "culture": 2,
            "tired technology": -1,
            "technology": 1,
        },
        marks=pytest.mark.rule("D3"),
    ),
    pytest.param("steam-power", (), {"aspire-joker": 1}, marks=pytest.mark.rule("E1")),
    pytest.param("electricity", (), {"influence": 3}, marks=pytest.mark.rule("E2")),
    pytest.param(
        "combustion-engine",
        ("settle oceania", "settle africa"),
        {"oceania": 1, "africa": 1, "supply": -2},
        marks=pytest.mark.rule("E3"),
    ),
    pytest.param("solar-cell", (), {"ip": 5}, marks=pytest.mark.rule("F1")),
    pytest.param(
        "microchip", (), {"aspire-joker": 1, "influence": 1}, marks=pytest.mark.rule("F2")
    ),
    # One point for asia and one for europe, where several stand.
    pytest.param("computer-network", (), {"ip": 2}, marks=pytest.mark.rule("F3")),
]


def table(milestone: str, *lines: str) -> Inventions:
    """Return a position with a milestone out; later ones lie in the display nobody plays."""
    place = [one.name for one in PARTS.milestones].index(milestone)
    out = (
        []
        if PARTS.milestones[place].letter < 2
        else [f"private nobody {milestone}", "eureka - - -"]
    )
    usual = ("asia: people 1x0", "europe: people 3x0", "0: exhausted 3 3 3", "0: academics 0")
    return position(*out, *usual, *lines)


def added(*parts: Gains) -> Gains:
    """Return the sum of changes; what cancels out is left out."""
    names = {name for part in parts for name in part}
    total = {name: sum(part.get(name, 0) for part in parts) for name in names}
    return {name: by for name, by in total.items() if by}


@pytest.mark.rule("4.3.IX", "6.5")
@pytest.mark.parametrize(("milestone", "answers", "benefit"), EACH)
def test_a_diplomat_brings_the_benefit_of_a_milestone(
    milestone: str, answers: tuple[str, ...], benefit: Gains
) -> None:
    state = table(milestone)
    changed = gained(state, "pillar send", f"dispatch {milestone}", "send culture", *answers)
    assert changed == added(benefit, {"culture": -1, "on milestones": 1})


@pytest.mark.rule("4.3.X", "6.5")
@pytest.mark.parametrize(("milestone", "answers", "benefit"), EACH)
def test_a_recalled_diplomat_brings_the_benefit_once_more(
    milestone: str, answers: tuple[str, ...], benefit: Gains
) -> None:
    state = table(milestone, f"post {milestone} 1x0")
    changed = gained(state, "pillar recall", f"recall {milestone}", *answers)
    assert changed == added(benefit, {"academics": 1, "on milestones": -1})


@pytest.mark.rule("4.3.VIII")
@pytest.mark.parametrize("milestone", THIRD)
def test_a_discovered_milestone_gets_a_citizen_but_gives_no_benefit(milestone: str) -> None:
    state = position()
    changed = gained(state, "pillar eureka", f"eureka {milestone}", "advance 3")
    assert changed == {"supply": -1, "on milestones": 1}


@pytest.mark.rule("6.5")
def test_there_are_21_milestones_of_six_letters_with_three_spaces() -> None:
    letters = "".join(LETTERS[one.letter] for one in PARTS.milestones)
    assert letters == "aaaaabbbbcccdddeeefff"
    assert [one.era for one in PARTS.milestones] == [
        LETTERS.index(letter) + 1 for letter in letters
    ]
    assert {one.spaces for one in PARTS.milestones} == {3}


# The edges of the benefits


@pytest.mark.rule("A1", "D3", "4.3", "R11")
@pytest.mark.parametrize("milestone", ["control-of-fire", "water-power"])
def test_readying_up_to_a_number_may_stop_at_any(milestone: str) -> None:
    state = table(milestone)
    do(state, "pillar send", f"dispatch {milestone}", "send culture")
    assert offered(state) == ["ready economy", "ready culture", "ready technology", "stop"]
    assert gained(state, "stop") == {}
    assert question(state) != "ReadyCitizen"
    state = table(milestone)
    do(state, "pillar send", f"dispatch {milestone}", "send culture", "ready technology", "stop")
    assert state.players[0].exhausted == [3, 3, 2]


@pytest.mark.rule("A1", "6.15")
def test_nobody_is_asked_to_ready_where_nobody_is_exhausted() -> None:
    state = position("0: exhausted 0 0 0")
    do(state, "pillar send", "dispatch control-of-fire", "send culture")
    assert question(state) != "ReadyCitizen"


@pytest.mark.rule("B2", "6.15")
def test_domestication_settles_only_where_an_own_citizen_is() -> None:
    state = table("animal-domestication")
    do(state, "pillar send", "dispatch animal-domestication", "send culture")
    assert offered(state) == ["settle europe", "settle asia"]
    assert refused(GAME, state, "settle africa").key == "no-citizen-there"
    state = position()
    changed = gained(state, "pillar send", "dispatch animal-domestication", "send culture")
    assert changed == {"culture": -1, "on milestones": 1}


@pytest.mark.rule("E3", "R11")
def test_the_engine_settles_two_in_any_region_also_the_same() -> None:
    state = table("combustion-engine")
    do(state, "pillar send", "dispatch combustion-engine", "send culture")
    assert offered(state) == [f"settle {region}" for region in PARTS.region_names]
    assert gained(state, "settle africa", "settle africa") == {"africa": 2, "supply": -2}


@pytest.mark.rule("E3", "4.3")
def test_gains_from_an_empty_supply_are_skipped() -> None:
    lines = ("0: available 9 9 7", "0: exhausted 0 0 0")
    state = table("combustion-engine", *lines)
    assert count(state)["supply"] == 1
    do(state, "pillar send", "dispatch combustion-engine", "send culture", "settle africa")
    assert question(state) != "SettleCitizen"
    state = table("cordage", "0: available 9 9 8", "0: exhausted 0 0 0")
    changed = gained(state, "pillar send", "dispatch cordage", "send culture")
    assert changed == {"culture": -1, "on milestones": 1}


@pytest.mark.rule("D1", "4.1", "R4")
def test_mathematics_brings_an_academic_only_within_the_limit() -> None:
    """The own milestone is of era 2; influence is gained anyway, and scholars do not count."""
    state = table("mathematics", "0: academics 2")
    changed = gained(state, "pillar send", "dispatch mathematics", "send culture")
    assert changed == {"culture": -1, "on milestones": 1, "influence": 1}
    state = table("mathematics", "0: academics 1", "0: scholars 1", "africa: scholar away")
    changed = gained(state, "pillar send", "dispatch mathematics", "send culture")
    assert changed["academics"] == 1


@pytest.mark.rule("E2", "6.15")
def test_influence_ends_at_ten() -> None:
    state = table("electricity", "0: influence 8")
    changed = gained(state, "pillar send", "dispatch electricity", "send culture")
    assert changed["influence"] == 2


@pytest.mark.rule("E1", "4.2.3")
def test_without_an_aspiration_tile_left_none_is_gained() -> None:
    state = table("steam-power", "0: row aspire-joker aspire-joker aspire-joker aspire-joker")
    changed = gained(state, "pillar send", "dispatch steam-power", "send culture")
    assert "aspire-joker" not in changed


@pytest.mark.rule("R9", "4.3.A")
def test_the_milestone_nobody_plays_pays_nobody_and_is_reached_by_diplomat_or_time() -> None:
    idea = "africa: idea astrolabe by 1 1"
    state = table("mathematics", idea)
    assert "pillar invent" not in offered(state)
    state = table("mathematics", idea, "post mathematics 1x0")
    assert "pillar invent" in offered(state)
    lines = ("africa: idea dyed-cloth by 1 1", "ideas granary kiln", "0: ideas bread")
    assert "pillar invent" not in offered(position(*lines, round=4))
    assert "pillar invent" in offered(position(*lines, round=5))
    state = table("mathematics")
    before = [count(state, seat)["influence"] for seat in (1, 2)]
    do(state, "pillar send", "dispatch mathematics", "send culture")
    assert [count(state, seat)["influence"] for seat in (1, 2)] == before


@pytest.mark.rule("4.3.A")
@pytest.mark.parametrize(
    ("lines", "reached"),
    [
        (("africa: idea irrigation-canal by 1 1",), True),  # agriculture is one's own
        (("africa: idea horseback-riding by 1 1",), False),  # another's
        (("africa: idea horseback-riding by 1 1", "post animal-domestication 1x0"), True),
        (("africa: idea horseback-riding by 1 1", "post animal-domestication 1x2"), False),
        (("africa: idea bread by 1 1",), True),  # fire is common knowledge
        (("africa: idea coinage by 1 1",), False),  # mining lies in the Eureka display
        (("africa: idea chess by 1 1",), False),  # mathematics lies face down
    ],
)
def test_access_to_the_milestone_of_an_idea(lines: tuple[str, ...], reached: bool) -> None:
    state = position(*lines, round=2)
    assert ("pillar invent" in offered(state)) == reached


@pytest.mark.rule("4.3.A")
def test_a_discarded_milestone_is_still_readable() -> None:
    common = "common cordage symbolic-art mining writing wheel"
    gone = "discarded control-of-fire stone-knapping spoken-language"
    state = position("africa: idea bread by 1 1", common, gone, "eureka - - -")
    assert "pillar invent" in offered(state)


@pytest.mark.rule("4.3.A")
def test_anothers_milestone_is_open_once_the_time_figure_is_past_its_era() -> None:
    lines = ("africa: idea horseback-riding by 1 1", "0: ideas bread")
    assert "pillar invent" not in offered(position(*lines, round=4))
    assert "pillar invent" in offered(position(*lines, round=5))
