"""Stored choices of people and servers: looks, languages, and how people play."""

from typing import Literal, NamedTuple

from bot.store.database import Database
from bot.store.notes import count_up
from bot.store.personal import PersonalRows
from bot.store.rows import Rows, reads, writes

Whose = Literal["person", "server"]


class StoredLook(NamedTuple):
    """The look that a person or a server (by Discord's id) has chosen."""

    whose: Whose
    id: int
    style: str
    deck: str


class StoredLanguage(NamedTuple):
    """The language that a person or a server (by Discord's id) has chosen."""

    whose: Whose
    id: int
    language: str


class StoredHabit(NamedTuple):
    """A person's habit (``bot/choices/habits.py``); ``forced_cards`` None: not chosen."""

    person: int
    forced_cards: str | None
    trumps: str
    suits: str
    ranks: str
    letters: str
    coach: str
    puzzles: str


CHANGES = "choices"
"""Key of the note that counts changes of looks, languages and habits."""

CHANGE = "(SELECT CAST(value AS bigint) FROM notes WHERE key = 'choices')"
SET_LOOK = f"""
INSERT INTO looks (whose, id, style, deck, changed) VALUES (?, ?, ?, ?, {CHANGE})
ON CONFLICT (whose, id) DO UPDATE SET style = excluded.style, deck = excluded.deck,
    changed = excluded.changed
"""  # noqa: S608 - constants only
"""The number of a change is that of the count beside it, which is raised first: so changes are
numbered in the order in which they are kept."""
SET_LANGUAGE = f"""
INSERT INTO languages (whose, id, language, changed) VALUES (?, ?, ?, {CHANGE})
ON CONFLICT (whose, id) DO UPDATE SET language = excluded.language, changed = excluded.changed
"""  # noqa: S608 - constants only
SET_HABIT = f"""
INSERT INTO habits (person, forced_cards, trumps, suits, ranks, letters, coach, puzzles, changed)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, {CHANGE})
ON CONFLICT (person) DO UPDATE SET forced_cards = excluded.forced_cards,
    trumps = excluded.trumps, suits = excluded.suits, ranks = excluded.ranks,
    letters = excluded.letters, coach = excluded.coach, puzzles = excluded.puzzles,
    changed = excluded.changed
"""  # noqa: S608 - constants only
LOOKS = "SELECT whose, id, style, deck FROM looks"
CHANGED_LOOKS = f"{LOOKS} WHERE changed > ?"
CHANGED_LANGUAGES = "SELECT whose, id, language FROM languages WHERE changed > ?"
LANGUAGES = "SELECT whose, id, language FROM languages WHERE language <> ''"
HABITS = "SELECT person, forced_cards, trumps, suits, ranks, letters, coach, puzzles FROM habits"
CHANGED_HABITS = f"{HABITS} WHERE changed > ?"


def looks(db: Database, after: int | None = None) -> tuple[StoredLook, ...]:
    """Return the looks that people and servers have chosen.

    ``after``: only those chosen after that many changes (``CHANGES`` counts them); None: all.
    """
    if after is None:
        rows = db.execute(LOOKS).fetchall()
    else:
        rows = db.execute(CHANGED_LOOKS, (after,)).fetchall()
    return tuple(map(StoredLook._make, rows))


def set_look(db: Database, look: StoredLook) -> None:
    """Record a choice, in place of an earlier one."""
    count_up(db, CHANGES)
    db.execute(SET_LOOK, look)


def languages(db: Database, after: int | None = None) -> tuple[StoredLanguage, ...]:
    """Return the languages that people and servers have chosen; an empty one: none any more.

    ``after``: only those chosen after that many changes (``CHANGES`` counts them); None: all.
    """
    if after is None:
        rows = db.execute(LANGUAGES).fetchall()
    else:
        rows = db.execute(CHANGED_LANGUAGES, (after,)).fetchall()
    return tuple(map(StoredLanguage._make, rows))


def set_language(db: Database, chosen: StoredLanguage) -> None:
    """Record a choice, in place of an earlier one; an empty language clears it."""
    count_up(db, CHANGES)
    db.execute(SET_LANGUAGE, chosen)


def habits(db: Database, after: int | None = None) -> tuple[StoredHabit, ...]:
    """Return the habits that people have chosen.

    ``after``: only those chosen after that many changes (``CHANGES`` counts them); None: all.
    """
    if after is None:
        rows = db.execute(HABITS).fetchall()
    else:
        rows = db.execute(CHANGED_HABITS, (after,)).fetchall()
    return tuple(map(StoredHabit._make, rows))


def set_habit(db: Database, habit: StoredHabit) -> None:
    """Record a choice, in place of an earlier one."""
    count_up(db, CHANGES)
    db.execute(SET_HABIT, habit)


class ChoiceRows(Rows):
    """The store's calls about looks, languages and habits."""

    looks = reads(looks)
    set_look = writes(set_look)
    languages = reads(languages)
    set_language = writes(set_language)
    habits = reads(habits)
    set_habit = writes(set_habit)


PERSONAL = PersonalRows(
    export={
        "language": "SELECT language FROM languages WHERE whose = 'person' AND id = ?1",
        "look": "SELECT style, deck FROM looks WHERE whose = 'person' AND id = ?1",
        "habits": "SELECT forced_cards, trumps, suits, ranks, letters, coach, puzzles FROM habits "
        "WHERE person = ?1",
    },
    forget_person=(
        "DELETE FROM looks WHERE whose = 'person' AND id = ?1",
        "DELETE FROM languages WHERE whose = 'person' AND id = ?1",
        "DELETE FROM habits WHERE person = ?1",
    ),
    forget_server=(
        "DELETE FROM looks WHERE whose = 'server' AND id = ?1",
        "DELETE FROM languages WHERE whose = 'server' AND id = ?1",
    ),
    servers=(
        "SELECT id FROM looks WHERE whose = 'server'",
        "SELECT id FROM languages WHERE whose = 'server'",
    ),
)
