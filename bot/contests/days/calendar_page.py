"""The page of a month of a person's days, as a picture or in text."""

from collections.abc import Iterator
from functools import partial

from bot.careers.pages import month_name
from bot.careers.profile import NO_VALUE
from bot.contests.core.pages import SQUARES, error_note
from bot.contests.daily.pages import DAY
from bot.contests.daily.pages import control as daily_control
from bot.contests.days.calendar import CalendarDay, CalendarMonth
from bot.contests.days.controls import decisions_button, month_id, records_button
from bot.deals.wording.alt_texts import fit_alt
from bot.kit.figures import day_of_month, percent, points, weekday_names
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Button, Page, Picture, Row, Text, page
from bot.kit.text import join_sentences
from bot.pictures.scenes import CalendarCell, CalendarScene


def empty_page(today: int, words: Words) -> Page:
    """The page of a person with no deal of the day begun, and no puzzle of the day answered."""
    return page(Text(words("days-none")), Row((_play_button(today, words),)))


def calendar_page(shown: CalendarMonth, today: int, words: Words, look: Look = TEXT) -> Page:
    """The page of a month. ``today``: the number of the day."""
    title = words("days-title", month=month_name(shown.month.number, words))
    head = Text(f"### {title}\n{_summary(shown, words)}")
    ways = _ways(shown, today, words)
    legend = words("days-legend" if look.pictured else "days-legend-text")
    errors = (day.error for day in shown.every_day if day.cost is not None)
    note = f"-# {join_sentences(words, legend, *error_note(errors, words))}"
    if not look.pictured:
        return page(head, Text("\n".join((*_lines(shown, words), note))), ways)
    in_text = partial(calendar_page, shown, today, words)
    return page(head, picture(shown, words), Text(note), ways, instead=in_text)


def _summary(shown: CalendarMonth, words: Words) -> str:
    sentences = [words("days-played", days=shown.days)]
    if shown.percent is not None:
        sentences.append(words("days-mean", percent=shown.percent))
    streak = shown.streak.days
    sentences += [words("days-streak-now", days=streak)] if streak > 1 else []
    return join_sentences(words, *sentences)


def _lines(shown: CalendarMonth, words: Words) -> Iterator[str]:
    """Yield a line for each day that was played, then one for each kind of other days."""
    yield from (_line(day, words) for day in shown.every_day if day.deals)
    yield from _without_deals(shown, words)


def _without_deals(shown: CalendarMonth, words: Words) -> Iterator[str]:
    for key in ("open", "missed", "spare", "puzzle"):
        days = [str(day.at.day) for day in shown.every_day if day.mark == key]
        if days:
            yield words(f"days-{key}", days=words("names-comma").join(days))


def _line(day: CalendarDay, words: Words) -> str:
    parts = [day_of_month(day.at, words)]
    if day.percent is not None:
        parts.append(words("daily-percent", percent=day.percent))
    if day.mark == "waiting":
        parts.append(words("days-waiting"))
    parts += [_squares(day)] if day.squares else []
    parts += [words("days-cost", cost=points(day.cost, words))] if day.cost is not None else []
    parts += [words("days-deals", number=day.deals)] if day.deals > 1 else []
    return " · ".join(parts)


def picture(shown: CalendarMonth, words: Words) -> Picture:
    """The month as a picture."""
    average = shown.percent
    scene = CalendarScene(
        title=month_name(shown.month.number, words),
        heading="" if average is None else words("daily-percent", percent=average),
        weekdays=weekday_names(words),
        weeks=tuple(
            tuple(None if day is None else _cell(day, words) for day in week)
            for week in shown.weeks
        ),
    )
    return Picture(scene, fit_alt(_alt(shown, words)))


def _alt(shown: CalendarMonth, words: Words) -> Iterator[str]:
    """Yield what the picture shows, kind by kind: a line for each day would be too long."""
    comma, played = words("names-comma"), [day for day in shown.every_day if day.deals]
    percents = [f"{day.at.day}: {_percent(day, words)}" for day in played]
    costs = [f"{day.at.day}: {points(day.cost, words)}" for day in played if day.cost is not None]
    squares = [f"{day.at.day}: {_squares(day)}" for day in played if day.squares]
    month = month_name(shown.month.number, words)
    yield words("alt-days-percent", month=month, days=comma.join(percents)) if percents else month
    yield words("alt-days-cost", days=comma.join(costs)) if costs else ""
    other_days = [line.replace("**", "") for line in _without_deals(shown, words)]
    yield words("alt-between").join(filter(None, (*other_days, comma.join(squares))))


def _percent(day: CalendarDay, words: Words) -> str:
    if day.percent is None:
        return words("days-waiting") if day.mark == "waiting" else NO_VALUE
    return percent(day.percent, 100, words)


def _squares(day: CalendarDay) -> str:
    return "".join(SQUARES[grade] for grade in day.squares)


def _cell(day: CalendarDay, words: Words) -> CalendarCell:
    return CalendarCell(
        str(day.at.day),
        day.mark,
        figure="" if day.percent is None else str(day.percent),
        shade=day.percent or 0,
        note="" if day.cost is None else _short_cost(day.cost, words),
        squares=day.squares,
        deals=f"{day.deals}×" if day.deals > 1 else "",
    )


def _short_cost(cost: float, words: Words) -> str:
    """Return a cost for the corner of a cell, which has no room for four figures."""
    return points(cost if cost < 100 else round(cost), words)


def _ways(shown: CalendarMonth, today: int, words: Words) -> Row:
    earlier, later = shown.month.earlier.number, shown.month.later.number
    return Row(
        (
            Button(month_id(earlier), words("daily-earlier"), disabled=shown.first),
            Button(month_id(later), words("daily-later"), disabled=shown.last),
            records_button(words),
            decisions_button(words),
            _play_button(today, words),
        )
    )


def _play_button(today: int, words: Words) -> Button:
    return Button(daily_control(DAY, today), words("days-play"), "primary")
