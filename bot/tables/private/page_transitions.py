"""The state machine of a private page: pure and total.

A page's message is drawn by the reply to a click on it, or redrawn by the token of an earlier
click. Redraws run one at a time, always of the newest state. A reply waits for none of them, as
Discord gives it three seconds: so no redraw begins while a reply is running, and a redraw that a
reply has overtaken (Discord may have been in trouble) is repeated.
"""

from dataclasses import replace

from bot.kit.page import Page
from bot.tables.private.private_view import (
    Begins,
    Changed,
    Clear,
    Draw,
    Edit,
    Effect,
    Ends,
    FinishPage,
    Location,
    MessageCleared,
    MessageEdited,
    MessageLost,
    MessageSent,
    NoRetry,
    Notice,
    Overdrawn,
    PageRestored,
    PictureLater,
    PrivateView,
    Refresh,
    ReplyBegins,
    ReplyElsewhere,
    ReplyEnds,
    ReplyEvent,
    ReplyMoves,
    ReplySays,
    ReplyShown,
    ReportPage,
    ReportSettled,
    RequestCancelled,
    RequestOutcome,
    RequestToken,
    Retire,
    Retired,
    Retry,
    RunningRedraw,
    Send,
    Stepped,
    TableClosed,
    TakenOver,
    TakeOver,
    ViewEvent,
)

RETRY_SECONDS = 5.0
"""Seconds before a lost redraw is retried; doubled each time, as long as a token lives."""


def step(view: PrivateView, event: ViewEvent) -> Stepped:
    """Return the state that follows an event, and the effects to apply, in order."""
    if view.ended and not isinstance(event, RequestOutcome | RequestCancelled):
        return view, ()
    if isinstance(event, ReplyEvent):
        return _reply(view, event)
    if isinstance(event, RequestOutcome):
        return (view, ()) if view.running is None else _answered(view, view.running, event)
    match event:
        case Changed(requested):
            view, started = _begin_if_idle(replace(view, requested=requested))
            return view, (NoRetry(), *started)
        case Begins():
            return _begins(replace(view, redraw_scheduled=False), event)
        case RequestCancelled():
            if view.running is not None:  # for whatever begins next
                requested = view.requested or view.running.requested
                view = replace(_with_deal_restored(view, view.running), requested=requested)
            return replace(view, running=None, redraw_scheduled=False, shown=None), (
                ReportSettled(False),
            )
        case TableClosed() | Ends():
            return _ends(view, event)
        case _:
            return _moved_otherwise(view, event)


def _with_unknown_content(view: PrivateView) -> PrivateView:
    """Mark the message's content as unknown, so that a running redraw is repeated."""
    return replace(view, generation=view.generation + 1, shown=None)


def _without_location(view: PrivateView) -> Stepped:
    """Forget the message and its token; a running request may still arrive."""
    view = replace(view, location=None, sender=None, shown=None, failed_redraws=0)
    return view, (NoRetry(), PictureLater(None))


# Replies -----------------------------------------------------------------------------------------


def _reply(view: PrivateView, event: ReplyEvent) -> Stepped:
    match event:
        case ReplyBegins():
            overlapped = view.replies_running > 0 or view.running is not None
            return replace(
                _with_unknown_content(view),
                replies_running=view.replies_running + 1,
                reply_overlapped=overlapped,
            ), ()
        case ReplySays(page, bare, deal):
            notice = None if bare is None else Notice(page, bare)
            return replace(view, notice=notice), (_picture_later(page, deal),)
        case ReplyMoves():
            return _moves(view, event)
        case ReplyElsewhere(sender, deal, watches):
            view = replace(view, sender=sender, notice=None)
            if view.location is not None:
                return view, ()
            return replace(_with_unknown_content(view), deal=deal, watches=watches), ()
        case ReplyShown(page):
            view = replace(view, shown=None if view.reply_overlapped else page)
            return view, () if page.keeps else (PictureLater(None),)
        case ReplyEnds():
            return _reply_ends(view)


def _moves(view: PrivateView, event: ReplyMoves) -> Stepped:
    """Move the page to a message: other pages leave it, and the earlier message is retired.

    A reply that came late to an earlier press is retired instead: the page stands below it.
    """
    location, deal, watches = event
    before = view.location
    if before is not None and _is_overtaken(location, before):
        view = replace(_with_unknown_content(view), reply_overlapped=True)
        return view, (Retire(location, watches), Refresh())
    moved = replace(
        _with_unknown_content(view),
        location=location,
        sender=location.token,
        deal=deal,
        watches=watches,
    )
    if location.message is None or (before is not None and before.message == location.message):
        return moved, ()
    effects: tuple[Effect, ...] = (TakeOver(location.message),)
    if before is not None and before.message is not None:
        effects += (Retire(before, view.watches),)
    return moved, effects


def _is_overtaken(late: Location, location: Location) -> bool:
    """Return whether a message was asked for before the one that shows the page, and is above it.

    A message above may also show the page by a later press on it.
    """
    if late.message is None or location.message is None:
        return False
    return late.message < location.message and late.token.id < location.token.id


def _reply_ends(view: PrivateView) -> Stepped:
    if not view.replies_running:
        return view, ()
    view = replace(
        view, replies_running=view.replies_running - 1, replies_finished=view.replies_finished + 1
    )
    if view.replies_running:
        return view, ()
    retired, view = view.retired, replace(view, retired=())
    effects: tuple[Effect, ...] = ()
    for location in retired:
        view, refresh = _retired(view, location)
        effects += refresh
    view, started = _begin_if_idle(view)
    return view, (*started, *effects)


def _retired(view: PrivateView, location: Location) -> Stepped:
    """Restore a retired message's buttons if the page has come back to it meanwhile."""
    if view.replies_running:
        return replace(view, retired=(*view.retired, location)), ()
    return (_with_unknown_content(view), (Refresh(),)) if view.is_in(location) else (view, ())


def _moved_otherwise(
    view: PrivateView, event: Retired | Overdrawn | TakenOver | PageRestored
) -> Stepped:
    """Handle a change of messages that is neither a reply nor a redraw."""
    match event:
        case Retired(location):
            return _retired(view, location)
        case Overdrawn():
            return _with_unknown_content(view), (Refresh(),)
        case TakenOver():
            return _without_location(view)
        case PageRestored(location, sender, deal, watches):
            if view.sender is not None:  # what came meanwhile is newer
                return view, ()
            view = replace(
                _with_unknown_content(view),
                location=location,
                sender=sender,
                deal=deal,
                watches=watches,
            )
            return view, ()


# Redraws -----------------------------------------------------------------------------------------


def _begin_if_idle(view: PrivateView) -> Stepped:
    """Schedule the requested redraw, if nothing else is running."""
    if (
        view.requested is None
        or view.redraw_scheduled
        or view.running is not None
        or view.replies_running
    ):
        return view, ()
    return replace(view, redraw_scheduled=True), (Draw(),)


def _begins(view: PrivateView, event: Begins) -> Stepped:
    """Start a redraw, unless the message shows that page already."""
    requested, sender, (page, facts) = view.requested, view.sender, event
    if requested is None or view.running is not None or view.replies_running:
        return view, ()
    view, lost = replace(view, requested=None, failed_redraws=0), view.failed_redraws
    if view.awaits_dealing(requested.deal, facts):
        return view, (ReportSettled(True),)
    if page is None or sender is None or not facts.can_send:
        return view, (ReportSettled(False),)
    if view.notice is not None and view.notice.bare == page:
        page = view.notice.page
    else:
        view = replace(view, notice=None)
    with_picture = replace(page, keeps=False)
    if requested.with_picture or view.shown == with_picture:
        page = with_picture
    noted = ReportPage(page), _picture_later(page, facts.deal)
    if page == view.shown:
        return view, (*noted, ReportSettled(True))
    dealt = facts.deal != view.deal and not facts.alone
    way = _edit_or_send(view.location, sender, page, in_place=facts.can_edit and not dealt)
    running = RunningRedraw(requested, page, view.generation, view.location, sender, view.deal)
    return replace(view, running=running, shown=None, deal=facts.deal, failed_redraws=lost), (
        *noted,
        way,
    )


def _edit_or_send(
    location: Location | None, sender: RequestToken, page: Page, *, in_place: bool
) -> Edit | Send:
    return Edit(location, page) if location is not None and in_place else Send(sender, page)


def _picture_later(page: Page, deal: int) -> PictureLater:
    """Schedule the newest picture if a page keeps an older one for now."""
    return PictureLater(deal if page.keeps else None)


def _answered(
    view: PrivateView,
    running: RunningRedraw,
    event: MessageEdited | MessageSent | MessageLost | MessageCleared,
) -> Stepped:
    """Handle the outcome of the running request."""
    if view.ended:
        return replace(view, running=None), (ReportSettled(not isinstance(event, MessageLost)),)
    match event:
        case MessageEdited(lacks_pictures):
            shown = None if lacks_pictures else running.page
            return _arrived(replace(view, shown=shown, failed_redraws=0), running, running.location)
        case MessageSent(message, lacks_pictures):
            sent = Location(running.sender, message, original=False)
            running = replace(running, new_location=sent, lacks_pictures=lacks_pictures)
            view = replace(view, running=running, failed_redraws=0)
            if running.location is None:
                return _placed(view, running, sent)
            return view, (Clear(running.location, view.watches),)
        case MessageCleared():
            if running.new_location is None:
                return _done(view, running, drawn=True)
            return _placed(view, running, running.new_location)
        case MessageLost(gone):
            view = replace(
                _with_deal_restored(view, running),
                failed_redraws=0 if gone else view.failed_redraws + 1,
            )
            return _done(view, running, drawn=False)


def _with_deal_restored(view: PrivateView, running: RunningRedraw) -> PrivateView:
    """Restore the deal that the message still shows, which the next try must not overwrite."""
    return replace(view, deal=running.deal) if _has_stayed(view, running) else view


def _has_stayed(view: PrivateView, running: RunningRedraw) -> bool:
    """Return whether no reply has moved the page since the request began."""
    return view.location == running.location and (
        running.location is not None or view.sender is running.sender
    )


def _placed(view: PrivateView, running: RunningRedraw, sent: Location) -> Stepped:
    """Record that the page is in a new message."""
    if _has_stayed(view, running):
        view = replace(view, location=sent)
    view = replace(view, shown=None if running.lacks_pictures else running.page)
    return _arrived(view, replace(running, new_location=None), sent)


def _arrived(view: PrivateView, running: RunningRedraw, location: Location | None) -> Stepped:
    """Finish a request that arrived; if the page has moved meanwhile, clear the message."""
    if location is None or view.is_in(location):
        return _done(view, running, drawn=True)
    return replace(view, running=running), (Clear(location, view.watches),)


def _done(view: PrivateView, running: RunningRedraw, *, drawn: bool) -> Stepped:
    """End the request, and begin the next or schedule a retry."""
    view = replace(view, running=None)
    if view.generation != running.generation:  # something was drawn meanwhile: which came last?
        view = replace(view, shown=None, requested=view.requested or running.requested)
    if view.requested is not None:
        return _begin_if_idle(view)
    if not view.failed_redraws or view.sender is None:
        return view, (ReportSettled(drawn),)
    refresh = Retry(running.requested, RETRY_SECONDS * 2 ** (view.failed_redraws - 1))
    return view, (refresh, ReportSettled(drawn))


def _ends(view: PrivateView, event: TableClosed | Ends) -> Stepped:
    """End all drawing; a closed table's page is replaced once more if it can be drawn."""
    ended, effects = _without_location(
        replace(view, requested=None, redraw_scheduled=False, ended=True)
    )
    if ended.running is None:
        effects += (ReportSettled(False),)
    if (
        isinstance(event, Ends)
        or view.sender is None
        or view.location is None
        or not event.facts.can_send
    ):
        return ended, effects
    way = _edit_or_send(view.location, view.sender, event.page, in_place=event.facts.can_edit)
    return ended, (*effects, FinishPage(way))
