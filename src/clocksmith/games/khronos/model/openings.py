"""5 Where every tile may go on a board: all anchors at once, by mask algebra.

Nothing here depends on who asks. Cards, money, supplies, surcharges and
ownership are added where the answer is used (rules/construction.py).
"""

from typing import TYPE_CHECKING, final

from clocksmith.games.khronos.model.content import ANCHORS, GRID, LARGE, MEDIUM, SMALL, Kind

if TYPE_CHECKING:
    from clocksmith.games.khronos.model.board import Board


@final
class Openings:
    """The free sites of one board.

    *free* are anchors by rank whose tile covers only free cells; *touching*
    those whose tile would touch a domain, *joining* those whose tile would touch
    two (5.4); *tying* anchors, by kind and rank, whose tile would equal the
    highest of its domain (5.5).
    """

    def __init__(self, board: "Board") -> None:
        width = GRID.width
        free = GRID.full ^ board.occupied
        pair = free & free >> 1
        fit2 = pair & pair >> width & ANCHORS[MEDIUM]
        triple = pair & free >> 2
        fit3 = triple & triple >> width & triple >> 2 * width & ANCHORS[LARGE]
        self._free1 = free
        self._smalls = board.smalls
        self._mediums = board.mediums
        self.free: list[int] = [0, free, fit2, fit3]
        one1 = one2 = one3 = two1 = two2 = two3 = 0
        tying = [0, 0, 0, 0, 0, 0, 0, 0]
        for domain in board.domains:
            near = domain.near
            reach2 = domain.reach2
            reach3 = domain.reach3
            two1 |= one1 & near
            two2 |= one2 & reach2
            two3 |= one3 & reach3
            one1 |= near
            one2 |= reach2
            one3 |= reach3
            top = domain.top_rank[0]
            if top:
                tying[top] |= near if top == SMALL else reach2 if top == MEDIUM else reach3
            top = domain.top_rank[1]
            if top:
                tying[4 + top] |= near if top == SMALL else reach2 if top == MEDIUM else reach3
        self.touching: list[int] = [0, one1, one2, one3]
        self.joining: list[int] = [0, two1, two2, two3]
        self.tying: list[int] = tying  # kind * 4 + rank
        self._raised: list[list[int] | None] = [None, None, None]

    def raised(self, kind: Kind) -> list[int]:
        """5.2 Return the anchors of enlarged buildings: by rank 1 to 2, 1 to 3 and 2 to 3.

        The new footprint holds exactly one building, of *kind* and the lower
        rank; all its other cells are free. So the anchor says what is raised.
        """
        raised = self._raised[kind]
        if raised is None:
            raised = self._raise(self._smalls[kind], self._mediums[kind])
            self._raised[kind] = raised
        return raised

    def _raise(self, small: int, medium: int) -> list[int]:
        width = GRID.width
        free = self._free1
        right = free >> 1
        pair = free & right
        triple = pair & free >> 2
        triple_below = triple >> width
        triple_last = triple >> 2 * width
        to2 = from1 = from2 = 0
        if small:
            # Two, then three, cells of a row of which one is the small building and the rest free.
            held2 = small & right | free & small >> 1
            held3 = held2 & free >> 2 | pair & small >> 2
            to2 = (held2 & pair >> width | pair & held2 >> width) & ANCHORS[MEDIUM]
            from1 = (
                held3 & triple_below & triple_last
                | triple & held3 >> width & triple_last
                | triple & triple_below & held3 >> 2 * width
            ) & ANCHORS[LARGE]
        if medium:
            column = free & free >> width
            # Two rows of three cells: the medium building and a free column beside it.
            rows = medium & column >> 2 | medium >> 1 & column
            from2 = (rows & triple_last | rows >> width & triple) & ANCHORS[LARGE]
        return [to2, from1, from2]
