"""What was won while learning, and the curve of it."""

from dataclasses import dataclass
from time import perf_counter, process_time
from typing import Final

from stable_baselines3.common.callbacks import BaseCallback

LAST: Final = 200  # games that a point of the curve tells of
WIDE, HIGH = 640, 320
LEFT, TOP, RIGHT, BOTTOM = 56, 24, 16, 48
SHARES: Final = (0.0, 0.25, 0.5, 0.75, 0.9, 1.0)
STEPS: Final = (10, 30, 60, 120)  # seconds between lines, whichever gives few enough


@dataclass(frozen=True)
class Point:
    """How far learning was after so many seconds of the processor."""

    seconds: float
    games: int
    share: float  # won of the last games


class Progress(BaseCallback):
    """Counts games and what was won, and ends learning when its time is up.

    *seconds* are those of the processor, of all threads; *by_the_clock* is what went by.
    """

    def __init__(self, most: float) -> None:
        super().__init__()
        self.points: list[Point] = []
        self.won: list[float] = []
        self.seconds = self.by_the_clock = 0.0
        self._most = most
        self._began = process_time(), perf_counter()

    def _on_step(self) -> bool:
        self.won += [info["won"] for info in self.locals["infos"] if "won" in info]
        self.seconds = process_time() - self._began[0]
        self.by_the_clock = perf_counter() - self._began[1]
        return self.seconds < self._most

    def _on_rollout_end(self) -> None:
        last = self.won[-LAST:]
        if not last:
            return
        point = Point(self.seconds, len(self.won), sum(last) / len(last))
        self.points.append(point)
        print(f"{point.seconds:4.0f} s, {point.games:5} games: won {point.share:.0%}", flush=True)


def drawn(points: list[Point], title: str) -> str:
    """Return the curve as a picture."""
    most = max(point.seconds for point in points)
    wide, high = WIDE - LEFT - RIGHT, HIGH - TOP - BOTTOM
    step = next((step for step in STEPS if most / step <= 8), STEPS[-1])

    def across(seconds: float) -> float:
        return round(LEFT + wide * seconds / most, 1)

    def down(share: float) -> float:
        return round(TOP + high * (1 - share), 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img"'
        f' font-family="sans-serif" font-size="12"><title>{title}</title>',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
    ]
    for share in SHARES:
        y = down(share)
        lines.append(f'<path d="M{LEFT} {y}H{WIDE - RIGHT}" stroke="#ccc"/>')
        lines.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    for seconds in range(0, int(most) + 1, step):
        x = across(seconds)
        lines.append(
            f'<text x="{x}" y="{HIGH - BOTTOM + 18}" text-anchor="middle">{seconds}</text>'
        )
    told = "seconds of one core"
    lines.append(f'<text x="{LEFT + wide / 2}" y="{HIGH - 10}" text-anchor="middle">{told}</text>')
    path = " ".join(f"{across(point.seconds)},{down(point.share)}" for point in points)
    lines.append(f'<polyline points="{path}" fill="none" stroke="#1f5fa8" stroke-width="2"/>')
    return "\n".join([*lines, "</svg>", ""])
