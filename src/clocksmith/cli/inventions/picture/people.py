"""The players: what lies before each seat, with its progress map, row and cards."""

from clocksmith.cli import palette
from clocksmith.cli.drawing import Locale
from clocksmith.cli.inventions.picture.measures import PANEL, TILE
from clocksmith.cli.inventions.picture.pieces import citizen, empty, tile
from clocksmith.cli.inventions.picture.writing import block, wrapped
from clocksmith.cli.inventions.signs import FLIPPED, NOTHING, TOKEN, card_code
from clocksmith.cli.picture.svg import box, moved, words
from clocksmith.games.inventions.content import FIELDS, NONE, PROGRESS, ROW, START_TILE
from clocksmith.games.inventions.view import InventionsView, PlayerView
from clocksmith.kit.grid import COLUMNS

MAP_LEFT = 26
MAP_TOP = 64
FACTS = MAP_LEFT + PROGRESS.width * TILE + 20


def panel(view: InventionsView, seat: int, width: float, locale: Locale) -> str:
    """Return what lies in front of a seat, in a frame."""
    is_turn = seat == view.turn.seat
    edge = palette.BRASS if is_turn else palette.LINE
    return "".join(
        [
            box(
                0,
                0,
                width,
                PANEL,
                rx=6,
                fill=palette.PANEL,
                stroke=edge,
                stroke_width=2.5 if is_turn else 1,
            ),
            moved(12, 9, citizen(seat), scale=1.25),
            words(locale.words.seat(seat), 34, 26, font_size=20, **{"class": "place"}),
            _score(view, seat, width, locale),
            _map(view.players[seat], locale),
            _row(view.players[seat], locale),
            _facts(view, seat, width, locale),
            _cards(view.players[seat], width, locale),
        ]
    )


def _score(view: InventionsView, seat: int, width: float, locale: Locale) -> str:
    player, say = view.players[seat], locale.phrases.say
    text = f"{player.ip} {say('ip')}"
    return words(text, width - 12, 26, font_size=18, font_weight=700, text_anchor="end")


def _map(player: PlayerView, locale: Locale) -> str:
    """Return the progress map with its coordinates, the start tile beside it."""
    drawn: list[str] = []
    for column in range(PROGRESS.width):
        middle = MAP_LEFT + (column + 0.5) * TILE
        drawn.append(
            words(
                COLUMNS[column],
                middle,
                MAP_TOP - 6,
                font_size=12,
                text_anchor="middle",
                **{"class": "quiet"},
            )
        )
    for row in range(PROGRESS.height):
        foot = MAP_TOP + (row + 0.5) * TILE + 4
        drawn.append(words(str(row + 1), 12, foot, font_size=12, **{"class": "quiet"}))
    for cell, found in enumerate(player.spaces):
        row, column = divmod(cell, PROGRESS.width)
        shown = empty(TILE - 4, TILE - 4) if found == NONE else _tile(player, found, locale)
        shift = 2 if found == NONE else 0
        left, top = MAP_LEFT + column * TILE + shift, MAP_TOP + row * TILE + shift
        drawn.append(moved(left, top, shown))
    return "".join(drawn)


def _tile(player: PlayerView, found: int, locale: Locale) -> str:
    mark = FLIPPED if found in player.flipped else TOKEN if found in player.marked else ""
    return tile(found, TILE, locale.words, mark)


def _row(player: PlayerView, locale: Locale) -> str:
    """Return the start tile and the tile row."""
    top = MAP_TOP + PROGRESS.height * TILE + 12
    drawn = [moved(MAP_LEFT - 18, top, _tile(player, START_TILE, locale))]
    for place in range(max(ROW, len(player.row))):
        left = MAP_LEFT + 24 + place * (TILE - 3)
        if place < len(player.row):
            drawn.append(moved(left, top, tile(player.row[place], TILE - 3, locale.words)))
        else:
            drawn.append(moved(left + 2, top + 2, empty(TILE - 8, TILE - 8)))
    return "".join(drawn)


def _facts(view: InventionsView, seat: int, width: float, locale: Locale) -> str:
    """Return influence, citizens and tiles in short lines."""
    say, words_, player = locale.phrases.say, locale.words, view.players[seat]
    ready = view.turn.tokens if seat == view.turn.seat else view.standing.seats[seat].tokens
    lines = [
        f"{say('influence')} {player.influence}, {say('tokens')} {ready}",
    ]
    for field in FIELDS:
        tired = f" ({player.exhausted[field]})" if player.exhausted[field] else ""
        lines.append(f"{words_.name('field', field)} {player.available[field]}{tired}")
    lines += [
        f"{say('academy')} {player.academics}/{player.academy}",
        f"{say('scholars')} {player.scholars}",
        f"{say('supply')} {player.supply}",
        " ".join([f"N{number + 1}" for number in player.influence_tiles]) or NOTHING,
    ]
    room = width - FACTS - 10
    told = [wrapped(line, room, 12, 1)[0] for line in lines]
    return block(told, FACTS, MAP_TOP - 6, 12.5)


def _cards(player: PlayerView, width: float, locale: Locale) -> str:
    """Return ideas, inventions and goals at the foot of a panel."""
    say, words_ = locale.phrases.say, locale.words
    room = width - 24
    ideas = ", ".join([f"{card_code(c, words_)} {words_.name('card', c)}" for c in player.ideas])
    owned = ", ".join(
        [f"{card_code(c, words_)} {words_.name('card', c)}" for c in player.inventions]
    )
    if player.goals is None:
        goals = say("hidden-goals", count=player.goal_count)
    else:
        goals = ", ".join([words_.name("goal", goal) for goal in player.goals])
    texts = [f"{say('ideas')}: {ideas or NOTHING}", f"{say('owned')}: {owned or NOTHING}", goals]
    lines = [line for text in texts[:1] for line in wrapped(text, room, 12)]
    lines += [line for text in texts[1:] for line in wrapped(text, room, 12, 1)]
    return block(lines, 12, MAP_TOP + PROGRESS.height * TILE + 66, 12)
