"""Pictures of all hands of a finished deal: as dealt, and when a trick was led."""

from collections.abc import Callable, Iterator

from bot.archive.replays import Moment, Replayed
from bot.deals.cards_out import suit_codes
from bot.deals.scenes import Pictured
from bot.deals.wording.alt_texts import spread_alt
from bot.deals.wording.seat_names import seat_names
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.pictures.lettering import readable
from bot.pictures.scenes import Fan, SpreadScene
from engine import union

ReplayNames = tuple[str, ...]
Fans = Callable[[ReplayNames], Iterator[Fan]]
"""Returns the fans of cards to draw, given the players' names."""


def dealt_cards(deal: Replayed, words: Words, deck: str) -> Pictured:
    """Return all cards of a finished deal as dealt: hands, straw men, talon."""
    return _spread(deal.info, lambda names: _dealt_fans(deal, names, words), words, deck)


def hands_when_led(deal: Replayed, moment: Moment, words: Words, deck: str) -> Pictured:
    """Return all hands when a trick of a deal was led; the cards played to it stand out."""
    return _spread(deal.info, lambda names: _hand_fans(moment, names), words, deck)


def _spread(info: TableInfo, fans: Fans, words: Words, deck: str) -> Pictured:
    """Return fans with names in the picture's letters; the alt text has the original names."""
    names = seat_names(info)
    written = tuple(readable(name, player) for player, name in enumerate(names))
    alt = spread_alt(SpreadScene(deck, tuple(fans(names))), words)
    return Pictured(SpreadScene(deck, tuple(fans(written))), alt)


def _dealt_fans(deal: Replayed, names: ReplayNames, words: Words) -> Iterator[Fan]:
    pack = deal.end.rules.pack
    for player in deal.end.order:
        yield Fan(names[player], suit_codes(pack, deal.dealt[player]))
    for player in deal.end.order if deal.straw else ():
        parts = tuple(sum(suit_codes(pack, pile), ()) for pile in deal.straw[player])
        yield Fan(words("picture-straw-of", name=names[player]), parts)
    if deal.talon:
        yield Fan(words("picture-talon"), (tuple(map(pack.code, deal.talon)),))


def _hand_fans(moment: Moment, names: ReplayNames) -> Iterator[Fan]:
    view = moment.view
    pack = view.rules.pack
    for player in view.order:
        played = view.open_hands[player] & union(moment.trick.cards)
        marked = pack.code(played) if played else ""
        yield Fan(names[player], suit_codes(pack, view.open_hands[player]), marked)
