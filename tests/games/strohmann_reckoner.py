"""A second scorer of Straw Man Tarock, written from the rule text with card codes alone.

It reads what was dealt and done, follows the piles by itself, and reckons aloud: every line of
``why`` is a step of the sum. It does not ask whether a move was legal.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

VALUES = {"F": 5, "T21": 5, "T1": 5, "K": 5, "Q": 4, "C": 3, "J": 2}
BLACK, RED = "K Q C J 10 9 8 7".split(), "K Q C J 1 2 3 4".split()
RANKS = {"S": BLACK, "C": BLACK, "D": RED, "H": RED}
BIRDS = {"pagat": ("T1", 27), "uhu": ("T2", 26), "kakadu": ("T3", 25), "quapil": ("T4", 24)}
KINGS = {"SK", "CK", "DK", "HK"}
DEFAULTS = {
    "first_lead": "forehand", "both_pass": "play", "last_straw_card": "face_up",
    "straw_turn_time": "after_trick", "simple_value": "2", "high_tier_defender": "26",
    "high_tier_simple": "false", "valat_mode": "replace", "bird_capture": "true",
    "birds": "pagat+uhu+kakadu", "rostopschin": "call", "trull_in_tricks": "0",
    "kings_in_tricks": "0", "mond_capture": "0", "score_style": "plus_only",
}  # fmt: skip


def suit(card: str) -> str:
    """The suit; the Sküs is a trump (STR-PACK-3)."""
    return "T" if card == "F" else card[0]


def value(card: str) -> int:
    """STR-COUNT-1."""
    return VALUES.get(card, 1) if suit(card) == "T" else VALUES.get(card[1:], 1)


def strength(card: str) -> int:
    """The higher the stronger, inside a suit (STR-PACK-2, STR-PACK-3)."""
    if suit(card) == "T":
        return 22 if card == "F" else int(card[1:])
    return 8 - RANKS[suit(card)].index(card[1:])


def answer_wins(lead: str, answer: str) -> bool:
    """STR-PLAY-5."""
    if suit(lead) == suit(answer):
        return strength(answer) > strength(lead)
    return suit(answer) == "T"


def count(pile: Iterable[str]) -> int:
    """STR-COUNT-2."""
    pile = list(pile)
    return sum(map(value, pile)) - 2 * (len(pile) // 3) - (1 if len(pile) % 3 else 0)


@dataclass
class Trick:
    """A trick with what was called: who led, lead and answer, who won."""

    leader: int
    cards: list[str]
    calls: list[str]
    winner: int


@dataclass
class Game:
    """A deal as it was dealt and played."""

    dealer: int
    deck: list[str]
    moves: list[tuple[int, str]]
    options: dict[str, str] = field(default_factory=dict)
    scores: list[int] = field(default_factory=lambda: [0, 0])
    why: list[str] = field(default_factory=list)
    shows: set[str] = field(default_factory=set)
    """The points that the game is an example of."""

    def __post_init__(self) -> None:
        self.options = DEFAULTS | self.options
        self.declarer: int | None = None
        self.tricks: list[Trick] = []
        self._deal_out()
        self._read()
        if self.tricks:
            self._reckon()
        else:
            self.shows.add("thrown in")

    def _deal_out(self) -> None:
        """STR-DEAL-2, STR-DEAL-3."""
        order = (1 - self.dealer, self.dealer)
        self.hands: list[set[str]] = [set(), set()]
        for packet in range(10):
            self.hands[order[packet % 2]] |= set(self.deck[3 * packet : 3 * packet + 3])
        self.piles: list[list[list[str]]] = [[], []]
        for packet in range(6):
            start = 30 + 4 * packet
            self.piles[order[packet % 2]].append(self.deck[start : start + 4])

    def _turn(self, pile: list[str], owner: int) -> None:
        """STR-STRAW-1 and option ``last_straw_card``: the pile is left with its top in front."""
        while pile:
            last = len(pile) == 1 and self.options["last_straw_card"] != "face_up"
            if not last and suit(pile[0]) != "T" and pile[0][1:] != "K":
                return
            self.hands[owner].add(pile.pop(0))

    def _read(self) -> None:
        table: list[tuple[int, str, str]] = []
        played = False
        for player, code in self.moves:
            verb, _, argument = code.partition(":")
            if verb == "bid":
                self.declarer = player
            if verb != "play":
                continue
            if not played:
                self._turn_all()
                played = True
            card, _, call = argument.partition("+")
            table.append((player, card, call))
            self._remove_card(player, card)
            if len(table) == 2:
                self._trick(table)
                table = []

    def _turn_all(self) -> None:
        for owner in (0, 1):
            for pile in self.piles[owner]:
                self._turn(pile, owner)

    def _remove_card(self, player: int, card: str) -> None:
        if card in self.hands[player]:
            self.hands[player].remove(card)
            return
        pile = next(pile for pile in self.piles[player] if pile and pile[0] == card)
        pile.pop(0)
        self._turn(pile, player)  # when it is turned makes no difference to what is won

    def _trick(self, table: list[tuple[int, str, str]]) -> None:
        (leader, lead, _), (follower, answer, _) = table
        winner = follower if answer_wins(lead, answer) else leader
        self.tricks.append(Trick(leader, [lead, answer], [call for *_, call in table], winner))

    def won(self, player: int) -> list[str]:
        """The cards of a player's tricks."""
        return [card for trick in self.tricks if trick.winner == player for card in trick.cards]

    def _give(self, player: int, points: int, why: str, shows: str) -> None:
        self.scores[player] += points
        self.why.append(f"player {player}: {why}: {points}")
        self.shows.add(shows)

    def _reckon(self) -> None:
        valat = [p for p in (0, 1) if all(trick.winner == p for trick in self.tricks)]
        if valat:
            self._give(valat[0], 12, "all 27 tricks", "valat")
        if not valat or self.options["valat_mode"] == "add":
            self._game()
        self._birds()
        self._rostopschin()
        self._score_collections()
        if self.options["score_style"] == "zero_sum":
            first, second = self.scores
            self.scores = [first - second, second - first]
            self.why.append("each pays what the other got")

    def _game(self) -> None:
        points = [count(self.won(player)) for player in (0, 1)]
        self.why.append(f"card points {points[0]} : {points[1]}")
        if self.declarer is None:
            self._simple(points)
            return
        declarer_points, other = points[self.declarer], 1 - self.declarer
        limit = {"26": 26, "25": 25, "off": -1}[self.options["high_tier_defender"]]
        if declarer_points >= 45:
            self._give(self.declarer, 4, f"declarer with {declarer_points}", "made high")
        elif declarer_points >= 36:
            self._give(self.declarer, 3, f"declarer with {declarer_points}", "made")
        elif declarer_points > limit:
            self._give(other, 4, f"against a declarer with {declarer_points}", "held")
        else:
            self._give(other, 5, f"against a declarer with {declarer_points}", "held high")

    def _simple(self, points: list[int]) -> None:
        best = max(points)
        if best < 36:
            self.why.append("nobody has 36")
            self.shows.add("no result")
            return
        more = self.options["high_tier_simple"] == "true" and best >= 45
        amount = int(self.options["simple_value"]) + more
        self._give(points.index(best), amount, f"{best} without a declarer", "simple")

    def _birds(self) -> None:
        for bird, (card, number) in BIRDS.items():
            trick = self.tricks[number - 1]
            if bird not in self.options["birds"].split("+") or card not in trick.cards:
                continue
            place = trick.cards.index(card)
            player = trick.leader if place == 0 else 1 - trick.leader
            label = "made" if player == trick.winner else "taken"
            if label == "made" or self.options["bird_capture"] == "true":
                self._give(trick.winner, 1, f"{card} {label} in trick {number}", f"{bird} {label}")

    def _rostopschin(self) -> None:
        if self.options["rostopschin"] == "off":
            return
        for number in range(len(self.tricks) - 1):
            first, second = self.tricks[number : number + 2]
            winner = first.winner
            if second.winner != winner:
                continue
            spoken = []
            for trick, card, word in ((first, "T17", "ros"), (second, "T18", "topschin")):
                place = 0 if trick.leader == winner else 1
                called = trick.calls[place] == word or self.options["rostopschin"] == "automatic"
                spoken.append(trick.cards[place] == card and called)
            if all(spoken):
                self._give(winner, 1, f"T17 and T18 win tricks {number + 1} and {number + 2}",
                           "rostopschin")  # fmt: skip

    def _score_collections(self) -> None:
        for player in (0, 1):
            won = set(self.won(player))
            if won >= {"F", "T21", "T1"} and self.options["trull_in_tricks"] == "1":
                self._give(player, 1, "trull", "trull")
            if won >= KINGS and self.options["kings_in_tricks"] == "1":
                self._give(player, 1, "four kings", "kings")
        amount = int(self.options["mond_capture"])
        for trick in self.tricks:
            if amount and set(trick.cards) == {"F", "T21"}:
                self._give(trick.winner, amount, "T21 taken with F", "mond")
