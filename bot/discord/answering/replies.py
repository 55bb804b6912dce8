"""Between Discord and the desk: who wishes what, and showing them what the desk gives."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import Any

import discord

from bot.base.background import Background
from bot.base.log_subject import at_table
from bot.base.meter import NOBODY, Meter
from bot.choices.languages import Languages
from bot.discord.answering.awaited_pages import Awaited, AwaitedPages
from bot.discord.answering.interaction_age import Ages
from bot.discord.answering.once import NOBODY_BEFORE, Before
from bot.discord.answering.private_notes import PrivateNotes
from bot.discord.answering.reply_in_time import UNHURRIED, Reply, is_private
from bot.discord.answering.reply_priority import ReplyPriority
from bot.discord.answering.shares import Shares
from bot.discord.sending.budget import Urgency, urgent
from bot.discord.sending.delivery import Delivery
from bot.kit.limits import CLICKS, Lately
from bot.kit.page import Page, note
from bot.kit.text import tidy
from bot.kit.wishes import Person, Shown
from bot.tables.board.boards import Boards
from bot.tables.board.guests import Guests, on_guests_board
from bot.tables.desk.desk import Desk
from bot.tables.model.table import Event, Table
from bot.tables.pages.alone import news_soon
from bot.tables.private.hand_messages import Hands

HELD = 1.0
"""Seconds for which a picture stays if another soon follows: two moves of the house."""

FOLLOWED = ("lobby", "seat", "elsewhere")
"""Kinds of pages after which the hand comes in a message of its own."""

Wish = Callable[[Person], Awaitable[Shown]]


def server_locale(interaction: discord.Interaction[Any]) -> str:
    """The language Discord has for the server; outside of servers, for the person."""
    return str(interaction.guild_locale or interaction.locale)


def _command(interaction: discord.Interaction[Any]) -> str:
    """The command, by its name in code."""
    return interaction.command.qualified_name if interaction.command else "other"


class Replies:
    """Replies to interactions with what the desk gives, and remembers where hands are shown."""

    def __init__(
        self,
        desk: Desk,
        hands: Hands,
        boards: Boards,
        delivery: Delivery,
        languages: Languages | None = None,
        guests: Guests | None = None,
        meter: Meter = NOBODY,
        ahead: ReplyPriority | None = None,
        before: Before = NOBODY_BEFORE,
        awaited: AwaitedPages | None = None,
        *,
        limited: bool = False,
    ) -> None:
        """``limited``: only so many of a person's clicks in a few seconds count (``CLICKS``)."""
        self._clicks = Lately(CLICKS, time.monotonic) if limited else None
        self._meter = meter
        self._awaited = awaited or AwaitedPages()
        self._ahead = ahead or ReplyPriority()
        self.before = before
        self._desk = desk
        self._guests = guests
        self._languages = languages or Languages()
        self._delivery = delivery
        self._hands = hands
        self._boards = boards
        self._background = Background()
        self._ages = Ages()
        self._notes = PrivateNotes()
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
        kind: str = "",
        opens: bool = False,
        knows: bool = False,
    ) -> None:
        """Fulfil a wish. ``redraws``: it was pressed on a public message, which it changes;
        ``kind``: what was pressed, if it was no command; ``opens``: it changes nothing, but
        opens a window to type in; ``knows``: it finds out by itself whether it was carried out.
        """
        with self._ahead.reply():
            followed = self.before.may_have_answered(interaction.id)
            wish = self._once(interaction.id, wish) if followed and not knows else wish
            claims = followed and not opens
            await self._fulfil(interaction, wish, redraws=redraws, kind=kind, claims=claims)

    def _once(self, interaction: int, wish: Wish) -> Wish:
        """The same, unless a process before this one has carried it out."""

        async def fulfil(person: Person) -> Shown:
            if await self.before.done(interaction):
                return Shown(note(person.words("reply-done-already")), "aside")
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

    async def _fulfil(
        self,
        interaction: discord.Interaction[Any],
        wish: Wish,
        *,
        redraws: bool,
        kind: str,
        claims: bool,
    ) -> None:
        """``claims``: another process may have answered; find that out first."""
        heard = time.monotonic()
        age, tables = self._ages.of(interaction.created_at), set[int]()

        async def fulfil(reply: Reply) -> None:
            person = await self._heard(interaction, reply)
            shown = await wish(person)
            if shown.table is not None:
                at_table(shown.table.id)
                tables.add(shown.table.id)
            await self._show(reply, shown)
            if shown.table is not None and shown.below:
                self._boards.repost(shown.table)

        ours = self._guests is not None and on_guests_board(interaction)
        words, redraws = self._languages.fallback, redraws or ours
        reply = Reply(interaction, words, self._delivery, redraws=redraws, age=age)
        if claims and not await reply.claim():
            return
        self._notes.clicked(interaction.user.id)
        if ours:  # so its token can draw over the board, and the reply follows
            await reply.acknowledge()
        with urgent(Urgency.REPLY), self._going_on(reply):
            await reply.run(fulfil)
        self._meter.clicked(kind or _command(interaction), age + time.monotonic() - heard)
        if reply.refused and reply.take_away is not None:
            self._notes.refused(interaction.user.id, reply.take_away)
        if self._guests is not None and self._guests.heard(interaction):
            for table in tables:
                self._boards.clicked(table, interaction.channel_id or 0, None)

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

    async def at_table(
        self,
        interaction: discord.Interaction[Any],
        wish: Callable[[Person, Table], Awaitable[Shown]],
    ) -> None:
        """Fulfil a wish at the open table of the channel."""

        async def at_it(person: Person) -> Shown:
            table = await self._desk.register.here(interaction.channel_id or 0)
            at_table(table.id)
            shown = await wish(person, table)
            return shown._replace(table=table)

        await self.to(interaction, at_it)

    async def _show(self, reply: Reply, shown: Shown) -> None:
        table = shown.table
        if table is None or shown.kind not in FOLLOWED:
            await self._show_page(reply, shown)
            return
        # Send no hand by an interaction before the reply to it: Discord would refuse it, or take it
        # for that reply, which would then overwrite it.
        user = reply.interaction.user.id
        async with self._hands.replying(table, user):
            if not self._hands.reaches(table, user):
                await self._follow(reply, table)
            try:
                await self._show_page(reply, shown)
            finally:
                if reply.done:  # else nothing can follow; a hand that stands stays as it is
                    await self._follow(reply, table)
                    if shown.kind == "elsewhere":
                        self._boards.send_hand(table, user)

    async def _show_page(self, reply: Reply, shown: Shown) -> None:
        table, page = shown.table, shown.page
        if shown.form is not None:
            await reply.ask(shown.form)
        elif page is None:
            await reply.acknowledge()
        elif table is not None and shown.kind in ("hand", "watch"):
            await self._show_hand(reply, table, page, bare=shown.bare)
        elif shown.kind in ("public", "anew"):
            anew = shown.kind == "anew"
            await (reply.redraw(page) if anew else self._publish(reply, page, shown.once))
        elif shown.kind == "lobby":
            await self._redraw_lobby(reply, shown)
        else:
            if table is not None and shown.kind == "still":
                await self._hands.let_go(table, reply.interaction.user.id)
            # Not a hand, which would be redrawn: what is text now stays text.
            await reply.show(page, instead=shown.kind != "aside", wait=UNHURRIED)
            self._note_panel(reply, shown)
        self._awaited.pressed(reply.message)
        if shown.later is not None:
            self._show_later(reply, shown, shown.later)

    async def _publish(self, reply: Reply, page: Page, once: str) -> None:
        """Post a page for everybody. Raises Denied if they have shared it, and it stands there."""
        if not once:
            await reply.publish(page, wait=UNHURRIED)
            return
        publish = partial(reply.publish, page, wait=UNHURRIED)
        await self._shares.share(reply.interaction, once, publish)

    async def _show_hand(self, reply: Reply, table: Table, page: Page, *, bare: bool) -> None:
        """Show a page that is redrawn from now on whenever something on it is new."""
        user = reply.interaction.user.id
        soon = bare and _changes_soon(table, user)
        self._hands.say(table, user, page, reply.words, bare=bare)
        async with self._hands.replying(table, user):
            await reply.show(page, keeps=True, holds=soon)
            self._hands.remember(
                table, reply.interaction, message=reply.message, original=reply.original
            )
            if not reply.late:
                self._hands.shows(table, user, page)
        if reply.late:
            self._hands.follow(table, user, page, HELD if soon else 0.0)

    def _note_panel(self, reply: Reply, shown: Shown) -> None:
        """A panel in a new message replaces any other."""
        if shown.kind == "panel" and reply.take_away is not None:
            channel, table = reply.interaction.channel_id or 0, shown.table
            lobby = table.id if table is not None and table.state == "lobby" else None
            self._notes.panel(reply.interaction.user.id, channel, reply.take_away, lobby)

    def changed(self, table: Table, events: tuple[Event, ...]) -> None:
        """If a table's match has begun, panels of its lobby go."""
        del events
        if table.state != "lobby":
            self._notes.settled(table.id)

    def _show_later(self, reply: Reply, shown: Shown, make: Callable[[], Awaitable[Page]]) -> None:
        """Show what takes a while once it is there; nothing else waits for it."""
        asked = reply.interaction
        if shown.leads_to:
            self._awaited.add(asked, shown.leads_to, reply.message, original=reply.original)

        async def show() -> None:
            await reply.run(partial(self._show_made, table=shown.table, make=make))
            self._awaited.drop(asked.id)

        self._background.start(show, "what takes a while")

    async def _show_made(
        self, reply: Reply, table: Table | None, make: Callable[[], Awaitable[Page]]
    ) -> None:
        """Show a page that takes a while; whoever has a seat at a table then gets their hand
        there."""
        await reply.show(await make(), wait=UNHURRIED)
        if table is not None and table.player_of(reply.interaction.user.id) is not None:
            await self._follow(reply, table)

    def resume(self, one: Awaited, wish: Wish) -> None:
        """A process before this one has told somebody that something is still to come: show it in
        the same place."""
        page, asked = one
        at = page.message, page.original
        reply = Reply.again(asked, self._languages.fallback, self._delivery, *at)

        async def fulfil(reply: Reply) -> None:
            person = await self.person_of(asked)
            reply.words = person.words
            shown = await wish(person)
            if shown.later is not None:
                await self._show_made(reply, shown.table, shown.later)
            elif shown.page is not None:
                await reply.show(shown.page, wait=UNHURRIED)

        async def show() -> None:
            await reply.run(fulfil)
            self._awaited.drop(asked.id)

        self._background.start(show, "what was promised")

    async def _follow(self, reply: Reply, table: Table) -> None:
        """Let this interaction send the person's next hand."""
        clicked = reply.interaction.message
        if clicked is not None and is_private(reply.interaction):
            self._hands.remember(
                table, reply.interaction, message=clicked.id, anew=not table.between
            )
        else:
            self._hands.remember(table, reply.interaction, shown=False)

    def pressed(self, interaction: discord.Interaction[Any], table: int) -> None:
        """A control of a table was used: if it stands on an outdated board, that goes."""
        message = interaction.message
        public = message is not None and not message.flags.ephemeral
        number = message.id if message is not None and public else None
        self._boards.clicked(table, interaction.channel_id or 0, number)

    async def _redraw_lobby(self, reply: Reply, shown: Shown) -> None:
        """Redraw the lobby at once, not at the boards' pace."""
        assert shown.page is not None and shown.table is not None
        await reply.redraw(shown.page)
        now = self._desk.lobby.stands(shown.table)
        if now.page != shown.page:  # the table has gone on meanwhile
            self._boards.again(shown.table)


def _changes_soon(table: Table, user: int) -> bool:
    """Whether the page of somebody alone with the house changes again in a moment."""
    return table.alone and table.live is not None and news_soon(table.view(table.player_of(user)))
