"""The page of a person's records at deals of the day, with the curves of the last days."""

from collections.abc import Iterator
from functools import partial

from bot.careers.pages import month_name
from bot.careers.profile import NO_VALUE, sample
from bot.contests.core.pages import error_note, game_of
from bot.contests.days.calendar import points_lost
from bot.contests.days.controls import calendar_button, decisions_button
from bot.contests.days.records import CURVE_DAYS, ROLLING_DAYS, FormRecord, Records
from bot.deals.score_sheet import bars, table_of
from bot.deals.wording.alt_texts import fit_alt
from bot.deals.wording.words import code_block
from bot.games.forms import form_of
from bot.kit.figures import percent, ratio, tenths
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Page, Picture, Row, Text, page
from bot.kit.text import align_left, columns, join_sentences, short
from bot.pictures.scenes import CourseScene, Curve

MAX_GAME = 24
"""Columns of a game's name in the table."""


def records_page(kept: Records, words: Words, look: Look = TEXT) -> Page:
    """The page of somebody's records."""
    text = Text("\n".join((f"### {words('days-records-title')}", *_lines(kept, words))))
    table = Text(_table(kept, words)) if kept.forms else None
    ways = Row((calendar_button(words), decisions_button(words)))
    curves = curves_of(kept, words)
    notes = Text("\n".join(f"-# {note}" for note in _notes(kept, curves, words)))
    if not curves:
        return page(text, table, notes, ways)
    if not look.pictured:
        return page(text, table, Text(_curve_text(curves, words)), notes, ways)
    drawn = Picture(CourseScene(look.deck, curves, signed=False), _alt(curves, words))
    return page(text, table, drawn, notes, ways, instead=partial(records_page, kept, words))


def _lines(kept: Records, words: Words) -> Iterator[str]:
    yield words("days-total", days=str(kept.days), deals=str(kept.deals))
    yield words("days-streak", now=str(kept.streak.days), longest=str(kept.longest))
    if kept.percent is not None:
        yield words("days-mean", percent=kept.percent)
    if kept.best is not None and kept.best_percent is not None:
        best = kept.best
        name = words(f"{best.kind}-name", number=str(best.day), deal=best.deal + 1)
        deal = f"{name} · {game_of(best, words)}"
        yield words("days-best", percent=str(kept.best_percent), deal=deal)
    if kept.best_month is not None:
        month = month_name(kept.best_month.month.number, words)
        yield words("days-best-month", month=month, percent=kept.best_month.percent)


def _table(kept: Records, words: Words) -> str:
    head = ("", words("ladder-percent"), words("ladder-deals"), words("days-least"))
    return table_of(head, (_row(form, words) for form in kept.forms))


def _row(form: FormRecord, words: Words) -> tuple[str, ...]:
    least = None if form.least is None else points_lost(form.least)
    cost = NO_VALUE if least is None else tenths(least, words)
    return (_name(form, words), str(form.percent), str(form.deals), cost)


def _name(form: FormRecord, words: Words) -> str:
    """The game and the number of its players, short enough for a phone."""
    game = words(f"variant-{form_of(form.variant, form.players).name}")
    return f"{short(game, MAX_GAME)} · {form.players}"


def _notes(kept: Records, curves: tuple[Curve, ...], words: Words) -> Iterator[str]:
    yield join_sentences(words, words("days-records-note"), *error_note(kept.errors, words))
    if curves:
        note, (_, mistakes) = words("days-curve-note", mean=ROLLING_DAYS, days=CURVE_DAYS), curves
        explained = [words("days-curve-mistakes")] if mistakes.sums else []
        yield join_sentences(words, note, *explained)


def curves_of(kept: Records, words: Words) -> tuple[Curve, ...]:
    """The curves of percentile and mistakes, both in percent; empty: there are too few days."""
    if not kept.curve:
        return ()
    percents = tuple(point.percent for point in kept.curve)
    costs = tuple(round(100 * point.cost) for point in kept.curve if point.cost is not None)
    return (
        Curve(words("days-curve-percent"), percents, percent(percents[-1], 100, words)),
        Curve(words("days-curve-cost"), costs, ratio(costs[-1], words) if costs else ""),
    )


def _curve_text(curves: tuple[Curve, ...], words: Words) -> str:
    """The curves as lines of bars, all on one scale."""
    drawn = [curve for curve in curves if curve.sums]
    width = max(columns(curve.name) for curve in drawn)
    highest = max(0, *(value for curve in drawn for value in curve.sums))
    lowest = min(0, *(value for curve in drawn for value in curve.sums))
    lines = [
        f"{align_left(curve.name, width)}  {bars(sample(curve.sums), lowest, highest)}"
        for curve in drawn
    ]
    return f"{code_block(lines)}\n-# {_alt(curves, words)}"


def _alt(curves: tuple[Curve, ...], words: Words) -> str:
    return fit_alt(
        words(
            "alt-days-curve",
            name=curve.name,
            first=str(curve.sums[0]),
            last=str(curve.sums[-1]),
            low=str(min(curve.sums)),
            high=str(max(curve.sums)),
        )
        for curve in curves
        if curve.sums
    )
