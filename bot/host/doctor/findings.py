"""The doctor's findings, as a table for a terminal."""

from collections.abc import Iterable, Iterator
from typing import Any, Literal, NamedTuple, TypeAlias

import aiohttp

Verdict: TypeAlias = Literal["ok", "look", "bad"]


class Finding(NamedTuple):
    """Result of a check."""

    verdict: Verdict
    what: str
    result: str
    to_do: str = ""


def finding_of(good: bool, what: str, result: str, to_do: str, bad: Verdict = "bad") -> Finding:
    """Return a good finding, or a bad one with advice."""
    return Finding("ok", what, result) if good else Finding(bad, what, result, to_do)


def table(findings: Iterable[Finding]) -> Iterator[str]:
    """Yield the table's lines, with advice below bad findings."""
    findings = tuple(findings)
    width = max((len(finding.what) for finding in findings), default=0)
    for finding in findings:
        yield f"{finding.verdict:4}  {finding.what:{width}}  {finding.result}"
        if finding.to_do:
            yield f"{'':4}  {'':{width}}  -> {finding.to_do}"


class Headers:
    """Records Discord's rate limit of edits from the headers of its answers."""

    def __init__(self) -> None:
        self.edit_limit = ("", "")
        """Number of edits allowed, and seconds until the limit resets; empty if Discord does not
        say."""

    def trace(self) -> aiohttp.TraceConfig:
        """A trace for the client."""
        config = aiohttp.TraceConfig()

        async def end(_: Any, __: Any, request: aiohttp.TraceRequestEndParams) -> None:
            if request.method == "PATCH" and "/messages/" in str(request.url):
                headers = request.response.headers
                after = headers.get("X-RateLimit-Reset-After", "")
                self.edit_limit = headers.get("X-RateLimit-Limit", ""), after

        config.on_request_end.append(end)
        return config
