"""What the seats of Khronos may expect."""

from clocksmith.bots.knowledge.khronos.outlook import forecast, spread
from games.khronos.scene import scene

TWO = 2


def lead(might: str = "", faith: str = "", round: int = 3) -> float:
    """How far seat 0 is expected to be ahead because of these buildings."""
    built, bare = scene(might, faith, seats=TWO, round=round), scene(seats=TWO, round=round)
    with_it, without = forecast(built), forecast(bare)
    return with_it[0] - with_it[1] - (without[0] - without[1])


def test_money_counts_as_it_is() -> None:
    rich, poor = scene(seats=TWO, ecus=(15, 10)), scene(seats=TWO, ecus=(10, 10))
    assert forecast(rich)[0] - forecast(poor)[0] == 5.0
    assert forecast(rich)[1] == forecast(poor)[1]


def test_income_under_a_small_lord_is_worth_much_less_than_under_a_medium_one() -> None:
    town = "town d2"
    assert lead(f"keep b2 of 0; {town}") > lead(f"watchtower c2 of 0; {town}") + 3.0


def test_a_domain_of_faith_is_worth_more_below_buildings_of_might() -> None:
    faith = "monastery b2 of 0; town d2"
    assert lead("monastery b2 of 0", faith) > lead("", faith) + 3.0


def test_what_a_rival_holds_counts_against_a_seat() -> None:
    assert lead("keep b2 of 1; town d2") < -3.0


def test_income_is_worth_less_when_one_of_two_payments_is_over() -> None:
    held = "keep b2 of 0; town d2"
    assert lead(held, round=3) > lead(held, round=6)


def test_less_is_uncertain_towards_the_end() -> None:
    spreads = [spread(scene(seats=TWO, round=round)) for round in range(1, 8)]
    assert spreads == sorted(spreads, reverse=True)
