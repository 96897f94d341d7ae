"""Rich random positions: many advances, structures, regions and caravans, in any combination."""

import random

from clocksmith.core.event import Silence
from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.content import (
    LEVELS,
    ROW_CATEGORY,
    ROW_IDS,
    SPACE_IDS,
    pile_of,
)
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules.empire import capacity_of, owner_of, reserve_of
from clocksmith.games.sands.rules.verbs import most_unrest
from games.sands.driver import Chooser, choices_for

LONGEST = 200  # decisions until the first generation has begun


def rich(number: int) -> Sands:
    """Return a rich position in which cards are chosen; seats and options follow from *number*."""
    rng = random.Random(f"rich {number}")
    seats, choices = choices_for(number)
    state = GAME.start(seats, choices)
    chooser = Chooser(rng)
    for _ in range(LONGEST):
        if state.clock.generation:
            break
        GAME.apply(state, chooser.choose(GAME.legal(state)), Silence())
    _extend_rows(state, rng)
    _settle_regions(state, rng)
    _build(state, rng)
    for player in state.players:
        _equip(state, player, rng)
    return GAME.read(GAME.write(state))


def _extend_rows(state: Sands, rng: random.Random) -> None:
    for row in ROW_IDS:
        for level in range(3, rng.randint(3, LEVELS) + 1):
            pile = pile_of(ROW_CATEGORY[row], level)
            left = [i for i in range(len(GAME.parts.advances)) if state.deck.piles[pile] >> i & 1]
            if len(left) > 1 and len(state.deck.rows[row]) == level - 1:
                card = rng.choice(left)
                state.deck.piles[pile] &= ~(1 << card)
                state.deck.rows[row] = (*state.deck.rows[row], card)
    for pile in range(len(GAME.parts.piles)):
        left = [i for i in range(len(GAME.parts.advances)) if state.deck.piles[pile] >> i & 1]
        if len(left) > 1 and rng.random() < 0.3:
            state.deck.tops[pile] = rng.choice(left)
            state.deck.piles[pile] &= ~(1 << state.deck.tops[pile])
            state.deck.known[pile] = rng.randint(1, (1 << len(state.players)) - 1)


def _settle_regions(state: Sands, rng: random.Random) -> None:
    for region in GAME.parts.region_ids:
        if state.in_play >> region & 1 and owner_of(state, region) < 0 and rng.random() < 0.7:
            player = rng.choice(state.players)
            if player.regions.bit_count() < 9:
                player.regions |= 1 << region
                player.colonies |= 1 << region


def _build(state: Sands, rng: random.Random) -> None:
    for region in GAME.parts.region_ids:
        if state.in_play >> region & 1:
            count = rng.randint(0, capacity_of(state, region))
            for structure in rng.sample(GAME.parts.structure_ids, count):
                if state.supply[structure]:
                    state.supply[structure] -= 1
                    state.sites[structure] |= 1 << region


def _equip(state: Sands, player: Player, rng: random.Random) -> None:
    for row in ROW_IDS:
        player.reached[row] = rng.randint(0, len(state.deck.rows[row]))
    player.advances = sum(
        1 << card for row in ROW_IDS for card in state.deck.rows[row][: player.reached[row]]
    )
    player.heritage = [rng.randint(0, 15) for _ in range(3)]
    player.stock = [rng.randint(0, 15), rng.randint(0, 15)]
    player.unrest = rng.randint(1, most_unrest(player))
    player.points = rng.randint(0, 9)
    for border in rng.sample(range(len(GAME.parts.borders)), 12):
        if GAME.parts.borders[border].ends & state.in_play:
            player.caravans |= 1 << border
    for piece in (0, 1):
        for _ in range(rng.randint(0, reserve_of(player, piece))):
            region = rng.choice([r for r in GAME.parts.region_ids if state.in_play >> r & 1])
            player.citizens[piece][region] += 1
    cards = list(GAME.parts.chronicle_ids)
    rng.shuffle(cards)
    for space in SPACE_IDS:
        if rng.random() < 0.5:
            player.chronicles[space] = cards.pop()
