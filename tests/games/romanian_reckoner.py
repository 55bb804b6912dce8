"""A second scorer of Romanian tarok and Taper, written from docs/rules/romanian.md alone.

It reads the codes of a record and knows nothing of the engine; default options only.
"""

from dataclasses import dataclass, field

POINTS = {"K": 5, "Q": 4, "C": 3, "J": 2}
KINDS = {"trei": (3, 1), "doi": (2, 2), "unu": (1, 3), "solo": (0, 8)}
PLAIN = {"S": "789", "C": "789", "D": "432", "H": "432"}
RED = ["4", "3", "2", "1", "J", "C", "Q", "K"]
BLACK = ["7", "8", "9", "10", "J", "C", "Q", "K"]
# unannounced, announced, and both in solo
BONUS = {
    "trula": (1, 2, 2, 4), "kings": (1, 2, 2, 4), "luna": (1, 2, 2, 4), "pagat": (1, 7, 2, 9),
    "king": (1, 2, 2, 4), "valat": (8, 16, 32, 64),
}  # fmt: skip


def is_trump(card: str) -> bool:
    return card == "F" or card[0] == "T"


def rank(card: str) -> int:
    if card == "F":
        return 22
    if card[0] == "T":
        return int(card[1:])
    return (RED if card[0] in "DH" else BLACK).index(card[1:])


def value(card: str) -> int:
    if is_trump(card):
        return 5 if card in ("F", "T21", "T1") else 1
    return POINTS.get(card[1:], 1)


def place(card: str) -> int:
    """The place in the order S, C, D, H, trumps (ROM-PACK-7)."""
    return (4 if is_trump(card) else "SCDH".index(card[0])) * 100 + rank(card)


def count(cards: list[str]) -> int:
    """In threes: two off a full group, one off the rest (ROM-CNT-2)."""
    return sum(map(value, cards)) - 2 * (len(cards) // 3) - (1 if len(cards) % 3 else 0)


@dataclass
class Trick:
    cards: list[tuple[int, str]]

    @property
    def codes(self) -> list[str]:
        return [card for _, card in self.cards]

    @property
    def winner(self) -> int:
        trumps = [(rank(card), player) for player, card in self.cards if is_trump(card)]
        if trumps:
            return max(trumps)[1]
        led = self.cards[0][1][0]
        return max((rank(card), player) for player, card in self.cards if card[0] == led)[1]


@dataclass
class Game:
    """A deal, by its record lines; ``scores`` are the changes of all balances."""

    players: int
    dealer: int
    deck: list[str]
    moves: list[tuple[int, str]]
    pool: int | None = None
    radler: int = 0
    why: list[str] = field(default_factory=list)
    shows: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.order = [(self.dealer + k) % self.players for k in range(1, self.players + 1)]
        self.scores = [0] * self.players
        self.tricks: list[Trick] = []
        self.declarer: int | None = None
        self.high, self.called, self.surrendered, self.annulled = "", "", False, False
        self.items: dict[tuple[str, int], int] = {("game", -1): 0}
        self.classes: dict[int, int] = {}
        self.contra = -1
        self.chosen, self.refusals = 0, 0
        self.laid: list[str] = []
        self._deal()
        self._read()
        self._settle()

    def _deal(self) -> None:
        self.talon = self.deck[:6]
        self.dealt: dict[int, list[str]] = {seat: [] for seat in self.order}
        for nth, seat in enumerate(self.order * 2):
            self.dealt[seat] += self.deck[6 + 6 * nth : 12 + 6 * nth]

    # What was done --------------------------------------------------------------------------

    def _read(self) -> None:
        self.hands = {seat: set(cards) for seat, cards in self.dealt.items()}
        holder = None
        for player, code in self.moves:
            verb, _, argument = code.partition(":")
            if verb == "bid":
                self.high, holder = (self.high if argument == "la_mine" else argument), player
            elif verb == "play":
                self._play(player, argument)
            else:
                self._other(player, verb, argument)
        self.declarer = holder

    def _play(self, player: int, card: str) -> None:
        if not self.tricks or len(self.tricks[-1].cards) == self.players:
            self.tricks.append(Trick([]))
        self.tricks[-1].cards.append((player, card))

    def _other(self, player: int, verb: str, argument: str) -> None:
        if verb == "call":
            self.called = argument
        elif verb == "take":
            self.chosen = int(argument)
            self.hands[player] |= set(self._sets()[self.chosen - 1])
        elif verb == "lay":
            self.laid = argument.split("+")
            self.hands[player] -= set(self.laid)
        elif verb in ("refuse", "surrender", "redeal"):
            self.refusals += verb == "refuse"
            self.surrendered |= verb == "surrender"
            self.annulled |= verb == "redeal"
        elif verb == "say" and argument == "taroks":
            self.classes[player] = self._class(player)
        elif verb == "say":
            self.items[argument, player] = 0
        elif verb == "kontra":
            self._step(player, argument)

    def _class(self, player: int) -> int:
        trumps = sum(map(is_trump, self.hands[player]))
        return min(3, trumps - (7 if self.players == 4 else 9))

    def _step(self, player: int, argument: str) -> None:
        key, _, owner = argument.partition("@")
        item = (key, int(owner or -1))
        self.items[item] += 1
        if key == "pagat" and self.items[item] == 1:
            self.contra = player

    @property
    def kind(self) -> str:
        return self.high.rstrip("0123456789")

    def _sets(self) -> list[list[str]]:
        size = KINDS[self.kind][0]
        return [self.talon[first : first + size] for first in range(0, 6, size)]

    def _level(self) -> int:
        """Index plus stage (ROM-TAL-2); the stage of a return comes after all looks."""
        if self.kind == "solo":
            return 1
        sets, index = len(self._sets()), int(self.high[-1])
        if self.refusals < sets:
            return index + self.refusals
        stage = sets
        while (index - 1 + stage) % sets + 1 != self.chosen:
            stage += 1
        return index + stage

    # What it is worth -----------------------------------------------------------------------

    def _pay(self, seat: int, chips: int) -> None:
        self.scores[seat] += chips

    def _settle(self) -> None:
        before = self.pool or 0
        if not before:
            for seat in self.order:
                self._pay(seat, -1)
        self._pay(self.dealer, -1)
        self.chips = before - sum(self.scores)
        self.after = self.radler
        if self.annulled:
            self.shows.add("annulled")
        elif self.declarer is None:
            self._nobody()
        elif self.surrendered:
            self._surrender()
        else:
            self._settle_play()

    def _nobody(self) -> None:
        if self.players == 3:
            self.after += 3
            self.shows.add("passed out")
            return
        rate = 2 if self.radler else 1
        for seat in self.order:
            won = sum(trick.winner == seat for trick in self.tricks)
            self._pay(seat, -won * rate)
            self.why.append(f"player {seat}: {won} tricks x {rate}")
        self.chips += 12 * rate
        self.after += 4 - (1 if self.radler else 0)
        self.shows.add(f"michi-michi x {rate}")

    def _share(self, total: int) -> None:
        declarers = [seat for seat in self.order if seat in self.team]
        others = [seat for seat in self.order if seat not in self.team]
        for seat in declarers:
            self._pay(seat, total * len(others) // len(declarers))
        for seat in others:
            self._pay(seat, -total)
        self.why.append(f"in all {total:+d}")
        if self.radler:
            self.after -= 1
            self.shows.add("radler")

    def _surrender(self) -> None:
        assert self.declarer is not None
        self.team = {self.declarer}
        honours = set(self.dealt[self.declarer]) & {"F", "T21", "T1"}
        paid = KINDS[self.kind][1] * self._level() + (0 if honours else 1)
        self.why.append(f"surrender at level {self._level()}: {paid}")
        self.shows.add(f"{self.kind} surrendered")
        self._share(-paid * (2 if self.radler else 1))

    def _settle_play(self) -> None:
        assert self.declarer is not None
        holder = next((s for s in self.order if self.called in self.dealt[s]), None)
        self.team = {self.declarer} | ({holder} if self.called and holder is not None else set())
        self._piles()
        total = self._game() + self._declaration_points()
        total += sum(self._bonus(key, side) for side in "DO" for key in BONUS)
        total -= self._captured_king_points()
        self._share(total * (2 if self.radler else 1))
        self._pool()

    def _side(self, seat: int) -> str:
        return "D" if seat in self.team else "O"

    def _piles(self) -> None:
        self.pile: dict[str, list[str]] = {"D": list(self.laid), "O": []}
        for trick in self.tricks:
            self.pile[self._side(trick.winner)] += trick.codes
        remaining = list(self.talon)
        if self.kind != "solo":
            sets = self._sets()
            remaining = [c for n, cards in enumerate(sets, 1) if n != self.chosen for c in cards]
        self.pile["D"] += remaining
        self.status = self._status()
        if self.status == "seen" or (self.status == "unseen" and self.kind == "solo"):
            self._move(self.called)
        elif self.status == "unseen":
            won = [c for t in self.tricks if t.winner == self.declarer for c in t.codes]
            self._move(min(won or self.laid, key=lambda card: (value(card), place(card))))
        if self.called:
            self.shows.add(f"king {self.status}")
        self.points = count(self.pile["D"])
        assert self.points + count(self.pile["O"]) == (70 if self.players == 4 else 66)

    def _move(self, card: str) -> None:
        self.pile["D"].remove(card)
        self.pile["O"].append(card)

    def _status(self) -> str:
        if not self.called or self.called not in self.talon:
            return "hand" if self.called else ""
        if self.kind == "solo":
            return "unseen"
        sets, index = self._sets(), int(self.high[-1])
        number = next(n for n, cards in enumerate(sets, 1) if self.called in cards)
        if number == self.chosen:
            return "taken"
        looked = {(index - 1 + j) % len(sets) + 1 for j in range(self.refusals)}
        return "seen" if number in looked else "unseen"

    def _won(self, side: str) -> int:
        return sum(self._side(trick.winner) == side for trick in self.tricks)

    def _game(self) -> int:
        won = self.points >= (36 if self.players == 4 else 34)
        valat = any(self._won(side) == 12 for side in "DO")
        if valat or any(key == "valat" for key, _ in self.items):
            self.why.append("the game does not count beside a valat")
            return 0
        times: int = 2 ** self.items["game", -1]
        level = self._level()
        amount = KINDS[self.kind][1] * times
        if not won or times > 1:
            amount *= level
        self.shows.add(f"{self.kind} {'made' if won else 'lost'}")
        self.shows.add(f"game x {times}")
        amount = amount if won else -amount
        self.why.append(f"{self.high} at level {level}, {self.points} points: {amount:+d}")
        return amount

    def _declaration_points(self) -> int:
        best = {"D": 0, "O": 0}
        for seat, points in self.classes.items():
            best[self._side(seat)] = max(best[self._side(seat)], points)
            self.shows.add(f"class {points} by {self._side(seat)}")
        if any(best.values()):
            self.why.append(f"declarations: {best['D'] - best['O']:+d}")
        return best["D"] - best["O"]

    def _bonus(self, key: str, side: str) -> int:
        """The item of a side, from the view of side D."""
        silent, announced, silent_solo, announced_solo = BONUS[key]
        if self.kind == "solo":
            silent, announced = silent_solo, announced_solo
        result = self._result(key, side)
        levels = [level for (k, seat), level in self.items.items()
                if k == key and seat >= 0 and self._side(seat) == side]  # fmt: skip
        if levels:
            won = result == 1
            factor: int = 2 ** levels[0]
            amount = announced * factor * (1 if won else -1)
            self.shows.add(f"bonus x {factor}")
        else:
            won, amount = result == 1, silent * result
        if amount:
            label = f"{'announced' if levels else 'silent'} {'made' if won else 'lost'} by {side}"
            self.shows.add(f"{key} {label}")
            self.why.append(f"{key}, {label}: {amount if side == 'D' else -amount:+d}")
        return amount if side == "D" else -amount

    def _result(self, key: str, side: str) -> int:
        """1 made, -1 lost in the last trick, 0 nothing."""
        if key == "trula":
            return int({"F", "T21", "T1"} <= set(self.pile[side]))
        if key == "kings":
            return int({"SK", "CK", "DK", "HK"} <= set(self.pile[side]))
        if key == "valat":
            return int(self._won(side) == 12)
        if key == "luna":
            return self._luna(side)
        last = self.tricks[-1]
        card = "T1" if key == "pagat" else self.called
        if not card or card not in last.codes:
            return 0
        player = next(seat for seat, played in last.cards if played == card)
        if key == "pagat":
            if self._side(player) != side:
                return 0
            return 1 if last.winner == player else -1
        if side == "O":
            return 0
        return 1 if self._side(last.winner) == "D" else -1

    def _luna(self, side: str) -> int:
        for trick in self.tricks:
            by = {card: self._side(seat) for seat, card in trick.cards}
            if "F" in by and "T21" in by and by["F"] != by["T21"] and by["F"] == side:
                return 1
        return 0

    def _captured_king_points(self) -> int:
        caught = any(
            self.called in trick.codes and self._side(trick.winner) == "O" for trick in self.tricks
        )
        if not self.called or not (caught or self.status == "seen"):
            return 0
        amount = 2 if self.status == "seen" or self.kind == "solo" else 1
        self.shows.add(f"regele prins {amount}")
        self.why.append(f"regele prins: {-amount:+d}")
        return amount

    def _pool(self) -> None:
        levels = [level for (key, _), level in self.items.items() if key == "pagat"]
        if not levels:
            return
        assert self.declarer is not None
        won, times, chips = self._result("pagat", "D") == 1, 2 ** levels[0], self.chips
        declarers = sorted(self.team)
        others = [seat for seat in self.order if seat not in self.team]
        first = {True: (declarers, self.declarer), False: (others, self.contra)}
        self.shows.add(f"pool {'taken' if won else 'lost'} x {times}")
        if times == 1:
            self._split(chips if won else -chips, *first[True])
            self.chips = 0 if won else 2 * chips
        else:
            self._split(chips, *first[won])
            self._split(-times * chips, *first[not won])
            self.chips = times * chips
        self.why.append(f"the pool of {chips} is {self.chips} now")

    def _split(self, chips: int, seats: list[int], first: int) -> None:
        part = abs(chips) // len(seats)
        for seat in seats:
            share = part + (abs(chips) - part * len(seats) if seat == first else 0)
            self._pay(seat, share if chips > 0 else -share)
