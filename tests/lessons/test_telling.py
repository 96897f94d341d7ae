"""What a browser is told of a lesson: offers of the stage, numbers that never come twice."""

from clocksmith.core.legal import Families, Listed
from clocksmith.lessons.narrowed import narrowed
from clocksmith.lessons.run import run_of
from clocksmith.lessons.shelf import lessons_of
from clocksmith.lessons.telling import lesson_after

BUILDING = lessons_of("khronos")["building"]


def test_a_stage_offers_only_what_it_allows() -> None:
    question = lesson_after(BUILDING, [], None, []).message.question
    assert question is not None
    stems = {offer.get("stem") for offer in question.offers}
    assert stems == {"build keep might"}


def test_legal_answers_are_narrowed_by_patterns_and_stay_as_they_are_without_any() -> None:
    legal = run_of(BUILDING, []).table.question(BUILDING.seat)
    assert legal is not None
    assert isinstance(legal.legal, Families)
    assert narrowed(legal.legal, ()) is legal.legal
    assert narrowed(legal.legal, ("build keep might f6", "end")).texts() == [
        "build keep might f6",
        "end",
    ]
    few = Listed(legal.legal.listed())
    assert narrowed(few, ("end",)).texts() == ["end"]


def test_an_answer_that_goes_along_is_given_as_far_as_it_is_asked() -> None:
    terrain = lessons_of("khronos")["terrain"]
    both = lesson_after(terrain, ["build watchtower might a8"], 0, ["pay 1c", "charge 1 1"])
    assert both.answers == ["build watchtower might a8", "pay 1c"]
    assert (both.stage, both.held) == ("forest", True)
    assert both.said == "terrain-forest-result"
    assert both.message.question is None


def test_an_answer_that_goes_along_and_is_not_asked_does_not_count() -> None:
    """The lesson settles by itself who carries the card, and the page said it as well."""
    hierarchy = lessons_of("khronos")["hierarchy"]
    take = [text for stage in hierarchy.stages[:-1] for text in (*stage.solution, "")]
    keep = [*take, "build keep might d14"]
    built = lesson_after(hierarchy, keep, len(take), ["charge 2 0"])
    assert built.answers == keep
    assert lesson_after(hierarchy, [*built.answers, "end"], len(keep), []).held


def test_a_lesson_that_is_over_shows_its_picture() -> None:
    hierarchy = lessons_of("khronos")["hierarchy"]
    answers = [text for stage in hierarchy.stages for text in (*stage.solution, "")]
    end = lesson_after(hierarchy, answers, None, [])
    assert (end.done, end.stage) == (True, "")
    assert end.message.question is None
    assert end.message.waiting == []  # for nobody: the lesson is over
    assert end.places == [dict(place) for place in hierarchy.ending.places]
