"""What a language model can do at a server: each tool returns a text to read."""

import asyncio
from contextlib import aclosing
from typing import Any, Final
from urllib.parse import urlsplit

from clocksmith.client.asynchronous import AsyncClient
from clocksmith.client.calls import new_key
from clocksmith.client.errors import RefusedError
from clocksmith.client.mcp.rulebook import contents_of, paragraph_of
from clocksmith.client.positions import position_of
from clocksmith.position.position import Position
from clocksmith.server.events.messages import Challenge, GameIsOver, Turn
from clocksmith.server.tables.messages import SeatBody, SeatPosition
from clocksmith.table.wire import SeatInfo, Summary

SHOWN: Final = 60  # legal answers in one text
LONGEST_WAIT: Final = 120.0  # seconds
OVER: Final = "over"


class Tools:
    """The tools, for one account."""

    def __init__(self, client: AsyncClient, language: str) -> None:
        self._client = client
        self._language = language

    async def list_games(self) -> str:
        """List the games: how many play, the options, the levels of bots to play against."""
        lines = []
        for game in await self._client.games():
            options = [f"{one.key}={'|'.join(one.values)}" for one in game.options]
            seats = ", ".join(map(str, game.seats))
            lines.append(f"{game.name}: for {seats} players; options: {', '.join(options)}")
            levels = ", ".join(game.bots)
        return "\n".join([*lines, f"levels of bots: {levels}"]) if lines else "no games"

    async def read_rules(self, game: str, paragraph: str = "") -> str:
        """Read a paragraph of the rules, such as 4 or 4.2; without one, the table of contents."""
        rulebook = (await self._client.game(game)).rulebook
        text = rulebook.get(self._language) or rulebook.get("en", "")
        if not paragraph:
            return contents_of(text)
        lines = paragraph_of(text, paragraph.strip())
        return (
            f"There is no paragraph {paragraph}. The contents:\n{contents_of(text)}"
            if (lines is None)
            else lines
        )

    async def my_tables(self) -> str:
        """List your games and whether they wait for you, and the challenges you may accept."""
        lines = []
        for table in (await self._client.tables()).mine:
            mine = [seat for seat, one in enumerate(table.seats) if one.mine]
            kept = [seat for seat, one in enumerate(table.seats) if one.kept is True]
            is_due = isinstance(table.waiting, list) and set(mine) & set(table.waiting)
            state = "a seat is kept for you: join_table" if kept else table.state
            lines.append(f"{_told(table)}; {'it is your turn' if is_due else state}")
        return "\n".join(lines) or "You have no tables."

    async def open_table(
        self,
        game: str,
        bots: list[str] | None = None,
        invited: int = 0,
        options: dict[str, str] | None = None,
    ) -> str:
        """Open a table: you, a bot for each level in *bots*, and so many *invited* people."""
        seats = [SeatBody("me"), *[SeatBody("bot", level=level) for level in bots or []]]
        seats += [SeatBody("invite") for _ in range(invited)]
        opened = await self._client.open_table(game, seats, options)
        links = [f"{self._client.url}j/{one.token}" for one in opened.invitations]
        text = "".join([f"\nInvitation, to be sent to somebody: {link}" for link in links])
        return f"Table {opened.id} is open.{text}\n{await self._state(opened.id)}"

    async def join_table(self, table: str) -> str:
        """Sit down: by an invitation link, or at a table that keeps a seat for you, by its id."""
        if "/" in table:
            claimed = await self._client.accept_invitation(urlsplit(table).path.rpartition("/")[2])
            return await self._state(claimed.id)
        seats = (await self._client.table(table)).seats
        kept = [seat for seat, one in enumerate(seats) if one.kept is True]
        if not kept:
            return f"Table {table} keeps no seat for you."
        await self._client.sit_down(table, kept[0])
        return await self._state(table)

    async def look(self, table: str) -> str:
        """Look at a table: what you are asked, and the position as your seat may know it."""
        turn = await self._turn(table)
        if turn is None:
            return await self._state(table)
        return f"{_question(turn[1])}\n\n{turn[2].position}"

    async def legal_answers(self, table: str, begins_with: str = "", skip: int = 0) -> str:
        """List legal answers: the text to play, and what it means. Only those that begin so."""
        turn = await self._turn(table)
        if turn is None:
            return await self._state(table)
        _, position, _ = turn
        legal = [one for one in position.legal if one.text.startswith(begins_with)]
        words = position.words
        shown = legal[skip : skip + SHOWN]
        lines = [f"{one.text} | {words.do(one)}" for one in shown]
        left = len(legal) - skip - len(shown)
        more = [f"{left} more: call again with skip={skip + len(shown)}"] if left > 0 else []
        return "\n".join([_question(position), *lines, *more])

    async def why_not(self, table: str, answer: str) -> str:
        """Say why an answer is not legal now, with the paragraph of the rules."""
        turn = await self._turn(table)
        if turn is None:
            return await self._state(table)
        return turn[1].why(answer) or "It is legal."

    async def preview(self, table: str, answer: str) -> str:
        """Say what a legal answer would do, without giving it."""
        turn = await self._turn(table)
        if turn is None:
            return await self._state(table)
        outlook = turn[1].what(answer)
        asks = None if outlook.decision is None else turn[1].words.ask(outlook.decision)
        following = "" if asks is None else f"\nThen: {asks}"
        return (str(outlook) or "Nothing changes at once.") + following

    async def play(self, table: str, answer: str) -> str:
        """Give an answer. It counts at once; then the next question, or who is waited for."""
        turn = await self._turn(table)
        if turn is None:
            return await self._state(table)
        seat, position, sent = turn
        action = position.action(answer)
        text = position.words.do(action)
        await self._client.play(table, seat, sent.number, action.text, new_key())
        return f"Done: {text}\n{await self._state(table)}"

    async def wait_for_turn(self, table: str, seconds: float = 60.0) -> str:
        """Wait until it is your turn at a table, or the game is over."""
        try:
            async with asyncio.timeout(min(seconds, LONGEST_WAIT)):
                async with aclosing(self._client.events()) as events:  # type: ignore[type-var]
                    async for event in events:
                        if isinstance(event, Turn | GameIsOver) and event.table == table:
                            break
        except TimeoutError:
            return f"Nothing yet. {await self._state(table)}"
        return await self._state(table)

    async def challenges(self) -> str:
        """List the tables that keep a seat for you: join_table accepts, decline declines."""
        waiting = []
        async with aclosing(self._client.events()) as events:  # type: ignore[type-var]
            async for event in events:
                if not isinstance(event, Challenge):
                    break
                waiting.append(_told(event.table))
        return "\n".join(waiting) or "Nobody has challenged you."

    async def decline(self, table: str) -> str:
        """Decline a challenge, or give up a seat before the game begins."""
        for seat, one in enumerate((await self._client.table(table)).seats):
            if one.kept is True or one.mine:
                await self._client.leave_seat(table, seat)
        return "Declined."

    async def resign(self, table: str) -> str:
        """Give up a game; a bot plays on for you."""
        for seat, one in enumerate((await self._client.table(table)).seats):
            if one.mine:
                await self._client.resign(table, seat)
        return await self._state(table)

    # ---- what they share ----

    async def _turn(self, table: str) -> tuple[int, Position[Any], SeatPosition] | None:
        """Return the seat of one's own that is asked, with the position; None if none is."""
        for seat, one in enumerate((await self._client.table(table)).seats):
            if one.mine:
                try:
                    sent = await self._client.position(table, seat)
                except RefusedError as error:
                    if error.code in ("not-asked", "not-started"):
                        continue
                    raise
                return seat, position_of(sent, self._language), sent
        return None

    async def _state(self, table: str) -> str:
        """Return in a few lines how a table stands."""
        turn = await self._turn(table)
        if turn is not None:
            return _question(turn[1])
        summary = await self._client.table(table)
        if summary.state == OVER:
            scores = _scores(summary)
            return f"The game is over.{scores}"
        waits = "others" if summary.state == "playing" else "everybody to sit down"
        return f"{_told(summary)}. It waits for {waits}: wait_for_turn."


def _question(position: Position[Any]) -> str:
    scores = ", ".join(map(str, position.scores))
    count = len(position.legal)
    return f"You are asked: {position.question} ({count} legal answers; points: {scores})"


def _told(table: Summary) -> str:
    return f"table {table.id}: {table.game}, {', '.join(map(_sitting, table.seats))}"


def _sitting(seat: SeatInfo) -> str:
    if seat.mine:
        return "you"
    return seat.name or "an open seat"


def _scores(table: Summary) -> str:
    if not isinstance(table.scores, list) or not isinstance(table.places, list):
        return ""
    lines = [
        f"\n{place}. {_sitting(seat)}: {score} points"
        for seat, score, place in zip(table.seats, table.scores, table.places, strict=True)
    ]
    return "".join(sorted(lines))
