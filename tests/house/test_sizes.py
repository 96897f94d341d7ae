"""Nothing in the package is too long to be read at one sitting."""

import ast
from collections.abc import Iterator

from house.sources import PACKAGE, Function, classes, functions, listed, modules, place, tree

MODULE_LINES = 400
FUNCTION_LINES = 40
CLASS_LINES = 150
PARAMETERS = 6
NESTING = 3

LISTS_OF_PARTS = {"content.py", "actions.py", "events.py"}  # as long as the box is full
BLOCKS = (ast.If, ast.For, ast.AsyncFor, ast.While, ast.With, ast.AsyncWith, ast.Try, ast.Match)


def lines(node: Function | ast.ClassDef) -> int:
    """How many lines a definition takes, without its decorators."""
    return (node.end_lineno or node.lineno) - node.lineno + 1


def parameters(function: Function) -> int:
    """How many things a caller may hand over."""
    given = function.args
    named = [*given.posonlyargs, *given.args, *given.kwonlyargs]
    stars = [star for star in (given.vararg, given.kwarg) if star]
    own = 1 if named and named[0].arg in ("self", "cls") else 0
    return len(named) + len(stars) - own


def nesting(node: ast.AST) -> int:
    """How many blocks lie inside each other; elif is no deeper than if."""
    deepest = 0
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function | ast.ClassDef):
            continue  # judged by itself
        step = isinstance(child, BLOCKS) and not is_elif(node, child)
        deepest = max(deepest, nesting(child) + step)
    return deepest


def is_elif(node: ast.AST, child: ast.AST) -> bool:
    """Whether an if is the only thing in the else of another: written elif, or as good as."""
    return isinstance(node, ast.If) and isinstance(child, ast.If) and node.orelse == [child]


def all_functions() -> Iterator[tuple[str, Function]]:
    """Every function of the package with its place and name."""
    for path in modules(PACKAGE):
        for function in functions(tree(path)):
            yield f"{place(path, function.lineno)} {function.name}", function


def test_no_module_is_longer_than_400_lines() -> None:
    offences = []
    for path in modules(PACKAGE):
        length = len(path.read_text(encoding="utf-8").splitlines())
        if length > MODULE_LINES and path.name not in LISTS_OF_PARTS:
            offences.append(f"{place(path)} has {length} lines")
    assert not offences, listed(offences)


def test_no_function_is_longer_than_40_lines() -> None:
    offences = [
        f"{where} has {lines(function)} lines"
        for where, function in all_functions()
        if lines(function) > FUNCTION_LINES
    ]
    assert not offences, listed(offences)


def test_no_class_is_longer_than_150_lines() -> None:
    offences = [
        f"{place(path, found.lineno)} {found.name} has {lines(found)} lines"
        for path in modules(PACKAGE)
        for found in classes(tree(path))
        if lines(found) > CLASS_LINES
    ]
    assert not offences, listed(offences)


def test_no_function_but_a_constructor_takes_more_than_six_parameters() -> None:
    offences = [
        f"{where} takes {parameters(function)}"
        for where, function in all_functions()
        if function.name != "__init__" and parameters(function) > PARAMETERS
    ]
    assert not offences, listed(offences)


def test_no_block_lies_more_than_three_deep() -> None:
    offences = [
        f"{where} is {nesting(function)} deep"
        for where, function in all_functions()
        if nesting(function) > NESTING
    ]
    assert not offences, listed(offences)


SAMPLE = '''
class Clock:
    def wind(self, turns, *keys, gently=True):
        """Wind it."""
        for key in keys:
            if turns == 1:
                pass
            elif turns == 2:
                while gently:
                    match key:
                        case 1:
                            pass
            with key:
                pass
'''


def test_the_measures_themselves() -> None:
    sample = ast.parse(SAMPLE)
    wind = next(functions(sample))
    assert lines(wind) == 12
    assert lines(next(classes(sample))) == 13
    assert parameters(wind) == 3
    assert nesting(wind) == 4
