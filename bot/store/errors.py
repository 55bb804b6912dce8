"""The kinds of what the store refuses or cannot do; their sentences stand where they are raised."""


class StoreError(Exception):
    """The store could not do it, and nothing was changed."""


class NewerDatabase(StoreError):
    """The database was written by a newer Tarok."""


class CorruptDatabase(StoreError):
    """The file is no database, or a damaged one."""


class StoreFull(StoreError):
    """The disk is full or fails."""


class StoreReadOnly(StoreError):
    """The database, or the folder it lives in, cannot be written."""


class StoreBusy(StoreError):
    """Another process has the database."""


class MoveTaken(StoreError):
    """A move with this number is in the log already."""


class DealClosed(StoreError):
    """The deal is not live: it takes no moves."""


class ChannelTaken(StoreError):
    """There is an open table in the channel."""


class StoreRefused(StoreError):
    """The database does not let the bot in, or is not one that it can use."""


class StoreUnsure(StoreError):
    """It is not known whether it was kept: who wrote must read anew before they go on."""


class NotOwner(StoreError):
    """Another process has taken over: this one may not write any more."""
