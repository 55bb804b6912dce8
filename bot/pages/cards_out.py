"""The cards that a player has not seen: what a good memory knows, on request."""

from bot.pages.l10n import Words
from bot.pages.page import Button, Page, Row, Text, page
from bot.pages.words import card_signs, own_tops, plain_name, suit_lines
from bot.tables.info import TableInfo
from engine import Cards, View, union


def cards_out(info: TableInfo, view: View, words: Words) -> Page:
    """What is still out, and where a card is that was seen but not played yet."""
    words = words.of(info.variant)
    pack = view.rules.pack
    unseen = pack.whole & ~seen(view)
    lines = [words("out-title", cards=unseen.bit_count())]
    lines.append(suit_lines(pack, unseen, words) if unseen else words("out-none"))
    if taken := taken_by_declarer(view):
        name = "" if view.declarer is None else plain_name(info, view.declarer)
        lines.append("-# " + words("out-taken", name=name, cards=card_signs(pack, taken, words)))
    back = Button(info.control("hand"), words("board-my-hand"), "primary")
    return page(Text("\n".join(lines)), Row((back,)))


def seen(view: View) -> Cards:
    """Every card that the viewer holds or has seen lie open."""
    straw = view.straw
    tops = union(top for tops in straw.tops for top in tops) | union(straw.known) if straw else 0
    return union((
        view.hand, own_tops(view), tops, view.laid, view.gift_ahead, played(view),
        *view.gifts, *view.sets, *view.exposed, *view.face_up, *view.open_hands,
    ))  # fmt: skip


def played(view: View) -> Cards:
    """Every card that has been played, the trick on the table included."""
    return union((*view.trick, *(card for trick in view.tricks for card in trick.cards)))


def taken_by_declarer(view: View) -> Cards:
    """What the declarer took from the talon for all to see, and the viewer has not seen since."""
    if not view.chosen or view.viewer == view.declarer:
        return view.rules.pack.whole & 0
    return view.sets[view.chosen - 1] & ~(played(view) | view.laid)
