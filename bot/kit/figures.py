"""Numbers and months as the reader's language writes them."""

from datetime import date
from functools import lru_cache

from babel import Locale, UnknownLocaleError
from babel.dates import format_skeleton, get_day_names
from babel.numbers import format_decimal, format_percent

from bot.kit.l10n import FALLBACK, Words
from search.explain.grades import whole_percent

TENTHS = "0.0"
"""No marks for thousands: whole game points, which stand beside these, have none either."""
SIGNED_TENTHS = "+0.0;-0.0"
SIGNED = "+#,##0;-#,##0"
LARGE_TENTHS = "#,##0.0"


@lru_cache(64)
def babel_locale(language: str) -> Locale | None:
    """Babel's locale of a language; None if unknown."""
    try:
        return Locale.parse(language)
    except (UnknownLocaleError, ValueError):
        return None


def _locale(words: Words) -> Locale:
    return babel_locale(words.language) or Locale.parse(FALLBACK)


def tenths(number: float, words: Words) -> str:
    """A number to one place: 8.6, or 8,6.

    Babel rounds 39.15 up, ``round`` rounds it down. All pages round as ``round`` does. Nothing has
    a sign: Babel writes -0.0 with one.
    """
    return format_decimal(round(number, 1) or 0, format=TENTHS, locale=_locale(words))


def signed_tenths(number: float, words: Words) -> str:
    """A signed number to one place: +8.6, or 0.0."""
    if not round(number, 1):
        return tenths(0.0, words)
    return format_decimal(round(number, 1), format=SIGNED_TENTHS, locale=_locale(words))


def points(number: float, words: Words) -> str:
    """Points, whole ones without decimals."""
    whole = float(number).is_integer()
    if whole:
        return format_decimal(number or 0, locale=_locale(words))
    return format_decimal(round(number, 1) or 0, format=LARGE_TENTHS, locale=_locale(words))


def signed_points(number: float, words: Words) -> str:
    """Signed points: +8, -3.5, or 0."""
    if not number or not float(number).is_integer():
        return signed_tenths(number, words) if number else points(0, words)
    return format_decimal(number, format=SIGNED, locale=_locale(words))


def game_points(number: float, words: Words, *, signed: bool = False) -> str:
    """Points of the score with their unit: 12 game points, or +1 game point."""
    figure = signed_points(number, words) if signed else points(number, words)
    whole = float(number).is_integer()
    return words("game-points", figure=figure, number=abs(int(number)) if whole else "decimal")


def with_error(number: float, error: float, words: Words) -> str:
    """A figure to one place with its standard error, if that is to be seen: 12.3 ± 1.4."""
    if not round(error, 1):
        return points(round(number, 1), words)
    return f"{tenths(number, words)} ± {tenths(error, words)}"


def percent(part: float, whole: float, words: Words) -> str:
    """A share of a number other than 0: 42%, or 42 %. Only nothing is 0%, and only all 100%."""
    return format_percent(whole_percent(part / whole) / 100, locale=_locale(words))


def ratio(hundredths: int, words: Words) -> str:
    """A ratio that may be below 0 or above 1: -7%, or 136 %."""
    return format_percent(hundredths / 100, locale=_locale(words))


def weekday_names(words: Words) -> tuple[str, ...]:
    """The short names of the days of the week, from Monday: Mo, Tu, We."""
    names = get_day_names("short", "stand-alone", locale=_locale(words))
    return tuple(names[day] for day in sorted(names))


def day_of_month(at: date, words: Words) -> str:
    """A day of a month with its day of the week: 3 Tue, or Di., 3."""
    return format_skeleton("Ed", at, locale=_locale(words))
