"""Each transition of a private page; and every event has one in every state."""

from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.kit.page import Page, note
from bot.tables.private.private_view import (
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
    Lost,
    NoRetry,
    Note,
    Notice,
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
    Request,
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
    Wanted,
)
from bot.tables.private.transitions import RETRY, step

OLD: Any = object()
NEW: Any = object()
"""Interactions of one person."""

SEVEN = At(OLD, 7, original=True)
EIGHT = At(NEW, 8, original=True)
PAGE, OTHER, REFUSAL, KEEPS = (note(text) for text in ("page", "other", "not that card", "keeps"))
KEEPS = replace(KEEPS, keeps=True)
WANTED = Wanted(1, whole=False)
NOW = Facts(deal=1, alone=False, alive=True, editable=True)
NO_PICTURE = PictureLater(None)

ABSENT = PrivateView()
TOKEN = PrivateView(sender=OLD, deal=1)
STILL = PrivateView(at=SEVEN, sender=OLD, deal=1)
DUE = replace(STILL, wanted=WANTED, due=True)
REQUEST = Request(WANTED, PAGE, 0, SEVEN, OLD, 1)
DRAWING = replace(STILL, request=REQUEST)
SENDING = replace(STILL, deal=2, request=REQUEST)
REPLYING = replace(STILL, replies=1, age=1)
BOTH = replace(DRAWING, replies=1, age=1, crossed=True)
LOST = replace(STILL, lost=1)


class Row(NamedTuple):
    """An event in a state, and what comes of it."""

    name: str
    view: PrivateView
    event: Event
    then: PrivateView
    effects: tuple[Effect, ...] = ()


ROWS = (
    Row("reply begins", STILL, ReplyBegins(), REPLYING),
    Row("reply crosses a request", DRAWING, ReplyBegins(), BOTH),
    Row("reply crosses a reply", REPLYING, ReplyBegins(),
        replace(REPLYING, replies=2, age=2, crossed=True)),
    Row("reply says something", STILL, ReplySays(REFUSAL, PAGE, 1),
        replace(STILL, notice=Notice(REFUSAL, PAGE)), (NO_PICTURE,)),
    Row("reply says nothing beside the page", replace(STILL, notice=Notice(REFUSAL, PAGE)),
        ReplySays(KEEPS, None, 1), STILL, (PictureLater(1),)),
    Row("reply shows the page where it was", REPLYING,
        ReplyMoves(replace(EIGHT, message=7), 1, False),
        replace(REPLYING, at=replace(EIGHT, message=7), sender=NEW, age=2)),
    Row("reply shows the page elsewhere", REPLYING, ReplyMoves(EIGHT, 2, True),
        replace(REPLYING, at=EIGHT, sender=NEW, deal=2, watches=True, age=2),
        (TakeOver(8), Retire(SEVEN, False))),
    Row("first page", TOKEN, ReplyMoves(EIGHT, 1, False),
        replace(TOKEN, at=EIGHT, sender=NEW, age=1), (TakeOver(8),)),
    Row("reply elsewhere with a page that stands", replace(STILL, notice=Notice(REFUSAL, PAGE)),
        ReplyElsewhere(NEW, 2, False), replace(STILL, sender=NEW)),
    Row("reply elsewhere without a page", TOKEN, ReplyElsewhere(NEW, 2, False),
        replace(TOKEN, sender=NEW, deal=2, age=1)),
    Row("page shown by a reply", REPLYING, ReplyShown(PAGE), replace(REPLYING, shown=PAGE)),
    Row("page shown by a reply that crossed", BOTH, ReplyShown(PAGE), BOTH),
    Row("reply ends", REPLYING, ReplyEnds(), replace(STILL, age=1, answered=1)),
    Row("reply ends while another goes on", replace(REPLYING, replies=2), ReplyEnds(),
        replace(REPLYING, answered=1)),
    Row("reply ends and something is wanted", replace(REPLYING, wanted=WANTED), ReplyEnds(),
        replace(DUE, age=1, answered=1), (Draw(),)),
    Row("change", STILL, Changed(WANTED), DUE, (NoRetry(), Draw())),
    Row("change while another is due", DUE, Changed(Wanted(2, True)),
        replace(DUE, wanted=Wanted(2, True)), (NoRetry(),)),
    Row("change while a request is under way", DRAWING, Changed(WANTED),
        replace(DRAWING, wanted=WANTED), (NoRetry(),)),
    Row("change while replying", REPLYING, Changed(WANTED),
        replace(REPLYING, wanted=WANTED), (NoRetry(),)),
    Row("redraw begins", DUE, Begins(PAGE, NOW), DRAWING,
        (Note(PAGE), NO_PICTURE, Edit(SEVEN, PAGE))),
    Row("redraw of the page that stands there", replace(DUE, shown=PAGE), Begins(PAGE, NOW),
        replace(STILL, shown=PAGE), (Note(PAGE), NO_PICTURE, Settled(True))),
    Row("redraw finds a reply under way", replace(DUE, replies=1), Begins(PAGE, NOW),
        replace(STILL, wanted=WANTED, replies=1)),
    Row("redraw keeps what was said", replace(DUE, notice=Notice(REFUSAL, PAGE)), Begins(PAGE, NOW),
        replace(DRAWING, request=replace(REQUEST, page=REFUSAL), notice=Notice(REFUSAL, PAGE)),
        (Note(REFUSAL), NO_PICTURE, Edit(SEVEN, REFUSAL))),
    Row("redraw drops what was said of another page", replace(DUE, notice=Notice(REFUSAL, OTHER)),
        Begins(PAGE, NOW), DRAWING, (Note(PAGE), NO_PICTURE, Edit(SEVEN, PAGE))),
    Row("redraw keeps an older picture for now", DUE, Begins(KEEPS, NOW),
        replace(DRAWING, request=replace(REQUEST, page=KEEPS)),
        (Note(KEEPS), PictureLater(1), Edit(SEVEN, KEEPS))),
    Row("whole redraw", replace(DUE, wanted=Wanted(1, True)), Begins(KEEPS, NOW),
        replace(DRAWING, request=replace(
            REQUEST, wanted=Wanted(1, True), page=replace(KEEPS, keeps=False))),
        (Note(replace(KEEPS, keeps=False)), NO_PICTURE, Edit(SEVEN, replace(KEEPS, keeps=False)))),
    Row("another deal among several is left to its dealing out", DUE,
        Begins(PAGE, NOW._replace(deal=2)), STILL, (Settled(True),)),
    Row("deal out", replace(DUE, wanted=Wanted(2, False)), Begins(PAGE, NOW._replace(deal=2)),
        replace(SENDING, request=replace(REQUEST, wanted=Wanted(2, False))),
        (Note(PAGE), NO_PICTURE, Send(OLD, PAGE))),
    Row("another deal alone with the house", DUE, Begins(PAGE, NOW._replace(deal=2, alone=True)),
        SENDING, (Note(PAGE), NO_PICTURE, Edit(SEVEN, PAGE))),
    Row("first page is sent", replace(TOKEN, wanted=WANTED, due=True), Begins(PAGE, NOW),
        replace(TOKEN, request=replace(REQUEST, at=None)),
        (Note(PAGE), NO_PICTURE, Send(OLD, PAGE))),
    Row("message that cannot be edited any more", DUE, Begins(PAGE, NOW._replace(editable=False)),
        DRAWING, (Note(PAGE), NO_PICTURE, Send(OLD, PAGE))),
    Row("token is over", DUE, Begins(PAGE, NOW._replace(alive=False)), STILL, (Settled(False),)),
    Row("edited", DRAWING, Edited(late=False), replace(STILL, shown=PAGE), (Settled(True),)),
    Row("edited without its pictures", DRAWING, Edited(late=True), STILL, (Settled(True),)),
    Row("edited and more is wanted", replace(DRAWING, wanted=WANTED), Edited(late=False),
        replace(DUE, shown=PAGE), (Draw(),)),
    Row("edited after a reply", replace(DRAWING, age=1), Edited(late=False),
        replace(DUE, age=1), (Draw(),)),
    Row("edited during a reply", BOTH, Edited(late=False),
        replace(BOTH, request=None, wanted=WANTED)),
    Row("edited where the page is no longer", replace(DRAWING, at=EIGHT), Edited(late=False),
        replace(DRAWING, at=EIGHT, shown=PAGE), (Clear(SEVEN, False),)),
    Row("sent", SENDING, Sent(9, late=False),
        replace(SENDING, request=replace(REQUEST, sent=At(OLD, 9, original=False))),
        (Clear(SEVEN, False),)),
    Row("sent and the message before is cleared",
        replace(SENDING, request=replace(REQUEST, sent=At(OLD, 9, original=False))), Cleared(),
        replace(STILL, at=At(OLD, 9, original=False), deal=2, shown=PAGE), (Settled(True),)),
    Row("sent while a newer token came", replace(TOKEN, sender=NEW, age=1,
        request=replace(REQUEST, at=None)), Sent(9, late=False),
        replace(TOKEN, sender=NEW, age=1, shown=PAGE, request=replace(REQUEST, at=None)),
        (Clear(At(OLD, 9, original=False), False),)),
    Row("lost", DRAWING, Lost(gone=False), LOST, (Retry(WANTED, RETRY), Settled(False))),
    Row("lost again", replace(DRAWING, lost=2), Lost(gone=False), replace(LOST, lost=3),
        (Retry(WANTED, 4 * RETRY), Settled(False))),
    Row("lost and more is wanted", replace(DRAWING, wanted=WANTED), Lost(gone=False),
        replace(DUE, lost=1), (Draw(),)),
    Row("lost on its way to another message", SENDING, Lost(gone=False), LOST,
        (Retry(WANTED, RETRY), Settled(False))),
    Row("lost as the message is gone", DRAWING, Lost(gone=True), STILL, (Settled(False),)),
    Row("broken off", SENDING, Dropped(), replace(STILL, wanted=WANTED), (Settled(False),)),
    Row("earlier message loses its buttons", STILL, Retired(EIGHT), STILL),
    Row("page is back in the message that lost its buttons", STILL, Retired(SEVEN),
        replace(STILL, age=1), (Refresh(),)),
    Row("message loses its buttons during a reply", REPLYING, Retired(EIGHT),
        replace(REPLYING, retired=(EIGHT,))),
    Row("reply brings the page back to a message without buttons",
        replace(REPLYING, at=EIGHT, retired=(EIGHT,)), ReplyEnds(),
        replace(STILL, at=EIGHT, age=2, answered=1), (Refresh(),)),
    Row("drawn over", STILL, Overdrawn(), replace(STILL, age=1), (Refresh(),)),
    Row("taken over", DRAWING, TakenOver(),
        replace(DRAWING, at=None, sender=None), (NoRetry(), NO_PICTURE)),
    Row("edited where the page of another table is", replace(DRAWING, at=None, sender=None),
        Edited(late=False), replace(DRAWING, at=None, sender=None, shown=PAGE),
        (Clear(SEVEN, False),)),
    Row("restored", ABSENT, Restored(SEVEN, NEW, 3, True),
        PrivateView(at=SEVEN, sender=NEW, deal=3, watches=True, age=1)),
    Row("restored too late", STILL, Restored(EIGHT, NEW, 3, True), STILL),
    Row("table closed", STILL, TableClosed(OTHER, NOW),
        replace(STILL, at=None, sender=None, ended=True),
        (NoRetry(), NO_PICTURE, Settled(False), Finish(Edit(SEVEN, OTHER)))),
    Row("table closed without a page", TOKEN, TableClosed(OTHER, NOW),
        replace(TOKEN, sender=None, ended=True), (NoRetry(), NO_PICTURE, Settled(False))),
    Row("end", DRAWING, Ends(), replace(DRAWING, at=None, sender=None, ended=True),
        (NoRetry(), NO_PICTURE)),
    Row("edited after the end", replace(DRAWING, at=None, sender=None, ended=True),
        Edited(late=False), replace(STILL, at=None, sender=None, ended=True), (Settled(True),)),
)  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_event_leads_to_state_and_effects(row: Row) -> None:
    assert step(row.view, row.event) == (row.then, row.effects)


def _events(draw: Random) -> Event:
    """Any event."""
    token, page = draw.choice((OLD, NEW)), draw.choice((PAGE, OTHER, KEEPS))
    at = At(token, draw.choice((None, 7, 8, 101)), original=draw.random() < 0.5)
    deal, yes = draw.choice((1, 2)), draw.random() < 0.5
    facts = Facts(deal, alone=yes, alive=draw.random() < 0.8, editable=draw.random() < 0.8)
    bare: Page | None = draw.choice((None, PAGE))
    return draw.choice((
        ReplyBegins(), ReplySays(page, bare, deal), ReplyMoves(at, deal, yes),
        ReplyElsewhere(token, deal, yes), ReplyShown(page), ReplyEnds(), ReplyEnds(),
        Changed(Wanted(deal, yes)), Begins(page, facts), Begins(page, facts), Edited(yes),
        Sent(101, yes), Lost(yes), Cleared(), Dropped(), Retired(at), Overdrawn(), TakenOver(),
        Restored(draw.choice((None, at)), token, deal, yes),
    ))  # fmt: skip


@pytest.mark.parametrize("seed", range(50))
def test_every_event_has_a_transition_in_every_state(seed: int) -> None:
    """And after the end nothing more is done than telling who waits that it is over."""
    draw, view = Random(seed), PrivateView()
    for _ in range(60):
        event = _events(draw)
        before = replace(view)
        view, effects = step(view, event)
        assert (view, effects) == step(before, event), "the same state, the same step"
        assert view.replies >= 0 and not (view.due and view.wanted is None)
        assert (
            len([effect for effect in effects if isinstance(effect, Draw | Edit | Send | Clear)])
            <= 1
        )
        last: Event = draw.choice((Ends(), TableClosed(PAGE, NOW)))
        ended, _ = step(view, last)
        after, nothing = step(ended, event)
        assert after.ended and all(isinstance(effect, Settled) for effect in nothing)
