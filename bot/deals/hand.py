"""A player's private page: their cards, what is asked, and what else they know."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial

from bot.deals.beside_the_tricks import talon_lines
from bot.deals.deciding import bids_line, decision_facts
from bot.deals.hand_controls import hand_controls
from bot.deals.hand_table import hand_table
from bot.deals.hints import hint_text
from bot.deals.not_asked import absent_lines, forced_move_line, idle_line
from bot.deals.wording.announcements import statements_line
from bot.deals.wording.tricks import (
    closing_sentence,
    partner_sentence,
    table_lines,
    trick_players,
)
from bot.deals.wording.words import (
    card_sign,
    card_signs,
    contract_name,
    just_taken,
    key_lines,
    own_tops,
    plain_name,
    question_key,
    suit_block,
)
from bot.games.hints_given import GivenHint, takes_room
from bot.games.info import AUCTION, TableInfo
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Block, Page, Picture, Text, TooLarge, page
from bot.kit.text import join_sentences
from bot.pictures.scenes import HandTableScene
from engine import (
    DECLARING,
    Bid,
    Lay,
    LayOffer,
    Pass,
    Play,
    View,
)

FEW_CHOICES = 15
"""With more choices a page with a picture has no room for standing explanations."""
REFUSE = "refuse"
"""The word for a talon set turned up: there may be more to look at."""
SURRENDER = "surrender"
"""The word for a deal given up by a declarer who has seen the called king in the talon."""


def hand_page(blocks: Callable[[Look, bool], Iterable[Block]], look: Look) -> Page:
    """Return the page of a hand alone, without a table's own lines.

    ``blocks`` takes a look, and whether the table's situation is shown above the hand. In text the
    situation is left out where both do not fit.
    """

    def without_picture(look: Look) -> Page:
        try:
            return page(*blocks(look, True))
        except TooLarge:  # long names and many announcements: the hand repeats most of them
            return page(*blocks(look, False))

    in_text = partial(without_picture, look.in_text)
    return page(*blocks(look, True), instead=in_text) if look.pictured else without_picture(look)


def hand(
    info: TableInfo,
    view: View,
    words: Words,
    *,
    notice: str = "",
    look: Look = TEXT,
    more: bool = False,
    given: GivenHint | None = None,
    first_deals: bool = False,
) -> Page:
    """The viewer's hand, with a notice above it if there is something to tell.

    ``more``: the choices are the risky or costly ones. ``given``: the hint they asked for.
    ``first_deals``: with a low picture and few buttons, as explanations take a phone's room.
    """
    words = words.of(info.variant)
    lines = look.words(words)
    blocks: list[Block] = []
    if notice:
        blocks.append(Text(f"> {notice}"))
    questions = _closing(info, view, lines), question(info, view, lines)
    asks = "\n".join((*filter(None, questions), *absent_lines(info, lines, view.viewer)))
    keeps, said = look.pictured and _is_onlooking(view), statements_line(info, view, lines)
    if look.pictured:
        news = _news(info, view, lines) if keeps and _has_several_people(info) else ()
        asks = "\n".join((asks, *news, *said, *key_lines(info)))
        scene, alt = hand_table(info, view, words, look)
        if first_deals and isinstance(scene, HandTableScene):
            scene = replace(scene, compact=True, low=True)
        older = "-# " + words("picture-older")
        blocks += [Text(asks), Picture(scene, alt, older)]
        choices = sum(offer.size for offer in view.offers)
        calling = _call_note(view, words) if choices <= FEW_CHOICES else ()
        marks = _legend(info, view, words)
        known = _small([*_promise_note(view, words), *calling], _auction_notes(view, words), marks)
    else:
        asks = "\n".join((asks, *table_lines(info, view, lines), *said))
        blocks += [Text(asks), Text(_cards(view, lines, look))]
        known = _notes(info, view, lines)
    if known and not takes_room(given, first_deals=first_deals):
        blocks.append(Text(known))
    if given is not None:
        blocks.append(Text(hint_text(info, view, lines, given, brief=first_deals)))
    blocks += hand_controls(
        info, view, words, look, more=more, given=given, first_deals=first_deals
    )
    in_text = partial(
        hand,
        info,
        view,
        words,
        notice=notice,
        look=look.in_text,
        more=more,
        given=given,
        first_deals=first_deals,
    )
    return Page(tuple(blocks), instead=in_text if look.pictured else None, keeps=keeps)


def _closing(info: TableInfo, view: View, words: Words) -> str:
    """The taker of the last trick, a partner shown there, and a called king found in the talon."""
    sentences = (
        closing_sentence(info, view, words),
        partner_sentence(info, view, words),
        _king_in_talon(view, words),
    )
    return join_sentences(words, *filter(None, sentences)) if any(sentences) else ""


def _may_give_up(view: View) -> bool:
    return any(SURRENDER in offer.keys for offer in view.offers)


def _king_in_talon(view: View, words: Words) -> str:
    """The called king that the declarer has found in the talon, while they discard.

    At the talon the question names it.
    """
    if view.phase == "talon" or not _may_give_up(view):
        return ""
    king = card_sign(view.rules.pack, view.called, words)
    return words("hand-king-in-talon", card=f"**{king}**")


def _is_onlooking(view: View) -> bool:
    """True while others bid or play, which text shows faster than a picture."""
    others = view.turn not in (None, view.viewer) and not view.offers
    return others and (view.leader is not None or view.phase in AUCTION)


def _news(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """Bids or cards of others, below the question."""
    if view.leader is not None:
        return table_lines(info, view, words)
    return (f"-# {line}" for line in bids_line(info, view, words))


def _has_several_people(info: TableInfo) -> bool:
    """True if several people play; a person alone with the house is told what it played."""
    return len({chair.user for chair in info.chairs} - {None}) > 1


def question(info: TableInfo, view: View, words: Words) -> str:
    """The question to the viewer, or the player on turn."""
    if view.turn is None:
        return words("hand-over")
    if line := idle_line(info, view, words):
        return line
    if view.viewer not in view.order:
        return words("hand-sits-out")
    if view.turn != view.viewer:
        return words("hand-may-speak") if view.offers else _waiting_line(info, view, words)
    if not view.offers:  # somebody may be asked in secret, unknown to forehand
        return words("hand-in-a-moment")
    if info.forced:
        return forced_move_line(view, words)
    return f"**{_asked(info, view, words)}**"


def _asked(info: TableInfo, view: View, words: Words) -> str:
    """The question to the player on turn, who may move."""
    facts = _ask_facts(info, view)
    if view.phase == "talon" and _may_give_up(view):
        king = card_sign(view.rules.pack, view.called, words)
        return words("ask-king-found", card=king, **facts)
    if view.phase == "talon" and all(cards.bit_count() == 1 for cards in view.sets):
        return words("ask-talon-card")
    return words(f"ask-{question_key(view)}", **facts)


def _waiting_line(info: TableInfo, view: View, words: Words) -> str:
    """The player the table waits for, after the viewer's own last move."""
    assert view.turn is not None
    name = plain_name(info, view.turn)
    players = trick_players(view)
    if view.viewer not in players:
        return words("hand-waiting", name=name)
    place = players.index(view.viewer)
    card = card_sign(view.rules.pack, view.trick[place], words)
    alone = info.since >= len(view.trick) - place  # the house has made that move, too
    key = "hand-waiting-forced" if alone else "hand-waiting-played"
    return words(key, card=f"**{card}**", name=name)


def _ask_facts(info: TableInfo, view: View) -> dict[str, str | int]:
    """Facts for the question: number of cards to lay away, choices, the proposer."""
    facts: dict[str, str | int] = {
        "choices": sum(offer.size for offer in view.offers if offer.kind not in (Pass, Lay)),
        "looks": int(any(REFUSE in offer.keys for offer in view.offers)),
    }
    if lay := next((offer for offer in view.offers if isinstance(offer, LayOffer)), None):
        facts["number"] = lay.number
    if view.proposals is not None and view.proposals.proposer is not None:
        facts["name"] = plain_name(info, view.proposals.proposer)
    return facts


def _cards(view: View, words: Words, look: Look) -> str:
    if not view.dealt:
        return words("hand-not-dealt")
    tops = own_tops(view)
    held = view.hand & ~tops
    shown = suit_block(view.rules.pack, held, words, look.order) if held else words("hand-empty")
    if tops:
        shown += "\n" + words("hand-tops", cards=card_signs(view.rules.pack, tops, words))
    return shown


def _notes(info: TableInfo, view: View, words: Words) -> str:
    """Further knowledge of the viewer, in small print."""
    lines = [*_side_notes(info, view, words), *_promise_note(view, words), *_call_note(view, words)]
    talon = talon_lines(info, view, words)
    small = _small(lines, _auction_notes(view, words), _fresh_note(view, words), talon)
    return "\n".join(filter(None, (small, decision_facts(info, view, words))))


def _small(*matters: Iterable[str]) -> str:
    """A line in small print for each matter with something to tell."""
    lines = (" · ".join(matter) for matter in matters)
    return "\n".join(f"-# {line}" for line in lines if line)


def _call_note(view: View, words: Words) -> Iterator[str]:
    """A note on words that may be called out with a card."""
    if any(call for offer in view.offers if offer.kind is Play for call in offer.keys):
        yield words("hand-calling")


def _fresh_note(view: View, words: Words) -> Iterator[str]:
    """The cards new to the hand."""
    if fresh := just_taken(view):
        yield words("hand-fresh", cards=card_signs(view.rules.pack, fresh, words))


def _side_notes(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """The viewer's partners and side."""
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


def _promise_note(view: View, words: Words) -> Iterator[str]:
    """The cards the viewer must keep for their announcements."""
    if view.held:
        yield words("hand-promised", cards=card_signs(view.rules.pack, view.held, words))


def _auction_notes(view: View, words: Words) -> Iterator[str]:
    """Notes on the values on a bidder's buttons."""
    if view.phase not in AUCTION or view.viewer is None:
        return
    if view.viewer in view.doubled and view.viewer in view.order:
        yield words("hand-radlo")
    bids = [view.rules.contracts[key] for offer in view.offers if offer.kind is Bid
            for key in offer.keys if key in view.rules.contracts]  # fmt: skip
    if bids and not any(offer.kind is Pass for offer in view.offers):
        yield words("hand-must-bid")  # and a phone has room for nothing else
    elif plus := next((row for row in bids if row.adds_difference), None):
        key = "hand-plus-rounded" if plus.rounds_difference else "hand-plus"
        yield words(key, value=plus.value)
    if bids:
        yield from _barred_bids(view, words)


MAX_LEGEND_BIDS = 3
"""With so many bids a phone has room for the meaning of the picture's letters."""


def _legend(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """Legend of the picture's letters, in the first deal and if it fits the page."""
    if (
        view.phase in AUCTION
        and info.deal <= 1
        and sum(offer.size for offer in view.offers) <= MAX_LEGEND_BIDS
    ):
        dealer, forehand = words("picture-dealer"), words("picture-forehand")
        yield words("hand-marks", dealer=dealer, forehand=forehand)


def _barred_bids(view: View, words: Words) -> Iterator[str]:
    """The bids that would be high enough, but may only follow one certain other (POL-BID-4)."""
    rows = view.rules.contracts
    high = None if view.high is None else view.high[0]
    for row in rows.values():
        enough = high is None or row.rank > rows[high].rank
        if row.only_over not in (None, high) and enough:
            over = contract_name(row.only_over or "", words)
            yield words("hand-only-over", contract=contract_name(row.key, words), high=over)
