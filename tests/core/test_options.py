"""Options are chosen by name."""

import pytest

from clocksmith.core.options import Option, OptionList, switch

OPTIONS = OptionList(
    [
        Option("edition", ("old", "new"), "new"),
        switch("fast"),
        Option("map", ("hill",), "hill", True),
    ]
)


def test_what_is_not_chosen_is_as_usual() -> None:
    choices = OPTIONS.choose({})
    assert choices.text() == "edition=new fast=no map=hill"
    assert not choices.is_on("fast")


def test_choices_are_read_from_words() -> None:
    choices = OPTIONS.parse(["fast=yes", "edition=old"])
    assert choices.value("edition") == "old"
    assert choices.is_on("fast")
    assert choices == OPTIONS.choose({"edition": "old", "fast": "yes"})


def test_only_what_is_unusual_need_be_written() -> None:
    choices = OPTIONS.choose({"edition": "old", "map": "my own"})
    assert OPTIONS.unusual(choices) == ["edition=old", "map=my own"]
    assert OPTIONS.unusual(OPTIONS.choose({})) == []


def test_an_open_option_takes_any_value() -> None:
    assert OPTIONS.choose({"map": "my own"}).value("map") == "my own"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["colour=red"], "there is no option 'colour'; there are edition, fast, map"),
        (["edition=third"], "option edition must be one of old, new, not 'third'"),
        (["fast"], "an option is written key=value, not 'fast'"),
        (["fast=yes", "fast=no"], "option fast is given twice"),
    ],
)
def test_what_does_not_exist_is_refused_in_words(words: list[str], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        OPTIONS.parse(words)


def test_an_unknown_key_is_nobodys_choice() -> None:
    with pytest.raises(KeyError):
        OPTIONS.choose({}).value("colour")
