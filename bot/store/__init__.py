"""What a table needs to survive: plain records in, plain records out, no Discord.

``Store`` says what a store does; ``bot.store.open_store`` opens one, on a file or a server.
"""

from typing import Protocol

from bot.store.errors import (
    ChannelTaken,
    CorruptDatabase,
    DealClosed,
    MoveTaken,
    NewerDatabase,
    StoreBusy,
    StoreError,
    StoreFull,
    StoreReadOnly,
)
from bot.store.store import ProcessStore

__all__ = [
    "ChannelTaken",
    "CorruptDatabase",
    "DealClosed",
    "MoveTaken",
    "NewerDatabase",
    "Store",
    "StoreBusy",
    "StoreError",
    "StoreFull",
    "StoreReadOnly",
]


class Store(
    ProcessStore,
    Protocol,
):
    """Everything that outlives the process.

    What ``Rows`` says of its calls holds for these, too.
    """

    async def close(self) -> None:
        """Let go of the file, after all calls under way. Closing twice is allowed."""
        ...
