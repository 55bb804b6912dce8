"""A stand-in for Discord below the sandbox: errors, a client, interactions, and messages.

All of them note what is asked of them; ``fail`` says which request fails, and how.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any, NamedTuple

import discord

from bot.discord.sending.messages import ChannelGone, Messages, SendOutcome, SendResult
from bot.kit.page import Page
from bot.tables.model.table import Table
from tests.timeout import TIMEOUT

BOT_USER = 7
"""The bot's own user id."""

ALREADY_ANSWERED, UNKNOWN_MESSAGE, UNKNOWN_INTERACTION = 40060, 10008, 10062
UNKNOWN_WEBHOOK, NO_ACCESS, TOKEN_EXPIRED, TOO_MANY_FOLLOW_UPS = 10015, 50001, 50027, 40094
"""Codes of Discord's errors."""

RESPONSE = 5
"""The message in which an interaction's response stands."""

FOLLOW_UP = 101
"""The first message sent after a reply."""

NO_BUTTONS = "-"
"""Stands for the first button of a page that has none."""


def http_error(
    status: int, body: int | str | dict[str, Any] = 0, **headers: str
) -> discord.HTTPException:
    """An error as discord.py raises it; ``body``: its code, or all that Discord has sent."""
    response: Any = SimpleNamespace(status=status, reason="Reason", headers=headers)
    message = {"code": body, "message": "no"} if isinstance(body, int) else body
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    kind = discord.DiscordServerError if status >= 500 else kind
    return kind(response, message)


class Failure(NamedTuple):
    """The fate of the next request of a kind (``request`` empty: of any); no error: success."""

    error: BaseException | None
    request: str
    arrives: bool


class Requests:
    """Requests by their kinds, and what happens to the next ones."""

    def __init__(self) -> None:
        self.tried: list[str] = []
        """All requests, successful or not."""
        self._failures: list[Failure] = []

    def fail(
        self,
        error: BaseException | None,
        *,
        request: str = "",
        arrives: bool = False,
        times: int = 1,
    ) -> None:
        """Let the next requests fail.

        ``arrives``: they are carried out, and only their answers are lost.
        """
        self._failures += [Failure(error, request, arrives)] * times

    def begin(self, request: str) -> Failure:
        """Note a request, and raise its error if it does not even arrive."""
        self.tried.append(request)
        for number, failure in enumerate(self._failures):
            if failure.request in ("", request):
                del self._failures[number]
                if failure.error is not None and not failure.arrives:
                    raise failure.error
                return failure
        return Failure(None, request, arrives=True)

    @staticmethod
    def end(failure: Failure) -> None:
        """Raise the error of a request whose answer is lost."""
        if failure.error is not None:
            raise failure.error


class StubClient(Requests):
    """A client and its ``http``: accounts, threads, and the application's emojis."""

    def __init__(self, *, emojis: Collection[str] = (), bots: Collection[int] = ()) -> None:
        super().__init__()
        self.user, self.http = SimpleNamespace(id=BOT_USER), self
        self.server = 1
        self.bots = bots
        self.users_fetched: list[int] = []
        self.threads: list[dict[str, Any]] = []
        self.emojis = list(emojis)
        """The names of the emojis."""

    async def fetch_user(self, user: int) -> Any:
        self.users_fetched.append(user)
        return SimpleNamespace(bot=user in self.bots)

    async def start_thread_without_message(self, channel: int, *, name: str, **_: object) -> Any:
        failure = self.begin("open thread")
        thread = thread_payload(900 + len(self.threads), name, channel)
        self.threads.append(thread)
        self.end(failure)
        return thread

    async def get_active_threads(self, server: int) -> Any:
        assert server == self.server
        self.begin("list threads")
        return {"threads": self.threads}

    async def fetch_application_emojis(self) -> list[Any]:
        self.begin("list emojis")
        return [self._emoji(name) for name in self.emojis]

    async def create_application_emoji(self, *, name: str, image: bytes) -> Any:
        self.begin("upload emoji")
        assert image
        self.emojis.append(name)
        return self._emoji(name)

    def _emoji(self, name: str) -> Any:
        async def delete() -> None:
            self.emojis.remove(name)

        return SimpleNamespace(name=name, id=abs(hash(name)), delete=delete)


def thread_payload(number: int, name: str, channel: int, **facts: Any) -> dict[str, Any]:
    """A thread of the bot's as Discord describes it."""
    ids = {"id": str(number), "parent_id": str(channel), "owner_id": str(BOT_USER)}
    return {**ids, "name": name, "message_count": 0, **facts}


class QuietClient:
    """The bot's client, or its pulse, without a connection."""

    def __init__(self, *_: object, **__: object) -> None:
        self.bot_status = None

    async def __aenter__(self) -> None:
        pass

    async def __aexit__(self, *_: object) -> None:
        pass


class Screen:
    """Messages that interactions have sent, as people see them: all pages, and the follow-ups."""

    def __init__(self) -> None:
        self.pages: list[list[dict[str, Any]]] = []
        """The components of all pages, newest last."""
        self.follow_ups: dict[int, Any] = {}
        """The messages sent after a reply that have not been deleted, by number."""
        self.sent = 0
        """Messages sent after a reply."""
        self.changed = asyncio.Event()
        self.on_page: Callable[[], None] = lambda: None
        """Called for each page."""

    def draw(self, view: Any) -> None:
        """Show a page."""
        self.pages.append(view.to_components())
        self.changed.set()
        self.on_page()

    @property
    def shows(self) -> list[str]:
        """The first button in the last row of each page, which has the number of its move.

        A row with the button to take a move back is left out: it is the same on all hands.
        """
        firsts = [
            [row["components"][0]["custom_id"] for row in page if row.get("components")]
            for page in self.pages
        ]
        firsts = [[code for code in first if not code.endswith(":undo")] for first in firsts]
        return [first[-1] if first else NO_BUTTONS for first in firsts]

    @property
    def texts(self) -> list[str]:
        """The words of each page."""
        parts = [[part for part in page if "content" in part] for page in self.pages]
        return ["\n".join(part["content"] for part in page) for page in parts]

    @property
    def text(self) -> str:
        """The words of the last page."""
        return self.texts[-1] if self.pages else ""

    @property
    def codes(self) -> list[str]:
        """The codes of the controls of the last page."""
        rows = [row["components"] for row in self.pages[-1] if "components" in row]
        return [control["custom_id"].split(":", 3)[-1] for row in rows for control in row]

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait for a condition that is checked whenever something is drawn."""
        async with asyncio.timeout(TIMEOUT):
            while not (self.pages and condition()):
                self.changed.clear()
                await self.changed.wait()


class Drawn(NamedTuple):
    """A request that has arrived."""

    request: str
    message: int | None
    """The follow-up that was sent or edited; None: the response itself."""
    pictured: bool
    """Whether files were sent with it."""


class StubInteraction(Requests):
    """An interaction with its token, which is its own response and its own follow-ups.

    Kinds of requests: "private" and "public" (the first response), "in place" (it edits the
    message that was pressed), "edit" (of the response), "private after", "public after" and "edit
    after" (follow-ups), "form".
    """

    id, token, command = 77, "secret", None
    permissions = SimpleNamespace(manage_channels=False, manage_guild=False)
    guild_id: int | None = 1
    channel = None
    guild_locale, locale = "en-US", "en-GB"

    def __init__(
        self,
        *,
        user: int = 11,
        channel: int = 2,
        age: float = 0.0,
        on_private: bool = False,
        screen: Screen | None = None,
    ) -> None:
        """``age``: seconds since it was made; ``on_private``: it is a press on a private page."""
        super().__init__()
        self.user = SimpleNamespace(id=user, display_name="Ana", global_name="Ana", name="ana")
        self.channel_id = channel
        self.created_at = datetime.now(UTC) - timedelta(seconds=age)
        self.expires_at = self.created_at + timedelta(minutes=15)
        self.context = discord.app_commands.AppCommandContext()
        self.data: dict[str, Any] = {}
        self.message: Any = None
        if on_private:
            self.message = SimpleNamespace(id=RESPONSE, flags=SimpleNamespace(ephemeral=True))
        self.response = self.followup = self.client = self
        self.screen = screen or Screen()
        self.gate, self.answers = asyncio.Event(), asyncio.Event()
        """Requests arrive once the first is set, and are answered once both are."""
        self.gate.set()
        self.answers.set()
        self.begun, self.arrived = asyncio.Event(), asyncio.Event()
        self.arrives_broken_off = False
        """A first response that is broken off arrives all the same."""
        self.follow_ups_are_private = False
        self.deferred = False
        self.answered = False
        """It has a first response, from another process or without our knowing."""
        self.original: Any = None
        """The response that Discord shows; None: none."""
        self.drawn: list[Drawn] = []

    @property
    def ways(self) -> list[str]:
        """The requests that have arrived."""
        return [drawn.request for drawn in self.drawn]

    @property
    def pictured(self) -> list[bool]:
        """Whether each page was sent with files."""
        return [drawn.pictured for drawn in self.drawn]

    def is_done(self) -> bool:
        return self.deferred or bool(self.drawn)

    def is_expired(self) -> bool:
        return datetime.now(UTC) >= self.expires_at

    def is_guild_integration(self) -> bool:
        return self.guild_id is not None

    async def defer(self, **_: Any) -> None:
        self._respond()
        self.deferred = True

    async def original_response(self) -> Any:
        if self.original is None:
            raise http_error(404, UNKNOWN_WEBHOOK)
        return self.original

    async def send_message(self, *, ephemeral: bool, **sent: Any) -> Any:
        self._respond()
        await self.arrive("private" if ephemeral else "public", sent)
        return SimpleNamespace(message_id=RESPONSE, resource=None)

    async def edit_message(self, message: int | None = None, **sent: Any) -> Any:
        """Edit the message that was pressed, as the first response; or a follow-up."""
        if message is None:
            self._respond()
        return await self.arrive("in place" if message is None else "edit after", sent, message)

    async def edit_original_response(self, **sent: Any) -> Any:
        return await self.arrive("edit", sent)

    async def delete_original_response(self) -> None:
        self.drawn.append(Drawn("taken away", None, pictured=False))

    async def send_modal(self, _: Any) -> None:
        self.end(self.begin("form"))

    async def send(self, *, ephemeral: bool = False, **sent: Any) -> Any:
        number = FOLLOW_UP + self.screen.sent
        ephemeral = ephemeral or self.follow_ups_are_private
        return await self.arrive("private after" if ephemeral else "public after", sent, number)

    async def delete_message(self, number: int) -> None:
        del self.screen.follow_ups[number]

    def get_partial_messageable(self, _: int) -> Any:
        """The channel, where the bot may look, and edit its messages, without the token."""
        channel = SimpleNamespace(id=self.channel_id)
        message = SimpleNamespace(fetch=self._fetch_by_bot, edit=self._edit_by_bot, channel=channel)
        return SimpleNamespace(history=self._history, get_partial_message=lambda _: message)

    async def _fetch_by_bot(self) -> None:
        self.end(self.begin("fetch by bot"))

    async def _edit_by_bot(self, **sent: Any) -> Any:
        return await self.arrive("edit by bot", sent, RESPONSE)

    async def fetch_message(self, _: int) -> None:
        self.end(self.begin("fetch by token"))

    async def _history(self, *, after: Any, limit: int) -> AsyncIterator[Any]:
        assert after.id == self.id and limit
        self.end(self.begin("history"))
        yield SimpleNamespace(id=3, interaction_metadata=None)
        for message in self.screen.follow_ups.values():
            yield message

    def _respond(self) -> None:
        """Begin a first response, which nobody else may have made."""
        if self.answered:
            raise http_error(400, ALREADY_ANSWERED)

    async def arrive(self, request: str, sent: dict[str, Any], number: int | None = None) -> Any:
        """Carry out a request that draws a page; returns the message."""
        self.begun.set()
        failure = self.begin(request)
        try:
            await self.gate.wait()
        except asyncio.CancelledError:
            self.answered = self.arrives_broken_off
            raise
        attachments = sent.get("files") or sent.get("attachments") or ()
        pictured = any(isinstance(file, discord.File) for file in attachments)
        self.drawn.append(Drawn(request, number, pictured))
        if "view" in sent:
            self.screen.draw(sent["view"])
        message = self._message(RESPONSE if number is None else number, request, attachments)
        if request in ("private after", "public after"):
            self.screen.sent += 1
            self.screen.follow_ups[message.id] = message
        self.arrived.set()
        await self.answers.wait()
        self.end(failure)
        return message

    def _message(self, number: int, request: str, attachments: Collection[Any]) -> Any:
        """A message as discord.py describes it; new pictures get numbers by their requests."""
        ids = [getattr(file, "id", 100 + len(self.drawn)) for file in attachments]
        media = [SimpleNamespace(media=SimpleNamespace(attachment_id=file)) for file in ids]

        async def edit(**sent: Any) -> Any:
            return await self.arrive("edit after", sent, number)

        return SimpleNamespace(
            id=number,
            by=self,
            components=[SimpleNamespace(items=media)],
            flags=SimpleNamespace(ephemeral=request == "private after"),
            interaction_metadata=SimpleNamespace(id=self.id),
            edit=edit,
            delete=self.delete_original_response,
        )


class Killed(BaseException):
    """The end of the process once Discord has carried out a request."""


class Post(NamedTuple):
    """A request to post a page."""

    channel: int
    page: Page
    once: str
    outcome: SendOutcome


@dataclass
class Posted:
    """A message as it is now, and whom it notified when posted."""

    channel: int
    page: Page
    once: str
    pings: tuple[int, ...]


@dataclass
class StubMessages(Messages):
    """The messages of all channels."""

    outcome_of: Callable[[str, Page | None], SendOutcome] = lambda kind, page: SendOutcome.DONE
    """The outcome of a request that draws a page."""
    channel_exists: bool = True
    next_outcomes: list[SendOutcome | BaseException] = field(default_factory=list)
    """The outcomes of the next requests, before others are asked for."""
    direct_error: Exception | None = None
    """Raised where direct messages are to be opened."""
    messages: dict[int, Posted] = field(default_factory=dict)
    requests: list[tuple[str, tuple[int, ...]]] = field(default_factory=list)
    """Every request, and whom it notified."""
    posts: list[Post] = field(default_factory=list)
    _numbers: int = 0
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    def _outcome(self, kind: str, page: Page | None, pings: tuple[int, ...] = ()) -> SendOutcome:
        """Note a request, and decide on it; raises ChannelGone, or an exception that is due."""
        self._changed.set()
        self.requests.append((kind, pings))
        if not self.channel_exists:
            raise ChannelGone
        if self.next_outcomes:
            due = self.next_outcomes[0]
            if isinstance(due, Killed):
                return SendOutcome.DONE
            del self.next_outcomes[0]
            if isinstance(due, BaseException):
                raise due
            return due
        return self.outcome_of(kind, page)

    def _end(self) -> None:
        """Raise the end of the process, if that is due."""
        if self.next_outcomes and isinstance(self.next_outcomes[0], Killed):
            raise self.next_outcomes.pop(0)  # type: ignore[misc]

    async def directly(self, person: int) -> int:
        """The channel of direct messages, which has the number of the person."""
        if self.direct_error is not None:
            raise self.direct_error
        return person

    async def post(self, channel: int, page: Page, once: str) -> SendResult:
        outcome = self._outcome("post", page, page.pings)
        self.posts.append(Post(channel, page, once, outcome))
        if outcome is not SendOutcome.DONE:
            return SendResult(outcome, reason="Missing Permissions")
        for number, message in self.messages.items():
            if message.once == once:
                return SendResult(SendOutcome.DONE, number)
        self._numbers += 1
        self.messages[self._numbers] = Posted(channel, page, once, page.pings)
        self._end()
        return SendResult(SendOutcome.DONE, self._numbers)

    async def edit(self, channel: int, message: int, page: Page) -> SendResult:
        outcome = self._outcome("edit", page)
        if outcome is SendOutcome.DONE and message not in self.messages:
            outcome = SendOutcome.GONE
        if outcome is SendOutcome.DONE:
            self.messages[message].page = page
        return SendResult(outcome)

    async def delete(self, channel: int, message: int) -> SendResult:
        outcome = self._outcome("delete", None)
        if outcome is SendOutcome.DONE and self.messages.pop(message, None) is None:
            outcome = SendOutcome.GONE
        return SendResult(outcome)

    def for_table(self, _table: Table) -> "StubMessages":
        return self

    def for_channel(self, _channel: int) -> "StubMessages":
        return self

    async def find(
        self, channel: int, controls: str, since: int, known: Collection[int]
    ) -> SendResult:
        self._outcome("find", None)
        for number in self._with(controls):
            if number not in known:
                return SendResult(SendOutcome.DONE, number)
        return SendResult(SendOutcome.GONE)

    async def works(self, channel: int, controls: str, message: int) -> bool:
        return message in self._with(controls)

    def alive(self, table: int) -> list[int]:
        """A table's messages with buttons, but for the lines that call people."""
        lines = self.call_lines(table)
        return [number for number in self._with(f"t:{table}:") if number not in lines]

    def call_lines(self, table: int) -> list[int]:
        """The lines that call people to a table."""
        return self._with(f"t:{table}:0:called")

    def _with(self, controls: str) -> list[int]:
        return [
            number
            for number, message in self.messages.items()
            if any(control.id.startswith(controls) for control in message.page.controls())
        ]

    def texts(self) -> Iterator[str]:
        """All readable texts."""
        return (message.page.text for message in self.messages.values())

    def count(self, kind: str) -> int:
        """How many requests of a kind there were."""
        return sum(request == kind for request, _ in self.requests)

    @property
    def arrived(self) -> list[Post]:
        """Posts that Discord has taken, those of the same message included."""
        return [post for post in self.posts if post.outcome is SendOutcome.DONE]

    @property
    def pages(self) -> list[Page]:
        """The pages of those."""
        return [post.page for post in self.arrived]

    @property
    def people(self) -> list[int]:
        """Where they went, in order: to whom, if they were direct messages."""
        return [post.channel for post in self.arrived]

    @property
    def nonces(self) -> set[str]:
        """By which all posts can be told apart."""
        return {post.once for post in self.posts}

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait for a condition that is checked after every request, and now and then."""
        async with asyncio.timeout(TIMEOUT):
            while not condition():
                self._changed.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), 0.05)
