"""6.6 Each of the 48 ideas: presented, invented, innovated, shared, and chained."""

import pytest

from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.content import DEED_NAMES
from clocksmith.games.inventions.model.events import ChainLaid
from clocksmith.games.inventions.model.state import Inventions
from games.inventions.house import PARTS
from games.inventions.parts import cards, count, do, gained, offered, position, row
from play import refused

# Name, era, field, milestone, extra citizens, action of the invention side.
EACH = [
    ("cooking", 1, "economy", "A1", 0, "call"),
    ("fishing-net", 1, "economy", "A4", 0, "travel"),
    ("gift-exchange", 1, "economy", "A3", 0, "send"),
    ("storytelling", 1, "culture", "A3", 0, "present"),
    ("bone-flute", 1, "culture", "A5", 0, "influence"),
    ("sewn-clothing", 1, "culture", "A2", 0, "travel"),
    ("hafted-spear", 1, "technology", "A2", 0, "invent"),
    ("fat-lamp", 1, "technology", "A1", 0, "present"),
    ("bread", 2, "economy", "A1", 1, "call"),
    ("granary", 2, "economy", "B1", 0, "share"),
    ("dairying", 2, "economy", "B2", 0, "innovate"),
    ("megalith", 2, "culture", "A5", 1, "influence"),
    ("dyed-cloth", 2, "culture", "B4", 0, "send"),
    ("bow-and-arrow", 2, "technology", "A4", 1, "invent"),
    ("sickle", 2, "technology", "A2", 1, "innovate"),
    ("kiln", 2, "technology", "B3", 0, "invent"),
    ("irrigation-canal", 3, "economy", "B1", 1, "share"),
    ("sailing-ship", 3, "economy", "B4", 1, "travel"),
    ("coinage", 3, "economy", "C1", 0, "recall"),
    ("wine", 3, "culture", "B3", 1, "influence"),
    ("epic-poetry", 3, "culture", "C2", 0, "present"),
    ("horseback-riding", 3, "technology", "B2", 1, "travel"),
    ("chariot", 3, "technology", "C3", 0, "influence"),
    ("bronze-casting", 3, "technology", "C1", 0, "invent"),
    ("postal-service", 4, "economy", "C2", 2, "recall"),
    ("water-mill", 4, "economy", "D3", 1, "innovate"),
    ("paper-money", 4, "economy", "D2", 1, "share"),
    ("theatre", 4, "culture", "C2", 2, "present"),
    ("stained-glass", 4, "culture", "C1", 2, "influence"),
    ("chess", 4, "culture", "D1", 1, "eureka"),
    ("wheelbarrow", 4, "technology", "C3", 2, "call"),
    ("astrolabe", 4, "technology", "D1", 1, "travel"),
    ("power-loom", 5, "economy", "D3", 2, "invent"),
    ("railway", 5, "economy", "E1", 1, "share"),
    ("newspaper", 5, "culture", "D2", 2, "send"),
    ("encyclopedia", 5, "culture", "D2", 2, "eureka"),
    ("cinema", 5, "culture", "E2", 1, "present"),
    ("telescope", 5, "technology", "D1", 2, "eureka"),
    ("steamboat", 5, "technology", "E1", 1, "innovate"),
    ("airplane", 5, "technology", "E3", 1, "recall"),
    ("container-shipping", 6, "economy", "E3", 3, "share"),
    ("e-commerce", 6, "economy", "F3", 2, "call"),
    ("television", 6, "culture", "E2", 3, "share"),
    ("video-game", 6, "culture", "F2", 2, "present"),
    ("electronic-music", 6, "culture", "E2", 3, "innovate"),
    ("satellite", 6, "technology", "F1", 2, "send"),
    ("electric-car", 6, "technology", "F1", 2, "invent"),
    ("nuclear-power", 6, "technology", "E1", 3, "recall"),
]
NAMES = {milestone.code: milestone.name for milestone in PARTS.milestones}


def free_of(card: str, *wanted: str) -> str:
    """Return the first of some cards that is not *card*."""
    return next(name for name in wanted if name != card)


def rich(card: str, code: str, *lines: str, diplomat: bool = True) -> Inventions:
    """Return a table where every action can be done and a milestone is reached by a diplomat."""
    milestone = NAMES[code]
    out = [] if code[0] in "AB" else [f"private nobody {milestone}", "eureka - - -"]
    if diplomat:
        out.append(f"post {milestone} 1x0")
    shown = free_of(card, "telescope", "astrolabe")
    open_ = free_of(card, "fat-lamp", "hafted-spear")
    done = free_of(card, "sewn-clothing", "bone-flute")
    joined = free_of(card, "sickle", "bow-and-arrow")
    own = free_of(card, "bread", "cooking")
    return position(
        "top",
        f"ideas {shown}",
        f"middle-east: idea {open_} by 1 1",
        f"asia: idea {joined} by 0 2 inventor 1 flipped",
        "south-america: specialist s3",
        "europe: specialist s7",
        f"south-america: idea {done} by 2 1 inventor 2 flipped",
        "oceania: people 3x0",
        "north-america: people 5x0 1x1",
        "post cordage 1x0",
        f"0: ideas {own}",
        "0: available 4 4 4",
        *out,
        *lines,
    )


@pytest.mark.rule("6.6", "4.3.II", "4.3.A")
@pytest.mark.parametrize(("card", "era", "field", "code", "extra", "deed"), EACH)
def test_an_idea_is_invented_with_its_field_its_milestone_and_its_extra_citizens(
    card: str, era: int, field: str, code: str, extra: int, deed: str
) -> None:
    state = rich(card, code, f"africa: idea {card} by 1 1")
    do(state, "pillar invent", "invent africa")
    assert offered(state) == [f"send {field}", "send academic"]
    changed = gained(state, f"send {field}", *["exhaust academic culture"] * min(1, extra))
    assert changed[field] == -1
    for _ in range(extra - 1):
        assert not state.land.displays[0].flipped
        do(state, "exhaust economy")
    assert state.land.displays[0].flipped
    assert sum(state.players[0].exhausted) == extra
    assert row(state.players[0]) == ["aspire-technology"]


@pytest.mark.rule("6.6", "4.3.A")
@pytest.mark.parametrize(("card", "era", "field", "code", "extra", "deed"), EACH)
def test_an_idea_is_barred_without_access_to_its_milestone(
    card: str, era: int, field: str, code: str, extra: int, deed: str
) -> None:
    state = rich(card, code, f"africa: idea {card} by 1 1", diplomat=False)
    do(state, "pillar invent")
    if code[0] == "A" or code == "B1":  # common knowledge, or one's own
        assert "invent africa" in offered(state)
    else:
        assert refused(GAME, state, "invent africa").key == "no-access"


@pytest.mark.rule("6.6", "4.3.III", "4.3.C")
@pytest.mark.parametrize(("card", "era", "field", "code", "extra", "deed"), EACH)
def test_an_innovated_card_lets_its_action_be_chained(
    card: str, era: int, field: str, code: str, extra: int, deed: str
) -> None:
    state = rich(card, "A1", f"africa: idea {card} by 1 1 inventor 1 flipped")
    do(state, "pillar innovate", "innovate africa", f"send {field}")
    events = do(state, f"chain {card}")
    laid = [event.deed for event in events if isinstance(event, ChainLaid)]
    assert [DEED_NAMES[one] for one in laid] == [deed]


@pytest.mark.rule("6.6", "4.3.V", "4.3.C")
@pytest.mark.parametrize(("card", "era", "field", "code", "extra", "deed"), EACH)
def test_an_owned_card_lets_its_action_be_chained_by_a_call(
    card: str, era: int, field: str, code: str, extra: int, deed: str
) -> None:
    state = rich(card, "A1", f"0: inventions {card}")
    do(state, "pillar call", "call oceania 1")
    events = do(state, f"chain {card}")
    laid = [event.deed for event in events if isinstance(event, ChainLaid)]
    assert [DEED_NAMES[one] for one in laid] == [deed]


@pytest.mark.rule("6.6", "4.3.IV")
@pytest.mark.parametrize(("card", "era", "field", "code", "extra", "deed"), EACH)
def test_a_shared_card_gives_its_era_for_each_presenting_citizen(
    card: str, era: int, field: str, code: str, extra: int, deed: str
) -> None:
    state = rich(card, "A1", f"europe: idea {card} by 1 2 inventor 0 flipped")
    before = count(state, 1)["ip"]
    do(state, "pillar share", "share europe", "enrich")
    assert count(state, 1)["ip"] == before + 2 * era
    assert cards(state.players[0].inventions) == [card]


@pytest.mark.rule("6.6", "4.3.I")
@pytest.mark.parametrize(("card", "era", "field", "code", "extra", "deed"), EACH)
def test_a_card_is_presented_by_citizens_of_its_field(
    card: str, era: int, field: str, code: str, extra: int, deed: str
) -> None:
    state = rich(card, "A1", f"0: ideas {card}")
    do(state, "pillar present", f"present {card} africa")
    assert offered(state) == [f"send {field}", "send academic"]


def test_the_48_are_all_here() -> None:
    assert [one[0] for one in EACH] == PARTS.card_names
