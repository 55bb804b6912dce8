"""What Discord says of its limits, along with its answers."""

from typing import Any

import aiohttp


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
