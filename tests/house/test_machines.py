"""No file knows whose machine it was written on."""

import re

import pytest

from house.sources import PACKAGE, ROOT, TESTS, listed, place

PATH = re.compile(r"(?<![\w.~$}-])/(?:home|root|Users|work|opt|tmp|mnt|srv)/\w|\b[A-Z]:\\\w")
TEXTS = {".py", ".toml", ".ftl", ".md", ".txt", ".cfg", ".sh", ""}


def test_no_file_names_a_path_of_one_machine() -> None:
    folders = [PACKAGE, TESTS, ROOT / "docs", ROOT / "scripts", ROOT / "requirements", ROOT / ".ci"]
    files = [path for folder in folders for path in folder.rglob("*")]
    files += [path for path in ROOT.glob("*") if path.name != ".git"]  # a file in a work tree
    offences = [
        f"{place(path, number)} {line.strip()}"
        for path in sorted(files)
        if path.is_file() and path.suffix in TEXTS and "__pycache__" not in path.parts
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if PATH.search(line)
    ]
    assert not offences, listed(offences)


@pytest.mark.parametrize(
    ("line", "names_one"),
    [
        ("open('/ho" + "me/ada/x')", True),
        ("src/work/x.py and $ROOT/tmp/x", False),
        ("#!/usr/bin/env bash", False),
    ],
)
def test_a_path_of_one_machine_is_recognised(line: str, names_one: bool) -> None:
    assert bool(PATH.search(line)) == names_one
