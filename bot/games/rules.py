"""Actions as named by people's controls."""

from bot.kit.errors import Denied
from engine import Action, BadCode, Rules, decode


def action_of(rules: Rules, code: str) -> Action:
    """The action for a code. Raises Denied."""
    try:
        return decode(rules.pack, code)
    except BadCode:
        raise Denied("unknown-code") from None
