"""Draws the private pages of people at tables, as ``transitions.py`` says."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any, assert_never

import discord

from bot.base.background import Background
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.discord.answering.lost_replies import LOST, is_gone, log_lost
from bot.discord.answering.reply_priority import ReplyPriority
from bot.discord.sending.compose import Sendable
from bot.discord.sending.delivery import Delivered, Delivery, private
from bot.kit.dirty_keys import DirtyKeys
from bot.kit.l10n import Words
from bot.kit.page import Page, note
from bot.tables.model.table import Finished, Table
from bot.tables.private.hand_page import DrawnHands, PrivatePages
from bot.tables.private.private_view import (
    NO_DEAL,
    At,
    Begins,
    Changed,
    Clear,
    Cleared,
    Draw,
    Dropped,
    Edit,
    Edited,
    Effect,
    Ends,
    Event,
    Facts,
    Finish,
    HandKept,
    Lost,
    NoRetry,
    Note,
    Overdrawn,
    PictureLater,
    PrivateView,
    Refresh,
    ReplyBegins,
    ReplyElsewhere,
    ReplyEnds,
    ReplyMoves,
    ReplySays,
    ReplyShown,
    Restored,
    Retire,
    Retired,
    Retry,
    Send,
    Sent,
    Settled,
    TableClosed,
    TakenOver,
    TakeOver,
    Token,
    Wanted,
    Work,
)
from bot.tables.private.sessions import Session, SessionKey, Sessions
from bot.tables.private.transitions import step
from bot.tables.private.unshown import Unshown

TOKEN_LIFETIME_SECONDS = 15 * 60.0
"""Seconds that a token lives (platform)."""

REDRAW_TIME = 5.0
"""Seconds after which a redraw still under way counts as not shown."""

LAST = 0.5
"""Seconds that whatever replaces a page leaves to a redraw under way."""

SOON = 2.0
"""Seconds a page waits for its picture when nobody has clicked."""

MAX_WATCHERS = 20
"""How many of a table's onlookers see the game redrawn as it goes on; the others press
*Refresh*."""

QUIET = 2.5
"""Seconds without news after which onlookers are sent the picture that goes with their words."""

Drawn = Callable[[int, int, Page], None]
"""Called with a table, a person and the page they see there from now on."""


class PrivateViews:
    """The private page of each person at each table."""

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
        self._pages = PrivatePages(looks or Looks(), drawn_hands or DrawnHands())
        self._drawn = drawn
        self._ahead = ahead
        self._delivery = delivery or Delivery()
        self._languages = languages or Languages()
        self._sessions = Sessions()
        self.dirty = DirtyKeys[SessionKey]()
        """Pages whose stored state is out of date."""
        self._background = Background()

    @property
    def unshown(self) -> Unshown:
        """All that channels cannot show, so that private pages do."""
        return self._pages.unshown

    def _session(self, place: SessionKey) -> Session:
        session = self._sessions.get(place)
        if session is None:
            session = self._sessions[place] = Session(place)
            asyncio.get_running_loop().call_later(TOKEN_LIFETIME_SECONDS, self._expire, place)
        return session

    def _at(self, table: Table, user: int) -> Session:
        session = self._session((table.id, user))
        session.table = table
        return session

    # What replies do --------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def replying(self, table: Table, user: int) -> AsyncIterator[None]:
        """While a reply draws the person's page, nothing else does."""
        session = self._at(table, user)
        self._tell(session, ReplyBegins())
        try:
            yield
        finally:
            self._tell(session, ReplyEnds())

    def say(self, table: Table, user: int, page: Page, words: Words, *, bare: bool = False) -> None:
        """A reply is about to show this page, drawn from the table as it is now.

        Redraws keep it until the hand differs: else one already due would remove
        a refusal before it is read. ``bare``: it is the hand and nothing else.
        """
        without = None if bare else self._pages.page(table, user, words)
        self._tell(self._at(table, user), ReplySays(page, without, table.deals))

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
        """From now on the page is where this interaction was replied to, in ``message``.

        An earlier page of the person loses its buttons, so that there is only one. ``shown``
        False: the interaction's own message is another one (a lobby), and the next page will be
        a new private message. ``original`` False: ``message`` was sent after the reply, which
        is another one. ``anew``: the message shows another deal's hand, so that the next
        one is sent below it.
        """
        user = interaction.user.id
        deal, watches = NO_DEAL if anew else table.deals, table.player_of(user) is None
        if shown:
            at = At(interaction, message, original)
            self._tell(self._at(table, user), ReplyMoves(at, deal, watches))
        else:
            self._tell(self._at(table, user), ReplyElsewhere(interaction, deal, watches))

    def shows(self, table: Table, user: int, page: Page) -> None:
        """A reply showed this whole page: don't draw it again."""
        self._tell(self._at(table, user), ReplyShown(page))

    def follow(self, table: Table, user: int, page: Page, after: float = 0.0) -> None:
        """A page went out without its pictures, as they were late: redraw it with them,
        ``after`` seconds unless another reply comes first."""
        session, deal = self._at(table, user), table.deals
        before = session.view.begun

        async def redraw() -> None:
            if after:
                await asyncio.sleep(after)
                due = session.view.begun == before
            else:
                due = await self._delivery.ready(page)
            if due:
                self._refresh_of(table, user, deal)

        self._background.start(redraw, "the pictures of a hand", table.id)

    async def let_go(self, table: Table, user: int) -> None:
        """Stop drawing over what a person watched: they look at something else there."""
        if (session := self._sessions.get((table.id, user))) is not None:
            self._tell(self._pop(session), Ends())
            await self._finish(session)

    # What redraws do --------------------------------------------------------------------------

    async def refresh(self, table: Table, user: int, *, whole: bool = False) -> bool:
        """Redraw a person's page without a click of theirs; False if they must open it.

        ``whole``: with its picture, also where words have told already what is new.
        """
        session = self._drawable(table, user)
        if session is None:
            return False
        settled = session.settled
        if settled is None or settled.done():
            settled = session.settled = asyncio.get_running_loop().create_future()
        self._tell(session, Changed(Wanted(table.deals, whole)))
        await asyncio.wait({settled}, timeout=REDRAW_TIME)
        return settled.done() and settled.result()

    def refresh_soon(self, table: Table, user: int, *, whole: bool = False) -> None:
        """Redraw a person's page, without waiting for it."""
        if (session := self._drawable(table, user)) is not None:
            self._tell(session, Changed(Wanted(table.deals, whole)))

    def _refresh_of(self, table: Table, user: int, deal: int, *, whole: bool = False) -> None:
        """Redraw a person's page, unless another deal is still to be dealt out to them."""
        session = self._sessions.get((table.id, user))
        if session is not None and not session.view.awaits_dealing(
            deal, _facts(session.view, table)
        ):
            self.refresh_soon(table, user, whole=whole)

    def _drawable(self, table: Table, user: int) -> Session | None:
        """A person's session, if the page can be redrawn without a click of theirs."""
        session = self._sessions.get((table.id, user))
        if session is None or not _is_alive(session.view.sender):
            return None
        session.table = table
        seen = session.view.at is not None
        return session if self._pages.may_be_drawn(table, seen=seen) else None

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
        at_table = self._sessions.at_table(table.id)
        watching = [session for session in at_table if session.view.watches]
        for session in watching[:MAX_WATCHERS]:
            if table.player_of(session.user) is None and session.view.at is not None:
                self.refresh_soon(table, session.user)
        for chair in table.chairs:
            gone = chair.away is not None or chair.user in table.removed
            if gone and chair.user is not None:
                self.refresh_soon(table, chair.user)

    def hold_last_trick(self, table: Table, ended: Finished) -> None:
        """Show a deal's last trick instead of its score, until it is released."""
        self._pages.hold_last_trick(table, ended)

    def release_last_trick(self, table: Table) -> None:
        """Show the score again."""
        self._pages.release_last_trick(table)

    def reaches(self, table: Table, user: int) -> bool:
        """Whether a person has a private page of this table that can still be drawn."""
        session = self._sessions.get((table.id, user))
        return (
            session is not None and session.view.at is not None and _is_alive(session.view.sender)
        )

    def stands(self, table: Table, user: int) -> bool:
        """Whether a person has their hand of this deal before them, so that it's drawn in place."""
        session = self._sessions.get((table.id, user))
        return session is not None and session.view.stands(_facts(session.view, table))

    # Carrying out -----------------------------------------------------------------------------

    def _tell(self, session: Session, event: Event) -> None:
        """Something has happened to a page: do what follows from it."""
        before = session.view
        session.view, effects = step(before, event)
        session.hold_table()
        if _kept(before) != _kept(session.view):
            self.dirty.mark(session.place)
        for effect in effects:
            self._do(session, effect)

    def _do(self, session: Session, effect: Effect) -> None:
        match effect:
            case Draw() | Edit() | Send() | Clear() | Finish():
                self._begin(session, effect)
            case Retry(wanted, seconds):
                session.retry.set(seconds, partial(self._tell, session, Changed(wanted)))
            case NoRetry():
                session.retry.cancel()
            case PictureLater(deal):
                self._set_picture(session, deal)
            case Note(page):
                self._drawn(*session.place, page)
            case Settled(drawn):
                session.settle(drawn=drawn)
            case _:
                self._do_elsewhere(session, effect)

    def _do_elsewhere(self, session: Session, effect: Retire | TakeOver | Refresh) -> None:
        """Do what goes beyond the message."""
        match effect:
            case Retire():
                retire = partial(self._retire, session, effect)
                self._background.start(retire, "an earlier hand", session.place[0])
            case TakeOver(message):
                self._take_over(session, message)
            case Refresh():
                if session.table is not None:
                    self.refresh_soon(session.table, session.user)

    def _begin(self, session: Session, work: Work) -> None:
        session.work = work
        if session.worker is None or session.worker.done():
            do = partial(self._work, session)
            session.worker = self._background.start(do, "a hand", session.place[0])

    async def _work(self, session: Session) -> None:
        """Do what there is to do for a page, one after the other."""
        while session.work is not None:
            work, session.work = session.work, None
            try:
                event = await self._result(session, work)
            except Exception:
                self._tell(session, Dropped())
                raise
            self._tell(session, event)

    async def _result(self, session: Session, work: Work) -> Event:
        """Do this, and tell what came of it."""
        match work:
            case Draw():
                return self._begins(session)
            case Clear(at, watches):
                await self._clear(session, at, watches=watches)
                return Cleared()
        try:
            match work:
                case Edit(at, page):
                    return Edited((await self._edit(at, page)).late)
                case Send(sender, page):
                    sent = await self._send(sender, page)
                    return Sent(sent.answer.id, sent.late)
                case Finish(way):
                    async with asyncio.timeout(REDRAW_TIME):  # a token may be told to wait long
                        return await self._result(session, way)
                case _:
                    assert_never(work)
        except LOST as error:
            log_lost(error)
            return Lost(is_gone(error))

    def _begins(self, session: Session) -> Begins | Dropped:
        table, sender = session.table, session.view.sender
        if table is None:  # nothing of it is to be drawn any more
            return Dropped()
        words = None if sender is None else self._languages.of_reader(sender)
        page = None if words is None else self._pages.page(table, session.user, words)
        return Begins(page, _facts(session.view, table))

    async def _edit(self, at: At, page: Page) -> Delivered[Any]:
        async def edit(parts: Sendable) -> Any:
            if at.original:
                return await at.token.edit_original_response(**parts.edit())
            assert at.message is not None
            return await at.token.followup.edit_message(at.message, **parts.edit())

        place = private(at.token)
        return await self._delivery.send(page, place, edit, over=at.message, wait=SOON)

    async def _send(self, sender: Token, page: Page) -> Delivered[Any]:
        async def post(parts: Sendable) -> Any:
            return await sender.followup.send(ephemeral=True, wait=True, **parts.send())

        return await self._delivery.send(page, private(sender), post, wait=SOON)

    async def _clear(self, session: Session, at: At, *, watches: bool) -> None:
        """Remove the buttons of a message, and say that there is a newer one."""
        if not _is_alive(at.token) or self._others_in(session, at.message):
            return
        words = self._languages.of_reader(at.token)
        page = note(words("watch-elsewhere") if watches else words("hand-elsewhere"))
        with contextlib.suppress(*LOST):  # an old page that stays does no harm
            await self._edit(at, page)
        for other in self._others_in(session, at.message):
            self._tell(other, Retired(at))

    async def _retire(self, session: Session, earlier: Retire) -> None:
        """Until then the earlier buttons can be pressed, which brings the page back there."""
        await self._ahead.wait_until_quiet()
        if not (session.view.ended or session.view.is_in(earlier.at)):
            await self._clear(session, earlier.at, watches=earlier.watches)
            self._tell(session, Retired(earlier.at))

    def _others_in(self, session: Session, message: int | None) -> list[Session]:
        """The person's pages of other tables that are in this message."""
        if message is None:
            return []
        others = [other for other in self._sessions.of_user(session.user) if other is not session]
        return [other for other in others if other.view.message == message]

    def _take_over(self, session: Session, message: int) -> None:
        """The person's pages of other tables are not in this message any more."""
        for other in self._others_in(session, message):
            drawing = other.view.request is not None
            self._tell(other, TakenOver())  # at once, or the old page would be drawn over the new
            draw_over = partial(self._draw_over, session, other, drawing=drawing)
            name = "the hand of an earlier match"
            self._background.start(draw_over, name, session.place[0])

    async def _draw_over(self, session: Session, other: Session, *, drawing: bool) -> None:
        """Draw the page over what was being drawn for another table, if that arrives."""
        await self._finish(other)
        if other.view.wanted is not None:  # it may have come back meanwhile
            self._tell(other, Changed(other.view.wanted))
        if drawing:
            self._tell(session, Overdrawn())

    def _set_picture(self, session: Session, deal: int | None) -> None:
        session.picture.cancel()
        if deal is not None:
            draw = partial(self._draw_picture, session, deal)
            name = "the picture of who waits"
            start = partial(self._background.start, draw, name, session.place[0])
            session.picture.set(QUIET, start)

    async def _draw_picture(self, session: Session, deal: int) -> None:
        await self._ahead.wait_until_quiet()
        if session.table is not None:
            self._refresh_of(session.table, session.user, deal, whole=True)

    async def _finish(self, session: Session) -> None:
        """Stop drawing; a request under way may still arrive, as it can't be recalled."""
        worker = session.worker
        if worker is not None:
            await asyncio.wait({worker}, timeout=LAST)
            if not worker.done():
                await self._cancel(session)

    async def _cancel(self, session: Session) -> None:
        """Break off what is under way."""
        if session.worker is not None:
            session.worker.cancel()
            await asyncio.wait({session.worker})
            session.work = None
            self._tell(session, Dropped())

    # The end ----------------------------------------------------------------------------------

    async def close(self, table: Table) -> None:
        """Tell all whose pages can still be drawn that the table is closed."""
        for session in self._pop_all(table):
            await self._cancel(session)
            if (sender := session.view.sender) is None:
                continue
            page = self._pages.last_page(table, self._languages.of_reader(sender))
            self._tell(session, TableClosed(page, _facts(session.view, table)))
            if session.worker is not None:
                await asyncio.wait({session.worker})

    async def drop(self, table: Table) -> None:
        """The pages of a table are gone, with its channel."""
        for session in self._pop_all(table):
            self._tell(session, Ends())
            await self._cancel(session)

    def forget(self, user: int) -> None:
        """A person has asked to be forgotten: their pages are not drawn any more."""
        for session in self._sessions.of_user(user):
            self._tell(self._pop(session), Ends())

    def _expire(self, place: SessionKey) -> None:
        """Forget a page that can't be redrawn any more; look again later at one that can."""
        session = self._sessions.get(place)
        if session is not None and _is_alive(session.view.sender):
            asyncio.get_running_loop().call_later(TOKEN_LIFETIME_SECONDS, self._expire, place)
        elif session is not None:
            self._tell(self._pop(session), Ends())

    def _pop(self, session: Session) -> Session:
        """A session, which is not kept any longer."""
        self.dirty.mark(session.place)
        del self._sessions[session.place]
        return session

    def _pop_all(self, table: Table) -> list[Session]:
        return [self._pop(session) for session in self._sessions.at_table(table.id)]

    async def passed(self) -> None:
        """Wait until everything is drawn that runs in the background."""
        while self._background.running:
            await self._background.wait()

    async def stop(self) -> None:
        """Draw no more."""
        await self._background.close()
        for session in self._sessions.values():
            session.retry.cancel()
            session.picture.cancel()
            self._tell(session, Dropped())

    # What outlives the process ----------------------------------------------------------------

    def drawable(self, place: SessionKey) -> PrivateView | None:
        """A page that can be drawn without a click, by table and person."""
        session = self._sessions.get(place)
        return session.view if session is not None and _is_alive(session.view.sender) else None

    async def words_ready(self, reader: Token) -> None:
        """Read the words of somebody whose page is to be restored, beside the event loop."""
        await self._languages.ready_for(reader)

    def restore(self, kept: HandKept, sender: Token, shown_by: Token | None) -> None:
        """An earlier process has shown this page; ``shown_by`` None: its token is over."""
        at = None if shown_by is None else At(shown_by, kept.message, kept.original)
        if not (kept.original or kept.message is not None):
            at = None  # no page had been sent yet
        session = self._session((kept.table, kept.person))
        self._tell(session, Restored(at, sender, kept.deal, kept.watches))


def _is_alive(token: Token | None) -> bool:
    """Whether it can still be used: a token lives for 15 minutes."""
    return token is not None and not token.is_expired()


def _facts(view: PrivateView, table: Table) -> Facts:
    editable = view.at is not None and _is_alive(view.at.token)
    return Facts(table.deals, table.alone, _is_alive(view.sender), editable)


def _kept(view: PrivateView) -> tuple[At | None, Token | None, int, bool]:
    """All that another process would have to know."""
    return view.at, view.sender, view.deal, view.watches
