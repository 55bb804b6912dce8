"""Moves as people type them into commands, instead of choosing from the list."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from bot.base.typed_text import bare, fits, match_choice
from bot.deals.wording.words import action_label, bonus_name, contract_name
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.text import SUIT_SIGNS
from bot.pictures.faces import lettered_rank
from engine import TRUMP_SUIT, Action, Bid, Call, Pack, Play, Say, View, actions_of, encode

PACK_CACHE_SIZE = 64
"""Number of cached packs with their spellings, each in each language."""
SHORTCODES = {"S": "spades", "C": "clubs", "D": "diamonds", "H": "hearts"}
"""Discord's names of the suit emojis: ``:spades:``."""
ROMAN = ((10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"))
CARD_KINDS = (Play, Call)
"""Kinds of moves that name a card in a command."""

NamedMoves = list[tuple[str, str]]
"""Moves by name and by what a command takes."""


def roman(number: int) -> str:
    """A number in small Roman numerals, up to 39.

    >>> roman(21), roman(14), roman(9)
    ('xxi', 'xiv', 'ix')
    """
    written = ""
    for value, numeral in ROMAN:
        times, number = divmod(number, value)
        written += numeral * times
    return written


def parse_card(typed: str, pack: Pack, words: Words) -> str | None:
    """The code of a typed card: ``♠9``, ``9♠``, ``KS``, ``XXI``, ``mond``."""
    return _spellings(pack, words).get(bare(typed))


@lru_cache(PACK_CACHE_SIZE)
def _spellings(pack: Pack, words: Words) -> Mapping[str, str]:
    """All cards of a pack by their spellings, codes first: no spelling stands for two cards."""
    spellings = {bare(code): code for code in pack.codes}
    for code in pack.codes:
        for spelling in _plain_card(code, words) if code[0] in SUIT_SIGNS else _trump(code, words):
            spellings.setdefault(bare(spelling), code)
    return spellings


def _plain_card(code: str, words: Words) -> Iterator[str]:
    suit, rank = code[0], code[1:]
    for written in (suit, SUIT_SIGNS[suit], SHORTCODES[suit]):
        yield written + rank
        yield rank + written
    lettered = lettered_rank(rank, words.letters)
    for written in (SUIT_SIGNS[suit], SHORTCODES[suit]):  # "D" alone may be a suit or a queen
        yield written + lettered
        yield lettered + written


def _trump(code: str, words: Words) -> Iterator[str]:
    if code[0] == TRUMP_SUIT:
        for written in (code[1:], roman(int(code[1:]))):
            yield from (written, TRUMP_SUIT + written, written + TRUMP_SUIT)
    if words.has(f"card-{code}"):
        name = words(f"card-{code}")
        yield name
        yield "".join(letter for letter in name if not letter.isdigit())  # "Mond" of "Mond 21"


def moves_by_name(info: TableInfo, view: View, words: Words, kind: type[Action]) -> NamedMoves:
    """The viewer's possible moves of a kind, each by its label and what a command takes."""
    return [
        (action_label(action, view, words, info), _argument(action, view))
        for action in _moves(view, kind)
    ]


def matching_moves(
    typed: str, info: TableInfo, view: View, words: Words, kind: type[Action]
) -> NamedMoves:
    """Possible moves that match the typed text, the exact card first."""
    card = parse_card(_card_of(typed), view.rules.pack, words) if kind in CARD_KINDS else None
    named = moves_by_name(info, view, words, kind)
    fitting = [move for move in named if card == _card_of(move[1]) or fits(typed, *move)]
    return sorted(fitting, key=lambda move: card is not None and _card_of(move[1]) != card)


def parse_argument(
    typed: str, info: TableInfo, view: View, words: Words, kind: type[Action]
) -> str:
    """Parse the text typed as the argument of a move.

    A card is found even if it may not be played, as its refusal cites the rule; any other text that
    names none of the moves stays as it is.
    """
    spelled = [
        (name, _argument(move, view))
        for move in _moves(view, kind)
        for name in _names(move, view, words, info)
    ]
    argument = match_choice(spelled, typed)
    if argument == typed and kind in CARD_KINDS:
        card, plus, call = typed.partition("+")
        code = parse_card(card, view.rules.pack, words)
        return typed if code is None else code + plus + bare(call)
    return argument


def _names(action: Action, view: View, words: Words, info: TableInfo) -> Iterable[str]:
    """The names by which a move may be typed: its label, and its name without its worth."""
    yield action_label(action, view, words, info)
    game_words = words.of(info.variant)
    match action:
        case Bid(key):
            yield contract_name(key, game_words)
        case Say(key):
            yield bonus_name(key, game_words)


def _moves(view: View, kind: type[Action]) -> Iterator[Action]:
    return actions_of(tuple(offer for offer in view.offers if offer.kind is kind))


def _argument(action: Action, view: View) -> str:
    return encode(view.rules.pack, action).partition(":")[2]


def _card_of(argument: str) -> str:
    """The card that a command's argument names: ``T17`` of ``T17+ros``."""
    return argument.partition("+")[0]
