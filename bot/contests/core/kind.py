"""The interface of a kind of contest, and the registry of kinds."""

from abc import ABC, abstractmethod

from bot.contests.core.entries import OpenEntry
from bot.contests.core.rows import Contest, NewEntry, StoredEntry
from bot.kit.errors import Denied
from bot.kit.l10n import Words
from bot.kit.wishes import Person, Shown, Venue
from bot.store.database import Work


class Kind(ABC):
    """A kind of contest, with default methods. Every method may raise StoreError."""

    name: str
    """The kind's name, stored in ``contests.kind`` and part of the messages from which cards
    follow: it must never change. It also begins the keys of the kind's sentences:
    ``<name>-title`` (``pages.deal_title``), ``<name>-when`` (``pages.plain_result``), and those
    named below."""

    async def note(self, contest: Contest, words: Words) -> str:
        """Return the line below the title (``<name>-note``).

        It says that there is one try, and for what it counts.
        """
        del contest
        return words(f"{self.name}-note")

    async def heading(self, contest: Contest, words: Words) -> str:
        """Return the contest's own name, in markdown, for the titles of its deals.

        Empty: its kind's titles have none.
        """
        del contest, words
        return ""

    def opening_writes(self, new: NewEntry) -> tuple[Work, ...]:
        """Further writes for the transaction that begins a try."""
        del new
        return ()

    async def is_due(self, contest: Contest, now: int) -> bool:
        """Return whether a contest that may be over is to be settled now."""
        del contest, now
        return True

    async def keep_places(self, contest: Contest) -> None:
        """Store the places, once all tries are finished and before they are laid open."""
        del contest

    async def count_tries(self, contest: Contest) -> None:
        """Count a contest's tries, once all are finished and before they are laid open."""
        del contest

    async def recount_try(self, contest: Contest, entry: StoredEntry) -> None:
        """Count a try again whose decisions were judged after its contest was settled."""
        del contest, entry

    async def readable_people(self, contest: Contest, guild: int) -> frozenset[int] | None:
        """Return the people whose results in a settled contest are read in a server; None: all.

        Raises Denied where nobody reads them, as the results of a few are theirs alone.
        """
        del contest, guild
        raise Denied("no-traveller")

    @abstractmethod
    def hint_refusal(self, contest: Contest) -> Denied:
        """Return the refusal of a hint."""

    @abstractmethod
    async def show_result(self, person: Person, place: Venue, entry: OpenEntry) -> Shown:
        """Return the result of a finished try. Raises Denied."""


class Kinds:
    """The kinds of contests, by name."""

    def __init__(self) -> None:
        self._kinds: dict[str, Kind] = {}

    def add(self, kind: Kind) -> None:
        """Register a kind."""
        self._kinds[kind.name] = kind

    def find(self, contest: Contest) -> Kind:
        """Return the kind of a contest."""
        return self._kinds[contest.kind]
