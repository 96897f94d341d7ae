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

ID: Final = 32  # characters an id, a token or a key of ours may have at most
KEY: Final = 64  # characters of the key a client gives its command
SLUG: Final = 40  # characters of the name of a game or a box
TITLE: Final = 200  # characters of the title of a box

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

# A guest has a row once he has a name; an account also has a login and a password.
USERS: Final = Table(
    "users",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("name", String(ID), nullable=False),
    Column("login", String(ID), unique=True),
    Column("password", String(200)),  # as argon2 writes it
    Column("likeness", String(TITLE), index=True),  # of an account: what its name looks like
    Column("login_likeness", String(TITLE), index=True),
    Column("keeper", Boolean),  # looks after the server
)

# What keepers have done.
DEEDS: Final = Table(
    "deeds",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("keeper", String(ID), nullable=False),  # the login; nothing: by the command line
    Column("what", String(ID), nullable=False),
    Column("about", String(TITLE), nullable=False),
)

# When servers ran: a run goes on until it was last seen.
UPTIMES: Final = Table(
    "uptimes",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("began_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
)

# Where somebody is signed in to an account; a guest has none.
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("user_id", String(ID), nullable=False, index=True),
    Column("browser", String(TITLE), nullable=False),  # as it calls itself
    Column("made_at", Float, nullable=False),
)

# How somebody wants to be told that it is his turn.
HABITS: Final = Table(
    "habits",
    METADATA,
    Column("user_id", String(ID), primary_key=True),
    Column("rhythm", String(8), nullable=False),  # once, quiet, daily, never
    Column("minutes", Integer, nullable=False),  # of the quiet time
    Column("hour", Integer, nullable=False),  # of the digest
    Column("zone", String(64), nullable=False),  # in which the hour is meant
    Column("language", String(8), nullable=False),
    Column("digest", String(10)),  # the day of the last one
)

# By which ways somebody can be reached: a mail address, browsers, services.
WAYS: Final = Table(
    "ways",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("user_id", String(ID), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # mail, push, service
    Column("address", Text, nullable=False),  # of a browser: its subscription, as JSON
    Column("label", String(TITLE), nullable=False),  # what is shown of it
    Column("confirmed", Boolean, nullable=False),
    Column("wanted", Boolean, nullable=False),  # for tidings; else only to recover by
    Column("made_at", Float, nullable=False),
)

# Turns of people who want to be told, each once, whoever finds it.
TURNS: Final = Table(
    "turns",
    METADATA,
    Column("table_id", String(ID), primary_key=True),
    Column("user_id", String(ID), primary_key=True),
    Column("since", Integer, primary_key=True, autoincrement=False),  # its first entry
    Column("found_at", Float, nullable=False),
    Column("settled", Boolean, nullable=False),  # told, or seen at the table
    Column("reminded", Boolean, nullable=False),
)

# Tidings on their way, until they are sent or given up.
LETTERS: Final = Table(
    "letters",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("way_id", String(ID), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # turn, remind, digest, test, confirm, recover
    Column("table_id", String(ID)),
    Column("since", Integer),
    Column("made_at", Float, nullable=False),
    Column("due_at", Float, nullable=False, index=True),  # when it is tried, or tried again
    Column("tries", Integer, nullable=False),
)

# When the slow clocks of somebody stand still.
VACATIONS: Final = Table(
    "vacations",
    METADATA,
    Column("user_id", String(ID), primary_key=True),
    Column("began_at", Float, primary_key=True, autoincrement=False),
    Column("until", Float, nullable=False, index=True),
)

# Links that work once, by the hash of their secret.
TICKETS: Final = Table(
    "tickets",
    METADATA,
    Column("hash", String(KEY), primary_key=True),
    Column("kind", String(8), nullable=False),  # enter, confirm, recover
    Column("user_id", String(ID), nullable=False, index=True),
    Column("way_id", String(ID), nullable=False),
    Column("until", Float, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("setup", Text, nullable=False),  # JSON: game, seats, options, clock, position
    Column("rules_version", Integer, nullable=False),
    Column("box", String(SLUG)),  # a shipped one by name, another by hash; none: that of its rules
    Column("box_title", String(TITLE)),
    Column("seed", LargeBinary),  # none: not begun yet, or an imported record
    Column("record", Text),  # the imported record
    Column("host", String(ID), nullable=False),  # the user who opened it
    Column("listed", Boolean, nullable=False),
    Column("opened_at", Float, nullable=False),
    Column("begun_at", Float),  # when the last open seat was taken
    Column("branch_table", String(ID)),
    Column("branch_step", Integer),
    Column("state", String(8), nullable=False),  # open, playing, over
    Column("waiting", String(ID), nullable=False),  # the seats it waits for, with commas
    Column("since", String(100)),  # the entries with which their turns began
    Column("noted", Integer),  # the number of the table when its lists were last written
    Column("wake_at", Float),  # when it wants to be looked at although nobody listens
    Column("over_at", Float),
    Column("places", String(ID)),  # of the seats, with commas
    Column("scores", String(100)),
    Column("rematch", String(ID)),  # the table at which the same people play again
    Column("seen_at", Float),  # when somebody who sits there last came while it was open
    Column("stopped", Boolean),  # by a keeper
    Column("talk", Boolean),  # whether those who look on may talk; none: at listed tables
    Column("rated", Boolean),  # whether it counts for the ratings of those who sit there
    Column("household", String(ID)),  # of a guest who opened it: his address, as nobody can read it
    Index(None, "state", "listed", "opened_at"),
    Index(None, "over_at"),
    Index(None, "wake_at"),
    Index(None, "box"),
    Index(None, "household"),
)

# Boxes that people entered. Tables do not need them: each keeps what its own box holds.
BOXES: Final = Table(
    "boxes",
    METADATA,
    Column("digest", String(ID), primary_key=True),
    Column("owner", String(ID), primary_key=True),  # the user who keeps it
    Column("game", String(SLUG), nullable=False),
    Column("name", String(SLUG), nullable=False),
    Column("title", String(TITLE), nullable=False),
    Column("entered", Integer, nullable=False),  # of the printed values
    Column("printed", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("kept_at", Float, nullable=False),
    Column("household", String(ID), index=True),  # of a guest who keeps it
    Index(None, "owner", "game"),
)

# First tries of accounts. How good a solver is follows from them.
PUZZLE_TRIES: Final = Table(
    "puzzle_tries",
    METADATA,
    Column("user_id", String(ID), primary_key=True),
    Column("game", String(SLUG), primary_key=True),
    Column("puzzle", String(ID), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

# Rated games that are decided, in the order in which they were, and what everybody became by each.
RATED_RESULTS: Final = Table(
    "rated_results",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the game
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(ID), nullable=False),  # it may be gone
    Column("user_id", String(ID), nullable=False),  # of one who has gone: a name nobody else has
    Column("game", String(SLUG), nullable=False),
    Column("place", Integer, nullable=False),
    Column("at", Float, nullable=False),  # of the entry that decided it
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    UniqueConstraint("table_id", "seat"),
    Index(None, "user_id", "game"),
)

# What people wish to play who look for a table: nothing, and 0, stand for anything.
WISHES: Final = Table(
    "wishes",
    METADATA,
    Column("user_id", String(ID), primary_key=True),
    Column("address", String(ID), nullable=False, index=True),  # as nobody can read it
    Column("game", String(SLUG), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),  # when its person was last heard of
    Column("table_id", String(ID)),  # where he sits by it
)

# How often somebody did what all servers count together, each as a name that nobody can read.
# On SQLite, where there is one server, its memory does.
BUCKETS: Final = Table(
    "buckets",
    METADATA,
    Column("name", String(ID), primary_key=True),
    Column("full_at", Float, nullable=False),  # when nothing is missing any more
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # person, bot, open
    Column("name", String(ID)),  # none: the name of its user
    Column("level", String(ID)),  # of a bot, also of one that plays on for a person
    Column("user_id", String(ID), index=True),
    Column("token", String(ID), unique=True),  # of the invitation
    Column("reserved", String(ID), index=True),  # the user it is kept for
    Column("household", String(ID), index=True),  # of a guest who took it at a listed table
)

# Who may not talk: at a table, or anywhere (no table).
MUTED: Final = Table(
    "muted",
    METADATA,
    Column("table_id", String(ID), primary_key=True),
    Column("user_id", String(ID), primary_key=True),
)

# Whom the one who opened a table has sent away from it.
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
    Column("key", String(KEY)),  # by which a line that is sent again is known
    Index(None, "table_id", "id"),
    Index(None, "table_id", "key"),
)
