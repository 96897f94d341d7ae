"""Compiling beside a game: complete or not at all, never old rules with new sources, no orphans."""

import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from eventually import wait_until
from install.copies import (
    PACKAGE,
    change,
    checkout,
    environment,
    is_compiled,
    make_copy,
    result_in,
)

GROUND = """
[tool.clocksmith.compile.groups]
ground = ["core/bits.py", "core/seat.py"]
"""
JAR_AND_POUR = """
[tool.clocksmith.compile.groups]
jar = ["core/jar.py"]
pour = ["kit/pour.py"]
"""
JAR = """
class Jar:
    def __init__(self) -> None:
        self.held = 3
"""
WIDER_JAR = JAR.replace("self.held = 3", "self.label, self.weight, self.held = 'red', 9, 3")
POUR = """
from clocksmith.core.jar import Jar

def poured() -> int:
    return Jar().held
"""
PATIENCE = 120.0  # seconds, on a busy machine


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A checkout that compiles two modules only."""
    return with_groups(make_copy(tmp_path), GROUND)


@pytest.fixture(scope="module")
def twice(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A checkout that two processes compiled at the same time, and what they said."""
    root = with_groups(make_copy(tmp_path_factory.mktemp("twice")), GROUND)
    two = [
        subprocess.Popen(
            [sys.executable, "tools/compile_rules.py"],
            cwd=root,
            env=environment(),
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    return root, sorted(process.communicate()[0] for process in two)


def with_groups(root: Path, groups: str) -> Path:
    """Let a checkout compile other groups."""
    project = root / "pyproject.toml"
    text = project.read_text("utf-8")
    before, _, after = text.partition("[tool.clocksmith.compile.groups]")
    others = after[after.index("\n[") :]
    project.write_text(before + groups + others, "utf-8")
    return root


def compile_in(root: Path, **settings: str) -> str:
    """Compile, and return what was said."""
    told = subprocess.run(
        [sys.executable, "tools/compile_rules.py"],
        cwd=root,
        env={**environment(), **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr
    return told.stdout


def processes_in(root: Path) -> list[int]:
    """Return the processes that work in a folder or below."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if (process / "cwd").resolve().is_relative_to(root):
                found.append(int(process.name))
    return found


@pytest.mark.compiler
def test_rules_are_compiled_of_the_sources_as_they_are_and_never_used_with_others(
    small: Path,
) -> None:
    assert not is_compiled(small)
    assert "compiled with mypyc, in" in compile_in(small)
    assert is_compiled(small)
    assert not is_compiled(small, CLOCKSMITH_PURE="1")
    assert "before" in compile_in(small)
    bits = small / PACKAGE / "core" / "bits.py"
    older = bits.read_text("utf-8")
    change(small / PACKAGE / "core" / "words.py")
    assert is_compiled(small), "words are not compiled"
    change(bits)
    assert not is_compiled(small), "these are other sources"
    compile_in(small)
    assert is_compiled(small)
    bits.write_text(older, "utf-8")
    assert is_compiled(small), "what was compiled before is kept"
    assert not list((small / PACKAGE).rglob("*.so")), "nothing lies beside the sources"


@pytest.mark.compiler
def test_a_group_is_compiled_again_when_one_that_it_uses_has_another_layout(
    tmp_path: Path,
) -> None:
    copy = with_groups(make_copy(tmp_path), JAR_AND_POUR)
    (copy / PACKAGE / "kit" / "pour.py").write_text(POUR)
    for jar in (JAR, WIDER_JAR):
        (copy / PACKAGE / "core" / "jar.py").write_text(jar)
        compile_in(copy)
        assert result_in(copy, "clocksmith.kit.pour", "poured()") == "3"


@pytest.mark.compiler
def test_other_sources_do_not_get_the_compiled_rules_of_this_checkout(
    twice: tuple[Path, list[str]], tmp_path: Path
) -> None:
    root, _ = twice
    assert is_compiled(root)
    assert not is_compiled(root, source=make_copy(tmp_path))


def test_plain_is_said_with_its_reason(small: Path) -> None:
    assert "CLOCKSMITH_PURE" in compile_in(small, CLOCKSMITH_PURE="1")
    assert "no working C compiler" in compile_in(small, CC="/no/compiler", PATH="/nowhere")
    assert not is_compiled(small)


@pytest.mark.compiler
@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up in /proc")
@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGKILL])
def test_compiling_ends_with_the_process_that_began_it_and_leaves_nothing_half_done(
    tmp_path: Path, sent: signal.Signals
) -> None:
    copy = make_copy(tmp_path)
    script = f"{sys.executable} tools/compile_rules.py --beside & wait"
    parent = subprocess.Popen(["sh", "-c", script], cwd=copy, env=environment())
    wait_until(lambda: list((copy / ".venv").glob("compiled/new-*/tree/setup.py")), PATIENCE)
    parent.send_signal(sent)
    parent.wait()
    wait_until(lambda: not processes_in(tmp_path), PATIENCE)
    assert not (copy / ".venv" / "compiled" / checkout.stamp(copy)).exists()
    assert not is_compiled(copy)


@pytest.mark.compiler
def test_two_at_once_do_not_collide(twice: tuple[Path, list[str]]) -> None:
    root, said = twice
    assert "before" in said[0]
    assert "compiled with mypyc, in" in said[1]
    assert not list((root / ".venv" / "compiled").glob("new-*"))
