"""Builds the documentation site in dist/site, from the Markdown that is read on its own as well.

The pages of docs/ are laid out for Sphinx in a scratch folder, with the settings and front pages of
docs/site, and a page of the API reference for each module that is listed here. A link that leads
out of the documentation leads to the sources of the project instead. Anything that Sphinx warns of
is an error, broken links above all.

With `--releases`, every tag `v...` is built as well, by its own scripts, into a folder of its own.
A list in the navigation leads from each version to all others.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from base64 import b64encode
from hashlib import sha256
from html import unescape
from pathlib import Path
from typing import Final

import clocksmith

ROOT: Final = Path(__file__).parent.parent
DOCS: Final = ROOT / "docs"
LINK: Final = re.compile(r"(?P<text>!?\[[^\]]*\])\((?P<target>[^)\s]+)\)")
FENCE: Final = re.compile(r"^( *`{3,}).*?^\1 *$", re.MULTILINE | re.DOTALL)
BESIDE: Final = ("CHANGELOG.md", "CONTRIBUTING.md")  # pages beside docs/
LEFT_OUT: Final = ("index.md",)  # the site has a front page of its own
PLAY: Final = (
    '<p><a class="play" href="play/index.html">Play in this browser</a>: nothing to install, '
    "and after the first visit it works without a network.</p>"
)
SHOWN: Final = re.compile(  # a position or a game as text, or the picture of a position
    r"^```(?:position|record)\n(?P<text>clocksmith .*?)^```$"
    r"|^!\[[^\]]*\]\((?P<picture>[^)]+)\.svg\)$",
    re.MULTILINE | re.DOTALL,
)
BOARD: Final = '<p><a class="board" href="{}play/index.html{}">Open on the board</a></p>'
API: Final[dict[str, list[str]]] = {  # pages of the reference, and the modules on each
    "Play: import clocksmith": [
        "clocksmith.position.origins",
        "clocksmith.position.position",
        "clocksmith.position.outlook",
    ],
    "Games, states and steps": [
        "clocksmith.core.game",
        "clocksmith.core.step",
        "clocksmith.core.action",
        "clocksmith.core.legal",
        "clocksmith.core.event",
        "clocksmith.core.value",
        "clocksmith.core.seat",
        "clocksmith.core.outcome",
        "clocksmith.core.options",
        "clocksmith.core.price",
        "clocksmith.core.preview",
        "clocksmith.core.ledger",
        "clocksmith.core.words",
        "clocksmith.games",
        "clocksmith.games.rules",
    ],
    "Declared states": [
        "clocksmith.core.layout.layout",
        "clocksmith.core.layout.fields",
        "clocksmith.core.layout.kinds",
        "clocksmith.core.layout.blocks",
        "clocksmith.core.layout.lists",
        "clocksmith.core.layout.steps",
        "clocksmith.core.layout.sight",
        "clocksmith.core.layout.plain",
    ],
    "Boxes": ["clocksmith.core.box.box", "clocksmith.core.box.shelf", "clocksmith.core.box.form"],
    "Records and tables": [
        "clocksmith.table.record",
        "clocksmith.table.table",
        "clocksmith.table.chance",
        "clocksmith.table.verify",
    ],
    "Bots": [
        "clocksmith.bots.bot",
        "clocksmith.bots.registry",
        "clocksmith.bots.knowledge.knowledge",
        "clocksmith.bots.planner",
        "clocksmith.bots.timer",
        "clocksmith.bots.search.search",
    ],
    "A client of a server": [
        "clocksmith.client.synchronous",
        "clocksmith.client.asynchronous",
        "clocksmith.client.positions",
        "clocksmith.client.errors",
        "clocksmith.server.events.messages",
    ],
    "The arena": ["clocksmith.arena.match", "clocksmith.arena.tournament", "clocksmith.arena.job"],
    "Conformance": ["clocksmith.testing.suite", "clocksmith.testing.driver"],
    "Environments": [
        "clocksmith.research.gymnasium",
        "clocksmith.research.pettingzoo",
        "clocksmith.research.fleet",
        "clocksmith.research.episode",
        "clocksmith.research.learning",
    ],
}

CHARSET: Final = re.compile(r'<meta charset="utf-8"[ /]*>')
INLINE: Final = re.compile(r"<(?P<tag>script|style)>(?P<text>.*?)</(?P=tag)>", re.DOTALL)
STYLED: Final = re.compile(r"<[a-z][^<>]* style=\"(?P<text>[^\"]*)\"")
ALLOWED: Final = "; ".join(  # nothing from anywhere else; what stands in a page by its hash
    [
        "default-src 'none'",
        "script-src 'self' {scripts}",
        "style-src 'self' 'unsafe-hashes' {styles}",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
    ]
)
MAIN: Final = "main"  # what the site at the top tells of; releases lie in folders below it
VERSIONS: Final = """\
// Lists all versions of the site in the navigation of each of them. Written by tools/make_site.py.
{
  const versions = %s;
  const place = document.getElementById("versions");
  const select = place.querySelector("select");
  const { root, version } = place.dataset;
  for (const name of versions) {
    const option = new Option(name, name, name === version, name === version);
    select.append(option);
  }
  select.addEventListener("change", () => {
    const folder = select.value === "main" ? "" : select.value + "/";
    location.href = root + folder + "index.html";
  });
  place.hidden = versions.length < 2;
}
"""


def main() -> int:
    """Build the site; 1 where anything is wrong with it."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--into", type=Path, default=ROOT / "dist" / "site", help="a folder")
    wishes.add_argument("--releases", action="store_true", help="build those of all tags, too")
    wishes.add_argument("--play", action="store_true", help="the front page leads to play/")
    wanted = wishes.parse_args()
    if wanted.releases:
        return build_all(wanted.into)
    with tempfile.TemporaryDirectory() as scratch:
        lay_out(Path(scratch))
        if wanted.play:
            lead_to_play(Path(scratch) / "index.md")
            lead_to_boards(Path(scratch))
        shutil.rmtree(wanted.into, ignore_errors=True)
        strict = ["-W", "--keep-going", "-q", "-b", "html"]
        built = subprocess.run(
            [sys.executable, "-m", "sphinx", *strict, scratch, str(wanted.into)],
            env={**os.environ, "CLOCKSMITH_PURE": "1"},  # compiled modules have no signatures
            check=False,
        )
    if built.returncode == 0:
        shutil.rmtree(wanted.into / ".doctrees", ignore_errors=True)
        (wanted.into / "versions.js").write_text(VERSIONS % json.dumps([MAIN]), encoding="utf-8")
        for page in wanted.into.rglob("*.html"):
            page.write_text(secured(page.read_text(encoding="utf-8")), encoding="utf-8")
        print(f"docs: {os.path.relpath(wanted.into / 'index.html')}")
    return built.returncode


def build_all(into: Path) -> int:
    """Build the site of this checkout, that of every release in it, and the list of all of them."""
    tags = _git("tag", "--list", "v*", "--sort=-version:refname").split()
    built = subprocess.run([ROOT / "scripts" / "docs", "--into", into.resolve()], check=False)
    if built.returncode:
        return built.returncode
    versions = [MAIN]
    for tag in tags:
        with tempfile.TemporaryDirectory() as scratch:
            _git("worktree", "add", "--detach", f"{scratch}/tree", tag)
            version = tag.removeprefix("v")
            built = subprocess.run(
                [f"{scratch}/tree/scripts/docs", "--into", into.resolve() / version],
                env={**os.environ, "CLOCKSMITH_DOCS_EDITION": version},
                check=False,
            )
            _git("worktree", "remove", "--force", f"{scratch}/tree")
        if built.returncode:
            return built.returncode
        versions.append(version)
    (into / "versions.js").write_text(VERSIONS % json.dumps(versions), encoding="utf-8")
    return 0


def lay_out(folder: Path) -> None:
    """Write everything that Sphinx reads."""
    source = f"{_project_url()}/blob/main"
    for page in pages():
        target = folder / page.relative_to(DOCS if page.is_relative_to(DOCS) else ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(rewritten(page, source), encoding="utf-8")
    shutil.copytree(DOCS / "pictures", folder / "pictures")
    site = DOCS / "site"
    shutil.copytree(site / "templates", folder / "templates")
    for name in ("conf.py", "index.md"):
        shutil.copy(site / name, folder)
    for name in ("concepts", "reference"):
        shutil.copy(site / f"{name}.md", folder / name / "index.md")
    with (folder / "choices" / "README.md").open("a", encoding="utf-8") as choices:
        choices.write("\n```{toctree}\n:hidden:\n:glob:\n\n0*\n```\n")
    write_reference(folder / "api")


def lead_to_play(front: Path) -> None:
    """Let the front page begin with a link to the table that lies beside the documentation."""
    title, _, text = front.read_text(encoding="utf-8").partition("\n\n")
    front.write_text(f"{title}\n\n{PLAY}\n\n{text}", encoding="utf-8")


def lead_to_boards(folder: Path) -> None:
    """Let a link to the board follow every position, every game and every picture of one."""
    for page in folder.rglob("*.md"):
        up = "../" * (len(page.relative_to(folder).parts) - 1)

        def lead(match: re.Match[str], page: Path = page, up: str = up) -> str:
            text = match["text"]
            if text is None:
                drawn = page.parent / f"{match['picture']}.position"
                if not drawn.is_file():
                    return match[0]
                text = drawn.read_text(encoding="utf-8")
            return f"{match[0]}\n\n{BOARD.format(up, clocksmith.link(text))}"

        text = page.read_text(encoding="utf-8")
        page.write_text(SHOWN.sub(lead, text), encoding="utf-8")


def secured(page: str) -> str:
    """Return a page with a policy that allows its own scripts and styles, and no other address."""
    hashes: dict[str, list[str]] = {"script": [], "style": []}
    for inline in INLINE.finditer(page):
        hashes[inline["tag"]].append(_hash(inline["text"]))
    hashes["style"] += [_hash(unescape(styled["text"])) for styled in STYLED.finditer(page)]
    scripts, styles = [" ".join(dict.fromkeys(hashes[tag])) for tag in ("script", "style")]
    policy = ALLOWED.format(scripts=scripts, styles=styles)
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    secured, count = CHARSET.subn(lambda charset: f"{charset[0]}\n    {meta}", page, count=1)
    assert count, "every page says which letters it has"
    return secured


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def pages() -> list[Path]:
    """Return the Markdown pages of the site."""
    own = [
        page
        for page in sorted(DOCS.rglob("*.md"))
        if not page.is_relative_to(DOCS / "site")
        and page.relative_to(DOCS).as_posix() not in LEFT_OUT
    ]
    return [*own, *[ROOT / name for name in BESIDE]]


def rewritten(page: Path, source: str) -> str:
    """Return a page with links that hold on the site."""
    known = set(pages())
    away = "" if page.is_relative_to(DOCS) else "docs/"

    def link(match: re.Match[str]) -> str:
        target = match["target"]
        if re.match(r"[a-z]+:|#", target):
            return match[0]
        place, mark, anchor = target.partition("#")
        file = (page.parent / place).resolve()
        if file.is_relative_to(DOCS / "pictures") or (file in known and not away):
            if file.parent == ROOT:  # a page beside docs/, which lies at the top of the site
                up = "../" * (len(page.relative_to(DOCS).parts) - 1)
                return f"{match['text']}({up}{file.name}{mark}{anchor})"
            return match[0]
        if file in known:
            return f"{match['text']}({place.removeprefix(away)}{mark}{anchor})"
        return f"{match['text']}({source}/{file.relative_to(ROOT).as_posix()}{mark}{anchor})"

    text, parts, last = page.read_text(encoding="utf-8"), [], 0
    for block in FENCE.finditer(text):  # what is in a block of code is no link
        parts += [LINK.sub(link, text[last : block.start()]), block[0]]
        last = block.end()
    return "".join([*parts, LINK.sub(link, text[last:])])


def write_reference(folder: Path) -> None:
    """Write a page for each part of the reference, and one that lists them."""
    folder.mkdir()
    names = []
    for title, modules in API.items():
        name = re.sub(r"[^a-z]+", "-", title.lower()).strip("-")
        names.append(name)
        lines = [f"# {title}", ""]
        for module in modules:
            lines += [f"## {module}", "", f"```{{eval-rst}}\n.. automodule:: {module}\n```", ""]
        (folder / f"{name}.md").write_text("\n".join(lines), encoding="utf-8")
    about = "Modules, classes and functions with their types, from the sources."
    listed = "\n".join(names)
    index = f"# API reference\n\n{about}\n\n```{{toctree}}\n{listed}\n```\n"
    (folder / "index.md").write_text(index, encoding="utf-8")


def _git(*words: str) -> str:
    ran = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return ran.stdout


def _project_url() -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    url: str = project["urls"]["Source"]
    return url


if __name__ == "__main__":
    sys.exit(main())
