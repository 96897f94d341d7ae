"""Chapter 4.5: the end of a dynasty."""

import pytest

from clocksmith.core.seat import SPECTATOR
from clocksmith.core.words import Words
from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.content import POLITICAL
from clocksmith.games.sands.model.events import HIDDEN, ChronicleFailed, DynastyEnded
from games.sands.scene import kinds, scene
from play import asked, play, refused, texts

ENDING = "generation 5; dynasty 2; marker 14; begun 12; round 2; start 0"
FOUR = "italia of 0 capital; gallia of 0 colony; libya of 0 colony; syria of 0 colony"
TWELVE = "peasants italia:3 gallia:3 libya:3 syria:3"


@pytest.mark.rule("4.5")
def test_a_dynasty_ends_with_the_generation_that_reaches_the_next_colour() -> None:
    state = scene(FOUR, "", pending="RollDie", clock=ENDING)
    events = play(GAME, state, "roll 1")
    assert DynastyEnded(2) in events
    assert state.clock.dynasty == 3
    short = "generation 5; dynasty 2; marker 13; begun 11; round 2; start 0"
    state = scene(FOUR, "", pending="RollDie", clock=short)
    assert "DynastyEnded" not in kinds(play(GAME, state, "roll 1"))
    state = scene(FOUR, "", pending="RollDie", clock=ENDING)
    assert "DynastyEnded" not in kinds(play(GAME, state, "roll 6"))


@pytest.mark.rule("4.5", "structure.wonder", "advance.vision")
@pytest.mark.parametrize(("level", "points"), [(3, 2), (4, 4)])
def test_wonders_score_and_vision_doubles_them(level: int, points: int) -> None:
    state = scene(
        "italia of 0 capital has wonder; gallia of 0 colony has wonder; libya has wonder",
        f"reached agriculture:{level}",
        pending="RollDie",
        clock=ENDING,
        rows="agriculture ornament sewers vision",
    )
    play(GAME, state, "roll 1")
    assert state.players[0].points == points


@pytest.mark.rule("4.5")
def test_a_card_scores_if_its_condition_holds_and_heritage_reaches_its_number() -> None:
    for heritage, points in ((0, 0), (1, 1)):
        has = f"heritage 0 {heritage} 0; chronicles c:1"
        state = scene(FOUR, has, pending="RollDie", clock=ENDING)
        play(GAME, state, "roll 1")
        assert state.players[0].points == points
        assert state.players[0].heritage[POLITICAL] == heritage + points
    state = scene(FOUR, "heritage 0 9 0; chronicles c:2", pending="RollDie", clock=ENDING)
    events = play(GAME, state, "roll 1")
    (failed,) = [event for event in events if isinstance(event, ChronicleFailed)]
    assert (failed.count, failed.missing, failed.lacking) == (4, failed.needs - 4, 0)
    assert state.players[0].points == 0


def told(has: str, *answers: str) -> list[str]:
    """Return how the first failure at the end of a dynasty is told, in three languages."""
    state = scene(FOUR, has, pending="RollDie", clock=ENDING)
    events = play(GAME, state, "roll 1", *answers)
    failed = next(event for event in events if isinstance(event, ChronicleFailed))
    return [Words(GAME, language).tell(failed).split(": ")[1] for language in ("en", "de", "fr")]


@pytest.mark.rule("4.5")
def test_a_card_that_fails_says_what_it_missed() -> None:
    assert told("heritage 0 9 0; chronicles c:2") == [
        "only 4 of 5 were reached.",
        "Nur 4 von 5 wurden erreicht.",
        "seulement 4 sur 5.",
    ]
    assert told("heritage 0 0 0; chronicles c:1") == [
        "heritage was only 0 of 1.",
        "Das Erbe war nur 0 von 1.",
        "l’héritage n’était que de 0 sur 1.",
    ]
    assert told("heritage 0 1 0; chronicles c:2") == [
        "only 4 of 5 were reached, and heritage was only 1 of 2.",
        "Nur 4 von 5 wurden erreicht, und das Erbe war nur 1 von 2.",
        "seulement 4 sur 5, et l’héritage n’était que de 1 sur 2.",
    ]


@pytest.mark.rule("4.5")
def test_a_card_that_gave_way_to_another_says_so() -> None:
    people = "peasants italia:4 gallia:4 libya:4 syria:3"
    assert told(f"heritage 0 2 0; {people}; chronicles c:1 d:2", "score d") == [
        "heritage was not enough for both cards, and the other one was chosen.",
        "Das Erbe reichte nicht für beide Karten, und die andere wurde gewählt.",
        "l’héritage ne suffisait pas pour les deux cartes, et l’autre a été choisie.",
    ]


@pytest.mark.rule("4.5")
def test_two_cards_of_a_category_need_the_sum_of_their_numbers() -> None:
    has = f"heritage 0 3 0; {TWELVE}; chronicles c:1 d:2"
    more = has.replace("italia:3", "italia:6")
    state = scene(FOUR, more, pending="RollDie", clock=ENDING)
    play(GAME, state, "roll 1")
    assert state.players[0].points == 4
    assert state.players[0].heritage == [0, 4, 0]
    assert state.players[0].last == 4
    state = scene(FOUR, more.replace("0 3 0", "0 2 0"), pending="RollDie", clock=ENDING)
    play(GAME, state, "roll 1")
    assert asked(GAME, state) == ("ChooseChronicle", 0)
    assert refused(GAME, state, "score e").key == "cannot-score"
    play(GAME, state, "score c")
    assert state.players[0].points == 1


@pytest.mark.rule("4.5")
def test_of_two_cards_the_one_that_can_score_does_without_asking() -> None:
    has = f"heritage 0 2 0; {TWELVE}; chronicles c:1 d:2"
    state = scene(FOUR, has, pending="RollDie", clock=ENDING)
    play(GAME, state, "roll 1")
    assert state.players[0].points == 1
    assert state.players[0].chronicles == [-1] * 6


@pytest.mark.rule("S10", "4.5")
def test_all_cards_lie_open_while_they_are_scored() -> None:
    has = f"heritage 0 2 0; {TWELVE.replace('italia:3', 'italia:6')}; chronicles c:1 d:2"
    state = scene(FOUR, has, "chronicles a:7", pending="RollDie", clock=ENDING)
    hidden = GAME.view(state, SPECTATOR)
    assert hidden.players[1].chronicles[0] == HIDDEN  # type: ignore[attr-defined]
    play(GAME, state, "roll 1")
    open_view = GAME.view(state, SPECTATOR)
    assert open_view.players[1].chronicles[0] == 6  # type: ignore[attr-defined]
    twin = state.copy()
    GAME.redeal(twin, SPECTATOR, lambda n: n - 1)
    assert twin.key() == state.key()
    assert texts(GAME, state) == ["score c", "score d"]


@pytest.mark.rule("4.5", "2.2")
@pytest.mark.parametrize(
    ("space", "regions", "has"),
    [
        ("a", FOUR, "reached agriculture:2 law:1"),
        ("b", FOUR.replace("capital", "capital has wonder"), ""),
        ("c", FOUR, ""),
        ("d", FOUR, TWELVE),
        ("e", FOUR.replace("capital", "capital has library"), ""),
        ("f", FOUR, "caravans italia:graecia sicilia:libya"),
    ],
)
def test_each_space_counts_its_own_thing(space: str, regions: str, has: str) -> None:
    lines = f"heritage 1 1 1; chronicles {space}:1; {has}"
    state = scene(regions, lines, pending="RollDie", clock=ENDING)
    play(GAME, state, "roll 1")
    assert state.players[0].last == 1
