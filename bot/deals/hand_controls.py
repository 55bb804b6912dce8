"""The controls of a private page: exactly the legal choices, and what a player may look at."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from bot.deals.hints import hint_button
from bot.deals.not_asked import is_not_asked, return_buttons
from bot.deals.wording.meanings import bid_lines, whats_this
from bot.deals.wording.words import action_label, card_label, card_sign, own_tops, stake
from bot.games.hints_given import GivenHint, takes_room
from bot.games.info import AUCTION, TableInfo
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look, by_suit
from bot.kit.page import (
    MAX_BUTTONS,
    MAX_CHOICES,
    Block,
    Button,
    ButtonStyle,
    Choice,
    Row,
    Select,
    rows,
)
from engine import (
    TRUMP_SUIT,
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
    each,
    encode,
    union,
)

RISKY_POINTS = 100
"""Game points above which a choice is costly."""

LAST_WORDS = ("throw_in", "surrender", "redeal")
"""Words that end a deal at once."""


def is_held_back(action: Action, view: View) -> bool:
    """True for a choice behind *More…*: a rare bid, or a risky choice other than a word."""
    if isinstance(action, Bid) and (row := view.rules.contracts.get(action.key)) and row.rare:
        return True
    return not isinstance(action, Word) and is_risky(action, view)


def is_risky(action: Action, view: View) -> bool:
    """True for a choice that needs a confirmation, unless it is behind *More…*."""
    match action:
        case Bid(key):
            row = view.rules.contracts.get(key)
            return row is not None and (row.aim == "all_tricks" or row.value > RISKY_POINTS)
        case Word(key):
            return key in LAST_WORDS
        case Say(key) if key in view.rules.bonuses and view.rules.bonuses[key].is_valat:
            return True
    return stake(action, view) > RISKY_POINTS


STYLES: dict[type[Action], ButtonStyle] = {
    Bid: "primary",
    Call: "primary",
    Take: "primary",
    Say: "primary",
    Kontra: "success",
    Word: "secondary",
    Give: "primary",
    Pile: "primary",
    Cut: "primary",
    Method: "primary",
    Play: "primary",
    Lay: "primary",
    Pass: "secondary",
}

MAX_CARD_BUTTONS = 19
"""Number of cards above which selects replace buttons."""
MAX_CARD_ROWS = 4
"""Number of rows above which suits share rows."""


def hand_controls(
    info: TableInfo,
    view: View,
    words: Words,
    look: Look,
    *,
    more: bool = False,
    given: GivenHint | None = None,
    first_deals: bool = False,
) -> list[Block]:
    """Exactly the viewer's legal choices, and how to look on; in their first deals the least.

    A pass stands first, and stays there all through an auction. Rare bids and risky choices stand
    behind *More…*. Where there are no others, or it would hold one alone, each risky one is asked
    about once more, and so is a word that ends the deal.
    """
    if is_not_asked(info, view):
        views = _view_buttons(info, view, words, first_deals=first_deals)
        return [Row((*return_buttons(info, view.viewer, words), *views))]
    blocks, buttons, held_back = _choices_of(info, view, words, look)
    if held_back and more:
        # It is where the pass was: pressing twice goes back, and bids nothing.
        back = Button(info.control("hand"), words("hand-back"))
        choices = [_button(info, view, words, action, look) for action in held_back]
        return [*_rows_with_kontras_apart([back, *choices]), *_bid_meanings(view, words, held_back)]
    passes = [button for button in buttons if button.id == info.control("pass")]
    others = [button for button in buttons if button not in passes]
    shown = [action for action in _bids(view) if action not in held_back]
    if len(held_back) > 1 and (blocks or others):
        more_bids = Button(info.control("more"), words("hand-more"))
        others.insert(0 if first_deals else len(others), more_bids)  # there beside the pass
    else:
        shown += held_back
        others += [
            _button(info, view, words, action, look, ask=is_risky(action, view))
            for action in held_back
        ]
    blocks += _rows_by_suit(view, [*(passes or _disabled_pass(info, view, words)), *others])
    blocks += _bid_meanings(view, words, shown)
    if not takes_room(given, first_deals=first_deals):
        explains = not (first_deals and view.phase in AUCTION)  # a line for each bid does already
        about = whats_this(info, view, words) if explains else None
        blocks += filter(None, (_why_not(info, view, words, look), about))
    views = _view_buttons(info, view, words, first_deals=first_deals)
    blocks.append(Row((*views, *hint_button(info, view, words, given))))
    return blocks


def card_rows(info: TableInfo, view: View, words: Words, look: Look) -> tuple[Row, ...]:
    """The buttons of the cards that the viewer may play, and no others."""
    plays = (offer for offer in view.offers if offer.kind is Play)
    actions = (action for offer in plays for action in _sorted_actions(view, offer, look))
    return _rows_by_suit(view, [_button(info, view, words, action, look) for action in actions])


def choice_button(info: TableInfo, view: View, words: Words, action: Action, look: Look) -> Button:
    """The button of one of the viewer's choices."""
    return _button(info, view, words, action, look)


CARD_CODES = {"play", "give", "lay"}
"""Beginnings of the codes of buttons that name one card."""


def _rows_by_suit(view: View, buttons: list[Button]) -> tuple[Row, ...]:
    """Rows of cards that start anew with each suit, and in which no card is alone.

    Suits share rows where that would take more than one further row, or leave no room on a phone.
    """
    together = _without_lone_card([*_even_rows(buttons)])
    trumps = {view.rules.pack.code(card) for card in each(view.rules.pack.trumps)}

    def suit(button: Button) -> str:
        verb, _, code = _code_on(button).partition(":")
        if verb not in CARD_CODES:
            return ""
        return TRUMP_SUIT if code.partition(":")[0] in trumps else code[0]

    if not any(map(suit, buttons)):
        return _rows_with_kontras_apart(buttons)
    apart = _without_lone_card(
        [list(row) for _, cards in groupby(buttons, suit) for row in _even_rows([*cards])]
    )
    best = apart if len(apart) <= min(len(together) + 1, MAX_CARD_ROWS) else together
    return tuple(Row(tuple(row)) for row in best)


def _code_on(button: Button) -> str:
    return button.id.split(":", 3)[3].removeprefix("sure:")


def _rows_with_kontras_apart(buttons: list[Button]) -> tuple[Row, ...]:
    """Rows in which kontras stand below announcements, so that neither is pressed for the other."""
    announces = any(_code_on(button).startswith("say:") for button in buttons)
    kontras = [button for button in buttons if _code_on(button).startswith("kontra:")]
    if not announces or not kontras:
        return rows(buttons)
    return (*rows([button for button in buttons if button not in kontras]), *rows(kontras))


def _even_rows(buttons: list[Button]) -> Iterator[list[Button]]:
    """Buttons in as few rows as they need, of nearly equal length."""
    number = -(-len(buttons) // MAX_BUTTONS)
    for row in range(number):
        yield buttons[len(buttons) * row // number : len(buttons) * (row + 1) // number]


def _without_lone_card(parts: list[list[Button]]) -> list[list[Button]]:
    """Join a row of one with the row above; from a full one, it takes a card for company."""
    joined: list[list[Button]] = []
    for row in parts:
        if not joined or (len(row) > 1 and len(joined[-1]) > 1):
            joined.append(row)
        elif len(joined[-1]) + len(row) <= MAX_BUTTONS:
            joined[-1] = joined[-1] + row
        elif len(row) == 1:
            joined.append([joined[-1].pop(), *row])
        else:
            joined[-1].append(row[0])
            joined.append(row[1:])
    return joined


def _bids(view: View) -> list[Action]:
    return [bid for offer in view.offers if offer.kind is Bid for bid in offer.actions()]


def _bid_meanings(view: View, words: Words, shown: Iterable[Action]) -> Iterable[Block]:
    """A line for each bid shown: what it means and is worth."""
    lines = bid_lines(view, words, (action.key for action in shown if isinstance(action, Bid)))
    return () if lines is None else (lines,)


def _disabled_pass(info: TableInfo, view: View, words: Words) -> tuple[Button, ...]:
    """In an auction the pass keeps its place, even for players who may not pass."""
    if view.phase not in AUCTION or not _bids(view):
        return ()
    return (Button(info.control("pass"), words.of(info.variant)("do-pass"), disabled=True),)


def _view_buttons(
    info: TableInfo, view: View, words: Words, *, first_deals: bool
) -> tuple[Button, ...]:
    """Buttons to look at the hand, the last trick and, after one's first deals, the cards out."""
    last = (Button(info.control("last"), words("board-last-trick")),) if view.tricks else ()
    out = Button(info.control("out"), words("hand-cards-out"))
    return (
        Button(info.control("hand"), words("hand-refresh")),
        *last,
        *(() if view.leader is None or first_deals else (out,)),
    )


def _choices_of(
    info: TableInfo, view: View, words: Words, look: Look
) -> tuple[list[Block], list[Button], list[Action]]:
    """Selects and buttons for the choices, and those not to be made by a slip."""
    blocks: list[Block] = []
    buttons: list[Button] = []
    held_back: list[Action] = []
    for offer in view.offers:
        if isinstance(offer, LayOffer) and not _has_button_for_each(offer):
            blocks.append(_lay(info, view, words, offer, look))
        elif isinstance(offer, NumberOffer) and offer.kind is Cut:
            blocks += _cuts(info, words, offer)
            middle = offer.nth(offer.size // 2)
            buttons.append(_button(info, view, words, middle))
        elif offer.kind in (Play, Give) and offer.size > MAX_CARD_BUTTONS:
            blocks += _card_selects(info, view, words, offer, look)
        else:
            for action in _sorted_actions(view, offer, look):
                if is_held_back(action, view):
                    held_back.append(action)
                else:
                    ask = is_risky(action, view)
                    buttons.append(_button(info, view, words, action, look, ask=ask))
    return blocks, buttons, held_back


def _has_button_for_each(offer: LayOffer) -> bool:
    """True if a single card is laid away, with a button for each."""
    return offer.number == 1 and offer.size <= MAX_CARD_BUTTONS


def _card_selects(
    info: TableInfo, view: View, words: Words, offer: Offer, look: Look
) -> list[Block]:
    """Two selects in place of buttons, one for trumps and one for suits.

    Choosing a card plays it, or gives it. A select for each suit would leave no room on a phone.
    """
    pack, plays = view.rules.pack, offer.kind is Play
    parts = (offer.cards & pack.trumps, offer.cards & ~pack.trumps)
    if look.order.trumps == "right":
        parts = parts[::-1]
    return [
        Select(
            info.control(f"pick:{place}"),
            words("hand-pick", cards=signs) if plays else signs,
            _choices(view, words, cards, "play:" if plays else "give:", look),
        )
        for place, cards in enumerate(filter(None, parts))
        for signs in [_signs(view, cards, words, look)[:90]]
    ]


def _signs(view: View, cards: Cards, words: Words, look: Look) -> str:
    """Cards as they lie in the hand."""
    pack = view.rules.pack
    suits = by_suit(pack, cards, _hand(view), look.order)
    return " ".join(card_sign(pack, card, words) for suit in suits for card in suit)


def _cuts(info: TableInfo, words: Words, offer: NumberOffer) -> list[Block]:
    """Selects of how many cards to cut off: choosing one cuts."""
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


def _sorted_actions(view: View, offer: Offer, look: Look) -> Iterable[Action]:
    """An offer's actions; cards to play as they lie in the hand."""
    if isinstance(offer, LayOffer):
        suits = by_suit(view.rules.pack, offer.cards, _hand(view), look.order)
        return [Lay(card) for suit in suits for card in suit if offer.admits(Lay(card))]
    if offer.kind is not Play:
        return offer.actions()
    calls = offer.keys or ("",)
    hand = by_suit(view.rules.pack, offer.cards, _hand(view), look.order)
    return [Play(card, call) for suit in hand for card in suit for call in calls]


def _hand(view: View) -> Cards:
    """All the viewer may play from: its order is that of the playable cards."""
    return view.hand | own_tops(view)


def _button(
    info: TableInfo,
    view: View,
    words: Words,
    action: Action,
    look: Look = TEXT,
    *,
    ask: bool = False,
) -> Button:
    if isinstance(action, Lay):  # what is done with it, the question says
        label = card_label(view, action.cards, words)
    else:
        label = action_label(action, view, words, info)
    code = encode(view.rules.pack, action)
    style = STYLES.get(type(action), "primary")
    if is_risky(action, view) and not isinstance(action, Kontra):
        style = "danger"  # a kontra never looks like a valat, which is
    emoji = look.emoji_of(view.rules.pack, action)
    card = emoji is not None and _is_named_by_emoji(action, view)
    control = info.control(f"sure:{code}" if ask else code)
    return Button(control, label, style, emoji=emoji, card=card)


def _is_named_by_emoji(action: Action, view: View) -> bool:
    """True if a button needs no label beside its card: nothing is called at it, or marks it."""
    match action:
        case Play(card, call):
            return not call and not card & own_tops(view)
        case Lay(cards):
            return not cards & own_tops(view)
    return True


def _choices(view: View, words: Words, cards: Cards, verb: str, look: Look) -> tuple[Choice, ...]:
    pack = view.rules.pack
    return tuple(
        Choice(
            verb + pack.code(card),
            card_label(view, card, words),
            emoji=look.emoji(pack.code(card)),
        )
        for suit in by_suit(pack, cards, _hand(view), look.order)
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
    """The select of cards that may not be played to a trick now, or laid away.

    Choosing one tells the rule.
    """
    lays = any(isinstance(offer, LayOffer) and offer.number == 1 for offer in view.offers)
    kind, verb = (Lay, "lay:") if lays else (Play, "play:")
    may_go = [offer.cards for offer in view.offers if offer.kind is kind]
    barred = _hand(view) & ~union(may_go) if may_go else 0
    if not barred:
        return None
    return Select(
        info.control("why"), words("hand-why-not"), _choices(view, words, barred, verb, look)
    )
