"""The page of the cards that a player has not seen."""

from functools import partial

from bot.deals.scenes import Pictured
from bot.deals.wording.alt_texts import spread_alt
from bot.deals.wording.words import card_signs, own_tops, plain_name, suit_lines
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look, by_suit
from bot.kit.page import Page, Picture, Text, page
from bot.pictures.scenes import Fan, SpreadScene
from engine import Cards, Pack, View, union

FAN_SIZE = 11
"""Cards that fit side by side without covering much of each other."""


def cards_out(info: TableInfo, view: View, words: Words, look: Look = TEXT) -> Page:
    """Show the cards still out, and the places of those seen but not played yet.

    It stands beside the hand, which goes on by itself: it needs no way back.
    """
    words = words.of(info.variant)
    pack, lines = view.rules.pack, look.words(words)
    unseen = pack.whole & ~seen_cards(view)
    title = words("out-title", cards=unseen.bit_count())
    taken = _taken_line(info, view, lines)
    cards = suit_lines(pack, unseen, lines) if unseen else words("out-none")
    if not (look.pictured and unseen):
        return page(Text("\n".join((title, cards, *taken))))
    seen_as = Picture(*cards_by_suit(pack, unseen, words, look.faces))
    note = Text("\n".join(taken)) if taken else None
    in_text = partial(cards_out, info, view, words)
    return page(Text(title), seen_as, note, instead=in_text)


def _taken_line(info: TableInfo, view: View, words: Words) -> list[str]:
    """The cards that everybody knows the declarer to have, in small print."""
    taken = taken_by_declarer(view)
    if not taken or view.declarer is None:
        return []
    cards = card_signs(view.rules.pack, taken, words)
    return ["-# " + words("out-taken", name=plain_name(info, view.declarer), cards=cards)]


def seen_cards(view: View) -> Cards:
    """Every card the viewer holds or has seen."""
    straw = view.straw
    tops = union(top for tops in straw.tops for top in tops) | union(straw.known) if straw else 0
    return union((
        view.hand, own_tops(view), tops, view.laid, view.gift_ahead, view.played,
        *view.gifts, *view.sets, *view.exposed, *view.face_up, *view.open_hands,
    ))  # fmt: skip


def taken_by_declarer(view: View) -> Cards:
    """The cards that the declarer openly took from the talon, unseen by the viewer since."""
    if not view.chosen or view.viewer == view.declarer:
        return view.rules.pack.whole & 0
    return view.sets[view.chosen - 1] & ~(view.played | view.laid)


def cards_by_suit(pack: Pack, cards: Cards, words: Words, deck: str) -> Pictured:
    """Cards suit by suit; short suits share a fan."""
    fans: list[list[tuple[str, ...]]] = []
    for part in suit_codes(pack, cards):
        if fans and sum(map(len, fans[-1])) + len(part) <= FAN_SIZE:
            fans[-1].append(part)
        else:
            fans.append([part])
    scene = SpreadScene(deck, tuple(Fan("", tuple(parts)) for parts in fans), large=True)
    return Pictured(scene, spread_alt(scene, words))


def suit_codes(pack: Pack, cards: Cards) -> tuple[tuple[str, ...], ...]:
    """Cards sorted like a hand, suit by suit."""
    return tuple(tuple(map(pack.code, suit)) for suit in by_suit(pack, cards))
