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
