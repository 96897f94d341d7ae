"""A browser that a test changes for good is given to nobody after it."""

import ast

from house.sources import TESTS, Function, functions, modules, place, tree

FOR_GOOD = {"on", "route", "add_init_script", "expose_function", "grant_permissions", "install"}
OWN = {"fresh", "workers"}  # what a test sets at the doorman for browsers that nobody else gets


def is_changing(function: Function) -> bool:
    """Return whether a test does to a page what lasts as long as the page."""
    calls = [one.func for one in ast.walk(function) if isinstance(one, ast.Call)]
    names = {one.attr for one in calls if isinstance(one, ast.Attribute)}
    return not FOR_GOOD.isdisjoint(names - ({"on"} if "remove_listener" in names else set()))


def is_fresh(function: Function) -> bool:
    """Return whether a test asks for browsers that nobody else gets, or makes its own context."""
    if any(
        isinstance(one, ast.Attribute) and one.attr == "new_context" for one in ast.walk(function)
    ):
        return True
    found = [one for one in ast.walk(function) if isinstance(one, ast.Assign)]
    return any(
        isinstance(goal, ast.Attribute) and goal.attr in OWN
        for one in found
        for goal in one.targets
    )


def test_who_changes_a_browser_for_good_has_a_fresh_one() -> None:
    changing = [
        (place(path, one.lineno), one)
        for path in modules(TESTS / "browser")
        if path.name.startswith("test_")
        for one in functions(tree(path))
        if is_changing(one)
    ]
    assert len(changing) > 3
    assert [where for where, one in changing if not is_fresh(one)] == []
