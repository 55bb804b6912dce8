"""Presses just after a redraw that were meant for what stood in the same place before."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from bot.bounded import Bounded
from bot.pages.page import MAX_BUTTONS, Page, Row, Select

WITHIN = 0.4
"""Seconds after a redraw in which a press may be a slip: nobody reads a new page so quickly."""

MANY = 1000
"""The newest redraws that are remembered: in less than a second there are never as many."""

Place: TypeAlias = tuple[int, int]
"""The row of a control, counted from the bottom of a page, and where it stands in that row: what
is new above the last row of a channel pushes up what stands above, and leaves that row alone."""

ANYWHERE: Place = (0, 0)
"""Where the one control stands of which something is known."""


class _Redraw(NamedTuple):
    now: Mapping[Place, str]
    before: Mapping[Place, str]
    at: float
    page: Page | None = None
    """The page on which that stands, if all of it is known."""


class Slips:
    """What stands where on each person's private page, what stood there before, and since when.

    ``now`` counts seconds and never goes back.
    """

    def __init__(self, now: Callable[[], float], within: float = WITHIN) -> None:
        self._now = now
        self._within = within
        self._redraws = Bounded[tuple[int, int], _Redraw](MANY)

    def drawn(self, table: int, user: int, page: Page) -> None:
        """A person's page at a table shows this from now on."""
        last = self._redraws.get((table, user))
        if last is not None and last.page is page:
            return
        now = dict(_places(page))
        if last is None or last.now != now:
            self._redraws[table, user] = _Redraw(now, last.now if last else {}, self._now(), page)

    def turned(self, table: int, user: int, code: str, into: str) -> None:
        """What a person has just pressed stands for something else from now on."""
        self._redraws[table, user] = _Redraw({ANYWHERE: into}, {ANYWHERE: code}, self._now())

    def slipped(self, table: int, user: int, custom_id: str) -> bool:
        """Whether something else stood in the place of this control until just now."""
        last = self._redraws.get((table, user))
        if last is None or self._now() - last.at >= self._within:
            return False
        pressed = _meaning(custom_id)
        places = [place for place, meaning in last.now.items() if meaning == pressed]
        return any(last.before.get(place, pressed) != pressed for place in places)


def _places(page: Page) -> Iterator[tuple[Place, str]]:
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
