"""The documentation site: every page is reached, every link holds, every module is described."""

import re
import sys
from base64 import b64encode
from hashlib import sha256
from importlib import import_module
from pathlib import Path

import pytest

import clocksmith
from effort import ALL
from house.sources import ROOT
from house.test_release import git
from install.copies import load_tool

site = load_tool("make_site")
TREE = re.compile(r"```\{toctree\}\n(.*?)```", re.DOTALL)
TARGET = re.compile(r"\]\(([^)\s#]+)")


@pytest.fixture
def laid_out(tmp_path: Path) -> Path:
    """What Sphinx reads."""
    site.lay_out(tmp_path)
    return tmp_path


def entries(page: Path) -> list[str]:
    """Return the pages in the navigation of a page, from the top of the site."""
    names = []
    for tree in TREE.findall(page.read_text(encoding="utf-8")):
        for line in tree.splitlines():
            if "*" in line:
                names += [path.stem for path in page.parent.glob(f"{line}.md")]
            elif line and not line.startswith(":"):
                names.append(line)
    return names


def test_every_position_in_the_documentation_opens_on_the_board(laid_out: Path) -> None:
    site.lead_to_boards(laid_out)
    links: dict[str, int] = {}
    for page in laid_out.rglob("*.md"):
        text = page.read_text(encoding="utf-8")
        for up, code in re.findall(r'href="([./]*)play/index.html(#A[\w-]+)"', text):
            assert len(page.relative_to(laid_out).parts) == up.count("../") + 1
            assert clocksmith.read(code).turn is not None
            links[page.name] = links.get(page.name, 0) + 1
    assert links == {"positions.md": 1, "records.md": 2, "command-line.md": 3}


def test_a_page_allows_what_stands_in_it_and_no_other_address() -> None:
    style = "body{margin:0}"
    page = f'<meta charset="utf-8" /><style>{style}</style><script src="a.js"></script><p style="">'
    policy = site.secured(page).partition('content="')[2].partition('"')[0]
    hashed = b64encode(sha256(style.encode()).digest()).decode()
    assert policy.startswith("default-src 'none'; script-src 'self' ;")
    assert f"style-src 'self' 'unsafe-hashes' 'sha256-{hashed}'" in policy
    assert "http" not in policy


def test_every_page_is_reached_from_the_front_page(laid_out: Path) -> None:
    reached, waiting = set(), [laid_out / "index.md"]
    while waiting:
        page = waiting.pop()
        reached.add(page)
        waiting += [page.parent / f"{name}.md" for name in entries(page)]
    assert {path.relative_to(laid_out) for path in laid_out.rglob("*.md")} == {
        path.relative_to(laid_out) for path in map(Path.resolve, reached)
    }


def test_every_link_leads_to_a_page_a_picture_or_the_sources(laid_out: Path) -> None:
    count = 0
    for page in laid_out.rglob("*.md"):
        text = site.FENCE.sub("", page.read_text(encoding="utf-8"))
        for target in TARGET.findall(text):
            if not re.match(r"[a-z]+:", target):
                count += 1
                assert (page.parent / target).exists(), f"{page.name}: {target}"
            elif "/blob/main/" in target:
                assert (ROOT / target.partition("/blob/main/")[2]).exists(), target
    assert count > 300


def test_every_module_of_the_reference_says_what_it_is() -> None:
    modules = [module for listed in site.API.values() for module in listed]
    assert len(set(modules)) == len(modules) > 40
    for module in modules:
        assert import_module(module).__doc__, module


def test_every_release_is_built_by_its_own_scripts_and_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project, into = tmp_path / "project", tmp_path / "site"
    script = project / "scripts" / "docs"
    script.parent.mkdir(parents=True)
    git(project, "init", "--quiet", "--initial-branch=main")
    for version in ("0.9.0", "0.10.0", "main"):
        script.write_text(
            f'#!/bin/sh\nmkdir -p "$2"\necho {version} $CLOCKSMITH_DOCS_EDITION >"$2/index.html"\n'
        )
        script.chmod(0o755)
        git(project, "add", ".")
        git(project, "commit", "--quiet", "--message", version)
        if version != "main":
            git(project, "tag", f"v{version}")
    monkeypatch.setattr(site, "ROOT", project)
    assert site.build_all(into) == 0
    built = {page.relative_to(into).as_posix(): page.read_text() for page in into.rglob("*.html")}
    assert built == {
        "index.html": "main\n",
        "0.10.0/index.html": "0.10.0 0.10.0\n",
        "0.9.0/index.html": "0.9.0 0.9.0\n",
    }
    assert '["main", "0.10.0", "0.9.0"]' in (into / "versions.js").read_text(encoding="utf-8")
    assert git(project, "worktree", "list").count("\n") == 0


if ALL:  # takes half a minute of one core; public CI builds it for every change

    def test_sphinx_finds_nothing_to_mend(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sys, "argv", ["make_site", "--into", str(tmp_path / "site")])
        assert site.main() == 0
        search = (tmp_path / "site" / "searchindex.js").read_text(encoding="utf-8")
        assert "clocksmith.position.Position" in search
        page = (tmp_path / "site" / "guides" / "play.html").read_text(encoding="utf-8")
        assert 'data-version="main" data-root="../"' in page
        assert (tmp_path / "site" / "versions.js").is_file()
