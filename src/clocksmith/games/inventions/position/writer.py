"""A position of Inventions, written."""

from clocksmith.core.bits import places
from clocksmith.core.notation import FORMAT
from clocksmith.core.seat import NOBODY
from clocksmith.games.inventions import society
from clocksmith.games.inventions.board import Display
from clocksmith.games.inventions.content import (
    CARD_NAMES,
    CHRONOS,
    COPIES,
    DEED_NAMES,
    GOAL_NAMES,
    INFLUENCE_NAMES,
    KNOWLEDGE_NAMES,
    MILESTONE_IDS,
    MILESTONE_NAMES,
    NONE,
    PIECE_NAMES,
    PLACE_NAMES,
    REGION_IDS,
    REGION_NAMES,
    SOCIETIES,
    SPACE_NAMES,
    SPECIALIST_NAMES,
    TILE_IDS,
    TILE_NAMES,
    UNCLAIMED,
)
from clocksmith.games.inventions.options import OPTIONS
from clocksmith.games.inventions.position.steps import steps_for
from clocksmith.games.inventions.state import Inventions, Player


def write_position(state: Inventions, version: int) -> str:
    """Return *state* as text; what follows from the rest (supplies, piles, stacks) is left out."""
    lines = [
        f"clocksmith position {FORMAT}",
        f"game inventions {version}",
        " ".join(
            ["options", f"seats={len(state.players)}", *OPTIONS.unusual(state.options.choices)]
        ),
        f"round {state.round}",
    ]
    if state.order:
        lines.append(" ".join(["order", *[name_of(seat) for seat in state.order]]))
    if state.turn.seat != NOBODY:
        lines.append(_turn(state))
    lines += _idea_lines(state)
    lines += _milestone_lines(state)
    if state.chronos is not None:
        lines.append(f"pillar {REGION_NAMES[state.chronos.region]}")
    lines += _listed("removed", removed_tiles(state))
    for region in REGION_IDS:
        lines += ["", f"region {REGION_NAMES[region]}", *_region_lines(state, region)]
    for number, player in enumerate(state.players):
        lines += ["", f"seat {number}", *_player_lines(player)]
    lines.append("")
    steps = steps_for(len(state.players))
    lines += [f"next {steps.write(step)}" for step in state.stack[::-1]]
    return "\n".join(lines) + "\n"


def name_of(society_number: int) -> str:
    """Return how a society is written."""
    return "chronos" if society_number == CHRONOS else str(society_number)


def _listed(first: str, words: list[str]) -> list[str]:
    """Return one line, or none for an empty list."""
    return [" ".join([first, *words])] if words else []


def _named(bits: int, names: list[str]) -> list[str]:
    return [names[place] for place in places(bits)]


def _turn(state: Inventions) -> str:
    turn = state.turn
    words = [f"turn {turn.seat}", f"tokens={turn.tokens}", f"spent={turn.spent}"]
    words.append(f"presented={turn.presented}")
    words.append(f"cards={','.join(_named(turn.cards, CARD_NAMES)) or '-'}")
    words.append(f"regions={','.join(_named(turn.regions, REGION_NAMES)) or '-'}")
    words.append(f"technology={'yes' if turn.technology else 'no'}")
    return " ".join(words)


def _idea_lines(state: Inventions) -> list[str]:
    """Return the idea display, the open card of the pile, and the cards that left the game."""
    lines = _listed("ideas", [CARD_NAMES[card] for card in state.ideas])
    lines += _listed("top", [] if state.top == NONE else [CARD_NAMES[state.top]])
    return lines + _listed("gone", _named(gone_cards(state), CARD_NAMES))


def gone_cards(state: Inventions) -> int:
    """Return the cards that left the game, as bits."""
    there = state.deck
    for card in [*state.ideas, state.top, *[display.card for display in state.land.displays]]:
        if card != NONE:
            there |= 1 << card
    for player in state.players:
        there |= player.ideas | player.inventions
    return (1 << len(CARD_NAMES)) - 1 & ~there


def _milestone_lines(state: Inventions) -> list[str]:
    lines = _listed("common", [MILESTONE_NAMES[m] for m in state.shelves.common])
    lines += _listed("discarded", [MILESTONE_NAMES[m] for m in state.shelves.discarded])
    lines += _listed(
        "eureka", ["-" if m == NONE else MILESTONE_NAMES[m] for m in state.shelves.eureka]
    )
    for display, milestone in enumerate(state.shelves.private):
        if milestone != NONE:
            whose = "nobody" if display == UNCLAIMED else name_of(display)
            lines.append(f"private {whose} {MILESTONE_NAMES[milestone]}")
    for milestone in MILESTONE_IDS:
        if any(state.shelves.posts[milestone]):
            lines.append(
                f"post {MILESTONE_NAMES[milestone]} {_crowd(state.shelves.posts[milestone])}"
            )
    for seat in society.societies_of(state):
        if state.shelves.eras[seat] != NONE:
            lines.append(f"era {name_of(seat)} {SPACE_NAMES[state.shelves.eras[seat]]}")
    return lines


def _crowd(counts: tuple[int, ...] | list[int]) -> str:
    """Return citizens as ``2x0 1xchronos``."""
    return " ".join([f"{n}x{name_of(seat)}" for seat, n in enumerate(counts) if n])


def removed_tiles(state: Inventions) -> list[str]:
    """Return the tiles that Chronos took out of the game."""
    words: list[str] = []
    for tile in TILE_IDS:
        owned = [1 for player in state.players if society.owned(player) >> tile & 1]
        removed = COPIES[len(state.players)] - len(owned) - state.stock[tile]
        if removed:
            words.append(f"{removed}x{TILE_NAMES[tile]}")
    return words


def _region_lines(state: Inventions, region: int) -> list[str]:
    lines: list[str] = []
    if state.land.specialists[region] != NONE:
        lines.append(f"  specialist {SPECIALIST_NAMES[state.land.specialists[region]]}")
    if state.land.knowledge[region] != NONE:
        spent = " spent" if state.land.spent_knowledge >> region & 1 else ""
        lines.append(f"  knowledge {KNOWLEDGE_NAMES[state.land.knowledge[region]]}{spent}")
    if state.land.wealth[region] != NONE:
        lines.append(f"  wealth {TILE_NAMES[state.land.wealth[region]]}")
    if not state.land.scholars >> region & 1:
        lines.append("  scholar away")
    if state.land.displays[region].card != NONE:
        lines.append(f"  idea {_display(state.land.displays[region])}")
    people = state.land.people[region * SOCIETIES : (region + 1) * SOCIETIES]
    if any(people):
        lines.append(f"  people {_crowd(people)}")
    tiles = [
        f"{name_of(one.seat)}:{INFLUENCE_NAMES[one.tile]}{'' if one.face_up else '/flipped'}"
        for one in state.land.laid[region]
    ]
    return lines + [f"  {line}" for line in _listed("influence", tiles)]


def _display(display: Display) -> str:
    """Return a card as ``bread by 0 2 inventor 1 innovator 0 flipped``."""
    words = [CARD_NAMES[display.card], "by", name_of(display.presenter), str(display.count)]
    if display.inventor != NOBODY:
        words += ["inventor", name_of(display.inventor)]
    if display.innovator != NOBODY:
        words += ["innovator", name_of(display.innovator)]
    if display.flipped:
        words.append("flipped")
    return " ".join(words)


def _player_lines(player: Player) -> list[str]:
    lines = [
        f"ip {player.ip}",
        f"influence {player.influence}",
        f"available {' '.join([str(n) for n in player.available])}",
        f"exhausted {' '.join([str(n) for n in player.exhausted])}",
        f"academics {player.academics}",
        f"scholars {player.scholars}",
    ]
    lines += _listed("ideas", _named(player.ideas, CARD_NAMES))
    lines += _listed("inventions", _named(player.inventions, CARD_NAMES))
    lines += _listed("row", [PIECE_NAMES[piece] for piece in player.row])
    lines += _listed("map", _map_words(player))
    lines += _listed("marked", _named(player.marked, TILE_NAMES))
    lines += _listed("epoch", [] if player.epoch == NONE else [DEED_NAMES[player.epoch]])
    lines += _listed("seasons", [DEED_NAMES[deed] for deed in player.seasons])
    lines += _listed("goals", _named(player.goals, GOAL_NAMES))
    lines += _listed("dropped", _named(player.dropped, GOAL_NAMES))
    return [f"  {line}" for line in lines]


def _map_words(player: Player) -> list[str]:
    words: list[str] = []
    for cell, tile in enumerate(player.spaces):
        if tile != NONE:
            flipped = "/flipped" if player.flipped >> tile & 1 else ""
            words.append(f"{PLACE_NAMES[cell]}:{TILE_NAMES[tile]}{flipped}")
    return words
