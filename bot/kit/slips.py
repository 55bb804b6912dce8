"""Presses just after a redraw that were meant for what stood there before."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from bot.base.bounded import Bounded
from bot.kit.page import MAX_BUTTONS, Page, Row, Select

WITHIN = 0.4
"""Seconds after a redraw in which a press may be a slip: nobody reads a new page so fast."""

MANY = 1000
"""How many of the newest redraws are remembered: there are never as many in under a second."""

PageKey: TypeAlias = tuple[int, int]
"""A control's row, counted from the bottom of a page, and its place in that row: what is new above
the last row of a channel pushes up what is above, and leaves that row alone."""

ANYWHERE: PageKey = (0, 0)
"""The place of a single control, if only that one is known."""


class _Redraw(NamedTuple):
    now: Mapping[PageKey, str]
    before: Mapping[PageKey, str]
    at: float
    page: Page | None = None
    """The page with all that, if all of it is known."""


class Slips:
    """What is where on each person's private page, what was there before, and since when.

    ``now`` counts seconds and never goes back.
    """

    def __init__(self, now: Callable[[], float], within: float = WITHIN) -> None:
        self._now = now
        self._within = within
        self._redraws = Bounded[tuple[int, int], _Redraw](MANY)

    def drawn(self, table: int, user: int, page: Page) -> None:
        """A person's page at a table shows this now."""
        last = self._redraws.get((table, user))
        if last is not None and last.page is page:
            return
        now = dict(_places(page))
        if last is None or last.now != now:
            self._redraws[table, user] = _Redraw(now, last.now if last else {}, self._now(), page)

    def turned(self, table: int, user: int, code: str, into: str) -> None:
        """What a person just pressed means something else now."""
        self._redraws[table, user] = _Redraw({ANYWHERE: into}, {ANYWHERE: code}, self._now())

    def question(self, table: int, user: int) -> Page | None:
        """The question whether they are sure that stands on a person's page, if one does."""
        last = self._redraws.get((table, user))
        page = last.page if last is not None else None
        return page if page is not None and page.asks else None

    def slipped(self, table: int, user: int, custom_id: str) -> bool:
        """True if something else stood where this control is until just now."""
        last = self._redraws.get((table, user))
        if last is None or self._now() - last.at >= self._within:
            return False
        pressed = _meaning(custom_id)
        places = [place for place, meaning in last.now.items() if meaning == pressed]
        return any(last.before.get(place, pressed) != pressed for place in places)


def _places(page: Page) -> Iterator[tuple[PageKey, str]]:
    """What the controls of a page mean, by their places; those that do nothing mean nothing."""
    rows = [block for block in page.blocks if isinstance(block, Row | Select)]
    for number, row in enumerate(reversed(rows)):
        if isinstance(row, Select):  # as wide as a row of buttons
            yield from (((number, place), _meaning(row.id)) for place in range(MAX_BUTTONS))
            continue
        for place, button in enumerate(row.buttons):
            if not button.disabled:
                yield (number, place), _meaning(button.id)


def _meaning(custom_id: str) -> str:
    """What a control stands for, whichever move it answers."""
    kind, *parts = custom_id.split(":", 3)
    return f"{kind}:{parts[2]}" if len(parts) == 3 else custom_id
