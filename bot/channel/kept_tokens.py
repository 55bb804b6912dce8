"""Tokens outlive the process: a follower goes on drawing people's private pages, and tables where
the bot is a guest, without a click.

Changes are saved once a second, beside all that people do: nobody waits for it. If a page just
stays where it is, a newer token is saved once a minute, as any of them can change it.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable
from datetime import timedelta
from functools import partial
from typing import Any

import discord

from bot.background import Background, repeated
from bot.channel.awaited_pages import AwaitedPages
from bot.channel.guests import Guests
from bot.channel.hand_messages import Hands
from bot.channel.reach import reach_of
from bot.store import StoreError
from bot.store.tokens import (
    AwaitedPage,
    Gone,
    GuestMessage,
    HandKept,
    Token,
    TokensKept,
    TokenStore,
)

logger = logging.getLogger(__name__)

LIFE = timedelta(minutes=15)
"""How long a token lives (platform)."""
EVERY = 1.0
"""Seconds between saves."""
YOUNG = 60.0
"""How many seconds older a saved token may be than the newest for the same message."""
TIDY = 60.0
"""Seconds between clean-ups."""

Interaction = discord.Interaction[Any]


def revived(client: discord.Client, kept: Token) -> Interaction:
    """An interaction of which only the token is left: it can do what the token can."""
    owners = {"0": str(kept.server)} if kept.server else {"1": str(kept.person)}
    user = {"id": str(kept.person), "username": "", "discriminator": "0", "avatar": None}
    data: Any = {
        "id": str(kept.interaction),
        "type": discord.InteractionType.component.value,
        "token": kept.token,
        "version": 1,
        "application_id": str(client.application_id),
        "attachment_size_limit": 0,
        "authorizing_integration_owners": owners,
        "locale": kept.locale,
        "user": user,
    }
    made: Interaction = discord.Interaction(data=data, state=client._connection)
    made.guild_id = kept.server or None
    made.channel = client.get_partial_messageable(kept.channel)  # type: ignore[assignment]
    return made


def token_of(interaction: Interaction, *, posts: bool) -> Token:
    """What to keep of an interaction."""
    server = interaction.guild_id if reach_of(interaction) == "server" else None
    channel = interaction.channel_id or 0
    user, locale = interaction.user.id, str(interaction.locale)
    return Token(interaction.id, interaction.token, user, channel, server or 0, locale, posts)


class KeptTokens:
    """Saves tokens, and brings them back after a start."""

    def __init__(
        self,
        store: TokenStore,
        hands: Hands,
        guests: Guests,
        revive: Callable[[Token], Interaction],
        hears: Callable[[int], bool],
    ) -> None:
        """``hears``: whether this process serves a server."""
        self._store, self._revive, self._hears = store, revive, hears
        self._hands, self._guests = hands, guests
        self.awaited = AwaitedPages()
        self._saving = asyncio.Lock()
        self._tokens: dict[int, Token] = {}
        self._pages: dict[tuple[int, int], HandKept] = {}
        """By table and person."""
        self._messages: dict[int, GuestMessage] = {}
        self._awaiting: dict[int, AwaitedPage] = {}
        self._background = Background()

    async def load(self) -> None:
        """Bring back what an earlier process saved. Raises StoreError."""
        found = await self._store.tokens(_oldest())
        mine = {one.interaction: one for one in found.tokens if self._hears(one.server)}
        alive = {number: self._revive(one) for number, one in mine.items()}
        pages = [one for one in found.hands if one.sender in alive]
        messages = [one for one in found.messages if one.shown_by in alive]
        for page in pages:
            self._hands.restore(page, alive[page.sender], alive.get(page.shown_by))
        for message in messages:
            self._guests.restore(message, alive[message.shown_by])
        awaited = [one for one in found.awaited if one.interaction in alive]
        for one in awaited:
            self.awaited.restore(one, alive[one.interaction])
        for number, token in mine.items():
            if token.posts:
                self._guests.found(alive[number])
        self._tokens = mine
        self._pages = {(one.table, one.person): one for one in pages}
        self._messages = {one.message: one for one in messages}
        self._awaiting = {one.interaction: one for one in awaited}

    async def locales(self) -> set[str]:
        """The languages in which people who pressed something lately use Discord. Raises
        StoreError."""
        return {one.locale for one in (await self._store.tokens(_oldest())).tokens}

    async def begin(self, *, tidies: bool) -> None:
        """Bring back what is kept, and save changes from now on. Raises StoreError.

        ``tidies``: it also deletes what is of no more use.
        """
        await self.load()
        note = partial(repeated, self.save, EVERY, StoreError, _not_noted)
        self._background.keep(note, "noting tokens")
        self.awaited.listen(self._save_soon)
        if tidies:
            tidy = partial(repeated, self._tidy, TIDY, StoreError, _not_taken_away)
            self._background.keep(tidy, "taking tokens away")

    def _save_soon(self) -> None:
        """What somebody is told to wait for comes, even if this process ends in a moment."""
        self._background.start(self._save_now, "noting a page that is awaited")

    async def _save_now(self) -> None:
        with contextlib.suppress(StoreError):  # it is tried again within a second
            await self.save()

    async def _tidy(self) -> None:
        await self._store.drop_tokens(_oldest())

    async def close(self) -> None:
        """Save everything, down to the newest token, and stop."""
        await self._background.close()
        try:
            await self.save(whole=True)
        except StoreError as error:
            _not_noted(error)

    async def save(self, *, whole: bool = False) -> None:
        """Save what has changed; ``whole``: also newer tokens for the same. Raises StoreError."""
        async with self._saving:
            await self._save(whole=whole)

    async def _save(self, *, whole: bool) -> None:
        pages = {place: one.kept(*place) for place, one in self._hands.drawable().items()}
        messages = self._guests.messages()
        self._tokens = {one: it for one, it in self._tokens.items() if one >= _oldest()}
        changed = {k: v for k, v in pages.items() if _has_moved(self._pages.get(k), v, whole)}
        anew = {k: v for k, v in messages.items() if _differs(self._messages.get(k), v, whole)}
        needed = {number for one in changed.values() for number in (one.shown_by, one.sender)}
        awaiting = {one.page.interaction: one.page for one in self.awaited.all()}
        awaited = {k: v for k, v in awaiting.items() if self._awaiting.get(k) != v}
        needed |= {one.shown_by for one in anew.values()} | awaited.keys()
        tokens = self._new_tokens(needed)
        gone = Gone(
            tuple(self._pages.keys() - pages.keys()),
            tuple(self._awaiting.keys() - awaiting.keys()),
        )
        if not (tokens or changed or anew or awaited or any(gone)):
            return
        messages_kept, awaited_kept = tuple(anew.values()), tuple(awaited.values())
        kept = TokensKept(tokens, tuple(changed.values()), messages_kept, awaited_kept)
        await self._store.keep_tokens(kept, gone)
        self._tokens |= {one.interaction: one for one in tokens}
        self._pages = {k: v for k, v in self._pages.items() if k in pages} | changed
        self._messages = {k: v for k, v in self._messages.items() if k in messages} | anew
        self._awaiting = awaiting

    def _new_tokens(self, needed: set[int]) -> tuple[Token, ...]:
        """The unsaved tokens of these interactions, and of those that draw tables where the bot is
        a guest."""
        posting = {one.id: one for one in self._guests.posting()}
        awaited = (one.interaction for one in self.awaited.all())
        there: Iterable[Interaction] = (
            *self._hands.interactions(),
            *self._guests.interactions(),
            *awaited,
        )
        others = {one.id: one for one in there if one.id in needed}
        found = (token_of(one, posts=one.id in posting) for one in (posting | others).values())
        return tuple(
            one
            for one in found
            if one.interaction not in self._tokens
            or (one.posts and not self._tokens[one.interaction].posts)
        )

    def forget(self, user: int) -> None:
        """A person asked to be forgotten: draw nothing by their tokens any more. What may have been
        saved of their pages meanwhile is deleted with the next change."""
        self._hands.forget(user)
        self._guests.forget(user)
        self.awaited.forget(user)
        self._tokens = {one: it for one, it in self._tokens.items() if it.person != user}

    async def look(self) -> None:
        """Forget everybody whom another process was asked to forget. Raises StoreError."""
        oldest, noted = _oldest(), tuple(self._tokens.items())  # more may be saved meanwhile
        there = {one.interaction for one in (await self._store.tokens(oldest)).tokens}
        gone = [it for one, it in noted if one >= oldest and one not in there]
        for user in {it.person for it in gone}:
            self.forget(user)


def _not_noted(error: Exception) -> None:
    logger.warning("tokens cannot be noted now: %s", error)


def _not_taken_away(error: Exception) -> None:
    logger.warning("tokens that are over cannot be taken away now: %s", error)


def _oldest() -> int:
    """The number of the oldest interaction whose token still lives."""
    return discord.utils.time_snowflake(discord.utils.utcnow() - LIFE)


def _has_moved(before: HandKept | None, now: HandKept, whole: bool) -> bool:
    """Whether to save a page again."""
    if before is None or whole or now.message is None:
        return before != now
    by = before.shown_by, before.sender
    same = now._replace(shown_by=by[0], sender=by[1], original=before.original)
    return same != before or _apart(before.sender, now.sender) > YOUNG


def _differs(before: GuestMessage | None, now: GuestMessage, whole: bool) -> bool:
    if before is None or whole:
        return before != now
    return _apart(before.shown_by, now.shown_by) > YOUNG


def _apart(before: int, now: int) -> float:
    """Seconds between two interactions."""
    return ((now >> 22) - (before >> 22)) / 1000
