"""The game record: reading it, folding it move by move, writing it, digests (docs/records.md)."""

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.actions import Action, forced
from engine.cards import Cards
from engine.codec import LONGEST, BadCode, decode, encode
from engine.deal import Deal
from engine.machine import act, offers
from engine.match import Match, call_skis, close_deal, next_deal, open_match
from engine.refusals import Refused
from engine.rules import BadOption, Carry, Rules
from engine.variants import variant

HEADER = "tarok-record 1"
NUMBER = re.compile(r"-?[0-9]{1,9}")


class BadRecord(Exception):
    """A text that cannot be read as a record: the line (from 1) and what is wrong."""

    def __init__(self, line: int, code: str, reason: str, message: str) -> None:
        super().__init__(message)
        self.line, self.code, self.reason, self.message = line, code, reason, message


class IllegalMove(Exception):
    """A readable line whose move the rules refuse."""

    def __init__(self, line: int, code: str, refused: Refused) -> None:
        super().__init__(str(refused))
        self.line, self.code, self.refused = line, code, refused


@dataclass
class Replay:
    """A record folded: the match after the last finished deal, and all deals."""

    match: Match
    deals: list[Deal] = field(default_factory=list)

    @property
    def live(self) -> Deal | None:
        """The last deal, if it is not over."""
        return self.deals[-1] if self.deals and not self.deals[-1].over else None


def fold(deal: Deal, moves: Iterable[tuple[int, str]]) -> Deal:
    """The deal after these moves (player and code). Raises BadCode and Refused."""
    for player, code in moves:
        deal = act(deal, player, decode(deal.rules.pack, code))
    return deal


def digest(deal: Deal) -> str:
    """Eight hex digits of where a deal stands, the same on every machine and in every release.

    What goes in is written down here, so that a deal may gain fields without changing its digest.
    """
    contract, exchange, playing = deal.contract, deal.exchange, deal.playing
    items = deal.speaking.items if deal.speaking else ()
    facts = (
        "" if deal.over else deal.rules.phases[deal.phase].name,
        deal.turn,
        contract.key if contract else "",
        deal.bidding.declarer,
        deal.bidding.said,
        deal.hands,
        deal.talon,
        (exchange.chosen, exchange.laid) if exchange else (),
        [(item.code, item.level) for item in items],
        playing.trick if playing else (),
        [(trick.leader, trick.cards, trick.winner) for trick in playing.tricks] if playing else (),
    )
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:8]


def write(
    rules: Rules,
    carry: Carry,
    scores: tuple[int, ...],
    dealer: int,
    deck: tuple[Cards, ...],
    moves: Iterable[tuple[int, str]],
) -> str:
    """The record of one deal, as docs/records.md has it."""
    lines = [HEADER, f"variant {rules.variant}", f"players {rules.players}"]
    defaults = {option.key: option.values[0] for option in variant(rules.variant).options}
    lines += [
        f"option {key} {value}" for key, value in rules.options.items() if value != defaults[key]
    ]
    lines.append("carry scores " + " ".join(map(str, scores)))
    if rules.radlo_value:
        lines.append("carry radli " + " ".join(map(str, carry.radli)))
    if carry.compulsory:
        lines.append("carry compulsory")
    lines.append(f"deal dealer={dealer}")
    lines.append("deck " + " ".join(rules.pack.code(card) for card in deck))
    lines += [f"{player} {code}" for player, code in moves]
    return "\n".join(lines) + "\n"


def read(text: str) -> Replay:
    """Read and replay a record. Raises BadRecord and IllegalMove."""
    reader = _Reader()
    for number, line in enumerate(text.split("\n"), 1):
        words = line.split("#", 1)[0].split()
        if words:
            reader.take(number, words)
    return reader.finish()


class _Reader:
    """Takes the lines of a record one by one."""

    def __init__(self) -> None:
        self.number = 0
        self.headed = False
        self.variant: str | None = None
        self.players: int | None = None
        self.options: dict[str, str] = {}
        self.carried: dict[str, tuple[str, ...]] = {}
        self.replay: Replay | None = None
        self.dealer: int | None = None
        self.dealt_in_skis = False

    def take(self, number: int, words: list[str]) -> None:
        """One line, without its comment."""
        self.number = number
        if not self.headed:
            if " ".join(words) != HEADER:
                raise self.bad(words[0], "not-a-record", f"a record begins with '{HEADER}'")
            self.headed = True
            return
        readers = {"variant": self._variant, "players": self._players, "option": self._option,
                   "carry": self._carry, "deal": self._deal, "deck": self._deck}  # fmt: skip
        if words[0] in readers:
            readers[words[0]](words[1:])
        elif words[0].isascii() and words[0].isdigit() and len(words) == 2:
            self._move(int(words[0][:9]), words[1])
        else:
            raise self.bad(words[0], "unknown-word", f"'{words[0][:LONGEST]}' begins no line")

    def finish(self) -> Replay:
        """The replay, after the last line."""
        if not self.headed:
            raise BadRecord(max(self.number, 1), "", "empty", "there is no record in this file")
        if self.dealer is not None:
            raise self.bad("deal", "deck-missing", "a deal needs its deck")
        return self.replay or Replay(self._open_match())

    def bad(self, code: str, reason: str, message: str) -> BadRecord:
        """What is wrong with the line at hand."""
        return BadRecord(self.number, code[:LONGEST], reason, message[: 4 * LONGEST])

    def _one(self, key: str, words: list[str]) -> str:
        if len(words) != 1:
            raise self.bad(key, "wrong-form", f"'{key}' takes one value")
        if self.replay is not None:
            raise self.bad(key, "too-late", f"'{key}' stands before the first deal")
        return words[0]

    def _once(self, key: str, known: object) -> None:
        if known:
            raise self.bad(key, "repeated", f"'{key}' stands here twice")

    def _variant(self, words: list[str]) -> None:
        word = self._one("variant", words)
        self._once("variant", self.variant)
        self.variant = word

    def _players(self, words: list[str]) -> None:
        number = self._whole("players", self._one("players", words))
        self._once("players", self.players)
        self.players = number

    def _option(self, words: list[str]) -> None:
        if len(words) != 2 or self.replay is not None:
            raise self.bad("option", "wrong-form", "'option' takes a key and a value, before deals")
        self._once(words[0], words[0] in self.options)
        self.options[words[0]] = words[1]

    def _carry(self, words: list[str]) -> None:
        if not words or words[0] not in ("scores", "radli", "compulsory") or self.replay:
            raise self.bad("carry", "wrong-form", "'carry' takes scores, radli or compulsory")
        if words[0] == "compulsory" and len(words) > 1:
            raise self.bad("carry", "wrong-form", "'carry compulsory' takes nothing more")
        self._once(f"carry {words[0]}", words[0] in self.carried)
        self.carried[words[0]] = tuple(words[1:])

    def _whole(self, key: str, word: str) -> int:
        if not NUMBER.fullmatch(word):
            raise self.bad(key, "not-a-number", f"'{word[:40]}' is not a whole number")
        return int(word)

    def _by_player(self, key: str, players: int) -> tuple[int, ...]:
        words = self.carried.get(key, ("0",) * players)
        if len(words) != players:
            raise self.bad("carry", "wrong-form", f"'carry {key}' takes {players} numbers")
        return tuple(self._whole("carry", word) for word in words)

    def _open_match(self) -> Match:
        if self.variant is None or self.players is None:
            raise self.bad("deal", "incomplete", "'variant' and 'players' stand before the deals")
        try:
            rules = variant(self.variant).build(self.players, self.options)
        except BadOption as error:
            raise self.bad("option", "bad-option", str(error)) from None
        scores = self._by_player("scores", rules.players)
        radli = self._by_player("radli", rules.players)
        if min(radli) < 0 or (any(radli) and not rules.radlo_value):
            raise self.bad("carry", "wrong-form", "nobody can have these radli")
        return open_match(rules, scores=scores, carry=Carry(radli, "compulsory" in self.carried))

    def _deal(self, words: list[str]) -> None:
        self._require_no_live_deal("deal")
        if len(words) != 1 or not words[0].startswith("dealer="):
            raise self.bad("deal", "wrong-form", "'deal' takes dealer=<player>")
        dealer = self._whole("deal", words[0].removeprefix("dealer="))
        if self.replay is None:
            self.replay = Replay(self._open_match())
        if not self.replay.deals:
            if not 0 <= dealer < self.replay.match.rules.players:
                raise self.bad("deal", "no-such-player", f"there is no player {dealer}")
            self.replay.match = self.replay.match._replace(dealer=dealer)
        elif dealer != self.replay.match.dealer:
            due = self.replay.match.dealer
            raise self.bad("deal", "wrong-dealer", f"player {due} deals now, not player {dealer}")
        self.dealer = dealer

    def _deck(self, codes: list[str]) -> None:
        self._require_no_live_deal("deck")
        if self.replay is None or (not self.replay.deals and self.dealer is None):
            raise self.bad("deck", "incomplete", "a 'deal' line stands before the first deck")
        match = self.replay.match
        pack = match.rules.pack
        for code in codes:
            if code not in pack:
                raise self.bad(code, "unknown-card", f"'{code[:20]}' is no card of this pack")
        try:
            deal = next_deal(match, pack.deck(codes))
        except ValueError as error:
            raise self.bad("deck", "wrong-deck", str(error)) from None
        self.dealer = None
        self.dealt_in_skis = match.skis_called
        self.replay.deals.append(deal)
        self._close(deal)

    def _require_no_live_deal(self, key: str) -> None:
        if self.replay is not None and self.replay.live is not None:
            raise self.bad(key, "deal-unfinished", "the deal before this line is not finished")
        if key == "deal" and self.dealer is not None:
            raise self.bad(key, "deck-missing", "a deal needs its deck")

    def _move(self, player: int, code: str) -> None:
        if code == "skis":
            self._skis(player)
            return
        if self.replay is None or not self.replay.deals:
            raise self.bad(code, "no-deal", "there is no deal yet")
        deal = self.replay.deals[-1]
        try:
            action = decode(deal.rules.pack, code)
        except BadCode:
            message = f"'{code[:LONGEST]}' is no code of a move"
            raise self.bad(code, "unknown-code", message) from None
        self._apply(self._supply_forced(deal, player, action), player, code, action)

    def _skis(self, player: int) -> None:
        if self.replay is None:
            self.replay = Replay(self._open_match())
        self._require_no_live_deal("skis")
        if not 0 <= player < self.replay.match.rules.players:
            raise self.bad("skis", "no-such-player", f"there is no player {player}")
        self.replay.match = call_skis(self.replay.match)

    def _supply_forced(self, deal: Deal, player: int, action: Action) -> Deal:
        """Take the forced actions that the writer left out, as far as the line needs them."""
        while deal.turn is not None:
            mine = deal.turn == player
            if mine and any(offer.admits(action) for offer in offers(deal, player)):
                break
            only = forced(offers(deal, deal.turn))
            if only is None:
                break
            deal = act(deal, deal.turn, only)
        return deal

    def _apply(self, deal: Deal, player: int, code: str, action: Action) -> None:
        assert self.replay is not None
        if deal.turn is None:
            raise self.bad(code, "deal-over", "the deal is over")
        if deal.turn != player:
            message = f"player {deal.turn} is on turn, not player {player}"
            raise self.bad(code, "not-on-turn", message)
        try:
            deal = act(deal, player, action)
        except Refused as refused:
            raise IllegalMove(self.number, code, refused) from None
        self.replay.deals[-1] = deal
        self._close(deal)

    def _close(self, deal: Deal) -> None:
        assert self.replay is not None
        if deal.over:
            match = self.replay.match
            self.replay.match = close_deal(match, deal, skis_deal=self.dealt_in_skis)


def report(replay: Replay) -> dict[str, Any]:
    """A replay as the JSON object of ``python -m engine replay``."""
    match = replay.match
    carry: Mapping[str, object] = {
        "radli": list(match.carry.radli),
        "compulsory": match.carry.compulsory,
    }
    return {
        "variant": match.rules.variant,
        "players": match.rules.players,
        "deals": [_report_deal(deal) for deal in replay.deals],
        "scores": list(match.scores),
        "carry": carry,
        "next": _report_next(replay.live),
    }


def _report_deal(deal: Deal) -> dict[str, Any]:
    settlement = deal.rules.settle(deal) if deal.over else None
    pack = deal.rules.pack
    return {
        "dealer": deal.dealer,
        "finished": deal.over,
        "scores": list(settlement.scores) if settlement else [0] * deal.rules.players,
        "lines": [
            {"key": line.key, "points": line.points}
            for line in (settlement.lines if settlement else ())
        ],
        "tricks": [
            {
                "leader": trick.leader,
                "cards": [pack.code(card) for card in trick.cards],
                "winner": trick.winner,
            }
            for trick in (deal.playing.tricks if deal.playing else ())
        ],
    }


def _report_next(deal: Deal | None) -> dict[str, Any] | None:
    if deal is None or deal.turn is None:
        return None
    legal = [
        encode(deal.rules.pack, action)
        for offer in offers(deal, deal.turn)
        for action in offer.actions()
    ]
    phase = deal.rules.phases[deal.phase].name
    return {"player": deal.turn, "phase": phase, "legal": sorted(legal)}
