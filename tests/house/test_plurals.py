"""A noun beside a number follows it: one rope, two ropes, in all three languages.

Which words are plurals is read from the lists themselves: what stands beside a number where there
are several, and is another word where there is one.
"""

import re
from typing import Final

import pytest

from house.sources import ROOT

LISTS: Final = sorted(
    path
    for folder in ("src/clocksmith", "web/src")
    for path in (ROOT / folder).rglob("*.ftl")
    if "static" not in path.parts
)
LANGUAGES: Final = sorted({path.stem for path in LISTS})
MESSAGE: Final = re.compile(r"^(-?[a-z][\w-]*) =", re.MULTILINE)
BESIDE: Final = re.compile(r"\{ \$(\w+) \} ([^\W\d_]+)")
VARIANTS: Final = re.compile(
    r"\{ \$(\w+) ->(?:\s*\[(?!one)[^\]]*\].*)*\s*\[one\](?P<one>.*)\s*\*\[other\](?P<more>.*)"
)
# How many there are at least or at most is fixed by the rules or by what is said, and is never one.
FIXED: Final = {
    *("seat", "kind"),  # no numbers
    *("least", "most", "wanted", "height", "hamlets", "width", "players", "printed", "decisions"),
    *("seats", "to", "hours", "all", "games", "full", "dealt"),
}
NEVER_ONE: Final = {
    "no-enough-regions": "a realm may grow to more than one region",
    "crowded": "a region is crowded by more than it has room for",
    "warn-crowd": "a region is crowded by more than it has room for",
    "log-small": "a run of small things is folded from three on",
    "log-run": "a run of small steps is folded from three on",
    "bots-budget-visits": "a budget is of hundreds of positions",
    "part-soldiers": "told of one and of several alike, in the accusative of German",
    "soldier-count": "told of one and of several alike, in the accusative of German",
}


def messages(text: str) -> dict[str, str]:
    """Return the messages of a list by their names."""
    starts = [*MESSAGE.finditer(text)]
    ends = [*(found.start() for found in starts[1:]), len(text)]
    return {found[1]: text[found.end() : end] for found, end in zip(starts, ends, strict=True)}


def plurals(language: str) -> set[str]:
    """Return the words beside several that are other forms of a word where there is one."""
    found = set()
    for path in LISTS:
        if path.stem == language:
            for choice in VARIANTS.finditer(path.read_text(encoding="utf-8")):
                single = set(re.findall(r"[^\W\d_]+", choice["one"]))
                several = {word for _, word in BESIDE.findall(choice["more"])} - single
                found |= {word for word in several if {word[:4]} & {one[:4] for one in single}}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_noun_beside_a_number_follows_it(language: str) -> None:
    several = plurals(language)
    assert len(several) > 10
    faults = []
    for path in LISTS:
        if path.stem != language:
            continue
        for name, text in messages(path.read_text(encoding="utf-8")).items():
            chosen = set(re.findall(r"\{ \$(\w+) ->", text)) | FIXED
            if "count" in chosen:
                chosen.add("amount")  # the same with its sign
            beside = {(of, word) for of, word in BESIDE.findall(text) if of not in chosen}
            words = sorted(word for _, word in beside if word in several)
            if words and name not in NEVER_ONE:
                faults.append(f"{path.relative_to(ROOT)}: {name}: {' '.join(words)}")
    assert faults == [], "\n".join(faults)
