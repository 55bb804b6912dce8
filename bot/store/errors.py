"""What can go wrong with the store, each with a sentence for the host."""


class StoreError(Exception):
    """The store cannot do what was asked; nothing was changed."""


class MoveTaken(StoreError):
    """The number of the move is taken: somebody else was faster."""


class NewerDatabase(StoreError):
    """The database was written by a newer Tarok."""


class CorruptDatabase(StoreError):
    """The file is no database, or it is damaged."""


class StoreFull(StoreError):
    """The disk is full."""


class StoreReadOnly(StoreError):
    """The file or its folder cannot be written."""


class StoreBusy(StoreError):
    """Another process uses the database."""
