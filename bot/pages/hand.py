"""A player's private page: their cards, what is asked, and exactly the legal choices."""

from collections.abc import Iterable, Iterator

from bot.pages.l10n import Words
from bot.pages.page import MAX_CHOICES, Block, Button, Choice, Page, Row, Select, Style, Text, rows
from bot.pages.words import (
    action_label,
    asked,
    bonus_name,
    by_suit,
    card_label,
    card_sign,
    card_signs,
    contract_name,
    fenced,
    own_tops,
    plain_name,
    suit_lines,
)
from bot.tables.info import TableInfo
from engine import (
    DECLARING,
    GAME,
    Action,
    Bid,
    Call,
    Cards,
    Cut,
    Give,
    Kontra,
    Lay,
    LayOffer,
    Method,
    NumberOffer,
    Offer,
    Pass,
    Pile,
    Play,
    Say,
    Take,
    View,
    Word,
    encode,
    seated,
    union,
)

STYLES: dict[type[Action], Style] = {
    Bid: "primary",
    Call: "primary",
    Take: "primary",
    Say: "primary",
    Kontra: "danger",
    Word: "secondary",
    Give: "primary",
    Pile: "primary",
    Cut: "primary",
    Method: "primary",
    Play: "primary",
    Pass: "secondary",
}


DEAR = 100
"""Game points above which an announcement is marked as dangerous."""
REFUSE = "refuse"
"""The word for a talon set that is turned up: there may be more to look at."""


def hand(info: TableInfo, view: View, words: Words, *, notice: str = "") -> Page:
    """The hand of the viewer, with a notice above it if there is something to tell."""
    words = words.of(info.variant)
    blocks: list[Block] = []
    if notice:
        blocks.append(Text(f"> {notice}"))
    blocks.append(Text(_asked(info, view, words)))
    blocks.append(Text(_cards(view, words)))
    if known := _known(info, view, words):
        blocks.append(Text(known))
    blocks += hand_controls(info, view, words)
    return Page(tuple(blocks))


def _asked(info: TableInfo, view: View, words: Words) -> str:
    """Whose turn it is, and what the cards on the table are."""
    if view.turn is None:
        return words("hand-over")
    if view.viewer not in view.order:
        return words("hand-sits-out") + _on_table(info, view, words)
    if view.turn != view.viewer:
        line = words("hand-may-speak" if view.offers else "hand-waiting")
    elif not view.offers:  # somebody may be asked in secret, of whom forehand may not know
        line = words("hand-in-a-moment")
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
    shown = fenced([suit_lines(view.rules.pack, held, words)]) if held else words("hand-empty")
    if tops:
        shown += "\n" + words("hand-tops", cards=card_signs(view.rules.pack, tops, words))
    return shown


def _known(info: TableInfo, view: View, words: Words) -> str:
    """What the viewer knows beside their cards, in small print."""
    lines = [*_side(info, view, words), *_promised(view, words), *_at_auction(view, words)]
    if any(call for offer in view.offers if offer.kind is Play for call in offer.keys):
        lines.append(words("hand-calling"))
    return "-# " + " · ".join(lines) if lines else ""


def _side(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """With whom the viewer plays."""
    teams = view.rules.teams
    if teams and view.viewer is not None:
        mates = [seat for seat, team in enumerate(teams) if team == teams[view.viewer]]
        names = [plain_name(info, seat) for seat in mates if seat != view.viewer]
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
    """What the viewer has announced, and what they must keep for it."""
    own = [item.key for item in view.items if item.owner == view.viewer and item.key != GAME]
    if own:
        yield words("hand-announced", items=", ".join(bonus_name(key, words) for key in own))
    if view.held:
        yield words("hand-promised", cards=card_signs(view.rules.pack, view.held, words))


def _at_auction(view: View, words: Words) -> Iterator[str]:
    """What a bidder should know of the values on their buttons."""
    if view.phase not in ("auction", "raise") or view.viewer is None:
        return
    if view.viewer in view.doubled:
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


def hand_controls(info: TableInfo, view: View, words: Words) -> list[Block]:
    """Exactly the legal choices of the viewer, and how to look on."""
    blocks: list[Block] = []
    buttons: list[Button] = []
    for offer in view.offers:
        if isinstance(offer, LayOffer):
            blocks.append(_lay(info, view, words, offer))
        elif isinstance(offer, NumberOffer) and offer.kind is Cut:
            blocks += _cuts(info, words, offer)
            middle = offer.nth(offer.size // 2)
            buttons.append(_button(info, view, words, middle))
        elif offer.kind in (Play, Give) and offer.size > MOST_CARD_BUTTONS:
            blocks += _by_suit(info, view, words, offer)
        else:
            buttons += [_button(info, view, words, action) for action in _in_order(view, offer)]
    # A pass, where there is one, stands last: nobody should press it for want of reading.
    buttons.sort(key=lambda button: button.id.endswith(":pass"))
    blocks += rows(buttons)
    if why := _why_not(info, view, words):
        blocks.append(why)
    refresh = Button(info.control("hand"), words("hand-refresh"))
    last = Button(info.control("last"), words("board-last-trick"), disabled=not view.tricks)
    blocks.append(Row((refresh, last)))
    return blocks


MOST_CARD_BUTTONS = 20
"""With more cards than that to choose from, there is a select for each suit."""


def _by_suit(info: TableInfo, view: View, words: Words, offer: Offer) -> list[Block]:
    """Selects in place of buttons: choosing a card plays it, or gives it."""
    pack, verb = view.rules.pack, "play:" if offer.kind is Play else "give:"
    return [
        Select(
            info.control(f"pick:{place}"),
            words("hand-pick", cards=" ".join(card_sign(pack, card, words) for card in suit)[:90]),
            _choices(view, words, union(suit), verb),
        )
        for place, suit in enumerate(by_suit(pack, offer.cards))
    ]


def _cuts(info: TableInfo, words: Words, offer: NumberOffer) -> list[Block]:
    """Selects of every number of cards that may be cut off: choosing one cuts."""
    numbers = range(offer.least, offer.most + 1)
    parts = -(-len(numbers) // MAX_CHOICES)
    size = -(-len(numbers) // parts)
    blocks: list[Block] = []
    for part in range(parts):
        some = numbers[part * size : (part + 1) * size]
        choices = tuple(Choice(f"cut:{n}", words("do-cut", number=n)) for n in some)
        prompt = words("hand-cut", least=some[0], most=some[-1])
        blocks.append(Select(info.control(f"pick:{part}"), prompt, choices))
    return blocks


def _in_order(view: View, offer: Offer) -> Iterable[Action]:
    """The actions of an offer; cards to play as they lie in the hand."""
    if offer.kind is not Play:
        return offer.actions()
    calls = offer.keys or ("",)
    hand = by_suit(view.rules.pack, offer.cards)
    return [Play(card, call) for suit in hand for card in suit for call in calls]


def _button(info: TableInfo, view: View, words: Words, action: Action) -> Button:
    label = action_label(action, view, words, info)
    code = encode(view.rules.pack, action)
    style = STYLES.get(type(action), "primary")
    if isinstance(action, Say) and view.rules.bonuses[action.key].announced > DEAR:
        style = "danger"
    return Button(info.control(code), label, style)


def _choices(view: View, words: Words, cards: Cards, verb: str) -> tuple[Choice, ...]:
    pack = view.rules.pack
    return tuple(
        Choice(verb + pack.code(card), card_label(view, card, words))
        for suit in by_suit(pack, cards)
        for card in suit
    )[:MAX_CHOICES]


def _lay(info: TableInfo, view: View, words: Words, offer: LayOffer) -> Select:
    return Select(
        info.control("lay"),
        words("hand-lay", number=offer.number),
        _choices(view, words, offer.cards, ""),
        offer.number,
        offer.number,
    )


def _why_not(info: TableInfo, view: View, words: Words) -> Select | None:
    """The cards of the hand that may not be played now; choosing one tells the rule."""
    plays = [offer.cards for offer in view.offers if offer.kind is Play]
    barred = (view.hand | own_tops(view)) & ~union(plays) if plays else 0
    if not barred:
        return None
    return Select(
        info.control("why"), words("hand-why-not"), _choices(view, words, barred, "play:")
    )
