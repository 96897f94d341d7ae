"""What a seat cannot tell apart."""

from clocksmith.testing import secrets
from games.conformance.games import Table, random_games


@random_games()
def test_a_seat_sees_the_same_in_two_deals_it_cannot_tell_apart(name: str, number: int) -> None:
    secrets.a_seat_sees_the_same_in_two_deals_it_cannot_tell_apart(Table(name, number))


@random_games(one_in=4)
def test_what_happens_looks_the_same_in_two_deals_until_it_may_be_known(
    name: str, number: int
) -> None:
    secrets.what_happens_looks_the_same_in_two_deals_until_it_may_be_known(Table(name, number))


@random_games(one_in=4)
def test_what_is_dealt_in_secret_stays_secret(name: str, number: int) -> None:
    secrets.what_is_dealt_in_secret_stays_secret(Table(name, number))


@random_games(one_in=4)
def test_a_redeal_adds_up(name: str, number: int) -> None:
    secrets.a_redeal_adds_up(Table(name, number))


@random_games(one_in=8)
def test_an_open_view_shows_of_every_seat_what_that_seat_sees(name: str, number: int) -> None:
    secrets.an_open_view_shows_of_every_seat_what_that_seat_sees(Table(name, number))


@random_games(one_in=8)
def test_viewers_together_see_what_each_sees_alone(name: str, number: int) -> None:
    secrets.viewers_together_see_what_each_sees_alone(Table(name, number))
