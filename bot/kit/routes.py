"""Routes of presses on controls: one table, by the first words of a ``custom_id``."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from bot.kit.controls import are_numbers
from bot.kit.errors import Denied
from bot.kit.wishes import Person, Response, Shown, Venue

NUMBER = "#"
"""Stands for any number in the address of a route."""

T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class Press:
    """A press on a control, a choice in a select, or what was typed into a form."""

    person: Person
    place: Venue
    server: int
    """0: outside of servers."""
    custom_id: str
    values: tuple[str, ...] = ()
    private: bool = True
    """The control is on a private message of this person."""
    already_done: bool = False
    """An earlier process has carried out the press; only the answer is missing."""

    @property
    def value(self) -> str:
        """The first choice, or an empty text."""
        return self.values[0] if self.values else ""

    @property
    def numbers(self) -> tuple[int, ...]:
        """All numbers in the ``custom_id``."""
        return tuple(int(word) for word in self.custom_id.split(":") if are_numbers(word))

    @property
    def number(self) -> int:
        """First number in the ``custom_id``, for routes that have one in their address."""
        return self.numbers[0]


Answer = Callable[[Press], Awaitable[Response]]
PageAnswer = Callable[[Press], Awaitable[Shown]]


@dataclass(frozen=True, kw_only=True)
class Route:
    """Handler of the controls whose ``custom_id`` begins with an address."""

    at: str
    """Address: the first words, with ``#`` for a number, such as ``duel:accept:#``."""
    answer: Answer
    """Raises Denied, StoreError."""
    kind: str = ""
    """Kind in the metrics; empty: the first word of ``at``."""
    repeatable: bool = False
    """Call ``answer`` even for a press that an earlier process has carried out: it is idempotent.
    Others then only say that it is done."""
    edits_public: bool = False
    """The answer edits the public message with the control."""
    lends_token: bool = False
    """Where the bot is a guest, the token of the press draws the public message."""
    opens_form: bool = False
    """The answer opens a form, and changes nothing."""
    despite_block: bool = False
    """Answered even if the person or the server is kept from playing."""
    resume: Answer | None = None
    """Makes a page that an earlier process has promised; None: ``answer`` does, once the workers
    are ready."""

    @property
    def counted_as(self) -> str:
        """Kind of its presses in the metrics."""
        return self.kind or self.at.partition(":")[0]


async def _refuse_unknown(press: Press) -> Response:
    """Raise Denied for a control that has no route."""
    del press
    raise Denied("unknown-button")


UNKNOWN = Route(at="", answer=_refuse_unknown, kind="other")


class Routes:
    """All routes, by their addresses. Raises ValueError if two are the same."""

    def __init__(self, routes: Iterable[Route]) -> None:
        self._routes: dict[str, Route] = {}
        for route in routes:
            if route.at in self._routes:
                raise ValueError(f"two routes at {route.at}")
            self._routes[route.at] = route

    @property
    def addresses(self) -> tuple[str, ...]:
        """The addresses of all routes."""
        return tuple(self._routes)

    def find(self, custom_id: str) -> Route:
        """The route of the longest address that a ``custom_id`` begins with."""
        words = [NUMBER if are_numbers(word) else word for word in custom_id.split(":")]
        fitting = (self._routes.get(":".join(words[:size])) for size in range(len(words), 0, -1))
        return next((route for route in fitting if route is not None), UNKNOWN)


def checked_control(control: T | None) -> T:
    """The control that a ``custom_id`` was read as. Raises Denied if it is not one of ours."""
    if control is None:
        raise Denied("unknown-button")
    return control
