"""Checks on requests to the stand-in, and the reading of their fields.

It holds everybody's private pages, and a browser would let any website send to it: only this
machine's own names are served, only to pages of its own.
"""

import math
from collections.abc import Mapping
from typing import Any, NamedTuple

from aiohttp import web

from sandbox.rest import Handler

NAMES = ("127.0.0.1", "localhost")
"""The names by which this machine is called; another website's name may lead here, too."""
MAX_DIGITS = 20
JSON = "application/json"
USERS = "/sandbox/"
"""The beginning of the addresses of the users' side, where everything sent is JSON."""


@web.middleware
async def door(request: web.Request, handler: Handler) -> web.StreamResponse:
    """The middleware that serves only programs and pages of this machine."""
    host = request.headers.get("Host", "")
    if host.partition(":")[0] not in NAMES:
        raise web.HTTPForbidden(text="The stand-in answers to 127.0.0.1 and localhost only.")
    origin = request.headers.get("Origin")
    if origin is not None and origin != f"http://{host}":
        raise web.HTTPForbidden(text="Pages of other websites are not served.")
    if not request.path.startswith(USERS):
        return await handler(request)
    if request.method == "POST" and request.content_type != JSON:
        raise web.HTTPUnsupportedMediaType(text=f"What is sent here is {JSON}.")
    try:
        return await handler(request)
    except BadInput as error:
        return web.json_response({"impossible": str(error)}, status=400)


class BadInput(ValueError):
    """Something sent that means nothing here: a sentence."""


class Form(NamedTuple):
    """Values that were sent, by name. Reading raises BadInput."""

    fields: Mapping[str, Any]

    @classmethod
    async def read(cls, request: web.Request) -> "Form":
        """The JSON of a request, or else its query."""
        if request.method != "POST":
            return cls(request.query)
        try:
            sent = await request.json()
        except ValueError:  # no JSON, or no UTF-8
            raise BadInput("This is no JSON.") from None
        except RecursionError:
            raise BadInput("This is nested too deeply.") from None
        if not isinstance(sent, dict):
            raise BadInput("This takes a JSON object.")
        return cls(sent)

    def has(self, name: str) -> bool:
        """Whether anything was sent under a name."""
        return self.fields.get(name) is not None

    def number(self, name: str) -> int:
        """A whole number, of digits."""
        text = str(self._value(name, int, str))
        if not text.isdecimal() or not text.isascii() or len(text) > MAX_DIGITS:
            raise BadInput(f"{name} takes a number.")
        return int(text)

    def seconds(self, name: str) -> float:
        """A number of seconds, also of the past."""
        value = float(self._value(name, int, float))
        if not math.isfinite(value):
            raise BadInput(f"{name} takes a number.")
        return value

    def text(self, name: str, default: str | None = None) -> str:
        """A text."""
        if default is not None and not self.has(name):
            return default
        return str(self._value(name, str))

    def flag(self, name: str, *, default: bool = False) -> bool:
        """Yes or no."""
        return bool(self._value(name, bool)) if self.has(name) else default

    def items(self, name: str) -> dict[str, Any]:
        """Values by name; none if nothing was sent."""
        return dict(self._value(name, dict)) if self.has(name) else {}

    def texts(self, name: str) -> list[str]:
        """A list of texts."""
        texts = self._value(name, list)
        if not all(isinstance(text, str) for text in texts):
            raise BadInput(f"{name} takes a list of texts.")
        return list(texts)

    def _value(self, name: str, *kinds: type) -> Any:
        value = self.fields.get(name)
        if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
            types = " or ".join(kind.__name__ for kind in kinds)
            raise BadInput(f"{name} takes a value of type {types}.")
        return value
