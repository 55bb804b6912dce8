"""People and roles mentioned in the text of a command, and the ids of people in controls."""

import re
from typing import Final

from bot.kit.errors import Denied

MENTION: Final = re.compile(r"<@!?([0-9]{1,19})>")
ROLE_MENTION: Final = re.compile(r"<@&([0-9]{1,19})>")
NO_ID: Final = 1 << 63
"""No id is as large: the store takes none."""


def mentioned_users(text: str | None) -> tuple[int, ...]:
    """The users mentioned in a text, each once, in order.

    >>> mentioned_users("<@12> and <@!13>, <@12> again, and <@9999999999999999999>")
    (12, 13)
    """
    users = (int(number) for number in MENTION.findall(str(text or "")))
    return tuple(dict.fromkeys(user for user in users if user < NO_ID))


def sole_role(text: str, guild: int) -> int:
    """The one role of a server mentioned in a text, except @everyone. Raises Denied.

    >>> sole_role("<@&12>", guild=5)
    12
    """
    roles = {int(number) for number in ROLE_MENTION.findall(str(text))}
    if len(roles) != 1 or guild in roles or max(roles) >= NO_ID:
        raise Denied("one-role")
    return roles.pop()


def sole_mention(text: str) -> int:
    """The one user mentioned in a text. Raises Denied for none or several."""
    users = mentioned_users(text)
    if len(users) != 1:
        raise Denied("nobody-to-look-at")
    return users[0]


def user_id(text: str) -> int | None:
    """The id that a control carries; None if there can be no such user.

    >>> user_id("1575645730184364038"), user_id("٣"), user_id("9" * 19)
    (1575645730184364038, None, None)
    """
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(NO_ID))):
        return None
    return int(text) if int(text) < NO_ID else None
