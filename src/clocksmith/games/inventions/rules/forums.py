"""Chapter 4.2, pillars: a space of the assembly is chosen."""

from typing import Final, final

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.actions import Pillar, Use
from clocksmith.games.inventions.model.content import DEEDS, NONE, Deed
from clocksmith.games.inventions.model.events import BY_PILLAR, NothingDone
from clocksmith.games.inventions.model.parts import Parts
from clocksmith.games.inventions.model.state import Inventions, Player
from clocksmith.games.inventions.rules import deeds, economy, player_verbs
from clocksmith.games.inventions.rules.chains import DoDeed, OfferTechnology

OWN_PILLAR: Final = Refusal("4.2.2", "own-pillar-in-the-forum")


def pillars(player: Player) -> list[int]:
    """4.2.2 Return the spaces where a player's pillars stand."""
    return player.seasons if player.epoch == NONE else [player.epoch, *player.seasons]


def is_available(parts: Parts, player: Player, deed: Deed) -> bool:
    """4.1 Return whether the forum of a deed has no own pillar."""
    return parts.forum_of[deed] not in [parts.forum_of[space] for space in pillars(player)]


def possible_deeds(state: Inventions, seat: Seat) -> int:
    """R6 Return the deeds of available forums that can be done now, as bits."""
    deeds_mask = 0
    for deed in DEEDS:
        open_ = is_available(state.parts, state.players[seat], deed)
        if open_ and deeds.refuse_deed(state, seat, deed) is None:
            deeds_mask |= 1 << deed
    return deeds_mask


def reward_neighbours(state: Inventions, seat: Seat, deed: Deed, log: Log) -> None:
    """R1 Others with a pillar on the space gain influence; the option looks at epoch pillars."""
    parts = state.parts
    for other in society.seats_of(state):
        if other != seat:
            player = state.players[other]
            if state.options.forum_influence:
                gains = (
                    player.epoch != NONE and parts.forum_of[player.epoch] == parts.forum_of[deed]
                )
            else:
                gains = deed in pillars(player)
            if gains:
                player_verbs.gain_influence(state, other, 1, BY_PILLAR, log)


@final
class PlacePillar(Decision[Inventions]):
    """4.2.2, R6 A seat puts the pillar of this round on a space of an available forum.

    A space is legal if its action can be done now or could be done when the
    turn began; if none could then, or with the option *insist*, all are.
    """

    __match_args__ = ("seat", "possible")

    def __init__(self, seat: Seat, possible: int) -> None:
        super().__init__(seat)
        self.possible = possible  # deeds that could be done when the turn began, as bits

    def candidates(self, state: Inventions) -> list[Action]:
        return [*state.actions.pillar, *economy.uses(state, self.seat)]

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        if isinstance(action, Use):
            return economy.refuse_use(state, self.seat, action)
        if not isinstance(action, Pillar):
            return NOT_OFFERED
        if not is_available(state.parts, state.players[self.seat], action.deed):
            return OWN_PILLAR
        if state.options.insist or not self.possible or self.possible >> action.deed & 1:
            return None
        return deeds.refuse_deed(state, self.seat, action.deed)

    def at_once(self, state: Inventions, action: Action) -> bool:
        if not isinstance(action, Pillar):
            return False
        return deeds.refuse_deed(state, self.seat, action.deed) is None

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        seat = self.seat
        if isinstance(action, Use):
            economy.use(state, seat, action, self, log)
            return
        assert isinstance(action, Pillar)
        deed = action.deed
        player_verbs.place_pillar(state, seat, deed, state.parts.is_last[state.round], log)
        reward_neighbours(state, seat, deed, log)
        if deeds.refuse_deed(state, seat, deed) is None:
            then(state, DoDeed(seat, deed), OfferTechnology(seat, deed))
        else:
            log.add(NothingDone(seat, deed))
