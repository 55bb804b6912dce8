"""Kind, what the core of contests asks each kind of them, and the kinds of a house."""

from abc import ABC, abstractmethod

from bot.contests.core.entries import OpenEntry
from bot.contests.core.rows import Contest, NewEntry, StoredEntry
from bot.kit.errors import Denied
from bot.kit.l10n import Words
from bot.kit.wishes import Person, Shown, Venue
from bot.store.database import Work


class Kind(ABC):
    """A kind of contest, with the usual answers. Every method may raise StoreError."""

    name: str
    """As it is stored in ``contests.kind`` and in the messages that cards are made from: it lasts
    for ever. It begins the keys of its sentences: ``<name>-title`` (``pages.deal_title``),
    ``<name>-when`` (``pages.plain_result``), and as named below."""

    async def note(self, contest: Contest, words: Words) -> str:
        """The line below the title: that there is one try, and what it counts for
        (``<name>-note``)."""
        del contest
        return words(f"{self.name}-note")

    def opening(self, new: NewEntry) -> tuple[Work, ...]:
        """What is written in the transaction that begins a try, besides the try."""
        del new
        return ()

    async def is_due(self, contest: Contest, now: int) -> bool:
        """Whether a contest that may be over is to be settled now."""
        del contest, now
        return True

    async def keep_places(self, contest: Contest) -> None:
        """Note who stands where, once all tries are finished and before they are laid open."""
        del contest

    async def settled(self, contest: Contest) -> None:
        """Count a contest's tries, which have been laid open."""
        del contest

    async def judged(self, contest: Contest, entry: StoredEntry) -> None:
        """Count a try again whose decisions were judged after its contest was settled."""
        del contest, entry

    @abstractmethod
    def no_hints(self, contest: Contest) -> Denied:
        """The refusal of a hint."""

    @abstractmethod
    async def over(self, person: Person, place: Venue, entry: OpenEntry) -> Shown:
        """The result of a finished try. Raises Denied."""


class Kinds:
    """The kinds of contests of a house, by name."""

    def __init__(self) -> None:
        self._kinds: dict[str, Kind] = {}

    def add(self, kind: Kind) -> None:
        """Make a kind known."""
        self._kinds[kind.name] = kind

    def of(self, contest: Contest) -> Kind:
        """The kind of a contest."""
        return self._kinds[contest.kind]
