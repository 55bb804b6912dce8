"""Records that go into the store and come out of it: plain values.

All times are whole seconds since 1970, UTC; users, guilds, channels and messages are Discord's
ids; players are counted from 0, deals from 1, moves from 0. What could hide a card (the deck, the
code of a move) stays out of every ``repr``, and so of the log.
"""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, NamedTuple

from bot.games.info import Chair, Level
from bot.kit.wishes import Reach
from bot.store.database import Work

TableState = Literal["lobby", "playing", "ended", "stopped"]
DealState = Literal["live", "finished", "void"]
MoveMaker = Literal["person", "house", "clock"]
"""The maker of a move; ``clock``: the house, for a person who was not there to make it."""

NO_CHANNEL = 0
"""The channel id of a table that was never in a channel: of a person's try in a contest."""

NOW = "now"
"""A table that is awake, or was when the process died: to be looked at."""


@dataclass(frozen=True, kw_only=True)
class NewTable:
    """A table in its lobby."""

    guild: int
    """The server; where there is none, the channel once more."""
    channel: int
    reach: Reach = "server"
    founder: int
    variant: str
    players: int
    options: tuple[tuple[str, str], ...]
    preset: str = ""
    """The name of these rules; empty: they have none."""
    hints: bool | None = None
    """Whether people may ask for hints; None: only someone alone with the house may."""
    language: str
    seats: tuple[Chair, ...]
    """By player; in the lobby there may be fewer than ``players``."""
    created_at: int
    dealer: int | None = None
    """The player who deals first, at the seats as they are; None: seats and dealer by lot."""
    ready: tuple[int, ...] = ()
    """The users who are ready: for the match, or for the next deal now that one has ended."""
    level: Level = "club"
    """How well the house players on the lobby's empty seats play."""
    patience: int | None = None
    """Seconds a person has for a move; 0: as long as they like, None: as the host has it."""
    hurried: bool = False
    """The founder chose that: it holds even for someone alone with the house."""
    contest: int | None = None
    """The round of a team match whose deals are played here; None: the table has its own."""


@dataclass(frozen=True, kw_only=True)
class StoredTable(NewTable):
    """A table as it stands."""

    id: int
    state: TableState
    match: str | None
    """As its last writer gave it; the store does not look inside."""
    skis_called_by: int | None
    """The player who declared the Škis round."""
    told: int
    """The newest deal whose end the channel was shown; one more: the end of the match."""
    ended_at: int | None
    waits: str | None
    """NOW, or what it waited for when it fell asleep; None: nothing more happens here."""
    since: int | None
    """Since when it waited when it fell asleep."""
    reminded: int | None
    """The turn for which a person was reminded, as its writer counts turns."""
    paused: int | None
    """When its pause began."""
    resumed: int
    """When its last pause ended."""
    paused_by: int | None
    """The player who alone asked for it; None: others did, too."""
    removed: tuple[int, ...]
    """The users removed from its lobby."""
    deals: int
    """The number of the newest deal; 0 before the first one."""
    next_seq: int
    """One more than the highest move number in any deal of the table; 0 before the first."""


@dataclass(frozen=True, kw_only=True)
class NewDeal:
    """A deal before its first move; ``carry`` is opaque, ``digest`` that of the start."""

    table: int
    number: int
    dealer: int
    deck: str = field(repr=False)
    """The codes of the cards, in the order they are dealt."""
    carry: str
    digest: str
    started_at: int
    house: str = ""
    """By player: the house player's level, or ``-`` for a person; empty: not known."""
    words: str = ""
    """By player: the SHA-256 of their word that is in the deck, or ``-``; empty: nobody gave one.
    """
    also: tuple[Work, ...] = field(default=(), repr=False)
    """Writes of others in the same transaction; they go in here and never come out."""


@dataclass(frozen=True, kw_only=True)
class StoredDeal(NewDeal):
    """A deal. ``void``: broken off; it scores nothing and is not shown again."""

    state: DealState
    scores: tuple[int, ...] | None
    """By player, once it is finished."""
    finished_at: int | None


@dataclass(frozen=True)
class Move:
    """A move; ``user`` is None for house players."""

    seq: int
    player: int
    by: MoveMaker
    user: int | None
    code: str = field(repr=False)
    digest: str
    at: int


UNDO = "undo"
"""The code of an entry that takes back the move before it."""


@dataclass(frozen=True)
class DealLog:
    """A deal with its moves in order."""

    deal: StoredDeal
    entries: tuple[Move, ...]
    """The whole log."""

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """The moves that stand: without those taken back, or the entries that took them."""
        stand: list[Move] = []
        for entry in self.entries:
            if entry.code == UNDO and stand:
                stand.pop()
            else:
                stand.append(entry)
        return tuple(stand)


class Mover(NamedTuple):
    """A person who moved in a deal."""

    deal: int
    player: int
    """The seat from which they moved."""
    user: int | None
    """None: they have asked to be forgotten."""
    name: str | None
    """Their name in the server, if it is stored."""


class TakeBack(NamedTuple):
    """A person's question to all others, mostly whether to take the last move back."""

    seq: int
    """The number of the next move: once it is made, the question is settled."""
    agreed: tuple[int, ...] = ()
    """The users who have agreed."""
    refused: bool = False
    """Whether a person has refused."""
    deal: int = 0
    """The deal it is about."""
    asked: tuple[int, ...] = ()
    """How often each player has asked in this deal."""
    claimer: int | None = None
    """The player who claims the rest of the deal instead; such a request is never stored."""


@dataclass(frozen=True)
class MatchResult:
    """A user's result of a match. ``place`` from 1; ``people``: how many took part."""

    user: int
    score: int
    place: int
    deals: int
    people: int
    game: str
    """The name of the game."""
    side: int = 0
    """Their side: lasting partners share a number."""
    lead: float = 0.0
    """Their average gain a deal, in spreads (``bot.careers.ratings``)."""


@dataclass(frozen=True)
class PlayedDeal:
    """A finished deal as somebody played it, or had played for them."""

    player: int
    user: int
    game: str
    """The name of the game."""
    score: int
    declared: bool = False
    """They were the declarer."""
    made: bool = False
    """They made their contract."""


@dataclass(frozen=True)
class DealPlayed:
    """A finished deal, by its number in the log, and who played it."""

    number: int
    at: int
    played: tuple[PlayedDeal, ...]


@dataclass(frozen=True)
class DealEnd:
    """The end of a deal: its scores by player, and how the match stands after it.

    With ``over`` the match ends, too, and the table is closed.
    """

    scores: tuple[int, ...]
    match: str
    at: int
    over: bool = False
    also: tuple[Work, ...] = field(default=(), repr=False)
    """Writes of others in the same transaction, once all this is written."""


CALL_LINE = "call"
"""Stands for the page of a line that calls the person on turn: it is never redrawn."""


@dataclass(frozen=True, kw_only=True)
class Posting:
    """A table's message in its channel, whose buttons work or may work."""

    nonce: str
    """Lets Discord spot it if it is posted twice."""
    message: int | None = None
    """Discord's id; None: nobody knows whether it was posted."""
    at: int
    deal: int | None = None
    """The deal it shows; None: a lobby, or unknown."""
    called: int | None = None
    """The move for which the person to play was shown their hand or called, counting what all can
    see."""
    drawn: str = ""
    """A digest of the page it shows; empty: unknown; ``CALL_LINE``: no board, but a line that calls
    a person."""


class Sleep(NamedTuple):
    """The event that a table waits for, in its writer's words, and since when; NOW: it is awake."""

    table: int
    waits: str
    since: int | None
    patience: int | None = None
    """The table's own ``patience``; only the store fills it in."""
    server: int = 0
    """The server, which decides the shard; 0: it is in none."""
