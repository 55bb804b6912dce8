"""Writing the game record (docs/records.md)."""

from collections.abc import Iterable, Iterator

from engine.acting import act, open_deal
from engine.cards import Cards
from engine.codec import decode
from engine.deal import Cutting
from engine.registry import variant
from engine.rules import CUT, Rules
from engine.scores import Carry

HEADER = "tarok-record 1"


def write(
    rules: Rules,
    carry: Carry,
    scores: tuple[int, ...],
    dealer: int,
    deck: tuple[Cards, ...],
    moves: Iterable[tuple[int, str]],
) -> str:
    """The record of one deal, as docs/records.md has it.

    A cut shows in the deck, a knock in the line of the deal: their moves are left out.
    """
    deal, left = open_deal(rules, deck, dealer, carry), list(moves)
    while deal.cutting is not None and not deal.cutting.method and left:
        player, code = left.pop(0)
        deal = act(deal, player, decode(rules.pack, code))
    lines = [HEADER, f"variant {rules.variant}", f"players {rules.players}"]
    defaults = {option.key: option.values[0] for option in variant(rules.variant).options}
    lines += [
        f"option {key} {value}" for key, value in rules.options.items() if value != defaults[key]
    ]
    lines.append("carry scores " + " ".join(map(str, scores)))
    lines += [f"carry {line}" for line in carry_lines(carry)]
    cutting = deal.cutting or Cutting(deck, method=CUT)
    method = "" if cutting.method in ("", CUT) else f" method={cutting.method}"
    lines.append(f"deal dealer={dealer}{method}")
    lines.append("deck " + " ".join(rules.pack.code(card) for card in cutting.deck))
    lines += [f"{player} {code}" for player, code in left]
    return "\n".join(lines) + "\n"


def carry_lines(carry: Carry) -> Iterator[str]:
    """The lines about what earlier deals left behind."""
    for key, value in carry.plain().items():
        if isinstance(value, tuple):
            yield f"{key} " + " ".join(map(str, value))
        elif isinstance(value, bool):
            yield from (key,) if value else ()
        else:
            yield f"{key} {'-' if value is None else value}"
