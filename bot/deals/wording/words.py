"""Cards as signs, and the engine's keys as words: shared by all pages."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from bot.deals.wording.seat_names import seat_name, seat_names, short_names
from bot.games.forms import form_of
from bot.games.info import Chair, Level, TableInfo
from bot.kit.l10n import InflectedWord, Words
from bot.kit.look import HAND_CACHE_SIZE, USUAL_ORDER, HandOrder, by_suit
from bot.kit.text import code_sign, tidy
from bot.pictures.lettering import readable
from engine import (
    GAME,
    PASS,
    Action,
    Bid,
    Call,
    Cards,
    Contract,
    Cut,
    Give,
    Item,
    Kontra,
    Lay,
    Method,
    Note,
    Pack,
    Pass,
    Pile,
    Play,
    Say,
    Take,
    View,
    Word,
    decode,
    each,
)


def item_worth(item: Item, view: View, level: int) -> int:
    """Worth of an item at a level of kontra; 0 if it is not a fixed number."""
    if item.key == GAME:
        return view.contract.value << level if view.contract is not None else 0
    bonus = view.rules.bonuses_in(view.contract).get(item.key)
    return bonus.announced << level if bonus is not None else 0


def stake(action: Action, view: View) -> int:
    """Worth of an item after an announcement or a kontra; 0 if unknown."""
    match action:
        case Say(key):
            bonus = view.rules.bonuses_in(view.contract).get(key)
            return 0 if bonus is None else bonus.announced
        case Kontra(code):
            item = next(item for item in view.items if item.code == code)
            return item_worth(item, view, item.level + 1)
    return 0


def worth_of(key: str, value: int, view: View, words: Words) -> str:
    """A worth as people write it: with a plus for a game to which a difference is added."""
    open_ended = key == GAME and view.contract is not None and view.contract.adds_difference
    return words("worth-plus", value=value) if open_ended else str(value)


MAX_NAME = 16
"""Maximum number of columns of a name in a table that fits on a phone."""


NO_BREAK = "\u00a0"

PLAY, LEAD = "play", "lead"
"""The phase of tricks; who leads is asked differently."""

MARKDOWN = "\\`*_~|<>[]()#@:-"
"""Characters that would turn a name into something else."""
ESCAPED = str.maketrans({letter: f"\\{letter}" for letter in MARKDOWN})
ESCAPES = re.compile(r"\\(.)|\*+|^-# ", re.MULTILINE)
"""The escapes of these characters, and the markdown of our own sentences."""


def plain(name: str) -> str:
    """Escape a name (and tidy it) so that Discord's markdown leaves it alone."""
    return tidy(name).translate(ESCAPED)


def plain_name(info: TableInfo, player: int) -> str:
    """A player by name, within a sentence."""
    return plain(seat_name(info, player))


def key_lines(info: TableInfo) -> tuple[str, ...]:
    """Legend of the numbers in a picture for names with letters that its font lacks."""
    names = seat_names(info)
    lacking = [name for player, name in enumerate(names) if readable(name, player) != name]
    return ("-# " + " · ".join(map(plain, lacking)),) if lacking else ()


def joined_names(names: Sequence[str], words: Words) -> str:
    """Several names, as listed in a sentence; the sentence may ask how many there are."""
    *others, last = names
    if others:
        last = words("names-and", others=words("names-comma").join(others), last=last)
    return InflectedWord.of(last, number=len(names))


def some_names(names: Sequence[str], most: int, words: Words) -> str:
    """Several names, as listed in a sentence, of many the first ones and how many more there are.

    The sentence may ask how many there are in all.
    """
    if len(names) <= most:
        return joined_names(names, words)
    listed = f"{words('names-comma').join(names[:most])} (+{len(names) - most})"
    return InflectedWord.of(listed, number=len(names))


def without_markdown(text: str) -> str:
    """A page's text as read where there is no markdown."""
    return ESCAPES.sub(r"\1", text).replace("\n", " ")


def code_block(lines: Iterable[str]) -> str:
    """Lines in letters of equal width; no name among them can end the block."""
    return "```\n" + "\n".join(lines).replace("`", "'") + "\n```"


def sentence_case(text: str) -> str:
    """A text that stands alone, with a capital first letter."""
    return text[:1].upper() + text[1:]


def signed(points: int) -> str:
    """Points as a score sheet has them: ``+35``, ``-70``, ``0``."""
    return f"{points:+d}" if points else "0"


def card_sign(pack: Pack, card: Cards, words: Words) -> str:
    """A card as its players write it: ♥K, T17, Škis."""
    return code_sign(pack.code(card), words)


def played_card(pack: Pack, code: str, words: Words) -> str:
    """The card that the move with this code plays; empty if it plays none."""
    action = decode(pack, code)
    return card_sign(pack, action.card, words) if isinstance(action, Play) else ""


def card_signs(pack: Pack, cards: Cards, words: Words) -> str:
    """A set of cards, separated by blanks; a dash for an empty set."""
    return " ".join(card_sign(pack, card, words) for card in each(cards)) or "–"


@lru_cache(HAND_CACHE_SIZE)
def suit_lines(pack: Pack, cards: Cards, words: Words, order: HandOrder = USUAL_ORDER) -> str:
    """A hand, one line per suit."""
    suits = by_suit(pack, cards, order=order)
    return "\n".join("  ".join(card_sign(pack, card, words) for card in held) for held in suits)


def suit_block(pack: Pack, cards: Cards, words: Words, order: HandOrder = USUAL_ORDER) -> str:
    """A hand in letters of equal width, where emojis have no place."""
    lines = suit_lines(pack, cards, words, order)
    return lines if words.marks else code_block([lines])


MAX_CIRCLES = 4


def circles(count: int, struck: int = 0) -> str:
    """Marks as circles, as on a score sheet: first the struck ones, filled, then the open ones."""
    return _marks("●", struck) + _marks("○", count)


def _marks(sign: str, count: int) -> str:
    return sign * count if count <= MAX_CIRCLES else f"{sign}×{count}"


def note_facts(note: Note, info: TableInfo) -> dict[str, int | str]:
    """The facts of a note, with the name of the player it is about."""
    return {**note.facts, **({"name": plain_name(info, note.players[0])} if note.players else {})}


def name_of(info: TableInfo, player: int, words: Words) -> str:
    """A player by name, in a table with letters of equal width.

    It is short enough for a phone, and marked if a house player plays there.
    """
    chair = info.chairs[player]
    name = short_names(info, MAX_NAME)[player]
    kind = kind_of_house(chair, words)
    return words("house-name", name=name, kind=kind) if kind else name


def kind_of_house(chair: Chair, words: Words) -> str:
    """In a word, a house player's level, or that one acts for a person; else empty."""
    if not chair.house:
        return ""
    return words("level-stand-in") if chair.user is not None else level_name(chair.level, words)


def level_name(level: Level, words: Words) -> str:
    """A level in a word."""
    return words(f"level-{level}")


def game_name(info: TableInfo, words: Words) -> str:
    """A table's game; a form with a name of its own goes by that."""
    return words(f"variant-{form_of(info.variant, info.players).name}")


def question_key(view: View) -> str:
    """Key of the question to the player on turn: the phase, ``answer``, or ``lead``."""
    if view.proposals is not None and view.proposals.proposer is not None:
        return "answer"
    return LEAD if view.phase == PLAY and not view.trick else view.phase


def contract_name(contract: str, words: Words) -> str:
    """The name of a contract by its key."""
    return words(f"contract-{contract.replace('_', '-')}")


def bonus_name(key: str, words: Words) -> str:
    """The name of a bonus, or of the game."""
    return words(f"bonus-{key.replace('_', '-')}")


def item_name(item: Item, info: TableInfo, words: Words) -> str:
    """An announced item with its owner, or the game."""
    if item.key == GAME:
        return words("bonus-game")
    return words("item-of", bonus=bonus_name(item.key, words), name=seat_name(info, item.owner))


def step_name(level: int, words: Words) -> str:
    """The name of a ladder step: 1 kontra, 2 rekontra ..."""
    return words(f"step-{level}")


def compulsory_note(view: View, words: Words) -> str:
    """Note on a compulsory klop deal, with the bids that it allows (SLO-BID-10, SLO-BID-14)."""
    biddable = any(row.in_compulsory and row.bid_by == "anybody"
                   for row in view.rules.contracts.values())  # fmt: skip
    unbid = view.contract is not None and not view.bids
    return words("board-compulsory" if biddable and not unbid else "board-compulsory-klop")


def contract_in_full(contract: Contract, words: Words) -> str:
    """A contract by its name here and its name at home, which isn't split between lines."""
    name = contract_name(contract.key, words)
    native = words(f"native-{contract.key.replace('_', '-')}")
    if native.casefold() == name.casefold():
        return name
    return words("full-contract", contract=name, native=native.replace(" ", NO_BREAK))


def contract_value(contract: Contract, words: Words, *, short: bool = False) -> str:
    """Base value of a contract."""
    if contract.aim == "alone":
        return words("value-klop")
    if not contract.adds_difference:
        return words("value-flat", value=contract.value)
    key = "value-with-difference-short" if short else "value-with-difference"
    return words(key, value=contract.value)


def own_tops(view: View) -> Cards:
    """The cards that lie open on the viewer's own straw men."""
    return view.straw.open_to(view.viewer) if view.straw and view.viewer is not None else 0


def just_taken(view: View) -> Cards:
    """The cards the viewer took from the talon, until play begins."""
    if view.viewer is None or view.viewer != view.declarer or not view.chosen:
        return 0
    return view.sets[view.chosen - 1] & view.hand if view.leader is None else 0


def own_discards(view: View) -> Cards:
    """The viewer's own discards: of another's they see trumps, which may be all."""
    another = view.chosen and view.viewer != view.declarer
    return 0 if another or view.laid.bit_count() != view.laid_size else view.laid


def card_label(view: View, card: Cards, words: Words, *, call: str = "") -> str:
    """A card of the viewer's with what is called at it; marked if it lies on a straw man."""
    label = card_sign(view.rules.pack, card, words)
    if call:
        label = words("do-play-calling", card=label, call=call)
    return words("do-play-top", card=label) if own_tops(view) & card else label


def action_label(action: Action, view: View, words: Words, info: TableInfo) -> str:
    """An action, wherever one is offered: on a button, in a list; at most 80 characters.

    With marks it stands in a text, where nothing is cut.
    """
    words, pack = words.of(info.variant), view.rules.pack
    match action:
        case Pass():
            label = _pass_label(view, words)
        case Play(card, call):
            label = card_label(view, card, words, call=call)
        case Call(card) | Give(card):
            label = card_sign(pack, card, words)
        case Lay(cards):
            label = words("do-lay", cards=card_signs(pack, cards, words))
        case Pile(number):
            label = words("do-pile", number=number)
        case Cut(number):
            label = words("do-cut-here", number=number)
        case Method(key):
            label = words(f"method-{key}")
        case Word(key):
            label = words(f"do-{key.replace('_', '-')}")
        case _:
            label = _choice_label(action, view, words, info)
    return label if words.marks else label[:80]


def _choice_label(action: Action, view: View, words: Words, info: TableInfo) -> str:
    """A bid, a talon set, a statement."""
    match action:
        case Bid(contract):
            name = contract_name(contract, words)
            row = view.rules.contracts.get(contract)
            if row is None:  # a bid that is no contract of its own: to hold the highest one
                return name
            return words("do-bid", contract=name, value=contract_value(row, words, short=True))
        case Take(number):
            shown = view.sets[number - 1] if number <= len(view.sets) else 0
            return words("do-take", number=number, cards=card_signs(view.rules.pack, shown, words))
        case Say(key):
            name = bonus_name(key, words)
            value = stake(action, view)
            return words("do-say-for", bonus=name, value=value) if value else name
        case Kontra(code):
            item = next(item for item in view.items if item.code == code)
            step = step_name(item.level + 1, words)
            label = words("do-kontra", step=step, item=item_name(item, info, words))
            if value := stake(action, view):
                worth = worth_of(item.key, value, view, words)
                label = words("do-kontra-for", kontra=label, value=worth)
            return sentence_case(label)
    raise TypeError(action)


def _pass_label(view: View, words: Words) -> str:
    if view.phase in ("conversion", "raise") and view.contract is not None:
        return words("do-keep", contract=contract_name(view.contract.key, words))
    if view.phase == "announcements":
        spoke = bool(view.said) and view.said[-1][0] == view.viewer and view.said[-1][1] != PASS
        return words("do-say-no-more" if spoke else "do-say-nothing")
    key = f"do-pass-{view.phase}"
    return words(key) if words.has(key) else words("do-pass")
