"""A second scorer for Lombardia tarot, written from the rule text with card codes, no engine.

It reads what was dealt and done, and reckons aloud: every line of ``why`` is a step of the sum.
It does not ask whether a move was legal; but a card given for the Fool must be due.
"""

from dataclasses import dataclass, field

COURT = {"K": 5, "Q": 4, "C": 3, "J": 2}
OTHERS = {"T21": 6, "T1": 5, "F": 5}
LONG = "K Q C J 10 9 8 7 6 5 4 3 2 1".split()
ROUND = "K Q C J 1 2 3 4 5 6 7 8 9 10".split()
HONOURS = {"SK", "CK", "DK", "HK", "F", "T1", "T21"}
TEAMS = {"E": (0, 2), "O": (1, 3)}


def suit(card: str) -> str:
    """The suit, trumps are ``T``; of the Fool nothing (LOM-GEN-2)."""
    return "" if card == "F" else card[0]


def worth(card: str) -> int:
    """LOM-COUNT-1 with a blank as 1 (LOM-COUNT-3)."""
    if card in OTHERS:
        return OTHERS[card]
    return 1 if suit(card) == "T" else COURT.get(card[1:], 1)


def count(pile: list[str]) -> int:
    """LOM-COUNT-2, group by group; it is the same for every grouping.

    Four scoring cards count their values less 3, three less 2, two less 1, one its value; four
    blanks count 1. Of two cards left over, 1 is taken off each as LOM-COUNT-3 says.
    """
    value = {card: worth(card) if worth(card) > 1 else 0 for card in pile}
    ordered = sorted(pile, key=lambda card: -value[card])
    whole = len(ordered) // 4 * 4
    total = 0
    for first in range(0, whole, 4):
        group = ordered[first : first + 4]
        scoring = sum(value[card] > 0 for card in group)
        total += sum(value[card] for card in group) - scoring + 1
    return total + sum(worth(card) - 1 for card in ordered[whole:])


def strength(card: str) -> int:
    """The higher the stronger, inside a suit (LOM-PACK-2 to 4)."""
    if suit(card) == "T":
        return int(card[1:])
    ranks = LONG if suit(card) in "SC" else ROUND
    return len(ranks) - ranks.index(card[1:])


def winning_card(trick: list[str]) -> str:
    """LOM-PLAY-4, LOM-FOOL-3."""
    real = [card for card in trick if card != "F"]
    wanted = "T" if any(suit(card) == "T" for card in real) else suit(real[0])
    return max((card for card in real if suit(card) == wanted), key=strength)


@dataclass
class Game:
    """A deal as it was dealt and played."""

    dealer: int
    deck: list[str]
    moves: list[tuple[int, str]]
    keeps: bool = False
    """Option ``discard_no_trick`` = ``dealer``."""
    scores: list[int] = field(default_factory=list)
    why: list[str] = field(default_factory=list)
    shows: set[str] = field(default_factory=set)
    """The points that the game is an example of."""
    tricks: list[tuple[int, list[str], int]] = field(default_factory=list)
    """Leader, cards, winner."""
    piles: list[list[str]] = field(default_factory=lambda: [[], [], [], []])

    def __post_init__(self) -> None:
        self.scores = [0] * 4
        self._deal_out()
        self._monte()
        if "monte accepted" in self.shows:
            self.why.append("Monte was agreed: nothing is scored")
            return
        self._play()
        self._discards()
        self._score()

    def _deal_out(self) -> None:
        """LOM-DEAL-2 to 4."""
        self.hands: list[list[str]] = [[], [], [], []]
        for place, card in enumerate(self.deck[:76]):
            self.hands[(self.dealer + 1 + place) % 4].append(card)
        dealers = self.hands[self.dealer]
        dealers += self.deck[76:]
        self.exposed = {p: [hand[-1]] for p, hand in enumerate(self.hands) if p != self.dealer}
        shown = [dealers[-1], dealers[-2]]
        while sum(card not in HONOURS for card in shown) < 2:
            shown.append(dealers[-1 - len(shown)])
        self.exposed[self.dealer] = shown
        if len(shown) > 2:
            self.shows.add("more cards exposed")

    def _monte(self) -> None:
        """LOM-MONTE-2, LOM-MONTE-3: four who agree one after the other, the proposer first."""
        words = [code for _, code in self.moves if code in ("pass", "monte", "agree", "refuse")]
        if words[-4:] == ["monte", "agree", "agree", "agree"]:
            self.shows.add("monte accepted")
        elif "monte" in words:
            self.shows.add("monte refused")

    def _play(self) -> None:
        table: list[tuple[int, str]] = []
        self.laid: list[str] = []
        self.fool: tuple[int, int] | None = None
        self.given = ""
        for player, code in self.moves:
            verb, _, argument = code.partition(":")
            if verb == "lay":
                self.laid = argument.split("+")
            elif verb == "give":
                self._give(player, argument)
            elif verb == "play":
                table.append((player, argument))
                if len(table) == 4:
                    self._trick(table)
                    table = []
        if any(suit(card) == "T" for card in self.laid):
            self.shows.add("trump laid away")
        if not self.given:
            self.shows.add("Fool lost")
            assert self.fool is not None
            self.why.append(f"player {self.fool[0]} won no trick and lost the Fool")

    def _trick(self, table: list[tuple[int, str]]) -> None:
        cards = [card for _, card in table]
        winner = {card: player for player, card in table}[winning_card(cards)]
        self.tricks.append((table[0][0], cards, winner))
        self.piles[winner] += cards
        if "F" in cards:
            player = table[cards.index("F")][0]
            self.fool = (player, winner)
            self.at_once = bool(self.piles[player])
            self.shows.add("Fool led" if cards[0] == "F" else "Fool added")

    def _give(self, player: int, card: str) -> None:
        """LOM-FOOL-5, LOM-FOOL-6."""
        assert self.fool is not None and self.fool[0] == player and not self.given
        _, holder = self.fool
        assert card in self.piles[player] and "F" in self.piles[holder]
        self.given = card
        self.piles[player][self.piles[player].index(card)] = "F"
        self.piles[holder][self.piles[holder].index("F")] = card
        last = " after the last trick" if len(self.tricks) == 19 else ""
        when = "at once" if self.at_once else "later"
        self.shows.add(f"Fool taken back {when}{last}")
        if (player - holder) % 2 == 0:
            self.shows.add("Fool taken back from the partner")
        self.why.append(f"player {player} gave player {holder} {card} for the Fool")

    def _discards(self) -> None:
        """LOM-DISC-5."""
        winners = [winner for _, _, winner in self.tricks]
        owner = self.dealer if self.dealer in winners or self.keeps else winners[-1]
        self.piles[owner] += self.laid
        if owner != self.dealer:
            self.shows.add("discards to another")
            self.why.append(f"the dealer won no trick: the discards go to player {owner}")

    def _score(self) -> None:
        """LOM-SCORE-2."""
        points = [count(pile) for pile in self.piles]
        for player, pile in enumerate(self.piles):
            self.why.append(
                f"player {player}: {len(pile)} cards, counted in fours {points[player]}"
            )
        for team, (first, second) in TEAMS.items():
            total = points[first] + points[second]
            self.why.append(
                f"team {team}: {points[first]} + {points[second]} - 36 = {total - 36:+d}"
            )
            self.scores[first] = self.scores[second] = total - 36
        self.shows.add(
            "even" if not self.scores[0] else f"team {'E' if self.scores[0] > 0 else 'O'} wins"
        )
