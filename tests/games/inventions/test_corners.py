"""Corners of the rules that a second reader of the page looked into."""

import pytest

from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.content import (
    CHRONOS,
    UNCLAIMED,
)
from clocksmith.games.inventions.model.state import Inventions
from games.inventions.house import PARTS
from games.inventions.parts import (
    begin,
    cards,
    count,
    do,
    drawn,
    end_era,
    gained,
    named,
    offered,
    people,
    position,
    question,
    row,
)
from play import refused

NO_IDEAS = ("ideas", "top", f"gone {' '.join(PARTS.card_names)}")


# Citizens who come home


@pytest.mark.rule("4.3.VI", "4.3.V")
def test_without_any_card_the_citizens_of_an_influence_tile_share_one_chosen_field() -> None:
    state = position("asia: people 3x0", *NO_IDEAS)
    do(state, "pillar influence", "claim asia n4")
    assert offered(state) == ["assign economy", "assign culture", "assign technology"]
    assert gained(state, "assign economy") == {
        "asia": -3,
        "economy": 3,
        "ip": 7,
        "influence": 1,
    }


@pytest.mark.rule("4.3.V", "I8")
def test_the_open_card_is_the_rightmost_where_it_is_alone() -> None:
    gone = " ".join(name for name in PARTS.card_names if name != "wine")
    state = position("asia: people 2x0", "ideas", "top wine", f"gone {gone}")
    assert gained(state, "pillar call", "call asia 2")["culture"] == 2


@pytest.mark.rule("4.3.V")
def test_an_invention_in_the_region_gives_its_field_too() -> None:
    state = position("asia: people 2x0", "asia: idea bread by 1 2 inventor 1 flipped")
    assert gained(state, "pillar call", "call asia 2")["economy"] == 2


@pytest.mark.rule("4.3.V")
def test_any_number_of_citizens_of_one_region_is_called() -> None:
    state = position("asia: people 3x0", "africa: people 1x0")
    do(state, "pillar call")
    assert offered(state) == ["call africa 1", "call asia 1", "call asia 2", "call asia 3"]
    assert refused(GAME, state, "call asia 4").key == "too-few-on-the-map"
    assert refused(GAME, state, "call europe 1").key == "no-citizen-there"


@pytest.mark.rule("4.3.VI")
def test_a_lone_citizen_leads_and_equal_numbers_do_not() -> None:
    state = position("asia: people 1x0", "africa: people 1x0 1x2")
    do(state, "pillar influence")
    assert offered(state) == ["claim asia n1"]


# Sharing


@pytest.mark.rule("4.3.IV")
def test_one_society_may_be_presenter_and_inventor() -> None:
    state = position("asia: idea wine by 0 2 inventor 0 innovator 1 flipped")
    changed = gained(state, "pillar share", "share asia", "enrich")
    assert changed == {"ip": 6, "asia": 3, "wealth-d": 1}
    assert people(state, "asia") == {"0": 3, "1": 2}


@pytest.mark.rule("4.3.IV", "4.3")
def test_an_innovator_without_supply_gets_no_citizen() -> None:
    state = position(
        "asia: idea wine by 0 2 inventor 0 innovator 1 flipped", "1: available 10 10 8"
    )
    do(state, "pillar share", "share asia", "enrich")
    assert people(state, "asia") == {"0": 3, "1": 1}


@pytest.mark.rule("4.3.III", "4.3")
def test_an_innovator_without_supply_gains_no_specialist() -> None:
    state = position("asia: idea wine by 1 2 inventor 1 flipped", "0: available 10 10 9")
    assert gained(state, "pillar innovate", "innovate asia", "send culture") == {"culture": -1}


@pytest.mark.rule("culture.3", "4.3")
def test_culture_3_gives_as_many_as_the_supply_has() -> None:
    state = position(
        "asia: idea wine by 1 2 inventor 1 flipped", "0: available 10 10 8", "0: map a1:culture-3"
    )
    changed = gained(state, "pillar innovate", "innovate asia", "send academic")
    assert changed == {"academics": -1, "culture": 1, "supply": -1}


# Pillars


@pytest.mark.rule("R6", "4.3.T")
def test_an_impossible_main_action_opens_no_technology_window() -> None:
    state = position("0: map a1:technology-1", "0: marked start", options="insist=yes")
    do(state, "pillar invent")
    assert state.turn.seat == 1, "nothing more happens"


@pytest.mark.rule("R6", "I1")
def test_an_economy_tile_may_open_a_space_before_the_pillar() -> None:
    """Only recalling is possible; a citizen readied by the start tile can present or be sent."""
    lines = ("0: available 0 0 0", "0: academics 0", "0: exhausted 1 0 0", "0: ideas bread")
    state = position(*lines, "eureka - - -", "post pottery 1x0")
    assert offered(state, "pillar") == ["pillar recall"]
    do(state, "use start", "choose ready", "ready economy")
    assert offered(state, "pillar") == ["pillar present", "pillar send", "pillar recall"]


@pytest.mark.rule("R6", "I1")
def test_where_nothing_was_possible_an_economy_tile_closes_nothing() -> None:
    lines = ("0: available 0 0 0", "0: academics 0", "0: exhausted 1 0 0", "0: ideas bread")
    state = position(*lines, "eureka - - -")
    assert len(offered(state, "pillar")) == 10
    do(state, "use start", "choose ready", "ready economy")
    assert len(offered(state, "pillar")) == 10


@pytest.mark.rule("R6", "I1")
def test_a_space_that_was_possible_stays_legal_after_an_economy_tile_spoiled_it() -> None:
    state = position("asia: people 1x0", "europe: people 1x1", "0: map a1:economy-4")
    assert "pillar influence" in offered(state)
    do(state, "use economy-4", "move asia europe")
    before = count(state)
    do(state, "pillar influence")
    assert (question(state), count(state)) == ("MayUseEconomy", before)


@pytest.mark.rule("R6")
def test_with_insist_every_free_space_is_legal() -> None:
    state = position("eureka - - -", options="insist=yes")
    assert len(offered(state, "pillar")) == 10


@pytest.mark.rule("4.2.2", "1.1")
def test_the_epoch_pillar_moves_to_a_different_free_forum() -> None:
    state = position("asia: people 1x0", "0: ideas bread", round=4)
    assert refused(GAME, state, "pillar send").key == "own-pillar-in-the-forum"
    assert refused(GAME, state, "pillar influence").key == "own-pillar-in-the-forum"
    do(state, "pillar present")
    assert (state.players[0].epoch, state.players[0].seasons) == (0, [4, 7])


@pytest.mark.rule("R1", "6.15")
def test_influence_for_a_shared_space_comes_before_the_action_and_ends_at_ten() -> None:
    state = position(
        "0: ideas bread", "1: epoch present", "1: influence 10", "2: epoch present", round=2
    )
    do(state, "pillar present")
    assert question(state) == "DoDeed"
    assert [count(state, seat)["influence"] for seat in (1, 2)] == [10, 6]


# Tokens


@pytest.mark.rule("4.2.1")
def test_all_tokens_return_at_the_end_of_a_turn() -> None:
    state = position(
        "asia: people 2x0", "0: inventions cooking", "0: influence 0", "0: marked start"
    )
    do(state, "pillar call", "call asia 1", "chain cooking", "call asia 1")
    assert (state.turn.tokens, state.turn.spent) == (0, 1)
    do(state, "take economy-1", "take economy-2", "skip")
    assert state.turn.seat == 1
    begin(state, 0)
    assert (state.turn.tokens, state.turn.spent) == (1, 0)


@pytest.mark.rule("economy.7", "4.3.E")
def test_a_prepared_token_is_laid_in_the_window_where_it_was_prepared() -> None:
    state = position(
        "asia: people 3x0",
        "0: inventions cooking fishing-net",
        "0: influence 3",
        "0: map a1:economy-7",
    )
    do(state, "pillar call", "call asia 1", "chain cooking", "call asia 1")
    assert offered(state, "chain") == []
    do(state, "use economy-7", "chain fishing-net", "move asia europe")
    assert (state.turn.tokens, state.turn.spent) == (0, 2)


# Rows


@pytest.mark.rule("4.2.3")
def test_the_row_may_exceed_four_in_step_two_and_shrinks_after_the_swap() -> None:
    state = position(
        "asia: idea wine by 0 2 inventor 1 flipped",
        "0: row culture-1 culture-2 culture-3 culture-4",
        "0: marked start",
    )
    do(state, "pillar share", "share asia", "enrich")
    assert len(state.players[0].row) == 5
    assert question(state) == "ChooseDiscard"
    do(state, "discard wealth-d")
    assert question(state) == "MayPlace"


@pytest.mark.rule("4.2.3")
def test_aspirations_between_tiles_keep_their_places() -> None:
    state = position(
        "asia: people 1x0",
        "0: row culture-1 aspire-technology culture-2",
        "0: marked start",
    )
    do(state, "pillar call", "call asia 1", "take technology-3", "take economy-3")
    assert row(state.players[0]) == ["culture-1", "technology-3", "culture-2", "economy-3"]


@pytest.mark.rule("4.2.4")
def test_four_tiles_are_placed_even_without_influence() -> None:
    state = position(
        "0: row culture-1 culture-2 culture-3 culture-4", "0: influence 0", "0: marked start"
    )
    do(state, "pillar send", "dispatch pottery", "send technology", "pay", "place culture-1 a1")
    do(state, "exhaust culture")
    assert row(state.players[0]) == ["culture-2", "culture-3", "culture-4"]
    assert state.turn.seat == 1, "era 2: one tile"


@pytest.mark.rule("4.2.4", "4.1")
def test_exhausted_citizens_and_scholars_pay_nothing() -> None:
    state = position(
        "0: row culture-1",
        "0: available 0 0 1",
        "0: exhausted 3 3 3",
        "0: academics 0",
        "0: scholars 2",
        "asia: scholar away",
        "africa: scholar away",
        "0: marked start",
    )
    do(state, "pillar send", "dispatch pottery", "send technology")
    assert refused(GAME, state, "pay").key == "nothing-can-be-placed"


@pytest.mark.rule("4.2.4")
def test_a_tile_placed_beside_one_of_the_same_turn_counts_it() -> None:
    state = position(
        "private 0 wheel",
        "era 0 3-1",
        "eureka mining writing -",
        "0: row culture-1 culture-2",
        "0: available 2 4 2",
        "0: marked start",
    )
    do(state, "pillar send", "dispatch pottery", "send technology", "pay", "place culture-1 a1")
    do(state, "exhaust culture", "place culture-2 b1", "exhaust culture", "exhaust culture")
    assert state.players[0].exhausted == [0, 3, 0]


# Era changes


@pytest.mark.rule("4.4.5")
def test_with_three_players_the_milestone_nobody_plays_goes_first() -> None:
    state = position("post weaving 1x0", round=4)
    end_era(state, 2)
    # Weaving, then writing, then mining; the wheel was rightmost and replaced weaving.
    assert PARTS.milestone_names[state.shelves.private[UNCLAIMED]] == "wheel"
    assert named(state.shelves.common) == [
        "cordage",
        "symbolic-art",
        "weaving",
        "writing",
        "mining",
    ]
    assert state.shelves.posts[PARTS.milestone_names.index("weaving")][0] == 1


@pytest.mark.rule("4.4.5")
def test_with_four_players_all_that_is_left_becomes_common_knowledge() -> None:
    state = position(seats=4, round=4)
    end_era(state, 2)
    assert named(state.shelves.common) == [
        "cordage",
        "symbolic-art",
        "wheel",
        "writing",
        "mining",
    ]


@pytest.mark.rule("4.4.5")
def test_with_an_empty_display_the_milestone_nobody_plays_stays() -> None:
    state = position("eureka - - -", round=4)
    before = state.shelves.common[:]
    end_era(state, 2)
    assert PARTS.milestone_names[state.shelves.private[UNCLAIMED]] == "weaving"
    assert state.shelves.common == before


@pytest.mark.rule("4.4.5", "R3")
def test_citizens_of_milestones_discarded_at_an_era_change_come_home() -> None:
    state = position("post control-of-fire 2x0 1x1", "0: academics 1", "1: academics 0", round=4)
    before = count(state)
    end_era(state, 2)
    after = count(state)
    assert after["academics"] - before["academics"] == 1, "era 2: room for one more"
    assert after["supply"] - before["supply"] == 1
    assert state.players[1].academics == 1


@pytest.mark.rule("4.4.5", "4.4")
def test_after_era_five_no_letter_is_revealed_and_no_idea_is_lost() -> None:
    state = position("eureka solar-cell - microchip", "0: ideas bread", round=13)
    end_era(state, 5)
    assert cards(state.players[0].ideas) == ["bread"]
    assert named(state.shelves.common)[-2:] == ["weaving", "solar-cell"]
    assert state.shelves.stacks >> PARTS.milestone_names.index("computer-network") & 1
    assert GAME.outcome(state) is not None


@pytest.mark.rule("4.4.6")
def test_old_ideas_leave_the_display_until_none_shows() -> None:
    """Two of the eight era-2 ideas are face down; both leave as well."""
    state = position("gone cooking fishing-net gift-exchange storytelling", round=4)
    end_era(state, 2)
    shown = [PARTS.card_names[card] for card in [*state.ideas, state.top]]
    assert len(shown) == 4
    assert all(17 <= PARTS.card_names.index(name) + 1 <= 24 for name in shown)
    assert not state.deck >> 8 & 0xFF


@pytest.mark.rule("4.4.6")
def test_old_ideas_beside_the_boards_are_replaced_in_turn_order() -> None:
    state = position(
        "0: ideas bread", "1: ideas sickle wine", "asia: idea megalith by 2 2", round=4
    )
    end_era(state, 2)
    assert question(state) == "PickIdea"
    assert cards(state.players[0].ideas) == []
    assert cards(state.players[1].ideas) == ["sickle", "wine"], "they wait for their turn"
    first = offered(state)
    assert len(first) == 4
    do(state, first[0])
    drawn(state)
    assert cards(state.players[1].ideas) == ["wine"], "not of the ended era"
    assert len(offered(state)) == 4
    assert state.land.displays[3].card == PARTS.card_names.index("megalith"), (
        "the map stays as it is"
    )


@pytest.mark.rule("4.4.6")
def test_a_card_of_era_six_is_never_lost() -> None:
    state = position("0: ideas satellite", round=10)
    end_era(state, 4)
    assert cards(state.players[0].ideas) == ["satellite"]


# Setup


def stone_age(specialist: str) -> Inventions:
    """Return a game in which the last in order has laid an idea in Africa, with that tile."""
    state = GAME.start(3)
    wanted = [f"draw {specialist}"]
    while question(state) != "LayFirstIdea":
        legal = offered(state)
        do(state, next((line for line in wanted if line in legal), legal[0]))
    return state


@pytest.mark.rule("6.14.6")
@pytest.mark.parametrize(
    ("specialist", "benefit"),
    [
        ("s1", {"influence": 2, "supply": -2}),
        ("s2", {"aspire-economy": 1, "supply": -2}),
        ("s3", {"academics": 1, "supply": -3}),
        ("s4", {"influence": 1, "supply": -3}),
        ("s6", {"supply": -3}),
        ("s7", {"ip": 2, "supply": -3}),
    ],
)
def test_a_first_idea_brings_the_benefit_of_its_specialist_tile(
    specialist: str, benefit: dict[str, int]
) -> None:
    state = stone_age(specialist)
    seat = state.order[-1]
    line = next(line for line in offered(state) if line.endswith("africa"))
    expected = {**benefit, "africa": 1}
    if "aspire-economy" in benefit:
        field = cards(1 << PARTS.card_names.index(line.split()[1]))
        kind = "economy" if PARTS.card_names.index(field[0]) < 3 else "culture"
        expected = {f"aspire-{kind}": 1, "supply": -2, "africa": 1}
    assert gained(state, line, seat=seat) == expected


@pytest.mark.rule("6.14.6", "S5")
def test_the_first_citizen_on_the_map_may_move_at_once() -> None:
    state = stone_age("s5")
    line = next(line for line in offered(state) if line.endswith("africa"))
    do(state, line)
    assert offered(state)[-1] == "stop"
    do(state, "move africa europe")
    assert people(state, "europe") == {str(state.order[-1]): 1}


@pytest.mark.rule("6.14.6")
def test_only_ideas_of_era_one_are_first_ideas() -> None:
    state = stone_age("s1")
    assert {PARTS.card_names.index(line.split()[1]) < 8 for line in offered(state)} == {True}
    held = cards(state.players[state.order[-1]].ideas)
    late = next(name for name in held if PARTS.card_names.index(name) >= 8)
    assert refused(GAME, state, f"present {late} asia").key == "idea-of-era-1"


@pytest.mark.rule("6.14.4", "6.14.2", "1.3")
@pytest.mark.parametrize(("seats", "pile"), [(3, 5), (4, 4)])
def test_the_pile_has_the_left_over_ideas_of_era_two_on_top(seats: int, pile: int) -> None:
    state = GAME.start(seats)
    while question(state) != "KeepGoals":
        do(state, offered(state)[0])
    assert (state.deck & 0xFF00).bit_count() + 4 == pile
    assert not state.deck & 0xFF
    assert state.order == list(range(seats))
    unclaimed = state.shelves.private[UNCLAIMED]
    assert (unclaimed >= 0) == (seats == 3)


# The end


@pytest.mark.rule("4.5")
@pytest.mark.parametrize(
    ("lines", "places"),
    [
        ((), (1, 1, 1)),  # shared
        (("1: ip 1",), (2, 1, 2)),
        (("1: map a1:culture-1",), (2, 1, 2)),
        (("1: inventions bread",), (2, 1, 2)),
        (("1: available 3 2 2",), (2, 1, 2)),  # one citizen fewer in supply
        (("1: map a1:culture-1", "2: inventions bread wine", "0: available 9 9 9"), (3, 1, 2)),
    ],
)
def test_ties_go_by_tiles_inventions_and_fewest_citizens_in_supply(
    lines: tuple[str, ...], places: tuple[int, ...]
) -> None:
    state = position(*lines, round=13)
    end_era(state, 5)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.places == places


# Chronos, once more


@pytest.mark.rule("4.6", "R3")
def test_the_milestone_chronos_gives_up_may_send_diplomats_home() -> None:
    state = position(
        "common mining writing wheel mathematics papermaking",
        "discarded control-of-fire stone-knapping spoken-language cordage symbolic-art",
        "eureka - - steam-power",
        "private nobody water-power",
        "post pottery 1x0",
        "0: academics 0",
        seats=2,
        round=10,
    )
    end_era(state, 4)
    # Pottery is too early for common knowledge: discarded, and its citizen comes home.
    assert named(state.shelves.discarded)[-1] == "pottery"
    assert state.players[0].academics == 1
    assert PARTS.milestone_names[state.shelves.private[CHRONOS]] == "steam-power"
    assert PARTS.milestone_names[state.shelves.private[UNCLAIMED]] == "water-power", "none was left"


@pytest.mark.rule("4.3.VIII", "4.6")
def test_a_letter_equal_to_the_lowest_replaces_it() -> None:
    state = position(
        "common agriculture animal-domestication mining writing wheel",
        "discarded control-of-fire stone-knapping spoken-language cordage symbolic-art",
        "private 0 pottery",
        "private 1 mathematics",
        "era 1 4-1",
        "private 2 papermaking",
        "era 2 4-2",
        "eureka - - water-power",
    )
    do(state, "pillar eureka", "eureka water-power", "advance 3")
    assert named(state.shelves.common) == [
        "animal-domestication",
        "pottery",
        "mining",
        "writing",
        "wheel",
    ]
    assert named(state.shelves.discarded)[-1] == "agriculture"


# Reading back


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_usual_table_reads_back(seats: int) -> None:
    state = position(seats=seats)
    assert GAME.read(GAME.write(state)).key() == state.key()


@pytest.mark.rule("4.2.2")
def test_two_replacements_are_taken_before_the_display_is_refilled_once() -> None:
    """A card chains one presentation, Technology 5 the other."""
    state = position(
        "oceania: people 1x0",
        "0: inventions storytelling",
        "0: ideas bread wine",
        "0: map a1:technology-5",
        "0: marked start",
    )
    do(state, "pillar call", "call oceania 1", "chain storytelling")
    do(state, "present bread africa", "send economy", "pass", "chain technology-5")
    do(state, "present wine middle-east", "send culture")
    assert state.turn.presented == 2
    assert offered(state) == ["pick granary", "pick dairying", "pick dyed-cloth", "pick kiln"]
    do(state, "pick kiln")
    assert offered(state) == ["pick granary", "pick dairying", "pick dyed-cloth"]
    do(state, "pick dairying")
    # The open card was taken, so the next one comes up, and two enter the display.
    assert question(state) == "TurnUp"


@pytest.mark.rule("4.2.2")
def test_taking_the_open_card_exposes_the_next_for_the_second_replacement() -> None:
    state = position(
        "oceania: people 1x0",
        "0: inventions storytelling",
        "0: ideas bread wine",
        "0: map a1:technology-5",
        "0: marked start",
    )
    do(state, "pillar call", "call oceania 1", "chain storytelling")
    do(state, "present bread africa", "send economy", "pass", "chain technology-5")
    do(state, "present wine middle-east", "send culture", "pick dairying")
    assert question(state) == "TurnUp"
    do(state, "draw sickle")
    assert offered(state) == ["pick granary", "pick dyed-cloth", "pick sickle", "pick kiln"]


@pytest.mark.rule("4.5", "4.4.4", "G13")
def test_scholars_of_the_last_era_become_academics_before_the_end_is_scored() -> None:
    state = position(
        "0: scholars 1",
        "asia: scholar away",
        "0: goals academy inventors builders",
        "0: influence 0",
        round=13,
    )
    end_era(state, 5)
    assert state.players[0].ip == 4 + 1


@pytest.mark.rule("4.5", "4.4.5", "G12")
def test_diplomats_on_milestones_discarded_at_the_last_change_do_not_count_as_such() -> None:
    state = position(
        "post control-of-fire 2x0",
        "0: academics 0",
        "0: goals embassies inventors builders",
        "0: influence 0",
        round=13,
    )
    end_era(state, 5)
    assert state.players[0].ip == 1
