"""A record with every event and the number of choices."""

from typing import Any

from clocksmith.core.game import Game
from clocksmith.core.value import Value
from clocksmith.table.record import Record, header, replay, seat_sign


def write_transcript(record: Record) -> str:
    """Return a whole game as text, with everything that happened."""
    game = record.game
    lines = header("transcript", record)
    state = record.start()
    for played in replay(record):
        kind = type(played.decision).__name__
        lines.append(f"{seat_sign(played.seat)} {played.action.text}  # {kind} of {played.choices}")
        lines += [f"    {described(game, event)}" for event in played.events]
        state = played.state
    lines += ["", "score " + " ".join([str(points) for points in game.scores(state)])]
    outcome = game.outcome(state)
    if outcome is not None:
        lines.append("place " + " ".join([str(place) for place in outcome.places]))
    return "\n".join(lines) + "\n"


def described(game: Game[Any], value: Value) -> str:
    """Return an event or a step with its fields called by their names."""
    named = [(name, getattr(value, name)) for name in value.__match_args__]
    fields = [f"{name}={_named(game, name, held)}" for name, held in named]
    return " ".join([type(value).__name__, *fields])


def _named(game: Game[Any], field: str, value: object) -> str:
    if isinstance(value, tuple):
        return ",".join([_named(game, field, item) for item in value]) or "-"
    if isinstance(value, int) and not isinstance(value, bool):
        if value < 0:
            return "-"
        if field in game.names:
            return game.names[field][value]
    return str(value)
