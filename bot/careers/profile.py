"""How somebody plays: the results of their deals, against people and against the house."""

from collections.abc import Callable, Iterator, Sequence

from bot.archive.replay_page import way_to_deal
from bot.careers.pages import (
    OPEN,
    PROFILE,
    SHARE,
    choose_game,
    choose_month,
    control,
    form_name,
    month_name,
    season_told,
)
from bot.careers.records import Extreme
from bot.careers.service import MIN_DEALS_FOR_AVERAGES, Profile, Record
from bot.deals.alt_texts import within
from bot.deals.score_sheet import bars, table_of
from bot.deals.words import fenced, plain, sentence_case, signed
from bot.kit.figures import percent, signed_tenths, tenths
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Block, Button, Page, Picture, Row, Text, page
from bot.kit.text import columns, left
from bot.pictures.scenes import CourseScene, Curve

MOST_BARS = 24
"""Bars in a line: no more fit on a phone."""

Curves = tuple[Curve, ...]


def curves(found: Profile, words: Words) -> Curves:
    """Against people, and against the house; a curve with too few deals has no sums."""
    names = (words("profile-against-people"), words("profile-against-house"))
    return tuple(
        Curve(name, sums, signed(sums[-1]))
        if len(sums) > MIN_DEALS_FOR_AVERAGES
        else Curve(name, (), "")
        for name, sums in zip(names, found.courses, strict=True)
    )


def picture(there: Curves, words: Words, deck: str) -> Picture:
    """The curves, all on one scale."""
    return Picture(CourseScene(deck, there), course_alt(there, words))


def course_alt(there: Curves, words: Words) -> str:
    """Curves in words."""
    return within(_told(curve, words) for curve in there if curve.sums)


def _told(curve: Curve, words: Words) -> str:
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


def told(there: Curves, words: Words) -> str:
    """The same in text: a line of bars for each, on one scale, with where it ends."""
    sums = [one for curve in there for one in curve.sums]
    least, most = min(0, *sums), max(0, *sums)
    shown = [curve for curve in there if curve.sums]
    width = max(columns(curve.name) for curve in shown)
    lines = [f"{left(one.name, width)}  {bars(some(one.sums), least, most)}" for one in shown]
    return f"{words('profile-course')}\n{fenced(lines)}\n-# {course_alt(there, words)}"


def some(sums: Sequence[int]) -> list[int]:
    """Some of many sums, evenly spaced, the last one included.

    >>> some(range(48))[-3:]
    [43, 45, 47]
    """
    number = min(len(sums), MOST_BARS)
    return [sums[-1 - (len(sums) - 1) * step // max(number - 1, 1)] for step in range(number)][::-1]


NOTHING = "–"


def profile(found: Profile, words: Words, look: Look = TEXT, *, user: int = 0) -> Page:
    """A person's page; ``user``: its only reader, 0: everybody reads it."""
    if not found.played:
        return page(Text(words("profile-empty", name=_name(found))))
    ways = [*_ways(found, words, user=user)]
    text = [*_figures(found, words)]
    there = curves(found, words)
    if not any(curve.sums for curve in there):
        return page(*text, *ways)
    plainly = page(*text, Text(told(there, words)), *ways)
    if not look.pictured:
        return plainly
    return page(*text, picture(there, words, look.deck), *ways, instead=plainly)


def _name(found: Profile) -> str:
    """The person, in a sentence; a mention if they were never seen at a table."""
    return plain(found.name) if found.name else f"<@{found.user}>"


def _figures(found: Profile, words: Words) -> Iterator[Text]:
    game, when = form_name(found.wanted, words), month_name(found.wanted.month, words)
    title = words("career-of", name=_name(found), game=game, when=when)
    if not (found.people.deals or found.house.deals or found.people.matches):
        yield Text(f"### {title}\n{words('profile-idle')}")
        return
    rated = "" if found.by_game else f"\n{_rating(found, words)}"
    yield Text(f"### {title}{rated}")
    sides = {"people": found.people, "house": found.house}
    shown = {key: one for key, one in sides.items() if one.deals or one.matches}
    head = ("", *(words(f"profile-{key}") for key in shown))
    rows = COUNTED if found.by_game else ROWS
    body = ((words(f"profile-{key}"), *(value(one, words) for one in shown.values()))
            for key, value in rows)  # fmt: skip
    yield Text(table_of(head, (row for row in body if set(row[1:]) != {NOTHING})))
    if found.by_game:
        yield Text("\n".join(_game_line(*one, words) for one in found.by_game))
    yield Text("\n".join(f"-# {note}" for note in _notes(found, [*shown.values()], words)))


def _game_line(game: str, of: Record, words: Words) -> str:
    """Somebody's record in one game."""
    return words(
        "profile-game",
        game=words(f"variant-{game}"),
        deals=of.deals,
        made=of.made,
        declared=of.declared,
        won=of.won,
        matches=of.matches,
    )


def _notes(found: Profile, shown: Sequence[Record], words: Words) -> Iterator[str]:
    """What the figures mean, directly below them."""
    if not found.by_game:
        if any(one.tells for one in shown):
            yield words("profile-give-or-take")
        if not all(one.tells for one in shown):
            yield words("profile-soon", deals=MIN_DEALS_FOR_AVERAGES)
    yield words("profile-note")
    if season := season_told(found.wanted, found.months, words):
        yield season


def _rating(found: Profile, words: Words) -> str:
    rating = found.rating
    if rating is None:
        return words("profile-unrated")
    doubt = rating.give_or_take
    return words(
        "profile-rating",
        rating=f"{rating.mu:.0f}",
        doubt=f"{doubt:.0f}",
        low=f"{rating.mu - doubt:.0f}",
        high=f"{rating.mu + doubt:.0f}",
    )


def _average(one: Record, words: Words) -> str:
    if not one.tells:
        return NOTHING
    shown = signed_tenths(one.average, words)
    doubt = one.give_or_take
    return shown if doubt is None else f"{shown} ±{tenths(doubt, words)}"


def _share(one: Record, part: int, whole: int, words: Words) -> str:
    """How many of how many, and in percent if there are enough deals."""
    if not whole:
        return NOTHING
    return f"{part} ({percent(part, whole, words)})" if one.tells else str(part)


def _extreme(one: Record, deal: Extreme | None) -> str:
    return signed(deal.score) if one.tells and deal is not None else NOTHING


ROWS: tuple[tuple[str, Callable[[Record, Words], str]], ...] = (
    ("deals", lambda one, words: str(one.deals)),
    ("average", _average),
    ("declared", lambda one, words: str(one.declared) if one.declared else NOTHING),
    ("made", lambda one, words: _share(one, one.made, one.declared, words)),
    ("matches", lambda one, words: str(one.matches) if one.matches else NOTHING),
    ("won", lambda one, words: _share(one, one.won, one.matches, words)),
    ("best", lambda one, words: _extreme(one, one.best)),
    ("worst", lambda one, words: _extreme(one, one.worst)),
)
"""The table's lines, each with its content; empty for what nobody has done."""

COUNTED = tuple(row for row in ROWS if row[0] not in ("average", "best", "worst"))
"""The lines that all games share: their points do not compare."""


def _ways(found: Profile, words: Words, *, user: int) -> Iterator[Block]:
    if not user:
        yield Row((Button(control(PROFILE, found.user, found.wanted, OPEN), words("career-look")),))
        return
    yield choose_game(PROFILE, found.user, found.wanted, found.games, words)
    yield choose_month(PROFILE, found.user, found.wanted, found.months, words)
    share = Button(control(PROFILE, found.user, found.wanted, SHARE), words("career-share"))
    yield Row((*(_deals(found, words) if found.user == user else ()), share))


def _deals(found: Profile, words: Words) -> Iterator[Button]:
    """The ways to a person's own best and worst deal."""
    if found.by_game:
        return
    both = [one for one in (found.people, found.house) if one.tells]
    best = max((one.best for one in both if one.best is not None), default=None)
    worst = min((one.worst for one in both if one.worst is not None), default=None)
    if best is not None:
        yield _way_to(best, words("profile-see-best"), "b")
    if worst is not None and (best is None or worst[1:] != best[1:]):
        yield _way_to(worst, words("profile-see-worst"), "n")


def _way_to(deal: Extreme, label: str, what: str) -> Button:
    return way_to_deal(deal.table, deal.deal, label, key=what)
