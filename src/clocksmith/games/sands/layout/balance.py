"""What must add up in every position of The Sands of Time: each fault is a sentence."""

from collections.abc import Iterator
from typing import Final

from clocksmith.core.seat import NOBODY, Seat
from clocksmith.games.sands.model.actions import Choose
from clocksmith.games.sands.model.content import (
    DYNASTIES,
    NO_ADVANCE,
    NO_BONUS,
    NO_CATEGORY,
    NO_CHRONICLE,
    NO_TILE,
    NOWHERE,
    PIECE_NAMES,
    PIECES,
    ROW_CATEGORY,
    ROW_IDS,
    ROW_NAMES,
    SUPPORT,
    pile_of,
)
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules import battle, choosing, generations, scoring, setup, turn
from clocksmith.games.sands.rules.acting import EndAction, TurnDecision
from clocksmith.games.sands.rules.advance import ChooseAdvance, DrawAdvance
from clocksmith.games.sands.rules.empire import from_start, regions_in, size_of
from clocksmith.games.sands.rules.heritage import ChooseHeritage
from clocksmith.games.sands.rules.muster import MusterCitizens
from clocksmith.games.sands.rules.verbs import most_unrest

# What stays as it is on an empty table until the first generation.
UNTOUCHED: Final = ("sites", "turn", "bonus", "supported", "repeated", "opened", "die")
UNTOUCHED_BY_SEAT: Final = (
    *("stock", "points", "last", "colonies", "used", "sealed"),
    *("emphasis", "markers", "bonuses", "chronicles"),
)
# What lies below all other pending steps.
LAST: Final = (
    generations.NextTurn,
    generations.RollDie,
    generations.NewGeneration,
    generations.BeginGeneration,
)


def imbalances(state: Sands) -> list[str]:
    """Return what does not add up."""
    faults = [*_supplies(state), *_advances(state)]
    for player in state.players:
        faults += [*_pieces(state, player), *_cards(state, player)]
    if [1 for step in state.stack if isinstance(step, setup.SetUp)]:
        return [*faults, *_setup(state)]
    return [*faults, *_table(state), *_turn(state), *_clock(state), *_secrets(state)]


# Pieces and cards


def _supplies(state: Sands) -> Iterator[str]:
    """2.1, 5.5 Every tile and structure lies on the map or is left; one seat controls a region."""
    parts = state.parts
    seats = len(state.players)
    for tile in parts.tile_ids:
        laid = state.tiles.count(tile)
        if state.bag[tile] < 0 or laid + state.bag[tile] != parts.tiles[tile].counts[seats]:
            yield f"there are no more tiles {parts.tiles[tile].name}"
    for structure in parts.structure_ids:
        most, left = parts.supply_of(structure, seats), state.supply[structure]
        if left < 0 or state.sites[structure].bit_count() + left != most:
            yield f"there are only {most} tiles {parts.structure_names[structure]}"
        if state.sites[structure] & ~state.in_play:
            yield "structures stand in regions in play"
    controlled = 0
    for player in state.players:
        if controlled & player.regions:
            yield "one seat controls a region"
        controlled |= player.regions


def _pieces(state: Sands, player: Player) -> Iterator[str]:
    """2.4 Return what a player has too many of, or where nothing can be."""
    parts = state.parts
    for piece in PIECES:
        if sum(player.citizens[piece]) > parts.citizens_of[piece]:
            yield f"a seat has only {parts.citizens_of[piece]} {PIECE_NAMES[piece]}s"
        for region in parts.region_ids:
            if player.citizens[piece][region] and not state.in_play >> region & 1:
                yield f"{parts.region_names[region]} is not in play"
    if player.caravans.bit_count() > parts.caravans:
        yield f"a seat has only {parts.caravans} caravans"
    for border, name in enumerate(parts.border_names):
        if player.caravans >> border & 1 and not parts.borders[border].ends & state.in_play:
            yield f"{name} is not in play"
    home = 0 if player.capital == NOWHERE else 1 << player.capital
    if (player.colonies | home) & ~player.regions or player.colonies & home:
        yield "a capital and colonies are controlled, and none is both"
    if player.unrest > most_unrest(player):
        yield "unrest is above its maximum"


def _cards(state: Sands, player: Player) -> Iterator[str]:
    """2.2, 2.4 Return which cards of a player cannot be where they are."""
    for row in ROW_IDS:
        lying = len(state.deck.rows[row])
        if player.reached[row] > lying:
            yield f"there are only {lying} advances in {ROW_NAMES[row]}"
    laid = [chronicle for chronicle in player.chronicles if chronicle != NO_CHRONICLE]
    if len(set(laid)) < len(laid):
        yield "a card lies on one space, and a space has one card"
    if player.sealed and (len(player.sealed) != 2 or player.sealed[0] >= player.sealed[1]):
        yield "two cards are sealed, in the order of the cards"
    if player.emphasis == NO_CATEGORY and player.markers:
        yield "markers lie on an emphasis card"


def _advances(state: Sands) -> Iterator[str]:
    """2.2 Every advance card is in a row, on top of a pile, in a pile, or just drawn."""
    parts = state.parts
    deck = state.deck
    lying = [
        (pile_of(ROW_CATEGORY[row], place), card)
        for row in ROW_IDS
        for place, card in enumerate(deck.rows[row][1:], start=2)
    ]
    for pile, cards in enumerate(parts.piles):
        seen = [deck.piles[pile]] + [1 << card for card in deck.drawn if cards >> card & 1]
        if deck.tops[pile] != NO_ADVANCE:
            seen.append(1 << deck.tops[pile])
            if not deck.known[pile]:
                yield "somebody put back the card on top of a pile"
        seen += [1 << card for from_pile, card in lying if from_pile == pile]
        if sum(seen) != cards:
            yield "every advance card lies in one place"


# Before the first generation


def _setup(state: Sands) -> Iterator[str]:
    """3 Nothing has been used yet, and the next thing of the setup is asked for."""
    new = setup.blank(state.actions, len(state.players), state.options)
    if state.clock.key() != new.clock.key():
        yield "setup comes before generation 1"
    if (state.deck.tops, state.deck.drawn) != (new.deck.tops, new.deck.drawn):
        yield "during setup no card is put back"
    for name in UNTOUCHED:
        if getattr(state, name) != getattr(new, name):
            yield f"during setup there is no {name} yet"
    for player in state.players:
        for name in UNTOUCHED_BY_SEAT:
            if getattr(player, name) != getattr(new.players[0], name):
                yield f"during setup nobody has {name} yet"
    step = state.stack[-1]
    if isinstance(step, ChooseHeritage):
        if not state.players[step.seat].caravans:
            yield "heritage follows the first caravan"
    elif setup.next_step(state) != step:
        yield "another step of the setup comes here"


# In a generation


def _table(state: Sands) -> Iterator[str]:
    """3, 4 The table is as it is after the setup."""
    parts = state.parts
    if not state.clock.generation or not state.clock.round:
        yield "play begins with generation 1, round 1"
    if state.start == NOBODY:
        yield "there is a start player"
    if [1 for region in regions_in(state.in_play) if state.tiles[region] == NO_TILE]:
        yield "every region in play has a tile"
    if min([len(row) for row in state.deck.rows]) < 2:
        yield "every row has two advances at least"
    homeless = [step.seat for step in state.stack if isinstance(step, battle.RestoreCapital)]
    for number, player in enumerate(state.players):
        if not 1 <= size_of(player) <= parts.most_regions:
            yield f"a seat controls 1 to {parts.most_regions} regions"
        if (player.capital == NOWHERE) != (Seat(number) in homeless):
            yield "a seat has a capital, unless it lost it"
        plain = player.regions & ~player.colonies
        if plain.bit_count() - (player.capital != NOWHERE) > parts.provinces:
            yield f"a seat has at most {parts.provinces} provinces"
        if player.used.bit_count() > 2 * state.clock.round:
            yield "two cards are used in a round"


def _clock(state: Sands) -> Iterator[str]:
    """4.2, 4.5 The markers fit the rounds that were played, and what is asked for."""
    parts = state.parts
    clock = state.clock
    step = state.stack[-1] if state.stack else None
    scored = step is None or isinstance(step, scoring.ChooseChronicle)
    dynasty = clock.dynasty - scored
    playing = state.turn != NOBODY or isinstance(step, choosing.ChooseCards)
    if step is None and clock.dynasty != DYNASTIES + 1:
        yield "the game is over after the third dynasty"
    if not 1 <= dynasty <= DYNASTIES:
        yield "there are three dynasties"
        return
    if clock.marker != clock.begun + clock.round - playing:
        yield "the markers do not fit the rounds"
    if clock.begun >= parts.next_colour[dynasty]:
        yield "a generation begins before its dynasty ends"
    if isinstance(step, generations.KeepResources) and clock.marker >= parts.next_colour[dynasty]:
        yield "the dynasty ends first"
    if isinstance(step, scoring.ChooseChronicle) and clock.marker < parts.next_colour[dynasty]:
        yield "the dynasty has not ended"
    if isinstance(step, generations.RollDie) and clock.round not in parts.rolls:
        yield "no die is rolled after this round"
    if step is not None and not isinstance(state.stack[0], LAST):
        yield "something comes after all that is pending"


def _turn(state: Sands) -> Iterator[str]:
    """4.2 B Whose turn it is, and what belongs to a turn."""
    ends = [step for step in state.stack if isinstance(step, turn.EndTurn)]
    if len(ends) != (state.turn != NOBODY):
        yield "a turn is somebody's, and it has one end: EndTurn"
    marks = (state.bonus, state.supported, state.repeated)
    if state.turn == NOBODY and marks != (NO_BONUS, NO_CATEGORY, False):
        yield "this belongs to a turn"
    if (state.supported != NO_CATEGORY) != (state.bonus == SUPPORT):
        yield "Support names a category"
    acting: set[object] = set()
    left: set[object] = set()
    for step in state.stack:
        name = type(step).__name__
        own = isinstance(step, (TurnDecision, EndAction, turn.GoOn, turn.EndTurn))
        if own and step.fields()[0] != state.turn:
            yield f"{name} is a step of the seat whose turn it is"
        fields = dict(zip(step.__match_args__, step.fields(), strict=True))
        if "card" in fields:
            acting.add(fields["card"])
        if isinstance(step, (turn.GoOn, turn.TakeTurn)):
            left |= set(step.cards)
            if list(step.cards) != sorted(set(step.cards)) or len(step.cards) > 2:
                yield "two different cards are revealed, in their order"
        region = fields.get("region")
        nowhere = region == NOWHERE and isinstance(step, MusterCitizens)
        if isinstance(region, int) and not nowhere and not state.in_play >> max(region, 0) & 1:
            yield f"{name} names a region in play"
    if len(acting) > 1 or acting & left:
        yield "one action goes on at a time, and its card is not left to use"


def _secrets(state: Sands) -> Iterator[str]:
    """4.2, 4.5, 5.3, 5.7 Cards and dice lie face down while their time has not come."""
    top = state.stack[-1] if state.stack else None
    if state.opened != isinstance(top, scoring.ChooseChronicle):
        yield "cards lie open while scored"
    dice = len([1 for step in state.stack if isinstance(step, battle.ChooseDie)])
    if (state.die != battle.NO_DIE) != (dice == 1):
        yield "an attacker's die waits for the defender's"
    if state.deck.drawn and not isinstance(top, (DrawAdvance, ChooseAdvance)):
        yield "drawn cards are chosen from at once"
    waiting = [step.seat for step in state.stack if isinstance(step, choosing.ChooseCards)]
    seats = from_start(state) if state.start != NOBODY else []
    sealed: list[Seat] = []
    if waiting:
        sealed = [seat for seat in seats if seat not in waiting]
    elif state.turn != NOBODY and seats:
        sealed = seats[seats.index(state.turn) + 1 :]
    if waiting and waiting[::-1] != seats[len(seats) - len(waiting) :]:
        yield "seats choose from the start player on"
    for number, player in enumerate(state.players):
        if bool(player.sealed) != (Seat(number) in sealed):
            yield "a seat has cards face down until its turn"
        elif player.sealed and not _may_be_sealed(state, player):
            yield "these two cards cannot be chosen together"


def _may_be_sealed(state: Sands, player: Player) -> bool:
    bits = choosing.choices_of(state, player)
    pairs = [action for place, action in enumerate(state.actions.choose) if bits >> place & 1]
    return any(
        isinstance(pair, Choose) and (pair.card, pair.other_card) == player.sealed for pair in pairs
    )
