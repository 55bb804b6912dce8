"""How a private page goes from one state to the next, and what is done then: pure and total.

Two ways lead to its message: the reply to a click on it, and a redraw by the token of an earlier
click. Redraws go one after the other, and the newest state alone. A reply waits for nobody, as
Discord gives it three seconds: so no redraw begins while one is under way, and one that a reply has
overtaken (Discord may have been in trouble) is followed by another.
"""

from dataclasses import replace

from bot.kit.page import Page
from bot.tables.private.private_view import (
    Answer,
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
    Finish,
    Lost,
    NoRetry,
    Note,
    Notice,
    Overdrawn,
    PictureLater,
    PrivateView,
    Refresh,
    Reply,
    ReplyBegins,
    ReplyElsewhere,
    ReplyEnds,
    ReplyMoves,
    ReplySays,
    ReplyShown,
    Request,
    Restored,
    Retire,
    Retired,
    Retry,
    Send,
    Sent,
    Settled,
    Stepped,
    TableClosed,
    TakenOver,
    TakeOver,
    Token,
)

RETRY = 5.0
"""Seconds before a lost redraw is tried again: doubled each time, as long as there is a token for
it."""


def step(view: PrivateView, event: Event) -> Stepped:
    """The state that follows an event, and what is done then, in order."""
    if view.ended and not isinstance(event, Answer | Dropped):
        return view, ()
    if isinstance(event, Reply):
        return _reply(view, event)
    if isinstance(event, Answer):
        return (view, ()) if view.request is None else _answered(view, view.request, event)
    match event:
        case Changed(wanted):
            view, begun = _next(replace(view, wanted=wanted))
            return view, (NoRetry(), *begun)
        case Begins():
            return _begins(replace(view, due=False), event)
        case Dropped():
            if view.request is not None:  # for whatever begins next
                wanted = view.wanted or view.request.wanted
                view = replace(_undealt(view, view.request), wanted=wanted)
            return replace(view, request=None, due=False, shown=None), (Settled(False),)
        case TableClosed() | Ends():
            return _ends(view, event)
        case _:
            return _moved_otherwise(view, event)


def _doubted(view: PrivateView) -> PrivateView:
    """Something else may stand there: a redraw under way is repeated."""
    return replace(view, age=view.age + 1, shown=None)


def _homeless(view: PrivateView) -> Stepped:
    """There is nothing to draw in any more; a request under way may still arrive."""
    view = replace(view, at=None, sender=None, shown=None, lost=0)
    return view, (NoRetry(), PictureLater(None))


# Replies -----------------------------------------------------------------------------------------


def _reply(view: PrivateView, event: Reply) -> Stepped:
    match event:
        case ReplyBegins():
            crossed = view.replies > 0 or view.request is not None
            return replace(_doubted(view), replies=view.replies + 1, crossed=crossed), ()
        case ReplySays(page, bare, deal):
            notice = None if bare is None else Notice(page, bare)
            return replace(view, notice=notice), (_picture(page, deal),)
        case ReplyMoves():
            return _moves(view, event)
        case ReplyElsewhere(sender, deal, watches):
            view = replace(view, sender=sender, notice=None)
            if view.at is not None:
                return view, ()
            return replace(_doubted(view), deal=deal, watches=watches), ()
        case ReplyShown(page):
            return replace(view, shown=None if view.crossed else page), ()
        case ReplyEnds():
            return _reply_ends(view)


def _moves(view: PrivateView, event: ReplyMoves) -> Stepped:
    """The page is in this message: it alone is there, and only there."""
    at, deal, watches = event
    moved = replace(_doubted(view), at=at, sender=at.token, deal=deal, watches=watches)
    before = view.at
    if at.message is None or (before is not None and before.message == at.message):
        return moved, ()
    effects: tuple[Effect, ...] = (TakeOver(at.message),)
    if before is not None and before.message is not None:
        effects += (Retire(before, view.watches),)
    return moved, effects


def _reply_ends(view: PrivateView) -> Stepped:
    if not view.replies:
        return view, ()
    view = replace(view, replies=view.replies - 1, answered=view.answered + 1)
    if view.replies:
        return view, ()
    retired, view = view.retired, replace(view, retired=())
    effects: tuple[Effect, ...] = ()
    for at in retired:
        view, again = _retired(view, at)
        effects += again
    view, begun = _next(view)
    return view, (*begun, *effects)


def _retired(view: PrivateView, at: At) -> Stepped:
    """If the page has come back to that message meanwhile, its buttons are to come back, too."""
    if view.replies:
        return replace(view, retired=(*view.retired, at)), ()
    return (_doubted(view), (Refresh(),)) if view.is_in(at) else (view, ())


def _moved_otherwise(
    view: PrivateView, event: Retired | Overdrawn | TakenOver | Restored
) -> Stepped:
    """Something but a reply or a redraw has changed what stands where."""
    match event:
        case Retired(at):
            return _retired(view, at)
        case Overdrawn():
            return _doubted(view), (Refresh(),)
        case TakenOver():
            return _homeless(view)
        case Restored(at, sender, deal, watches):
            if view.sender is not None:  # what came meanwhile is newer
                return view, ()
            view = replace(_doubted(view), at=at, sender=sender, deal=deal, watches=watches)
            return view, ()


# Redraws -----------------------------------------------------------------------------------------


def _next(view: PrivateView) -> Stepped:
    """Begin what is to be drawn, if nothing is under way."""
    if view.wanted is None or view.due or view.request is not None or view.replies:
        return view, ()
    return replace(view, due=True), (Draw(),)


def _begins(view: PrivateView, event: Begins) -> Stepped:
    """Draw what is not there yet."""
    wanted, sender, (page, facts) = view.wanted, view.sender, event
    if wanted is None or view.request is not None or view.replies:
        return view, ()
    view, lost = replace(view, wanted=None, lost=0), view.lost
    if view.awaits_dealing(wanted.deal, facts):
        return view, (Settled(True),)
    if page is None or sender is None or not facts.alive:
        return view, (Settled(False),)
    if view.notice is not None and view.notice.bare == page:
        page = view.notice.page
    else:
        view = replace(view, notice=None)
    if wanted.whole and page.keeps:
        page = replace(page, keeps=False)
    noted = Note(page), _picture(page, facts.deal)
    if page == view.shown:
        return view, (*noted, Settled(True))
    dealt = facts.deal != view.deal and not facts.alone
    way = _way(view.at, sender, page, in_place=facts.editable and not dealt)
    request = Request(wanted, page, view.age, view.at, sender, view.deal)
    return replace(view, request=request, shown=None, deal=facts.deal, lost=lost), (*noted, way)


def _way(at: At | None, sender: Token, page: Page, *, in_place: bool) -> Edit | Send:
    return Edit(at, page) if at is not None and in_place else Send(sender, page)


def _picture(page: Page, deal: int) -> PictureLater:
    """If a page keeps an older picture for now, the newest one is drawn later."""
    return PictureLater(deal if page.keeps else None)


def _answered(
    view: PrivateView, request: Request, event: Edited | Sent | Lost | Cleared
) -> Stepped:
    """Go on after a request."""
    if view.ended:
        return replace(view, request=None), (Settled(not isinstance(event, Lost)),)
    match event:
        case Edited(late):
            shown = None if late else request.page
            return _arrived(replace(view, shown=shown, lost=0), request, request.at)
        case Sent(message, late):
            sent = At(request.sender, message, original=False)
            request = replace(request, sent=sent, late=late)
            view = replace(view, request=request, lost=0)
            if request.at is None:
                return _placed(view, request, sent)
            return view, (Clear(request.at, view.watches),)
        case Cleared():
            if request.sent is None:
                return _done(view, request, drawn=True)
            return _placed(view, request, request.sent)
        case Lost(gone):
            view = replace(_undealt(view, request), lost=0 if gone else view.lost + 1)
            return _done(view, request, drawn=False)


def _undealt(view: PrivateView, request: Request) -> PrivateView:
    """The message still shows the deal before, which the next try must not overwrite."""
    return replace(view, deal=request.deal) if _has_stayed(view, request) else view


def _has_stayed(view: PrivateView, request: Request) -> bool:
    """Whether no reply has shown the page elsewhere since the request began."""
    return view.at == request.at and (request.at is not None or view.sender is request.sender)


def _placed(view: PrivateView, request: Request, sent: At) -> Stepped:
    """The page is in a new message."""
    if _has_stayed(view, request):
        view = replace(view, at=sent)
    view = replace(view, shown=None if request.late else request.page)
    return _arrived(view, replace(request, sent=None), sent)


def _arrived(view: PrivateView, request: Request, at: At | None) -> Stepped:
    """A message shows the page; if that has moved meanwhile, its buttons go."""
    if at is None or view.is_in(at):
        return _done(view, request, drawn=True)
    return replace(view, request=request), (Clear(at, view.watches),)


def _done(view: PrivateView, request: Request, *, drawn: bool) -> Stepped:
    """The request is over: on with what is to be drawn by now."""
    view = replace(view, request=None)
    if view.age != request.age:  # something was drawn meanwhile: which came last?
        view = replace(view, shown=None, wanted=view.wanted or request.wanted)
    if view.wanted is not None:
        return _next(view)
    if not view.lost or view.sender is None:
        return view, (Settled(drawn),)
    again = Retry(request.wanted, RETRY * 2 ** (view.lost - 1))
    return view, (again, Settled(drawn))


def _ends(view: PrivateView, event: TableClosed | Ends) -> Stepped:
    """Nothing is drawn any more; of a closed table, a last page over one that can be drawn."""
    ended, effects = _homeless(replace(view, wanted=None, due=False, ended=True))
    if ended.request is None:
        effects += (Settled(False),)
    if isinstance(event, Ends) or view.sender is None or view.at is None or not event.facts.alive:
        return ended, effects
    way = _way(view.at, view.sender, event.page, in_place=event.facts.editable)
    return ended, (*effects, Finish(way))
