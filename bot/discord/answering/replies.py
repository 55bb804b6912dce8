"""Between Discord and the desks: runs the desks' handlers and shows their responses."""

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
from bot.discord.answering.once import PreviousProcess
from bot.discord.answering.press_order import Place, PressOrder
from bot.discord.answering.private_notes import PrivateNotes
from bot.discord.answering.progress import shown_progress
from bot.discord.answering.reply_in_time import PICTURE_WAIT, Reply, is_private
from bot.discord.answering.reply_priority import ReplyPriority
from bot.discord.answering.shares import Shares
from bot.discord.sending.budget import Urgency, urgent
from bot.discord.sending.delivery import Delivery
from bot.kit.errors import Denied
from bot.kit.limits import CLICKS, RateLimiter
from bot.kit.page import note
from bot.kit.text import tidy
from bot.kit.wishes import (
    Aside,
    Ask,
    Gate,
    Later,
    Note,
    Panel,
    Person,
    Public,
    Replace,
    Response,
    Shown,
)
from bot.store import StoreError

Wish = Callable[[Person], Awaitable[Response]]


def server_locale(interaction: discord.Interaction[Any]) -> str:
    """Locale of the server; outside of servers, of the person."""
    return str(interaction.guild_locale or interaction.locale)


def _command(interaction: discord.Interaction[Any]) -> str:
    """The name of the command in code."""
    return interaction.command.qualified_name if interaction.command else "other"


Presenter = Callable[[Reply, Any], Awaitable[None]]
"""Shows a response of one type."""


class Replies:
    """Replies to interactions with the responses of the desks."""

    def __init__(
        self,
        *,
        presenters: Mapping[type[Response], Presenter],
        on_heard: Callable[[discord.Interaction[Any]], None],
        gate: Gate,
        delivery: Delivery,
        languages: Languages,
        notes: PrivateNotes,
        awaited: AwaitedPages,
        ahead: ReplyPriority,
        previous: PreviousProcess,
        shares: Shares,
        meter: Meter,
        limited: bool,
    ) -> None:
        """Make what answers interactions.

        ``presenters``: of the types of responses that rooms add; ``on_heard`` is called after each
        reply; ``gate`` turns away whoever is kept from playing; ``limited``: refuse a person's
        clicks over the limit (``CLICKS``).
        """
        self._presenters = presenters
        self._on_heard = on_heard
        self._gate = gate
        self._delivery = delivery
        self._languages = languages
        self._notes = notes
        self._awaited = awaited
        self._ahead = ahead
        self.previous = previous
        self._meter = meter
        self._clicks = RateLimiter(CLICKS, time.monotonic) if limited else None
        self._background = Background()
        self._ages = Ages()
        self._order = PressOrder()
        self._running: dict[asyncio.Task[Any], Reply] = {}
        """Replies being made, by task."""
        self._shares = shares

    async def person_of(self, interaction: discord.Interaction[Any]) -> Person:
        """The person who clicked or typed. Loads their language and the server's."""
        words = await self._languages.load_for_reader(interaction)
        if interaction.guild_id is not None:
            locale = server_locale(interaction)
            await self._languages.load_for_server(interaction.guild_id, locale)
        return Person(
            user=interaction.user.id,
            name=tidy(interaction.user.display_name) or interaction.user.name,
            words=words,
            may_manage=interaction.permissions.manage_channels,
            may_manage_server=interaction.is_guild_integration()
            and interaction.permissions.manage_guild,
            locale=str(interaction.locale),
            server_locale=server_locale(interaction),
            global_name=tidy(interaction.user.global_name or "") or interaction.user.name,
        )

    async def _checked_person(self, interaction: discord.Interaction[Any], reply: Reply) -> Person:
        """The person to answer. Raises Denied if they click or type too fast."""
        person = await self.person_of(interaction)
        reply.words = person.words
        if self._clicks is not None:
            self._clicks.note(person.user)
        return person

    async def answer(
        self,
        interaction: discord.Interaction[Any],
        wish: Wish,
        *,
        edits_public: bool = False,
        lends_token: bool = False,
        kind: str = "",
        opens_form: bool = False,
        repeatable: bool = False,
        despite_block: bool = False,
    ) -> None:
        """Fulfil a wish.

        ``edits_public``: the answer edits the public message with the control; ``lends_token``:
        that message is drawn by the token of the interaction; ``kind``: of the press, for metrics
        (empty: a command); ``opens_form``: the answer opens a form, and changes nothing;
        ``repeatable``: the wish is idempotent; ``despite_block``: it is fulfilled even for whoever
        is kept from playing.
        """
        with self._ahead.reply(), self._place(interaction, opens_form=opens_form) as place:
            followed = self.previous.may_have_answered(interaction.id)
            wish = self._once(interaction.id, wish) if followed and not repeatable else wish
            wish = wish if despite_block else self._gated(interaction.guild_id or 0, wish)
            reply = Reply(
                interaction,
                self._languages.fallback,
                self._delivery,
                edits_public=edits_public or lends_token,
                age=self._ages.of(interaction.created_at),
            )
            if opens_form or not followed or await reply.claim():
                await self._fulfil(reply, wish, place, kind=kind, lends_token=lends_token)
        self._on_heard(interaction)

    def _place(
        self, interaction: discord.Interaction[Any], *, opens_form: bool
    ) -> contextlib.AbstractContextManager[Place]:
        """The place of a press on a private message.

        A form must be the first answer, and replaces no page: it waits for nothing.
        """
        message = interaction.message
        waits = message is not None and is_private(interaction) and not opens_form
        return self._order.place(message.id if message is not None and waits else None)

    def _gated(self, server: int, wish: Wish) -> Wish:
        """Fulfil a wish, unless the person or the server is kept from playing."""

        async def fulfil(person: Person) -> Response:
            refusal = await self._gate(person, server)
            return refusal or await wish(person)

        return fulfil

    def _once(self, interaction: int, wish: Wish) -> Wish:
        """Fulfil a wish, unless the previous process has."""

        async def fulfil(person: Person) -> Response:
            if await self.previous.done(interaction):
                return Aside(note(person.words("reply-done-already")), brief=True)
            return await wish(person)

        return fulfil

    async def finish(self, seconds: float) -> None:
        """Drain for up to ``seconds``, then cancel.

        People whose interactions were acknowledged are asked to retry; the others are left to the
        next process.
        """
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._ahead.wait_until_idle()
        unfinished = dict(self._running)
        for task in unfinished:
            task.cancel()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(reply.cancel() for reply in unfinished.values()))

    async def _fulfil(
        self, reply: Reply, wish: Wish, place: Place, *, kind: str, lends_token: bool
    ) -> None:
        interaction = reply.interaction

        async def fulfil(reply: Reply) -> None:
            await place.wait()
            person = await self._checked_person(interaction, reply)
            await self._present(reply, await wish(person))

        self._notes.note_click(interaction.user.id)
        if lends_token:  # the token can edit the message as soon as it is acknowledged
            await reply.acknowledge()
        with urgent(Urgency.REPLY), self._cancellable(reply):
            await reply.run(fulfil)
        self._meter.count_click(kind or _command(interaction), reply.elapsed)
        if reply.refused:
            self._notes.note_brief(interaction.user.id, reply.delete)

    @contextlib.contextmanager
    def _cancellable(self, reply: Reply) -> Iterator[None]:
        """Let ``finish`` cancel the block."""
        task = asyncio.current_task()
        assert task is not None
        self._running[task] = reply
        try:
            yield
        finally:
            del self._running[task]

    async def _present(self, reply: Reply, response: Response) -> None:
        match response:
            case Ask():
                await reply.ask(response.form)
            case Public():
                await self._publish(reply, response)
            case Replace():
                await self._replace(reply, response)
            case Note() | Aside() | Panel():
                instead = not isinstance(response, Aside)
                # Unlike a hand it is never redrawn: wait longer for its pictures.
                await reply.show(response.page, instead=instead, wait=PICTURE_WAIT)
            case _:
                await self._presenters[type(response)](reply, response)
        if isinstance(response, Panel):
            self._note_panel(reply, response)
        if isinstance(response, Note | Aside) and response.brief:
            self._notes.note_brief(reply.interaction.user.id, reply.take_away)
        self._awaited.drop_pressed(reply.message)
        if isinstance(response, Note | Aside) and response.then is not None:
            self._show_later(reply, response.then)

    async def _publish(self, reply: Reply, public: Public) -> None:
        """Post a public page, or update the message in which the person has shared it there.

        Raises Denied if that message shows it already.
        """

        async def publish() -> int | None:
            message = await reply.publish(public.page, wait=PICTURE_WAIT)
            if message is not None and public.on_posted is not None:
                await public.on_posted(message)
            return message

        if not public.dedupe_key:
            await publish()
        elif not await self._shares.share(
            reply.interaction, public.page, public.dedupe_key, publish
        ):
            updated = note(reply.words("reply-shared-update"))
            await self._present(reply, Aside(updated, brief=True))

    @staticmethod
    async def _replace(reply: Reply, response: Replace) -> None:
        """Edit the public message until it shows what is current."""
        page = response.page
        await reply.redraw(page)
        with contextlib.suppress(StoreError):  # the press is answered
            while response.current is not None and (newer := await response.current()) != page:
                page = newer
                await reply.redraw(page)

    def _note_panel(self, reply: Reply, panel: Panel) -> None:
        """Let a panel in a new message replace the previous one."""
        if reply.delete is not None:
            user, channel = reply.interaction.user.id, reply.interaction.channel_id or 0
            self._notes.panel(user, channel, reply.delete, panel.lobby)

    def _show_later(self, reply: Reply, then: Later) -> None:
        """Replace the page with the result once that is made, in the background."""
        interaction = reply.interaction
        self._awaited.add(interaction, then.custom_id, reply.message, original=reply.original)

        async def show() -> None:
            await reply.run(partial(self._show_result, then=then))
            self._awaited.drop(interaction.id)

        self._background.start(show, "what takes a while")

    async def _show_result(self, reply: Reply, then: Later) -> None:
        """Show the progress, then the result or a refusal in its place."""
        try:
            result = await self._make(reply, then)
        except (Denied, StoreError):
            if self._is_awaited(reply):
                raise
        else:
            await self._present_if_awaited(reply, result)

    async def _make(self, reply: Reply, then: Later) -> Shown:
        if then.progress is None:
            return await then.make()
        async with shown_progress(
            self._background,
            draw=then.progress,
            show=reply.show,
            wanted=partial(self._is_awaited, reply),
        ):
            return await then.make()

    async def _present_if_awaited(self, reply: Reply, result: Response) -> None:
        """Show a result, unless its message has come to show another page meanwhile."""
        with self._order.place(reply.message) as place:
            await place.wait()
            if self._is_awaited(reply):
                await self._present(reply, result)

    def _is_awaited(self, reply: Reply) -> bool:
        return self._awaited.get(reply.interaction.id) is not None

    def resume(self, awaited: Awaited, wish: Wish) -> None:
        """Show the result that a page of an earlier process announces, in its place."""
        page, interaction = awaited
        reply = Reply.resume(
            interaction,
            self._languages.fallback,
            self._delivery,
            message=page.message,
            original=page.original,
        )

        async def fulfil(reply: Reply) -> None:
            person = await self.person_of(interaction)
            reply.words = person.words
            response = await wish(person)
            if isinstance(response, Note | Aside) and response.then is not None:
                await self._show_result(reply, response.then)
            elif isinstance(response, Shown):
                await self._present_if_awaited(reply, Note(response.page))

        async def show() -> None:
            await reply.run(fulfil)
            self._awaited.drop(interaction.id)

        self._background.start(show, "what was promised")
