"""``python -m bot block``, ``unblock`` and ``blocked``: people and servers kept from playing."""

import time
from collections.abc import Iterator, Sequence
from functools import partial

from bot.base.database_address import DatabaseAddress
from bot.base.exit_status import DO_NOT_TRY_AGAIN
from bot.blocks import rows
from bot.blocks.rows import Block, BlockKind
from bot.host.upkeep import exit_status, tell
from bot.kit.mentions import user_id
from bot.kit.text import aligned, tidy
from bot.store.open_store import carry_out_beside

MIN_NUMBER = 10**15
"""Discord has given out no smaller ids of people and servers."""
MAX_REASON = 500
"""Characters of a reason."""
COLUMNS = ("blocked", "since (UTC)", "told")


def block(database: DatabaseAddress, kind: BlockKind, text: str, why: str) -> int:
    """Keep a person or a server from playing; return the exit status."""
    number, why = _number(text), tidy(why)
    if number is None:
        return DO_NOT_TRY_AGAIN
    if not 0 < len(why) <= MAX_REASON:
        tell(f"--why takes a reason of 1 to {MAX_REASON} characters: the person is shown it.")
        return DO_NOT_TRY_AGAIN
    return exit_status(partial(_block, database, kind, number, why))


def _block(database: DatabaseAddress, kind: BlockKind, number: int, why: str) -> None:
    work = partial(rows.block, kind=kind, number=number, why=why, now=int(time.time()))
    earlier = carry_out_beside(database, work)
    if earlier is None:
        tell(f"The {kind} {number} is blocked, a few seconds from now.")
        return
    since = f"The {kind} {number} was blocked already, since {_time(earlier.since)} UTC"
    if earlier.why == why:
        tell(f"{since}, for this reason: nothing was changed.")
    else:
        tell(f"{since}. The new reason replaces the earlier one.")


def unblock(database: DatabaseAddress, kind: BlockKind, text: str) -> int:
    """Let a person or a server play again; return the exit status."""
    number = _number(text)
    if number is None:
        return DO_NOT_TRY_AGAIN
    return exit_status(partial(_unblock, database, kind, number))


def _unblock(database: DatabaseAddress, kind: BlockKind, number: int) -> None:
    if carry_out_beside(database, partial(rows.unblock, kind=kind, number=number)) is None:
        tell(f"The {kind} {number} is not blocked: nothing was changed.")
    else:
        tell(f"The {kind} {number} may play again, a few seconds from now.")


def print_blocked(database: DatabaseAddress) -> int:
    """Print all who are kept from playing; return the exit status."""
    return exit_status(partial(_print_blocked, database))


def _print_blocked(database: DatabaseAddress) -> None:
    for line in table(carry_out_beside(database, rows.blocks)):
        tell(line)


def table(blocks: Sequence[Block]) -> Iterator[str]:
    """Yield the lines of the table; the reasons come last, as they are the longest."""
    if not blocks:
        yield "Nobody is blocked."
        return
    lines = aligned((COLUMNS, *map(_row, blocks)))
    for line, why in zip(lines, ("why", *(block.why for block in blocks)), strict=True):
        yield f"{line}  {why}"


def _row(block: Block) -> tuple[str, ...]:
    notice = ("yes" if block.told else "no") if block.kind == "user" else "-"
    return (f"{block.kind} {block.number}", _time(block.since), notice)


def _time(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))


def _number(text: str) -> int | None:
    """An id of Discord's; None: it is none, and the host has been told so."""
    number = user_id(text)
    if number is not None and number >= MIN_NUMBER:
        return number
    tell(
        f"{text} is no number of a user or a server. In Discord, switch on the Developer Mode "
        "(Settings, Advanced): then a right click on either copies its ID."
    )
    return None
