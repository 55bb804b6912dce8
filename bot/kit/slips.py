"""Slips: presses just after a redraw that were meant for the control there before."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from bot.base.bounded import Bounded
from bot.kit.page import MAX_BUTTONS, Page, Row, Select

MAX_REDRAWS = 1000
"""Number of the newest redraws that are remembered: there are never as many in under a second."""

READING_SECONDS = 2.0
"""Seconds in which a press on a question may be a slip: what it confirms cannot be undone."""

PageKey: TypeAlias = tuple[int, int]
"""A control's row, counted from the bottom of a page, and its place in that row. From the bottom,
because a channel is scrolled to its end: new rows push up those above, not the last ones."""

ANYWHERE: PageKey = (0, 0)
"""The place of a single control, if only that one is known."""


class _Redraw(NamedTuple):
    now: Mapping[PageKey, str]
    before: Mapping[PageKey, str]
    drawn_at: float
    page: Page | None = None
    """The page, if all of it is known."""


class Slips:
    """Remembers the controls of each person's private page, and those before the last redraw.

    ``now`` is monotonic; ``within``: seconds after a redraw in which a press may be a slip; 0:
    none is.
    """

    def __init__(self, now: Callable[[], float], within: float) -> None:
        self._now = now
        self._within = within
        self._redraws = Bounded[tuple[int, int], _Redraw](MAX_REDRAWS)

    def note_redraw(self, table: int, user: int, page: Page) -> None:
        """Note that a person's page at a table was redrawn."""
        last = self._redraws.get((table, user))
        if last is not None and last.page is page:
            return
        now = dict(places_of(page))
        if last is None or last.now != now:
            self._redraws[table, user] = _Redraw(now, last.now if last else {}, self._now(), page)

    def note_new_meaning(self, table: int, user: int, code: str, into: str) -> None:
        """Note that the control just pressed got another meaning."""
        self._redraws[table, user] = _Redraw({ANYWHERE: into}, {ANYWHERE: code}, self._now())

    def question(self, table: int, user: int) -> Page | None:
        """The confirmation that a person's page asks for, if it does."""
        last = self._redraws.get((table, user))
        page = last.page if last is not None else None
        return page if page is not None and page.asks else None

    def is_slip(self, table: int, user: int, custom_id: str) -> bool:
        """True if another control was in this one's place until just now.

        Nor is a question answered before anybody can have read it, wherever the answer stands.
        """
        last = self._redraws.get((table, user))
        if last is None:
            return False
        asks = last.page is not None and last.page.asks
        within = max(self._within, READING_SECONDS) if asks and self._within else self._within
        since = self._now() - last.drawn_at
        if since >= within:
            return False
        pressed = _meaning(custom_id)
        places = [place for place, meaning in last.now.items() if meaning == pressed]
        before = [last.before.get(place) for place in places]
        unread = asks and since < self._within
        return any(meaning != pressed and (meaning is not None or unread) for meaning in before)


def places_of(page: Page) -> Iterator[tuple[PageKey, str]]:
    """Yield the meanings of the enabled controls of a page, by their places."""
    rows = [block for block in page.blocks if isinstance(block, Row | Select)]
    for number, row in enumerate(reversed(rows)):
        if isinstance(row, Select):  # as wide as a row of buttons
            yield from (((number, place), _meaning(row.id)) for place in range(MAX_BUTTONS))
            continue
        for place, button in enumerate(row.buttons):
            if not button.disabled:
                yield (number, place), _meaning(button.id)


def _meaning(custom_id: str) -> str:
    """Meaning of a control, without the move it answers."""
    kind, *parts = custom_id.split(":", 3)
    return f"{kind}:{parts[2]}" if len(parts) == 3 else custom_id
