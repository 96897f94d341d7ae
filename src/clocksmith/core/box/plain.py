"""A box as plain data: what an editor works on, and what can be read again."""

from typing import Any

from clocksmith.core.box.box import Box, BoxRow
from clocksmith.core.box.checking import BOX_FORMAT


def plain_of(box: Box) -> dict[str, Any]:
    """Return the whole box as its TOML text would give it, ready for JSON.

    One that was made from a shipped box still names it, and says that nothing is taken from there.
    """
    sheets = [sheet.name for sheet in box.form.sheets]
    based = {"base": box.base, "whole": sheets} if box.base else {}
    return {
        "format": BOX_FORMAT,
        "game": box.game,
        "name": box.name,
        "title": box.title,
        "source": box.source,
        **based,
        **{name: [_plain_row(row) for row in box.rows[name]] for name in sheets},
    }


def _plain_row(row: BoxRow) -> dict[str, Any]:
    noted = {**row.values, "source": row.source, "status": row.status}
    return {**noted, "statuses": dict(row.statuses)} if row.statuses else noted
