"""Verification: makes a finished deal's cards again from its secret."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.archive.archive import Archive
from bot.fairness.rows import FairnessRows
from bot.fairness.service import CUT_PREFIX, digests
from bot.games.info import TableInfo
from bot.kit.feature import SECRET_BYTES
from bot.tables.model.records import Move, StoredDeal
from engine import Pack, commitment, deal_message, fair_deck, keyed_deck, word_digest


@dataclass(frozen=True)
class CardCheck:
    """The result of making a finished deal's cards again."""

    info: TableInfo
    """The table once the deal was scored."""
    deal: int
    """The deal's number in the log."""
    commitment: str | None
    """None: the deal is older than secrets, and nothing can be checked."""
    holds: bool
    """Whether the cards follow from secret, numbers and words."""
    given: tuple[int, ...]
    """The players who gave a word."""
    cut: int
    """The number of cards lifted in the cut; 0: no cut."""
    own_word: str = ""
    """The reader's word; empty: none."""
    own_word_counts: bool = False
    """Whether the reader's word is in the deck."""
    reused: bool = False
    """Whether others had these cards before."""


class CheckedRecord(NamedTuple):
    """A finished deal that was checked, with its record."""

    checked: CardCheck
    file: str
    """The name of the record's file."""
    record: str


class Verification:
    """Checks the cards of finished deals. Every method may raise StoreError."""

    def __init__(self, rows: FairnessRows, archive: Archive) -> None:
        self._rows = rows
        self._archive = archive

    async def record_lines(self, deal: StoredDeal, moves: Sequence[Move]) -> str:
        """Return comment lines for a record, with which the deal can be verified."""
        secret = await self._rows.secret(deal.table, deal.number)
        return "" if secret is None else comment_lines(deal, secret, moves)

    async def check(self, guild: int, user: int, table_id: int, deal: int) -> CheckedRecord:
        """Verify a finished deal that the user may replay.

        Raises Denied, also if the deal's log no longer replays.
        """
        record = await self._archive.export_replay(guild, user, table_id, deal)
        secret = await self._rows.secret(table_id, deal)
        word = (await self._rows.words(table_id, deal)).get(user, "")
        player = record.table.player_of(user)
        given = digests(record.log.deal)
        pack = record.table.rules.pack
        checked = CardCheck(
            info=record.info,
            deal=deal,
            commitment=secret and commitment(bytes.fromhex(secret)),
            holds=secret is not None and cards_follow(pack, record.log.deal, secret),
            given=tuple(given),
            cut=cards_cut(record.log.moves),
            own_word=word,
            own_word_counts=player is not None and given.get(player) == word_digest(word),
            reused=secret is not None and is_reused(secret),
        )
        return CheckedRecord(checked, f"tarok-{table_id}-{deal}.game", record.text)


def cards_cut(moves: Iterable[Move]) -> int:
    """Return the number of cards lifted in the cut; 0: no cut."""
    cuts = (
        move.code.removeprefix(CUT_PREFIX) for move in moves if move.code.startswith(CUT_PREFIX)
    )
    return int(next(cuts, "0"))


def comment_lines(deal: StoredDeal, secret: str, moves: Sequence[Move]) -> str:
    """Return comment lines for a record, with which the deal can be verified (docs/fairness.md)."""
    cut = cards_cut(moves)
    lines = [
        *([] if is_reused(secret) else [f"table {deal.table}", f"deal {deal.number}"]),
        f"commitment {commitment(bytes.fromhex(secret))}",
        f"secret {secret}",
        *(f"word {player} {digest}" for player, digest in digests(deal).items()),
        *([f"cut {cut}"] if cut else []),
    ]
    return "".join(f"# fair {line}\n" for line in lines)


def is_reused(secret: str) -> bool:
    """Return whether a secret is of reused cards: it is a salt followed by the cards' own key."""
    return len(secret) == len(bytes(2 * SECRET_BYTES).hex())


def cards_follow(pack: Pack, deal: StoredDeal, secret: str) -> bool:
    """Return whether a deal's cards follow from its secret, its numbers and the words."""
    message = deal_message(deal.table, deal.number, digests(deal))
    try:
        secret_bytes = bytes.fromhex(secret)
        reused = is_reused(secret) and not deal.words
        cards = (
            keyed_deck(pack, secret_bytes[SECRET_BYTES:])
            if reused
            else fair_deck(pack, secret_bytes, message)
        )
        return cards == pack.deck(deal.deck.split())
    except (ValueError, KeyError):  # not a secret, a digest or a card
        return False
