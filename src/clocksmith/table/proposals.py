"""What players decide among themselves: who resigns, who takes over, whether to end the game.

The rules know nothing of it. The seats that a *motion* names vote on it. It is carried when all of
them agree, and dropped when one objects. All of it is in the table's log.
"""

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from clocksmith.core.seat import CHANCE, NOBODY, Seat
from clocksmith.table.entry import AGREE, MOTION, OBJECT, RESIGN, REST, Entry

if TYPE_CHECKING:
    from clocksmith.table.table import Table

END: Final = "end"  # the game ends as it stands
BOT: Final = "bot"  # a bot plays on for a seat
PERSON: Final = "person"  # somebody takes a seat over
MOTIONS: Final = (END, BOT, PERSON)

RESIGNED: Final = "resigned"
MOVED: Final = "moved"
AGREED: Final = "agreed"
OBJECTED: Final = "objected"
CARRIED: Final = "carried"
RESTED: Final = "rested"
RETURNED: Final = "returned"


@dataclass(frozen=True)
class Motion:
    """Something that is voted on."""

    kind: str
    voters: tuple[Seat, ...]  # all of them have to agree
    seat: Seat = NOBODY  # which seat would be taken over
    who: str = ""  # the level of the bot, or the name of the person
    number: int = 0  # of the entry that made it
    by: Seat = NOBODY  # who made it; SPECTATOR: somebody who looks on
    agreed: tuple[Seat, ...] = ()

    @property
    def is_carried(self) -> bool:
        """Whether all voters have agreed."""
        return set(self.voters) <= set(self.agreed)

    def text(self) -> str:
        """Return the motion as the log has it."""
        voters = ",".join([str(seat) for seat in self.voters])
        return " ".join([self.kind, voters, str(self.seat), self.who]).strip()


def motion_of(text: str, seats: int) -> Motion:
    """Return the motion that *text* writes; ValueError, in words, when it writes none."""
    kind, voters, seat, who = (*text.split(" ", 3), "", "", "", "")[:4]
    if kind not in MOTIONS or not all(word.isdecimal() for word in voters.split(",")):
        raise ValueError("a motion is end, bot or person, and says who votes")
    motion = Motion(kind, tuple([Seat(int(voter)) for voter in voters.split(",")]))
    if not all(0 <= voter < seats for voter in motion.voters):
        raise ValueError("seats of the table vote")
    if kind == END:
        return motion
    if not seat.isdecimal() or not 0 <= int(seat) < seats or int(seat) in motion.voters or not who:
        raise ValueError("a motion names a seat that does not vote, and who takes it over")
    return replace(motion, seat=Seat(int(seat)), who=who)


@dataclass(frozen=True)
class ProposalEvent:
    """One thing that a player did about the table, for its log."""

    kind: str  # resigned, moved, agreed, objected, carried, rested or returned
    seat: Seat  # who did it; of what was carried, the seat that made the motion
    at: float
    step: int  # how many results there were
    motion: str = ""  # what was voted on
    about: Seat = NOBODY  # the seat it is about
    who: str = ""  # the bot or the person


@dataclass
class Proposals:
    """What the players of one table have decided or vote on. Nothing is checked here."""

    substitutes: dict[Seat, str] = field(default_factory=dict)  # levels of bots that play on
    motion: Motion | None = None
    ended: bool = False  # by agreement, or since all but one gave up
    winner: Seat | None = None  # who is left where all others gave up
    events: list[ProposalEvent] = field(default_factory=list)

    def after(self, entry: Entry, seats: int) -> "Proposals":
        """Return how things would stand after an entry, with no events but its own."""
        twin = Proposals(dict(self.substitutes), self.motion)
        twin.carry_out(entry, seats, 0)
        return twin

    def carried_by(self, entry: Entry, seats: int) -> Motion | None:
        """Return the motion that an entry would carry, if any. Nothing is changed."""
        events = self.after(entry, seats).events
        if not events or events[-1].kind != CARRIED:
            return None
        return motion_of(entry.text, seats) if entry.kind == MOTION else self.motion

    def carry_out(self, entry: Entry, seats: int, step: int) -> None:
        """Do what an entry says, after that many results."""
        if entry.kind == RESIGN:
            self._resign(entry, seats, step)
        elif entry.kind == MOTION:
            motion = motion_of(entry.text, seats)
            own = (entry.seat,) if entry.seat in motion.voters else ()
            self.motion = replace(motion, number=entry.number, by=entry.seat, agreed=own)
            self._tell(MOVED, entry.seat, entry.at, step)
        elif entry.kind == AGREE and self.motion is not None:
            self.motion = replace(self.motion, agreed=(*self.motion.agreed, entry.seat))
            self._tell(AGREED, entry.seat, entry.at, step)
        elif entry.kind == OBJECT:
            self._tell(OBJECTED, entry.seat, entry.at, step)
            self.motion = None
        elif entry.kind == REST:
            kind = RESTED if float(entry.text) > entry.at else RETURNED
            self.events.append(ProposalEvent(kind, entry.seat, entry.at, step, about=entry.seat))
        self._close_vote(entry.at, step)

    def survivor(self, seat: Seat, seats: int) -> Seat | None:
        """Return the only seat that is left when *seat* gives up, or None if there are more."""
        left = [one for one in range(seats) if one != seat and Seat(one) not in self.substitutes]
        return Seat(left[0]) if len(left) == 1 else None

    def _resign(self, entry: Entry, seats: int, step: int) -> None:
        """Let a bot play on, or end the game if nobody does.

        A seat that has resigned no longer votes, and is not voted about.
        """
        self.events.append(
            ProposalEvent(RESIGNED, entry.seat, entry.at, step, about=entry.seat, who=entry.text)
        )
        if not entry.text:
            self.ended, self.motion = True, None
            self.winner = self.survivor(entry.seat, seats)
            return
        self.substitutes[entry.seat] = entry.text
        motion = self.motion
        if motion is None:
            return
        voters = tuple([voter for voter in motion.voters if voter != entry.seat])
        is_idle = not voters or motion.seat == entry.seat
        self.motion = None if is_idle else replace(motion, voters=voters)

    def _close_vote(self, at: float, step: int) -> None:
        motion = self.motion
        if motion is None or not motion.is_carried:
            return
        self._tell(CARRIED, motion.by, at, step)
        self.motion = None
        if motion.kind == END:
            self.ended = True
        elif motion.kind == BOT:
            self.substitutes[motion.seat] = motion.who
        else:
            self.substitutes.pop(motion.seat, None)

    def _tell(self, kind: str, seat: Seat, at: float, step: int) -> None:
        motion = self.motion
        if motion is not None:
            about = (motion.kind, motion.seat, motion.who)
            self.events.append(ProposalEvent(kind, seat, at, step, *about))


def carry_out(table: "Table", entry: Entry) -> None:
    """Apply an entry by which players decide something about a table, and update the clocks.

    Questions stay as they are, so an answer that is on its way still counts.
    """
    proposals = table.proposals
    before = set(proposals.substitutes)
    proposals.carry_out(entry, table.setup.seats, len(table.results))
    after = set(proposals.substitutes)
    for seat in after - before:
        table.clocks.release(seat)
    for seat in before - after:
        table.clocks.renew(seat)
    if entry.kind == REST:
        table.clocks.rest(entry.seat, entry.at, float(entry.text))
    if proposals.ended:
        table.close()
    table.clocks.turn(table.waiting(), CHANCE, entry.at)
