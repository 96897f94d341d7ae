"""Chapter 6.15: what printed effects do."""

from typing import Final, final

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal, Step, Task
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.actions import (
    Assign,
    Choose,
    Move,
    Ready,
    Settle,
)
from clocksmith.games.inventions.model.content import (
    REGION_COUNT,
)
from clocksmith.games.inventions.model.effects import (
    ACADEMIC,
    ANY_FIELD,
    ANYWHERE,
    ASPIRE,
    INFLUENCE,
    IP,
    IP_OF_ERA,
    IP_PER_REGION,
    MOVE_OR_STAY,
    OF_CARD,
    READY_UP_TO,
    SPECIALIST,
    TOKEN,
    TURN_ORDER,
    Benefit,
    Effect,
)
from clocksmith.games.inventions.model.effects import MOVE as MOVING
from clocksmith.games.inventions.model.effects import READY as READYING
from clocksmith.games.inventions.model.effects import (
    SETTLE as SETTLING,
)
from clocksmith.games.inventions.model.events import Why
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules import player_verbs

NOBODY_EXHAUSTED: Final = Refusal("6.15", "nobody-exhausted")
NOT_THERE: Final = Refusal("6.15", "no-citizen-there")
TOO_FAR: Final = Refusal("6.1", "too-many-ropes")
NOT_KNOWN: Final = Refusal("6.15", "no-citizen-there")
NO_CHANGE: Final = Refusal("4.3.E", "changes-nothing")
MUST: Final = Refusal("4.3", "not-optional")


def grant(state: Inventions, seat: Seat, benefit: Benefit, field: int, why: Why) -> None:
    """4.3, 6.15 Let *seat* gain a printed benefit next; *field* is that of a presented card."""
    steps: list[Step[Inventions]] = []
    for effects in benefit:
        clause = tuple([_resolved(effect, field) for effect in effects])
        if len(clause) == 1:
            steps.append(Gain(seat, clause[0], why))
        else:
            steps.append(OfferEffects(seat, clause, why))
    then(state, *steps)


def _resolved(effect: Effect, field: int) -> Effect:
    """Return an effect that speaks of the field of the card as one that names it."""
    if effect.kind == ASPIRE and effect.detail == OF_CARD:
        return Effect(ASPIRE, field, effect.amount)
    return effect


def changes_something(state: Inventions, seat: Seat, effect: Effect) -> bool:
    """4.3 Return whether an effect could change anything now."""
    parts = state.parts
    kind = effect.kind
    player = state.players[seat]
    if kind in (READYING, READY_UP_TO):
        return any(player.exhausted)
    if kind == SPECIALIST:
        return player.supply > 0
    if kind == INFLUENCE:
        return player.influence < parts.most_influence
    if kind == SETTLING:
        known = effect.detail == ANYWHERE or society.is_on_map(state, seat)
        return player.supply > 0 and known
    if kind == ASPIRE:
        return society.aspirations_left(state, seat) > 0
    if kind == ACADEMIC:
        return player.supply > 0 and society.academy_room(state, seat) > 0
    if kind in (MOVING, MOVE_OR_STAY, IP_PER_REGION):
        return society.is_on_map(state, seat)
    if kind == TOKEN:
        return state.turn.tokens + state.turn.spent < parts.chain_tokens
    return kind != TURN_ORDER


def impossible(state: Inventions, effects: tuple[Effect, ...]) -> str:
    """6.15 Return why pending effects cannot happen, or nothing where they can."""
    if len({effect.kind for effect in effects}) < len(effects):
        return "effects to choose differ"
    for effect in effects:
        if effect.kind == ASPIRE and effect.detail == OF_CARD:
            return "the field of the card is known by now"
        if effect.kind == TOKEN and state.turn.seat == NOBODY:
            return "chain tokens are for turns"
    return ""


@final
class Gain(Task[Inventions]):
    """6.15 One effect happens, as far as it can; what cannot be done is skipped."""

    __match_args__ = ("seat", "effect", "why")

    def __init__(self, seat: Seat, effect: Effect, why: Why) -> None:
        self.seat = seat
        self.effect = effect
        self.why = why

    def problem(self, state: Inventions) -> str:
        return impossible(state, (self.effect,))

    def run(self, state: Inventions, log: Log) -> None:
        seat, effect = self.seat, self.effect
        if not changes_something(state, seat, effect):
            return
        kind, amount = effect.kind, effect.amount
        if kind == IP:
            player_verbs.gain_ip(state, seat, amount, self.why, log)
        elif kind == INFLUENCE:
            player_verbs.gain_influence(state, seat, amount, self.why, log)
        elif kind == IP_OF_ERA:
            player_verbs.gain_ip(state, seat, amount * society.era_now(state), self.why, log)
        elif kind == IP_PER_REGION:
            present = [
                1 for region in state.parts.region_ids if society.people_in(state, seat, region)
            ]
            player_verbs.gain_ip(state, seat, amount * len(present), self.why, log)
        elif kind == TOKEN:
            player_verbs.prepare_token(state, log)
        elif kind == ASPIRE:
            for _ in range(amount):
                player_verbs.aspire(state, seat, effect.detail, log)
        elif kind == ACADEMIC:
            _gain_academics(state, seat, amount, log)
        else:
            self._ask(state, log)

    def _ask(self, state: Inventions, log: Log) -> None:
        """Gain what may need an answer of the seat."""
        seat, kind, amount = self.seat, self.effect.kind, self.effect.amount
        if kind == SPECIALIST and self.effect.detail != ANY_FIELD:
            for _ in range(min(amount, state.players[seat].supply)):
                player_verbs.gain_specialist(state, seat, self.effect.detail, log)
        elif kind == SPECIALIST:
            then(state, ChooseField(seat, amount))
        elif kind == SETTLING:
            then(state, SettleCitizen(seat, self.effect.detail == ANYWHERE, amount))
        elif kind in (MOVING, MOVE_OR_STAY):
            then(state, MoveCitizen(seat, amount, kind == MOVE_OR_STAY))
        else:
            then(state, ReadyCitizen(seat, amount, kind == READY_UP_TO))


def _gain_academics(state: Inventions, seat: Seat, amount: int, log: Log) -> None:
    """4.1 Gain academics from the supply, as far as the academy has room."""
    room = min(amount, society.academy_room(state, seat), state.players[seat].supply)
    for _ in range(room):
        player_verbs.gain_academic(state, seat, log)


@final
class OfferEffects(Task[Inventions]):
    """6.10 A choice between effects is put to a seat if one of them changes something."""

    __match_args__ = ("seat", "effects", "why")

    def __init__(self, seat: Seat, effects: tuple[Effect, ...], why: Why) -> None:
        self.seat = seat
        self.effects = effects
        self.why = why

    def problem(self, state: Inventions) -> str:
        return impossible(state, self.effects)

    def run(self, state: Inventions, log: Log) -> None:
        works = [1 for one in self.effects if changes_something(state, self.seat, one)]
        if works:
            then(state, ChooseEffect(self.seat, self.effects, self.why))


@final
class ChooseEffect(Decision[Inventions]):
    """6.10 A seat chooses one of several effects; one that changes nothing is no choice."""

    __match_args__ = ("seat", "effects", "why")

    def __init__(self, seat: Seat, effects: tuple[Effect, ...], why: Why) -> None:
        super().__init__(seat)
        self.effects = effects
        self.why = why

    def problem(self, state: Inventions) -> str:
        return impossible(state, self.effects)

    def candidates(self, state: Inventions) -> list[Action]:
        return state.actions.choose

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        if isinstance(action, Choose):
            for effect in self.effects:
                if effect.kind == action.effect:
                    works = changes_something(state, self.seat, effect)
                    return None if works else NO_CHANGE
        return NOT_OFFERED

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        assert isinstance(action, Choose)
        chosen = [effect for effect in self.effects if effect.kind == action.effect]
        then(state, Gain(self.seat, chosen[0], self.why))


@final
class ReadyCitizen(Decision[Inventions]):
    """R11 A seat chooses citizens to make available, one at a time."""

    __match_args__ = ("seat", "left", "may_stop")

    def __init__(self, seat: Seat, left: int, may_stop: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.may_stop = may_stop  # "up to"

    def problem(self, state: Inventions) -> str:
        return "" if self.left else "something is left to do"

    def candidates(self, state: Inventions) -> list[Action]:
        return [*state.actions.ready, state.actions.stop]

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        if action is state.actions.stop:
            return None if self.may_stop else MUST
        if not isinstance(action, Ready):
            return NOT_OFFERED
        return None if state.players[self.seat].exhausted[action.field] else NOBODY_EXHAUSTED

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        if isinstance(action, Ready):
            player_verbs.ready(state, self.seat, action.field, log)
            if self.left > 1 and any(state.players[self.seat].exhausted):
                then(state, ReadyCitizen(self.seat, self.left - 1, self.may_stop))


@final
class ChooseField(Decision[Inventions]):
    """6.15 A seat chooses the field of a new specialist, one at a time."""

    __match_args__ = ("seat", "left")

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def problem(self, state: Inventions) -> str:
        supply = self.left > 0 and state.players[self.seat].supply > 0
        return "" if supply else "there is no citizen in the supply"

    def candidates(self, state: Inventions) -> list[Action]:
        return state.actions.assign

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        return None if isinstance(action, Assign) else NOT_OFFERED

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        assert isinstance(action, Assign)
        player_verbs.gain_specialist(state, self.seat, action.field, log)
        if self.left > 1 and state.players[self.seat].supply:
            then(state, ChooseField(self.seat, self.left - 1))


@final
class SettleCitizen(Decision[Inventions]):
    """6.15, R11 A seat puts a citizen from its supply on the map, one at a time."""

    __match_args__ = ("seat", "anywhere", "left")

    def __init__(self, seat: Seat, anywhere: bool, left: int) -> None:
        super().__init__(seat)
        self.anywhere = anywhere  # also where no own citizen is
        self.left = left

    def problem(self, state: Inventions) -> str:
        supply = self.left > 0 and state.players[self.seat].supply > 0
        return "" if supply else "there is no citizen in the supply"

    def candidates(self, state: Inventions) -> list[Action]:
        return state.actions.settle

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        if not isinstance(action, Settle):
            return NOT_OFFERED
        known = self.anywhere or society.people_in(state, self.seat, action.region)
        return None if known else NOT_KNOWN

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        assert isinstance(action, Settle)
        player_verbs.settle(state, self.seat, action.region, log)
        if self.left > 1 and state.players[self.seat].supply:
            then(state, SettleCitizen(self.seat, self.anywhere, self.left - 1))


def moves(state: Inventions, seat: Seat, ropes: int) -> list[Action]:
    """6.1 Return the moves along up to so many ropes to another region, in index order."""
    parts = state.parts
    actions: list[Action] = []
    near = parts.reach[min(ropes, REGION_COUNT)]
    for region in parts.region_ids:
        if society.people_in(state, seat, region):
            actions += [state.actions.move[region][to] for to in near[region]]
    return actions


def refuse_move(state: Inventions, seat: Seat, ropes: int, action: Move) -> Refusal | None:
    """6.1, R11 A map citizen of its own goes along the ropes and ends in another region."""
    if not society.people_in(state, seat, action.old_region):
        return NOT_THERE
    if action.region not in state.parts.reach[min(ropes, REGION_COUNT)][action.old_region]:
        return TOO_FAR
    return None


@final
class MoveCitizen(Decision[Inventions]):
    """6.15 A seat lets a map citizen go to another region; no aspiration tile, no chain."""

    __match_args__ = ("seat", "ropes", "may_stop")

    def __init__(self, seat: Seat, ropes: int, may_stop: bool) -> None:
        super().__init__(seat)
        self.ropes = ropes
        self.may_stop = may_stop

    def candidates(self, state: Inventions) -> list[Action]:
        return [*moves(state, self.seat, self.ropes), state.actions.stop]

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        if action is state.actions.stop:
            return None if self.may_stop else MUST
        if not isinstance(action, Move):
            return NOT_OFFERED
        return refuse_move(state, self.seat, self.ropes, action)

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        if isinstance(action, Move):
            player_verbs.move(state, self.seat, action.old_region, action.region, log)
