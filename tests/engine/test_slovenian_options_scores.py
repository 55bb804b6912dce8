"""Options of the Slovenian game that change what a deal is worth, and a second scorer for them."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random

import pytest

from engine.games.slovenian.radli import Sheet, radlo_for_all, sheet, struck
from engine.match import close_deal, open_match
from engine.scores import Settlement
from tests.engine.settled import Settled, Special, finished_deal, finished_klop, settle
from tests.engine.slovenian_cases import rules, with_game_level
from tests.games.reckoner import KINGS, TRULA, Game, count
from tests.laws.playing import random_deal, sizes

# What a side must have of trula and kings ---------------------------------------------------------

LEFT = Settled("two", 45, talon="T21 S7 S8 S9 D4 D3", taken=2)
"""The mond stays in the talon, so nobody wins the trula in tricks."""


def test_pile_is_more_than_its_tricks() -> None:
    """SLO-OPT-14: with the mond in the remainder the defence can have the trula in its pile."""
    seen = set()
    for trick in ({0: "F", 2: "T1"}, {0: "F", 3: "T1"}):
        wanted = LEFT.copy_with(special=(Special(trick, 0),))
        usual, pile = settle(wanted).scores[3], settle(wanted, bonus_basis="pile").scores[3]
        seen.add(usual - pile)
    assert seen == {10}


def test_king_in_the_remainder_counts_for_the_defence() -> None:
    """SLO-OPT-14: three kings won and the fourth lying there are four."""
    kings = tuple(Special({0: king}, 0) for king in ("SK", "CK", "DK"))
    wanted = Settled("two", 40, talon="HK S7 S8 S9 D4 D3", taken=2, partner=None, special=kings)
    usual, pile = settle(wanted), settle(wanted, bonus_basis="pile")
    assert (usual.scores[3], pile.scores[3]) == (25, 15)
    assert [line.key for line in pile.lines] == ["game", "kings"]
    assert all(line.key != "kings" for line in usual.lines)


# Valat as a bonus ---------------------------------------------------------------------------------


ALL_TRICKS = Settled("two", 69, won=12, trula="D", kings="D")


@pytest.mark.parametrize(
    ("wanted", "replace", "add"),
    [
        # 69 - 35 is 34, rounded 35; silent: 250 + (20 + 35), trula and kings void
        (ALL_TRICKS, 250, 305),
        (ALL_TRICKS.copy_with(said=(("valat", 3, 0),)), 500, 555),
        (ALL_TRICKS.copy_with(said=(("valat", 1, 1),)), 1000, 1055),
        # failed: -500, and game (20 + 10) and silent trula (10) stand
        (Settled("two", 45, trula="D", said=(("valat", 3, 0),)), -500, -460),
        # the defence fails: +500
        (Settled("two", 45, trula="D", said=(("valat", 0, 1),)), 1000, 1040),
        # an announced trula and a failed valat, side by side (SLO-ANN-6 does not apply)
        (Settled("two", 45, trula="D", said=(("trula", 1, 0), ("valat", 3, 0))), -500, -450),
        # nobody and nothing: as ever
        (Settled("two", 45), 30, 30),
    ],
)
def test_valat_scores_beside_the_game_by_option(wanted: Settled, replace: int, add: int) -> None:
    """SLO-OPT-16."""
    if wanted.said[:1] != (("trula", 1, 0),):
        assert settle(wanted).scores[3] == replace
    assert settle(wanted, valat_scope="add").scores[3] == add


def test_ladder_raises_a_silent_valat_beside_the_game_by_option() -> None:
    """SLO-OPT-16 with SLO-OPT-17: the ladder raises both, or the game alone."""
    raised = with_game_level(finished_deal(ALL_TRICKS), 1)
    for ladder, expected in (("on", 110 + 500), ("off", 110 + 250)):
        chosen = rules(valat_scope="add", silent_valat_game_ladder=ladder)
        assert chosen.settle(raised._replace(rules=chosen)).scores[3] == expected


def test_valat_beside_the_game_still_gives_everybody_a_radlo() -> None:
    """SLO-OPT-16, SLO-RAD-1: announced, made or not; and silently made."""
    failed = Settled("two", 45, said=(("valat", 3, 0),))
    for wanted, radlo in ((ALL_TRICKS, True), (failed, True), (Settled("two", 45), False)):
        assert radlo_for_all(settle(wanted, valat_scope="add")) is radlo
    # The contract was made, whatever the valat cost (SLO-SCO-13).
    assert settle(failed, valat_scope="add").made is True


# Solo without, with bonuses -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "off", "on"),
    [
        (Settled("solo_without", 45, partner=None, trula="D"), 80, 90),
        (Settled("solo_without", 30, partner=None, kings="O"), -80, -90),
        (Settled("solo_without", 45, partner=None, said=(("trula", 3, 1),)), 80, 40),
        (Settled("solo_without", 50, partner=None, trula="D", level=1), 160, 170),
        (Settled("solo_without", 45, partner=None, said=(("valat", 3, 0),)), 80, -500),
    ],
)
def test_solo_without_scores_bonuses_by_option(wanted: Settled, off: int, on: int) -> None:
    """SLO-OPT-20: the flat value, without a difference, and the bonuses on top of it."""
    assert settle(wanted).scores[3] == off
    with_bonuses = settle(wanted, solo_without_bonuses="on")
    assert with_bonuses.scores[3] == on
    assert radlo_for_all(with_bonuses)


# Klop ---------------------------------------------------------------------------------------------


def klop(radli: tuple[int, ...] = (0, 0, 0, 0), level: int = 0, **options: str) -> Settlement:
    """SLO-TV-198 under other options: -70 / 0 / +70 / 0."""
    chosen = rules(**options)
    deal = finished_klop([41, 4, 0, 25], [6, 1, 0, 5])._replace(rules=chosen, carry=Sheet(radli))
    return chosen.settle(with_game_level(deal, level))


def test_kontra_doubles_every_klop_score() -> None:
    """SLO-OPT-21."""
    assert klop(klop_kontra="on").scores == (-70, 0, 70, 0)
    assert klop(level=1, klop_kontra="on").scores == (-140, 0, 140, 0)


@pytest.mark.parametrize(
    ("radli", "level", "expected", "strikes"),
    [
        ((0, 0, 0, 0), 0, (-70, 0, 70, 0), ()),
        ((1, 1, 0, 0), 0, (-140, 0, 70, 0), ()),
        ((0, 0, 2, 0), 0, (-70, 0, 140, 0), (2,)),
        ((1, 1, 1, 1), 1, (-280, 0, 280, 0), (2,)),
    ],
)
def test_radli_double_klop_by_option(
    radli: tuple[int, ...], level: int, expected: tuple[int, ...], strikes: tuple[int, ...]
) -> None:
    """SLO-OPT-22: each alone; a winner strikes one, before everybody gets a new one."""
    options = {"klop_radli": "individual", "klop_kontra": "on"}
    scored = klop(radli, level, **options)
    assert (scored.scores, struck(scored)) == (expected, strikes)
    assert klop(radli, 0).scores == (-70, 0, 70, 0)
    deal = finished_klop([41, 4, 0, 25], [6, 1, 0, 5])
    chosen = rules(**options)
    match = open_match(chosen, carry=Sheet(radli))
    after = close_deal(match, deal._replace(rules=chosen, carry=Sheet(radli)))
    assert sheet(after.carry).radli == tuple(
        n + 1 - (player in strikes) for player, n in enumerate(radli)
    )


def test_klop_of_three_doubles_only_with_radli() -> None:
    """SLO-OPT-22 with SLO-CON-6."""
    for radli, expected in (("off", (-28, 70, -42)), ("on", (-28, 140, -42))):
        chosen = rules(3, klop_radli="individual", three_player_radli=radli)
        deal = finished_klop([28, 0, 42], [8, 0, 8], 3)
        deal = deal._replace(rules=chosen, carry=Sheet((0, 1, 0)))
        assert chosen.settle(deal).scores == expected


# The second scorer --------------------------------------------------------------------------------


@dataclass
class House(Game):
    """The second scorer at a table with these options, from the rows of the document alone."""

    options: dict[str, str] = field(default_factory=dict)

    def _on(self, key: str) -> bool:
        return self.options.get(key, "off") not in ("off", "won_in_play", "replace", "none")

    def _note_statement(self, verb: str, bonus: str, player: int) -> None:
        if verb == "say" and self._on("valat_scope"):
            self.items[bonus, player] = 0
        else:
            super()._note_statement(verb, bonus, player)

    def _klop(self) -> None:
        super()._klop()
        for player in self.cycle:
            self.scores[player] <<= self.game
            if self._on("klop_radli") and self.radli[player] and self.players != 3:
                self.scores[player] *= 2

    def _contract(self) -> None:
        solo = self.contract == "solo_without" and self._on("solo_without_bonuses")
        basic = self.contract not in ("solo_without",) and self._has_bonuses()
        announced = any(key == "valat" for key, _ in self.items)
        self._sides()
        sweep = {self._side(trick.winner) for trick in self.tricks}
        if not (solo or basic) or (not self._on("valat_scope") and basic):
            super()._contract()
            return
        if not self._on("valat_scope") and (announced or len(sweep) == 1):
            amount = self._valat([key for key in self.items if key[0] == "valat"], sweep)
        else:
            won = count(self._pile("declaring")) >= 36
            amount = self._flat()[0] if solo else self._game(self._points(), won)
            amount += self._beside(sweep)
        doubled = self.players != 3 and self.declarer is not None and self.radli[self.declarer]
        for player in self.own:
            self.scores[player] += amount * (2 if doubled else 1)
        if basic:
            self._mond()

    def _has_bonuses(self) -> bool:
        return self.contract in ("three", "two", "one", "solo_three", "solo_two", "solo_one")

    def _beside(self, sweep: set[str]) -> int:
        """Valats as bonuses, and the others unless one was made (SLO-OPT-16)."""
        total, won = 0, self._on("valat_scope") and len(sweep) == 1
        for side, sign in (("declaring", 1), ("defence", -1)):
            levels = [level for (key, owner), level in self.items.items()
                      if key == "valat" and self._side(owner) == side]  # fmt: skip
            if levels:
                total += sign * 500 * 2 ** max(levels) * (1 if sweep == {side} else -1)
            elif sweep == {side}:
                total += sign * 250 * 2**self.game
        return total if won else total + self._bonuses()

    def _pile(self, side: str) -> list[str]:
        codes = [card for t in self.tricks if t.winner in self.own for card in t.codes]
        codes += self.laid + self._brought()
        return codes if side == "declaring" else [card for card in self.deck if card not in codes]

    def _result(self, key: str, side: str) -> str | None:
        if key in ("trula", "kings") and self._on("bonus_basis"):
            whole = TRULA if key == "trula" else KINGS
            return "made" if whole <= set(self._pile(side)) else None
        return super()._result(key, side)


TABLES = [
    {"valat_scope": "add"},
    {"bonus_basis": "pile"},
    {"solo_without_bonuses": "on"},
    {"klop_kontra": "on", "klop_radli": "individual"},
    {"solo_without_bonuses": "on", "valat_scope": "add", "bonus_basis": "pile"},
]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", TABLES, ids="+".join)
@sizes(60, 300)
def test_two_scorers_agree_under_options(players: int, options: dict[str, str], deals: int) -> None:
    chosen = rules(players, three_player_contracts="extended", **options)
    seen: Counter[str] = Counter()
    for seed in range(deals):
        played = random_deal(chosen, Random(seed))
        if played.end.void:
            continue
        deck = [chosen.pack.code(card) for card in played.deck]
        carry = list(sheet(played.end.carry).radli)
        game = House(players, played.end.dealer, deck, played.moves, carry, options=options)
        assert list(chosen.settle(played.end).scores) == game.scores, (seed, game.why)
        seen[game.contract] += 1
    assert {"klop", "solo_without", "two"} <= set(seen)
