"""Chapter 4: cards are played where an adventurer stands, and charged to adventurers."""

from typing import Final, final

from clocksmith.core.action import Action, Detail
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.legal import Legal, Listed
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal, Step, Task
from clocksmith.games.khronos.model.actions import CHARGE, PAY, PAY_OF, Charge, Pay
from clocksmith.games.khronos.model.content import ANYWHERE, KINDS, Age, Kind
from clocksmith.games.khronos.model.state import Adventurer, Khronos, Player
from clocksmith.games.khronos.rules import verbs
from clocksmith.games.khronos.rules.cards import holds

NOT_HELD: Final = Refusal("5.3", "cards-not-held")
NO_SUCH_SPLIT: Final = Refusal("4.3", "no-such-split")
CANNOT_CHARGE: Final = "the cards cannot be charged like that"


def nobody_in(age: Age) -> Refusal:
    """4.1 Return the refusal for an age without an adventurer of its own."""
    return Refusal("4.1", "nobody-there", (Detail("age", age),))


def is_in(player: Player, age: Age) -> bool:
    """4.1 Return whether one of the player's adventurers stands in *age*."""
    one, two = player.adventurers
    return one.age == age or two.age == age


def room_of(adventurer: Adventurer, age: Age) -> int:
    """4.1, 4.2 Return how many cards may be charged to an adventurer for an action in *age*."""
    if adventurer.age != age or adventurer.bound not in (ANYWHERE, age):
        return 0
    return adventurer.room


def room_in(player: Player, age: Age) -> int:
    """4.1 Return how many cards the player can play in *age*, both adventurers pooled."""
    one, two = player.adventurers
    return room_of(one, age) + room_of(two, age)


def refuse_room(player: Player, age: Age, count: int) -> Refusal | None:
    """4.1, 4.2 The adventurers there must be able to carry all cards of the action."""
    room = room_in(player, age)
    if room >= count:
        return None
    unbound = sum([one.room for one in player.adventurers if one.age == age])
    details = (Detail("count", count), Detail("room", room), Detail("age", age))
    if unbound >= count:
        return Refusal("4.2", "bound-elsewhere", details)
    return Refusal("4.1", "no-room", details)


def refuse_coloured(player: Player, rule: str, kind: Kind, count: int) -> Refusal | None:
    """5.1, 5.2, 8, 9 The hand must hold *count* cards of the building's colour."""
    held = player.hand[kind]
    if held >= count:
        return None
    details = (Detail("kind", kind), Detail("count", count), Detail("held", held))
    return Refusal(rule, "too-few-cards", details)


def play_coloured(state: Khronos, seat: Seat, kind: Kind, count: int, log: Log) -> None:
    """Lay *count* cards of one kind for an action."""
    cards = [0] * len(KINDS)
    cards[kind] = count
    verbs.play_cards(state, seat, tuple(cards), log)


def pay_surcharge(state: Khronos, seat: Seat, count: int, log: Log) -> "list[Step[Khronos]]":
    """5.3 Pay for difficult ground where there is one way to; return the question, if any."""
    if count == 0:
        return []
    sole = sole_payment(state.players[seat].hand, count)
    if sole is None or state.options.sole_payment_asked:
        return [PaySurcharge(seat, count)]
    verbs.play_cards(state, seat, sole, log)
    return []


def sole_payment(hand: list[int], count: int) -> tuple[int, ...] | None:
    """5.3 Return the only *count* cards that can be paid: a whole hand, or one of one kind."""
    held = hand[0] + hand[1] + hand[2]
    if held == count:
        return tuple(hand)
    if held not in hand:
        return None
    return tuple([count if cards else 0 for cards in hand])


@final
class PaySurcharge(Decision[Khronos]):
    """5.3 A seat chooses which cards pay for difficult ground."""

    __match_args__ = ("seat", "count")

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def problem(self, state: Khronos) -> str:
        hand = state.players[self.seat].hand
        if sum(hand) < self.count:
            return "the surcharge cannot be paid"
        sole = not state.options.sole_payment_asked and sole_payment(hand, self.count) is not None
        return "a surcharge with one way to pay is not asked for" if sole else ""

    def candidates(self, state: Khronos) -> list[Action]:
        return PAY

    def legal(self, state: Khronos) -> Legal:
        hand = state.players[self.seat].hand
        payable: list[Action] = []
        for action in PAY_OF[self.count]:
            assert isinstance(action, Pay)
            if holds(hand, action.cards.counts):
                payable.append(action)
        return Listed(payable)

    def refusal(self, state: Khronos, action: Action) -> Refusal | None:
        if not isinstance(action, Pay):
            return NOT_OFFERED
        if action.cards.total != self.count:
            return Refusal("5.3", "wrong-number-of-cards", (Detail("count", self.count),))
        return None if holds(state.players[self.seat].hand, action.cards.counts) else NOT_HELD

    def answer(self, state: Khronos, action: Action, log: Log) -> None:
        assert isinstance(action, Pay)
        verbs.play_cards(state, self.seat, action.cards.counts, log)

    def usual(self, state: Khronos) -> Action:
        """5.3 Pay with what is held most: the hand keeps as many kinds as it can."""
        hand = state.players[self.seat].hand
        payable = self.legal(state).listed()
        most = [_most_left(hand, action) for action in payable]
        return payable[most.index(min(most))]

    def incidental(self) -> bool:
        return True

    def given(self) -> bool:
        return True


def _most_left(hand: list[int], action: Action) -> int:
    """5.3 Return how many cards of one kind a payment leaves at most."""
    assert isinstance(action, Pay)
    counts = action.cards.counts
    return max([hand[kind] - counts[kind] for kind in range(len(hand))])


def splits(player: Player, age: Age, count: int) -> list[tuple[int, int]]:
    """4.3 Return the ways to charge *count* cards that leave different pairs of rooms.

    The first of those that leave the same pair stands for them: the one that
    charges most to the first adventurer.
    """
    one, two = room_of(player.adventurers[0], age), room_of(player.adventurers[1], age)
    ways: list[tuple[int, int]] = []
    pairs: list[tuple[int, int]] = []
    for first in range(min(one, count), -1, -1):
        second = count - first
        if second <= two:
            left, right = one - first, two - second
            pair = (left, right) if left <= right else (right, left)
            if pair not in pairs:
                pairs.append(pair)
                ways.append((first, second))
    return ways


@final
class ChargeCards(Task[Khronos]):
    """4.1, 4.3 The cards of an action are charged; the seat is asked only where it matters."""

    __match_args__ = ("seat", "age", "count")

    def __init__(self, seat: Seat, age: Age, count: int) -> None:
        self.seat = seat
        self.age = age
        self.count = count

    def problem(self, state: Khronos) -> str:
        return "" if splits(state.players[self.seat], self.age, self.count) else CANNOT_CHARGE

    def run(self, state: Khronos, log: Log) -> None:
        ways = splits(state.players[self.seat], self.age, self.count)
        if len(ways) > 1:
            then(state, SplitCards(self.seat, self.age, self.count))
        else:
            charge_both(state, self.seat, ways[0][0], ways[0][1], log)


def charge_both(state: Khronos, seat: Seat, first: int, second: int, log: Log) -> None:
    """4.1 Charge cards to the two adventurers of *seat*."""
    if first:
        verbs.charge(state, seat, 0, first, log)
    if second:
        verbs.charge(state, seat, 1, second, log)


@final
class SplitCards(Decision[Khronos]):
    """4.3 A seat chooses which adventurers carry the cards of an action."""

    __match_args__ = ("seat", "age", "count")

    def __init__(self, seat: Seat, age: Age, count: int) -> None:
        super().__init__(seat)
        self.age = age
        self.count = count

    def problem(self, state: Khronos) -> str:
        ways = splits(state.players[self.seat], self.age, self.count)
        return "" if len(ways) > 1 else CANNOT_CHARGE

    def candidates(self, state: Khronos) -> list[Action]:
        return CHARGE

    def legal(self, state: Khronos) -> Legal:
        ways = splits(state.players[self.seat], self.age, self.count)
        shared: list[Action] = []
        for action in CHARGE:
            assert isinstance(action, Charge)
            if (action.first, action.second) in ways:
                shared.append(action)
        return Listed(shared)

    def refusal(self, state: Khronos, action: Action) -> Refusal | None:
        if not isinstance(action, Charge):
            return NOT_OFFERED
        ways = splits(state.players[self.seat], self.age, self.count)
        return None if (action.first, action.second) in ways else NO_SUCH_SPLIT

    def answer(self, state: Khronos, action: Action, log: Log) -> None:
        assert isinstance(action, Charge)
        charge_both(state, self.seat, action.first, action.second, log)

    def incidental(self) -> bool:
        return True

    def given(self) -> bool:
        return True
