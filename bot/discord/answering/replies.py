"""Between Discord and the desks: who wishes what, and showing them what the desks give."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import partial
from typing import Any

import discord

from bot.base.background import Background
from bot.base.meter import Meter
from bot.choices.languages import Languages
from bot.discord.answering.awaited_pages import Awaited, AwaitedPages
from bot.discord.answering.interaction_age import Ages
from bot.discord.answering.once import Before
from bot.discord.answering.private_notes import PrivateNotes
from bot.discord.answering.reply_in_time import UNHURRIED, Reply
from bot.discord.answering.reply_priority import ReplyPriority
from bot.discord.answering.shares import Shares
from bot.discord.sending.budget import Urgency, urgent
from bot.discord.sending.delivery import Delivery
from bot.kit.limits import CLICKS, RateLimiter
from bot.kit.page import Page, note
from bot.kit.text import tidy
from bot.kit.wishes import (
    Aside,
    Ask,
    Later,
    Note,
    Panel,
    Person,
    Public,
    Replace,
    Response,
    Shown,
)

Wish = Callable[[Person], Awaitable[Response]]


def server_locale(interaction: discord.Interaction[Any]) -> str:
    """The language Discord has for the server; outside of servers, for the person."""
    return str(interaction.guild_locale or interaction.locale)


def _command(interaction: discord.Interaction[Any]) -> str:
    """The command, by its name in code."""
    return interaction.command.qualified_name if interaction.command else "other"


Presenter = Callable[[Reply, Any], Awaitable[None]]
"""Shows a response of one type."""


class Replies:
    """Replies to interactions with what the desks give."""

    def __init__(
        self,
        *,
        presenters: Mapping[type[Response], Presenter],
        on_heard: Callable[[discord.Interaction[Any]], None],
        delivery: Delivery,
        languages: Languages,
        notes: PrivateNotes,
        awaited: AwaitedPages,
        ahead: ReplyPriority,
        before: Before,
        meter: Meter,
        limited: bool,
    ) -> None:
        """``presenters``: for types of responses that rooms have of their own; ``on_heard`` is
        called after each reply; ``limited``: only so many of a person's clicks in a few seconds
        count (``CLICKS``)."""
        self._presenters = presenters
        self._on_heard = on_heard
        self._delivery = delivery
        self._languages = languages
        self._notes = notes
        self._awaited = awaited
        self._ahead = ahead
        self.before = before
        self._meter = meter
        self._clicks = RateLimiter(CLICKS, time.monotonic) if limited else None
        self._background = Background()
        self._ages = Ages()
        self._begun: dict[asyncio.Task[Any], Reply] = {}
        """What is being answered now, by task."""
        self._shares = Shares()

    async def person_of(self, interaction: discord.Interaction[Any]) -> Person:
        """The person who clicked or typed; their words have been read, and those of the server."""
        words = await self._languages.ready_for(interaction)
        if interaction.guild_id is not None:
            locale = server_locale(interaction)
            await self._languages.ready_of_server(interaction.guild_id, locale)
        return Person(
            interaction.user.id,
            tidy(interaction.user.display_name) or interaction.user.name,
            words,
            interaction.permissions.manage_channels,
            interaction.permissions.manage_guild,
            str(interaction.locale),
            server_locale(interaction),
            tidy(interaction.user.global_name or "") or interaction.user.name,
        )

    async def _heard(self, interaction: discord.Interaction[Any], reply: Reply) -> Person:
        """The person to answer. Raises Denied if they click or type too fast."""
        person = await self.person_of(interaction)
        reply.words = person.words
        if self._clicks is not None:
            self._clicks.note(person.user)
        return person

    async def to(
        self,
        interaction: discord.Interaction[Any],
        wish: Wish,
        *,
        redraws: bool = False,
        by_token: bool = False,
        kind: str = "",
        opens: bool = False,
        knows: bool = False,
    ) -> None:
        """Fulfil a wish. ``redraws``: it was pressed on a public message, which it changes;
        ``by_token``: nothing else can change that message from now on; ``kind``: what was pressed,
        if it was no command; ``opens``: it changes nothing, but opens a window to type in;
        ``knows``: it finds out by itself whether it was carried out.
        """
        with self._ahead.reply():
            followed = self.before.may_have_answered(interaction.id)
            wish = self._once(interaction.id, wish) if followed and not knows else wish
            age, redraws = self._ages.of(interaction.created_at), redraws or by_token
            words = self._languages.fallback
            reply = Reply(interaction, words, self._delivery, redraws=redraws, age=age)
            if opens or not followed or await reply.claim():
                await self._fulfil(reply, wish, kind=kind, by_token=by_token)
        self._on_heard(interaction)

    def _once(self, interaction: int, wish: Wish) -> Wish:
        """Fulfil a wish, unless a process before this one has."""

        async def fulfil(person: Person) -> Response:
            if await self.before.done(interaction):
                return Aside(note(person.words("reply-done-already")))
            return await wish(person)

        return fulfil

    async def finish(self, seconds: float) -> None:
        """Wait so long at most until all that was begun is answered. The rest is left to the
        follower; whoever was told to wait is told to try again."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._ahead.none()
        left = dict(self._begun)
        for task in left:
            task.cancel()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(reply.break_off() for reply in left.values()))

    async def _fulfil(self, reply: Reply, wish: Wish, *, kind: str, by_token: bool) -> None:
        interaction = reply.interaction

        async def fulfil(reply: Reply) -> None:
            person = await self._heard(interaction, reply)
            await self._present(reply, await wish(person))

        self._notes.clicked(interaction.user.id)
        if by_token:  # it can draw over the message at once, and the reply follows
            await reply.acknowledge()
        with urgent(Urgency.REPLY), self._going_on(reply):
            await reply.run(fulfil)
        self._meter.clicked(kind or _command(interaction), reply.elapsed)
        if reply.refused and reply.take_away is not None:
            self._notes.refused(interaction.user.id, reply.take_away)

    @contextlib.contextmanager
    def _going_on(self, reply: Reply) -> Iterator[None]:
        """While the block runs, it can be broken off."""
        task = asyncio.current_task()
        assert task is not None
        self._begun[task] = reply
        try:
            yield
        finally:
            del self._begun[task]

    async def _present(self, reply: Reply, response: Response) -> None:
        match response:
            case Ask():
                await reply.ask(response.form)
            case Public():
                await self._publish(reply, response.page, response.once)
            case Replace():
                await reply.redraw(response.page)
            case Note() | Aside() | Panel():
                instead = not isinstance(response, Aside)
                # Not a hand, which would be redrawn: what is text now stays text.
                await reply.show(response.page, instead=instead, wait=UNHURRIED)
            case _:
                await self._presenters[type(response)](reply, response)
        if isinstance(response, Panel):
            self._note_panel(reply, response)
        self._awaited.pressed(reply.message)
        if isinstance(response, Note | Aside) and response.then is not None:
            self._show_later(reply, response.then)

    async def _publish(self, reply: Reply, page: Page, once: str) -> None:
        """Post a page for everybody. Raises Denied if they have shared it, and it stands there."""
        if not once:
            await reply.publish(page, wait=UNHURRIED)
            return
        publish = partial(reply.publish, page, wait=UNHURRIED)
        await self._shares.share(reply.interaction, once, publish)

    def _note_panel(self, reply: Reply, panel: Panel) -> None:
        """A panel in a new message replaces any other."""
        if reply.take_away is not None:
            user, channel = reply.interaction.user.id, reply.interaction.channel_id or 0
            self._notes.panel(user, channel, reply.take_away, panel.lobby)

    def _show_later(self, reply: Reply, then: Later) -> None:
        """Show what takes a while once it is there; nothing else waits for it."""
        asked = reply.interaction
        self._awaited.add(asked, then.custom_id, reply.message, original=reply.original)

        async def show() -> None:
            await reply.run(partial(self._show_made, then=then))
            self._awaited.drop(asked.id)

        self._background.start(show, "what takes a while")

    async def _show_made(self, reply: Reply, then: Later) -> None:
        await self._present(reply, await then.make())

    def resume(self, one: Awaited, wish: Wish) -> None:
        """A process before this one has told somebody that something is still to come: show it in
        the same place."""
        page, asked = one
        reply = Reply.again(
            asked, self._languages.fallback, self._delivery, page.message, page.original
        )

        async def fulfil(reply: Reply) -> None:
            person = await self.person_of(asked)
            reply.words = person.words
            response = await wish(person)
            if isinstance(response, Note | Aside) and response.then is not None:
                await self._show_made(reply, response.then)
            elif isinstance(response, Shown):
                await reply.show(response.page, wait=UNHURRIED)

        async def show() -> None:
            await reply.run(fulfil)
            self._awaited.drop(asked.id)

        self._background.start(show, "what was promised")
