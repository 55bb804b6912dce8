"""Interaction tokens that outlive the process.

A follower goes on editing people's private pages, and tables where the bot is a guest, without a
click.

Changes are collected as they happen and saved at most once a second in the background. If a page
just stays in its message, a newer token for it is saved once a minute: any of them can edit it.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from typing import Any, NamedTuple

import discord

from bot.base.background import Background, repeat
from bot.base.bounded import Bounded
from bot.discord.answering.awaited_pages import MAX_PAGES, AwaitedPage, AwaitedPages
from bot.discord.answering.reach import reach_of
from bot.store import StoreError
from bot.tables.board.guests import MAX_MESSAGES, GuestMessage, Guests
from bot.tables.private.private_view import StoredPrivateView
from bot.tables.private.private_views import PrivateViews
from bot.tables.private.sessions import SessionKey
from bot.takeover.shared_page_rows import SharedPageRows
from bot.takeover.token_rows import DroppedKeys, Token, TokenRows, TokensKept

logger = logging.getLogger(__name__)

TOKEN_LIFETIME = timedelta(minutes=15)
"""Validity of an interaction token (platform)."""
SHARED_LIFETIME = timedelta(days=30)
"""How long a shared page is remembered, counted from its message."""
SAVE_SECONDS = 1.0
"""Minimal interval between saves."""
MAX_TOKEN_LAG = 60.0
"""Seconds by which a saved token may be older than the newest for the same message."""
CLEANUP_SECONDS = 60.0
"""Interval between clean-ups."""

Interaction = discord.Interaction[Any]


def revived(client: discord.Client, kept: Token) -> Interaction:
    """Recreate an interaction from its stored token, as far as the token goes."""
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
    interaction: Interaction = discord.Interaction(data=data, state=client._connection)
    interaction.guild_id = kept.server or None
    interaction.channel = client.get_partial_messageable(kept.channel)  # type: ignore[assignment]
    return interaction


def token_of(interaction: Interaction, *, posts: bool) -> Token:
    """Return the record of an interaction's token."""
    server = interaction.guild_id if reach_of(interaction) == "server" else None
    channel = interaction.channel_id or 0
    user, locale = interaction.user.id, str(interaction.locale)
    return Token(interaction.id, interaction.token, user, channel, server or 0, locale, posts)


class ChangedKeys(NamedTuple):
    """Keys of records that have changed since the last save."""

    places: set[SessionKey]
    messages: set[int]
    posting: set[tuple[int, int]]
    awaited: set[int]


class SaveBatch(NamedTuple):
    """The records of one save by their keys, with the interactions they need."""

    pages: dict[SessionKey, StoredPrivateView]
    messages: dict[int, GuestMessage]
    awaited: dict[int, AwaitedPage]
    dropped: DroppedKeys
    tokens: dict[int, Interaction]
    """The interactions whose tokens the records need, by id."""
    posting: dict[int, Interaction]
    """The interactions that also post tables where the bot is a guest, by id."""


class KeptTokens:
    """Saves tokens, and restores them after a start."""

    def __init__(
        self,
        rows: TokenRows,
        shared_pages: SharedPageRows,
        hands: PrivateViews,
        guests: Guests,
        revive: Callable[[Token], Interaction],
        serves: Callable[[int], bool],
    ) -> None:
        """``serves`` tells whether this process serves a server."""
        self._rows = rows
        self._shared_pages = shared_pages
        self._hands = hands
        self._guests = guests
        self._revive = revive
        self._serves = serves
        self.awaited = AwaitedPages()
        self._saving = asyncio.Lock()
        self._save_due = asyncio.Event()
        self._tokens: dict[int, Token] = {}
        """Saved tokens by interaction, roughly the oldest first."""
        self._pages: dict[SessionKey, StoredPrivateView] = {}
        self._messages = Bounded[int, GuestMessage](MAX_MESSAGES)
        self._awaiting = Bounded[int, AwaitedPage](MAX_PAGES)
        self._stale_pages = set[SessionKey]()
        """Pages with a newer token than the saved one."""
        self._stale_messages = set[int]()
        """Messages with a newer token than the saved one."""
        self._background = Background()

    async def load(self) -> None:
        """Restore the tokens that an earlier process saved. Raises StoreError."""
        saved = await self._rows.load(_oldest_alive())
        tokens = {row.interaction: row for row in saved.tokens if self._serves(row.server)}
        interactions = {number: self._revive(row) for number, row in tokens.items()}
        pages = [row for row in saved.hands if row.sender in interactions]
        messages = [row for row in saved.messages if row.shown_by in interactions]
        for page in pages:
            await self._hands.load_words(interactions[page.sender])
            self._hands.restore(page, interactions[page.sender], interactions.get(page.shown_by))
        for message in messages:
            self._guests.restore(message, interactions[message.shown_by])
        awaited = [row for row in saved.awaited if row.interaction in interactions]
        for row in awaited:
            self.awaited.restore(row, interactions[row.interaction])
        for number, token in tokens.items():
            if token.posts:
                self._guests.add_token(interactions[number])
        self._tokens = tokens
        self._pages = {(row.table, row.person): row for row in pages}
        self._messages.update({row.message: row for row in messages})
        self._awaiting.update({row.interaction: row for row in awaited})

    async def locales(self) -> set[str]:
        """Return the locales of people with a valid token. Raises StoreError."""
        return {token.locale for token in (await self._rows.load(_oldest_alive())).tokens}

    async def begin(self, *, tidies: bool) -> None:
        """Restore the saved tokens, and save changes from now on. Raises StoreError.

        ``tidies``: also delete expired tokens, and shared pages that are old.
        """
        await self.load()
        self._hands.dirty.listen(self._save_due.set)
        self._guests.dirty.listen(self._save_due.set)
        self._guests.new_tokens.listen(self._save_due.set)
        self.awaited.dirty.listen(self._save_due.set)
        self._background.keep(self._watch, "noting tokens")
        self.awaited.listen(self._save_soon)
        if tidies:
            tidy = partial(repeat, self._tidy, CLEANUP_SECONDS, StoreError, _log_cleanup_failure)
            self._background.keep(tidy, "taking tokens away")

    async def _watch(self) -> None:
        """Save changes, at most once a second."""
        while True:
            await self._save_due.wait()
            self._save_due.clear()
            try:
                await self.save()
            except StoreError as error:
                _log_save_failure(error)
                self._save_due.set()
            await asyncio.sleep(SAVE_SECONDS)

    def _save_soon(self) -> None:
        """Save an awaited page at once: the follower shows it if this process ends meanwhile."""
        self._background.start(self._save_now, "noting a page that is awaited")

    async def _save_now(self) -> None:
        with contextlib.suppress(StoreError):  # ``_watch`` retries within a second
            await self.save()

    async def _tidy(self) -> None:
        await self._rows.drop_before(_oldest_alive())
        await self._shared_pages.drop_before(_oldest_within(SHARED_LIFETIME))

    async def close(self) -> None:
        """Save everything, down to the newest token, and stop."""
        await self._background.close()
        try:
            await self.save(whole=True)
        except StoreError as error:
            _log_save_failure(error)

    async def save(self, *, whole: bool = False) -> None:
        """Save all changes; ``whole``: also newer tokens of stale records. Raises StoreError."""
        async with self._saving:
            await self._save(whole=whole)

    async def _save(self, *, whole: bool) -> None:
        if whole:
            self._hands.dirty.put_back(self._stale_pages)
            self._guests.dirty.put_back(self._stale_messages)
        changed = ChangedKeys(
            places=self._hands.dirty.take(),
            messages=self._guests.dirty.take(),
            posting=self._guests.new_tokens.take(),
            awaited=self.awaited.dirty.take(),
        )
        if not any(changed):
            return
        try:
            await self._save_changes(changed, whole)
        except BaseException:
            self._hands.dirty.put_back(changed.places)
            self._guests.dirty.put_back(changed.messages)
            self._guests.new_tokens.put_back(changed.posting)
            self.awaited.dirty.put_back(changed.awaited)
            raise

    async def _save_changes(self, changed: ChangedKeys, whole: bool) -> None:
        self._drop_expired()
        batch = self._collect(changed, whole)
        tokens = self._new_tokens(batch)
        if tokens or batch.pages or batch.messages or batch.awaited or any(batch.dropped):
            records = TokensKept(
                tokens,
                tuple(batch.pages.values()),
                tuple(batch.messages.values()),
                tuple(batch.awaited.values()),
            )
            await self._rows.keep(records, batch.dropped)
        self._tokens |= {token.interaction: token for token in tokens}
        for key in batch.dropped.hands:
            self._pages.pop(key, None)
        for number in batch.dropped.awaited:
            self._awaiting.pop(number, None)
        self._pages |= batch.pages
        self._messages.update(batch.messages)
        self._awaiting.update(batch.awaited)

    def _drop_expired(self) -> None:
        """Drop expired tokens from the front of the caches."""
        oldest_alive = _oldest_alive()
        for entries in (self._tokens, self._awaiting):
            while entries and next(iter(entries)) < oldest_alive:
                del entries[next(iter(entries))]

    def _collect(self, changed: ChangedKeys, whole: bool) -> SaveBatch:
        """Gather the records to save for these changes."""
        known_pages = changed.places & self._pages.keys()
        known_awaited = changed.awaited & self._awaiting.keys()
        dropped = DroppedKeys(
            hands=tuple(key for key in known_pages if self._hands.drawable(key) is None),
            awaited=tuple(number for number in known_awaited if self.awaited.get(number) is None),
        )
        batch = SaveBatch({}, {}, {}, dropped, {}, {})
        for key in changed.places:
            self._add_page(batch, key, whole)
        for number in changed.messages:
            self._add_message(batch, number, whole)
        for interaction in changed.awaited:
            awaited = self.awaited.get(interaction)
            if awaited is not None and awaited.page != self._awaiting.get(interaction):
                batch.awaited[interaction] = awaited.page
                batch.tokens[interaction] = awaited.interaction
        for channel, interaction in changed.posting:
            if (posts := self._guests.usable_token(channel, interaction)) is not None:
                batch.posting[interaction] = posts
        return batch

    def _add_page(self, batch: SaveBatch, key: SessionKey, whole: bool) -> None:
        self._stale_pages.discard(key)
        if (message := self._hands.drawable(key)) is None:
            return
        before, now = self._pages.get(key), message.stored(*key)
        if _page_needs_save(before, now, whole):
            batch.pages[key] = now
            batch.tokens.update(
                {interaction.id: interaction for interaction in message.interactions}
            )
        elif before != now:
            self._stale_pages.add(key)

    def _add_message(self, batch: SaveBatch, message_id: int, whole: bool) -> None:
        self._stale_messages.discard(message_id)
        if (owner := self._guests.owner(message_id)) is None:
            self._messages.pop(message_id, None)
            return
        before, now = (
            self._messages.get(message_id),
            GuestMessage(message_id, owner.interaction.id, owner.original),
        )
        if _message_needs_save(before, now, whole):
            batch.messages[message_id] = now
            batch.tokens[now.shown_by] = owner.interaction
        elif before != now:
            self._stale_messages.add(message_id)

    def _new_tokens(self, batch: SaveBatch) -> tuple[Token, ...]:
        """Return the unsaved tokens that a batch needs."""
        posting = batch.posting
        needed = (batch.tokens | posting).values()
        tokens = (token_of(token, posts=token.id in posting) for token in needed)
        return tuple(token for token in tokens if self._is_new(token))

    def _is_new(self, token: Token) -> bool:
        saved = self._tokens.get(token.interaction)
        return saved is None or (token.posts and not saved.posts)

    def forget(self, user: int) -> None:
        """Drop the tokens of a person who asked to be forgotten.

        Records of their pages that were saved meanwhile are deleted with the next change.
        """
        self._hands.forget(user)
        self._guests.forget(user)
        self.awaited.forget(user)
        self._tokens = {
            number: token for number, token in self._tokens.items() if token.person != user
        }

    async def drop_forgotten(self) -> None:
        """Drop the tokens of people whom another process has deleted. Raises StoreError."""
        oldest = _oldest_alive()
        saved_before = tuple(self._tokens.items())  # more may be saved meanwhile
        stored = {interaction.interaction for interaction in (await self._rows.load(oldest)).tokens}
        deleted = [
            token
            for interaction, token in saved_before
            if interaction >= oldest and interaction not in stored
        ]
        for user in {token.person for token in deleted}:
            self.forget(user)


def _log_save_failure(error: Exception) -> None:
    logger.warning("tokens cannot be noted now: %s", error)


def _log_cleanup_failure(error: Exception) -> None:
    logger.warning("expired tokens and shared pages cannot be deleted now: %s", error)


def _oldest_alive() -> int:
    """Return the smallest possible id of an interaction whose token is still valid."""
    return _oldest_within(TOKEN_LIFETIME)


def _oldest_within(age: timedelta) -> int:
    """Return the smallest id that Discord can have given within this time."""
    return discord.utils.time_snowflake(discord.utils.utcnow() - age)


def _page_needs_save(before: StoredPrivateView | None, now: StoredPrivateView, whole: bool) -> bool:
    """Return whether a page moved, or has a token too much newer than the saved one."""
    if before is None or whole or now.message is None:
        return before != now
    unmoved = now._replace(shown_by=before.shown_by, sender=before.sender, original=before.original)
    return unmoved != before or _seconds_between(before.sender, now.sender) > MAX_TOKEN_LAG


def _message_needs_save(before: GuestMessage | None, now: GuestMessage, whole: bool) -> bool:
    if before is None or whole:
        return before != now
    return _seconds_between(before.shown_by, now.shown_by) > MAX_TOKEN_LAG


def _seconds_between(before: int, now: int) -> float:
    """Return the seconds between two interactions, given their ids."""
    return ((now >> 22) - (before >> 22)) / 1000
