"""A second scorer, written straight from the rule text with card codes, knowing no engine.

It reads what was dealt and done, and reckons aloud: every line of ``why`` is a step of the sum.
It does not ask whether a move was legal.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

VALUES = {"F": 5, "T21": 5, "T1": 5, "K": 5, "Q": 4, "C": 3, "J": 2}
HIGH_TO_LOW = {
    "S": "K Q C J 10 9 8 7".split(),
    "C": "K Q C J 10 9 8 7".split(),
    "D": "K Q C J 1 2 3 4".split(),
    "H": "K Q C J 1 2 3 4".split(),
}
BASIC = {"three": 10, "two": 20, "one": 30, "solo_three": 40, "solo_two": 50, "solo_one": 60}
FLAT = {
    "beggar": 70,
    "solo_without": 80,
    "open_beggar": 90,
    "color_valat_without": 125,
    "color_valat": 125,
    "valat_without": 500,
}
EXCHANGE = {"three": 3, "two": 2, "one": 1, "solo_three": 3, "solo_two": 2, "solo_one": 1}
ANNOUNCED = {"trula": 20, "kings": 20, "king_ultimo": 20, "pagat_ultimo": 50}
SILENT = {"trula": 10, "kings": 10, "king_ultimo": 10, "pagat_ultimo": 25}
TRULA = {"F", "T21", "T1"}
KINGS = {"SK", "CK", "DK", "HK"}
NAMES = {1: "", 2: " x 2 (kontra)", 4: " x 4 (rekontra)", 8: " x 8 (subkontra)",
         16: " x 16 (mordkontra)"}  # fmt: skip


def suit(card: str) -> str:
    """The suit; the Fool is a trump (SLO-GEN-2)."""
    return "T" if card == "F" else card[0]


def value(card: str) -> int:
    """SLO-PTS-1."""
    if suit(card) == "T":
        return VALUES.get(card, 1)
    return VALUES.get(card[1:], 1)


def strength(card: str) -> int:
    """The higher the stronger, inside a suit (SLO-PACK-2, SLO-PACK-3)."""
    if suit(card) == "T":
        return 22 if card == "F" else int(card[1:])
    return 8 - HIGH_TO_LOW[suit(card)].index(card[1:])


def winning_card(trick: list[str], colour: bool) -> str:
    """The function ``winner`` of SLO-TRK-5."""
    led = suit(trick[0])
    trumps = [card for card in trick if suit(card) == "T"]
    if (led == "T") if colour else bool(trumps):
        return "T1" if set(trick) >= TRULA else max(trumps, key=strength)
    return max((card for card in trick if suit(card) == led), key=strength)


def count(pile: Iterable[str]) -> int:
    """The function ``count`` of SLO-PTS-2."""
    pile = list(pile)
    return sum(map(value, pile)) - 2 * (len(pile) // 3) - (1 if len(pile) % 3 else 0)


def r5(points: int) -> int:
    """SLO-SCO-2."""
    return 5 * ((points + 2) // 5)


@dataclass
class Trick:
    """A trick: the cards with their players, in order of play, and its winner."""

    cards: list[tuple[int, str]]
    winner: int
    best: str

    @property
    def codes(self) -> list[str]:
        return [card for _, card in self.cards]

    def player_of(self, card: str) -> int:
        return next(player for player, played in self.cards if played == card)


@dataclass
class Game:
    """A deal as it was dealt and played."""

    players: int
    dealer: int
    deck: list[str]
    moves: list[tuple[int, str]]
    radli: list[int]
    mond: int = 20
    scores: list[int] = field(default_factory=list)
    why: list[str] = field(default_factory=list)
    shows: set[str] = field(default_factory=set)
    """The points that the game is an example of."""

    def __post_init__(self) -> None:
        self.scores = [0] * self.players
        active = min(self.players, 4)
        self.cycle = [(self.dealer + step) % self.players for step in range(1, active + 1)]
        self._deal_out()
        self._read()
        self._reckon()

    def _deal_out(self) -> None:
        size = 8 if self.players == 3 else 6
        self.talon = self.deck[:6]
        self.dealt: dict[int, list[str]] = {player: [] for player in self.cycle}
        for packet, player in enumerate(self.cycle * 2):
            self.dealt[player] += self.deck[6 + packet * size : 6 + (packet + 1) * size]

    def _read(self) -> None:
        self.contract, self.declarer = "klop", None
        self.called: str | None = None
        self.taken: list[str] = []
        self.remainder: list[str] = []
        self.laid: list[str] = []
        self.items: dict[tuple[str, int], int] = {}
        self.game = 0
        plays = []
        for player, code in self.moves:
            verb, _, argument = code.partition(":")
            if verb == "bid":
                self.contract = argument
                self.declarer = None if argument == "klop" else player
            elif verb == "call":
                self.called = argument
            elif verb == "take":
                size = EXCHANGE[self.contract]
                self.taken = self.talon[(int(argument) - 1) * size : int(argument) * size]
                self.remainder = [card for card in self.talon if card not in self.taken]
            elif verb == "lay":
                self.laid = argument.split("+")
            elif verb in ("say", "kontra"):
                self._note_statement(verb, argument, player)
            elif verb == "play":
                plays.append((player, argument))
        self._tricks(plays)

    def _note_statement(self, verb: str, bonus: str, player: int) -> None:
        if verb == "say":
            if bonus == "valat":
                self.items, self.game = {}, 0
            self.items[bonus, player] = 0
        elif bonus == "game":
            self.game += 1
        else:
            key, _, owner = bonus.partition("@")
            self.items[key, int(owner)] += 1

    def _tricks(self, plays: list[tuple[int, str]]) -> None:
        size = len(self.cycle)
        colour = self.contract.startswith("color")
        self.tricks = []
        for first in range(0, len(plays), size):
            cards = plays[first : first + size]
            best = winning_card([card for _, card in cards], colour)
            self.tricks.append(Trick(cards, {c: p for p, c in cards}[best], best))

    # Scoring --------------------------------------------------------------------------------

    def _reckon(self) -> None:
        self.shows.add(self.contract)
        if any(set(trick.codes) >= TRULA for trick in self.tricks):
            self.shows.add("emperor trick")
        if self.contract == "klop":
            self._klop()
        else:
            self._contract()
        after = " ".join(f"{score:+d}" if score else "0" for score in self.scores)
        self.why.append(f"scores: {after}")

    def _klop(self) -> None:
        """SLO-SCO-14, SLO-SCO-15."""
        piles: dict[int, list[str]] = {player: [] for player in self.cycle}
        won = Counter(trick.winner for trick in self.tricks)
        for number, trick in enumerate(self.tricks):
            piles[trick.winner] += trick.codes + self.talon[number : number + 1]
        points = {player: count(pile) for player, pile in piles.items()}
        for player in self.cycle:
            pile = piles[player]
            self.why.append(
                f"player {player}: {won[player]} tricks, {len(pile)} cards worth "
                f"{sum(map(value, pile))}, counted {points[player]}"
            )
        if self.players == 3:
            for player in self.cycle:
                self.scores[player] = 70 if not won[player] else -points[player]
        elif any(points[p] >= 36 or not won[p] for p in self.cycle):
            self.shows.add("klop decided")
            for player in self.cycle:
                self.scores[player] = 70 if not won[player] else -70 * (points[player] >= 36)
        else:
            self.shows.add("klop rounded")
            for player in self.cycle:
                self.scores[player] = -r5(points[player])

    def _contract(self) -> None:
        """SLO-SCO-18."""
        assert self.declarer is not None
        self._sides()
        valat = [key for key in self.items if key[0] == "valat"]
        sweep = {self._side(trick.winner) for trick in self.tricks}
        if self.contract in FLAT:
            amount, won = self._flat()
        elif valat or len(sweep) == 1:
            amount = self._valat(valat, sweep)
            won = amount > 0
        else:
            points = self._points()
            won = points >= 36
            amount = self._game(points, won) + self._bonuses()
        self.shows.add(f"{self.contract} {'made' if won else 'lost'}")
        if self.players != 3 and self.radli[self.declarer]:
            self.why.append(f"open radlo of player {self.declarer}: {amount} x 2 = {amount * 2}")
            amount *= 2
            self.shows.add("radlo struck" if won else "radlo kept")
        for player in self.own:
            self.scores[player] += amount
        if self.contract in BASIC:
            self._mond()

    def _sides(self) -> None:
        holder = [player for player in self.cycle if self.called in self.dealt[player]]
        assert self.declarer is not None
        self.own = {self.declarer, *holder}
        if self.called and not holder:
            self.shows.add("called king in the talon")
        elif self.called:
            self.shows.add("partner" if len(self.own) > 1 else "own king called")

    def _side(self, player: int) -> str:
        return "declaring" if player in self.own else "defence"

    def _flat(self) -> tuple[int, bool]:
        """SLO-SCO-10."""
        won = [trick for trick in self.tricks if trick.winner == self.declarer]
        amount = FLAT[self.contract]
        if self.contract == "solo_without":
            points = count(card for trick in won for card in trick.codes)
            self.why.append(f"the declarer's tricks count {points}")
            success = points >= 36
        elif "beggar" in self.contract:
            success = not won
            self.why.append(f"the declarer won {len(won)} tricks")
        else:
            success = len(won) == 48 // len(self.cycle)
            self.why.append(f"the declarer won {len(won)} of {len(self.tricks)} tricks")
        factor = 2**self.game
        total = (amount if success else -amount) * factor
        self.shows.add(f"game x {factor}")
        self.why.append(f"{self.contract}: {amount}{NAMES[factor]} = {total:+d}")
        return total, success

    def _valat(self, announced: list[tuple[str, int]], sweep: set[str]) -> int:
        """SLO-SCO-9."""
        factor: int
        if announced:
            side = self._side(announced[0][1])
            success, factor, base = sweep == {side}, 2 ** self.items[announced[0]], 500
        else:
            side = next(iter(sweep))
            success, factor, base = True, 2**self.game, 250
        sign = (1 if side == "declaring" else -1) * (1 if success else -1)
        label = "announced" if announced else "silent"
        self.shows.add(f"valat {label} {'made' if success else 'lost'} by {side}")
        total = sign * base * factor
        self.why.append(
            f"valat {label} by the {side} side, {'made' if success else 'lost'}: "
            f"{base}{NAMES[factor]} = {total:+d}, nothing else counts"
        )
        return total

    def _brought(self) -> list[str]:
        """The remainder, if the called king from the talon won a trick (SLO-TAL-7)."""
        if self.called not in self.taken:
            return []
        won = any(trick.best == self.called for trick in self.tricks)
        self.shows.add(f"king from the talon {'won' if won else 'not won'}")
        return self.remainder if won else []

    def _points(self) -> int:
        won = [card for t in self.tricks if t.winner in self.own for card in t.codes]
        brought = self._brought()
        pile = won + self.laid + brought
        points = count(pile)
        parts = f"{len(won)} cards in tricks, {len(self.laid)} laid away"
        parts += f", {len(brought)} of the remainder" if brought else ""
        self.why.append(
            f"declaring side: {parts}, worth {sum(map(value, pile))}, counted in threes {points}"
        )
        return points

    def _game(self, points: int, won: bool) -> int:
        """SLO-SCO-3, SLO-SCO-4."""
        difference = abs(points - 35) if self.players == 3 else r5(abs(points - 35))
        factor: int = 2**self.game
        total = (BASIC[self.contract] + difference) * factor * (1 if won else -1)
        self.shows.add(f"game x {factor}")
        self.why.append(
            f"{self.contract} {'made' if won else 'lost'}: "
            f"({BASIC[self.contract]} + {difference}){NAMES[factor]} = {total:+d}"
        )
        return total

    def _bonuses(self) -> int:
        """SLO-SCO-6."""
        return sum(self._bonus(key, side) for key in ANNOUNCED for side in ("declaring", "defence"))

    def _bonus(self, key: str, side: str) -> int:
        levels = [level for (bonus, owner), level in self.items.items()
                  if bonus == key and self._side(owner) == side]  # fmt: skip
        result = self._result(key, side)
        won = result == "made"
        factor: int
        if levels:
            factor, label = 2 ** max(levels), "announced"
            amount = ANNOUNCED[key] * factor
            self.shows.add(f"bonus x {factor}")
        elif result:
            factor, label, amount = 1, "silent", SILENT[key]
        else:
            return 0
        total = amount * (1 if won else -1) * (1 if side == "declaring" else -1)
        word = "made" if won else "lost"
        self.shows.add(f"{key} {label} {word} by {side}")
        base = ANNOUNCED[key] if label == "announced" else SILENT[key]
        self.why.append(
            f"{key} {label}, {word} by the {side} side: {base}{NAMES[factor]} = {total:+d}"
        )
        return total

    def _result(self, key: str, side: str) -> str | None:
        """SLO-SCO-5, SLO-SCO-7: made, lost in the last trick, or nothing."""
        last = self.tricks[-1]
        won = {card for t in self.tricks if self._side(t.winner) == side for card in t.codes}
        if side == "declaring":
            won |= set(self._brought())
        if key in ("trula", "kings"):
            return "made" if won >= (TRULA if key == "trula" else KINGS) else None
        if key == "king_ultimo":
            if side == "defence" or self.called not in last.codes:
                return None
            return "made" if last.winner in self.own else "lost"
        if "T1" not in last.codes or self._side(last.player_of("T1")) != side:
            return None
        return "made" if last.best == "T1" else "lost"

    def _mond(self) -> None:
        """SLO-SCO-12."""
        fine = 21 if self.players == 3 else self.mond
        for trick in self.tricks:
            if {"F", "T21"} <= set(trick.codes):
                payer = trick.player_of("T21")
                self.scores[payer] -= fine
                emperor = " in an emperor trick" if "T1" in trick.codes else ""
                self.shows.add(f"mond captured{emperor}")
                self.why.append(f"player {payer} laid the mond to the Fool: -{fine}")
        if "T21" in self.remainder:
            assert self.declarer is not None
            if self._brought():
                self.shows.add("mond brought back by the king")
                return
            self.scores[self.declarer] -= fine
            self.shows.add("mond left in the talon")
            self.why.append(f"the declarer left the mond in the talon: -{fine}")
