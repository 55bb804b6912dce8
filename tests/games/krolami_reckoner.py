"""A second scorer for Taroki z królami, written straight from the rule text with card codes.

It knows no engine, does not ask whether a move was legal, and reckons aloud. A pile is counted
as players do: in threes, two points off a three, two thirds of a point off each card left over.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction

FIVE = {"F", "T21", "T1", "SK", "CK", "DK", "HK"}
COURT = {"Q": 4, "C": 3, "J": 2}
BLACK = "7 8 9 10 J C Q K".split()
RED = "4 3 2 1 J C Q K".split()
BIDS = {"one": (1, 3), "two": (2, 2), "three": (3, 1), "four": (4, 0)}
KINGS = {"SK", "CK", "DK", "HK"}
TRUL = {"F", "T21", "T1"}
COUNTS = {10: 1, 11: 2, 12: 3, 2: 1, 1: 2, 0: 3}


def is_trump(card: str) -> bool:
    """POL-GEN-6."""
    return card[0] in "FT"


def value(card: str) -> int:
    """POL-COUNT-1."""
    if card in FIVE:
        return 5
    return 1 if is_trump(card) else COURT.get(card[1:], 1)


def count(pile: Iterable[str]) -> Fraction:
    """POL-COUNT-2."""
    cards = list(pile)
    threes = len(cards) // 3
    return Fraction(sum(map(value, cards))) - 2 * threes - Fraction(2, 3) * (len(cards) % 3)


def rank(card: str) -> int:
    """POL-PACK-2, POL-PACK-3: the higher the better, inside a suit."""
    if card == "F":
        return 22
    if card[0] == "T":
        return int(card[1:])
    return (BLACK if card[0] in "SC" else RED).index(card[1:])


def best(cards: list[str]) -> str:
    """POL-PLAY-6."""
    trumps = [card for card in cards if is_trump(card)]
    return max(trumps or [card for card in cards if card[0] == cards[0][0]], key=rank)


@dataclass
class Trick:
    """A trick: the cards with their players, and its winner."""

    played: list[tuple[int, str]]

    @property
    def codes(self) -> list[str]:
        return [card for _, card in self.played]

    @property
    def best(self) -> str:
        return best(self.codes)

    @property
    def winner(self) -> int:
        return self.player_of(self.best)

    def player_of(self, card: str) -> int:
        return next(player for player, code in self.played if code == card)


@dataclass
class Game:
    """A deal as it was dealt and played: scores by player, and how they come about."""

    dealer: int
    deck: list[str]
    moves: list[tuple[int, str]]
    scores: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    why: list[str] = field(default_factory=list)
    shows: set[str] = field(default_factory=set)
    tricks: list[Trick] = field(default_factory=list)
    total: int = 0

    def __post_init__(self) -> None:
        self.talon = self.deck[:6]
        self.hands: dict[int, list[str]] = {player: [] for player in range(4)}
        for packet in range(8):
            player = (self.dealer + 1 + packet) % 4
            self.hands[player] += self.deck[6 + 6 * packet : 12 + 6 * packet]
        self.dealt = {player: set(hand) for player, hand in self.hands.items()}
        self.bid, self.declarer, self.called = "", -1, ""
        self.refused, self.chosen = 0, 0
        self.sets: list[list[str]] = []
        self.taken: list[str] = []
        self.laid: list[str] = []
        self.level: dict[tuple[str, int], int] = {}
        self.game = 0
        self.end = ""
        for player, code in self.moves:
            self._move(player, code)
        self._score()

    def _move(self, player: int, code: str) -> None:
        verb, _, argument = code.partition(":")
        act = {"bid": self._bid, "call": self._call, "take": self._take, "lay": self._lay,
               "say": self._say, "kontra": self._kontra, "play": self._play}  # fmt: skip
        if verb in act:
            act[verb](player, argument)
        elif verb == "refuse":
            self.refused += 1
        elif verb in ("throw_in", "redeal", "surrender"):
            self.end = verb

    def _bid(self, player: int, bid: str) -> None:
        self.bid, self.declarer = bid, player
        size = BIDS[bid][1]
        self.sets = [self.talon[n : n + size] for n in range(0, 6, size)] if size else []

    def _call(self, player: int, card: str) -> None:
        self.called = card
        self.side_a = {player} | {p for p, dealt in self.dealt.items() if card in dealt}

    def _take(self, player: int, choice: str) -> None:
        self.chosen = int(choice)
        self.taken = self.sets[self.chosen - 1]
        self.hands[player] += self.taken

    def _lay(self, player: int, cards: str) -> None:
        self.laid = cards.split("+")
        self.hands[player] = [card for card in self.hands[player] if card not in self.laid]

    def _say(self, player: int, bonus: str) -> None:
        if bonus == "taroks":
            bonus = f"taroki {sum(map(is_trump, self.hands[player]))}"
        self.level[bonus, player] = 0

    def _kontra(self, player: int, item: str) -> None:
        if item == "game":
            self.game += 1
            return
        key, _, owner = item.partition("@")
        self.level[key, int(owner)] += 1

    def _play(self, player: int, card: str) -> None:
        if not self.tricks or len(self.tricks[-1].played) == 4:
            self.tricks.append(Trick([]))
        self.tricks[-1].played.append((player, card))

    # The score ------------------------------------------------------------------------------

    def _score(self) -> None:
        if self.end in ("throw_in", "redeal") or not self.called:
            self.shows.add(self.end or "all pass")
            self.why.append("the deal was thrown in")
            return
        if self.end == "surrender":
            self.shows.add("surrender")
            self.side_a = {self.declarer}
            self._item("the declarer gave up", -2)
        else:
            self._reckon()
        a, b = self.side_a, set(range(4)) - self.side_a
        self.shows.add("pair" if len(a) == 2 else "alone")
        for player in a:
            self.scores[player] = self.total * len(b) // len(a)
        for player in b:
            self.scores[player] = -self.total
        self.why.append(f"in all {self.total:+d}, {len(a)} against {len(b)}")

    def _item(self, text: str, points: int, shows: str = "") -> None:
        self.total += points
        self.why.append(f"{text}: {points:+d}")
        if shows:
            self.shows.add(shows)

    def _reckon(self) -> None:
        self.won = {side: [c for t in self.tricks if self._side(t.winner) == side for c in t.codes]
                    for side in "AB"}  # fmt: skip
        self._share_talon()
        self._play_won()
        for part in (self._four_kings, self._trul, self._pagat, self._called_king, self._xxi,
                     self._walat, self._trumps):  # fmt: skip
            part()

    def _side(self, player: int) -> str:
        return "A" if player in self.side_a else "B"

    def _sign(self, side: str) -> int:
        return 1 if side == "A" else -1

    def _share_talon(self) -> None:
        """POL-PILE."""
        self.face_up = [card for cards in self.sets[: self.refused] for card in cards]
        self.face_up = [card for card in self.face_up if card not in self.taken]
        down = [card for card in self.talon if card not in self.face_up + self.taken]
        self.pile = {"A": self.won["A"] + self.laid, "B": self.won["B"] + self.face_up}
        to = "A" if self.called in down else "B"
        self.pile[to] = self.pile[to] + down
        if to == "A":
            self.shows.add("called king in the unseen talon")
        assert len(self.pile["A"]) + len(self.pile["B"]) == 54

    def _play_won(self) -> None:
        """POL-BON-1."""
        points = count(self.pile["A"])
        won = points > 35
        worth, _ = BIDS[self.bid]
        n = len(self.pile["A"])
        self.why.append(f"side A: {n} cards worth {sum(map(value, self.pile['A']))}, {points}")
        self.shows |= {f"{self.bid} {'made' if won else 'lost'}", f"game x {2**self.game}"}
        self._item(f"{self.bid} x {2**self.game}", (worth if won else -worth) * 2**self.game)

    def _announcements(self, key: str) -> list[tuple[str, int]]:
        return [(self._side(player), 2**level) for (bonus, player), level in self.level.items()
                if bonus == key]  # fmt: skip

    def _settle(self, key: str, side: str, factor: int, value: int, won: bool) -> None:
        word = "made" if won else "lost"
        points = self._sign(side) * value * factor * (1 if won else -1)
        shows = f"{key} announced {word} by {side}"
        self._item(f"{shows}, {value} x {factor}", points, shows)
        if factor > 1:
            self.shows.add(f"{key} x {factor}")

    def _silent(self, key: str, side: str, value: int) -> None:
        self._item(f"{key} silent for {side}", self._sign(side) * value, f"{key} silent for {side}")

    def _four_kings(self) -> None:
        announcements = self._announcements("kings")
        for side, _ in announcements:
            self._settle("kings", side, 1, 8, set(self.pile[side]) >= KINGS)
        for side in "AB":
            if not announcements and set(self.pile[side]) >= KINGS:
                self._silent("kings", side, 2)

    def _trul(self) -> None:
        announcements = self._announcements("trul")
        for side, factor in announcements:
            self._settle("trul", side, factor, 4, set(self.pile[side]) >= TRUL)
        for side in "AB":
            if not announcements and set(self.pile[side]) >= TRUL:
                self._silent("trul", side, 2)

    def _trick_with(self, card: str) -> tuple[int, Trick] | None:
        return next(((n, t) for n, t in enumerate(self.tricks, 1) if card in t.codes), None)

    def _pagat(self) -> None:
        """POL-BON-4, POL-BON-5."""
        played = self._trick_with("T1")
        announcements = self._announcements("pagat_ultimo")
        for side, factor in announcements:
            won = played is not None and played[0] == 12 and played[1].best == "T1"
            self._settle("pagat_ultimo", side, factor, 2, won)
        if announcements or played is None:
            return
        number, trick = played
        owner, taker = self._side(trick.player_of("T1")), self._side(trick.winner)
        if number == 12:
            to = owner if trick.best == "T1" else "AB"[owner == "A"]
            label = "pagat in the last trick" if to == owner else "pagat lost in the last trick"
            self._silent(label, to, 1)
        elif owner != taker:
            self._silent("pagat captured", taker, 1)

    def _called_king(self) -> None:
        """POL-BON-6, POL-BON-7."""
        played = self._trick_with(self.called)
        for_a = played is not None and self._side(played[1].winner) == "A"
        success = played is not None and played[0] == 12 and for_a
        if announcements := self._announcements("king_ultimo"):
            self._settle("king_ultimo", "A", announcements[0][1], 2, success)
            return
        if success:
            self._silent("king_ultimo", "A", 1)
        if played is not None and not for_a:
            self._item("called king captured", -1, "called king captured")
        if self.called in self.face_up:
            self._item("called king face up in the talon", -1, "called king face up")

    def _xxi(self) -> None:
        """POL-BON-8."""
        played = self._trick_with("T21")
        if played and played[1].best == "F":
            taker = self._side(played[1].winner)
            if taker != self._side(played[1].player_of("T21")):
                self._silent("XXI captured", taker, 2)
            else:
                self.shows.add("XXI to the Skiż of its own side")

    def _walat(self) -> None:
        """POL-BON-9."""
        for side in "AB":
            swept = all(self._side(trick.winner) == side for trick in self.tricks)
            if any(announcer == side for announcer, _ in self._announcements("walat")):
                self._settle("walat", side, 1, 20, swept)
            elif swept:
                self._silent("walat", side, 5)

    def _trumps(self) -> None:
        """POL-BON-10."""
        for number, worth in COUNTS.items():
            for side, _ in self._announcements(f"taroki {number}"):
                key = f"taroki {number}"
                self._item(f"{key} told by {side}", self._sign(side) * worth, key)
