"""Updates that a channel could not be shown: people read them on their private pages instead."""

from collections.abc import Callable
from typing import NamedTuple
from weakref import WeakKeyDictionary

from bot.kit.l10n import Words
from bot.kit.look import Look
from bot.kit.page import Page
from bot.tables.model.table import Table


class DeliveryProblem(NamedTuple):
    """A problem with drawing a table into its channel."""

    reason: str
    """The missing permission; empty: Discord is in trouble."""
    pending: "tuple[LocalizedPage, ...]" = ()
    """Pages about events at the table that the channel was not told."""

    def advice(self, words: Words) -> str:
        """Advice on how to fix the problem; empty: it will pass."""
        key = self.reason.lower().replace(" ", "-")  # every language has words for these
        advice = words("reply-board-trouble", known=key, reason=self.reason)
        return advice if self.reason else ""


LocalizedPage = Callable[[Words, Look], Page]
"""Draws a page in a reader's words and look."""


class UndeliveredUpdates:
    """Tables whose latest drawing failed, and endings that are shown on private pages alone."""

    def __init__(self) -> None:
        self._problems: WeakKeyDictionary[Table, DeliveryProblem] = WeakKeyDictionary()
        self._endings: WeakKeyDictionary[Table, dict[int, LocalizedPage]] = WeakKeyDictionary()
        """At tables of one person, by ``Table.told``: the ends of the newest deal and the match."""

    def set_problem(self, table: Table, problem: DeliveryProblem | None) -> None:
        """Set a table's problem; None: the channel shows everything."""
        if problem is None:
            self._problems.pop(table, None)
        else:
            self._problems[table] = problem

    def problem_at(self, table: Table) -> DeliveryProblem | None:
        """A table's problem, if there is one."""
        return self._problems.get(table)

    def add_ending(self, table: Table, deal_number: int, page: LocalizedPage) -> None:
        """Add the end of a deal or the match to the page of a person alone with the house."""
        endings = self._endings.get(table, {})
        self._endings[table] = {
            number: ending for number, ending in endings.items() if number >= table.deals
        } | {deal_number: page}

    def endings(self, table: Table) -> tuple[LocalizedPage, ...]:
        """The ends of the newest deal and the match that the private page shows."""
        endings = self._endings.get(table, {})
        return tuple(page for number, page in sorted(endings.items()) if number >= table.deals)
