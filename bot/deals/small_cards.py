"""The small cards in a picture of the table: what lies open beside the trick."""

from collections.abc import Iterator

from bot.deals.beside_the_tricks import exposed_cards
from bot.deals.picture_middle import is_talon_shown
from bot.deals.wording.seat_names import seat_name
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.look import by_suit
from bot.pictures.scenes import SmallCards
from engine import Cards, Trick, View, union


def groups_of(info: TableInfo, view: View, words: Words) -> tuple[SmallCards, ...]:
    """The previous trick, the talon and discards, open hands, cards turned up."""
    return (
        *_previous(info, view, words),
        *talon_groups(info, view, words),
        *discards(info, view, words),
        *_exposed(info, view, words),
        *(group._replace(holder=None) for group in known_cards(info, view, words)),
        *open_hands(info, view, words),
        *_all_tricks(view, words),
    )


def talon_groups(info: TableInfo, view: View, words: Words) -> Iterator[SmallCards]:
    """Cards from the talon."""
    yield from _klop(view, words)
    yield from _exchange(info, view, words)


def open_hands(info: TableInfo, view: View, words: Words) -> Iterator[SmallCards]:
    """Hands that lie open for all."""
    for player, cards in _nonempty(view.open_hands):
        caption = words("picture-open-hand", name=seat_name(info, player))
        yield SmallCards(caption, _codes(view, cards), size="large", holder=player)


def _codes(view: View, cards: Cards) -> tuple[str, ...]:
    """Cards sorted like a hand."""
    pack = view.rules.pack
    return tuple(pack.code(card) for suit in by_suit(pack, cards) for card in suit)


def _trick(view: View, trick: Trick, caption: str, *, tiny: bool = False) -> SmallCards:
    codes = tuple(view.rules.pack.code(card) for card in trick.cards)
    place = trick.cards.index(trick.winning)
    return SmallCards(caption, codes, place, "tiny" if tiny else "small", aside=not tiny)


def _previous(info: TableInfo, view: View, words: Words) -> Iterator[SmallCards]:
    """The trick before the one in the middle; at the end the last one."""
    shown = len(view.tricks) - (0 if view.trick or view.over else 1)
    if shown > 0:
        last = view.tricks[shown - 1]
        name = seat_name(info, last.winner)
        yield _trick(view, last, words("picture-previous", number=shown, name=name))


def _klop(view: View, words: Words) -> Iterator[SmallCards]:
    """Gifts from the talon to winners of tricks, past and next."""
    pack = view.rules.pack
    if view.gifts:
        yield SmallCards(words("picture-gifts"), tuple(map(pack.code, view.gifts)), aside=True)
    if view.gift_ahead:
        yield SmallCards(words("picture-gift-ahead"), (pack.code(view.gift_ahead),), aside=True)


def _exchange(info: TableInfo, view: View, words: Words) -> Iterator[SmallCards]:
    """Cards that the declarer took from the talon, and the rest of it."""
    if view.declarer is None or not view.chosen or is_talon_shown(view):
        return
    name = seat_name(info, view.declarer)
    if taken := view.sets[view.chosen - 1]:
        yield SmallCards(words("picture-taken", name=name), _codes(view, taken), aside=True)
    left = union(view.sets) & ~taken
    if left and not view.trick and not view.tricks and not view.over:
        yield SmallCards(words("picture-left"), _codes(view, left), aside=True)


def discards(info: TableInfo, view: View, words: Words) -> Iterator[SmallCards]:
    """The trumps the declarer discarded."""
    if view.declarer is None or not view.chosen:
        return
    if trumps := view.laid & view.rules.pack.trumps:
        name = seat_name(info, view.declarer)
        yield SmallCards(words("picture-laid", name=name), _codes(view, trumps), aside=True)


def _exposed(info: TableInfo, view: View, words: Words) -> Iterator[SmallCards]:
    """Cards that lie open before their holders, and those turned up in the deal."""
    for player, cards in _nonempty(exposed_cards(view)):
        yield SmallCards(
            words("picture-exposed", name=seat_name(info, player)), _codes(view, cards)
        )
    for player, cards in _nonempty(view.face_up):
        yield SmallCards(
            words("picture-face-up", name=seat_name(info, player)), _codes(view, cards)
        )


def known_cards(info: TableInfo, view: View, words: Words) -> Iterator[SmallCards]:
    """Cards that all saw move from straw men to a hand."""
    for player, cards in _nonempty(view.straw.known if view.straw else ()):
        caption = words("picture-known", name=seat_name(info, player))
        yield SmallCards(caption, _codes(view, cards), holder=player)


def _nonempty(by_player: tuple[Cards, ...]) -> Iterator[tuple[int, Cards]]:
    """Players with cards there, and the cards."""
    return ((player, cards) for player, cards in enumerate(by_player) if cards)


def _all_tricks(view: View, words: Words) -> Iterator[SmallCards]:
    """Every trick, if all cards stay open, but those shown larger (SLO-PLAY-14)."""
    if view.contract is None or not view.contract.tricks_open:
        return
    shown = len(view.tricks) - (1 if view.trick or view.over else 2)
    for number, trick in enumerate(view.tricks[: max(shown, 0)], 1):
        yield _trick(view, trick, words("picture-trick", number=number), tiny=True)
