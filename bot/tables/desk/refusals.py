"""Why a move was refused, in words for its player; the engine's own sentences are for its users."""

from bot.deals.words import SUIT_SIGNS, code_sign, contract_name, plain, plain_name
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from engine import Refused


def refusal(words: Words, refused: Refused, info: TableInfo) -> str:
    """The reason as a sentence with the number of the rule."""
    words = words.of(info.variant)
    facts: dict[str, str | int] = dict(refused.facts)
    for key, value in facts.items():
        facts[key] = _fact(key, value, words, info)
    return words("refused", reason=words(f"refused-{refused.reason}", **facts), rule=refused.rule)


def _fact(key: str, value: str | int, words: Words, info: TableInfo) -> str | int:
    if key in ("turn", "owner") and isinstance(value, int):
        return plain_name(info, value)
    if key == "suit":
        return SUIT_SIGNS.get(str(value), words("suit-trumps"))
    if key == "card":
        return code_sign(str(value), words)
    if key in ("contract", "high") and words.has(f"contract-{str(value).replace('_', '-')}"):
        return contract_name(str(value), words)
    return plain(value) if isinstance(value, str) else value
