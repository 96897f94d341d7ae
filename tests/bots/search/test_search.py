"""Search over whole turns."""

from random import Random

from clocksmith.bots.bot import Budget
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.bots.planner import Planner
from clocksmith.bots.search.parameters import DEFAULT
from clocksmith.bots.search.search import Search
from clocksmith.bots.timer import start_timer
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.state import Khronos
from games.khronos.scene import scene
from play import P0, P1


def searched(state: Khronos, visits: int) -> Search:
    search = Search(GAME, knowledge_of(GAME), P0, 1, DEFAULT)
    timer = start_timer(Budget(visits=visits))
    search.plan(state, timer)
    search.think(timer)
    return search


def contested() -> Khronos:
    might = "keep b2 of 0; town d2; keep h8 of 1; town j8"
    return scene(might, seats=2, round=3, hands=("2m 2c",))


def test_every_visit_is_counted_once_at_the_root_and_once_below() -> None:
    search = searched(contested(), 6_000)
    visits = [count for count, _ in search.tallies()]
    assert search.root.visits == sum(visits) > 0
    assert max(visits) > min(visits)


def test_the_same_seed_gives_the_same_search() -> None:
    one, two = searched(contested(), 3_000), searched(contested(), 3_000)
    assert one.tallies() == two.tallies()
    assert one.best().answers == two.best().answers


def test_a_small_budget_still_finds_a_turn_with_every_card_played() -> None:
    state = contested()
    hurried = Planner(GAME, knowledge_of(GAME), Random(1), start_timer(Budget(visits=10_000)))
    longest = hurried.lines(state, P0, DEFAULT.narrow)[0]
    search = searched(state, 150)
    assert search.best().is_over
    assert search.best().value >= longest.value


def test_the_position_stays_as_it_was() -> None:
    state = contested()
    key = state.key()
    searched(state, 2_000)
    assert state.key() == key


def test_where_the_game_ends_nothing_is_guessed() -> None:
    state = scene("keep b2 of 0; town d2", seats=2, round=7, turn=1, hands=("nothing", "1m 1r 2c"))
    search = Search(GAME, knowledge_of(GAME), P1, 1, DEFAULT)
    timer = start_timer(Budget(visits=20_000))
    search.plan(state, timer)
    assert search.is_certain
    search.think(timer)
    assert search.root.visits == 0


def test_what_two_searches_found_out_is_added_up() -> None:
    one, two = searched(contested(), 3_000), searched(contested(), 3_000)
    runs = [line.answers for line in one.lines]
    mate = Search(GAME, knowledge_of(GAME), P0, 2, DEFAULT)
    mate.adopt(contested(), runs, start_timer(Budget(visits=1)))
    assert [line.answers for line in mate.lines] == runs
    assert [round(line.value, 9) for line in mate.lines] == [
        round(line.value, 9) for line in one.lines
    ]
    before = one.root.visits
    one.merge(two.tallies())
    assert one.root.visits == 2 * before
