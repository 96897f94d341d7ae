"""The pages that newcomers read first list every part."""

import re

import pytest

from house.sources import PACKAGE, ROOT

PARTS = sorted(file.parent.name for file in PACKAGE.glob("*/__init__.py"))


@pytest.mark.parametrize(
    ("page", "entry"),
    [
        ("README.md", r"^src/clocksmith/(\w+) "),
        ("docs/index.md", r"^\| `(\w+)` \|"),
        ("docs/architecture.md", r"(?:\[\"| \| )(\w+)(?=: | \|)"),
    ],
)
def test_a_page_lists_every_part(page: str, entry: str) -> None:
    listed = re.findall(entry, (ROOT / page).read_text("utf-8"), re.MULTILINE)
    assert [part for part in PARTS if part not in listed] == []
