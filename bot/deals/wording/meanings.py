"""Meanings of contracts and announcements: a line below the bids, and in full on request.

The text about a contract is derived from its row, so that it holds with every option.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from bot.deals.wording.words import (
    bonus_name,
    contract_in_full,
    contract_name,
    contract_value,
    sentence_case,
    step_name,
)
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.page import MAX_CHOICE_TEXT, MAX_CHOICES, Choice, Select, Text
from bot.kit.text import code_sign, join_sentences
from engine import Bid, Bonus, Contract, Kontra, Rules, Say, Take, View, Word, each

KONTRA, TERM = "kontra", "term"
"""Asks about doubling, or about a word (``term:level``); other codes are a bid's or an
announcement's: ``bid:two``."""
IN_SENTENCES = (
    *("klop_empty_needs_no_loser", "high_tier_defender", "pagat_own_hand"),
    *("king_ultimo_must_win", "hep_hep", "pool_refill", "max_kontra_level"),
)
"""Table options by which sentences differ that no row of a contract or bonus tells."""
LADDERS = ("ladder", "rounds")
"""The topics for which families name the rule about doubling."""


class Meaning(NamedTuple):
    """A meaning in words, and the number of its rule."""

    text: str
    rule: str


# A contract in a line ---------------------------------------------------------------------------


def trumps_win(row: Contract, rules: Rules) -> bool:
    """True if a trump wins a trick to which a suit was led (SLO-TRK-5)."""
    card = next(each(rules.pack.whole & ~rules.pack.trumps & ~rules.fool))
    trump = next(each(rules.pack.trumps & ~rules.fool & ~rules.pagat))
    return row.winner((card, trump)) == trump


Condition = Callable[[Contract, Rules], bool]

PARTS: tuple[tuple[str, Condition], ...] = (
    ("klop", lambda row, _: row.aim == "alone"),
    ("call", lambda row, _: row.calls_king),
    ("alone", lambda row, _: not row.calls_king and row.aim != "alone"),
    ("talon", lambda row, _: row.exchange > 0),
    ("no-talon", lambda row, _: not row.exchange and row.aim == "points"),
    ("set", lambda row, _: row.index > 0 and row.exchange > 0),
    ("no-trick", lambda row, _: row.aim == "no_trick"),
    ("all-tricks", lambda row, _: row.aim == "all_tricks"),
    ("no-trumps", lambda row, rules: not trumps_win(row, rules)),
    ("open-hand", lambda row, _: row.opens_hand),
)
"""Parts of a contract's line, each with its condition."""


def means(key: str, rules: Rules, words: Words) -> str:
    """Meaning of a bid in a line."""
    special, row = f"means-of-{key.replace('_', '-')}", rules.contracts.get(key)
    if words.has(special) or row is None:
        return words(special)
    facts = {"cards": row.exchange, "set": row.index}
    parts = [words(f"means-{part}", **facts) for part, said in PARTS if said(row, rules)]
    return words("names-comma").join(parts)


def bid_lines(view: View, words: Words, keys: Iterable[str]) -> Text | None:
    """A line for each of these bids; None: there are none."""
    listed = tuple(keys)
    lines = [
        f"-# {_line(key, view, words, room=len(listed) < MAX_DETAILED_LINES)}" for key in listed
    ]
    return Text("\n".join(lines)) if lines else None


MAX_DETAILED_LINES = 4
"""With so many lines a phone has no room for more than what a bid means."""


def _line(key: str, view: View, words: Words, *, room: bool) -> str:
    row, meaning = view.rules.contracts.get(key), means(key, view.rules, words)
    if room and row is not None and view.high is not None and view.high[0] == key:
        meaning = words("means-equal", means=meaning)
    name = contract_name(key, words)
    if row is None or row.aim == "alone":  # its meaning says how it counts
        return words("bid-line", contract=name, means=meaning)
    value = contract_value(row, words, short=True)
    return words("bid-line-worth", contract=name, means=meaning, value=value)


# In full ----------------------------------------------------------------------------------------

DETAILS: tuple[tuple[str, Condition], ...] = (
    ("points", lambda row, rules: row.aim == "points" and not rules.teams),
    ("partner", lambda row, _: row.calls_king),
    ("difference", lambda row, _: row.adds_difference and not row.rounds_difference),
    ("difference-rounded", lambda row, _: row.adds_difference and row.rounds_difference),
    ("negative", lambda row, _: row.aim in ("alone", "no_trick") and len(row.obligations) > 1),
    ("gifts", lambda row, _: row.gifts),
    ("stops", lambda row, _: row.stops_early),
    ("no-bonuses", lambda row, rules: not row.bonuses and bool(rules.bonuses)),
    ("forehand", lambda row, _: row.bid_by == "forehand"),
    ("declarer-leads", lambda row, _: row.lead == "declarer" and row.aim != "alone"),
)
"""Further sentences about a contract, each with its condition."""


def _options(rules: Rules) -> dict[str, str | int]:
    """The options that sentences name; empty where a game has none of that name."""
    values = {key: rules.options.get(key, "") for key in IN_SENTENCES}
    return {key: int(value) if value.isdecimal() else value for key, value in values.items()}


def contract_meaning(key: str, rules: Rules, words: Words) -> Meaning:
    """A bid in full."""
    row, meaning = rules.contracts.get(key), means(key, rules, words)
    if row is None:
        text = words("bid-line", contract=contract_name(key, words), means=meaning)
        return Meaning(text, rules.cites["contracts"])
    name, value = contract_in_full(row, words), contract_value(row, words)
    said = [words("bid-line-worth", contract=name, means=meaning, value=value) + "."]
    said += [words(f"explain-{what}") for what, holds in DETAILS if holds(row, rules)]
    if row.converts_to is not None:
        said.append(words("explain-converts", contract=contract_name(row.converts_to, words)))
    own_key = f"explain-of-{key.replace('_', '-')}"
    if words.has(own_key):
        said.append(words(own_key, **_options(rules)))
    return Meaning(join_sentences(words, *said), row.rule)


TRULA = ("F", "T21", "T1")

BONUS_DETAILS: tuple[tuple[str, Callable[[Bonus], bool]], ...] = (
    ("holder", lambda bonus: bonus.needs != "nothing"),
    ("by-declarer", lambda bonus: bonus.by == "declarer"),
    ("by-holder", lambda bonus: bonus.by == "holder"),
    ("by-defence", lambda bonus: bonus.by == "defence"),
    ("cancels", lambda bonus: bonus.cancels),
)
"""Further sentences about an announcement, each with its condition."""


def bonus_meaning(bonus: Bonus, rules: Rules, words: Words) -> Meaning:
    """An announcement in full."""
    name = bonus_name(bonus.key, words)
    cards = words("names-comma").join(code_sign(code, words) for code in TRULA)
    key = f"explain-bonus-{bonus.key.replace('_', '-')}"
    said = [words(key, bonus=name, cards=cards, **_options(rules))]
    if bonus.announced:
        worth = {"silent": bonus.silent, "announced": bonus.announced}
        said.append(words("explain-worth", **worth))
    if bonus.silent_loss:
        said.append(words("explain-silent-loss", value=bonus.silent_loss))
    said += [words(f"explain-{what}") for what, holds in BONUS_DETAILS if holds(bonus)]
    return Meaning(join_sentences(words, *said), bonus.rule)


def meaning_of(code: str, rules: Rules, words: Words, contract: Contract | None) -> Meaning | None:
    """The meaning of the code of a bid, or of an announcement in a contract.

    None: there is none.
    """
    kind, _, key = code.partition(":")
    bonuses = rules.bonuses_in(contract)
    if kind == "bid" and (key in rules.contracts or words.has(f"means-of-{key.replace('_', '-')}")):
        return contract_meaning(key, rules, words)
    if kind == "say" and key in bonuses and not bonuses[key].told_as:
        return bonus_meaning(bonuses[key], rules, words)
    if kind == TERM and key in rules.terms:
        return Meaning(words(f"explain-term-{key}", **_options(rules)), rules.terms[key])
    if code == KONTRA and (rule := _ladder(rules)):
        step = sentence_case(step_name(1, words))
        return Meaning(words("explain-kontra", step=step, **_options(rules)), rule)
    return None


def _ladder(rules: Rules) -> str:
    return next((rules.cites[topic] for topic in LADDERS if topic in rules.cites), "")


def _doubles(rules: Rules) -> bool:
    """Whether there is a kontra at this table (SLO-OPT-32)."""
    return bool(_ladder(rules)) and rules.options.get("max_kontra_level") != "0"


# What one may ask about -------------------------------------------------------------------------


def whats_this(info: TableInfo, view: View, words: Words) -> Select | None:
    """The select that explains what can be bid or said now.

    Contracts while bidding, in a compulsory klop deal only those that can be bid; announcements
    while speaking; and there, at the talon and with proposals, words of the game.
    """
    choices = (*_bids_and_announcements(view, words), *_terms(view, words))[:MAX_CHOICES]
    if not choices:
        return None
    return Select(info.control("what"), words("hand-whats-this"), choices)


def _terms(view: View, words: Words) -> Iterator[Choice]:
    if view.hand and {Bid, Say, Kontra, Take, Word} & {offer.kind for offer in view.offers}:
        for key in view.rules.terms:
            yield Choice(f"{TERM}:{key}", words(f"term-{key}"))


def _bids_and_announcements(view: View, words: Words) -> Iterator[Choice]:
    rules, kinds = view.rules, {offer.kind for offer in view.offers}
    if Bid in kinds:
        offered = [key for offer in view.offers if offer.kind is Bid for key in offer.keys]
        bids = [key for key, row in rules.contracts.items() if row.bid_by != "nobody"]
        usual = [] if view.carry.compulsory else bids
        for key in dict.fromkeys((*usual, *offered)):
            note = means(key, rules, words)
            yield Choice(f"bid:{key}", contract_name(key, words), note[:MAX_CHOICE_TEXT])
    elif kinds & {Say, Kontra}:
        offered = [key for offer in view.offers if offer.kind is Say for key in offer.keys]
        for key, bonus in rules.bonuses.items():
            if key in offered or (not bonus.told_as and _may_count(bonus, view)):
                yield Choice(f"say:{key}", bonus_name(key, words))
        if view.contract is not None and view.contract.kontra and _doubles(rules):
            yield Choice(KONTRA, sentence_case(step_name(1, words)))


def _may_count(bonus: Bonus, view: View) -> bool:
    """True if somebody might announce or make a bonus in this contract (SLO-ANN-4, SLO-CON-6)."""
    if view.contract is None or not view.contract.bonuses:
        return False
    return bool(view.called) or bonus.needs != "called_king"
