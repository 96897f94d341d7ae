"""A checkout runs compiled rules of its very sources, or the sources themselves."""

from pathlib import Path

import pytest

from install.copies import PACKAGE, ROOT, change, checkout, is_compiled, make_copy


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A checkout of its own."""
    return make_copy(tmp_path)


def test_every_game_and_all_that_is_declared_is_compiled_or_plain() -> None:
    declared = checkout.declaration(ROOT)
    groups = checkout.compiled_groups(ROOT, declared)
    assert all(groups.values())
    games = {path.parent.name for path in (ROOT / PACKAGE / "games").glob("*/__init__.py")}
    assert games <= set(groups)
    for pattern in declared["plain"]:
        assert list((ROOT / PACKAGE).glob(pattern)), f"{pattern} is nothing"


def test_views_layouts_and_words_are_not_compiled() -> None:
    groups = checkout.compiled_groups(ROOT, checkout.declaration(ROOT))
    paths = [path.relative_to(ROOT / PACKAGE) for group in groups.values() for path in group]
    assert Path("games/khronos/model/state.py") in paths
    assert Path("games/khronos/view/view.py") not in paths
    assert Path("games/khronos/layout/layout.py") not in paths
    assert Path("core/words.py") not in paths


def test_the_stamp_is_of_what_is_compiled_and_of_nothing_else(copy: Path) -> None:
    stamp = checkout.stamp(copy)
    for plain in (
        "games/khronos/view/view.py",
        "core/words.py",
        "server/run.py",
        "core/__init__.py",
    ):
        change(copy / PACKAGE / plain)
    change(copy / PACKAGE / "games" / "khronos" / "words" / "en.ftl")
    change(copy / "pyproject.toml")  # a remark
    assert checkout.stamp(copy) == stamp
    change(copy / PACKAGE / "games" / "khronos" / "rules" / "turn.py")
    assert checkout.stamp(copy) != stamp


def test_the_stamp_is_of_settings_and_tools_too(copy: Path) -> None:
    stamp = checkout.stamp(copy)
    text = (copy / "pyproject.toml").read_text("utf-8")
    assert '"-O1"' in text
    (copy / "pyproject.toml").write_text(text.replace('"-O1"', '"-O2"'), "utf-8")
    assert checkout.stamp(copy) != stamp
    (copy / "pyproject.toml").write_text(text.replace('"mypy==', '"mypy==0.'), "utf-8")
    assert checkout.stamp(copy) != stamp


def test_a_module_that_was_moved_leaves_the_sources_in_use(copy: Path) -> None:
    (copy / PACKAGE / "bots" / "planner.py").unlink()
    assert not is_compiled(copy)
