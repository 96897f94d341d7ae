"""One game to be played and its result, as records that travel between processes."""

from dataclasses import asdict, dataclass, replace
from typing import Any, Self

from clocksmith.bots.bot import Budget
from clocksmith.core.game import Game
from clocksmith.core.options import Choices
from clocksmith.core.outcome import shares_of
from clocksmith.games.rules import Rules, box_text, game_of

Key = tuple[str, str, int]  # pairing, seed, order: what tells a game from every other


@dataclass(frozen=True)
class Setting:
    """What all games of a run have in common."""

    game: str
    rules_version: int
    actions: int  # how many the game has: other sources than ours would have others
    seats: int
    options: tuple[str, ...]  # the unusual choices, key=value
    seconds: float | None  # for a turn
    visits: int | None
    whole: bool  # whether every action is written down
    box: str = ""  # a shipped one by its name, another as text; nothing: that of the rules

    def budget(self) -> Budget:
        """Return what a bot without a budget of its own may spend on a turn."""
        return Budget(self.seconds, self.visits)

    def rules(self) -> Game[Any]:
        """Return the game; ValueError when the rules here are others than those of the run."""
        game = game_of(Rules(self.game, self.rules_version, self.box))
        if len(game.actions) != self.actions:
            raise ValueError(f"the rules of {self.game} are not the same everywhere")
        return game

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> Self:
        """Return the setting that was written as plain data.

        A setting from before there were boxes means the box that its rules came with.
        """
        made = cls(**{**plain, "options": tuple(plain["options"])})
        return made if made.box else replace(made, box=_box_of(made.game, made.rules_version))


def setting_of(
    game: Game[Any],
    seats: int,
    budget: Budget | None,
    choices: Choices | None = None,
    whole: bool = False,
) -> Setting:
    """Return what games of a run have in common: rules, box and seats.

    Without a *budget* every bot brings its own, as levels do.
    """
    return Setting(
        game=game.name,
        rules_version=game.rules_version,
        actions=len(game.actions),
        seats=seats,
        options=() if choices is None else tuple(game.options.unusual(choices)),
        seconds=None if budget is None else budget.seconds,
        visits=None if budget is None else budget.visits,
        whole=whole,
        box=box_text(game),
    )


def _box_of(game: str, rules_version: int) -> str:
    """Return the box that rules came with; nothing where neither is known here."""
    try:
        return box_text(game_of(Rules(game, rules_version, "")))
    except ValueError:
        return ""


@dataclass(frozen=True)
class Job:
    """One game to be played: who sits where, from which seed.

    *pairing* names the bots as they were entered; *bots* names them seat by
    seat; *order* counts the seat orders that play the same seed.
    """

    pairing: str
    seed: str
    order: int
    bots: tuple[str, ...]

    def key(self) -> Key:
        """Return what identifies this game within its run."""
        return self.pairing, self.seed, self.order

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> Self:
        """Return the job that was written as plain data."""
        return cls(**{**plain, "bots": tuple(plain["bots"])})


@dataclass(frozen=True)
class GameResult:
    """The result of a job."""

    job: Job
    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    decisions: int  # how many questions were answered, those of chance included
    actions: tuple[int, ...] = ()  # all of them by number, when whole games are kept

    def shares(self) -> list[float]:
        """Return what each seat won: the whole, a part when several share the first place, or 0."""
        return shares_of(self.places)

    def plain(self) -> dict[str, Any]:
        """Return the result as plain data, in one layer."""
        fields = {**asdict(self.job), **asdict(self)}
        del fields["job"]
        if not self.actions:
            del fields["actions"]
        return fields

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> Self:
        """Return the result that was written as plain data."""
        job = Job(plain["pairing"], plain["seed"], plain["order"], tuple(plain["bots"]))
        places, scores = tuple(plain["places"]), tuple(plain["scores"])
        if not len(job.bots) == len(places) == len(scores):
            raise ValueError("a result has a bot, a place and a score for every seat")
        actions = tuple(plain.get("actions", ()))
        return cls(job, places, scores, plain["reason"], plain["decisions"], actions)
