"""Refusals of PostgreSQL as sentences for the host."""

import re

import psycopg

from bot.base.database_address import Server
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
    "certificate": (
        StoreRefused,
        "{server} cannot be trusted: {said}. Put its certificate right, or sslmode and sslrootcert "
        "in TAROK_DB.",
    ),
    "address": (StoreRefused, "The address of {server} cannot be used: {said}."),
    "22": (StoreError, "{server} cannot keep such a value. Nothing was changed."),
}
"""Sentences for the host, by the beginning of PostgreSQL's error code, or by a word of ours.
Messages of class 22 repeat a value, which nobody may read: they are left out."""

WORDS = {
    'FATAL:  database "': "3D000",
    "certificate": "certificate",
    "does not support SSL": "certificate",
    "invalid URI query parameter": "address",
    "unsupported startup parameter": "address",
    "for connection option": "address",
    "bad value for": "address",
    'value: "': "address",
    "definition of service": "address",
    "service file": "address",
    "session is read-only": "25006",
    "server is in hot standby mode": "25006",
    "password authentication failed": "28",
    "no password supplied": "28",
    "no pg_hba.conf entry": "28",
    "does not exist": "28",
    "too many connections": "53300",
    "too many clients": "53300",
    "remaining connection slots": "53300",
}
"""Codes that libpq keeps to itself, by words in its refusal to connect."""

OF_SEVERAL = re.compile(r"^- host: .*, port: .*, hostaddr: .*?: ", re.M)
"""The beginning of each refusal, if psycopg has tried several hosts or addresses of one."""


def explain(error: psycopg.Error, server: Server) -> StoreError:
    """An error of PostgreSQL as a sentence for the host, without the password."""
    code = code_of(error)
    other = UNREACHABLE if not code else (StoreError, "{server} refused: {said}.")
    known = max((part for part in FAILURES if code.startswith(part)), key=len, default="")
    kind, sentence = FAILURES.get(known, other)
    notes = getattr(error, "__notes__", ())
    said = "; ".join((error_message(error, server), *notes))
    return kind(sentence.format(server=server, said=said))


def code_of(error: psycopg.Error) -> str:
    """PostgreSQL's error code; empty: it never got that far, or each host has its own reason."""
    if error.sqlstate:
        return error.sqlstate
    codes = {
        next((code for words, code in WORDS.items() if words in said), "")
        for said in refusals(error)
    }
    return codes.pop() if len(codes) == 1 else ""


def refusals(error: psycopg.Error) -> list[str]:
    """The answer of each host that was tried, at length."""
    first, *each = OF_SEVERAL.split(str(error) or "no reason given")
    return each or [first]


def error_message(error: psycopg.Error, server: Server) -> str:
    """Its own message: without details, which repeat values, and without a password."""
    lines = [error.diag.message_primary or first_line(said) for said in refusals(error)]
    said = "; ".join(dict.fromkeys(lines))
    for secret in server.secrets:
        said = said.replace(secret, "(hidden)")
    return said


def first_line(said: str) -> str:
    """The line of a message that says what is wrong."""
    lines = [line for line in said.splitlines() if line and not line[0].isspace()] or [said]
    line = next((line for line in reversed(lines) if " failed: " in line), "") or lines[-1]
    return line.removeprefix("connection failed: ").removeprefix("connection is bad: ").rstrip(".")
