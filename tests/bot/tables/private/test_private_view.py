"""Transitions of a private page's state machine, which is total."""

from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from bot.kit.page import Page, note
from bot.tables.private.page_transitions import RETRY_SECONDS, step
from bot.tables.private.private_view import (
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
    Notice,
    Overdrawn,
    PageRestored,
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
    Retire,
    Retired,
    Retry,
    RunningRedraw,
    Send,
    TableClosed,
    TakenOver,
    TakeOver,
    ViewEvent,
)

OLD: Any = SimpleNamespace(id=1)
NEW: Any = SimpleNamespace(id=2)
"""A newer interaction of the same person."""

SEVEN = Location(OLD, 7, original=True)
EIGHT = Location(NEW, 8, original=True)
NINE = Location(OLD, 9, original=False)
PAGE = note("page")
OTHER = note("other")
REFUSAL = note("not that card")
KEEPS = replace(note("keeps"), keeps=True)
WANTED = RedrawRequest(1, with_picture=False)
NOW = Facts(deal=1, alone=False, can_send=True, can_edit=True)
EDITED = MessageEdited(lacks_pictures=False)
NO_PICTURE = PictureLater(None)

ABSENT = PrivateView()
TOKEN = PrivateView(sender=OLD, deal=1)
STILL = PrivateView(location=SEVEN, sender=OLD, deal=1)
IN_EIGHT = PrivateView(location=EIGHT, sender=NEW, deal=1)
DUE = replace(STILL, requested=WANTED, redraw_scheduled=True)
REQUEST = RunningRedraw(WANTED, PAGE, 0, SEVEN, OLD, 1)
DRAWING = replace(STILL, running=REQUEST)
SENDING = replace(STILL, deal=2, running=REQUEST)
REPLYING = replace(STILL, replies_running=1, generation=1)
BOTH = replace(DRAWING, replies_running=1, generation=1, reply_overlapped=True)
LOST = replace(STILL, failed_redraws=1)


class Row(NamedTuple):
    """An event in a state, with the state and effects that follow."""

    name: str
    view: PrivateView
    event: ViewEvent
    next_view: PrivateView
    effects: tuple[Effect, ...] = ()


ROWS = (
    Row("reply begins", STILL, ReplyBegins(), REPLYING),
    Row("reply crosses a request", DRAWING, ReplyBegins(), BOTH),
    Row("reply crosses a reply", REPLYING, ReplyBegins(),
        replace(REPLYING, replies_running=2, generation=2, reply_overlapped=True)),
    Row("reply says something", STILL, ReplySays(REFUSAL, PAGE, 1),
        replace(STILL, notice=Notice(REFUSAL, PAGE)), (NO_PICTURE,)),
    Row("reply says nothing beside the page", replace(STILL, notice=Notice(REFUSAL, PAGE)),
        ReplySays(KEEPS, None, 1), STILL, (PictureLater(1),)),
    Row("reply shows the page where it was", REPLYING,
        ReplyMoves(replace(EIGHT, message=7), 1, False),
        replace(REPLYING, location=replace(EIGHT, message=7), sender=NEW, generation=2)),
    Row("reply shows the page elsewhere", REPLYING, ReplyMoves(EIGHT, 2, True),
        replace(REPLYING, location=EIGHT, sender=NEW, deal=2, watches=True, generation=2),
        (TakeOver(8), Retire(SEVEN, False))),
    Row("reply to an earlier press shows the page above", IN_EIGHT, ReplyMoves(SEVEN, 1, True),
        replace(IN_EIGHT, generation=1, reply_overlapped=True), (Retire(SEVEN, True), Refresh())),
    Row("reply to an earlier press shows the page below", IN_EIGHT, ReplyMoves(NINE, 1, False),
        replace(IN_EIGHT, location=NINE, sender=OLD, generation=1),
        (TakeOver(9), Retire(EIGHT, False))),
    Row("reply to a later press shows the page above", replace(IN_EIGHT, location=NINE),
        ReplyMoves(EIGHT, 1, False), replace(IN_EIGHT, generation=1),
        (TakeOver(8), Retire(NINE, False))),
    Row("first page", TOKEN, ReplyMoves(EIGHT, 1, False),
        replace(TOKEN, location=EIGHT, sender=NEW, generation=1), (TakeOver(8),)),
    Row("reply elsewhere with a page that stands", replace(STILL, notice=Notice(REFUSAL, PAGE)),
        ReplyElsewhere(NEW, 2, False), replace(STILL, sender=NEW)),
    Row("reply elsewhere without a page", TOKEN, ReplyElsewhere(NEW, 2, False),
        replace(TOKEN, sender=NEW, deal=2, generation=1)),
    Row("page shown by a reply", REPLYING, ReplyShown(PAGE), replace(REPLYING, shown=PAGE),
        (NO_PICTURE,)),
    Row("page shown by a reply that crossed", BOTH, ReplyShown(PAGE), BOTH, (NO_PICTURE,)),
    Row("page shown by a reply with an older picture", REPLYING, ReplyShown(KEEPS),
        replace(REPLYING, shown=KEEPS)),
    Row("reply ends", REPLYING, ReplyEnds(), replace(STILL, generation=1, replies_finished=1)),
    Row("reply ends while another goes on", replace(REPLYING, replies_running=2), ReplyEnds(),
        replace(REPLYING, replies_finished=1)),
    Row("reply ends and something is wanted", replace(REPLYING, requested=WANTED), ReplyEnds(),
        replace(DUE, generation=1, replies_finished=1), (Draw(),)),
    Row("change", STILL, Changed(WANTED), DUE, (NoRetry(), Draw())),
    Row("change while another is due", DUE, Changed(RedrawRequest(2, True)),
        replace(DUE, requested=RedrawRequest(2, True)), (NoRetry(),)),
    Row("change while a request is under way", DRAWING, Changed(WANTED),
        replace(DRAWING, requested=WANTED), (NoRetry(),)),
    Row("change while replying", REPLYING, Changed(WANTED),
        replace(REPLYING, requested=WANTED), (NoRetry(),)),
    Row("redraw begins", DUE, Begins(PAGE, NOW), DRAWING,
        (ReportPage(PAGE), NO_PICTURE, Edit(SEVEN, PAGE))),
    Row("redraw of the page that stands there", replace(DUE, shown=PAGE), Begins(PAGE, NOW),
        replace(STILL, shown=PAGE), (ReportPage(PAGE), NO_PICTURE, ReportSettled(True))),
    Row("redraw finds a reply under way", replace(DUE, replies_running=1), Begins(PAGE, NOW),
        replace(STILL, requested=WANTED, replies_running=1)),
    Row("redraw keeps what was said", replace(DUE, notice=Notice(REFUSAL, PAGE)), Begins(PAGE, NOW),
        replace(DRAWING, running=replace(REQUEST, page=REFUSAL), notice=Notice(REFUSAL, PAGE)),
        (ReportPage(REFUSAL), NO_PICTURE, Edit(SEVEN, REFUSAL))),
    Row("redraw drops what was said of another page", replace(DUE, notice=Notice(REFUSAL, OTHER)),
        Begins(PAGE, NOW), DRAWING, (ReportPage(PAGE), NO_PICTURE, Edit(SEVEN, PAGE))),
    Row("redraw keeps an older picture for now", DUE, Begins(KEEPS, NOW),
        replace(DRAWING, running=replace(REQUEST, page=KEEPS)),
        (ReportPage(KEEPS), PictureLater(1), Edit(SEVEN, KEEPS))),
    Row("whole redraw", replace(DUE, requested=RedrawRequest(1, True)), Begins(KEEPS, NOW),
        replace(DRAWING, running=replace(
            REQUEST, requested=RedrawRequest(1, True), page=replace(KEEPS, keeps=False))),
        (ReportPage(replace(KEEPS, keeps=False)), NO_PICTURE,
            Edit(SEVEN, replace(KEEPS, keeps=False)))),
    Row("redraw of the page that a reply showed with its picture",
        replace(DUE, shown=replace(KEEPS, keeps=False)), Begins(KEEPS, NOW),
        replace(STILL, shown=replace(KEEPS, keeps=False)),
        (ReportPage(replace(KEEPS, keeps=False)), NO_PICTURE, ReportSettled(True))),
    Row("another deal among several is left to its dealing out", DUE,
        Begins(PAGE, NOW._replace(deal=2)), STILL, (ReportSettled(True),)),
    Row("deal out", replace(DUE, requested=RedrawRequest(2, False)),
        Begins(PAGE, NOW._replace(deal=2)),
        replace(SENDING, running=replace(REQUEST, requested=RedrawRequest(2, False))),
        (ReportPage(PAGE), NO_PICTURE, Send(OLD, PAGE))),
    Row("another deal alone with the house", DUE, Begins(PAGE, NOW._replace(deal=2, alone=True)),
        SENDING, (ReportPage(PAGE), NO_PICTURE, Edit(SEVEN, PAGE))),
    Row("first page is sent", replace(TOKEN, requested=WANTED, redraw_scheduled=True),
        Begins(PAGE, NOW),
        replace(TOKEN, running=replace(REQUEST, location=None)),
        (ReportPage(PAGE), NO_PICTURE, Send(OLD, PAGE))),
    Row("message that cannot be edited any more", DUE, Begins(PAGE, NOW._replace(can_edit=False)),
        DRAWING, (ReportPage(PAGE), NO_PICTURE, Send(OLD, PAGE))),
    Row("token is over", DUE, Begins(PAGE, NOW._replace(can_send=False)), STILL,
        (ReportSettled(False),)),
    Row("edited", DRAWING, EDITED, replace(STILL, shown=PAGE), (ReportSettled(True),)),
    Row("edited without its pictures", DRAWING, MessageEdited(lacks_pictures=True), STILL,
        (ReportSettled(True),)),
    Row("edited and more is wanted", replace(DRAWING, requested=WANTED), EDITED,
        replace(DUE, shown=PAGE), (Draw(),)),
    Row("edited after a reply", replace(DRAWING, generation=1), EDITED,
        replace(DUE, generation=1), (Draw(),)),
    Row("edited during a reply", BOTH, EDITED,
        replace(BOTH, running=None, requested=WANTED)),
    Row("edited where the page is no longer", replace(DRAWING, location=EIGHT), EDITED,
        replace(DRAWING, location=EIGHT, shown=PAGE), (Clear(SEVEN, False),)),
    Row("sent", SENDING, MessageSent(9, lacks_pictures=False),
        replace(SENDING, running=replace(REQUEST, new_location=NINE)),
        (Clear(SEVEN, False),)),
    Row("sent and the message before is cleared",
        replace(SENDING, running=replace(REQUEST, new_location=NINE)),
        MessageCleared(),
        replace(STILL, location=NINE, deal=2, shown=PAGE), (ReportSettled(True),)),
    Row("sent while a newer token came", replace(TOKEN, sender=NEW, generation=1,
        running=replace(REQUEST, location=None)), MessageSent(9, lacks_pictures=False),
        replace(TOKEN, sender=NEW, generation=1, shown=PAGE,
                running=replace(REQUEST, location=None)),
        (Clear(NINE, False),)),
    Row("lost", DRAWING, MessageLost(gone=False), LOST,
        (Retry(WANTED, RETRY_SECONDS), ReportSettled(False))),
    Row("lost again", replace(DRAWING, failed_redraws=2), MessageLost(gone=False),
        replace(LOST, failed_redraws=3),
        (Retry(WANTED, 4 * RETRY_SECONDS), ReportSettled(False))),
    Row("lost and more is wanted", replace(DRAWING, requested=WANTED), MessageLost(gone=False),
        replace(DUE, failed_redraws=1), (Draw(),)),
    Row("lost on its way to another message", SENDING, MessageLost(gone=False), LOST,
        (Retry(WANTED, RETRY_SECONDS), ReportSettled(False))),
    Row("lost as the message is gone", DRAWING, MessageLost(gone=True), STILL,
        (ReportSettled(False),)),
    Row("broken off", SENDING, RequestCancelled(), replace(STILL, requested=WANTED),
        (ReportSettled(False),)),
    Row("earlier message loses its buttons", STILL, Retired(EIGHT), STILL),
    Row("page is back in the message that lost its buttons", STILL, Retired(SEVEN),
        replace(STILL, generation=1), (Refresh(),)),
    Row("message loses its buttons during a reply", REPLYING, Retired(EIGHT),
        replace(REPLYING, retired=(EIGHT,))),
    Row("reply brings the page back to a message without buttons",
        replace(REPLYING, location=EIGHT, retired=(EIGHT,)), ReplyEnds(),
        replace(STILL, location=EIGHT, generation=2, replies_finished=1), (Refresh(),)),
    Row("drawn over", STILL, Overdrawn(), replace(STILL, generation=1), (Refresh(),)),
    Row("taken over", DRAWING, TakenOver(),
        replace(DRAWING, location=None, sender=None), (NoRetry(), NO_PICTURE)),
    Row("edited where the page of another table is", replace(DRAWING, location=None, sender=None),
        EDITED, replace(DRAWING, location=None, sender=None, shown=PAGE),
        (Clear(SEVEN, False),)),
    Row("restored", ABSENT, PageRestored(SEVEN, NEW, 3, True),
        PrivateView(location=SEVEN, sender=NEW, deal=3, watches=True, generation=1)),
    Row("restored too late", STILL, PageRestored(EIGHT, NEW, 3, True), STILL),
    Row("table closed", STILL, TableClosed(OTHER, NOW),
        replace(STILL, location=None, sender=None, ended=True),
        (NoRetry(), NO_PICTURE, ReportSettled(False), FinishPage(Edit(SEVEN, OTHER)))),
    Row("table closed without a page", TOKEN, TableClosed(OTHER, NOW),
        replace(TOKEN, sender=None, ended=True), (NoRetry(), NO_PICTURE, ReportSettled(False))),
    Row("end", DRAWING, Ends(), replace(DRAWING, location=None, sender=None, ended=True),
        (NoRetry(), NO_PICTURE)),
    Row("edited after the end", replace(DRAWING, location=None, sender=None, ended=True),
        EDITED, replace(STILL, location=None, sender=None, ended=True), (ReportSettled(True),)),
)  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_event_leads_to_state_and_effects(row: Row) -> None:
    assert step(row.view, row.event) == (row.next_view, row.effects)


def test_page_of_an_overtaken_reply_is_not_taken_for_the_one_that_stands() -> None:
    """The page below shows what came before it, and is redrawn even if the table stays as it is."""
    view = replace(IN_EIGHT, shown=OTHER)
    effects: tuple[Effect, ...] = ()
    events = ReplyBegins(), ReplyMoves(SEVEN, 1, False), ReplyShown(PAGE), ReplyEnds()
    for event in (*events, Changed(WANTED), Begins(PAGE, NOW)):
        view, effects = step(view, event)
    assert Edit(EIGHT, PAGE) in effects


def _random_event(draw: Random) -> ViewEvent:
    """An event of any kind but the last ones."""
    token, page = draw.choice((OLD, NEW)), draw.choice((PAGE, OTHER, KEEPS))
    location = Location(token, draw.choice((None, 7, 8, 101)), original=draw.random() < 0.5)
    deal, yes = draw.choice((1, 2)), draw.random() < 0.5
    facts = Facts(deal, alone=yes, can_send=draw.random() < 0.8, can_edit=draw.random() < 0.8)
    bare: Page | None = draw.choice((None, PAGE))
    return draw.choice((
        ReplyBegins(), ReplySays(page, bare, deal), ReplyMoves(location, deal, yes),
        ReplyElsewhere(token, deal, yes), ReplyShown(page), ReplyEnds(), ReplyEnds(),
        Changed(RedrawRequest(deal, yes)), Begins(page, facts), Begins(page, facts),
        MessageEdited(yes), MessageSent(101, yes), MessageLost(yes), MessageCleared(),
        RequestCancelled(), Retired(location), Overdrawn(), TakenOver(),
        PageRestored(draw.choice((None, location)), token, deal, yes),
    ))  # fmt: skip


@pytest.mark.parametrize("seed", range(50))
def test_every_event_has_a_transition_in_every_state(seed: int) -> None:
    """After the end the only effect is to resolve waiting callers."""
    draw, view = Random(seed), PrivateView()
    for _ in range(60):
        event = _random_event(draw)
        before = replace(view)
        view, effects = step(view, event)
        assert (view, effects) == step(before, event), "the same state, the same step"
        assert view.replies_running >= 0 and not (view.redraw_scheduled and view.requested is None)
        assert (
            len([effect for effect in effects if isinstance(effect, Draw | Edit | Send | Clear)])
            <= 1
        )
        last: ViewEvent = draw.choice((Ends(), TableClosed(PAGE, NOW)))
        ended, _ = step(view, last)
        after, effects_after = step(ended, event)
        assert after.ended and all(isinstance(effect, ReportSettled) for effect in effects_after)
