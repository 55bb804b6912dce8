"""The store: it carries out what repositories ask of a database.

``bot.store.open_store`` opens one, on a file or a server.
"""

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
from bot.store.store import Store

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
