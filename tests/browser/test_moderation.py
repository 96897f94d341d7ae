"""A keeper sees all tables of a server; people see theirs that stand still, and more of others."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from playwright.sync_api import expect

from browser.access import faults
from browser.doorman import Doorman
from cli.terminal import run
from clocksmith.cli.commands.bench.server.served import Served

ACCOUNT = {"login": "moderator-of-browser", "password": "analytical engine"}
ME, GUEST, INVITED = {"kind": "me"}, {"kind": "guest", "name": "Bo"}, {"kind": "invite"}
OPEN = 20  # tables on a page
COPIES = """
CREATE TEMP TABLE copy AS SELECT * FROM tables WHERE id = :table;
CREATE TEMP TABLE sat AS SELECT * FROM seats WHERE table_id = :table;
"""


def change(served: Served, statement: str, **values: object) -> None:
    """Change something in the database of the running server."""
    with closing(sqlite3.connect(served.file, timeout=30)) as database, database:
        database.execute(statement, values)


@contextmanager
def crowded(served: Served, table: str) -> Iterator[None]:
    """Let there be more open tables than fit on a page, as long as it lasts."""
    with closing(sqlite3.connect(served.file, timeout=30)) as database, database:
        for statement in COPIES.strip().splitlines():
            database.execute(statement, {"table": table})
        for number in range(OPEN):
            database.execute("UPDATE copy SET id = ?", (f"more-{number}",))
            database.execute("UPDATE sat SET table_id = ?, token = NULL", (f"more-{number}",))
            database.execute("INSERT INTO tables SELECT * FROM copy")
            database.execute("INSERT INTO seats SELECT * FROM sat")
    try:
        yield
    finally:
        change(served, "DELETE FROM seats WHERE table_id LIKE 'more-%'")
        change(served, "DELETE FROM tables WHERE id LIKE 'more-%'")


def test_a_moderator_stops_resumes_and_deletes_a_table(visitors: Doorman, served: Served) -> None:
    ada = visitors.visitor(1366, 768)
    ada.come_in()
    ada.ask("accounts", ACCOUNT)
    assert run("admin", ACCOUNT["login"], "--database", served.file).code == 0
    table, _ = ada.open_table(ME, GUEST)
    page = ada.page
    page.goto(f"{ada.address}/account")
    page.get_by_role("link", name="Administration").click()
    row = page.get_by_role("listitem").filter(has=page.locator(f"a[href='/t/{table}']"))
    expect(row).to_contain_text("in progress")
    row.get_by_role("button", name="Stop").click()
    expect(row).to_contain_text("stopped")
    assert faults(page) == []
    row.get_by_role("button", name="Resume").click()
    expect(row).to_contain_text("in progress")
    row.get_by_role("button", name="Delete").click()
    dialog = page.get_by_role("dialog", name="Delete")
    assert faults(page) == []
    dialog.get_by_role("button", name="Delete").click()
    expect(row).to_have_count(0)
    for act in ("stopped", "resumed", "deleted"):
        expect(page.get_by_text(f"Table {table} was {act}")).to_be_visible()


def test_a_table_whose_rules_are_not_known_is_listed_and_put_away(
    visitors: Doorman, served: Served
) -> None:
    ada = visitors.visitor(390, 844, touch=True)
    ada.come_in()
    table, _ = ada.open_table(ME, GUEST)
    change(served, "UPDATE tables SET rules_version = 999 WHERE id = :table", table=table)
    ada.go()
    sheet = ada.page.get_by_role("region", name="Stopped tables")
    expect(sheet).to_contain_text("rules 999")
    assert faults(ada.page) == []
    sheet.get_by_role("button", name="Hide").click()
    expect(sheet).to_have_count(0)


def test_more_open_tables_are_shown_when_they_are_asked_for(
    visitors: Doorman, served: Served
) -> None:
    ada = visitors.visitor()
    ada.come_in()
    table, _ = ada.open_table(ME, INVITED, listed=True)
    with crowded(served, table):
        ada.go()
        links = ada.page.get_by_role("region", name="Open tables").get_by_role("listitem")
        expect(links).to_have_count(OPEN)
        ada.page.get_by_role("button", name="Show more").click()
        expect(links.nth(OPEN)).to_be_visible()
        assert faults(ada.page) == []
    ada.page.goto("about:blank")
