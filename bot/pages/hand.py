"""A player's private page: their cards, what is asked, and what they know beside."""

from collections.abc import Iterator

from bot.pages.deciding import deciding_lines
from bot.pages.hand_controls import hand_controls
from bot.pages.hints import hint_text
from bot.pages.l10n import Words
from bot.pages.look import TEXT, Look
from bot.pages.not_asked import forced_line, not_asked_line
from bot.pages.page import (
    Block,
    Page,
    Picture,
    Text,
)
from bot.pages.scenes import hand_scene
from bot.pages.words import (
    asked,
    card_sign,
    card_signs,
    contract_name,
    own_tops,
    plain_name,
    suit_block,
)
from bot.tables.hints_given import Given
from bot.tables.info import AUCTION, TableInfo
from engine import (
    DECLARING,
    Bid,
    Lay,
    LayOffer,
    Pass,
    Play,
    View,
    seated,
)

REFUSE = "refuse"
"""The word for a talon set that is turned up: there may be more to look at."""


def hand(
    info: TableInfo,
    view: View,
    words: Words,
    *,
    notice: str = "",
    look: Look = TEXT,
    more: bool = False,
    given: Given | None = None,
) -> Page:
    """The hand of the viewer, with a notice above it if there is something to tell.

    ``more``: the choices are those that are risky or dear. ``given``: the hint they asked for.
    """
    words = words.of(info.variant)
    lines = look.words(words)
    pictured = look.pictured and bool(view.hand | own_tops(view))
    blocks: list[Block] = []
    if notice:
        blocks.append(Text(f"> {notice}"))
    blocks.append(Text(_asked(info, view, lines)))
    if pictured:
        blocks.append(Picture(*hand_scene(info, view, words, look.deck)))
    else:
        blocks.append(Text(_cards(view, lines)))
    if known := _known(info, view, lines):
        blocks.append(Text(known))
    if given is not None:
        blocks.append(Text(hint_text(info, view, lines, given)))
    blocks += hand_controls(info, view, words, look, more=more, given=given)
    instead = None
    if pictured:
        instead = hand(info, view, words, notice=notice, more=more, given=given)
    return Page(tuple(blocks), instead=instead)


def _asked(info: TableInfo, view: View, words: Words) -> str:
    """Whose turn it is, and what the cards on the table are."""
    if view.turn is None:
        return words("hand-over")
    if told := not_asked_line(info, view, words):
        return told + _on_table(info, view, words)
    if view.viewer not in view.order:
        return words("hand-sits-out") + _on_table(info, view, words)
    if view.turn != view.viewer:
        line = words("hand-may-speak" if view.offers else "hand-waiting")
    elif not view.offers:  # somebody may be asked in secret, of whom forehand may not know
        line = words("hand-in-a-moment")
    elif info.forced:
        line = forced_line(view, words)
    else:
        line = "**" + words(f"ask-{asked(view)}", **_ask_facts(info, view)) + "**"
    return line + _on_table(info, view, words)


def _ask_facts(info: TableInfo, view: View) -> dict[str, str | int]:
    """What a question may speak of: cards to lay away, what is offered, who has proposed."""
    facts: dict[str, str | int] = {
        "choices": sum(offer.size for offer in view.offers if offer.kind not in (Pass, Lay)),
        "looks": int(any(REFUSE in offer.keys for offer in view.offers)),
    }
    if lay := next((offer for offer in view.offers if isinstance(offer, LayOffer)), None):
        facts["number"] = lay.number
    if view.proposals is not None and view.proposals.proposer is not None:
        facts["name"] = plain_name(info, view.proposals.proposer)
    return facts


def _on_table(info: TableInfo, view: View, words: Words) -> str:
    if view.leader is None or not view.trick:
        return ""
    played = [
        f"{plain_name(info, seated(view.order, view.leader, place))} "
        f"**{card_sign(view.rules.pack, card, words)}**"
        for place, card in enumerate(view.trick)
    ]
    return "\n" + words("hand-on-table", cards=" · ".join(played))


def _cards(view: View, words: Words) -> str:
    if not view.dealt:
        return words("hand-not-dealt")
    tops = own_tops(view)
    held = view.hand & ~tops
    shown = suit_block(view.rules.pack, held, words) if held else words("hand-empty")
    if tops:
        shown += "\n" + words("hand-tops", cards=card_signs(view.rules.pack, tops, words))
    return shown


def _known(info: TableInfo, view: View, words: Words) -> str:
    """What the viewer knows beside their cards, in small print."""
    below = deciding_lines(info, view, words)
    lines = [*_side(info, view, words), *_promised(view, words)]
    if any(call for offer in view.offers if offer.kind is Play for call in offer.keys):
        lines.append(words("hand-calling"))
    small = [" · ".join(part) for part in (lines, [*_at_auction(view, words)]) if part]
    return "\n".join(filter(None, (*(f"-# {line}" for line in small), below)))


def _side(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """With whom the viewer plays."""
    if view.rules.teams and view.viewer is not None:
        names = [plain_name(info, player) for player in view.own_side if player != view.viewer]
        yield words("hand-partner", name=", ".join(names))
    side = None if view.viewer is None else view.sides[view.viewer]
    if view.contract is None or side is None:
        return
    name = contract_name(view.contract.key, words)
    declarer = "" if view.declarer is None else plain_name(info, view.declarer)
    if view.viewer == view.declarer:
        yield words("hand-you-declare", contract=name)
    elif side == DECLARING:
        yield words("hand-with-declarer", name=declarer, contract=name)
    else:
        yield words("hand-against", name=declarer, contract=name)
    if view.called:
        key = "hand-called" if view.called & view.rules.kings else "hand-called-card"
        yield words(key, king=card_sign(view.rules.pack, view.called, words))


def _promised(view: View, words: Words) -> Iterator[str]:
    """The cards that the viewer must keep for what they have announced."""
    if view.held:
        yield words("hand-promised", cards=card_signs(view.rules.pack, view.held, words))


def _at_auction(view: View, words: Words) -> Iterator[str]:
    """What a bidder should know of the values on their buttons."""
    if view.phase not in AUCTION or view.viewer is None:
        return
    if view.viewer in view.doubled and view.viewer in view.order:
        yield words("hand-radlo")
    bids = [view.rules.contracts[key] for offer in view.offers if offer.kind is Bid
            for key in offer.keys if key in view.rules.contracts]  # fmt: skip
    if bids and not any(offer.kind is Pass for offer in view.offers):
        yield words("hand-must-bid")
    if any(row.adds_difference for row in bids):
        yield words("hand-plus")
    if bids:
        yield from _barred(view, words)


def _barred(view: View, words: Words) -> Iterator[str]:
    """The bids that would be high enough, but may stand over one other alone (POL-BID-4)."""
    rows = view.rules.contracts
    high = None if view.high is None else view.high[0]
    for row in rows.values():
        enough = high is None or row.rank > rows[high].rank
        if row.only_over not in (None, high) and enough:
            over = contract_name(row.only_over or "", words)
            yield words("hand-only-over", contract=contract_name(row.key, words), high=over)
