"""The tables of the database, as the newest migration leaves them."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

ID: Final = 32  # maximum characters of an id, a token or a key of ours
KEY: Final = 64  # maximum characters of a client's idempotency key
SLUG: Final = 40  # maximum characters of the name of a game or a box
TITLE: Final = 200  # maximum characters of the title of a box

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(ID), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# A guest has a row once they have a name; an account also has a login and a password.
USERS: Final = Table(
    "users",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("name", String(ID), nullable=False),
    Column("login", String(ID), unique=True),
    Column("password", String(200)),  # the argon2 hash
    Column("name_skeleton", String(TITLE), index=True),  # of an account: what its name looks like
    Column("login_skeleton", String(TITLE), index=True),
    Column("moderator", Boolean),  # may stop tables and mute people
    Column("bot", Boolean),  # a program plays for this account; it never becomes a person again
)

# What moderators have done.
AUDIT_LOG: Final = Table(
    "audit_log",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("moderator", String(ID), nullable=False),  # the login; empty: the command line
    Column("what", String(ID), nullable=False),
    Column("about", String(TITLE), nullable=False),
)

# When servers ran: from the start to the last sign of life.
UPTIMES: Final = Table(
    "uptimes",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("began_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
)

# Where users are signed in to an account; a guest has no sessions.
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("user_id", String(ID), nullable=False, index=True),
    Column("browser", String(TITLE), nullable=False),  # as it calls itself
    Column("made_at", Float, nullable=False),
)

# Tokens that let programs act for an account, by the hash of their secret.
TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("id", String(ID), primary_key=True),  # the first digits of the hash
    Column("user_id", String(ID), nullable=False, index=True),
    Column("name", String(TITLE), nullable=False),
    Column("scopes", String(TITLE), nullable=False),  # separated by spaces
    Column("made_at", Float, nullable=False),
    Column("used_at", Float),  # to a few minutes
)

# When users want notifications.
PREFERENCES: Final = Table(
    "notification_preferences",
    METADATA,
    Column("user_id", String(ID), primary_key=True),
    Column("frequency", String(8), nullable=False),  # once, quiet, daily, never
    Column("quiet_minutes", Integer, nullable=False),
    Column("digest_hour", Integer, nullable=False),
    Column("zone", String(64), nullable=False),  # the time zone of the hour
    Column("language", String(8), nullable=False),
    Column("digest_day", String(10)),  # of the last digest
    Column("digest_at", Float, index=True),  # when to check for the next one; null: not daily
)

# How to reach users: a mail address, browsers, services.
CHANNELS: Final = Table(
    "notification_channels",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("user_id", String(ID), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # mail, push, service
    Column("address", Text, nullable=False),  # of a browser: its subscription, as JSON
    Column("label", String(TITLE), nullable=False),  # what is shown for it
    Column("confirmed", Boolean, nullable=False),
    Column("enabled", Boolean, nullable=False),  # for notifications; else only for recovery
    Column("made_at", Float, nullable=False),
)

# Turns of people who want notifications, and when each is due.
TURN_NOTIFICATIONS: Final = Table(
    "turn_notifications",
    METADATA,
    Column("table_id", String(ID), primary_key=True),
    Column("user_id", String(ID), primary_key=True),
    Column("since", Integer, primary_key=True, autoincrement=False),  # the first entry of the turn
    Column("began_at", Float, nullable=False),
    Column("lead", Float, nullable=False),  # of the reminder before the clock runs out; 0: none
    Column("notified", Boolean, nullable=False),  # or the user came to the table
    Column("reminded", Boolean, nullable=False),
    Column("due_at", Float, index=True),  # when to check it again; null: never
)

# Messages to send, until they are sent or given up.
OUTBOX: Final = Table(
    "outbox",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("channel_id", String(ID), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # turn, remind, digest, test, confirm, recover
    Column("table_id", String(ID)),
    Column("since", Integer),
    Column("made_at", Float, nullable=False),
    Column("due_at", Float, nullable=False, index=True),  # when to send it, or to retry
    Column("tries", Integer, nullable=False),
)

# When the slow clocks of a user are paused.
VACATIONS: Final = Table(
    "vacations",
    METADATA,
    Column("user_id", String(ID), primary_key=True),
    Column("began_at", Float, primary_key=True, autoincrement=False),
    Column("until", Float, nullable=False, index=True),
)

# Links that work once, by the hash of their secret.
ONE_TIME_LINKS: Final = Table(
    "one_time_links",
    METADATA,
    Column("hash", String(KEY), primary_key=True),
    Column("kind", String(8), nullable=False),  # enter, confirm, recover
    Column("user_id", String(ID), nullable=False, index=True),
    Column("channel_id", String(ID), nullable=False),
    Column("until", Float, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("setup", Text, nullable=False),  # JSON: game, seats, options, clock, position
    Column("rules_version", Integer, nullable=False),
    Column("box", String(SLUG)),  # a shipped one by name, another by hash; null: that of its rules
    Column("box_title", String(TITLE)),
    Column("seed", LargeBinary),  # null: not begun yet, or an imported record
    Column("record", Text),  # the imported record
    Column("host", String(ID), nullable=False),  # the user who opened it
    Column("listed", Boolean, nullable=False),
    Column("opened_at", Float, nullable=False),
    Column("begun_at", Float),  # when the last open seat was taken
    Column("branch_table", String(ID)),
    Column("branch_step", Integer),
    Column("state", String(8), nullable=False),  # open, playing, over
    Column("waiting", String(ID), nullable=False),  # the seats it waits for, comma-separated
    Column("since", String(100)),  # the entries that began their turns
    Column("noted", Integer),  # the number of the table when its listing was last written
    Column("wake_at", Float),  # when it needs attention even if nobody listens
    Column("over_at", Float),
    Column("places", String(ID)),  # of the seats, comma-separated
    Column("scores", String(100)),
    Column("rematch", String(ID)),  # the table of the rematch
    Column("seen_at", Float),  # when a seated user last came while it was open
    Column("stopped", Boolean),  # by a moderator
    Column("talk", Boolean),  # whether spectators may talk; null: at listed tables
    Column("rated", Boolean),  # whether it counts for the ratings of its players
    Column("household", String(ID)),  # of a guest who opened it: a pseudonym of their address
    Index(None, "state", "listed", "opened_at"),
    Index(None, "over_at"),
    Index(None, "wake_at"),
    Index(None, "box"),
    Index(None, "household"),
)

# Boxes that users entered. Tables do not need them: each stores the contents of its own box.
BOXES: Final = Table(
    "boxes",
    METADATA,
    Column("digest", String(ID), primary_key=True),
    Column("owner", String(ID), primary_key=True),  # the user who saved it
    Column("game", String(SLUG), nullable=False),
    Column("name", String(SLUG), nullable=False),
    Column("title", String(TITLE), nullable=False),
    Column("entered", Integer, nullable=False),  # how many of the printed values
    Column("printed", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("kept_at", Float, nullable=False),
    Column("household", String(ID), index=True),  # of a guest who saved it
    Index(None, "owner", "game"),
)

# First tries of accounts, from which the strength of a solver follows.
PUZZLE_TRIES: Final = Table(
    "puzzle_tries",
    METADATA,
    Column("user_id", String(ID), primary_key=True),
    Column("game", String(SLUG), primary_key=True),
    Column("puzzle", String(ID), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

# The best run of each kind through the puzzles of a game.
PUZZLE_RUNS: Final = Table(
    "puzzle_runs",
    METADATA,
    Column("user_id", String(ID), primary_key=True),
    Column("game", String(SLUG), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("solved", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

# Decided rated games in the order of their decision, and the rating of each player after it.
RATED_RESULTS: Final = Table(
    "rated_results",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the game
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(ID), nullable=False),  # it may be deleted
    Column("user_id", String(ID), nullable=False),  # of a deleted account: a unique placeholder
    Column("game", String(SLUG), nullable=False),
    Column("place", Integer, nullable=False),
    Column("at", Float, nullable=False),  # of the entry that decided it
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    UniqueConstraint("table_id", "seat"),
    Index(None, "user_id", "game"),
)

# Matchmaking requests: an empty string and 0 stand for anything.
SEEKS: Final = Table(
    "seeks",
    METADATA,
    Column("user_id", String(ID), primary_key=True),
    Column("address", String(ID), nullable=False, index=True),  # a pseudonym
    Column("game", String(SLUG), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),  # when its user was last heard from
    Column("table_id", String(ID)),  # where it seated its user
)

# Rate-limit buckets that all servers share, under unreadable names.
# On SQLite there is one server, which keeps its buckets in memory.
BUCKETS: Final = Table(
    "buckets",
    METADATA,
    Column("name", String(ID), primary_key=True),
    Column("full_at", Float, nullable=False),  # when the bucket is full again
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # person, bot, open
    Column("name", String(ID)),  # null: the name of its user
    Column("level", String(ID)),  # of a bot, or of the bot that plays on for a person
    Column("user_id", String(ID), index=True),
    Column("token", String(ID), unique=True),  # of the invitation
    Column("reserved", String(ID), index=True),  # the user it is reserved for
    Column("household", String(ID), index=True),  # of a guest who took it at a listed table
)

# Users who may not talk: at a table, or anywhere (no table).
MUTED: Final = Table(
    "muted",
    METADATA,
    Column("table_id", String(ID), primary_key=True),
    Column("user_id", String(ID), primary_key=True),
)

# Users that the host of a table has removed from it.
SENT_AWAY: Final = Table(
    "sent_away",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("user_id", String(ID), primary_key=True),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("at", Float, nullable=False),
    Column("key", String(KEY)),
    UniqueConstraint("table_id", "key"),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("user_id", String(ID), nullable=False),
    Column("name", String(ID), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("key", String(KEY)),  # identifies a line that is sent again
    Index(None, "table_id", "id"),
    Index(None, "table_id", "key"),
)
