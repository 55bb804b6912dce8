"""Building deals of Slovenian tarok: decks with chosen hands; ``settled.py`` has finished deals."""

from collections.abc import Iterable, Mapping

import pytest

from engine import Carry, Deal, Rules, act, offers, open_deal, variant
from engine.deal import GAME, Item, Speaking
from engine.games.slovenian.radli import Sheet
from engine.pack import TAROK
from tests.engine.build import play_moves
from tests.laws.playing import TABLES

SLOVENIAN = {players: variant("slovenian").build(players) for players in (3, 4, 5)}
ACTIVE = {3: (1, 2, 0), 4: (1, 2, 3, 0), 5: (1, 2, 3, 4)}
"""The active seats in order of play from forehand (SLO-SEAT-4), dealer 0."""
KINGS = "SK CK DK HK T21 T20 T19 T18 T17 T16 T15 T14"
TAKEN = ", 3 pass, 0 pass, 1 pass"
SUITS = "SK SQ SC SJ CK CQ CC CJ DK DQ DC DJ"
SOLO = ", 3 pass, 0 pass, 1 pass, 2 take:1"
OPTION_SETS = [
    {"four_kings_call": "queen_allowed"},
    {"weak_hand_redeal": "weak", "compulsory_klop_form": "no_auction"},
    {"bonus_basis": "pile", "valat_scope": "add", "announced_valat_leader": "announcer"},
    {"ultimo_card_open": "on", "solo_without_bonuses": "on", "color_valat_suits_first": "on"},
    {"klop_kontra": "on", "klop_radli": "individual", "klop_gift_reveal": "before_trick"},
    {"three_player_three": "forehand_only", "three_player_radli": "on"},
]
ALL = {key: value for options in OPTION_SETS for key, value in options.items()}


def rules(players: int = 4, /, **options: str) -> Rules:
    """The rules of a table, with some options other than usual."""
    return variant("slovenian").build(players, options) if options else SLOVENIAN[players]


def carry(players: int = 4, radli: tuple[int, ...] = (), compulsory: bool = False) -> Carry:
    """The carry left behind by earlier deals; without arguments, an empty one."""
    return Sheet(radli or (0,) * players, compulsory)


def packets(players: int, talon: Iterable[str], hands: Mapping[int, Iterable[str]]) -> list[str]:
    """The deck that deals this talon and these hands, by seat (SLO-DEAL-2 to 4)."""
    size = 8 if players == 3 else 6
    packs = {player: list(cards) for player, cards in hands.items()}
    deck = list(talon)
    for player in ACTIVE[players] * 2:
        deck += packs[player][:size]
        packs[player] = packs[player][size:]
    return deck


def deck_with(hands: Mapping[int, str], talon: str = "", players: int = 4) -> list[str]:
    """A deck in which the seats hold at least these cards; the others fill up, evenly mixed."""
    size = 48 // len(ACTIVE[players])
    hand_codes = {player: hands.get(player, "").split() for player in ACTIVE[players]}
    bottom = talon.split()
    used = {*bottom, *(card for cards in hand_codes.values() for card in cards)}
    # A stride that is prime to 54 mixes suits and trumps, the same way every time.
    rest = [TAROK.codes[place * 23 % 54] for place in range(54)]
    rest = [card for card in rest if card not in used]
    while len(bottom) < 6:
        bottom.append(rest.pop())
    for cards in hand_codes.values():
        while len(cards) < size:
            cards.append(rest.pop())
    return packets(players, bottom, hand_codes)


def new_deal(
    hands: Mapping[int, str] | None = None,
    talon: str = "",
    players: int = 4,
    compulsory: bool = False,
    radli: tuple[int, ...] = (),
    **options: str,
) -> Deal:
    """A fresh deal by dealer 0 in which the seats hold at least these cards."""
    deck = TAROK.deck(deck_with(hands or {}, talon, players))
    return open_deal(rules(players, **options), deck, 0, carry(players, radli, compulsory))


slovenian = pytest.mark.parametrize(
    "table",
    [table for table in TABLES if table[0] == "slovenian"],
    ids=lambda table: f"{table[0]}-{table[1]}",
)
"""At every table of this game."""


def deal_with_rules(
    chosen: Rules, hands: dict[int, str] | None = None, talon: str = "", compulsory: bool = False
) -> Deal:
    """A fresh deal by dealer 0 under these rules; the seats hold at least these cards."""
    deck = TAROK.deck(deck_with(hands or {}, talon, chosen.players))
    return open_deal(chosen, deck, 0, carry(chosen.players, compulsory=compulsory))


def phase(deal: Deal) -> str:
    """The name of the deal's phase."""
    return deal.rules.phases[deal.phase].name


def pass_announcements(deal: Deal) -> Deal:
    """The deal after everybody has said no more."""
    while phase(deal) == "announcements":
        deal = play_moves(deal, f"{deal.turn} pass")
    return deal


def deal_at_announcements(chosen: Rules, hands: dict[int, str], bid: str = "solo_two") -> Deal:
    """The beginning of the announcements, the declarer being player 2."""
    deal = play_moves(deal_with_rules(chosen, hands), f"2 bid:{bid}" + SOLO)
    deal = act(deal, 2, offers(deal, 2)[0].nth(0))
    return play_moves(deal, "2 pass")  # keep the contract


def klop(chosen: Rules, players: int = 4) -> Deal:
    """A klop, after the auction."""
    deal = deal_with_rules(chosen)
    return play_moves(
        deal, "1 pass, 2 pass, 0 pass" if players == 3 else "2 pass, 3 pass, 0 pass, 1 bid:klop"
    )


def with_game_level(deal: Deal, level: int) -> Deal:
    """The deal with so many steps on the game."""
    owner = deal.bidding.declarer or 0
    kept = deal.speaking.items[1:] if deal.speaking else ()
    return deal._replace(speaking=Speaking((Item(GAME, owner, level), *kept), 0))
