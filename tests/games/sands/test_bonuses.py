"""5.11 Each of the three bonus actions: what it brings, when it may be taken, what it costs."""

import pytest

from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.state import Sands
from games.sands.scene import citizens, end_turns, scene, stock
from play import P0, P1, asked, play, refused, texts

REGIONS = "italia crops 4 of 0 capital; gallia gold 4 of 0 province; libya crops 5 of 0 colony"
KINDS = {"oppress": "oppress italia", "support": "support civil", "taxation": "tax gold"}
HAVE = "peasants italia:2 gallia:1; caravans italia:graecia"


def turn(have: str = "", cards: str = "", options: str = "") -> Sands:
    """Return a turn of seat 0 in which every bonus action is possible."""
    return scene(REGIONS, f"{HAVE}; {have}", cards=cards, options=options)


# What they bring


@pytest.mark.rule("5.11")
@pytest.mark.parametrize(("peasants", "gained"), [(1, 1), (3, 3), (4, 4), (7, 4)])
def test_oppress_takes_1_for_each_own_peasant_at_most_the_capacity(
    peasants: int, gained: int
) -> None:
    state = scene(REGIONS, f"peasants gallia:{peasants}; soldiers gallia:2", "peasants gallia:2")
    play(GAME, state, "oppress gallia")
    assert stock(state, 0) == (0, gained)
    assert citizens(state, 0, "gallia") == (peasants, 2)


@pytest.mark.rule("5.11")
def test_oppress_needs_a_controlled_region_with_an_own_peasant() -> None:
    have = "peasants syria:2; soldiers italia:1"
    state = scene(f"{REGIONS}; graecia of 1 province", f"{have}", "peasants libya:1")
    assert texts(GAME, state, "oppress") == []
    assert refused(GAME, state, "oppress italia").key == "no-peasant"
    assert refused(GAME, state, "oppress libya").key == "no-peasant"
    assert refused(GAME, state, "oppress syria").key == "not-controlled"


@pytest.mark.rule("5.7", "5.11")
@pytest.mark.parametrize("category", ["civil", "political", "cultural"])
def test_support_lets_one_heritage_count_2_higher_for_this_turn(category: str) -> None:
    have = "heritage 1 1 1; reached agriculture:1 law:1 barter:1"
    state = turn(have, "advance muster")
    play(GAME, state, f"support {category}", "use advance")
    (line,) = texts(GAME, state, "advance")
    assert line.startswith(f"advance {category}")
    assert state.players[0].heritage == [1, 1, 1]


@pytest.mark.rule("5.11")
def test_support_ends_with_the_turn() -> None:
    state = turn()
    play(GAME, state, "support civil")
    end_turns(state)
    assert (state.supported, state.bonus) == (-1, -1)


@pytest.mark.rule("2.2", "5.11")
@pytest.mark.parametrize("resource", ["crops", "gold"])
def test_taxation_takes_1_of_either_resource_for_each_trade_good_reached(resource: str) -> None:
    # Of the three borders two carry a good: one leads out of play, one is cut off.
    state = scene(REGIONS, "caravans hispania:gallia britannia:gallia cyprus:syria")
    play(GAME, state, f"tax {resource}")
    assert stock(state, 0) == ((2, 0) if resource == "crops" else (0, 2))


@pytest.mark.rule("5.11")
def test_taxation_must_bring_something() -> None:
    state = scene(REGIONS, "caravans hispania:gallia")
    assert texts(GAME, state, "tax") == []
    assert refused(GAME, state, "tax crops").key == "no-goods"


# When


@pytest.mark.rule("5.11")
@pytest.mark.parametrize("first", list(KINDS.values()))
def test_one_bonus_action_is_taken_in_a_turn(first: str) -> None:
    state = turn(cards="muster")
    play(GAME, state, first)
    for line in KINDS.values():
        assert refused(GAME, state, line).key == "one-bonus"


@pytest.mark.rule("4", "4.2.B")
def test_the_end_of_a_turn_is_asked_while_a_bonus_action_is_left() -> None:
    state = turn()
    assert asked(GAME, state) == ("TakeTurn", P0)
    play(GAME, state, "support civil")
    assert asked(GAME, state) == ("TakeTurn", P1)


@pytest.mark.rule("4.2.B", "5.11")
@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("chronicle", ""),
        ("muster", ""),
        ("muster", "muster italia"),
        ("conquest", ""),
        ("raid", ""),
        ("raid", "move soldier italia sicilia"),
        ("raid", "move soldier italia sicilia; done"),
        ("build", ""),
        ("build", "build wonder italia"),
        ("govern", ""),
        ("govern", "lower"),
        ("advance", ""),
        ("caravan1", ""),
        ("migrate", ""),
        ("migrate", "done"),
        ("tribute", ""),
    ],
)
def test_a_bonus_action_may_be_taken_at_every_decision_that_goes_on_with_an_action(
    card: str, lines: str
) -> None:
    have = "stock crops:9 gold:9; soldiers italia:1; reached labor:1; emphasis cultural 0"
    state = turn(have, f"{card} tribute" if card != "tribute" else card)
    play(GAME, state, f"use {card}", *[line for line in lines.split("; ") if line])
    before = asked(GAME, state)
    for line in KINDS.values():
        assert line in texts(GAME, state)
    play(GAME, state, "oppress italia")
    assert asked(GAME, state) == before


@pytest.mark.rule("4.2.B", "5.11")
def test_no_bonus_action_is_taken_while_dice_and_losses_are_chosen() -> None:
    regions = f"{REGIONS}; syria gold 3 of 1 capital; cyprus gold 3 of 1 province"
    have = f"{HAVE}; stock crops:9; soldiers syria:3"
    state = scene(regions, have, "peasants syria:3", cards="conquest")
    play(GAME, state, "use conquest", "attack syria 1")
    for line in ("die 0", "die 0", "lose soldier", "lose peasant", "lose peasant", None):
        assert not [text for text in texts(GAME, state) if text in KINDS.values()]
        if line:
            play(GAME, state, line)
    assert asked(GAME, state)[0] == "WithdrawCitizens"
    play(GAME, state, "withdraw cyprus")
    assert texts(GAME, state) == ["capital cyprus"]
    play(GAME, state, "capital cyprus")
    assert "oppress italia" in texts(GAME, state)


@pytest.mark.rule("4.2.B", "5.11")
def test_no_bonus_action_is_taken_while_a_track_or_a_drawn_card_is_chosen() -> None:
    state = turn("stock gold:2", "caravan1")
    play(GAME, state, "use caravan1", "caravan dacia graecia gold")
    assert texts(GAME, state) == ["raise civil", "raise political", "raise cultural"]
    state = turn("heritage 5 5 5; reached law:1", "advance")
    play(GAME, state, "use advance", "advance political-1", "draw chariots", "draw hoplites")
    assert texts(GAME, state) == ["lay chariots", "lay hoplites"]


@pytest.mark.rule("5.5", "5.11")
def test_oppress_pays_for_a_structure_that_was_begun() -> None:
    state = turn("stock gold:3", "build")
    play(GAME, state, "use build")
    assert refused(GAME, state, "build quarry italia").key == "too-little-gold"
    play(GAME, state, "oppress gallia", "build quarry italia")
    assert stock(state, 0) == (0, 0)


@pytest.mark.rule("5.5", "5.11")
def test_oppress_widens_the_choice_of_peasants_that_help() -> None:
    state = scene(REGIONS, "stock gold:2; peasants gallia:2; reached labor:1", cards="build")
    play(GAME, state, "use build", "build quarry gallia")
    assert texts(GAME, state, "commit") == ["commit 2"]
    play(GAME, state, "oppress gallia")
    assert texts(GAME, state, "commit") == ["commit 0", "commit 1", "commit 2"]


# What they cost


@pytest.mark.rule("5.11")
@pytest.mark.parametrize("kind", list(KINDS))
def test_the_first_use_of_a_kind_costs_unrest_at_the_end_of_the_turn(kind: str) -> None:
    state = turn(cards="muster")
    play(GAME, state, KINDS[kind])
    assert state.players[0].unrest == 3
    play(GAME, state, "end")
    assert state.players[0].unrest == 4


@pytest.mark.rule("5.11", "12")
@pytest.mark.parametrize("kind", list(KINDS))
@pytest.mark.parametrize(("options", "cost"), [("", 0), ("strict-bonus=yes", 1)])
def test_further_uses_of_a_kind_cost_nothing_unless_bonuses_are_strict(
    kind: str, options: str, cost: int
) -> None:
    state = turn(f"bonuses {kind}", "muster", options)
    play(GAME, state, KINDS[kind], "end")
    assert state.players[0].unrest == 3 + cost


@pytest.mark.rule("5.11")
@pytest.mark.parametrize("kind", list(KINDS))
def test_another_kind_used_before_does_not_make_this_one_cheaper(kind: str) -> None:
    others = " ".join(other for other in KINDS if other != kind)
    state = turn(f"bonuses {others}", "muster")
    play(GAME, state, KINDS[kind], "end")
    assert state.players[0].unrest == 4


@pytest.mark.rule("4.2.B", "9")
def test_a_bonus_action_and_a_repeated_card_cost_two_unrest_and_points_beyond_7() -> None:
    state = turn("stock gold:1; used muster; unrest 6; points 5", "muster")
    play(GAME, state, "use muster", "muster italia", "done", "support civil")
    assert state.players[0].unrest == 7
    assert GAME.scores(state)[0] == 4


@pytest.mark.rule("4.2.B", "5.6")
def test_unrest_of_the_end_of_a_turn_does_not_matter_for_the_prices_in_it() -> None:
    state = turn("stock gold:4", "build")
    play(GAME, state, "support civil", "use build", "build quarry italia")
    assert stock(state, 0) == (0, 0)
