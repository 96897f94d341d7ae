"""Chapter 4.3, chains: an action is done, and may bring another."""

from typing import Final, final

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal, Step, Task
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.actions import (
    ChainCard,
    ChainInfluence,
    ChainKnowledge,
    ChainTechnology,
    Claim,
    Innovate,
    Move,
    Use,
)
from clocksmith.games.inventions.model.content import (
    CALL,
    GAIN_INFLUENCE,
    INFLUENCE_AFTER,
    INNOVATE,
    IP_AFTER,
    NONE,
    TRAVEL,
    Deed,
    TileId,
)
from clocksmith.games.inventions.model.events import BY_CULTURE_TILE, FOR_TECHNOLOGY
from clocksmith.games.inventions.model.parts import Parts
from clocksmith.games.inventions.model.state import Inventions, Player
from clocksmith.games.inventions.rules import deeds, economy, player_verbs, region_verbs, travel
from clocksmith.games.inventions.rules.payment import SendCitizen

NO_TOKEN: Final = Refusal("4.3.C", "no-chain-token")
NO_SOURCE: Final = Refusal("4.3.C", "no-such-chain")
USED_CARD: Final = Refusal("4.3.V", "chained-in-this-turn")
NO_TECHNOLOGY: Final = Refusal("4.3.T", "no-such-technology")
ONE_TECHNOLOGY: Final = Refusal("4.3.T", "one-technology-per-turn")
NO_INFLUENCE: Final = Refusal("4.3.T", "too-little-influence")


@final
class DoDeed(Decision[Inventions]):
    """4.3 A seat does one of the ten actions, as main action or in a chain."""

    __match_args__ = ("seat", "deed")

    def __init__(self, seat: Seat, deed: Deed) -> None:
        super().__init__(seat)
        self.deed = deed

    def candidates(self, state: Inventions) -> list[Action]:
        return deeds.ways(state, self.seat, self.deed)

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        return deeds.refuse_way(state, self.seat, self.deed, action)

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        region = 0
        if isinstance(action, (Innovate, Move, Claim)):
            region = action.region
        then(state, Improve(self.seat, self.deed), OfferChain(self.seat, self.deed, region))
        deeds.do(state, self.seat, action, log)


@final
class Improve(Task[Inventions]):
    """6.10 Culture tiles give influence or points after an action."""

    __match_args__ = ("seat", "deed")

    def __init__(self, seat: Seat, deed: Deed) -> None:
        self.seat = seat
        self.deed = deed

    def run(self, state: Inventions, log: Log) -> None:
        player = state.players[self.seat]
        influence = society.change(state.parts, player, self.deed, INFLUENCE_AFTER)
        player_verbs.gain_influence(state, self.seat, influence, BY_CULTURE_TILE, log)
        points = society.change(state.parts, player, self.deed, IP_AFTER)
        player_verbs.gain_ip(state, self.seat, points, BY_CULTURE_TILE, log)


def sources(state: Inventions, seat: Seat, deed: Deed, region: int) -> list[Action]:
    """4.3.C Return the chains that an action offers, whether they can be afforded or not."""
    parts = state.parts
    actions = state.actions
    if deed == INNOVATE:
        return [actions.chain_card[state.land.displays[region].card]]
    if deed == CALL:
        cards = state.players[seat].inventions & ~state.turn.cards
        return (
            [actions.chain_card[card] for card in parts.card_ids if cards >> card & 1]
            if cards
            else []
        )
    if deed == GAIN_INFLUENCE:
        tiles = society.face_up_tiles(state, seat)
        return [actions.chain_influence[tile] for tile in parts.influence_ids if tiles >> tile & 1]
    if deed == TRAVEL and (state.land.scholars & ~state.turn.regions) >> region & 1:
        return [actions.chain_knowledge[state.land.knowledge[region]]]
    return []


def not_innovated(state: Inventions, seat: Seat, deed: Deed, region: int) -> str:
    """4.3 Return that what a chain follows from is not there, or nothing where it is."""
    if deed != INNOVATE:
        return ""
    shown = state.land.displays[region]
    sent = isinstance(state.stack[-1], SendCitizen)
    ready = shown.flipped and (sent or shown.innovator == seat)
    return "" if ready else "the innovated invention is there"


@final
class OfferChain(Task[Inventions]):
    """4.3.C An action that has a source of a chain offers it, also to a seat without tokens."""

    __match_args__ = ("seat", "deed", "region")

    def __init__(self, seat: Seat, deed: Deed, region: int) -> None:
        self.seat = seat
        self.deed = deed
        self.region = region  # where it was innovated or travelled to

    def problem(self, state: Inventions) -> str:
        return not_innovated(state, self.seat, self.deed, self.region)

    def run(self, state: Inventions, log: Log) -> None:
        if sources(state, self.seat, self.deed, self.region):
            then(state, MayChain(self.seat, self.deed, self.region))


@final
class MayChain(Decision[Inventions]):
    """4.3.C A seat may lay a chain token on a source of the action it has just done."""

    __match_args__ = ("seat", "deed", "region")

    def __init__(self, seat: Seat, deed: Deed, region: int) -> None:
        super().__init__(seat)
        self.deed = deed
        self.region = region

    def problem(self, state: Inventions) -> str:
        return not_innovated(state, self.seat, self.deed, self.region)

    def candidates(self, state: Inventions) -> list[Action]:
        offered = sources(state, self.seat, self.deed, self.region)
        return [*offered, *economy.uses(state, self.seat), state.actions.pass_]

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        if action is state.actions.pass_:
            return None
        if isinstance(action, Use):
            return economy.refuse_use(state, self.seat, action)
        if not isinstance(action, (ChainCard, ChainInfluence, ChainKnowledge)):
            return NOT_OFFERED
        if action not in sources(state, self.seat, self.deed, self.region):
            used = isinstance(action, ChainCard) and state.turn.cards >> action.card & 1
            return USED_CARD if used and self.deed == CALL else NO_SOURCE
        if not state.turn.tokens:
            return NO_TOKEN
        deed = self._chained(state, action)
        return None if deed == NONE else deeds.refuse_deed(state, self.seat, Deed(deed))

    def _chained(self, state: Inventions, action: Action) -> int:
        """Return the deed that a source brings; NONE for a knowledge tile that shows points."""
        parts = state.parts
        if isinstance(action, ChainCard):
            return parts.ideas[action.card].deed
        if isinstance(action, ChainInfluence):
            return parts.influence[action.influence_tile].deed
        if state.land.spent_knowledge >> self.region & 1:
            return NONE
        return parts.knowledge[state.land.knowledge[self.region]].deed

    def at_once(self, state: Inventions, action: Action) -> bool:
        if not isinstance(action, (ChainCard, ChainInfluence, ChainKnowledge)):
            return False
        return self._chained(state, action) != NONE

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        seat = self.seat
        if isinstance(action, Use):
            economy.use(state, seat, action, self, log)
            return
        if action is state.actions.pass_:
            return
        deed = Deed(self._chained(state, action))
        if deed == NONE:
            player_verbs.chain_points(state, self.region, log)
            travel.read_points(state, seat, self.region, log)
            return
        player_verbs.chain(state, deed, log)
        steps: list[Step[Inventions]] = [DoDeed(seat, deed)]
        if isinstance(action, ChainCard):
            player_verbs.use_card(state, action.card)
        elif isinstance(action, ChainInfluence):
            region_verbs.flip_influence(state, seat, action.influence_tile, log)
        else:
            player_verbs.use_knowledge(state, self.region)
            steps.append(travel.LeaveScholar(seat, self.region))
        then(state, *steps, OfferTechnology(seat, deed))


def technologies(parts: Parts, player: Player, deed: Deed) -> int:
    """4.3.T Return the technology tiles that show a deed and are not flipped, as bits."""
    return player.placed & ~player.flipped & parts.pairs_with[deed]


def other_of(parts: Parts, tile: TileId, deed: Deed) -> Deed:
    """4.3.T Return the other action of the pair."""
    return parts.tiles[tile].other if parts.tiles[tile].deed == deed else parts.tiles[tile].deed


@final
class OfferTechnology(Task[Inventions]):
    """4.3.T After an action with its chain a technology tile that shows it may be used."""

    __match_args__ = ("seat", "deed")

    def __init__(self, seat: Seat, deed: Deed) -> None:
        self.seat = seat
        self.deed = deed

    def run(self, state: Inventions, log: Log) -> None:
        if not state.turn.technology and technologies(
            state.parts, state.players[self.seat], self.deed
        ):
            then(state, MayUseTechnology(self.seat, self.deed))


@final
class MayUseTechnology(Decision[Inventions]):
    """4.3.T A seat may use one technology tile in its turn, for a token and influence."""

    __match_args__ = ("seat", "deed")

    def __init__(self, seat: Seat, deed: Deed) -> None:
        super().__init__(seat)
        self.deed = deed

    def candidates(self, state: Inventions) -> list[Action]:
        actions = state.actions
        tiles = technologies(state.parts, state.players[self.seat], self.deed)
        offered = [
            actions.chain_technology[tile] for tile in actions.chain_technology if tiles >> tile & 1
        ]
        return [*offered, *economy.uses(state, self.seat), actions.pass_]

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        if action is state.actions.pass_:
            return None
        if isinstance(action, Use):
            return economy.refuse_use(state, self.seat, action)
        if not isinstance(action, ChainTechnology):
            return NOT_OFFERED
        player = state.players[self.seat]
        if state.turn.technology:
            return ONE_TECHNOLOGY
        if not technologies(state.parts, player, self.deed) >> action.tile & 1:
            return NO_TECHNOLOGY
        if not state.turn.tokens:
            return NO_TOKEN
        if player.influence < state.parts.technology_cost:
            return NO_INFLUENCE
        return deeds.refuse_deed(state, self.seat, other_of(state.parts, action.tile, self.deed))

    def at_once(self, state: Inventions, action: Action) -> bool:
        return isinstance(action, ChainTechnology)

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        seat = self.seat
        if isinstance(action, Use):
            economy.use(state, seat, action, self, log)
        elif isinstance(action, ChainTechnology):
            deed = other_of(state.parts, action.tile, self.deed)
            player_verbs.chain(state, deed, log)
            player_verbs.lose_influence(
                state, seat, state.parts.technology_cost, FOR_TECHNOLOGY, log
            )
            player_verbs.flip_technology(state, seat, action.tile, log)
            then(state, DoDeed(seat, deed))
