"""The few things in which the SQL of the store is put otherwise for PostgreSQL."""

import itertools
import re
from functools import lru_cache

PLACE = re.compile(r"\?(\d*)")
"""Where a value stands, perhaps by its number."""
ONLY_SQLITE = re.compile(r"\bINDEXED BY \w+")
"""Which index is meant: PostgreSQL knows how many rows there are, and chooses by itself."""


@lru_cache(512)
def translated(statement: str) -> str:
    """A statement with the places of values as PostgreSQL counts them.

    >>> translated("SELECT 1 FROM deals WHERE table_id = ? AND number = ?")
    'SELECT 1 FROM deals WHERE table_id = $1 AND number = $2'
    """
    numbers = itertools.count(1)
    return PLACE.sub(lambda found: f"${found[1] or next(numbers)}", ONLY_SQLITE.sub("", statement))
