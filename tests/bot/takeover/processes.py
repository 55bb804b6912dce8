"""Processes that keep tokens, for tests."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import discord

from bot.discord.sending.delivery import Delivery
from bot.store import Store
from bot.tables.board.guests import Guests
from bot.takeover.kept_tokens import TOKEN_LIFETIME, KeptTokens
from bot.takeover.shared_page_rows import SharedPageRows
from bot.takeover.token_rows import Token, TokenRows
from tests.bot.discord_stub import StubInteraction, StubMessages
from tests.bot.tables.drawing import private_views
from tests.bot.world import ANA, CHANNEL, GUILD

ROOM = 77


def interaction_token(
    number: int, person: int = ANA, *, ago: float = 10.0, server: int = GUILD
) -> Token:
    """Return the token of an interaction, ``ago`` seconds old."""
    time = discord.utils.utcnow() - timedelta(seconds=ago)
    interaction = discord.utils.time_snowflake(time) + number
    channel = CHANNEL if server else ROOM
    return Token(interaction, f"secret {number}", person, channel, server, "en", posts=False)


class Process:
    """A process with its private pages, guests and kept tokens."""

    def __init__(self, store: Store, serves: Callable[[int], bool] = lambda _: True) -> None:
        self.presses: list[StubInteraction] = []
        self.rows, shared_pages = TokenRows(store), SharedPageRows(store)
        self.hands = private_views()
        self.guests = Guests(Delivery(), lambda: 0, StubMessages())
        self.kept = KeptTokens(self.rows, shared_pages, self.hands, self.guests, self.press, serves)

    def press(self, kept: Token) -> Any:
        """The interaction of a kept token."""
        press: Any = StubInteraction(user=kept.person, channel=kept.channel)
        press.id, press.token, press.deferred = kept.interaction, kept.token, True
        press.guild_id, press.locale = kept.server or None, kept.locale
        press.expires_at = discord.utils.snowflake_time(kept.interaction) + TOKEN_LIFETIME
        press.context = discord.app_commands.AppCommandContext(dm_channel=False)
        press.data = {"custom_id": "t:1:0:hand"}
        self.presses.append(press)
        return press

    @property
    def drawn(self) -> list[tuple[str, int | None]]:
        """Drawn pages: the token used, and the message; None: that of the token's response."""
        return [(press.token, drawn.message) for press in self.presses for drawn in press.drawn]
