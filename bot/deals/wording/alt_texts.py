"""Alt texts of scenes, made from the scene alone, so that they reveal nothing more."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from bot.kit.l10n import Words
from bot.kit.text import code_sign
from bot.pictures.faces import BACK
from bot.pictures.scenes import (
    CardSet,
    Fan,
    HandScene,
    HandTableScene,
    Seat,
    SpreadScene,
    StrawMan,
    TableScene,
)

MAX_ALT = 1024
"""Maximum number of characters in an alt text (Discord)."""
CUT = " …"
WIDE = ("。", "！", "？", "）")
"""Signs as wide as a letter and a blank: no blank follows them."""


def fit_alt(sentences: Iterable[str]) -> str:
    """As many of the sentences as fit an alt text."""
    text = ""
    for sentence in filter(None, sentences):
        blank = "" if not text or text.endswith(WIDE) else " "
        longer = f"{text}{blank}{sentence}"
        if len(longer) > MAX_ALT - len(CUT):
            return (text or longer[: MAX_ALT - len(CUT)]) + CUT
        text = longer
    return text


def hand_alt(scene: HandScene, words: Words) -> str:
    """A hand in words: all cards, those that may go, and the straw men."""
    return fit_alt(_hand(scene, words))


def _hand(scene: HandScene, words: Words) -> Iterator[str]:
    cards = [card for suit in scene.suits for card in suit]
    if cards:
        yield words("alt-hand", cards=_card_signs([card.code for card in cards], words))
    else:
        yield words("alt-hand-none") if scene.piles else scene.caption
    if piles := _piles(scene.piles, words):
        yield words("alt-straw", piles=piles)
    tops = [pile for pile in scene.piles if pile.top != BACK]
    if fresh := [card.code for card in cards if card.fresh]:
        yield _with_full_stop(words("hand-fresh", cards=_card_signs(fresh, words)), words)
    legal = [card.code for card in cards if not card.dim]
    legal += [pile.top for pile in tops if not pile.dim]
    if legal and len(legal) < len(cards) + len(tops):
        yield words("alt-hand-legal", cards=_card_signs(legal, words))


def hand_table_alt(scene: HandTableScene, words: Words) -> str:
    """A player's view in words: the trick and their cards first."""
    facts = (scene.points, *scene.notes)
    return fit_alt(
        (
            _trick(scene.table, words),
            _trick(replace(scene.table, trick=scene.closed, complete=True), words),
            *_hand(scene.hand, words),
            *_table(replace(scene.table, trick=()), words),
            *(_with_full_stop(fact, words) for fact in facts if fact),
        )
    )


def _card_signs(codes: Iterable[str], words: Words) -> str:
    """Cards as their players write them."""
    codes = tuple(codes)
    named = [code_sign(code, words) for code in codes if code != BACK]
    if BACK in codes:
        named.append(words("alt-face-down"))
    return " ".join(named)


def _piles(piles: tuple[StrawMan, ...], words: Words) -> str:
    shown = [pile for pile in piles if pile.hidden or pile.top != BACK]
    return words("names-comma").join(
        words("alt-pile-down", hidden=pile.hidden)
        if pile.top == BACK
        else words("alt-pile", card=code_sign(pile.top, words), hidden=pile.hidden)
        for pile in shown
    )


def spread_alt(scene: SpreadScene, words: Words) -> str:
    """Many cards in words."""
    return fit_alt(_fan(fan, words) for whole in scene.fans for fan in _labelled(whole))


def _labelled(fan: Fan) -> Iterable[Fan]:
    """A fan, or if its parts have labels, one for each of them."""
    if not fan.labels:
        return (fan,)
    return (Fan(label, (part,)) for label, part in zip(fan.labels, fan.parts, strict=True))


def _fan(fan: Fan, words: Words) -> str:
    cards = _card_signs((code for part in fan.parts for code in part), words) or "–"
    if not fan.caption:
        return _with_full_stop(cards, words)
    facts = [words("alt-plays", card=code_sign(fan.marked, words))] if fan.marked else []
    return words("alt-group", caption=fan.caption, cards=_with_facts(cards, facts, words))


def table_alt(scene: TableScene, words: Words) -> str:
    """The table in words, what matters most first."""
    return fit_alt(_table(scene, words))


def _table(scene: TableScene, words: Words) -> Iterator[str]:
    if scene.title:
        yield _with_full_stop(scene.title, words)
    if scene.contract:
        yield _with_full_stop(scene.contract, words)
    if scene.called:
        yield words("alt-called", card=code_sign(scene.called, words))
    yield from (_with_full_stop(chip, words) for chip in scene.chips)
    yield _trick(scene, words)
    if scene.card_sets:
        card_sets = words("alt-between").join(
            _card_set_text(card_set, words) for card_set in scene.card_sets
        )
        yield words("alt-group", caption=scene.heading, cards=card_sets)
    elif scene.heading:
        yield _with_full_stop(scene.heading, words)
    if scene.lines:
        said = [words("alt-line", name=line.name, text=line.text) if line.name else line.text
                for line in scene.lines]  # fmt: skip
        yield words("alt-lines", lines=words("alt-between").join(said))
    if scene.status:
        yield _with_full_stop(scene.status, words)
    yield from (_seat(seat, words) for seat in scene.seats)
    for group in scene.groups:
        yield words("alt-group", caption=group.caption, cards=_card_signs(group.cards, words))


def _with_full_stop(text: str, words: Words) -> str:
    """A text with a full stop."""
    if text.endswith((".", "!", "?", "…", "。")):
        return text
    return words("alt-sentence", text=text)


def _trick(scene: TableScene, words: Words) -> str:
    """The cards on the table in the order of play."""
    if not scene.trick:
        return ""
    cards = []
    for place, laid in enumerate(scene.trick):
        name = scene.seats[laid.player].name
        card = words("alt-card", name=name, card=code_sign(laid.code, words))
        facts = [] if place else [words("picture-led")]
        facts += [words("alt-wins")] if laid.wins else []
        cards.append(_with_facts(card, facts, words))
    if scene.complete:
        return words("alt-trick-complete", cards=words("names-comma").join(cards))
    return words("alt-trick", cards=words("names-comma").join(cards))


def _with_facts(what: str, facts: list[str], words: Words) -> str:
    return words("alt-with", what=what, facts=words("names-comma").join(facts)) if facts else what


def _card_set_text(card_set: CardSet, words: Words) -> str:
    cards = _card_signs(card_set.cards, words)
    if not card_set.label:
        return cards
    key = "alt-lot-taken" if card_set.taken else "alt-lot"
    return words(key, label=card_set.label, cards=cards)


def _seat(seat: Seat, words: Words) -> str:
    facts = [fact for fact in (seat.kind, seat.role) if fact]
    if seat.turn:
        facts.append(words("picture-on-turn"))
    if seat.dealer:
        facts.append(words("alt-dealer"))
    if seat.forehand:
        facts.append(words("alt-forehand"))
    if seat.tricks is not None:
        facts.append(words("alt-tricks", tricks=seat.tricks))
    if seat.marks:
        facts.append(words("alt-radli", radli=seat.marks))
    if piles := _piles(seat.piles, words):
        facts.append(words("alt-seat-straw", piles=piles))
    if not seat.score and not facts:
        return ""  # a trick shown again has told the names
    return _with_full_stop(_with_facts(f"{seat.name} {seat.score}".rstrip(), facts, words), words)
