"""The README as a package index shows it: its links lead to the project, at the release."""

import re
import tomllib
from pathlib import Path

VERSION = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
LINK = re.compile(
    r"(!?)\[((?:[^\[\]]|!\[[^\]]*\]\([^)]*\))*)\]\((?!https?://|mailto:|#)([^)\s]+)\)"
)


def version_of(root: Path) -> str:
    """Return the version, which stands in one place."""
    match = VERSION.search((root / "src/clocksmith/__init__.py").read_text(encoding="utf-8"))
    assert match is not None, "src/clocksmith/__init__.py has no __version__"
    return match[1]


def package_page(root: Path) -> str:
    """Return the README with absolute links: pictures as files, everything else as pages."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    place, tag = project["urls"]["Source"], f"v{version_of(root)}"

    def absolute(link: re.Match[str]) -> str:
        kind = "raw" if link[1] else "blob"
        return f"{link[1]}[{link[2]}]({place}/{kind}/{tag}/{link[3]})"

    return LINK.sub(absolute, (root / "README.md").read_text(encoding="utf-8"))
