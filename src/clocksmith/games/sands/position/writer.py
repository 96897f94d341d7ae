"""A position of The Sands of Time, written."""

from clocksmith.core.bits import places
from clocksmith.core.notation import FORMAT
from clocksmith.core.seat import NOBODY
from clocksmith.games.sands.content import (
    ADVANCE_NAMES,
    BONUS_NAMES,
    BORDER_NAMES,
    CARD_NAMES,
    CATEGORY_NAMES,
    CHRONICLE_NAMES,
    NO_ADVANCE,
    NO_BONUS,
    NO_CATEGORY,
    NO_CHRONICLE,
    NO_TILE,
    PIECE_NAMES,
    PILE_NAMES,
    REGION_NAMES,
    RESOURCE_NAMES,
    ROW_NAMES,
    SPACE_NAMES,
    START_UNREST,
    STRUCTURE_IDS,
    STRUCTURE_NAMES,
    TILES,
    RegionId,
)
from clocksmith.games.sands.options import OPTIONS
from clocksmith.games.sands.position.steps import steps_for
from clocksmith.games.sands.redeal import drawn_by
from clocksmith.games.sands.rules.battle import NO_DIE
from clocksmith.games.sands.rules.empire import owner_of, regions_in
from clocksmith.games.sands.state import Player, Sands
from clocksmith.games.sands.view import mark_of


def write_position(state: Sands, version: int) -> str:
    """Return *state* as text; what follows from the rest (bag, piles, supplies) is left out."""
    lines = [
        f"clocksmith position {FORMAT}",
        f"game sands {version}",
        " ".join(
            ["options", f"seats={len(state.players)}", *OPTIONS.unusual(state.options.choices)]
        ),
        f"generation {state.clock.generation}",
        f"dynasty {state.clock.dynasty}",
        f"marker {state.clock.marker}",
        f"begun {state.clock.begun}",
        f"round {state.clock.round}",
        *_turn_lines(state),
        "",
        "rows",
        *[f"  {_row(state, row)}" for row in range(len(ROW_NAMES))],
        *_pile_lines(state),
        "",
        "regions",
        *[f"  {_region(state, r)}" for r in regions_in(state.in_play) if _told(state, r)],
    ]
    for number, player in enumerate(state.players):
        lines += ["", f"seat {number}", *[f"  {line}" for line in _player_lines(player)]]
    lines.append("")
    steps = steps_for(len(state.players))
    lines += [f"next {steps.write(step)}" for step in state.stack[::-1]]
    return "\n".join(lines) + "\n"


def _turn_lines(state: Sands) -> list[str]:
    """Return who begins, whose turn it is, and what has happened in the turn."""
    lines: list[str] = []
    if state.start != NOBODY:
        lines.append(f"start {state.start}")
    if state.turn != NOBODY:
        lines.append(f"turn {state.turn}")
    if state.bonus != NO_BONUS:
        lines.append(f"bonus {BONUS_NAMES[state.bonus]}")
    if state.supported != NO_CATEGORY:
        lines.append(f"supported {CATEGORY_NAMES[state.supported]}")
    if state.repeated:
        lines.append("repeated")
    if state.opened:
        lines.append("opened")
    if state.die != NO_DIE:
        lines.append(f"die {state.die}")
    return lines


def _row(state: Sands, row: int) -> str:
    return " ".join([ROW_NAMES[row], *[ADVANCE_NAMES[i] for i in state.deck.rows[row]]])


def _pile_lines(state: Sands) -> list[str]:
    """Return cards that were put back on a pile or just drawn, and the seats that know them."""
    lines: list[str] = []
    for pile, top in enumerate(state.deck.tops):
        if top != NO_ADVANCE:
            words = ["top", PILE_NAMES[pile], ADVANCE_NAMES[top], *_known(state, pile)]
            lines.append(" ".join(words))
    drawn = drawn_by(state)
    if drawn is not None:
        words = ["drawn", *[ADVANCE_NAMES[i] for i in state.deck.drawn], *_known(state, drawn[1])]
        lines.append(" ".join(words))
    return lines


def _known(state: Sands, pile: int) -> list[str]:
    seats = [str(seat) for seat in places(state.deck.known[pile])]
    return ["known", *seats] if seats else []


def _told(state: Sands, region: RegionId) -> bool:
    """Return whether a region must be written: one without a tile need not."""
    return state.tiles[region] != NO_TILE


def _region(state: Sands, region: RegionId) -> str:
    """Return a region as ``italia crops 4 of 0 colony has quarry city``."""
    words = [REGION_NAMES[region], TILES[state.tiles[region]].name]
    owner = owner_of(state, region)
    if owner != NOBODY:
        words += ["of", str(owner), mark_of(state, owner, region)]
    standing = [STRUCTURE_NAMES[i] for i in STRUCTURE_IDS if state.sites[i] >> region & 1]
    return " ".join([*words, "has", *standing] if standing else words)


def _player_lines(player: Player) -> list[str]:
    lines = [
        " ".join(
            [
                "stock",
                *[f"{name}:{n}" for name, n in zip(RESOURCE_NAMES, player.stock, strict=True)],
            ]
        ),
        f"heritage {' '.join([str(value) for value in player.heritage])}",
    ]
    if player.unrest != START_UNREST:
        lines.append(f"unrest {player.unrest}")
    if player.points:
        lines.append(f"points {player.points}")
    if player.last:
        lines.append(f"last {player.last}")
    for piece, standing in enumerate(player.citizens):
        words = [f"{REGION_NAMES[r]}:{n}" for r, n in enumerate(standing) if n]
        lines += _listed(f"{PIECE_NAMES[piece]}s", words)
    lines += _listed("caravans", [BORDER_NAMES[border] for border in places(player.caravans)])
    reached = [f"{ROW_NAMES[row]}:{level}" for row, level in enumerate(player.reached) if level]
    lines += _listed("reached", reached)
    lines += _listed("used", [CARD_NAMES[card] for card in places(player.used)])
    lines += _listed("sealed", [CARD_NAMES[card] for card in player.sealed])
    if player.emphasis != NO_CATEGORY:
        lines.append(f"emphasis {CATEGORY_NAMES[player.emphasis]} {player.markers}")
    lines += _listed("bonuses", [BONUS_NAMES[bonus] for bonus in places(player.bonuses)])
    laid = [
        f"{SPACE_NAMES[space]}:{CHRONICLE_NAMES[chronicle]}"
        for space, chronicle in enumerate(player.chronicles)
        if chronicle != NO_CHRONICLE
    ]
    return lines + _listed("chronicles", laid)


def _listed(name: str, words: list[str]) -> list[str]:
    return [" ".join([name, *words])] if words else []
