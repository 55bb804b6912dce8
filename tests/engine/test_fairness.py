"""Decks follow from a secret, evenly, and anybody can check them without a line of ours."""

import ast
import hashlib
import math
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import count, pairwise
from pathlib import Path
from random import Random

import pytest

from engine import VARIANTS
from engine.cards import union
from engine.fairness import (
    _below,
    commitment,
    deal_message,
    deck_key,
    fair_deck,
    keyed_deck,
    shuffled,
    word_digest,
)
from engine.games.families import FAMILIES
from engine.pack import TAROK, Pack
from tests.engine.fairness_checker import CHECKER, ROOT, holds, run_checker
from tests.laws.playing import sizes

DOCUMENT = ROOT / "docs" / "fairness.md"


def record(
    pack: Pack, secret: bytes, table: int, deal: int, words: Mapping[int, str], cut: int = 0
) -> str:
    """The lines of a record about a deal's cards."""
    digests = {player: word_digest(word) for player, word in words.items()}
    deck = fair_deck(pack, secret, deal_message(table, deal, digests))
    codes = [pack.code(card) for card in deck[cut:] + deck[:cut]]
    lines = [
        "deck " + " ".join(codes),
        f"# fair table {table}",
        f"# fair deal {deal}",
        f"# fair commitment {commitment(secret)}",
        f"# fair secret {secret.hex()}",
        *(f"# fair word {player} {digest}" for player, digest in sorted(digests.items())),
        *([f"# fair cut {cut}"] if cut else []),
    ]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("game", VARIANTS)
def test_deck_is_the_whole_pack(game: str) -> None:
    for players in VARIANTS[game].players:
        pack = VARIANTS[game].build(players).pack
        deck = fair_deck(pack, bytes(32), "any")
        assert union(deck) == pack.whole and len(deck) == len(pack.codes)


@sizes(300, 10_000)
def test_every_deal_verifies(deals: int) -> None:
    chance = Random(1)
    packs = [family.build(players).pack for family in FAMILIES for players in family.players]
    for deal in range(deals):
        pack = chance.choice(packs)
        words = {n: chance.choice("abč日") * chance.randint(1, 24) for n in range(4)}
        words = {n: word for n, word in words.items() if chance.random() < 0.5}
        cut = chance.choice((0, chance.randrange(1, len(pack.codes))))
        text = record(pack, chance.randbytes(32), chance.randrange(1, 2**40), deal + 1, words, cut)
        assert holds(text)


def test_examples_of_the_document_hold() -> None:
    blocks = re.findall(r"(?ms)^```\n(deck .*?)^```", DOCUMENT.read_text(encoding="utf-8"))
    *blocks, last_block = blocks
    assert len(blocks) == 3
    assert holds(last_block)
    assert last_block.splitlines()[0] == blocks[0].splitlines()[0]
    for block in blocks:
        assert holds(block)
        words = [line.split()[4] for line in block.splitlines() if " word " in line]
        assert words in ([], [word_digest("blue"), word_digest("žoga7")])
        (table, deal) = re.findall(r"# fair (?:table|deal) (\d+)", block)
        digests = dict(zip((0, 2), words, strict=False))
        key = deck_key(bytes(range(32)), deal_message(int(table), int(deal), digests))
        deck = shuffled(block.splitlines()[0].split()[1:], key)
        lifted = int(*re.findall(r"# fair cut (\d+)", block) or "0")
        assert [*deck[lifted:], *deck[:lifted]] == block.splitlines()[0].split()[1:]


def test_every_changed_bit_is_caught() -> None:
    """Of secret, commitment, words, numbers and cards, in whatever line they stand."""
    text = record(TAROK, bytes(range(32)), 170, 31, {0: "blue", 3: "žoga"}, cut=17)
    assert holds(text)
    for place, letter in enumerate(text):
        for bit in range(8):
            changed = text[:place] + chr(ord(letter) ^ 1 << bit) + text[place + 1 :]
            assert not holds(changed), (text[place - 20 : place + 1], changed[place])


def test_changed_secret_with_its_commitment_is_caught() -> None:
    """Another secret has another deck: none can be made up for cards that lie there."""
    text = record(TAROK, bytes(32), 1, 1, {0: "blue"})
    for bit in range(256):
        secret = (1 << bit).to_bytes(32, "big")
        forged = text.replace(bytes(32).hex(), secret.hex())
        assert not holds(forged.replace(commitment(bytes(32)), commitment(secret)))


def test_missing_or_added_word_is_caught() -> None:
    text = record(TAROK, bytes(32), 1, 1, {0: "blue", 1: "red"})
    lines = text.splitlines(keepends=True)
    for line in lines:
        assert not holds("".join(kept for kept in lines if kept != line)), line
    assert not holds(text + f"# fair word 2 {word_digest('green')}\n")
    assert not holds("".join([*lines[:5], lines[6], lines[5]])), "words in another order"


def record_again(pack: Pack, salt: bytes, key: bytes) -> str:
    """The lines of a record about cards that others have had before."""
    codes = " ".join(pack.code(card) for card in keyed_deck(pack, key))
    secret = salt + key
    return f"deck {codes}\n# fair commitment {commitment(secret)}\n# fair secret {secret.hex()}\n"


def test_reused_deck_is_checked_alike() -> None:
    """Whatever is changed is caught, and what was seen of them elsewhere is of no use."""
    key = deck_key(bytes(32), deal_message(1, 1, {}))
    text = record_again(TAROK, bytes(range(32)), key)
    assert holds(text) and holds(text, commitment(bytes(range(32)) + key))
    for place, letter in enumerate(text):
        for bit in range(8):
            changed = text[:place] + chr(ord(letter) ^ 1 << bit) + text[place + 1 :]
            assert not holds(changed), (text[place - 20 : place + 1], changed[place])
    first = record(TAROK, bytes(32), 1, 1, {})
    assert first.splitlines()[0] == text.splitlines()[0], "the same cards"
    assert not set(re.findall("[0-9a-f]{64}", first)) & set(re.findall("[0-9a-f]{64}", text))
    assert not holds(text + f"# fair word 2 {word_digest('green')}\n")
    assert not holds(text + "# fair table 1\n# fair deal 1\n")


def test_record_seen_before_is_compared() -> None:
    text = record(TAROK, bytes(32), 1, 1, {})
    assert holds(text, commitment(bytes(32)))
    assert not holds(text, commitment(bytes([1, *bytes(31)])))


def test_checker_is_short_and_imports_no_code_of_ours() -> None:
    text = CHECKER.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 100
    named = {alias.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import)
             for alias in node.names}  # fmt: skip
    assert named == {"hashlib", "hmac", "re", "sys"}
    assert not [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom)]


def test_checker_accepts_and_rejects(tmp_path: Path) -> None:
    good = record(TAROK, bytes(32), 17, 3, {0: "blue"})
    for text, status, answer in (
        (good, 0, "YES"),
        (good.replace("table 17", "table 18"), 1, "NO"),
        (good.splitlines()[0], 2, "Nothing to check"),
        ("", 2, "Nothing to check"),
    ):
        file = tmp_path / "a.game"
        file.write_text(text, encoding="utf-8")
        process = run_checker(file)
        assert process.returncode == status and answer in process.stdout + process.stderr


def test_pack_that_is_too_large_is_refused() -> None:
    with pytest.raises(ValueError, match="too many"):
        shuffled(map(str, range(257)), bytes(32))


def chi_square(counts: Sequence[int]) -> float:
    """The distance of counts from equality; chance makes it about 1 a degree."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def unlikely(square: float, degrees: int) -> float:
    """By how many standard deviations chance seldom makes it so much (Wilson and Hilferty)."""
    spread = 2 / (9 * degrees)
    return (math.cbrt(square / degrees) - (1 - spread)) / math.sqrt(spread)


@sizes(4_000, 100_000)
def test_cards_and_places_are_uniform(deals: int) -> None:
    """Each card at each place, pairs of neighbours, and who gets the highest trump.

    Always the same deals, so that this never fails by chance.
    """
    cards = sorted(TAROK.codes)
    size, places = len(cards), Counter[tuple[int, int]]()
    above = Counter[tuple[int, int]]()
    number = {code: n for n, code in enumerate(cards)}
    for deal in range(deals):
        secret = hashlib.sha256(f"uniform {deal}".encode()).digest()
        key = deck_key(secret, deal_message(1, deal, {}))
        deck = [number[code] for code in shuffled(cards, key)]
        places.update(enumerate(deck))
        above.update(pairwise(deck))
    everywhere = [places[place, card] for place in range(size) for card in range(size)]
    assert abs(unlikely(chi_square(everywhere), (size - 1) ** 2)) < 4
    pairs = [
        above[first, second] for first in range(size) for second in range(size) if first != second
    ]
    assert abs(unlikely(chi_square(pairs), size * (size - 1) - 1)) < 4
    for place in range(size):
        counts = [places[place, card] for card in range(size)]
        assert unlikely(chi_square(counts), size - 1) < 5
    hands = [sum(places[place, 0] for place in range(n, n + 12)) for n in range(6, size, 12)]
    assert unlikely(chi_square(hands), 3) < 4


def test_numbers_are_drawn_without_bias() -> None:
    """Of all bytes, as many lead to each number below a bound: none is likelier."""
    for bound in range(1, 257):
        stream = iter([*range(256)])
        drawn = Counter[int]()
        for _ in count():
            try:
                drawn[_below(bound, stream)] += 1
            except StopIteration:
                break
        assert set(drawn) == set(range(bound)) and len(set(drawn.values())) == 1
