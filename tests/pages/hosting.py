"""Pages for the bot's owner."""

from collections import Counter
from collections.abc import Iterator

from bot.games.forms import FORMS
from bot.host.stats import Day
from bot.hosting.pages import announced_page, maintenance_page, stats_page
from bot.kit.l10n import Words, languages
from bot.kit.page import Page

LAST_DAY = 20_000
BUSY_DAYS = tuple(
    Day(
        number,
        people=123_456,
        forms=Counter(
            {
                f"{form.variant}{players}": 12_345
                for form in FORMS.values()
                for players in form.numbers
            }
        ),
        languages=Counter(dict.fromkeys(languages(), 12_345)),
    )
    for number in range(LAST_DAY - 29, LAST_DAY + 1)
)
"""A month on which everything is played, in all languages."""


def host_pages(words: Words) -> Iterator[Page]:
    """Pages of all commands of the host."""
    yield stats_page((), words)
    yield stats_page(BUSY_DAYS[:1], words)
    yield stats_page(BUSY_DAYS, words)
    yield maintenance_page(12, words)
    yield announced_page(12, words)
