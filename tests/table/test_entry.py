"""Entries of the log are written as JSON lists and read back."""

import json
from typing import Any

import pytest

from clocksmith.table.entry import Entry, entry_of
from play import P2


def test_an_entry_is_read_back_from_its_json() -> None:
    entry = Entry(7, "act", P2, "build keep might f7", 1234.5)
    assert entry_of(json.loads(json.dumps(entry.plain()))) == entry


@pytest.mark.parametrize(
    "fields",
    [[], [1, "act", 0, "end"], [1, "dance", 0, "end", 1.0], ["1", "act", 0, "end", 1.0]],
)
def test_what_is_no_entry_is_refused(fields: list[Any]) -> None:
    with pytest.raises(ValueError, match="is not an entry"):
        entry_of(fields)
