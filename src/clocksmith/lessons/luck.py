"""The luck of a lesson: written in it, and the same every time after that."""

from hashlib import sha256

from clocksmith.table.committed import CommittedSeed


class LessonLuck:
    """Answers of chance: the first as they are written, each by its place among all answers."""

    commitment: str | None = None
    seed: bytes | None = None

    def __init__(self, name: str, script: tuple[int, ...]) -> None:
        self._script = script
        self._rest = CommittedSeed(sha256(name.encode()).digest())

    def draw(self, number: int, weights: list[int]) -> int | None:
        """Return the written answer, or the one that always comes if none is written."""
        if number >= len(self._script):
            return self._rest.draw(number, weights)
        place = self._script[number]
        if not 0 <= place < len(weights) or not weights[place]:
            raise ValueError(f"luck {number + 1} is {place}, but chance has {len(weights)} answers")
        return place
