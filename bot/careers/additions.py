"""Contributions of higher capabilities to profiles."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.kit.l10n import Words


@dataclass(frozen=True, kw_only=True)
class ProfileAdditions:
    """Contributions of one capability to profiles."""

    line: Callable[[int, int, Words], Awaitable[str]]
    """Returns a line about a person in a server, or nothing. Raises StoreError."""
