"""A page is sent with the names of the files it needs, so that they are fetched side by side."""

import json
import re
from pathlib import Path

import pytest

from clocksmith.server.http.client_files import client_version
from clocksmith.server.http.negotiation import accepted_language
from clocksmith.server.http.pages import Pages
from clocksmith.server.http.preloads import Preloads
from server.browser import Browser

PAGES = [
    {
        "pattern": "/t/:id",
        "reads": "tables/:id",
        "files": ["assets/index-1.js", "assets/table-2.css"],
        "words": {"en": ["assets/words-en-3.js"], "de": ["assets/words-de-4.js"]},
        "fonts": ["assets/serif-5.woff2"],
    },
    {"pattern": "/", "files": ["assets/home-6.js"], "words": {}, "fonts": []},
    {
        "pattern": "/learn/:game/:lesson",
        "files": ["assets/lesson-7.js"],
        "words": {"en": ["assets/words-en-3.js"]},
        "fonts": ["assets/serif-5.woff2"],
        "games": {
            "khronos": {
                "files": ["assets/khronos-8.js"],
                "words": {"en": ["assets/words-khronos-en-9.js"]},
            }
        },
    },
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built client."""
    (tmp_path / "index.html").write_text('<script src="/assets/index-1a_B.js"></script>')
    (tmp_path / "preloads.json").write_text(json.dumps(PAGES))
    return tmp_path


async def test_a_page_names_its_files_its_words_and_then_the_fonts(folder: Path) -> None:
    answer = await Browser(Pages(folder)).send("GET", "/t/abc", b"", {"accept-language": "de-AT"})
    assert answer.headers["link"].split(", ") == [
        "</api/tables/abc>; rel=preload; as=fetch; crossorigin",
        "</assets/index-1.js>; rel=modulepreload",
        "</assets/table-2.css>; rel=preload; as=style; crossorigin",
        "</assets/words-de-4.js>; rel=modulepreload",
        '</assets/serif-5.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
    ]


async def test_a_page_about_a_game_names_what_draws_it(folder: Path) -> None:
    loaded = Preloads(folder)
    files = re.findall(r"assets/(\w+)", loaded.link("/learn/khronos/goal", "en"))
    assert files == ["lesson", "words", "khronos", "words", "serif"]
    files = re.findall(r"assets/(\w+)", loaded.link("/learn/another-game/goal", "en"))
    assert files == ["lesson", "words", "serif"]


@pytest.mark.parametrize(
    ("path", "known"), [("/", True), ("/t/a%2Fb", True), ("/t/abc/replay", False), ("/t/", False)]
)
def test_an_address_gets_the_files_of_its_own_page(path: str, known: bool, folder: Path) -> None:
    assert bool(Preloads(folder).link(path, "en")) is known


def test_what_is_asked_first_is_quoted_as_the_page_asks_it(folder: Path) -> None:
    assert "</api/tables/a%2C%20%3Eb>; rel=preload; as=fetch" in Preloads(folder).link(
        "/t/a, >b", "en"
    )


def test_a_client_that_was_built_without_a_list_is_sent_without_names(tmp_path: Path) -> None:
    assert Preloads(tmp_path).link("/", "en") == ""
    assert Preloads(None).link("/", "en") == ""


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de-CH,de;q=0.9,en;q=0.8", "de"),
        ("nl, fr;q=0.5", "fr"),
        ("nl", "en"),
        ("", "en"),
        ("*", "en"),
    ],
)
def test_words_come_in_the_first_language_that_there_is(header: str, language: str) -> None:
    assert accepted_language(header, ["en", "de", "fr"]) == language


def test_the_version_is_the_name_of_the_entry_script(folder: Path) -> None:
    assert client_version(folder) == "index-1a_B"
    assert client_version(None) == ""
