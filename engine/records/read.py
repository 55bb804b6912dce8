"""Reading a record: line by line, move by move (docs/records.md)."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from engine.acting import act
from engine.actions import Action, forced
from engine.codec import LONGEST, BadCode, decode
from engine.deal import Deal
from engine.legality import offers
from engine.match import Match, call_skis, close_deal, next_deal, open_match
from engine.options import BadOption
from engine.records.write import HEADER
from engine.refusals import Refused
from engine.registry import variant
from engine.rules import CUT, Rules
from engine.scores import Carry, Plain

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
        """The last deal, unless it is over."""
        return self.deals[-1] if self.deals and not self.deals[-1].over else None


def fold(deal: Deal, moves: Iterable[tuple[int, str]]) -> Deal:
    """The deal after these moves (player and code). Raises BadCode and Refused."""
    for player, code in moves:
        deal = act(deal, player, decode(deal.rules.pack, code))
    return deal


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
        self.lines: dict[str, int] = {}  # where each of these stands
        self.replay: Replay | None = None
        self.dealer: int | None = None
        self.method = CUT
        self.dealt_in_skis = False

    def take(self, number: int, words: list[str]) -> None:
        """Take one line, without its comment."""
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

    def bad(self, code: str, reason: str, message: str, item: str = "") -> BadRecord:
        """The error to raise for the line being read, or for the earlier line about ``item``."""
        line = self.lines.get(item, self.number)
        return BadRecord(line, code[:LONGEST], reason, message[: 4 * LONGEST])

    def _one(self, key: str, words: list[str]) -> str:
        if len(words) != 1:
            raise self.bad(key, "wrong-form", f"'{key}' takes one value")
        if self.replay is not None:
            raise self.bad(key, "too-late", f"'{key}' stands before the first deal")
        return words[0]

    def _once(self, key: str, value: object) -> None:
        if value:
            raise self.bad(key, "repeated", f"'{key}' stands here twice")

    def _variant(self, words: list[str]) -> None:
        word = self._one("variant", words)
        self._once("variant", self.variant)
        self.variant, self.lines["variant"] = word, self.number

    def _players(self, words: list[str]) -> None:
        number = self._whole("players", self._one("players", words))
        self._once("players", self.players)
        self.players, self.lines["players"] = number, self.number

    def _option(self, words: list[str]) -> None:
        if len(words) < 2 or self.replay is not None:
            raise self.bad("option", "wrong-form", "'option' takes a key and a value, before deals")
        self._once(words[0], words[0] in self.options)
        self.options[words[0]] = " ".join(words[1:])
        self.lines[f"option {words[0]}"] = self.number

    def _carry(self, words: list[str]) -> None:
        if not words or self.replay:
            message = "'carry' takes a key and what it says, before the deals"
            raise self.bad("carry", "wrong-form", message)
        self._once(f"carry {words[0]}", words[0] in self.carried)
        self.carried[words[0]] = tuple(words[1:])
        self.lines[f"carry {words[0]}"] = self.number

    def _whole(self, key: str, word: str, item: str = "") -> int:
        if not NUMBER.fullmatch(word):
            raise self.bad(key, "not-a-number", f"'{word[:40]}' is not a whole number", item)
        return int(word)

    def _by_player(self, key: str, players: int) -> tuple[int, ...]:
        words, item = self.carried.get(key, ("0",) * players), f"carry {key}"
        if len(words) != players:
            raise self.bad("carry", "wrong-form", f"'{item}' takes {players} numbers", item)
        return tuple(self._whole("carry", word, item) for word in words)

    def _open_match(self) -> Match:
        if self.variant is None or self.players is None:
            raise self.bad("deal", "incomplete", "'variant' and 'players' stand before the deals")
        try:
            rules = variant(self.variant).build(self.players, self.options)
        except BadOption as error:
            code = error.item.partition(" ")[0] or "option"
            raise self.bad(code, "bad-option", str(error), error.item) from None
        scores = self._by_player("scores", rules.players)
        return open_match(rules, scores=scores, carry=self._carried(rules))

    def _carried(self, rules: Rules) -> Carry:
        first = rules.tally.first(rules.players)
        fields = first.plain()
        if foreign := set(self.carried) - {"scores", *fields}:
            key = min(foreign)
            keys = ", ".join(("scores", *fields))
            message = f"'carry' takes one of {keys} in this game, not '{key[:LONGEST]}'"
            raise self._bad_carry(message, key)
        values = {
            key: self._kept(key, value) for key, value in fields.items() if key in self.carried
        }
        carry = replace(first, **values)
        if key := rules.tally.misfit(carry):
            raise self._bad_carry(f"no deal at this table leaves such {key} behind", key)
        return carry

    def _kept(self, key: str, usual: Plain) -> Any:
        """The value that a 'carry' line gives, in the form of its ``usual`` value."""
        words = self.carried[key]
        if isinstance(usual, bool):
            if words:
                raise self._bad_carry(f"'carry {key}' takes nothing more", key)
            return True
        if usual is None and words == ("-",):
            return None
        numbers = self._by_player(key, len(usual) if isinstance(usual, tuple) else 1)
        if min(numbers) < 0:
            raise self._bad_carry(f"'carry {key}' takes no number below 0", key)
        return numbers if isinstance(usual, tuple) else numbers[0]

    def _bad_carry(self, message: str, key: str) -> BadRecord:
        return self.bad("carry", "wrong-form", message, f"carry {key}")

    def _deal(self, words: list[str]) -> None:
        self._require_no_live_deal("deal")
        fields = dict(word.partition("=")[::2] for word in words)
        if (
            "dealer" not in fields
            or set(fields) - {"dealer", "method"}
            or len(fields) != len(words)
        ):
            raise self.bad("deal", "wrong-form", "'deal' takes dealer=<player> method=<way>")
        dealer = self._whole("deal", fields["dealer"])
        if self.replay is None:
            self.replay = Replay(self._open_match())
        self.method = self._method(fields["method"]) if "method" in fields else CUT
        if not self.replay.deals:
            if not 0 <= dealer < self.replay.match.rules.players:
                raise self.bad("deal", "no-such-player", f"there is no player {dealer}")
            self.replay.match = self.replay.match._replace(dealer=dealer)
        elif dealer != self.replay.match.dealer:
            due = self.replay.match.dealer
            raise self.bad("deal", "wrong-dealer", f"player {due} deals now, not player {dealer}")
        self.dealer = dealer

    def _method(self, method: str) -> str:
        """The way of dealing after a knock; a line that names none means a cut."""
        assert self.replay is not None
        knock = self.replay.match.rules.knock
        if knock is None or method not in knock.methods:
            raise self.bad("deal", "no-such-method", f"this table does not deal by '{method}'")
        return method

    def _deck(self, codes: list[str]) -> None:
        self._require_no_live_deal("deck")
        if self.replay is None or (not self.replay.deals and self.dealer is None):
            raise self.bad("deck", "incomplete", "a 'deal' line stands before the first deck")
        match = self.replay.match
        pack = match.rules.pack
        for code in codes:
            if code not in pack:
                raise self.bad(code, "unknown-card", f"'{code[:20]}' is no card of this pack")
        if match.over:
            raise self.bad("deck", "match-over", "the match is over")
        try:
            deal = next_deal(match, pack.deck(codes), self.method)
        except ValueError as error:
            raise self.bad("deck", "wrong-deck", str(error)) from None
        self.dealer, self.method = None, CUT
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
        rules = self.replay.match.rules
        if not 0 <= player < rules.players:
            raise self.bad("skis", "no-such-player", f"there is no player {player}")
        if rules.length is not None or rules.goal is not None:
            raise self.bad("skis", "no-skis-round", "no Škis round ends this match")
        self.replay.match = call_skis(self.replay.match)

    def _supply_forced(self, deal: Deal, player: int, action: Action) -> Deal:
        """Make the forced moves that the writer left out, until the line's own can be made."""
        while deal.turn is not None:
            if deal.may_speak(player) and any(
                offer.admits(action) for offer in offers(deal, player)
            ):
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
        absent = f"player {deal.turn} is on turn, not player {player}"
        if not deal.may_speak(player):
            raise self.bad(code, "not-on-turn", absent)
        try:
            deal = act(deal, player, action)
        except Refused as refused:
            if refused.reason == "not-your-turn":  # a pass, by one who may only speak out of turn
                raise self.bad(code, "not-on-turn", absent) from None
            raise IllegalMove(self.number, code, refused) from None
        self.replay.deals[-1] = deal
        self._close(deal)

    def _close(self, deal: Deal) -> None:
        assert self.replay is not None
        if deal.over:
            match = self.replay.match
            self.replay.match = close_deal(match, deal, skis_deal=self.dealt_in_skis)
