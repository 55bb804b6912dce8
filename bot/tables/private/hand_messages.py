"""The private hand messages: which still live, and redrawing them."""

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import discord

from bot.base.background import Background
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.discord.answering.lost_replies import LOST, log_lost
from bot.discord.answering.reply_priority import ReplyPriority
from bot.discord.sending.delivery import Delivery
from bot.kit.dirty_keys import DirtyKeys
from bot.kit.l10n import Words
from bot.kit.page import Page, note
from bot.tables.model.table import Finished, Table
from bot.tables.pages.alone import last_card
from bot.tables.private.hand_index import HandIndex, Place
from bot.tables.private.hand_message import REDRAW_TIME, Drawing, Hand, HandKept, HandMessage
from bot.tables.private.hand_page import DrawnHands, draw_hand, draw_watch, over_page
from bot.tables.private.unshown import Unshown

LIFE = 15 * 60.0
"""Seconds that a token lives (platform)."""

MOST_WATCHERS = 20
"""How many of a table's onlookers see the game redrawn as it goes on; the others press
*Refresh*."""

QUIET = 2.5
"""Seconds without news after which onlookers are sent the picture that goes with their words."""

NO_DEAL = 0
"""Stands for no deal, where a message shows none."""

Drawn = Callable[[int, int, Page], None]
"""Called with a table, a person and the page they see there from now on."""


class Hands:
    """The hand of each person at each table."""

    def __init__(
        self,
        ahead: ReplyPriority,
        delivery: Delivery | None = None,
        looks: Looks | None = None,
        languages: Languages | None = None,
        drawn: Drawn = lambda table, user, page: None,
        drawn_hands: DrawnHands | None = None,
    ) -> None:
        """``drawn`` is told what a person sees without clicking."""
        self._drawn_hands = drawn_hands or DrawnHands()
        self._drawn = drawn
        self._ahead = ahead
        self._delivery = delivery or Delivery()
        self._looks = looks or Looks()
        self._languages = languages or Languages()
        self.unshown = Unshown()
        """What channels cannot show, so that hands do."""
        self._hands = HandIndex()
        self.dirty = DirtyKeys[Place]()
        """Hands of which another process would have to know something else."""
        self._watching: dict[int, set[int]] = {}
        """The users who watch each table without a seat there."""
        self._lying: dict[int, Finished] = {}
        """For each table where one person plays alone: the deal whose last trick still lies
        there."""
        self._background = Background()

    def _hand(self, table: int, user: int) -> Hand:
        hand = self._hands.get((table, user))
        if hand is None:
            changed = partial(self.dirty.mark, (table, user))
            hand = self._hands[table, user] = Hand(changed)
            asyncio.get_running_loop().call_later(LIFE, self._expire, table, user)
        return hand

    def replying(self, table: Table, user: int) -> contextlib.AbstractAsyncContextManager[None]:
        """While a reply draws the person's hand, nothing else does."""
        return self._hand(table.id, user).replying()

    def say(self, table: Table, user: int, page: Page, words: Words, *, bare: bool = False) -> None:
        """A reply is about to show this page, drawn from the table as it is now.

        Redraws keep it until the hand differs: else one already due would remove
        a refusal before it is read. ``bare``: it is the hand and nothing else.
        """
        hand = self._hand(table.id, user)
        self._picture_later(hand, table, user, page)
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

        An earlier hand of the person loses its buttons, so that there is only one. ``shown``
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
            before.answer(interaction)
            return
        deal = NO_DEAL if anew else table.deals
        made = HandMessage(
            interaction, deal, self._delivery, self._languages,
            replied=shown and original, number=message, watches=watches,
        )  # fmt: skip
        hand.goes_to(made)
        if message is not None and (before is None or before.number != message):
            self._come(hand, message, before, table, interaction.user.id)

    def _come(
        self, hand: Hand, message: int, before: HandMessage | None, table: Table, user: int
    ) -> None:
        """A hand has moved to another message: it alone is there, and only there."""
        for other in self._others_in(message, table.id, user):
            other.message = None  # at once, so that the old hand is not drawn over the new
            clear = partial(self._clear, other, table, user)
            self._background.start(clear, "the hand of an earlier match", table.id)
        if before is not None and before.number is not None:
            retire = partial(self._retire_soon, hand, before, table, user)
            self._background.start(retire, "an earlier hand", table.id)

    def _others_in(self, message: int, table: int, user: int) -> list[Hand]:
        """The person's hands at other tables that are in this message."""
        of_user = (self._hands[at] for at in self._hands.of_user(user) if at[0] != table)
        return [one for one in of_user if one.message and one.message.number == message]

    async def _clear(self, other: Hand, table: Table, user: int) -> None:
        """Draw the hand over what was being drawn for another table, if that arrives."""
        if await other.finish():
            self._hand(table.id, user).doubt()
            await self.refresh(table, user)

    def shows(self, table: Table, user: int, page: Page) -> None:
        """A reply showed this whole page: don't draw it again."""
        self._hand(table.id, user).shown(page)

    async def _retire_soon(self, hand: Hand, before: HandMessage, table: Table, user: int) -> None:
        await self._ahead.passed()
        if await hand.retire(before):
            await self.refresh(table, user)

    async def refresh(self, table: Table, user: int, *, whole: bool = False) -> bool:
        """Redraw a person's hand without a click of theirs; False if they must open it.

        ``whole``: with its picture, also where words have told already what is new.
        """
        hand = self._drawable(table, user)
        return hand is not None and await hand.redraw(self._drawing(hand, table, user, whole=whole))

    def refresh_soon(self, table: Table, user: int) -> None:
        """The same, without waiting for it."""
        if (hand := self._drawable(table, user)) is not None:
            hand.redraw_soon(self._drawing(hand, table, user))

    def _drawable(self, table: Table, user: int) -> Hand | None:
        """A person's hand, if it can be redrawn without a click of theirs."""
        hand = self._hands.get((table.id, user))
        if hand is None or hand.message is None or not hand.message.alive:
            return None
        lack = self.unshown.of(table)
        told = table.between or (lack is not None and lack.told) or self.unshown.endings(table)
        return hand if table.live is not None or (told and hand.message.seen) else None

    def _drawing(
        self, hand: Hand, table: Table, user: int, *, whole: bool = False
    ) -> Callable[[], Drawing | None]:
        """Draws a hand as it will be by then; None: among several, the first hand of another deal
        is left to its dealing out, as it comes below the board."""
        assert hand.message is not None
        words, deal = hand.message.words, table.deals

        def draw() -> Drawing | None:
            if self._to_be_dealt(table, user, deal):
                return None
            page = hand.with_word(self._page(table, user, words))
            if whole and page.keeps:
                page = replace(page, keeps=False)
            self._picture_later(hand, table, user, page)
            self._drawn(table.id, user, page)
            return Drawing(page, table.deals, stays=table.alone)

        return draw

    def _to_be_dealt(self, table: Table, user: int, deal: int) -> bool:
        """Whether a person among several is still to be dealt another hand than in this deal."""
        return table.deals != deal and not table.alone and not self.stands(table, user)

    def reaches(self, table: Table, user: int) -> bool:
        """Whether a person has a private page of this table that can still be drawn."""
        hand = self._hands.get((table.id, user))
        return hand is not None and hand.message is not None and hand.message.drawable

    def stands(self, table: Table, user: int) -> bool:
        """Whether a person has their hand of this deal before them, so that it's drawn in place."""
        hand = self._hands.get((table.id, user))
        return hand is not None and hand.message is not None and hand.message.of_deal(table.deals)

    def _picture_later(self, hand: Hand, table: Table, user: int, page: Page) -> None:
        """If a page keeps an older picture for now, draw the newest one once all is quiet."""
        draw = partial(self._draw_whole, table, user, table.deals)
        start = partial(self._background.start, draw, "the picture of who waits", table.id)
        hand.later(start if page.keeps else None, QUIET)

    async def _draw_whole(self, table: Table, user: int, deal: int) -> None:
        await self._ahead.passed()
        if not self._to_be_dealt(table, user, deal):
            await self.refresh(table, user, whole=True)

    def show_waiting(self, table: Table) -> None:
        """Redraw the pages of people who wait for others: the trick as the board now shows it.

        Nothing waits for it. Pages of another deal are left to the dealing out.
        """
        for user in {chair.person for chair in table.chairs} - {None, table.awaited}:
            if user is not None and self.stands(table, user):
                self.refresh_soon(table, user)

    def show_watchers(self, table: Table) -> None:
        """Redraw onlookers' pages, each as soon as Discord accepts it; nothing waits for it.

        People who are away are onlookers, too: the house plays their cards.
        """
        for user in tuple(self._watching.get(table.id, ()))[:MOST_WATCHERS]:
            show = partial(self._show_watcher, table, user)
            self._background.start(show, "what a bystander sees", table.id)
        for chair in table.chairs:
            gone = chair.away is not None or chair.user in table.removed
            if gone and chair.user is not None:
                self.refresh_soon(table, chair.user)

    async def _show_watcher(self, table: Table, user: int) -> None:
        hand = self._hands.get((table.id, user))
        if table.player_of(user) is not None or hand is None:
            self._let_watch(table.id, user)
        elif hand.message is not None and hand.message.seen:
            await self.refresh(table, user)

    async def let_go(self, table: Table, user: int) -> None:
        """Stop drawing over what a person watched: they look at something else there."""
        self._let_watch(table.id, user)
        if (hand := self._pop((table.id, user))) is not None:
            await hand.finish()

    def _let_watch(self, table: int, user: int) -> None:
        users = self._watching.get(table, set())
        users.discard(user)
        if not users:
            self._watching.pop(table, None)

    def follow(self, table: Table, user: int, page: Page, after: float = 0.0) -> None:
        """A page went out without its pictures, as they were late: redraw the hand with them,
        ``after`` seconds unless another reply comes first."""
        hand, deal = self._hand(table.id, user), table.deals
        before = hand.replies

        async def redraw() -> None:
            if after:
                await asyncio.sleep(after)
                due = hand.replies == before
            else:
                due = await self._delivery.ready(page)
            if due and not self._to_be_dealt(table, user, deal):
                await self.refresh(table, user)

        self._background.start(redraw, "the pictures of a hand", table.id)

    def lay(self, table: Table, ended: Finished) -> None:
        """Show a deal's last trick instead of its score, until it is lifted."""
        self._lying[table.id] = ended

    def lift(self, table: Table) -> None:
        """Show the score again."""
        self._lying.pop(table.id, None)

    def _page(self, table: Table, user: int, words: Words) -> Page:
        """The person's hand as it is now, or what they watch; without a deal there is none."""
        lying = self._lying.get(table.id) if table.between else None
        if lying is not None and (seat := table.player_of(user)) is not None:
            return last_card(lying.info, lying.view, seat, words, self._looks.of(user))
        if user in table.removed and table.player_of(user) is not None:
            return note(words("denied-removed-from-match"))
        if table.player_of(user) is None and table.round is not None:
            return note(words("denied-round-watch"))
        if table.player_of(user) is None:
            return draw_watch(table, words, self._looks.of(user))
        if table.live is None and not table.between:
            return over_page(words, self.unshown, table)
        look, unshown, known = self._looks.of(user), self.unshown, self._drawn_hands
        return draw_hand(table, user, words, look=look, unshown=unshown, drawn_hands=known)

    async def close(self, table: Table) -> None:
        """Tell all whose hands still live that the table is closed."""
        for hand in self._of(table):
            await hand.stop()
            if hand.message is not None and hand.message.alive and hand.message.seen:
                words = hand.message.words
                ended = self.unshown.endings(table)
                over = over_page(words, self.unshown, table)
                try:
                    async with asyncio.timeout(REDRAW_TIME):  # a token may be told to wait long
                        await hand.message.end(over if ended else note(words("reply-table-over")))
                except LOST as error:
                    log_lost(error)

    async def drop(self, table: Table) -> None:
        """The hands of a table are gone, with its channel."""
        for hand in self._of(table):
            await hand.stop()

    def _expire(self, table: int, user: int) -> None:
        """Forget a hand that can't be redrawn any more; look again later at one that can."""
        hand = self._hands.get((table, user))
        if hand is not None and hand.message is not None and hand.message.alive:
            asyncio.get_running_loop().call_later(LIFE, self._expire, table, user)
        elif hand is not None:
            self._pop((table, user))
            self._let_watch(table, user)

    def _pop(self, place: Place) -> Hand | None:
        """A hand, which is not kept any longer."""
        self.dirty.mark(place)
        return self._hands.pop(place, None)

    # What outlives the process

    def drawable(self, place: Place) -> HandMessage | None:
        """A hand that can be drawn without a click, by table and person."""
        hand = self._hands.get(place)
        message = None if hand is None else hand.message
        return message if message is not None and message.alive else None

    async def words_ready(self, reader: discord.Interaction[Any]) -> None:
        """Read the words of somebody whose hand is to be restored, beside the event loop."""
        await self._languages.ready_for(reader)

    def restore(
        self,
        kept: HandKept,
        sender: discord.Interaction[Any],
        shown_by: discord.Interaction[Any] | None,
    ) -> None:
        """An earlier process has shown this hand; ``shown_by`` None: its token is over."""
        hand = self._hand(kept.table, kept.person)
        if hand.message is not None:
            return
        place = (kept.original, kept.message) if shown_by is not None else (False, None)
        made = HandMessage(
            shown_by or sender, kept.deal, self._delivery, self._languages,
            replied=place[0], number=place[1], watches=kept.watches,
        )  # fmt: skip
        made.sender = sender
        hand.goes_to(made)
        if kept.watches:
            self._watching.setdefault(kept.table, set()).add(kept.person)

    def forget(self, user: int) -> None:
        """A person has asked to be forgotten: their hands are not drawn any more."""
        for place in self._hands.of_user(user):
            hand = self._pop(place)
            assert hand is not None
            hand.message = None
            hand.later(None, 0)
            self._let_watch(*place)

    def _of(self, table: Table) -> list[Hand]:
        """The hands of a table, which are not kept any longer."""
        self._watching.pop(table.id, None)
        found = map(self._pop, self._hands.at_table(table.id))
        return [hand for hand in found if hand is not None]

    async def passed(self) -> None:
        """Wait until everything is drawn that runs in the background."""
        await self._background.passed()
        await asyncio.gather(*(hand.passed() for hand in self._hands.values()))

    async def stop(self) -> None:
        """Draw no more."""
        await self._background.close()
        await asyncio.gather(*(hand.stop() for hand in self._hands.values()))
