"""Draws the private pages of people at tables, as ``page_transitions.py`` says."""

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
from bot.discord.answering.private_notes import BRIEF_SECONDS
from bot.discord.answering.reply_priority import ReplyPriority
from bot.discord.sending.compose import Sendable
from bot.discord.sending.delivery import Delivered, Delivery, private
from bot.kit.dirty_keys import DirtyKeys
from bot.kit.l10n import Words
from bot.kit.page import Page, note
from bot.tables.model.table import Finished, Table
from bot.tables.private.hand_page import DrawnHands, PrivatePages
from bot.tables.private.page_transitions import step
from bot.tables.private.private_view import (
    NO_DEAL,
    Begins,
    Changed,
    Clear,
    Draw,
    Edit,
    Effect,
    Ends,
    Facts,
    FinishPage,
    Location,
    MessageCleared,
    MessageEdited,
    MessageLost,
    MessageSent,
    NoRetry,
    Overdrawn,
    PageRestored,
    PageWork,
    PictureLater,
    PrivateView,
    RedrawRequest,
    Refresh,
    ReplyBegins,
    ReplyElsewhere,
    ReplyEnds,
    ReplyMoves,
    ReplySays,
    ReplyShown,
    ReportPage,
    ReportSettled,
    RequestCancelled,
    RequestToken,
    Retire,
    Retired,
    Retry,
    Send,
    StoredPrivateView,
    TableClosed,
    TakenOver,
    TakeOver,
    ViewEvent,
)
from bot.tables.private.sessions import Session, SessionKey, Sessions
from bot.tables.private.undelivered import UndeliveredUpdates

TOKEN_LIFETIME_SECONDS = 15 * 60.0
"""Seconds that a token lives (platform)."""

REDRAW_TIMEOUT_SECONDS = 5.0
"""Seconds after which a redraw that has not been answered counts as not shown."""

FINISH_SECONDS = 0.5
"""Seconds that a running redraw is given to finish before it is cancelled."""

PICTURE_WAIT_SECONDS = 2.0
"""Seconds a redraw waits for its picture: nobody has clicked, so nobody waits for the page."""

MAX_WATCHERS = 20
"""Number of a table's onlookers whose pages are redrawn as the game goes on; the others press
*Refresh*."""

QUIET_SECONDS = 2.5
"""Seconds without news after which onlookers are sent the picture that goes with their words."""

OnDrawn = Callable[[int, int, Page], None]
"""Callback with a table, a user and the page that the user sees there from now on."""


class PrivateViews:
    """The private page of each person at each table."""

    def __init__(
        self,
        *,
        replies: ReplyPriority,
        delivery: Delivery,
        looks: Looks,
        languages: Languages,
        on_drawn: OnDrawn,
        drawn_hands: DrawnHands,
    ) -> None:
        """``on_drawn`` is called with each page that is drawn without a click."""
        self._pages = PrivatePages(looks, drawn_hands)
        self._on_drawn = on_drawn
        self._replies = replies
        self._delivery = delivery
        self._languages = languages
        self._sessions = Sessions()
        self.dirty = DirtyKeys[SessionKey]()
        """Keys of the pages whose stored state is out of date."""
        self._background = Background()

    @property
    def undelivered(self) -> UndeliveredUpdates:
        """Updates that channels could not be shown; private pages show them instead."""
        return self._pages.undelivered

    def _session(self, key: SessionKey) -> Session:
        session = self._sessions.get(key)
        if session is None:
            session = self._sessions[key] = Session(key)
            asyncio.get_running_loop().call_later(TOKEN_LIFETIME_SECONDS, self._expire, key)
        return session

    def _session_at(self, table: Table, user: int) -> Session:
        session = self._session((table.id, user))
        session.table = table
        return session

    # Replies ----------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def replying(self, table: Table, user: int) -> AsyncIterator[None]:
        """Hold back redraws of a person's page while the block draws it by a reply."""
        session = self._session_at(table, user)
        self._handle(session, ReplyBegins())
        try:
            yield
        finally:
            self._handle(session, ReplyEnds())

    def set_reply_page(
        self, table: Table, user: int, page: Page, words: Words, *, bare: bool
    ) -> None:
        """Note the page that a reply is about to show, drawn from the table as it is now.

        Redraws keep it until the hand differs: else one already due would remove a refusal before
        it is read. ``bare``: the page is the hand and nothing else.
        """
        bare_page = None if bare else self._pages.page(table, user, words)
        self._handle(self._session_at(table, user), ReplySays(page, bare_page, table.deals))

    def drop_notice(self, table: Table, user: int) -> None:
        """Let the next redraw show the page without the notice above it."""
        self._handle(self._session_at(table, user), ReplySays(note("·"), None, table.deals))

    def remember(
        self,
        table: Table,
        interaction: discord.Interaction[Any],
        *,
        shown: bool = True,
        original: bool = True,
        shows_other_deal: bool = False,
        message: int | None = None,
    ) -> None:
        """Record that the page is now in ``message``, by which an interaction was answered.

        An earlier page of the person loses its buttons, so that there is only one. ``shown``
        False: the interaction's own message is another one (a lobby), and the next page will be
        a new private message. ``original`` False: ``message`` was sent after the reply, which
        is another one. ``shows_other_deal``: the message shows another deal's hand, so that the
        next one is sent below it.
        """
        user = interaction.user.id
        deal, watches = NO_DEAL if shows_other_deal else table.deals, table.player_of(user) is None
        if shown:
            location = Location(interaction, message, original)
            self._handle(self._session_at(table, user), ReplyMoves(location, deal, watches))
        else:
            self._handle(self._session_at(table, user), ReplyElsewhere(interaction, deal, watches))

    def mark_shown(self, table: Table, user: int, page: Page) -> None:
        """Record that a reply showed this whole page, so that it is not drawn again."""
        self._handle(self._session_at(table, user), ReplyShown(page))

    def redraw_with_pictures(self, table: Table, user: int, page: Page, after: float) -> None:
        """Redraw a page that went out without its pictures, as they were late.

        ``after``: seconds to wait; another reply cancels it.
        """
        session, deal = self._session_at(table, user), table.deals
        replies_begun = session.view.replies_begun

        async def redraw() -> None:
            if after:
                await asyncio.sleep(after)
                still_due = session.view.replies_begun == replies_begun
            else:
                still_due = await self._delivery.ready(page)
            if still_due:
                self._refresh_unless_undealt(table, user, deal, with_picture=not after)

        self._background.start(redraw, "the pictures of a hand", table.id)

    async def stop_watching(self, table: Table, user: int) -> None:
        """Stop redrawing the page a person watched: its message shows something else now."""
        if (session := self._sessions.get((table.id, user))) is not None:
            self._handle(self._pop(session), Ends())
            await self._finish(session)

    # Redraws ----------------------------------------------------------------------------------

    async def refresh(self, table: Table, user: int, *, with_picture: bool = False) -> bool:
        """Redraw a person's page without a click of theirs; returns False if they must open it.

        ``with_picture``: with its picture, though words have told already what is new.
        """
        session = self._drawable(table, user)
        if session is None:
            return False
        settled = session.settled
        if settled is None or settled.done():
            settled = session.settled = asyncio.get_running_loop().create_future()
        self._handle(session, Changed(RedrawRequest(table.deals, with_picture)))
        await asyncio.wait({settled}, timeout=REDRAW_TIMEOUT_SECONDS)
        return settled.done() and settled.result()

    def refresh_soon(self, table: Table, user: int, *, with_picture: bool = False) -> None:
        """Redraw a person's page, without waiting for it."""
        if (session := self._drawable(table, user)) is not None:
            self._handle(session, Changed(RedrawRequest(table.deals, with_picture)))

    def _refresh_unless_undealt(
        self, table: Table, user: int, deal: int, *, with_picture: bool
    ) -> None:
        """Redraw a person's page, unless another deal is still to be dealt out to them."""
        session = self._sessions.get((table.id, user))
        if session is not None and not session.view.awaits_dealing(
            deal, _facts(session.view, table)
        ):
            self.refresh_soon(table, user, with_picture=with_picture)

    def _drawable(self, table: Table, user: int) -> Session | None:
        """A person's session, if the page can be redrawn without a click of theirs."""
        session = self._sessions.get((table.id, user))
        if session is None or not _is_alive(session.view.sender):
            return None
        session.table = table
        seen = session.view.location is not None
        return session if self._pages.may_be_drawn(table, seen=seen) else None

    def show_waiting(self, table: Table) -> None:
        """Redraw the pages of people who wait for others, with the trick as the board shows it.

        It runs in the background. Pages of another deal are left to the dealing out.
        """
        for user in {chair.person for chair in table.chairs} - {None, table.awaited}:
            if user is not None and self.is_current(table, user):
                self.refresh_soon(table, user)

    def show_watchers(self, table: Table) -> None:
        """Redraw onlookers' pages in the background, each as soon as Discord accepts it.

        People who are away are onlookers, too: the house plays their cards.
        """
        at_table = self._sessions.at_table(table.id)
        watchers = [session for session in at_table if session.view.watches]
        for session in watchers[:MAX_WATCHERS]:
            if table.player_of(session.user) is None and session.view.location is not None:
                self.refresh_soon(table, session.user)
        for chair in table.chairs:
            if chair.house and chair.user is not None:
                self.refresh_soon(table, chair.user)

    def hold_last_trick(self, table: Table, ended: Finished) -> None:
        """Show a deal's last trick instead of its score, until it is released."""
        self._pages.hold_last_trick(table, ended)

    def release_last_trick(self, table: Table) -> None:
        """Show the score again."""
        self._pages.release_last_trick(table)

    def can_reach(self, table: Table, user: int) -> bool:
        """Return whether a person has a private page of this table that can still be drawn."""
        session = self._sessions.get((table.id, user))
        return (
            session is not None
            and session.view.location is not None
            and _is_alive(session.view.sender)
        )

    def is_current(self, table: Table, user: int) -> bool:
        """Return whether a person's page shows their hand of this deal, so that it is edited."""
        session = self._sessions.get((table.id, user))
        return session is not None and session.view.is_current(_facts(session.view, table))

    # Events and effects -----------------------------------------------------------------------

    def _handle(self, session: Session, event: ViewEvent) -> None:
        """Advance a page's state by an event, and apply the effects."""
        before = session.view
        session.view, effects = step(before, event)
        session.hold_table()
        if _stored_part(before) != _stored_part(session.view):
            self.dirty.mark(session.key)
        for effect in effects:
            self._apply(session, effect)

    def _apply(self, session: Session, effect: Effect) -> None:
        match effect:
            case Draw() | Edit() | Send() | Clear() | FinishPage():
                self._start_worker(session, effect)
            case Retry(requested, seconds):
                session.retry.set(seconds, partial(self._handle, session, Changed(requested)))
            case NoRetry():
                session.retry.cancel()
            case PictureLater(deal):
                self._set_picture(session, deal)
            case ReportPage(page):
                self._on_drawn(*session.key, page)
            case ReportSettled(drawn):
                session.settle(drawn=drawn)
            case _:
                self._apply_elsewhere(session, effect)

    def _apply_elsewhere(self, session: Session, effect: Retire | TakeOver | Refresh) -> None:
        """Apply an effect on other messages or pages."""
        match effect:
            case Retire():
                retire = partial(self._retire, session, effect)
                self._background.start(retire, "an earlier hand", session.key[0])
            case TakeOver(message):
                self._take_over(session, message)
            case Refresh():
                if session.table is not None:
                    self.refresh_soon(session.table, session.user)

    def _start_worker(self, session: Session, work: PageWork) -> None:
        session.work = work
        if session.worker is None or session.worker.done():
            do = partial(self._work, session)
            session.worker = self._background.start(do, "a hand", session.key[0])

    async def _work(self, session: Session) -> None:
        """Perform a page's requests one after the other, until there is none left."""
        while session.work is not None:
            work, session.work = session.work, None
            try:
                event = await self._perform(session, work)
            except Exception:
                self._handle(session, RequestCancelled())
                raise
            self._handle(session, event)

    async def _perform(self, session: Session, work: PageWork) -> ViewEvent:
        """Perform a request, and return its outcome."""
        match work:
            case Draw():
                return self._begin_redraw(session)
            case Clear(location, watches):
                await self._clear(session, location, watches=watches)
                return MessageCleared()
        try:
            match work:
                case Edit(location, page):
                    return MessageEdited((await self._edit(location, page)).late)
                case Send(sender, page):
                    sent = await self._send(sender, page)
                    return MessageSent(sent.answer.id, sent.late)
                case FinishPage(last_request):
                    # Discord may tell a token to wait long.
                    async with asyncio.timeout(REDRAW_TIMEOUT_SECONDS):
                        return await self._perform(session, last_request)
                case _:
                    assert_never(work)
        except LOST as error:
            log_lost(error)
            return MessageLost(is_gone(error))

    def _begin_redraw(self, session: Session) -> Begins | RequestCancelled:
        table, sender = session.table, session.view.sender
        if table is None:  # nothing of it is to be drawn any more
            return RequestCancelled()
        words = None if sender is None else self._languages.of_reader(sender)
        page = None if words is None else self._pages.page(table, session.user, words)
        return Begins(page, _facts(session.view, table))

    async def _edit(self, location: Location, page: Page) -> Delivered[Any]:
        async def edit(parts: Sendable) -> Any:
            if location.original:
                return await location.token.edit_original_response(**parts.edit())
            assert location.message is not None
            return await location.token.followup.edit_message(location.message, **parts.edit())

        audience = private(location.token)
        return await self._delivery.send(
            page, audience, edit, over=location.message, wait=PICTURE_WAIT_SECONDS
        )

    async def _send(self, sender: RequestToken, page: Page) -> Delivered[Any]:
        async def post(parts: Sendable) -> Any:
            return await sender.followup.send(ephemeral=True, wait=True, **parts.send())

        return await self._delivery.send(page, private(sender), post, wait=PICTURE_WAIT_SECONDS)

    async def _clear(self, session: Session, location: Location, *, watches: bool) -> None:
        """Remove the buttons of a message, and say that there is a newer one."""
        if not _is_alive(location.token) or self._others_in(session, location.message):
            return
        words = self._languages.of_reader(location.token)
        page = note(words("watch-elsewhere") if watches else words("hand-elsewhere"))
        with contextlib.suppress(*LOST):  # an old page that stays does no harm
            await self._edit(location, page)
            self._delete_later(session.user, location)
        for other in self._others_in(session, location.message):
            self._handle(other, Retired(location))

    def _delete_later(self, user: int, location: Location) -> None:
        """Delete a message once its last sentence has been read: it has no button any more."""
        delete = partial(self._delete_unless_used, user, location)
        self._background.start(delete, "an earlier hand")

    async def _delete_unless_used(self, user: int, location: Location) -> None:
        """Delete a message after some seconds, unless it shows a page again."""
        await asyncio.sleep(BRIEF_SECONDS)
        pages = self._sessions.of_user(user)
        if location.message is None or any(page.view.is_in(location) for page in pages):
            return
        token = location.token
        with contextlib.suppress(*LOST):
            if location.original:
                await token.delete_original_response()
            else:
                await token.followup.delete_message(location.message)

    async def _retire(self, session: Session, earlier: Retire) -> None:
        """Clear an earlier message once replies have passed.

        Until then its buttons can be pressed, which brings the page back there.
        """
        await self._replies.wait_until_quiet()
        if not (session.view.ended or session.view.is_in(earlier.location)):
            await self._clear(session, earlier.location, watches=earlier.watches)
            self._handle(session, Retired(earlier.location))

    def _others_in(self, session: Session, message: int | None) -> list[Session]:
        """The person's pages of other tables that are in this message."""
        if message is None:
            return []
        others = [other for other in self._sessions.of_user(session.user) if other is not session]
        return [other for other in others if other.view.message == message]

    def _take_over(self, session: Session, message: int) -> None:
        """Take a message away from the person's pages of other tables."""
        for other in self._others_in(session, message):
            drawing = other.view.running is not None
            self._handle(other, TakenOver())  # at once, or the old page would be drawn over the new
            draw_over = partial(self._draw_over, session, other, drawing=drawing)
            name = "the hand of an earlier match"
            self._background.start(draw_over, name, session.key[0])

    async def _draw_over(self, session: Session, other: Session, *, drawing: bool) -> None:
        """Repeat the page once another table's running redraw has finished.

        That may have drawn over it.
        """
        await self._finish(other)
        if other.view.requested is not None:  # it may have come back meanwhile
            self._handle(other, Changed(other.view.requested))
        if drawing:
            self._handle(session, Overdrawn())

    def _set_picture(self, session: Session, deal: int | None) -> None:
        session.picture.cancel()
        if deal is not None:
            draw = partial(self._draw_picture, session, deal)
            name = "the picture for a person who waits"
            start = partial(self._background.start, draw, name, session.key[0])
            session.picture.set(QUIET_SECONDS, start)

    async def _draw_picture(self, session: Session, deal: int) -> None:
        await self._replies.wait_until_quiet()
        if session.table is not None:
            self._refresh_unless_undealt(session.table, session.user, deal, with_picture=True)

    async def _finish(self, session: Session) -> None:
        """Stop drawing; a request under way may still arrive, as it can't be recalled."""
        worker = session.worker
        if worker is not None:
            await asyncio.wait({worker}, timeout=FINISH_SECONDS)
            if not worker.done():
                await self._cancel(session)

    async def _cancel(self, session: Session) -> None:
        """Cancel the running request."""
        if session.worker is not None:
            session.worker.cancel()
            await asyncio.wait({session.worker})
            session.work = None
            self._handle(session, RequestCancelled())

    # The end ----------------------------------------------------------------------------------

    async def close(self, table: Table) -> None:
        """Draw a last page over every page that can still be drawn: the table is closed."""
        for session in self._pop_all(table):
            await self._cancel(session)
            if (sender := session.view.sender) is None:
                continue
            page = self._pages.last_page(table, session.user, self._languages.of_reader(sender))
            facts, location = _facts(session.view, table), session.view.location
            self._handle(session, TableClosed(page, facts))
            if session.worker is not None:
                await asyncio.wait({session.worker})
            if location is not None and facts.can_edit and not self.undelivered.endings(table):
                self._delete_later(session.user, location)

    async def drop(self, table: Table) -> None:
        """Forget the pages of a table that are gone with its channel."""
        for session in self._pop_all(table):
            self._handle(session, Ends())
            await self._cancel(session)

    def forget(self, user: int) -> None:
        """Stop drawing the pages of a person who asked to be forgotten."""
        for session in self._sessions.of_user(user):
            self._handle(self._pop(session), Ends())

    def _expire(self, key: SessionKey) -> None:
        """Forget a page if its token has expired; else check again after a token's lifetime."""
        session = self._sessions.get(key)
        if session is not None and _is_alive(session.view.sender):
            asyncio.get_running_loop().call_later(TOKEN_LIFETIME_SECONDS, self._expire, key)
        elif session is not None:
            self._handle(self._pop(session), Ends())

    def _pop(self, session: Session) -> Session:
        """Remove a session from those kept."""
        self.dirty.mark(session.key)
        del self._sessions[session.key]
        return session

    def _pop_all(self, table: Table) -> list[Session]:
        return [self._pop(session) for session in self._sessions.at_table(table.id)]

    async def wait_until_drawn(self) -> None:
        """Wait until the background has drawn everything."""
        while self._background.running:
            await self._background.wait()

    async def stop(self) -> None:
        """Cancel all drawing."""
        await self._background.close()
        for session in self._sessions.values():
            session.retry.cancel()
            session.picture.cancel()
            self._handle(session, RequestCancelled())

    # Pages kept across restarts ---------------------------------------------------------------

    def drawable(self, key: SessionKey) -> PrivateView | None:
        """The view with this key, if it can be drawn without a click."""
        session = self._sessions.get(key)
        return session.view if session is not None and _is_alive(session.view.sender) else None

    async def load_words(self, reader: RequestToken) -> None:
        """Load a reader's language, off the event loop, before their page is restored."""
        await self._languages.load_for_reader(reader)

    def restore(
        self, stored: StoredPrivateView, sender: RequestToken, shown_by: RequestToken | None
    ) -> None:
        """Restore an earlier process's page; ``shown_by`` None: its token has expired."""
        location = None if shown_by is None else Location(shown_by, stored.message, stored.original)
        if not (stored.original or stored.message is not None):
            location = None  # no page had been sent yet
        session = self._session((stored.table, stored.person))
        self._handle(session, PageRestored(location, sender, stored.deal, stored.watches))


def _is_alive(token: RequestToken | None) -> bool:
    """Return whether a token can still be used: it lives for 15 minutes."""
    return token is not None and not token.is_expired()


def _facts(view: PrivateView, table: Table) -> Facts:
    editable = view.location is not None and _is_alive(view.location.token)
    return Facts(table.deals, table.alone, _is_alive(view.sender), editable)


def _stored_part(view: PrivateView) -> tuple[Location | None, RequestToken | None, int, bool]:
    """The part of a view that another process needs to carry on with it."""
    return view.location, view.sender, view.deal, view.watches
