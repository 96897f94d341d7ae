"""Response bodies for ratings and the ladder of bots."""

from msgspec import Struct


class LevelInfo(Struct):
    """A level of play: its bot, and the bot's thinking time per turn."""

    name: str
    bot: str
    seconds: float


class LadderMatch(Struct):
    """How often the first bot won against the others, with the 95 % interval."""

    first: str
    others: list[str]
    seats: int
    budget: str
    games: int
    win_rate: float
    ci95: tuple[float, float]
    scores: dict[str, float]
    goal: float | None
    seed: int
    commit: str


class BotRating(Struct):
    """The strength of a bot, and its uncertainty."""

    name: str
    mean: float
    low: float
    high: float


class RatingTable(Struct):
    """Ratings from matches with so many seats, best first: *levels*, or bots."""

    levels: bool
    seats: int
    bots: list[BotRating]


class LadderGame(Struct):
    """The measured matches and ratings of a game; the ratings of levels come first."""

    matches: list[LadderMatch]
    ratings: list[RatingTable]


class Ladder(Struct):
    """The strength of the bots by game, and the levels to choose from."""

    levels: list[LevelInfo]
    games: dict[str, LadderGame]


class PersonRating(Struct):
    """The rating of a person in a game, its uncertainty, and the number of rated games."""

    game: str
    mean: float
    deviation: float
    played: int


class SeatRating(Struct):
    """The rating of the person on a seat after a rated game."""

    seat: int
    mean: float
    deviation: float
