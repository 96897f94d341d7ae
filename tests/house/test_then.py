"""What is written first happens first: on one way through a function, `then` is called once.

`then(state, a, b)` makes *a* happen before *b*; but of two calls in a row the one written last
happens first. So a function collects its steps, and hands them over in one call.
"""

import ast
import textwrap

import pytest

from house.sources import GAMES, functions, listed, modules, place, tree

Block = list[ast.stmt]


def is_then(statement: ast.stmt) -> bool:
    """Whether a statement is a call of `then`."""
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Call)
        and isinstance(statement.value.func, ast.Name)
        and statement.value.func.id == "then"
    )


class Ways:
    """Goes through a function by all its ways, and notes where one comes to `then` once more."""

    def __init__(self, body: Block) -> None:
        self.again: set[int] = set()
        self.go(body, called=False)

    def go(self, body: Block, called: bool) -> bool | None:
        """Whether `then` may have been called after a block; None when every way leaves it."""
        after: bool | None = called
        for statement in body:
            if after is None:
                break
            after = self.step(statement, after)
        return after

    def step(self, statement: ast.stmt, called: bool) -> bool | None:
        """The same after one statement."""
        if is_then(statement):
            if called:
                self.again.add(statement.lineno)
            return True
        match statement:
            case ast.If():
                return self.either(
                    self.go(statement.body, called), self.go(statement.orelse, called)
                )
            case ast.For() | ast.While():
                once = self.go(statement.body, called)
                self.go(statement.body, called or bool(once))
                return called or bool(once)
            case ast.Match():
                ways = [self.go(case.body, called) for case in statement.cases]
                return self.either(called, *ways)
            case ast.With():
                return self.go(statement.body, called)
            case ast.Return() | ast.Raise() | ast.Continue() | ast.Break():
                return None
        return called

    @staticmethod
    def either(*ways: bool | None) -> bool | None:
        """What holds after one of several ways."""
        return None if all(way is None for way in ways) else any(ways)


def test_steps_are_handed_over_in_one_call() -> None:
    offences = [
        place(path, line)
        for path in modules(GAMES)
        for function in functions(tree(path))
        for line in sorted(Ways(function.body).again)
    ]
    assert not offences, listed(offences)


@pytest.mark.parametrize(
    ("text", "again"),
    [
        ("then(a, b, c)", set()),
        ("then(a, b)\nthen(a, c)", {2}),
        ("if a:\n    then(a, b)\nthen(a, c)", {3}),
        ("if a:\n    then(a, b)\n    return\nthen(a, c)", set()),
        ("if a:\n    then(a, b)\nelse:\n    then(a, c)", set()),
        ("for b in c:\n    then(a, b)", {2}),
        ("for b in c:\n    d.append(b)\nthen(a, *d)", set()),
    ],
)
def test_two_calls_on_one_way_are_found(text: str, again: set[int]) -> None:
    assert Ways(ast.parse(textwrap.dedent(text)).body).again == again
