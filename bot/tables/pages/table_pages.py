"""A table's pages with the additions of other capabilities."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Protocol

from bot.games.hints_given import MakeButtons, no_buttons
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.look import Look
from bot.kit.page import Button, Page
from bot.tables.model.table import Ended, Finished, Table, TableEvent
from bot.tables.pages.endings import (
    Buttons,
    MenuButtons,
    PageWithFallback,
    below_result,
    ending_page,
    without_controls,
)
from bot.tables.pages.lobby import lobby
from bot.tables.play.reports import Reports
from engine import View


class Remarks(Protocol):
    """Lines below a table's pages; an empty one is left out."""

    def below_lobby(self, info: TableInfo, words: Words) -> str:
        """The line below a lobby."""
        ...

    async def below_end(self, table: int) -> Callable[[Words], str]:
        """The line below the end of a match. Raises StoreError."""
        ...


class VeiledPages(Protocol):
    """Public pages of a table whose deals others play, too: nothing of a deal is on them."""

    def live(self, info: TableInfo, words: Words, *, turn: int | None) -> Page:
        """The board during a deal.

        ``turn``: the person to move, if they have no page that shows it.
        """
        ...

    def between(self, info: TableInfo, words: Words) -> Page:
        """The board between two deals."""
        ...

    def done(self, info: TableInfo, words: Words) -> Page:
        """The end of the table's match."""
        ...


class ScoreOffers(Protocol):
    """Buttons below a deal's score that are for one person alone."""

    async def below_score(self, ended: Finished) -> MakeButtons:
        """The buttons for the person alone with the house. Raises StoreError."""
        ...


class TablePages:
    """Draws pages of tables. ``veiled`` has those of a table of a round."""

    def __init__(
        self,
        reports: Reports,
        remarks: Remarks,
        veiled: VeiledPages,
        offers: ScoreOffers,
        below_score: Sequence[Buttons],
        menu: Sequence[MenuButtons],
    ) -> None:
        self._reports = reports
        self._remarks = remarks
        self._offers = offers
        self._below_score = below_score
        self.veiled = veiled
        self.menu = menu
        """Buttons of other capabilities in a table's menu."""

    def lobby(self, info: TableInfo, words: Words) -> Page:
        """The lobby's page: its people, and what the match needs to start."""
        return lobby(info, words, remark=self._remarks.below_lobby(info, words))

    async def ending(self, table: Table, event: TableEvent) -> Callable[[Words], PageWithFallback]:
        """The page to post when a deal or a match has ended, for readers of any language.

        Raises StoreError.
        """
        return await self._ending(table, event, no_buttons, brief=False)

    async def _ending(
        self, table: Table, event: TableEvent, offered: MakeButtons, *, brief: bool
    ) -> Callable[[Words], PageWithFallback]:
        """``offered``: further buttons below the score of a deal; ``brief``: that is short."""
        past = await self._reports.scores_until(table, event.told)
        hinted, taken_back = await self._reports.help_counts(table, event.told)
        ended = isinstance(event, Ended)
        remark = await self._remarks.below_end(table.id) if ended else lambda _: ""
        return lambda words: ending_page(
            table, event, words,
            past=past, hinted=hinted, taken_back=taken_back, remark=remark(words),
            buttons=partial(self._buttons, offered), brief=brief,
        )  # fmt: skip

    def _buttons(
        self,
        offered: MakeButtons,
        info: TableInfo,
        view: View,
        deal: int,
        words: Words,
    ) -> Iterator[Button]:
        for buttons in self._below_score:
            yield from buttons(info, view, deal, words)
        yield from offered(words)

    async def private_ending(
        self, table: Table, event: TableEvent
    ) -> Callable[[Words, Look], Page]:
        """The end of a deal or a match for private pages, where the channel does not show it.

        That is of a person alone with the house, and at a table of a round. In a person's first
        deals a phone shows it at once: *Look at the deal* has what decided it. Raises StoreError.
        """
        if table.round is not None and isinstance(event, Ended):
            info = event.info
            return lambda words, _: self.veiled.done(info, words)
        offered: MakeButtons = no_buttons
        if isinstance(event, Finished) and table.alone and table.round is None:
            offered = await self._offers.below_score(event)
        brief = table.in_first_deals
        tell = await self._ending(table, event, offered, brief=brief)

        def drawn(words: Words, look: Look) -> Page:
            ending = tell(words).page
            ending = ending if table.round is None else without_controls(ending)
            return ending if brief else below_result(table, event, ending, words, look)

        return drawn

    async def pending_ending(
        self, table: Table, event: TableEvent
    ) -> Callable[[Words, Look], Page]:
        """The end of a deal or a match that a channel could not be shown. Raises StoreError."""
        tell = await self.ending(table, event)
        return lambda words, look: below_result(
            table, event, without_controls(tell(words).page), words, look
        )
