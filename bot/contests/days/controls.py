"""Controls of the pages about a person's days."""

from bot.careers.pages import MY_DAYS
from bot.kit.l10n import Words
from bot.kit.page import Button

MONTH = MY_DAYS.removesuffix(":0")
"""Begins the custom_ids of months, before their number; 0: this month."""
RECORDS, DECISIONS = "days:records", "days:decisions"
"""The custom_ids of the ways to the other pages."""


def month_id(number: int) -> str:
    """The custom_id of a month."""
    return f"{MONTH}:{number}"


def calendar_button(words: Words) -> Button:
    """The way to this month."""
    return Button(MY_DAYS, words("days-calendar"))


def records_button(words: Words) -> Button:
    """The way to the records."""
    return Button(RECORDS, words("days-records"))


def decisions_button(words: Words) -> Button:
    """The way to the decisions."""
    return Button(DECISIONS, words("days-decisions"))
