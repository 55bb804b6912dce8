"""Hitches of the clicks in a soak: absences of the bot, and faults of answers on their way."""

import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from sandbox import Fault, Interaction, Server

NOTHING = "nothing that we know of"
AFTER = 1.0
"""Seconds after a hitch of the gateway within which things on their way may be lost."""


class Away(NamedTuple):
    """When the bot could hear nobody: from when to when."""

    why: str
    since: float
    until: float = float("inf")


class Hitches:
    """Watches a server, and says why nobody has answered a click."""

    def __init__(self, server: Server) -> None:
        self.away: list[Away] = []
        self._struck: defaultdict[str, list[str]] = defaultdict(list)
        """The faults of the answers to an interaction, by its token."""
        self._weather, self._gateway = server.weather, server.gateway
        self._strike, self._announce_ready = self._weather.strike, self._gateway._announce_ready
        self._weather.strike = self._strike_and_note  # type: ignore[method-assign]
        self._gateway._announce_ready = self._note_return  # type: ignore[method-assign]

    def _strike_and_note(self, method: str, path: str) -> Fault | None:
        fault = self._strike(method, path)
        if fault is not None and "/interactions/" in path:
            self._struck[path.split("/")[-2]].append(fault.kind)
        return fault

    def _note_return(self) -> None:
        self._announce_ready()
        if not self._gateway.ready.is_set():
            return  # another shard is still away
        now = time.monotonic()
        self.away = [
            absence._replace(until=min(absence.until, now + AFTER)) for absence in self.away
        ]

    def begin(self, why: str) -> None:
        """From now on the bot hears nobody, until the gateway has it again."""
        self.away.append(Away(why, time.monotonic()))

    def longest(self) -> dict[str, float]:
        """The most seconds the bot was away, by reason."""
        longest_by_reason = defaultdict[str, float](float)
        for absence in self.away:
            longest_by_reason[absence.why] = max(
                longest_by_reason[absence.why], round(absence.until - AFTER - absence.since, 1)
            )
        return dict(longest_by_reason)

    @contextmanager
    def watch_click(self) -> Iterator[list[str]]:
        """Watch a click; the list ends up with what hindered it."""
        since, reasons = time.monotonic(), list[str]()
        yield reasons
        until = time.monotonic()
        reasons.extend(
            absence.why
            for absence in self.away
            if absence.since <= until and since <= absence.until
        )

    def why(self, made: Interaction, reasons: list[str]) -> str:
        """Why nobody has answered it."""
        struck = self._struck.get(made.token, [])
        if reasons:
            return f"the bot was away ({reasons[-1]})"
        if struck:
            return "its answer met " + ", ".join(struck)
        return NOTHING
