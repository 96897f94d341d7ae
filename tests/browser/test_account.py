"""An account as its owner sees it: where one is signed in, the password, and going for good."""

from playwright.sync_api import expect

from browser.access import faults
from browser.doorman import Doorman

PASSWORD = "analytical engine"


def test_an_account_is_made_kept_and_deleted(visitors: Doorman) -> None:
    ada = visitors.visitor(390, 844, touch=True)
    ada.come_in()
    page = ada.page
    page.goto(f"{ada.address}/account")
    page.get_by_label("Login").fill("ada-of-the-browser")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Register").click()
    expect(page.get_by_text("this browser", exact=True)).to_be_visible()
    assert faults(page) == []
    page.get_by_role("link", name="Public profile").click()
    expect(page.get_by_role("heading", name="Results")).to_be_visible()
    assert faults(page) == []
    page.go_back()
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_label("New password").fill("difference engine")
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_role("status").first).to_contain_text("Your password is changed")
    page.get_by_role("button", name="Delete account").click()
    dialog = page.get_by_role("dialog", name="Delete account")
    dialog.get_by_label("Password").fill("difference engine")
    assert faults(page) == []
    dialog.get_by_role("button", name="Delete account").click()
    expect(page.get_by_role("button", name="Register")).to_be_visible()


def test_an_account_becomes_a_bots_has_a_token_and_is_marked_and_invited(visitors: Doorman) -> None:
    rex = visitors.visitor(390, 844, touch=True)
    rex.come_in()
    page = rex.page
    page.goto(f"{rex.address}/account")
    for login in ("the-first-account", "rex-of-the-browser"):  # the first is a moderator's
        page.get_by_label("Login").fill(login)
        page.get_by_label("Password", exact=True).fill(PASSWORD)
        page.get_by_role("button", name="Register").click()
        expect(page.get_by_text("this browser", exact=True)).to_be_visible()
        if login == "the-first-account":
            page.get_by_role("button", name="Sign out", exact=True).click()
            expect(page.get_by_role("button", name="Register")).to_be_visible()
    become = page.get_by_role("button", name="Make this a bot account")
    expect(become).to_be_disabled()
    page.get_by_label("Nobody but a program").check()
    become.click()
    expect(page.get_by_text("Its games are unrated")).to_be_visible()
    page.get_by_label("What it is for").fill("my laptop")
    page.get_by_role("button", name="Create token").click()
    expect(page.get_by_text("Copy the token now")).to_be_visible()
    secret = page.get_by_label("Token", exact=True).input_value()
    assert secret.startswith("clocksmith_")
    assert faults(page) == []
    page.reload()
    expect(page.get_by_text("Never used")).to_be_visible()
    assert secret not in page.content()
    page.get_by_role("button", name="Revoke: my laptop").click()
    expect(page.get_by_role("status").first).to_contain_text("Token revoked")
    ada = visitors.visitor()
    ada.come_in()
    ada.page.goto(f"{ada.address}/people/rex-of-the-browser")
    expect(ada.page.get_by_role("heading", name="rex-of-the-browser (bot)")).to_be_visible()
    ada.page.get_by_role("link", name="Invite this bot").click()
    expect(ada.page.get_by_label("Login of the bot")).to_have_value("rex-of-the-browser")
    assert faults(ada.page) == []
    ada.page.get_by_role("button", name="Open a table").click()
    ada.page.wait_for_url("**/t/*")
