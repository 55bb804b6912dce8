"""Pages for the bot's owner, and from them."""

from collections.abc import Sequence

from bot.host.stats import Day, Labels, stats
from bot.kit.l10n import Words
from bot.kit.page import MAX_TEXT, Page, Text, note, page


def stats_page(days: Sequence[Day], words: Words) -> Page:
    """Return the counts of each day, as a table of the newest days that fit a message."""
    title = words("hosting-stats")
    if not days:
        return note(f"{title}\n{words('hosting-nothing-played')}")
    labels = Labels(
        day=words("hosting-day"),
        people=words("hosting-people"),
        tables=words("hosting-tables"),
        deals=words("hosting-deals"),
    )
    heading, *lines = stats(days, labels)
    room = MAX_TEXT - len(title) - len("``````\n\n") - len(heading)
    fitting = lines[-(room // max(len(line) + 1 for line in lines)) :]
    table = "\n".join((heading, *fitting))
    return page(Text(title), Text(f"```\n{table}\n```"))


def maintenance_page(minutes: int, words: Words) -> Page:
    """Return the message that tells a table of maintenance."""
    return note(words("hosting-maintenance", minutes=minutes))


def announced_page(minutes: int, words: Words) -> Page:
    """Return the page that says what is announced, and to whom."""
    announcement = words("hosting-maintenance", minutes=minutes)
    return page(Text(words("hosting-announced")), Text(f"> {announcement}"))
