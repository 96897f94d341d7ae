"""Positions that could not be played on are refused: each test was found by damaging one."""

import re
from pathlib import Path

import pytest

from clocksmith.core.notation import header_in
from clocksmith.games.khronos import GAME
from games.khronos.scene import scene

FOLDER = Path(__file__).parents[1] / "perft"


def changed(name: str, pattern: str, new: str) -> str:
    """Return a position of the perft tests with one change."""
    text = (FOLDER / f"{name}.position").read_text(encoding="utf-8")
    result, count = re.subn(pattern, new, text, count=1)
    assert count == 1
    return result


@pytest.mark.parametrize(
    ("text", "told"),
    [
        # A surcharge of three cards had no legal answer.
        (
            changed(
                "surcharge", r"PaySurcharge seat=(\d) count=1", r"PaySurcharge seat=\1 count=3"
            ),
            "surcharge",
        ),
        (
            changed(
                "surcharge", r"PaySurcharge seat=(\d) count=1", r"PaySurcharge seat=\1 count=2"
            ),
            "surcharge",
        ),
        (changed("surcharge", r"(ChargeCards seat=\d age=\w+ count=)\d", r"\g<1>1"), "charged"),
        (changed("surcharge", r"(ChargeCards seat=\d age=)faith", r"\g<1>might"), "charged"),
        (changed("split", r"(SplitCards seat=\d age=\w+ count=)2", r"\g<1>1"), "charged"),
        # Without the settling of Faith a conflict there stayed for ever.
        (changed("spot", r"next Settle .*\n", ""), "Might is settled before Faith"),
        (changed("spot", r"(Settle seat=\d age=)faith", r"\g<1>might"), "Might is settled before"),
        (
            changed("spot", r"(Settling seat=\d age=)might", r"\g<1>faith"),
            "Might is settled before",
        ),
        (changed("downsized", r"(ChooseDownsized seat=\d age=)faith", r"\g<1>might"), "line"),
    ],
)
def test_what_the_rules_never_leave_behind_is_refused(text: str, told: str) -> None:
    with pytest.raises(ValueError, match=r"^line \d+: ") as caught:
        GAME.matching(header_in(text, GAME.name)).read(text)
    assert told in str(caught.value)


def test_two_highest_buildings_in_one_domain_are_refused() -> None:
    with pytest.raises(ValueError, match=r"7\.1"):
        scene("keep b2 of 0; keep d2 of 1")
    assert scene("keep b2 of 0; watchtower d2 of 1") is not None
