"""Prepares a release: updates the version and the date, commits, and tags.

    make release VERSION=0.2.0

The section *Unreleased* of CHANGELOG.md becomes that of the version; its text is also the message
of the tag. Nothing leaves this machine: the last line says what to push.
"""

import argparse
import datetime
import re
import subprocess
import sys
from pathlib import Path

from package_page import VERSION, version_of

ROOT = Path(__file__).parent.parent
NOWHERE = "https://forge.example"  # stands for the address of the repository
FORM = re.compile(r"\d+\.\d+\.\d+")
OPEN = "## [Unreleased]\n"
COMPARED = re.compile(r"^\[Unreleased\]: (?P<place>\S+)/compare/v[^\s]+$", re.MULTILINE)
CHANGED = ("CHANGELOG.md", "CITATION.cff", "src/clocksmith/__init__.py")


class ReleaseError(Exception):
    """Why there is no release, in a sentence."""


def main() -> int:
    """Prepare the release, or say why not."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("version", help="such as 0.2.0")
    wanted = wishes.parse_args()
    try:
        release(ROOT, wanted.version, datetime.datetime.now(datetime.UTC).date())
    except ReleaseError as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    print(
        f"release: {wanted.version} is ready. To publish it: git push origin main v{wanted.version}"
    )
    return 0


def release(root: Path, version: str, date: datetime.date) -> None:
    """Write, commit and tag a version."""
    check(root, version)
    changelog = root / "CHANGELOG.md"
    text, notes = dated(changelog.read_text(encoding="utf-8"), version, date)
    changelog.write_text(text, encoding="utf-8")
    package = root / "src/clocksmith/__init__.py"
    source = package.read_text(encoding="utf-8")
    package.write_text(VERSION.sub(f'__version__ = "{version}"', source), encoding="utf-8")
    citation = root / "CITATION.cff"
    cited = re.sub(r"(?m)^version: .*$", f"version: {version}", citation.read_text("utf-8"))
    cited = re.sub(r"(?m)^date-released: .*$", f"date-released: {date}", cited)
    citation.write_text(cited, encoding="utf-8")
    git(root, "commit", "--quiet", "--message", f"release: {version}\n\n{notes}", "--", *CHANGED)
    message = f"Clocksmith {version}\n\n{notes}"
    git(root, "tag", "--annotate", "--cleanup=verbatim", f"v{version}", "--message", message)


def check(root: Path, version: str) -> None:
    """Raise ReleaseError unless this version can be released from here."""
    if FORM.fullmatch(version) is None:
        raise ReleaseError(f"a version is three numbers such as 0.2.0, not {version!r}")
    if NOWHERE in (root / "CITATION.cff").read_text(encoding="utf-8"):
        raise ReleaseError(
            f"the project has no public address yet: replace {NOWHERE} in pyproject.toml,"
            " CITATION.cff, CHANGELOG.md and .github"
        )
    if git(root, "status", "--porcelain"):
        raise ReleaseError("there are changes that are not committed")
    if git(root, "tag", "--list", f"v{version}"):
        raise ReleaseError(f"there is a tag v{version} already")
    if _numbers(version) <= _numbers(version_of(root)):
        raise ReleaseError(f"{version} does not come after {version_of(root)}")


def dated(changelog: str, version: str, date: datetime.date) -> tuple[str, str]:
    """Return the changelog with a section for the version, and what stands in that."""
    before, heading, rest = changelog.partition(OPEN)
    if not heading:
        raise ReleaseError("CHANGELOG.md has no section [Unreleased]")
    notes, following, after = rest.partition("\n## ")
    if not notes.strip():
        raise ReleaseError("CHANGELOG.md says nothing under [Unreleased]")
    linked = COMPARED.search(after)
    if linked is None:
        raise ReleaseError("CHANGELOG.md does not say where [Unreleased] leads to")
    place = linked["place"]
    links = (
        f"[Unreleased]: {place}/compare/v{version}...main\n"
        f"[{version}]: {place}/releases/tag/v{version}"
    )
    after = COMPARED.sub(links, after, count=1)
    section = f"{OPEN}\n## [{version}] - {date}\n{notes}{following}{after}"
    return before + section, notes.strip()


def git(root: Path, *words: str) -> str:
    """Return what git prints; ReleaseError when it fails."""
    ran = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise ReleaseError(f"git {words[0]}: {ran.stderr.strip()}")
    return ran.stdout.strip()


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


if __name__ == "__main__":
    sys.exit(main())
