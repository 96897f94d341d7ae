"""A function that acts is named by a verb; a participle names what is there already.

`built_client` tells where something is; what starts a process, opens a file, sends something or
changes its own object says so in its name: `start`, `open`, `send`, `note_answer`.
"""

import ast
import re

import pytest

from house.sources import PACKAGE, Function, functions, listed, modules, place, tree

PARTICIPLE = re.compile(
    r"_*(?:[a-z]{2,}ed|[a-z]*(?:written|broken|spoken|chosen|frozen|taken|drawn))"
)
IRREGULAR = {
    *("begun", "bound", "brought", "built", "dealt", "done", "fed", "forgotten", "found"),
    *("given", "gone", "grown", "heard", "held", "hidden", "kept", "known", "laid", "left", "led"),
    *("lost", "made", "meant", "met", "paid", "seen", "sent", "shown", "sold", "spent", "stuck"),
    *("taught", "thought", "thrown", "told", "torn", "understood", "won", "worn", "wound"),
}
NO_PARTICIPLES = {"deed", "feed", "need", "red", "seed", "speed"}
# Methods and functions of libraries that change the world outside.
ACTS = {
    *("Popen", "create_subprocess_exec", "create_task", "dup2", "kill", "killpg", "mkdir", "open"),
    *("run", "send", "send_text", "signal", "add_signal_handler", "terminate", "unlink", "wait"),
    *("write_bytes", "write_text"),
}


def is_participle(name: str) -> bool:
    """Whether the first word of a name is a past participle."""
    word = name.strip("_").split("_")[0]
    return word in IRREGULAR or (word not in NO_PARTICIPLES and bool(PARTICIPLE.fullmatch(word)))


def acts(function: Function) -> bool:
    """Whether a function changes the object it belongs to, or something outside."""
    for node in ast.walk(function):
        match node:
            case ast.Attribute(value=ast.Name(id="self"), ctx=ast.Store()):
                return True
            case ast.Call(func=ast.Name(id=name)) | ast.Call(func=ast.Attribute(attr=name)):
                if name in ACTS:
                    return True
    return False


def test_what_acts_has_a_verb() -> None:
    offences = [
        f"{place(path, function.lineno)} {function.name}"
        for path in modules(PACKAGE)
        for function in functions(tree(path))
        if is_participle(function.name) and acts(function)
    ]
    assert not offences, listed(offences)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("def spawned():\n    return Popen(['x'])", True),
        ("def _installed():\n    venv.run()", True),
        ("def answered(self):\n    self.count = 1", True),
        ("def note_answer(self):\n    self.count = 1", False),
        ("def listed(self):\n    return list(self.all)", False),
    ],
)
def test_a_participle_that_acts_is_found(text: str, found: bool) -> None:
    [function] = functions(ast.parse(text))
    assert (is_participle(function.name) and acts(function)) == found
