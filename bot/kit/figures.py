"""Numbers and months as the reader's language writes them."""

from functools import lru_cache

from babel import Locale, UnknownLocaleError
from babel.numbers import format_decimal, format_percent

from bot.kit.l10n import FALLBACK, Words

TENTHS, SIGNED_TENTHS = "0.0", "+0.0;-0.0"
SIGNED = "+#,##0;-#,##0"
LARGE_TENTHS = "#,##0.0"
"""Whole game points are shown beside these, and are written without marks for thousands."""


@lru_cache(64)
def _known(language: str) -> Locale | None:
    """How a language writes numbers and months; None: unknown."""
    try:
        return Locale.parse(language)
    except (UnknownLocaleError, ValueError):
        return None


def _locale(words: Words) -> Locale:
    return _known(words.language) or Locale.parse(FALLBACK)


def tenths(number: float, words: Words) -> str:
    """A number to one place: 8.6, or 8,6."""
    return format_decimal(number, format=TENTHS, locale=_locale(words))


def signed_tenths(number: float, words: Words) -> str:
    """The same with its sign: +8.6; zero has none."""
    if not round(number, 1):
        return tenths(0.0, words)
    return format_decimal(number, format=SIGNED_TENTHS, locale=_locale(words))


def points(number: float, words: Words) -> str:
    """Points as shown: whole ones without decimals."""
    whole = float(number).is_integer()
    pattern = None if whole else LARGE_TENTHS
    return format_decimal(number, format=pattern, locale=_locale(words))


def signed_points(number: float, words: Words) -> str:
    """The same with its sign: +8, -3.5; zero has none."""
    if not number or not float(number).is_integer():
        return signed_tenths(number, words) if number else points(0, words)
    return format_decimal(number, format=SIGNED, locale=_locale(words))


def percent(part: int, whole: int, words: Words) -> str:
    """A share of a number other than 0: 42%, or 42 %."""
    return format_percent(part / whole, locale=_locale(words))
