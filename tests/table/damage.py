"""Texts with damage: signs and lines that are lost, doubled, swapped or put in."""

import re

from hypothesis import strategies as st

SIGNS = "abcdefghmoprstwx0123456789 =/:+,-#*~\n\tÄ\x00"


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """Return *text* with one to three damages."""
    for _ in range(draw(st.integers(1, 3))):
        text = draw(st.sampled_from(DAMAGES))(draw, text)
    return text


def _place(draw: st.DrawFn, size: int) -> int:
    return draw(st.integers(0, max(0, size - 1)))


def lose_sign(draw: st.DrawFn, text: str) -> str:
    """A sign is lost."""
    place = _place(draw, len(text))
    return text[:place] + text[place + 1 :]


def put_sign(draw: st.DrawFn, text: str) -> str:
    """A sign is put in."""
    place = _place(draw, len(text))
    return text[:place] + draw(st.sampled_from(SIGNS)) + text[place:]


def swap_signs(draw: st.DrawFn, text: str) -> str:
    """Two neighbours change places."""
    place = _place(draw, len(text))
    return text[:place] + text[place : place + 2][::-1] + text[place + 2 :]


def lose_line(draw: st.DrawFn, text: str) -> str:
    """A line is lost."""
    lines = text.split("\n")
    del lines[_place(draw, len(lines))]
    return "\n".join(lines)


def move_line(draw: st.DrawFn, text: str) -> str:
    """A line is written again somewhere else."""
    lines = text.split("\n")
    line = lines[_place(draw, len(lines))]
    lines.insert(_place(draw, len(lines)), line)
    return "\n".join(lines)


def swap_lines(draw: st.DrawFn, text: str) -> str:
    """Two lines change places."""
    lines = text.split("\n")
    one, two = _place(draw, len(lines)), _place(draw, len(lines))
    lines[one], lines[two] = lines[two], lines[one]
    return "\n".join(lines)


def change_word(draw: st.DrawFn, text: str) -> str:
    """A word stands where another one was."""
    words = re.split(r"(\s+)", text)
    one, two = _place(draw, len(words)), _place(draw, len(words))
    words[one] = words[two]
    return "".join(words)


def change_number(draw: st.DrawFn, text: str) -> str:
    """A number is another one."""
    numbers = list(re.finditer(r"\d+", text))
    if not numbers:
        return text
    found = numbers[_place(draw, len(numbers))]
    number = draw(st.sampled_from([0, 1, 2, 3, 4, 5, 7, 25, 99, 10**9]))
    return f"{text[: found.start()]}{number}{text[found.end() :]}"


def cut_off(draw: st.DrawFn, text: str) -> str:
    """The rest is lost."""
    return text[: _place(draw, len(text))]


DAMAGES = (
    lose_sign,
    put_sign,
    swap_signs,
    lose_line,
    move_line,
    swap_lines,
    change_word,
    change_number,
    cut_off,
)
