"""4.6 Chronos, the third society with two players, in all his paragraphs."""

import pytest

from clocksmith.core.event import Log
from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.content import (
    CHRONOS,
    NONE,
    UNCLAIMED,
)
from clocksmith.games.inventions.model.events import (
    EraEnded,
    IdeaDealt,
    PillarMoved,
    RoundBegan,
    TileRemoved,
)
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules.chronos import chronos_of
from games.inventions.house import PARTS
from games.inventions.parts import (
    begin,
    cards,
    change,
    chronos_turn,
    count,
    do,
    drawn,
    end_era,
    named,
    offered,
    people,
    position,
    question,
    stock,
)

ALL_IDEAS = " ".join(PARTS.card_names)


def table(*lines: str, round: int = 1) -> Inventions:
    """Return a position of two players; the pillar of Chronos stands in Africa."""
    return position(*lines, seats=2, round=round)


def pillar(state: Inventions) -> str:
    """Return the region where his pillar stands."""
    return PARTS.region_names[chronos_of(state).region]


def shown(state: Inventions, region: str) -> str:
    """Return the card in a region with all who stand there."""
    display = state.land.displays[PARTS.region_names.index(region)]
    if display.card == NONE:
        return ""
    words = [PARTS.card_names[display.card], f"{display.presenter}x{display.count}"]
    words += [str(display.inventor)] if display.flipped else []
    words += [f"innovator {display.innovator}"] if display.innovator >= 0 else []
    return " ".join(words)


def removed(events: list[object]) -> list[str]:
    """Return the tiles that left the game."""
    return [PARTS.tile_names[event.tile] for event in events if isinstance(event, TileRemoved)]


# Present


@pytest.mark.rule("4.6")
@pytest.mark.parametrize(
    ("region", "start", "citizens"),
    [("middle-east", "africa", 1), ("asia", "europe", 2), ("africa", "south-america", 1)],
)
def test_he_presents_the_rightmost_idea_in_the_next_region(
    region: str, start: str, citizens: int
) -> None:
    state = table(f"pillar {start}")
    before = chronos_of(state).supply
    chronos_turn(state)
    assert pillar(state) == region
    assert shown(state, region) == f"kiln {CHRONOS}x{citizens}"
    assert chronos_of(state).supply == before - citizens
    ideas = [PARTS.card_names[card] for card in state.ideas]
    assert ideas == ["dairying", "granary", "dyed-cloth"], "the display is refilled at once"
    assert state.top != NONE


@pytest.mark.rule("4.6", "S1", "S2")
def test_he_takes_no_benefit_of_a_specialist_tile() -> None:
    state = table("pillar south-america")
    befores = [count(state, seat) for seat in (0, 1)]
    chronos_turn(state)
    assert [change(befores[seat], state, seat).get("influence", 0) for seat in (0, 1)] == [0, 0]
    assert state.turn.presented == 0


@pytest.mark.rule("4.6")
def test_he_presents_the_open_card_where_nothing_else_is_left() -> None:
    gone = ALL_IDEAS.replace("dairying ", "")
    state = table("ideas", f"gone {gone}")
    chronos_turn(state)
    assert shown(state, "middle-east") == f"dairying {CHRONOS}x1"
    assert (state.ideas, state.top) == ([], NONE)


@pytest.mark.rule("4.6")
def test_without_cards_or_citizens_he_does_not_present() -> None:
    state = table("ideas", "top", f"gone {ALL_IDEAS}")
    chronos_turn(state)
    assert pillar(state) == "africa", "he went through all seven regions"
    many = "europe: people 29xchronos"
    state = table(many, "middle-east: specialist s4", "asia: specialist s2")
    assert chronos_of(state).supply == 1
    chronos_turn(state)
    # The Middle East asks for two, Europe for one.
    assert (pillar(state), shown(state, "europe")) == ("europe", f"kiln {CHRONOS}x1")


# Invent


@pytest.mark.rule("4.6")
def test_he_invents_with_one_citizen_and_no_extra_cost() -> None:
    state = table("middle-east: idea bread by 0 1")
    before = chronos_of(state).supply
    events = chronos_turn(state)
    assert shown(state, "middle-east") == f"bread 0x1 {CHRONOS}"
    assert chronos_of(state).supply == before - 1
    assert removed([*events]) == ["economy-2"], "the field of the idea, the number of the region"
    assert stock(state, "economy-2") == 1


@pytest.mark.rule("4.6")
@pytest.mark.parametrize(
    ("lines", "tile"),
    [
        ((), "economy-7"),
        (("removed 1xeconomy-7",), "economy-1"),  # he has it already; 7 is followed by 1
        (("0: row economy-7", "1: row economy-7"), "economy-1"),  # none is there
        (("removed 1xeconomy-7 1xeconomy-1 2xeconomy-2",), "economy-3"),
        (("removed 1xculture-7",), "economy-7"),  # another field
    ],
)
def test_he_takes_the_next_number_that_is_there_and_that_he_lacks(
    lines: tuple[str, ...], tile: str
) -> None:
    state = table("south-america: idea bread by 0 1", "pillar north-america", *lines)
    assert removed([*chronos_turn(state)]) == [tile]


@pytest.mark.rule("4.6")
def test_without_a_tile_he_lacks_he_takes_none() -> None:
    every = " ".join(f"1xeconomy-{number}" for number in range(1, 8))
    state = table("middle-east: idea bread by 0 1", f"removed {every}")
    assert removed([*chronos_turn(state)]) == []
    assert state.land.displays[1].flipped


@pytest.mark.rule("4.6", "4.3.A")
@pytest.mark.parametrize(
    ("card", "lines", "reached"),
    [
        ("bread", (), True),  # common
        ("irrigation-canal", (), True),  # private, of seat 0
        ("horseback-riding", (), True),  # private, of seat 1
        ("wine", (), True),  # his own
        ("sailing-ship", (), True),  # nobody's
        ("coinage", (), False),  # in the Eureka display
        ("chess", (), False),  # face down
        (
            "bread",
            (
                "common spoken-language cordage symbolic-art mining writing",
                "discarded control-of-fire stone-knapping",
                "eureka - - wheel",
            ),
            True,
        ),
    ],
)
def test_he_reaches_private_common_and_discarded_milestones(
    card: str, lines: tuple[str, ...], reached: bool
) -> None:
    state = table(f"middle-east: idea {card} by 0 1", *lines)
    chronos_turn(state)
    assert state.land.displays[1].flipped == reached
    assert pillar(state) == ("middle-east" if reached else "europe")


# Share


@pytest.mark.rule("4.6", "4.3.IV")
def test_he_shares_where_he_takes_part_and_people_get_their_rewards() -> None:
    """Wine is of era 3; seat 0 presented it with two, seat 1 invented, he innovated."""
    state = table("asia: idea wine by 0 2 inventor 1 innovator chronos flipped", "pillar europe")
    befores = [count(state, seat) for seat in (0, 1)]
    supply = chronos_of(state).supply
    events = chronos_turn(state)
    assert change(befores[0], state, 0) == {"tokens": -2, "ip": 6, "asia": 2}
    assert change(befores[1], state, 1) == {"tokens": -2, "asia": 1}
    assert cards(state.players[1].inventions) == ["wine"]
    assert people(state, "asia") == {"0": 2, "1": 1, "chronos": 2}, "as innovator he adds one"
    assert chronos_of(state).supply == supply - 1
    assert removed([*events]) == ["wealth-d"], "the top tile of the region"


@pytest.mark.rule("4.6")
def test_a_card_he_invented_leaves_the_game() -> None:
    state = table("asia: idea wine by 0 2 inventor chronos innovator 1 flipped", "pillar europe")
    chronos_turn(state)
    assert [cards(player.inventions) for player in state.players] == [[], []]
    assert people(state, "asia") == {"0": 2, "1": 2, "chronos": 1}
    assert shown(state, "asia") == ""


@pytest.mark.rule("4.6")
def test_as_presenter_he_gets_no_points_but_his_citizens_go_to_the_map() -> None:
    state = table("asia: idea wine by chronos 2 inventor 1 flipped", "pillar europe")
    befores = [count(state, seat)["ip"] for seat in (0, 1)]
    chronos_turn(state)
    assert [count(state, seat)["ip"] for seat in (0, 1)] == befores
    assert people(state, "asia") == {"1": 1, "chronos": 2}


@pytest.mark.rule("4.6")
def test_without_a_wealth_tile_he_takes_a_progress_tile() -> None:
    """Wine is Culture, Asia is the fourth region."""
    state = table(
        "asia: idea wine by chronos 2 inventor 1 flipped",
        "pillar europe",
        "0: row wealth-d",
        "1: row wealth-d",
    )
    assert removed([*chronos_turn(state)]) == ["culture-4"]


@pytest.mark.rule("4.6")
def test_he_shares_rather_than_innovates() -> None:
    state = table("asia: idea wine by chronos 2 inventor 1 flipped", "pillar europe")
    chronos_turn(state)
    assert shown(state, "asia") == ""


# Innovate


@pytest.mark.rule("4.6")
def test_he_innovates_an_invention_without_him_and_never_chains() -> None:
    state = table("asia: idea wine by 0 2 inventor 1 flipped", "pillar europe")
    supply = chronos_of(state).supply
    events = chronos_turn(state)
    assert shown(state, "asia") == f"wine 0x2 1 innovator {CHRONOS}"
    assert chronos_of(state).supply == supply - 1, "and he gains no specialist"
    assert removed([*events]) == []
    assert not state.stack


@pytest.mark.rule("4.6")
def test_where_nothing_works_he_goes_on_and_after_seven_regions_his_turn_ends() -> None:
    full = tuple(
        f"{region}: idea {card} by 0 1 inventor 0 innovator 1 flipped"
        for region, card in zip(
            PARTS.region_names,
            ("bread", "wine", "chess", "chariot", "theatre", "railway", "cinema"),
            strict=True,
        )
    )
    state = table(*full, "pillar asia", "0: available 1 1 1", "1: available 1 1 1")
    events = chronos_turn(state)
    moved = [PARTS.region_names[event.region] for event in events if isinstance(event, PillarMoved)]
    assert moved == [*PARTS.region_names[4:], *PARTS.region_names[:4]]
    assert pillar(state) == "asia"
    assert not state.stack


@pytest.mark.rule("4.6", "6.1")
def test_he_skips_a_region_where_nothing_works() -> None:
    state = table("middle-east: idea wine by 0 1 inventor 0 innovator 1 flipped")
    chronos_turn(state)
    assert pillar(state) == "europe"


@pytest.mark.rule("4.6")
def test_without_citizens_he_can_still_share() -> None:
    state = table(
        "africa: people 28xchronos",
        "europe: idea wine by chronos 1 inventor 0 innovator chronos flipped",
        "middle-east: idea bread by 0 1 inventor 1 flipped",
    )
    assert chronos_of(state).supply == 0
    chronos_turn(state)
    assert (pillar(state), people(state, "europe")) == ("europe", {"0": 1, "chronos": 2})


# Era changes


@pytest.mark.rule("4.6", "4.4")
@pytest.mark.parametrize(("era", "round"), [(1, 1), (2, 4), (3, 7), (4, 10), (5, 13)])
def test_at_each_era_change_he_lays_his_lowest_tile_in_the_next_region(
    era: int, round: int
) -> None:
    state = table("asia: influence chronos:n1", "pillar europe", "eureka - - -", round=round)
    end_era(state, era)
    # Asia has a tile of his already.
    assert pillar(state) == "oceania"
    laid = state.land.laid[PARTS.region_names.index("oceania")]
    assert [(one.seat, PARTS.influence_names[one.tile], one.face_up) for one in laid] == [
        (CHRONOS, "n2", True)
    ]


@pytest.mark.rule("4.6")
def test_he_goes_past_regions_without_a_free_space() -> None:
    state = table("middle-east: influence 0:n1 1:n1", "europe: influence 0:n2")
    end_era(state, 1)
    assert pillar(state) == "europe"
    assert [one.seat for one in state.land.laid[2]] == [0, CHRONOS], "the leftmost free space"


@pytest.mark.rule("4.6")
def test_where_no_region_fits_he_lays_none_and_his_pillar_stays() -> None:
    mine = [
        f"{region}: influence chronos:n{n + 1}" for n, region in enumerate(PARTS.region_names[:5])
    ]
    full = [
        f"{region}: influence 0:n{n + 1} 1:n1" for n, region in enumerate(PARTS.region_names[5:6])
    ]
    also = ["south-america: influence 0:n2 1:n2"]
    state = table(*mine, *full, *also, "pillar asia")
    end_era(state, 1)
    assert pillar(state) == "asia"
    assert sum(len(laid) for laid in state.land.laid) == 9


@pytest.mark.rule("4.6", "4.4.4")
def test_his_pillar_stays_on_the_map_at_an_era_change() -> None:
    state = table("pillar asia", round=4)
    end_era(state, 2)
    assert pillar(state) == "oceania"


@pytest.mark.rule("4.6", "4.4.5")
def test_after_eras_two_to_four_he_takes_the_rightmost_milestone_first() -> None:
    """Then the non-player milestone is replaced, and the last one becomes common knowledge."""
    state = table(round=4)
    end_era(state, 2)
    assert PARTS.milestone_names[state.shelves.private[CHRONOS]] == "wheel"
    assert PARTS.space_names[state.shelves.eras[CHRONOS]] == "3-3", "the rightmost free space"
    assert sum(state.shelves.posts[PARTS.milestone_names.index("wheel")]) == 0
    assert PARTS.milestone_names[state.shelves.private[UNCLAIMED]] == "writing"
    assert named(state.shelves.common) == [
        "cordage",
        "symbolic-art",
        "pottery",
        "weaving",
        "mining",
    ]
    assert named(state.shelves.discarded) == [
        "control-of-fire",
        "stone-knapping",
        "spoken-language",
    ]
    assert sorted(named(state.shelves.eureka)) == ["mathematics", "papermaking", "water-power"]


@pytest.mark.rule("4.6")
@pytest.mark.parametrize(("era", "round", "takes"), [(1, 1, False), (5, 13, False), (4, 10, True)])
def test_he_takes_no_milestone_after_eras_one_and_five(era: int, round: int, takes: bool) -> None:
    state = table(round=round)
    end_era(state, era)
    assert (PARTS.milestone_names[state.shelves.private[CHRONOS]] == "wheel") == takes


@pytest.mark.rule("4.6")
def test_with_an_empty_display_he_keeps_milestone_and_marker() -> None:
    state = table("eureka - - -", "private chronos mining", "era chronos 3-2", round=4)
    end_era(state, 2)
    assert PARTS.milestone_names[state.shelves.private[CHRONOS]] == "mining"
    assert PARTS.space_names[state.shelves.eras[CHRONOS]] == "3-2"


@pytest.mark.rule("4.6", "6.4")
def test_his_marker_goes_to_the_rightmost_free_space() -> None:
    state = table("private 0 mining", "era 0 3-3", "eureka - writing wheel", round=4)
    end_era(state, 2)
    assert PARTS.space_names[state.shelves.eras[CHRONOS]] == "3-2"
    assert question(state) == "ChooseRank", "so seat 0 is furthest right"


@pytest.mark.rule("4.6", "4.4.1")
def test_furthest_right_he_puts_himself_first_in_the_same_change() -> None:
    state = table(round=4)
    end_era(state, 2)
    assert state.order == [CHRONOS, 0, 1]


@pytest.mark.rule("4.6", "4.4.1")
def test_a_player_furthest_right_may_place_himself_before_chronos() -> None:
    lines = ("private 1 mathematics", "era 1 4-3", "private chronos mining", "era chronos 3-3")
    state = table(*lines, "eureka - - -", round=7)
    end_era(state, 3)
    assert offered(state) == ["rank 1", "rank 2", "rank 3"]
    do(state, "rank 1")
    assert state.order == [1, 0, CHRONOS]


# Around him


@pytest.mark.rule("4.6", "4.3.IX")
def test_a_diplomat_on_his_milestone_gives_nobody_influence() -> None:
    state = table("private chronos mining", "era chronos 3-1", "eureka - writing wheel")
    before = count(state, 1)["influence"]
    do(state, "pillar send", "dispatch mining", "send culture")
    assert count(state, 1)["influence"] == before


@pytest.mark.rule("4.6", "4.3.VI")
def test_his_citizens_count_for_majorities() -> None:
    state = table("asia: people 2x0 2xchronos")
    assert "pillar influence" not in offered(state)
    state = table("asia: people 2x0 1xchronos")
    assert "pillar influence" in offered(state)


@pytest.mark.rule("4.6", "4.3.VI")
def test_his_tiles_take_influence_spaces() -> None:
    state = table("asia: people 2x0", "asia: influence 1:n1 chronos:n1")
    assert "pillar influence" not in offered(state)


@pytest.mark.rule("4.6", "4.3.IV")
def test_a_player_shares_an_invention_of_his_and_the_card_leaves() -> None:
    state = table("asia: idea wine by 0 2 inventor chronos flipped")
    do(state, "pillar share", "share asia", "enrich")
    assert people(state, "asia") == {"0": 2, "chronos": 1}
    assert cards(state.players[0].inventions) == []


@pytest.mark.rule("4.6", "4.3.III")
def test_a_player_innovates_what_he_invented() -> None:
    state = table("asia: idea wine by chronos 2 inventor chronos flipped")
    do(state, "pillar innovate", "innovate asia", "send culture")
    assert shown(state, "asia") == f"wine {CHRONOS}x2 {CHRONOS} innovator 0"


@pytest.mark.rule("4.6", "1.3")
def test_he_plays_in_his_place_of_the_order() -> None:
    state = table()
    state.order = [state.order[0], CHRONOS, state.order[1]]
    begin(state, 1)
    drawn(state)
    assert shown(state, "middle-east") == f"kiln {CHRONOS}x1"
    assert state.turn.seat == 1


@pytest.mark.rule("4.6", "4.5")
def test_he_cannot_win_and_has_no_points() -> None:
    state = table(round=13)
    end_era(state, 5)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (len(outcome.places), len(outcome.scores)) == (2, 2)


# Setup


def set_up() -> tuple[Inventions, Log]:
    """Return a two-player game just before round 1, everything drawn in index order."""
    state = GAME.start(2)
    log = Log()
    while GAME.decision(state) is not None and state.round == 0:
        GAME.apply(state, GAME.actions.parse(offered(state)[0]), log)
    return state, log


@pytest.mark.rule("4.6", "6.14.6", "6.14.4", "1.3")
def test_in_the_stone_age_he_lays_his_idea_in_the_first_free_region() -> None:
    """Drawn in index order the order is 0, 1, Chronos; the last begins."""
    state, log = set_up()
    assert state.order == [0, 1, CHRONOS]
    dealt = [event for event in log.events if isinstance(event, IdeaDealt)]
    assert [event.seat for event in dealt].count(CHRONOS) == 1
    (his,) = [event.card for event in dealt if event.seat == CHRONOS]
    # S1 asks for one; one more on the map; no benefit.
    assert shown(state, "africa") == f"{PARTS.card_names[his]} {CHRONOS}x1"
    assert people(state, "africa") == {"chronos": 1}
    assert chronos_of(state).supply == 28
    assert pillar(state) == "africa"
    assert state.round == 1


@pytest.mark.rule("6.14.2", "6.14.4", "6.10", "4.6")
def test_with_two_players_he_has_a_milestone_and_a_fourth_is_nobodys() -> None:
    state, _ = set_up()
    displays = [state.shelves.private[place] for place in (0, 1, CHRONOS, UNCLAIMED)]
    assert sorted(named(displays)) == ["agriculture", "animal-domestication", "pottery", "weaving"]
    assert set(state.stock[:28]) <= {1, 2}
    assert not state.deck & 0xFF, "left-over era-1 cards have left the game"
    # Two of era 1 and one of era 2 each; one was laid.
    assert [player.ideas.bit_count() for player in state.players] == [2, 2]
    assert (len(state.ideas), state.top != NONE) == (3, True)
    # Six era-2 cards were on top of the pile: three shown, one open, two face down.
    assert (state.deck & 0xFF00).bit_count() == 2


@pytest.mark.rule("4.6", "6.14.6")
def test_in_the_stone_age_he_goes_past_regions_with_a_card() -> None:
    state = GAME.start(2)
    log = Log()
    wanted = ("order chronos", "order 0", "order 1")
    while state.round == 0:
        legal = offered(state)
        found = [line for line in wanted if line in legal]
        presented = [line for line in legal if line.startswith("present") and "africa" in line]
        line = (found or presented or legal)[0]
        if state.order and state.order[0] == CHRONOS and "present" in legal[0] and not presented:
            line = next(line for line in legal if "middle-east" in line)
        GAME.apply(state, GAME.actions.parse(line), log)
    # Seat 1 laid in Africa, seat 0 in the Middle East, so he is in Europe; S3 asks for one.
    # Being first in the order he has also played round 1: from Europe on to Asia, which was free.
    assert shown(state, "europe").endswith(f"{CHRONOS}x1")
    assert people(state, "europe") == {"chronos": 1}


@pytest.mark.rule("4.6", "1.1")
def test_he_plays_in_each_of_the_thirteen_rounds() -> None:
    state = GAME.start(2)
    log = Log()
    while GAME.decision(state) is not None:
        GAME.apply(state, GAME.actions.parse(offered(state)[-1]), log)
    moved: list[int] = []
    for event in log.events:
        if isinstance(event, RoundBegan):
            moved.append(0)
        elif isinstance(event, EraEnded):
            moved[-1] += 100  # what follows is no turn of his
        elif isinstance(event, PillarMoved) and moved and moved[-1] < 100:
            moved[-1] += 1
    assert len(moved) == 13
    assert all(0 < moves % 100 <= 7 for moves in moved)


@pytest.mark.rule("4.6", "4.4.6")
def test_refilling_at_once_stops_where_the_pile_is_empty() -> None:
    keep = "granary dyed-cloth kiln"
    gone = " ".join(name for name in PARTS.card_names if name not in keep.split())
    state = table("top", f"gone {gone}")
    chronos_turn(state)
    assert [PARTS.card_names[card] for card in state.ideas] == ["granary", "dyed-cloth"]
