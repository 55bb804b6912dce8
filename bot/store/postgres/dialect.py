"""The few places where PostgreSQL wants other SQL than SQLite."""

import itertools
import re
from functools import lru_cache

PLACE = re.compile(r"\?(\d*)")
"""A placeholder, perhaps numbered."""
ONLY_SQLITE = re.compile(r"\bINDEXED BY \w+")
"""An index hint: PostgreSQL has statistics, and chooses by itself."""


@lru_cache(512)
def translate_placeholders(statement: str) -> str:
    """A statement with its placeholders as PostgreSQL writes them.

    >>> translate_placeholders("SELECT 1 FROM deals WHERE table_id = ? AND number = ?")
    'SELECT 1 FROM deals WHERE table_id = $1 AND number = $2'
    """
    numbers = itertools.count(1)
    return PLACE.sub(lambda place: f"${place[1] or next(numbers)}", ONLY_SQLITE.sub("", statement))
