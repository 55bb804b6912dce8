"""Others' results with the same cards: wishes in, private pages out."""

from typing import NamedTuple

from bot.archive.archive import Archive
from bot.archive.replays import seat_of
from bot.choices.looks import Looks
from bot.contests.duplicates.pages import OTHERS, PICK, comparison_page, line_page, player_label
from bot.contests.duplicates.results import DuplicateResults
from bot.kit.controls import are_numbers
from bot.kit.errors import Denied
from bot.kit.routes import Press, Route, checked_control
from bot.kit.wishes import Note, Shown


class DuplicateControl(NamedTuple):
    """Where a control leads."""

    table: int
    deal: int
    """Its number in the log."""
    result: int | None = None
    """The result whose line of play is shown; None: all results are listed."""
    step: int = 0


def read_wish(custom_id: str, values: tuple[str, ...]) -> DuplicateControl | None:
    """The wish in a custom_id; None if it is not one of ours."""
    kind, *parts = custom_id.split(":")
    if kind != OTHERS:
        return None
    if parts[2:] == [PICK] and len(values) == 1:
        parts = [*parts[:2], *values]
    numbers = parts[:4]
    if not are_numbers(*numbers):
        return None
    return DuplicateControl(*map(int, numbers)) if 2 <= len(parts) <= 5 else None


class DuplicateDesk:
    """The wishes of people who compare. Every one raises Denied, StoreError or nothing."""

    def __init__(self, results: DuplicateResults, archive: Archive, looks: Looks) -> None:
        self._results = results
        self._archive = archive
        self._looks = looks

    def routes(self) -> tuple[Route, ...]:
        """Where controls of these pages lead."""
        return (Route(at=OTHERS, answer=self._compare),)

    async def _compare(self, press: Press) -> Shown:
        """Everybody's results, or a page of somebody's line of play."""
        person, home = press.person, press.place.guild
        wish = checked_control(read_wish(press.custom_id, press.values))
        compared = await self._results.compare(home, person.user, wish.table, wish.deal)
        if wish.result is None:
            table = await self._archive.solo_table_at_score(person.user, wish.table, wish.deal)
            deal = await self._archive.replay(home, person.user, wish.table, wish.deal)
            back = None if table is None else table.info(seat_of(deal, person.user))
            return Note(comparison_page(compared, home, person.words, back=back))
        chosen = next((other for other in compared.others if other.id == wish.result), None)
        if chosen is None:
            raise Denied("no-others")
        name = player_label(chosen, home, person.words.of(compared.info.variant))
        line = await self._results.look(wish.table, wish.deal, chosen.outcome, name)
        look = self._looks.of(person.user)
        return Note(line_page(line, wish.step, compared, chosen.id, person.words, look))
