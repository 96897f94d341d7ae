"""What an owner calls things: titles in a box that differ from ours."""

from clocksmith.core.box.box import Box
from clocksmith.core.box.shelf import Shelf

Titles = dict[str, dict[str, str]]  # by field and name


def own_titles(box: Box, shelf: Shelf, sheets: dict[str, list[str]]) -> Titles:
    """Return the titles that no shipped box has, of the *sheets* whose rows each field names.

    Those of shipped boxes are in the word lists, in every language.
    """
    if shelf.find(box.name) is box:
        return {}
    ours = {one for name in shelf.names for one in _titled(shelf.box(name))}
    own: Titles = {field: {} for field in sheets}
    for sheet, name, title in _titled(box):
        if (sheet, name, title) not in ours:
            for field in [field for field, among in sheets.items() if sheet in among]:
                own[field][name] = title
    return {field: titles for field, titles in own.items() if titles}


def _titled(box: Box) -> list[tuple[str, str, str]]:
    """Return sheet, name and title of every row that has one."""
    return [
        (sheet.name, row.text(sheet.key), row.text("title"))
        for sheet in box.form.sheets
        if sheet.key and "title" in sheet.by_key
        for row in box.rows[sheet.name]
        if row.text("title")
    ]
