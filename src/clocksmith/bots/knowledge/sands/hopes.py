"""What each card of The Sands of Time could do now, guessed before anything is tried."""

from typing import Final

from clocksmith.bots.knowledge.sands.estate import estate_of
from clocksmith.bots.knowledge.sands.tables import tables_of
from clocksmith.bots.knowledge.sands.taste import Taste
from clocksmith.core.bits import places
from clocksmith.games.sands.model.content import (
    CROPS,
    GOLD,
    NO_BONUS,
    NO_CHRONICLE,
    PEASANT,
    ROW_CATEGORY,
    ROW_IDS,
    SOLDIER,
    SPACE_IDS,
    CardId,
)
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules.acting import box_open
from clocksmith.games.sands.rules.advance import felt_unrest
from clocksmith.games.sands.rules.caravan import caravan_price, network_of
from clocksmith.games.sands.rules.empire import size_of
from clocksmith.games.sands.rules.govern import step_price
from clocksmith.games.sands.rules.tribute import from_caravans, from_colonies

REPEATED: Final = 0.8  # what the unrest for a card used again costs
WORTHY: Final = 0.5  # hope from which on an action is likely to be taken
TOGETHER: Final = 2.2  # of moving into a region and annexing it in one turn
URGENCY: Final = 1.75  # for laying a chronicle, when hardly more rounds are left than cards to lay


class Hopes:
    """What the cards of one seat could do in a position."""

    def __init__(self, taste: Taste, state: Sands, seat: int, rounds: float) -> None:
        self._taste = taste
        self._state = state
        self._parts = state.parts
        self._tables = tables_of(state.parts)
        self._seat = seat
        self._player: Player = state.players[seat]
        self._levels: list[float] = estate_of(state, self._player).levels
        self._rounds = rounds  # until the dynasty ends
        self._crops = self._player.stock[CROPS] + squeezed(state, seat, CROPS)
        self._gold = self._player.stock[GOLD] + squeezed(state, seat, GOLD)
        self._weighed: list[float] = []  # what each action card could do, once it is asked for

    def of_cards(self, cards: tuple[int, ...]) -> float:
        """Return what cards could do together."""
        total = 0.0
        for card in cards:
            total += self.of(card)
        if self._tables.conquest in cards and self._tables.migrate in cards and self._could_take():
            total += TOGETHER
        return total

    def of_pairs(self, pairs: list[tuple[int, int]]) -> list[float]:
        """Return what the cards of each pair could do together."""
        alone = [self.of(card) for card in self._parts.card_ids]
        bold = TOGETHER if self._could_take() else 0.0
        conquest, migrate = self._tables.conquest, self._tables.migrate
        values: list[float] = []
        for card, other in pairs:
            both = conquest in (card, other) and migrate in (card, other)
            values.append(alone[card] + alone[other] + (bold if both else 0.0))
        return values

    def of(self, card: int) -> float:
        """Return what one card could do."""
        if card >= self._parts.action_cards:
            return self._emphasis(card - self._parts.action_cards)
        worth = self._weighed[card] if self._weighed else self._action(card)
        if self._player.used >> card & 1:
            worth -= REPEATED
        return worth

    def _action(self, card: int) -> float:
        player = self._player
        rule = self._parts.cards[card].rule
        if rule == "chronicle":
            return self._chronicle()
        if rule == "muster":
            return self._taste.muster * (1.0 + 0.5 * min(self._gold, 3)) if self._gold else 0.0
        if rule == "conquest":
            ready = self._crops >= size_of(player) and annexable(self._state, self._seat)
            return self._taste.conquest if ready else 0.0
        if rule == "raid":
            return self._taste.raid * raiders(self._state, player)
        if rule == "build":
            spare = self._gold - player.unrest
            return self._taste.building * (1.0 + 0.4 * min(spare, 4)) if spare > 0 else 0.0
        if rule == "govern":
            most = self._crops // step_price(self._state, player)
            return self._taste.govern * min(player.unrest - self._parts.least_unrest, most)
        if rule == "advance":
            return self._advance()
        if rule == "caravan":
            return self._caravan(card)
        if rule == "migrate":
            return self._taste.migrate if can_enter(self._state, self._seat) else 0.2
        return self._tribute()

    def _emphasis(self, category: int) -> float:
        """Return what an emphasis card could do: most when enough actions would mark it."""
        early = [1.0, 1.0, 0.6, 0.2, 0.0][self._state.clock.round]
        if not self._weighed:
            self._weighed = [self._action(n) for n in range(self._parts.action_cards)]
        ready = 0
        for card in range(self._parts.action_cards):
            if category in self._parts.cards[card].symbols and self._weighed[card] > WORTHY:
                ready += 1
        missing = max(0, self._parts.emphasis_markers - ready)
        likely = self._taste.emphasis * early * (1.0 - 0.2 * missing)
        return likely + self._lacking(category)

    def _chronicle(self) -> float:
        """Return what the best chronicle card could bring, with heritage and count as they are."""
        player = self._player
        levels = self._levels
        best = 0.0
        waiting = 0
        for space in SPACE_IDS:
            if player.chronicles[space] != NO_CHRONICLE:
                continue
            trust = player.heritage[self._parts.spaces[space].category]
            number = float(min(trust, int(levels[space])))
            if number >= 1.0:
                waiting += 1
                best = max(best, self._tables.worth_of(number))
        if not waiting:
            return 0.0
        return self._taste.chronicle * (URGENCY if waiting >= self._rounds - 1.0 else 1.0) * best

    def _advance(self) -> float:
        player = self._player
        unrest = felt_unrest(player)
        best = 0.0
        for row in ROW_IDS:
            if player.reached[row] and player.reached[row] < len(self._state.deck.rows[row]):
                missing = unrest - player.heritage[ROW_CATEGORY[row]]
                if missing <= 0:
                    return self._taste.advance
                if missing <= self._parts.support_amount:
                    best = 0.6 * self._taste.advance
        return best

    def _caravan(self, card: int) -> float:
        player = self._player
        if self._parts.cards[card].whole and not box_open(player, CardId(card)):
            return 0.0
        price = caravan_price(player)
        if self._crops < price and self._gold < price:
            return 0.0
        borders = 0
        for region in places(network_of(self._state, player)):
            borders |= self._parts.borders_of[region]
        return self._taste.caravan if borders & self._parts.goods & ~player.caravans else 0.8

    def _tribute(self) -> float:
        player = self._player
        total = sum(from_colonies(self._state, player))
        for other in range(len(self._state.players)):
            if other != self._seat:
                total += sum(from_caravans(self._state, player, self._state.players[other]))
        return self._taste.tribute * total

    def _could_take(self) -> bool:
        """Return whether a region could be entered and annexed, and none can be annexed now."""
        return (
            self._crops >= size_of(self._player)
            and can_enter(self._state, self._seat)
            and not annexable(self._state, self._seat)
        )

    def _lacking(self, category: int) -> float:
        """Return what one more heritage of a category would open."""
        trust = self._player.heritage[category]
        total = 0.0
        for space in self._tables.pairs[category]:
            total += 0.3 * max(0.0, min(1.0, self._levels[space] - trust))
        return total


def squeezed(state: Sands, seat: int, resource: int) -> int:
    """Return what Oppress could bring."""
    if state.bonus != NO_BONUS and state.turn == seat:
        return 0
    parts, player = state.parts, state.players[seat]
    peasants = player.citizens[PEASANT]
    most = 0
    for region in places(player.regions):
        tile = state.tiles[region]
        if tile >= 0 and parts.tile_resource[tile] == resource:
            most = max(most, min(peasants[region], parts.tile_capacity[tile]))
    return most


def raiders(state: Sands, player: Player) -> int:
    """Return how many soldiers could enter a region that is not own, up to four."""
    parts = state.parts
    count = 0
    soldiers = player.citizens[SOLDIER]
    for region in places(state.in_play):
        if soldiers[region] and parts.near[region] & state.in_play & ~player.regions:
            count += soldiers[region]
    return min(count, 4)


def is_free(state: Sands, seat: int, region: int, own: int) -> bool:
    """Return whether a seat with that many citizens there could annex a region."""
    for other in range(len(state.players)):
        if other == seat:
            continue
        rival = state.players[other]
        there = rival.citizens[PEASANT][region] + rival.citizens[SOLDIER][region]
        if there >= own or (there and rival.regions >> region & 1):
            return False
    return True


def annexable(state: Sands, seat: int) -> bool:
    """Return whether there is a region nobody holds in which a seat has most citizens."""
    player = state.players[seat]
    for region in places(state.in_play & ~player.regions):
        own = player.citizens[PEASANT][region] + player.citizens[SOLDIER][region]
        if own and is_free(state, seat, region, own):
            return True
    return False


def can_enter(state: Sands, seat: int) -> bool:
    """Return whether a region that could be annexed lies next to those of a seat."""
    parts = state.parts
    player = state.players[seat]
    for region in places(state.in_play & ~player.regions):
        if parts.near[region] & player.regions and is_free(state, seat, region, 2):
            return True
    return False
