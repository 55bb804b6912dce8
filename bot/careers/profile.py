"""The page of a player's profile: results of deals, against people and against the house."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from bot.archive.replay_page import deal_button
from bot.careers.pages import (
    OPEN,
    PROFILE,
    SHARE_ACTION,
    choose_game,
    choose_month,
    control,
    form_name,
    month_name,
    my_days_button,
    season_note,
)
from bot.careers.records import ALL_TIME, Extreme
from bot.careers.service import MIN_DEALS_FOR_AVERAGES, Profile, Record
from bot.deals.score_sheet import bars, table_of
from bot.deals.wording.alt_texts import fit_alt
from bot.deals.wording.words import code_block, plain, sentence_case, signed
from bot.kit.figures import percent, signed_tenths, tenths
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Block, Button, Page, Picture, Row, Text, page
from bot.kit.text import align_left, columns
from bot.pictures.scenes import CourseScene, Curve

MAX_BARS = 24
"""Bars in a line of text: no more fit on a phone."""

Curves = tuple[Curve, ...]


def curves(career: Profile, words: Words) -> Curves:
    """Return the curves against people and against the house; without sums if deals are too few."""
    names = (words("profile-against-people"), words("profile-against-house"))
    return tuple(
        Curve(name, sums, signed(sums[-1]))
        if len(sums) > MIN_DEALS_FOR_AVERAGES
        else Curve(name, (), "")
        for name, sums in zip(names, career.courses, strict=True)
    )


def picture(curves: Curves, words: Words, deck: str) -> Picture:
    """Return the curves as a picture, all on one scale."""
    return Picture(CourseScene(deck, curves), course_alt(curves, words))


def course_alt(curves: Curves, words: Words) -> str:
    """Return the curves in words."""
    return fit_alt(_curve_alt(curve, words) for curve in curves if curve.sums)


def _curve_alt(curve: Curve, words: Words) -> str:
    sums = curve.sums
    return words(
        "alt-course",
        name=sentence_case(curve.name),
        deals=len(sums) - 1,
        first=signed(sums[0]),
        last=signed(sums[-1]),
        low=signed(min(sums)),
        high=signed(max(sums)),
    )


def course_text(curves: Curves, words: Words) -> str:
    """Return the curves in text: a line of bars for each, all on one scale."""
    sums = [total for curve in curves for total in curve.sums]
    lowest = min(0, *sums)
    highest = max(0, *sums)
    drawn = [curve for curve in curves if curve.sums]
    width = max(columns(curve.name) for curve in drawn)
    lines = [
        f"{align_left(curve.name, width)}  {bars(sample(curve.sums), lowest, highest)}"
        for curve in drawn
    ]
    return f"{words('profile-course')}\n{code_block(lines)}\n-# {course_alt(curves, words)}"


def sample(sums: Sequence[int]) -> list[int]:
    """Return at most MAX_BARS of the sums, evenly spaced, the last one included.

    >>> sample(range(48))[-3:]
    [43, 45, 47]
    """
    count = min(len(sums), MAX_BARS)
    return [sums[-1 - (len(sums) - 1) * step // max(count - 1, 1)] for step in range(count)][::-1]


NO_VALUE = "–"


def profile(
    career: Profile,
    words: Words,
    look: Look = TEXT,
    *,
    user: int = 0,
    lines: Sequence[str] = (),
) -> Page:
    """Return a person's page.

    ``user``: its only reader, 0 for a page posted in the channel; ``lines``: further ones about
    the person.
    """
    if not career.played:
        ways = Row((my_days_button(words),)) if career.user == user else None
        return page(Text("\n".join((words("profile-empty", name=_name(career)), *lines))), ways)
    controls = [*_controls(career, words, user=user)]
    text = [*_figures(career, words, lines)]
    drawn = curves(career, words)
    if not any(curve.sums for curve in drawn):
        return page(*text, *controls)
    if not look.pictured:
        return page(*text, Text(course_text(drawn, words)), *controls)
    in_text = partial(profile, career, words, user=user, lines=lines)
    return page(*text, picture(drawn, words, look.deck), *controls, instead=in_text)


def _name(career: Profile) -> str:
    """Return the person's name in a sentence; a mention if they were never seen at a table."""
    return plain(career.name) if career.name else f"<@{career.user}>"


def _figures(career: Profile, words: Words, lines: Sequence[str]) -> Iterator[Text]:
    game = form_name(career.request, words)
    when = month_name(career.request.month, words)
    title = words("career-of", name=_name(career), game=game, when=when)
    if not (career.people.deals or career.house.deals or career.people.matches):
        yield Text("\n".join((f"### {title}", words("profile-idle"), *lines)))
        return
    yield Text("\n".join((f"### {title}", *_rating_lines(career, words), *lines)))
    sides = {"people": career.people, "house": career.house}
    sides_shown = {key: side for key, side in sides.items() if side.deals or side.matches}
    head = ("", *(words(f"profile-{key}") for key in sides_shown))
    rows = COUNT_ROWS if career.by_game else ROWS
    body = []
    for key, cell in rows:
        cells = [cell(side, words) for side in sides_shown.values()]
        if set(cells) != {NO_VALUE}:
            body.append((words(f"profile-{key}"), *cells))
    yield Text(table_of(head, body))
    if career.by_game:
        yield Text("\n".join(_game_line(game, totals, words) for game, totals in career.by_game))
    yield Text("\n".join(f"-# {note}" for note in _notes(career, [*sides_shown.values()], words)))


def _game_line(game: str, totals: Record, words: Words) -> str:
    """Return a line with a player's totals in one game; what never happened is left out."""
    parts = [words("profile-game", game=words(f"variant-{game}"), deals=totals.deals)]
    if totals.declared:
        parts.append(words("profile-game-made", made=totals.made, declared=totals.declared))
    if totals.matches:
        parts.append(words("profile-game-won", won=totals.won, matches=totals.matches))
    return " · ".join(parts)


def _notes(career: Profile, records: Sequence[Record], words: Words) -> Iterator[str]:
    """Yield notes that explain the figures."""
    if not career.by_game:
        if any(totals.has_averages for totals in records):
            yield words("profile-give-or-take")
        if not all(totals.has_averages for totals in records) and not _is_past(career):
            yield words("profile-soon", deals=MIN_DEALS_FOR_AVERAGES)
    yield words("profile-note")
    if career.rating is not None and career.request.players:
        yield words("career-one-rating")
    if season := season_note(career.request, career.months, words):
        yield season


def _rating_lines(career: Profile, words: Words) -> Iterator[str]:
    """Yield the rating, or how to get one: in a season that is over there is no way any more."""
    rating = career.rating
    if career.by_game:
        return
    if rating is None:
        if not _is_past(career):
            yield words("profile-unrated")
        return
    margin = rating.margin_95
    yield words(
        "profile-rating",
        rating=f"{rating.mu:.0f}",
        doubt=f"{margin:.0f}",
        low=f"{rating.mu - margin:.0f}",
        high=f"{rating.mu + margin:.0f}",
    )


def _is_past(career: Profile) -> bool:
    """Whether the profile is of a season that is over, in which nothing changes any more."""
    return ALL_TIME < career.request.month < career.months[0]


def _average(totals: Record, words: Words) -> str:
    if not totals.has_averages:
        return NO_VALUE
    average = signed_tenths(totals.average, words)
    margin = totals.margin_95
    return average if margin is None else f"{average} ±{tenths(margin, words)}"


def _share(totals: Record, part: int, whole: int, words: Words) -> str:
    """Return a count, with its percentage if there are enough deals."""
    if not whole:
        return NO_VALUE
    return f"{part} ({percent(part, whole, words)})" if totals.has_averages else str(part)


def _extreme(totals: Record, deal: Extreme | None) -> str:
    return signed(deal.score) if totals.has_averages and deal is not None else NO_VALUE


ROWS: tuple[tuple[str, Callable[[Record, Words], str]], ...] = (
    ("deals", lambda totals, words: str(totals.deals)),
    ("average", _average),
    ("declared", lambda totals, words: str(totals.declared) if totals.declared else NO_VALUE),
    ("made", lambda totals, words: _share(totals, totals.made, totals.declared, words)),
    ("matches", lambda totals, words: str(totals.matches) if totals.matches else NO_VALUE),
    ("won", lambda totals, words: _share(totals, totals.won, totals.matches, words)),
    ("best", lambda totals, words: _extreme(totals, totals.best)),
    ("worst", lambda totals, words: _extreme(totals, totals.worst)),
)
"""The table's rows: the key of each row's name, and a function that returns its content."""

COUNT_ROWS = tuple(row for row in ROWS if row[0] not in ("average", "best", "worst"))
"""The rows without points: points of different games do not compare."""


def _controls(career: Profile, words: Words, *, user: int) -> Iterator[Block]:
    if not user:
        yield Row(
            (Button(control(PROFILE, career.user, career.request, OPEN), words("career-look")),)
        )
        return
    yield choose_game(PROFILE, career.user, career.request, career.games, words)
    yield choose_month(PROFILE, career.user, career.request, career.months, words)
    share = Button(
        control(PROFILE, career.user, career.request, SHARE_ACTION), words("career-share")
    )
    is_own = career.user == user
    ways = (*_extreme_buttons(career, words), my_days_button(words)) if is_own else ()
    yield Row((*ways, share))


def _extreme_buttons(career: Profile, words: Words) -> Iterator[Button]:
    """Yield buttons to a person's best and worst deal."""
    if career.by_game:
        return
    records = [totals for totals in (career.people, career.house) if totals.has_averages]
    best = max((totals.best for totals in records if totals.best is not None), default=None)
    worst = min((totals.worst for totals in records if totals.worst is not None), default=None)
    if best is not None:
        yield _extreme_button(best, words("profile-see-best"), "b")
    if worst is not None and (best is None or worst[1:] != best[1:]):
        yield _extreme_button(worst, words("profile-see-worst"), "n")


def _extreme_button(deal: Extreme, label: str, key: str) -> Button:
    return deal_button(deal.table, deal.deal, label, key=key)
