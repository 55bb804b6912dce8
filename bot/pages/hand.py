"""A player's private page: their cards, what is asked, and exactly the legal choices."""

from collections.abc import Iterable, Iterator

from bot.pages.deciding import deciding_lines
from bot.pages.hints import hint_button, hint_text
from bot.pages.l10n import Words
from bot.pages.look import TEXT, Look
from bot.pages.not_asked import forced_line, not_asked, not_asked_line, return_buttons
from bot.pages.page import (
    MAX_CHOICES,
    Block,
    Button,
    Choice,
    Page,
    Picture,
    Row,
    Select,
    Style,
    Text,
    rows,
)
from bot.pages.risky_choices import risky
from bot.pages.scenes import hand_scene
from bot.pages.words import (
    action_label,
    asked,
    by_suit,
    card_label,
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
    """The cards that the viewer must keep for what they have announced."""
    if view.held:
        yield words("hand-promised", cards=card_signs(view.rules.pack, view.held, words))


def _at_auction(view: View, words: Words) -> Iterator[str]:
    """What a bidder should know of the values on their buttons."""
    if view.phase not in AUCTION or view.viewer is None:
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


def hand_controls(
    info: TableInfo,
    view: View,
    words: Words,
    look: Look = TEXT,
    *,
    more: bool = False,
    given: Given | None = None,
) -> list[Block]:
    """Exactly the legal choices of the viewer, and how to look on.

    The risky ones stand behind *More…*. Where there are no others, each is asked about once more,
    and so is a word that ends the deal.
    """
    if not_asked(info, view):
        return [Row((*return_buttons(info, view.viewer, words), *_looking_on(info, view, words)))]
    blocks, buttons, held_back = _choices_of(info, view, words, look)
    if held_back and more:
        back = Button(info.control("hand"), words("hand-back"))
        choices = rows(_button(info, view, words, action, look) for action in held_back)
        return [*choices, Row((back,))]
    if held_back and (blocks or any(not button.id.endswith(":pass") for button in buttons)):
        buttons.append(Button(info.control("more"), words("hand-more")))
    else:
        buttons += [_button(info, view, words, action, look, ask=True) for action in held_back]
    # A pass, where there is one, stands last: nobody should press it for want of reading.
    buttons.sort(key=lambda button: button.id.endswith(":pass"))
    blocks += rows(buttons)
    if why := _why_not(info, view, words, look):
        blocks.append(why)
    blocks.append(Row((*_looking_on(info, view, words), *hint_button(info, view, words, given))))
    return blocks


def _looking_on(info: TableInfo, view: View, words: Words) -> tuple[Button, ...]:
    """What a player may look at whoever's turn it is."""
    return (
        Button(info.control("hand"), words("hand-refresh")),
        Button(info.control("last"), words("board-last-trick"), disabled=not view.tricks),
        Button(info.control("out"), words("hand-cards-out"), disabled=view.leader is None),
    )


def _choices_of(
    info: TableInfo, view: View, words: Words, look: Look
) -> tuple[list[Block], list[Button], list[Action]]:
    """Selects and buttons of the choices, and those that are not to be made by a slip."""
    blocks: list[Block] = []
    buttons: list[Button] = []
    held_back: list[Action] = []
    for offer in view.offers:
        if isinstance(offer, LayOffer):
            blocks.append(_lay(info, view, words, offer, look))
        elif isinstance(offer, NumberOffer) and offer.kind is Cut:
            blocks += _cuts(info, words, offer)
            middle = offer.nth(offer.size // 2)
            buttons.append(_button(info, view, words, middle))
        elif offer.kind in (Play, Give) and offer.size > MOST_CARD_BUTTONS:
            blocks += _by_suit(info, view, words, offer, look)
        else:
            for action in _in_order(view, offer):
                dear = risky(action, view)
                if dear and not isinstance(action, Word):
                    held_back.append(action)
                else:
                    buttons.append(_button(info, view, words, action, look, ask=dear))
    return blocks, buttons, held_back


MOST_CARD_BUTTONS = 20
"""With more cards than that to choose from, there is a select for each suit."""


def _by_suit(info: TableInfo, view: View, words: Words, offer: Offer, look: Look) -> list[Block]:
    """Selects in place of buttons: choosing a card plays it, or gives it."""
    pack, verb = view.rules.pack, "play:" if offer.kind is Play else "give:"
    return [
        Select(
            info.control(f"pick:{place}"),
            words("hand-pick", cards=" ".join(card_sign(pack, card, words) for card in suit)[:90]),
            _choices(view, words, union(suit), verb, look),
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


def _button(
    info: TableInfo,
    view: View,
    words: Words,
    action: Action,
    look: Look = TEXT,
    *,
    ask: bool = False,
) -> Button:
    label = action_label(action, view, words, info)
    code = encode(view.rules.pack, action)
    style = "danger" if risky(action, view) else STYLES.get(type(action), "primary")
    emoji = look.emoji_of(view.rules.pack, action)
    return Button(info.control(f"sure:{code}" if ask else code), label, style, emoji=emoji)


def _choices(view: View, words: Words, cards: Cards, verb: str, look: Look) -> tuple[Choice, ...]:
    pack = view.rules.pack
    return tuple(
        Choice(
            verb + pack.code(card),
            card_label(view, card, words),
            emoji=look.emoji(pack.code(card)),
        )
        for suit in by_suit(pack, cards)
        for card in suit
    )[:MAX_CHOICES]


def _lay(info: TableInfo, view: View, words: Words, offer: LayOffer, look: Look) -> Select:
    return Select(
        info.control("lay"),
        words("hand-lay", number=offer.number),
        _choices(view, words, offer.cards, "", look),
        offer.number,
        offer.number,
    )


def _why_not(info: TableInfo, view: View, words: Words, look: Look) -> Select | None:
    """The cards of the hand that may not be played now; choosing one tells the rule."""
    plays = [offer.cards for offer in view.offers if offer.kind is Play]
    barred = (view.hand | own_tops(view)) & ~union(plays) if plays else 0
    if not barred:
        return None
    return Select(
        info.control("why"), words("hand-why-not"), _choices(view, words, barred, "play:", look)
    )
