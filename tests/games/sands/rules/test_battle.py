"""Chapter 5.3, the battle: combat values, sealed dice, losses, withdrawal, lost regions."""

import pytest

from clocksmith.core.seat import SPECTATOR
from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.events import HIDDEN, BattleJoined, BattleWon, DiceRevealed
from clocksmith.games.sands.model.state import Sands
from clocksmith.games.sands.rules.empire import reserve_of
from games.sands.scene import at, citizens, kinds, owns, scene, stock, used
from play import P0, P1, asked, play, refused, texts

HOMES = "italia of 0 capital; gallia of 0 colony; syria of 1 capital"


def battle(
    region: str,
    attacker: str,
    defender: str,
    *,
    regions: str = HOMES,
    rows: str = "",
) -> Sands:
    """Return a position in which seat 0 has attacked seat 1 in a region."""
    has = attacker if "stock" in attacker else f"stock crops:9; {attacker}"
    state = scene(regions, has, defender, cards="conquest", rows=rows)
    play(GAME, state, "use conquest", f"attack {region} 1")
    return state


def joined(
    region: str, attacker: str, defender: str, *, regions: str = HOMES, rows: str = ""
) -> tuple[int, int]:
    """Return both combat values of an attack of seat 0 on seat 1."""
    state = scene(regions, f"stock crops:9; {attacker}", defender, cards="conquest", rows=rows)
    events = play(GAME, state, "use conquest", f"attack {region} 1")
    (event,) = [event for event in events if isinstance(event, BattleJoined)]
    return event.strength, event.rival_strength


# Combat values


@pytest.mark.rule("5.3")
def test_peasants_count_one_and_soldiers_two() -> None:
    assert joined("libya", "peasants libya:3; soldiers libya:2", "soldiers libya:1") == (7, 2)


@pytest.mark.rule("5.3", "advance.bronze", "advance.iron")
def test_bronze_is_flat_and_iron_needs_a_soldier() -> None:
    rows = "bronze iron; law horse"
    assert joined("libya", "peasants libya:1; reached bronze:1", "peasants libya:1", rows=rows) == (
        2,
        1,
    )
    assert joined("libya", "peasants libya:1; reached bronze:2", "peasants libya:1", rows=rows) == (
        2,
        1,
    )
    iron = "soldiers libya:1; reached bronze:2"
    assert joined("libya", iron, iron, rows=rows) == (5, 5)


@pytest.mark.rule("5.3", "advance.chariots", "advance.hoplites", "advance.galleys")
@pytest.mark.parametrize(
    ("advance", "region"), [("chariots", "libya"), ("hoplites", "graecia"), ("galleys", "cyprus")]
)
def test_some_advances_help_each_soldier_on_one_terrain(advance: str, region: str) -> None:
    for place in ("libya", "graecia", "cyprus"):
        has = f"soldiers {place}:2; peasants {place}:1; reached law:3"
        rows = f"law horse {advance}; bronze iron"
        value = 7 if place == region else 5
        assert joined(place, has, f"peasants {place}:1", rows=rows) == (value, 1)


@pytest.mark.rule("5.3", "structure.fortress", "advance.siege")
def test_a_fortress_helps_its_controller_unless_siegecraft_ignores_it() -> None:
    regions = f"{HOMES}; libya of 1 colony has fortress"
    assert joined("libya", "soldiers libya:1", "soldiers libya:1", regions=regions) == (2, 5)
    foreign = f"{HOMES}; libya has fortress"
    assert joined("libya", "soldiers libya:1", "soldiers libya:1", regions=foreign) == (2, 2)
    siege = "law horse chariots siege; bronze iron"
    has = "soldiers libya:1; reached law:4"
    assert joined("libya", has, "soldiers libya:1", regions=regions, rows=siege) == (3, 2)


# Dice


@pytest.mark.rule("5.3", "9")
def test_a_die_goes_up_to_what_unrest_leaves_and_never_above_six() -> None:
    state = battle("libya", "unrest 5; soldiers libya:1", "unrest 1; soldiers libya:1")
    assert texts(GAME, state) == ["die 0", "die 1", "die 2"]
    assert refused(GAME, state, "die 3").key == "face-too-high"
    play(GAME, state, "die 0")
    assert texts(GAME, state)[-1] == "die 6"
    state = battle("libya", "unrest 7; soldiers libya:1", "soldiers libya:1")
    assert texts(GAME, state) == ["die 0"]


@pytest.mark.rule("9", "advance.circuses")
def test_circuses_leave_less_for_the_die() -> None:
    rows = "writing poetry circuses"
    has = "unrest 3; soldiers libya:1; reached writing:3"
    state = battle("libya", has, "soldiers libya:1", rows=rows)
    assert texts(GAME, state) == ["die 0", "die 1", "die 2"]


@pytest.mark.rule("5.3", "4")
def test_the_attackers_die_is_sealed_until_both_are_chosen() -> None:
    state = battle("libya", "soldiers libya:1", "soldiers libya:1")
    decision = GAME.decision(state)
    assert decision is not None
    assert decision.group(state) == (P0, P1)
    events = play(GAME, state, "die 2")
    assert kinds(events) == ["DieSealed"]
    assert asked(GAME, state) == ("ChooseDie", P1)
    assert GAME.view(state, P0).die == 2  # type: ignore[attr-defined]
    for seat in (P1, SPECTATOR):
        assert GAME.view(state, seat).die == HIDDEN  # type: ignore[attr-defined]
    assert DiceRevealed(P0, P1, 2, 1) in play(GAME, state, "die 1")


@pytest.mark.rule("5.3")
def test_the_die_counts_three_times_and_the_winner_gains_it_in_unrest() -> None:
    state = battle("libya", "peasants libya:1", "soldiers libya:3")
    events = play(GAME, state, "die 2", "die 0")
    assert BattleWon(P0, P1, at("libya"), 7, 6) in events
    assert [player.unrest for player in state.players] == [5, 3, 3]


@pytest.mark.rule("5.3")
def test_the_defender_wins_ties_and_only_the_winner_gains_unrest() -> None:
    state = battle("libya", "soldiers libya:3", "soldiers libya:3")
    events = play(GAME, state, "die 1", "die 1")
    assert BattleWon(P1, P0, at("libya"), 9, 9) in events
    assert [player.unrest for player in state.players] == [3, 4, 3]


@pytest.mark.rule("advance.siege")
def test_with_siegecraft_the_attacker_wins_ties() -> None:
    rows = "law horse hoplites siege; bronze iron"
    has = "soldiers libya:2; reached law:4"
    state = battle("libya", has, "soldiers libya:2", rows=rows)
    assert BattleWon(P0, P1, at("libya"), 4, 4) in play(GAME, state, "die 0", "die 0")


# Losses


@pytest.mark.rule("5.3")
def test_the_winner_loses_one_citizen_first_then_the_loser_two() -> None:
    has = "peasants libya:2; soldiers libya:3"
    state = battle("libya", has, "peasants libya:1; soldiers libya:2")
    play(GAME, state, "die 0", "die 0")
    assert asked(GAME, state) == ("LoseCitizen", P0)
    assert texts(GAME, state) == ["lose peasant", "lose soldier"]
    play(GAME, state, "lose peasant")
    assert asked(GAME, state) == ("LoseCitizen", P1)
    play(GAME, state, "lose peasant")
    assert refused(GAME, state, "lose peasant").key == "nobody-to-lose"
    play(GAME, state, "lose soldier")
    assert citizens(state, 0, "libya") == (1, 3)


@pytest.mark.rule("5.3")
def test_a_loser_with_fewer_citizens_loses_all_of_them() -> None:
    state = battle("libya", "soldiers libya:2", "peasants libya:1")
    play(GAME, state, "die 0", "die 0", "lose soldier", "lose peasant")
    assert asked(GAME, state) == ("AnnexOrLeave", P0)


@pytest.mark.rule("5.3")
def test_a_losing_attacker_stays_and_may_still_annex() -> None:
    state = battle("libya", "soldiers libya:4", "unrest 1; soldiers libya:1")
    play(GAME, state, "die 0", "die 3", "lose soldier", "lose soldier", "lose soldier")
    assert citizens(state, 0, "libya") == (0, 2)
    assert asked(GAME, state) == ("AnnexOrLeave", P0)
    assert refused(GAME, state, "annex gallia").key == "another-region"
    play(GAME, state, "annex libya")
    assert owns(state, 0, "libya")
    assert stock(state, 0) == (4, 0)
    assert used(state, 0) == ["conquest"]


# Withdrawal and lost regions

AROUND = f"{HOMES}; libya of 1 colony; aegyptus of 1 colony; rhodes of 1 colony"


@pytest.mark.rule("5.3")
def test_a_beaten_defender_withdraws_to_one_neighbour_they_control() -> None:
    state = battle(
        "libya", "soldiers libya:6", "peasants libya:4; soldiers libya:1", regions=AROUND
    )
    play(GAME, state, "die 0", "die 0", "lose soldier", "lose peasant", "lose peasant")
    assert asked(GAME, state) == ("WithdrawCitizens", P1)
    assert texts(GAME, state) == ["withdraw aegyptus", "withdraw rhodes"]
    assert refused(GAME, state, "withdraw syria").key == "withdraw-to-neighbour"
    play(GAME, state, "withdraw rhodes")
    assert citizens(state, 1, "rhodes") == (2, 1)
    assert citizens(state, 1, "libya") == (0, 0)
    assert not owns(state, 1, "libya")


@pytest.mark.rule("5.3")
def test_withdrawal_uses_neither_road_nor_galleys() -> None:
    regions = f"{HOMES.replace('syria of 1 capital', 'cyprus of 1 capital')}; sicilia of 1 colony"
    state = battle(
        "sicilia",
        "soldiers sicilia:6",
        "soldiers sicilia:3; reached law:3",
        regions=f"{regions}; rhodes has road",
        rows="law horse galleys; bronze iron",
    )
    events = play(GAME, state, "die 0", "die 0", "lose soldier", "lose soldier", "lose soldier")
    assert citizens(state, 1, "sicilia") == citizens(state, 1, "cyprus") == (0, 0)
    assert reserve_of(state.players[1], 1) == 10
    assert "ControlLost" in kinds(events)


@pytest.mark.rule("5.3")
def test_without_such_a_neighbour_the_rest_goes_back_to_supply() -> None:
    state = battle("libya", "soldiers libya:6", "peasants libya:4", regions=HOMES)
    play(GAME, state, "die 0", "die 0", "lose soldier", "lose peasant", "lose peasant")
    assert asked(GAME, state) == ("AnnexOrLeave", P0)
    assert reserve_of(state.players[1], 0) == 20


@pytest.mark.rule("5.3")
def test_a_last_region_is_never_lost() -> None:
    state = battle("syria", "soldiers syria:6", "peasants syria:4")
    play(GAME, state, "die 0", "die 0", "lose soldier", "lose peasant", "lose peasant")
    assert citizens(state, 1, "syria") == (2, 0)
    assert owns(state, 1, "syria")
    assert refused(GAME, state, "annex syria").key == "defended"


@pytest.mark.rule("5.3")
def test_a_lost_capital_is_set_up_again_before_the_annexation() -> None:
    regions = "italia of 0 capital; syria of 1 capital; libya of 1 colony; rhodes of 1 province"
    state = battle("syria", "soldiers syria:6", "peasants syria:2", regions=regions)
    play(GAME, state, "die 0", "die 0", "lose soldier", "lose peasant", "lose peasant")
    assert asked(GAME, state) == ("RestoreCapital", P1)
    play(GAME, state, "capital libya")
    assert state.players[1].capital == at("libya")
    assert not state.players[1].colonies >> at("libya") & 1
    assert asked(GAME, state) == ("AnnexOrLeave", P0)
    play(GAME, state, "annex syria")
    assert owns(state, 0, "syria")


@pytest.mark.rule("5.3")
def test_a_province_retaken_is_a_colony() -> None:
    state = scene(
        "italia of 0 capital; libya of 1 province; syria of 1 capital",
        "stock crops:9; soldiers libya:1",
        cards="conquest",
    )
    play(GAME, state, "use conquest", "annex libya")
    state.players[1].citizens[1][at("libya")] = 3
    assert state.players[0].colonies >> at("libya") & 1
