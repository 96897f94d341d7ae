"""The command writes pictures, and those of the docs are what it writes."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from xml.etree import ElementTree

import pytest

import clocksmith
from cli.terminal import POSITION, RECORD, run
from clocksmith.games import OURS


def test_a_picture_is_written_instead_of_text(tmp_path: Path) -> None:
    file = tmp_path / "khronos.svg"
    said = run("show", RECORD, "--at", "20", "--svg", file)
    assert (said.code, said.out, said.err) == (0, "", "")
    assert ElementTree.parse(file).getroot().tag.endswith("svg")


@pytest.mark.parametrize("name", OURS)
def test_the_picture_in_the_docs_is_that_of_its_position(name: str, tmp_path: Path) -> None:
    position = POSITION.with_stem(name)
    file = tmp_path / f"{name}.svg"
    run("show", position, "--svg", file)
    golden = position.with_suffix(".svg").read_text(encoding="utf-8")
    told = f"draw it anew: clocksmith show {position.name} --svg {name}.svg"
    assert file.read_text(encoding="utf-8") == golden, told


def test_pictures_are_drawn_in_any_thread() -> None:
    position = clocksmith.start("khronos", seats=2, seed=1)
    with ThreadPoolExecutor(2) as threads:
        drawn = list(threads.map(lambda _: position.svg(), range(4)))
    assert set(drawn) == {position.svg()}
