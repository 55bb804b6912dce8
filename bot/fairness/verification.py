"""The cards of a finished deal made again from its secret, for its record and for who asks."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.archive.archive import Archive
from bot.fairness.rows import FairnessRows
from bot.fairness.service import CUTS, digests
from bot.games.info import TableInfo
from bot.kit.feature import SECRET_BYTES
from bot.store import Move, StoredDeal
from engine import Pack, commitment, deal_message, fair_deck, keyed_deck, word_digest


@dataclass(frozen=True)
class CardCheck:
    """The result of making a finished deal's cards again."""

    info: TableInfo
    """The table once the deal was scored."""
    deal: int
    """Its number in the log."""
    commitment: str | None
    """None: it is older than secrets, and nothing can be checked."""
    holds: bool
    """The cards follow from secret, numbers and words."""
    given: tuple[int, ...]
    """The players whose word is in it."""
    cut: int
    """How many cards were then lifted."""
    own: str = ""
    """The reader's word; empty: none."""
    own_counts: bool = False
    """It is in the deck."""
    again: bool = False
    """Others had these cards before."""


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
        """Lines for a record with which anybody can check a finished deal."""
        secret = await self._rows.secret(deal.table, deal.number)
        return "" if secret is None else fair_lines(deal, secret, moves)

    async def check(self, guild: int, user: int, number: int, deal: int) -> CheckedRecord:
        """Make a finished deal's cards again, for people who may look at it. Raises Denied, also if
        its log does not lead where it did."""
        found = await self._archive.recorded(guild, user, number, deal)
        secret = await self._rows.secret(number, deal)
        word = (await self._rows.words(number, deal)).get(user, "")
        player = found.table.player_of(user)
        given = digests(found.log.deal)
        pack = found.table.rules.pack
        checked = CardCheck(
            info=found.info,
            deal=deal,
            commitment=secret and commitment(bytes.fromhex(secret)),
            holds=secret is not None and follows(pack, found.log.deal, secret),
            given=tuple(given),
            cut=lifted(found.log.moves),
            own=word,
            own_counts=player is not None and given.get(player) == word_digest(word),
            again=secret is not None and is_again(secret),
        )
        return CheckedRecord(checked, f"tarok-{number}-{deal}.game", found.text)


def lifted(moves: Iterable[Move]) -> int:
    """How many cards were lifted in the cut; 0: nobody cut."""
    cuts = (move.code.removeprefix(CUTS) for move in moves if move.code.startswith(CUTS))
    return int(next(cuts, "0"))


def fair_lines(deal: StoredDeal, secret: str, moves: Sequence[Move]) -> str:
    """A record's lines for checking a finished deal, which readers skip (docs/fairness.md)."""
    cut = lifted(moves)
    lines = [
        *([] if is_again(secret) else [f"table {deal.table}", f"deal {deal.number}"]),
        f"commitment {commitment(bytes.fromhex(secret))}",
        f"secret {secret}",
        *(f"word {player} {digest}" for player, digest in digests(deal).items()),
        *([f"cut {cut}"] if cut else []),
    ]
    return "".join(f"# fair {line}\n" for line in lines)


def is_again(secret: str) -> bool:
    """Whether a secret is of cards others have had: after a salt it has their key itself."""
    return len(secret) == len(bytes(2 * SECRET_BYTES).hex())


def follows(pack: Pack, deal: StoredDeal, secret: str) -> bool:
    """Whether a deal's cards follow from its secret, its numbers and the words."""
    message = deal_message(deal.table, deal.number, digests(deal))
    try:
        drawn = bytes.fromhex(secret)
        again = is_again(secret) and not deal.words
        made = keyed_deck(pack, drawn[SECRET_BYTES:]) if again else fair_deck(pack, drawn, message)
        return made == pack.deck(deal.deck.split())
    except (ValueError, KeyError):  # not a secret, a digest or a card
        return False
