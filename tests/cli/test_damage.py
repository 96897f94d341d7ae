"""Damaged files at the command line: one sentence and exit code 2, or they are used."""

from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cli.terminal import POSITION, RECORD, SPOT, Said, run
from effort import effort
from table.damage import damaged

TEXTS = [path.read_text(encoding="utf-8") for path in (POSITION, SPOT)]
TEXTS += ["\n".join(RECORD.read_text(encoding="utf-8").split("\n")[:120])]
COMMANDS = (["show"], ["replay"], ["transcript"], ["perft", "--depth", "1", "--position"])


def assert_mended_or_used(said: Said) -> None:
    """A command either worked or told one sentence."""
    assert "Traceback" not in said.err
    if said.code:
        assert said.code == 2
        assert said.err.count("\n") == 1
        assert said.out == ""


@settings(max_examples=effort(20, 80), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_damaged_files_never_end_in_a_traceback(data: st.DataObject, tmp_path: Path) -> None:
    text = data.draw(st.sampled_from(TEXTS).flatmap(damaged))
    file = tmp_path / "file"
    file.write_text(text, encoding="utf-8", newline="\n")
    for command in COMMANDS:
        assert_mended_or_used(run(*command, file))


@settings(max_examples=effort(8, 40), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lines=st.lists(st.text(max_size=30), max_size=6))
def test_whatever_is_typed_the_game_goes_on(lines: list[str], tmp_path: Path) -> None:
    typed = "".join([f"why {line}\n{line}\n" for line in lines])
    said = run("play", "--seed", "1", "--seats", "2", "--level", "uniform", keys=typed)
    assert said.code == 0
    assert said.err == ""
