"""An answer that Discord refuses is followed by a plain one, whatever was asked."""

import pytest

from sandbox import BotProcess, Sandbox, User, text_of

TOO_LARGE, REFUSED = "too large for Discord", "Discord refused what I wanted to show you"


@pytest.mark.parametrize(("kind", "sentence"), [("413", TOO_LARGE), ("400", REFUSED)])
async def test_command_whose_answer_is_refused_is_told_so(
    bot: BotProcess, people: tuple[User, ...], sandbox: Sandbox, kind: str, sentence: str
) -> None:
    """It was told nothing: Discord said that the application did not respond."""
    del bot
    ana = people[0]
    for command in ("help", "profile", "daily", "privacy export", "privacy show", "look"):
        await ana.slash(f"tarok {command}")  # what it needs is made now, however long that takes
        await sandbox.send("fault", method="POST", path="/callback$", kind=kind)
        answer = await ana.slash(f"tarok {command}")
        assert answer.message is not None and sentence in text_of(answer.message), command
        assert answer.ephemeral
        answer = await ana.slash(f"tarok {command}")
        assert answer.message is not None and sentence not in text_of(answer.message), command
