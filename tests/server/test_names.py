"""Texts from people are kept as written, short and without control signs."""

import pytest

from clocksmith.server.errors import INVALID, RequestError
from clocksmith.server.names import clean, line_of, login_of, name_of, password_of


def test_scripts_stay_what_they_are_text() -> None:
    assert name_of("<b>Ada</b> & 'Bob'") == "<b>Ada</b> & 'Bob'"


def test_control_and_direction_signs_are_taken_out() -> None:
    assert clean("a\x00b\x1b[31m\u202ec\ufeffd\u2028e") == "ab[31mcde"


def test_lines_and_tabs_become_single_spaces() -> None:
    assert clean("  a\n\tb \r\n c ") == "a b c"


def test_joined_signs_stay_joined() -> None:
    family = "\U0001f469\u200d\U0001f467"
    assert name_of(family) == family


@pytest.mark.parametrize(
    "name",
    ["", "   ", "\u200d", "\x00", "x" * 25, "\u3164", "\u2800\u2800", "\u115f", "\uffa0", "\u0301"],
)
def test_a_name_has_1_to_24_characters(name: str) -> None:
    with pytest.raises(RequestError, match="1 to 24"):
        name_of(name)


def test_logins_are_the_same_in_upper_and_lower_case() -> None:
    assert login_of(" Ada.Lovelace ") == login_of("ADA.lovelace") == "ada.lovelace"


@pytest.mark.parametrize("login", ["", "a b", "x" * 25, "<i>", "a\x00b"])
def test_a_login_is_short_and_plain(login: str) -> None:
    with pytest.raises(RequestError) as told:
        login_of(login)
    assert told.value.code == INVALID


@pytest.mark.parametrize("password", ["short", "x" * 201])
def test_a_password_has_8_to_200_characters(password: str) -> None:
    with pytest.raises(RequestError, match="8 to 200"):
        password_of(password)
    assert password_of(" eight8 ") == " eight8 "


def test_a_line_of_chat_is_not_empty_and_not_endless() -> None:
    assert line_of("hello") == "hello"
    for text in ("\n", "x" * 501):
        with pytest.raises(RequestError, match="1 to 500"):
            line_of(text)
