"""The tokens that can still change messages of people's interactions: records, and what the store
keeps of them for a process that takes over; ``token_sql.py`` has the SQL.

A token is a secret for the quarter of an hour that Discord accepts it. We keep it no longer, and
show it to nobody: its ``repr`` leaves it out.
"""

from typing import NamedTuple, Protocol

from bot.store.tournaments import TournamentStore


class Token(NamedTuple):
    """An answered interaction, and what its token can be used for.

    Discord's numbers of interactions grow with time.
    """

    interaction: int
    token: str
    person: int
    channel: int
    server: int
    """The server, which decides the shard; 0: the bot is a guest there, or it is in no server."""
    locale: str
    posts: bool
    """Whether it draws tables in its channel, where the bot is a guest."""

    def __repr__(self) -> str:
        return f"Token({self.interaction})"


class HandKept(NamedTuple):
    """A person's private page at a table: in which message, by whose token."""

    table: int
    person: int
    deal: int
    message: int | None
    original: bool
    """The message is ``shown_by``'s answer, or the one pressed on. With no message either: there is
    no page yet, and ``sender`` can send one."""
    watches: bool
    shown_by: int
    """The interaction that can change the message."""
    sender: int
    """Their newest one, which can send another message."""


class GuestMessage(NamedTuple):
    """A public message where the bot is a guest, and the interaction that can change it."""

    message: int
    shown_by: int
    original: bool


class AwaitedPage(NamedTuple):
    """A private page that says that something is still to come."""

    interaction: int
    """The one that can change it."""
    message: int | None
    original: bool
    """The message is the interaction's answer, or the one pressed on."""
    leads_to: str
    """The custom_id of a control that would bring what is to come."""


class Gone(NamedTuple):
    """What is no more."""

    hands: tuple[tuple[int, int], ...] = ()
    """Tables and people."""
    awaited: tuple[int, ...] = ()
    """Interactions whose pages await nothing any more."""


NOTHING_GONE = Gone()


class TokensKept(NamedTuple):
    """All that there is, or what to keep from now on."""

    tokens: tuple[Token, ...] = ()
    hands: tuple[HandKept, ...] = ()
    messages: tuple[GuestMessage, ...] = ()
    awaited: tuple[AwaitedPage, ...] = ()


class TokenStore(TournamentStore, Protocol):
    """The store's calls about tokens; ``Store`` says what all calls share."""

    async def keep_tokens(self, kept: TokensKept, gone: Gone = NOTHING_GONE) -> None:
        """Keep these, each in place of what was kept of the same page or message, and delete what
        is ``gone``."""
        ...

    async def drop_tokens(self, before: int) -> None:
        """Delete what only interactions earlier than this could do."""
        ...

    async def tokens(self, since: int) -> TokensKept:
        """What this interaction or later ones can do."""
        ...
