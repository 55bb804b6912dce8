"""The doctor's findings, as a table for a terminal."""

from collections.abc import Iterable, Iterator
from typing import Any, Literal, NamedTuple, TypeAlias

import aiohttp

Verdict: TypeAlias = Literal["ok", "look", "bad"]


class Finding(NamedTuple):
    """One thing that was looked at."""

    verdict: Verdict
    what: str
    found: str
    to_do: str = ""


def judged(good: bool, what: str, found: str, to_do: str, bad: Verdict = "bad") -> Finding:
    """A finding that is good, or else says what to do."""
    return Finding("ok", what, found) if good else Finding(bad, what, found, to_do)


def table(findings: Iterable[Finding]) -> Iterator[str]:
    """The table's lines, with what to do below each."""
    findings = tuple(findings)
    wide = max((len(one.what) for one in findings), default=0)
    for one in findings:
        yield f"{one.verdict:4}  {one.what:{wide}}  {one.found}"
        if one.to_do:
            yield f"{'':4}  {'':{wide}}  -> {one.to_do}"


class Headers:
    """Reads the answers to requests that are traced."""

    def __init__(self) -> None:
        self.of_edits = ("", "")
        """How many edits of messages are left, and for how many seconds; empty: Discord does not
        say."""

    def trace(self) -> aiohttp.TraceConfig:
        """What a client is given to be traced."""
        made = aiohttp.TraceConfig()

        async def end(_: Any, __: Any, request: aiohttp.TraceRequestEndParams) -> None:
            if request.method == "PATCH" and "/messages/" in str(request.url):
                told = request.response.headers
                after = told.get("X-RateLimit-Reset-After", "")
                self.of_edits = told.get("X-RateLimit-Limit", ""), after

        made.on_request_end.append(end)
        return made
