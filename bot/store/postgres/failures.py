"""What PostgreSQL refuses, as sentences for the host."""

import psycopg

from bot.place import Server
from bot.store.errors import (
    CorruptDatabase,
    StoreBusy,
    StoreError,
    StoreFull,
    StoreReadOnly,
    StoreRefused,
)

UNREACHABLE = (
    StoreError,
    "{server} cannot be reached: {said}. Nothing was changed.",
)
TOO_MANY = (StoreBusy, "{server} has no connection left for the bot: {said}.")
LATE = (StoreBusy, "{server} took too long. Nothing was changed.")
FULL = (StoreFull, "The disk of {server} is full or fails. Nothing was changed.")

FAILURES: dict[str, tuple[type[StoreError], str]] = {
    "08": UNREACHABLE,
    "57P": UNREACHABLE,
    "57014": LATE,
    "55P03": LATE,
    "40": LATE,
    "53300": TOO_MANY,
    "53100": FULL,
    "58": FULL,
    "53": (StoreFull, "{server} has no memory left. Nothing was changed."),
    # A replica: it may be promoted before long.
    "25006": (StoreError, "{server} cannot be written: it is read-only."),
    "42501": (
        StoreReadOnly,
        "{server} may not be written: {said}. Let the bot's user own the database.",
    ),
    "28": (StoreRefused, "{server} does not let the bot in: {said}."),
    "3F000": (
        StoreRefused,
        "{server} has none of the schemas that its search_path names: create the one for the bot, "
        "or take the option out of TAROK_DB.",
    ),
    "3D000": (StoreRefused, "{server} is not there: create it with createdb."),
    "XX001": (CorruptDatabase, "{server} is damaged: put a backup in its place."),
    "XX002": (CorruptDatabase, "{server} is damaged: put a backup in its place."),
    "22": (StoreError, "{server} cannot keep such a value. Nothing was changed."),
}
"""What to tell the host, by the beginning of PostgreSQL's error code. Messages of class 22 repeat a
value, which nobody may read: they are left out."""

WORDS = {
    "password authentication failed": "28",
    "no password supplied": "28",
    "no pg_hba.conf entry": "28",
    "does not exist": "28",
    "too many connections": "53300",
    "too many clients": "53300",
    "remaining connection slots": "53300",
}
"""Codes that libpq keeps to itself, by words in its refusal to connect."""


def explain(error: psycopg.Error, server: Server) -> StoreError:
    """An error of PostgreSQL as a sentence for the host, without the password."""
    code = code_of(error)
    other = UNREACHABLE if not code else (StoreError, "{server} refused: {said}.")
    known = max((part for part in FAILURES if code.startswith(part)), key=len, default="")
    kind, sentence = FAILURES.get(known, other)
    notes = getattr(error, "__notes__", ())
    said = "; ".join((first_line(error, server), *notes))
    return kind(sentence.format(server=server, said=said))


def code_of(error: psycopg.Error) -> str:
    """PostgreSQL's error code; empty: it never got that far."""
    if error.sqlstate:
        return error.sqlstate
    said = str(error)
    if "database" in said and "does not exist" in said:
        return "3D000"
    return next((code for words, code in WORDS.items() if words in said), "")


def first_line(error: psycopg.Error, server: Server) -> str:
    """Its own message: without details, which repeat values, and without a password."""
    lines = [line for line in str(error).splitlines() if line and not line[0].isspace()]
    line = error.diag.message_primary or (lines[-1] if lines else "no reason given")
    for secret in server.secrets:
        line = line.replace(secret, "(hidden)")
    return line.rstrip(".")
