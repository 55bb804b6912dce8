"""Refusals and failures of the store. The sentences stand where they are raised."""


class StoreError(Exception):
    """The store could not do it, and nothing was changed."""


class NewerDatabase(StoreError):
    """The database was written by a newer Tarok."""


class OlderDatabase(StoreError):
    """The database was written by a Tarok whose migrations are gone."""


class CorruptDatabase(StoreError):
    """The file is not a database, or is damaged."""


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
    """The channel has an open table."""


class StoreRefused(StoreError):
    """The database does not let the bot in, or the bot cannot use it."""


class StoreUnsure(StoreError):
    """Nobody knows whether it was kept: read again before going on."""


class NotOwner(StoreError):
    """This process may no longer write.

    Another one has taken over, or the database has lost what this one wrote last.
    """
