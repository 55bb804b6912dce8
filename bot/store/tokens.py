"""By whose tokens messages can still be changed that belong to people's own interactions: records,
and what is kept of them for a process that takes over; ``token_sql.py`` has the SQL.

A token is a secret for the quarter of an hour in which Discord takes it. It is kept for no longer,
and shown to nobody: its ``repr`` does not tell it.
"""

from typing import NamedTuple, Protocol

from bot.store.tournaments import TournamentStore


class Token(NamedTuple):
    """An interaction that has been answered, and what can be known of it by its token.

    Interactions are numbers of Discord's, which grow with time.
    """

    interaction: int
    token: str
    person: int
    channel: int
    server: int
    """By which a shard hears of it; 0: none does, the bot is a guest there or in no server."""
    locale: str
    posts: bool
    """Whether tables are drawn by it in its channel, where the bot is a guest."""

    def __repr__(self) -> str:
        return f"Token({self.interaction})"


class HandKept(NamedTuple):
    """The private page of a person at a table: in which message it stands, and by whose token."""

    table: int
    person: int
    deal: int
    message: int | None
    original: bool
    """The message is what ``shown_by`` was answered with, or pressed on; None of both: there is no
    page yet, and ``sender`` can send one."""
    watches: bool
    shown_by: int
    """The interaction that can change the message."""
    sender: int
    """Their newest one, by which another message is sent."""


class GuestMessage(NamedTuple):
    """A message for all where the bot is a guest, and the interaction that can change it."""

    message: int
    shown_by: int
    original: bool


class TokensKept(NamedTuple):
    """All that there is, or what is to be kept from now on."""

    tokens: tuple[Token, ...] = ()
    hands: tuple[HandKept, ...] = ()
    messages: tuple[GuestMessage, ...] = ()


class TokenStore(TournamentStore, Protocol):
    """What is kept of tokens; ``Store`` says what all calls have in common."""

    async def keep_tokens(self, kept: TokensKept, gone: tuple[tuple[int, int], ...] = ()) -> None:
        """Keep these, each in the place of what was kept of the same hand or message. ``gone``:
        tables and people of hands that are no more."""
        ...

    async def drop_tokens(self, before: int) -> None:
        """Take away what can be done by no interaction but earlier ones than this."""
        ...

    async def tokens(self, since: int) -> TokensKept:
        """What can be done by this interaction or later ones."""
        ...
