"""The private hand messages: which of them still live, and drawing them anew.

Two ways lead to one message: the reply to a click on it, and a redraw by the token of an earlier
click. Redraws go one after the other, and the newest state alone. A reply waits for nobody, as
Discord gives it three seconds: so no redraw begins while one is under way, and one that a reply
has overtaken (Discord may have been in trouble) is followed by another.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

import discord

from bot.background import Background
from bot.channel.compose import Parts
from bot.channel.delivery import Delivery, private
from bot.channel.hand_page import draw_hand, draw_watch
from bot.channel.languages import Languages
from bot.channel.looks import Looks
from bot.channel.lost_replies import LOST, log_lost
from bot.channel.reply_priority import Ahead
from bot.pages.l10n import Words
from bot.pages.manual import note
from bot.pages.page import Page
from bot.tables.table import Table

PATIENCE = 5.0
"""Seconds after which a redraw that is still under way counts as not shown."""


SOON = 2.0
"""Seconds that a hand waits for its picture when nobody has clicked."""

LIFE = 15 * 60.0
"""Seconds for which a token lives (platform)."""

MOST_WATCHERS = 20
"""Bystanders of a table for whom the game is drawn as it goes on; the others press *Refresh*."""

NO_DEAL = 0
"""In the place of the deal that a message shows: the hand on the table isn't there."""


class HandMessage:
    """Where a hand is shown: the interaction that may still edit it, and its message.

    ``replied``: the hand is the reply to the interaction itself, and ``number`` is its id if that
    is known. A new message is sent by ``sender``, the person's last interaction. ``watches``: it
    is a bystander's, without cards.
    """

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        deal: int,
        delivery: Delivery,
        languages: Languages,
        *,
        replied: bool,
        number: int | None = None,
        watches: bool = False,
    ) -> None:
        self.number = number
        self._delivery = delivery
        self._languages = languages
        self.sender = interaction
        self._interaction = interaction
        self._deal = deal
        self._replied = replied
        self._watches = watches

    @property
    def words(self) -> Words:
        """The words of the person whose hand it is."""
        return self._languages.of_reader(self.sender)

    @property
    def alive(self) -> bool:
        """Whether it can still be drawn: a token lives for 15 minutes."""
        return not self.sender.is_expired()

    @property
    def seen(self) -> bool:
        """Whether there is a hand to redraw, and not only a token to send one."""
        return self._replied or self.number is not None

    async def show(self, page: Page, deal: int) -> None:
        """Draw the hand, in a new deal at the bottom of the channel. Raises what is in LOST."""
        anew, self._deal = deal != self._deal, deal
        if anew or not self.seen or self._interaction.is_expired():
            await self._send(page)
        else:
            await self._edit(page)

    async def end(self, page: Page) -> None:
        """Draw a last page over the hand, wherever it is. Raises what is in LOST."""
        await self.show(page, self._deal)

    async def _send(self, page: Page) -> None:
        async def post(parts: Parts) -> Any:
            return await self.sender.followup.send(ephemeral=True, wait=True, **parts.send())

        place = private(self.sender)
        sent = (await self._delivery.send(page, place, post, wait=SOON)).answer
        await self.retire()
        self._interaction, self._replied, self.number = self.sender, False, sent.id

    async def retire(self) -> None:
        """Take the buttons off the hand, and say so: there is a newer one."""
        if not self.seen or self._interaction.is_expired():
            return
        words = self.words
        page = note(words("watch-elsewhere") if self._watches else words("hand-elsewhere"))
        with contextlib.suppress(*LOST):  # an old hand that stays is no harm
            await self._edit(page)

    async def _edit(self, page: Page) -> None:
        async def edit(parts: Parts) -> Any:
            if self._replied:
                return await self._interaction.edit_original_response(**parts.edit())
            assert self.number is not None
            return await self._interaction.followup.edit_message(self.number, **parts.edit())

        place = private(self._interaction)
        await self._delivery.send(page, place, edit, over=self.number, wait=SOON)


class Hand:
    """The hand of one person at one table: one message, drawn by one request at a time."""

    def __init__(self) -> None:
        self.message: HandMessage | None = None
        self._said: tuple[Page, Page] | None = None
        """What a reply has shown (a refusal, say), and what a redraw would have shown then."""
        self._draw: Callable[[], tuple[Page, int]] | None = None
        """What is to be drawn next: the page and the number of its deal, as they are then."""
        self._background = Background()
        self._redrawing: asyncio.Task[bool | None] | None = None
        self._replies = 0
        self._replied = 0
        self._quiet = asyncio.Event()
        self._quiet.set()

    @contextlib.asynccontextmanager
    async def replying(self) -> AsyncIterator[None]:
        """A reply is drawing the hand: redraws wait, and one under way is done again."""
        self._replies += 1
        self._quiet.clear()
        try:
            yield
        finally:
            self._replies -= 1
            self._replied += 1
            if not self._replies:
                self._quiet.set()

    def say(self, page: Page, bare: Page) -> None:
        """A reply shows ``page`` where a redraw would show the ``bare`` hand."""
        self._said = (page, bare)

    def hush(self) -> None:
        """What was said is not to be seen any more."""
        self._said = None

    def with_word(self, page: Page) -> Page:
        """A hand to be drawn: what a reply has said stays until the hand really changes."""
        if self._said is None or self._said[1] != page:
            self._said = None
            return page
        return self._said[0]

    async def redraw(self, draw: Callable[[], tuple[Page, int]]) -> bool:
        """Draw the hand soon; whether that was possible."""
        self._draw = draw
        if self._redrawing is None or self._redrawing.done():
            self._redrawing = self._background.start(self._work, "a hand")
        done, _ = await asyncio.wait({self._redrawing}, timeout=PATIENCE)
        return any(task.result() for task in done if not task.cancelled())

    async def _work(self) -> bool:
        drawn = False
        while self._draw is not None:
            await self._quiet.wait()
            draw, self._draw = self._draw, None
            replied = self._replied + self._replies
            drawn = await self._show(*draw())
            if replied != self._replied + self._replies and self._draw is None:
                self._draw = draw  # a reply has drawn something meanwhile: which came last?
        return drawn

    async def _show(self, page: Page, deal: int) -> bool:
        """Draw; whether that was possible."""
        if self.message is None or not self.message.alive:
            return False
        try:
            await self.message.show(page, deal)
        except LOST as error:
            log_lost(error)
            return False
        return True

    async def stop(self) -> None:
        """Draw no more."""
        await self._background.close()


class Hands:
    """The hand of each person at each table; lost at a restart, by nature."""

    def __init__(
        self,
        ahead: Ahead,
        delivery: Delivery | None = None,
        looks: Looks | None = None,
        languages: Languages | None = None,
    ) -> None:
        self._ahead = ahead
        self._delivery = delivery or Delivery()
        self._looks = looks or Looks()
        self._languages = languages or Languages()
        self._hands: dict[tuple[int, int], Hand] = {}
        self._watching: dict[int, set[int]] = {}
        """By table the users who sit elsewhere and watch."""
        self._background = Background()

    def _hand(self, table: int, user: int) -> Hand:
        hand = self._hands.get((table, user))
        if hand is None:
            hand = self._hands[table, user] = Hand()
            asyncio.get_running_loop().call_later(LIFE, self._expire, table, user)
        return hand

    def replying(self, table: Table, user: int) -> contextlib.AbstractAsyncContextManager[None]:
        """While a reply draws the person's hand nothing else does."""
        return self._hand(table.id, user).replying()

    def say(self, table: Table, user: int, page: Page, words: Words, *, bare: bool = False) -> None:
        """A reply is about to show this page, drawn of the table as it is now.

        Redraws keep it until the hand differs: one that was due already would otherwise take away
        a refusal before it is read. ``bare``: it is the hand and nothing else.
        """
        hand = self._hand(table.id, user)
        if bare:
            hand.hush()
        else:
            hand.say(page, self._page(table, user, words))

    def remember(
        self,
        table: Table,
        interaction: discord.Interaction[Any],
        *,
        shown: bool = True,
        original: bool = True,
        anew: bool = False,
        message: int | None = None,
    ) -> None:
        """From now on the hand is where this interaction was replied to, in ``message``.

        An earlier hand of the person loses its buttons, so that there is one alone. ``shown``
        False: the interaction's own message is another one (a lobby), and the next hand will be
        a new private message. ``original`` False: ``message`` was sent after the reply, which
        is another one. ``anew``: the message shows another deal's hand, so that the next
        one is sent below it.
        """
        hand = self._hand(table.id, interaction.user.id)
        if watches := table.player_of(interaction.user.id) is None:
            self._watching.setdefault(table.id, set()).add(interaction.user.id)
        before = hand.message
        if not shown:
            hand.hush()
        if before is not None and before.seen and not shown:
            before.sender = interaction
            return
        deal = NO_DEAL if anew else table.deals
        hand.message = HandMessage(
            interaction,
            deal,
            self._delivery,
            self._languages,
            replied=shown and original,
            number=message,
            watches=watches,
        )
        if before is not None and message is not None and before.number not in (None, message):
            retire = partial(self._retire_soon, before)
            self._background.start(retire, "an earlier hand", table.id)

    async def _retire_soon(self, before: HandMessage) -> None:
        await self._ahead.passed()
        await before.retire()

    async def refresh(self, table: Table, user: int) -> bool:
        """Redraw a person's hand without a click of theirs; False if they must open it."""
        hand = self._hands.get((table.id, user))
        if hand is None or hand.message is None or not hand.message.alive:
            return False
        if table.live is None and not (table.between and hand.message.seen):
            return False
        words = hand.message.words

        def draw() -> tuple[Page, int]:
            return hand.with_word(self._page(table, user, words)), table.deals

        return await hand.redraw(draw)

    def show_watchers(self, table: Table) -> None:
        """Redraw what bystanders watch, each as soon as Discord takes it; nothing waits for it.

        People who are away are bystanders, too: the house plays with their cards.
        """
        for user in tuple(self._watching.get(table.id, ()))[:MOST_WATCHERS]:
            show = partial(self._show_watcher, table, user)
            self._background.start(show, "what a bystander sees", table.id)
        for chair in table.chairs:
            if chair.away is not None and chair.user is not None:
                refresh = partial(self.refresh, table, chair.user)
                self._background.start(refresh, "the hand of who is away", table.id)

    async def _show_watcher(self, table: Table, user: int) -> None:
        hand = self._hands.get((table.id, user))
        if table.player_of(user) is not None or hand is None:
            self._let_watch(table.id, user)
        elif hand.message is not None and hand.message.seen:
            await self.refresh(table, user)

    def let_go(self, table: Table, user: int) -> None:
        """Draw no more over what a person watched: they look at something else in its place."""
        if self._hands.pop((table.id, user), None) is not None:
            self._let_watch(table.id, user)

    def _let_watch(self, table: int, user: int) -> None:
        users = self._watching.get(table, set())
        users.discard(user)
        if not users:
            self._watching.pop(table, None)

    def follow(self, table: Table, user: int, page: Page) -> None:
        """A page went out in text, as its pictures were late: redraw the hand with them."""

        async def redraw() -> None:
            if await self._delivery.ready(page):
                await self.refresh(table, user)

        self._background.start(redraw, "the pictures of a hand", table.id)

    def _page(self, table: Table, user: int, words: Words) -> Page:
        """The person's hand as it is now, or what they watch; without a deal there is none."""
        if table.player_of(user) is None:
            return draw_watch(table, words, self._looks.of(user))
        if table.live is None and not table.between:
            return note(words("reply-deal-over"))
        return draw_hand(table, user, words, look=self._looks.of(user))

    async def close(self, table: Table) -> None:
        """Tell all whose hands still live that the table is closed."""
        for hand in self._of(table):
            await hand.stop()
            if hand.message is not None and hand.message.alive and hand.message.seen:
                try:
                    await hand.message.end(note(hand.message.words("reply-table-over")))
                except LOST as error:
                    log_lost(error)

    def drop(self, table: Table) -> None:
        """The hands of a table are gone, with its channel."""
        self._of(table)

    def _expire(self, table: int, user: int) -> None:
        """Forget a hand that is past redrawing; look again later at one that is not."""
        hand = self._hands.get((table, user))
        if hand is not None and hand.message is not None and hand.message.alive:
            asyncio.get_running_loop().call_later(LIFE, self._expire, table, user)
        elif hand is not None:
            del self._hands[table, user]
            self._let_watch(table, user)

    def _of(self, table: Table) -> list[Hand]:
        """The hands of a table, which are not kept any longer."""
        self._watching.pop(table.id, None)
        return [self._hands.pop(key) for key in list(self._hands) if key[0] == table.id]

    async def passed(self) -> None:
        """Wait until all is drawn for which nothing waits."""
        await self._background.passed()

    async def stop(self) -> None:
        """Draw no more."""
        await self._background.close()
        await asyncio.gather(*(hand.stop() for hand in self._hands.values()))
