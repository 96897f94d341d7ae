"""What Markdown pages name is there: files and headings behind links, and scripts to run."""

import re
from pathlib import Path

import pytest

from house.sources import ROOT, listed

CODE = re.compile(r"^ *(`{3,}).*?^ *\1 *$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#{1,6} (.+)$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)")
PROGRAM = re.compile(r"(?<![\w/.-])scripts/[a-z][a-z-]*(?![\w./-])")
TITLE = re.compile(r"\[([^\]]*)\]\([^)]*\)")  # of a link within a heading
FOLDERS = ("docs", "examples", "tools", "src/clocksmith")
PAGES = sorted(
    [
        *ROOT.glob("*.md"),
        *[
            path
            for folder in FOLDERS
            for path in (ROOT / folder).rglob("*.md")
            if "rulebook" not in path.parts and path.parent.name != "site"  # laid out elsewhere
        ],
    ]
)


def text_of(page: Path) -> str:
    """A page without its blocks of code."""
    return CODE.sub("", page.read_text(encoding="utf-8"))


def anchor(heading: str) -> str:
    """The anchor that a heading gets: lower-case words joined by dashes."""
    words = TITLE.sub(r"\1", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", words).replace(" ", "-")


def anchors(page: Path) -> set[str]:
    """All anchors of a page."""
    return {anchor(heading) for heading in HEADING.findall(text_of(page))}


def broken(page: Path) -> list[str]:
    """The links of a page that lead nowhere."""
    links = [link for link in LINK.findall(text_of(page)) if "://" not in link]
    wrong = []
    for link in links:
        file, _, name = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        if not target.exists() or (
            name and target.suffix == ".md" and anchor(name) not in anchors(target)
        ):
            wrong.append(link)
    return wrong


def test_every_link_leads_somewhere() -> None:
    assert len(PAGES) > 100
    wrong = [f"{page.relative_to(ROOT)}: {link}" for page in PAGES for link in broken(page)]
    assert not wrong, listed(wrong)


@pytest.mark.parametrize(
    ("link", "is_broken"),
    [
        ("here.md#two-words", False),
        ("#two-words", False),
        ("https://example.org/#nowhere", False),
        ("here.md#no-such-heading", True),
        ("nowhere.md", True),
    ],
)
def test_a_broken_link_is_found(tmp_path: Path, link: str, is_broken: bool) -> None:
    page = tmp_path / "here.md"
    page.write_text(f"## Two *words*\n\n[A link]({link}).\n", encoding="utf-8")
    assert bool(broken(page)) == is_broken


def test_every_script_that_a_page_names_is_there() -> None:
    """A script once went, and the guide went on to tell how to run it."""
    scripts = {
        (page.relative_to(ROOT), program)
        for page in PAGES
        for program in PROGRAM.findall(page.read_text(encoding="utf-8"))
    }
    assert len(scripts) > 20
    assert not [(page, program) for page, program in scripts if not (ROOT / program).is_file()]
