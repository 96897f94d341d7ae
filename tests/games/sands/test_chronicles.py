"""Each of the seven chronicle cards on each of the six scoring spaces, and what they share."""

import pytest

from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.events import ChronicleFailed, ChronicleRevealed, ChronicleScored
from clocksmith.games.sands.model.state import Sands
from clocksmith.games.sands.view.standing import standing_of
from games.sands.parts import LAST, VERY_LAST, count, end_generation, heritage, late
from games.sands.scene import scene
from play import P0, P1, P2, asked, play, refused, texts

# Number of the card: points, and what A to F ask for.
CARDS = {
    1: (1, [2, 2, 4, 12, 2, 2]),
    2: (3, [3, 4, 5, 15, 4, 3]),
    3: (6, [4, 6, 6, 18, 6, 4]),
    4: (10, [5, 8, 7, 21, 8, 5]),
    5: (15, [6, 10, 8, 24, 10, 6]),
    6: (21, [7, 12, 9, 27, 12, 7]),
    7: (28, [8, 14, 10, 30, 14, 8]),
}
CATEGORY = {"a": 0, "b": 0, "c": 1, "d": 1, "e": 2, "f": 2}
OWN = [
    "italia",
    "gallia",
    "hispania",
    "sicilia",
    "graecia",
    "libya",
    "mauretania",
    "aegyptus",
    "syria",
    "cyprus",
]
ROWS = "agriculture ornament granaries vision; law horse hoplites imperium; bronze iron"


def empire(size: int, structures: list[str]) -> str:
    """Return regions of seat 0, the first with the capital; *structures* are spread over them."""
    words = [f"{name} of 0 {'colony' if i else 'capital'}" for i, name in enumerate(OWN[:size])]
    spread: list[list[str]] = [[] for _ in words]
    for structure in sorted(set(structures)):
        for place in range(structures.count(structure)):
            spread[place].append(structure)
    return "; ".join(
        f"{word} has {' '.join(names)}" if names else word
        for word, names in zip(words, spread, strict=True)
    )


def advances(number: int) -> str:
    """Return markers on so many advances, none of which lets advances count higher."""
    first, second = min(4, number), min(4, max(0, number - 4))
    marks = [("agriculture", first), ("law", second), ("bronze", number - first - second)]
    found = [f"{name}:{level}" for name, level in marks if level]
    return f"reached {' '.join(found)}" if found else ""


def crowd(number: int) -> str:
    """Return so many citizens, at most six in a region."""
    peasants = min(20, number)
    lines: list[str] = []
    for kind, total, places in (
        ("peasants", peasants, ["italia", "gallia", "hispania", "graecia"]),
        ("soldiers", number - peasants, ["libya", "syria"]),
    ):
        words = [(name, min(6, total - 6 * i)) for i, name in enumerate(places)]
        found = [f"{name}:{here}" for name, here in words if here > 0]
        lines += [f"{kind} {' '.join(found)}"] if found else []
    return "; ".join(lines)


def caravans(number: int) -> str:
    """Return caravans on so many trade goods, and one on a border without any."""
    near = ["gallia", "graecia", "sicilia", "rhodes", "cyprus", "armenia", "mesopotamia"]
    goods = [b.name for b in GAME.parts.borders if b.good and set(b.name.split(":")) & set(near)]
    return f"caravans hispania:gallia {' '.join(goods[:number])}"


def counting(space: str, number: int) -> tuple[str, str]:
    """Return regions and lines of seat 0 with which a scoring space counts *number*."""
    size, structures, have = 1, [""][:0], ""
    if space == "a":
        have = advances(number)
    elif space == "b":
        aqueducts = min(5, number // 2)
        structures = ["aqueduct"] * aqueducts + ["quarry"] * (number - 2 * aqueducts)
        size = 5
    elif space == "c":
        size = number
    elif space == "d":
        have = crowd(number)
    elif space == "e":
        structures = ["temple"] * (number // 3) + ["shrine"] * (number % 3)
        size = 5
    else:
        have = caravans(number)
    return empire(size, structures), have


def scored(space: str, card: int, number: int, trust: int) -> Sands:
    """Return a position after the end of a dynasty with one chronicle card of seat 0."""
    regions, have = counting(space, number)
    tracks = ["0", "0", "0"]
    tracks[CATEGORY[space]] = str(trust)
    lines = f"{have}; heritage {' '.join(tracks)}; chronicles {space}:{card}"
    state = late(regions, lines, rows=ROWS, clock=LAST)
    assert count(state).counted[CATEGORY_ORDER.index(space)] == number
    end_generation(state)
    return state


CATEGORY_ORDER = "abcdef"
SPACES_AND_CARDS = [(space, card) for space in CATEGORY_ORDER for card in CARDS]


@pytest.mark.rule("2.2", "4.5")
@pytest.mark.parametrize(("space", "card"), SPACES_AND_CARDS)
def test_a_card_scores_if_its_condition_holds_and_heritage_reaches_its_number(
    space: str, card: int
) -> None:
    points, needs = CARDS[card]
    need = needs[CATEGORY_ORDER.index(space)]
    state = scored(space, card, need, card)
    assert GAME.scores(state) == [points, 0, 0]
    assert heritage(state)[CATEGORY[space]] == card + 1
    assert sum(heritage(state)) == card + 1
    assert state.players[0].chronicles == [-1] * 6
    assert state.players[0].last == points


@pytest.mark.rule("4.5")
@pytest.mark.parametrize(("space", "card"), SPACES_AND_CARDS)
def test_a_card_fails_if_one_is_missing_or_heritage_is_one_too_low(space: str, card: int) -> None:
    need = CARDS[card][1][CATEGORY_ORDER.index(space)]
    for number, trust in ((need - 1, card), (need, card - 1)):
        state = scored(space, card, number, trust)
        assert GAME.scores(state) == [0, 0, 0]
        assert heritage(state)[CATEGORY[space]] == trust
        assert state.players[0].chronicles == [-1] * 6


@pytest.mark.rule("4.5")
@pytest.mark.parametrize(("space", "card"), SPACES_AND_CARDS)
def test_more_than_a_card_asks_for_scores_no_more(space: str, card: int) -> None:
    need = CARDS[card][1][CATEGORY_ORDER.index(space)]
    more = need if (space, card) in (("c", 7), ("d", 7)) else need + 1
    assert GAME.scores(scored(space, card, more, 15)) == [CARDS[card][0], 0, 0]


@pytest.mark.rule("8")
def test_heritage_15_stays_when_a_card_scores() -> None:
    assert heritage(scored("c", 1, 4, 15)) == (0, 15, 0)


# Two cards of one category


def pair(trust: int, cards: str = "c:1 d:2", people: int = 15) -> Sands:
    """Return the end of a dynasty with two political cards and four regions."""
    lines = f"{crowd(people)}; heritage 0 {trust} 0; chronicles {cards}"
    return late(empire(4, []), lines, clock=LAST)


@pytest.mark.rule("4.5")
def test_two_cards_of_a_category_need_the_sum_of_their_numbers_and_raise_heritage_once() -> None:
    state = pair(3)
    end_generation(state)
    assert GAME.scores(state)[0] == 1 + 3
    assert heritage(state) == (0, 4, 0)
    assert state.players[0].last == 4


@pytest.mark.rule("4.5")
@pytest.mark.parametrize(("space", "points"), [("c", 1), ("d", 3)])
def test_a_player_chooses_between_two_cards_that_cannot_both_score(space: str, points: int) -> None:
    state = pair(2)
    end_generation(state)
    assert asked(GAME, state) == ("ChooseChronicle", P0)
    assert texts(GAME, state) == ["score c", "score d"]
    assert refused(GAME, state, "score a").key == "cannot-score"
    events = play(GAME, state, f"score {space}")
    assert GAME.scores(state)[0] == points
    assert heritage(state) == (0, 3, 0)
    assert len([event for event in events if isinstance(event, ChronicleScored)]) == 1
    assert len([event for event in events if isinstance(event, ChronicleFailed)]) == 1


@pytest.mark.rule("4.5")
@pytest.mark.parametrize(
    ("trust", "people", "points"),
    [
        (1, 15, 1),  # heritage is enough for card 1 only
        (2, 14, 1),  # the condition of card 2 does not hold
        (0, 15, 0),
    ],
)
def test_nothing_is_chosen_where_only_one_card_or_none_qualifies(
    trust: int, people: int, points: int
) -> None:
    state = pair(trust, people=people)
    end_generation(state)
    assert asked(GAME, state)[0] == "ChooseCards"
    assert GAME.scores(state)[0] == points


@pytest.mark.rule("4.5")
def test_the_heritage_that_a_card_brings_does_not_help_another() -> None:
    # Three would be enough for both; two and the gain of the first are not.
    state = pair(2)
    end_generation(state)
    play(GAME, state, "score d")
    assert GAME.scores(state)[0] == 3


@pytest.mark.rule("4.5")
def test_a_card_that_fails_does_not_count_against_the_other() -> None:
    # Card 7 on C fails; card 2 on D scores with heritage 2.
    state = pair(2, "c:7 d:2")
    end_generation(state)
    assert GAME.scores(state)[0] == 3


@pytest.mark.rule("4.5")
def test_every_category_in_which_one_scored_rises() -> None:
    lines = f"{crowd(12)}; {advances(2)}; {caravans(2)}"
    lines += "; heritage 1 2 3; chronicles a:1 d:2 f:3"
    state = late(empire(1, []), lines, rows=ROWS, clock=LAST)
    end_generation(state)
    # Card 2 on D asks for 15 citizens, card 3 on F for four goods.
    assert GAME.scores(state)[0] == 1
    assert heritage(state) == (2, 2, 3)


# All players


@pytest.mark.rule("4", "4.5", "S10")
def test_all_cards_are_revealed_before_the_start_player_scores_first() -> None:
    clock = LAST.replace("start 0", "start 1")
    regions = f"{empire(4, [])}; rhodes of 1 capital; asia-minor of 2 capital"
    state = late(
        regions,
        "heritage 0 1 0; chronicles c:1",
        "heritage 0 1 0; chronicles c:1",
        "heritage 9 9 9; chronicles a:7 c:2",
        clock=clock,
    )
    events = end_generation(state)
    told = [event for event in events if isinstance(event, ChronicleRevealed)]
    assert [event.fields()[0] for event in told] == [P1, P2, P2, P0]
    done = [event for event in events if isinstance(event, ChronicleFailed | ChronicleScored)]
    assert [event.fields()[0] for event in done] == [P1, P2, P2, P0]
    assert events.index(told[-1]) < events.index(done[0])
    assert GAME.scores(state) == [1, 0, 0]


@pytest.mark.rule("4.5")
def test_cards_stay_until_the_dynasty_ends() -> None:
    state = late(empire(4, []), "heritage 0 1 0; chronicles c:1")
    end_generation(state)
    assert state.players[0].chronicles == [-1, -1, 0, -1, -1, -1]
    assert GAME.scores(state) == [0, 0, 0]


@pytest.mark.rule("4.5")
def test_points_of_an_earlier_dynasty_are_not_those_of_the_last() -> None:
    state = late(empire(4, []), "heritage 0 9 0; points 20; last 15; chronicles c:1", clock=LAST)
    end_generation(state)
    assert state.players[0].last == 1
    assert GAME.scores(state)[0] == 21


@pytest.mark.rule("10")
def test_a_tie_is_broken_by_chronicle_points_of_the_third_dynasty() -> None:
    regions = f"{empire(4, [])}; rhodes of 1 capital; germania of 2 capital"
    seats = [
        "heritage 0 1 0; chronicles c:1; unrest 3; points {}",
        "points {}; unrest 3",
        "unrest 3",
    ]
    # Three points for regions go to seat 0, for unrest and symbols to all.
    state = late(regions, seats[0].format(1), seats[1].format(5), seats[2], clock=VERY_LAST)
    end_generation(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((11, 11, 6), (1, 2, 3))
    state = late(regions, "points 2; unrest 3", seats[1].format(5), seats[2], clock=VERY_LAST)
    end_generation(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((11, 11, 6), (1, 1, 3))


# Forecasts


@pytest.mark.rule("4.5")
@pytest.mark.parametrize(("space", "card"), SPACES_AND_CARDS)
def test_a_forecast_says_what_is_missing_for_every_card_on_every_space(
    space: str, card: int
) -> None:
    need = CARDS[card][1][CATEGORY_ORDER.index(space)]
    regions, have = counting(space, need - 2 if need > 2 else 1)
    state = scene(regions, f"{have}; heritage 1 2 3", rows=ROWS)
    (found,) = [
        forecast
        for forecast in standing_of(state).forecasts[0]
        if (forecast.space, forecast.chronicle) == (CATEGORY_ORDER.index(space), card - 1)
    ]
    assert found.missing == (2 if need > 2 else 1)
    assert found.heritage == max(0, card - (1, 2, 3)[CATEGORY[space]])
