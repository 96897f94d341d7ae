"""The accounts of bots, as tests make them: through the pages of a person."""

from server.browser import Browser
from server.house import House

PASSWORD = "as secret as they come"
ALL_SCOPES = ["read", "play", "challenge"]


async def signed_up(house: House, login: str) -> Browser:
    """Return the browser of somebody with a new account."""
    browser = await house.guest()
    answer = await browser.post("/accounts", {"login": login, "password": PASSWORD})
    assert answer.status == 200, answer.json
    return browser


async def bot_account(house: House, login: str) -> Browser:
    """Return a browser that is signed in to the new account of a bot.

    The first account of a server is a moderator's, who must be a person.
    """
    await signed_up(house, f"{login}-owner")
    browser = await signed_up(house, login)
    answer = await browser.post("/account/bot")
    assert answer.status == 200, answer.json
    return browser


async def token_for(browser: Browser, *scopes: str) -> str:
    """Return the secret of a new token."""
    body = {"name": "test", "scopes": list(scopes or ALL_SCOPES)}
    answer = await browser.post("/tokens", body)
    assert answer.status == 200, answer.json
    return str(answer.json["secret"])


def shown(secret: str) -> dict[str, str]:
    """Return the headers that show a token."""
    return {"authorization": f"Bearer {secret}"}


def carrying(house: House, secret: str) -> Browser:
    """Return a program that shows a token with every request, and has no cookie."""
    return Program(house.app, secret)


class Program(Browser):
    """A program with a token."""

    def __init__(self, app: object, secret: str) -> None:
        super().__init__(app)
        self._shown = shown(secret)

    def _scope(self, kind: str, path: str, headers: dict[str, str]) -> dict[str, object]:
        return super()._scope(kind, path, {**self._shown, **headers})
