"""A chosen language is read at once, everywhere, and after a restart as well."""

from bot.kit.l10n import languages, load_words
from sandbox import Body, BotProcess, User, controls, text_of
from tests.languages.complete import LANGUAGES, every_language
from tests.wire.conftest import StartBot
from tests.wire.playing import controls_of


async def choose_language(user: User, language: str, whose: str = "person") -> Body:
    """The answer to a choice."""
    answer = await user.slash("tarok language", **{"language": language, "for": whose})
    assert answer.message is not None and answer.ephemeral
    return answer.message


def select_prompt(message: Body) -> str:
    """The choice that the language select shows."""
    prompt: str = next(
        control["placeholder"] for control in controls(message) if "placeholder" in control
    )
    return prompt


async def open_lobby(user: User) -> Body:
    """The lobby opened in the channel."""
    await user.slash("tarok new", game="slovenian", deals=1)
    seen = await user.wait_for(lambda ms: any(controls_of(m) for m in ms))
    return next(message for message in seen if controls_of(message))


@every_language
async def test_a_person_and_a_server_choose(
    bot: BotProcess, people: tuple[User, ...], language: str
) -> None:
    ana, bor, *_ = people
    words = load_words(strict=True)(language)
    shown = await choose_language(ana, language)
    assert words("language-title-person") in text_of(shown)
    assert select_prompt(shown) == languages()[language]
    refused = await bor.slash("tarok language", **{"language": language, "for": "server"})
    assert refused.message is not None
    await choose_language(ana, language, "server")
    lobby = await open_lobby(ana)
    labels = {control.get("label") for control in controls(lobby)}
    assert {words("lobby-join"), words("lobby-fill")} <= labels
    helped = await bor.slash("tarok help")
    assert helped.message is not None and words("help-tables") in text_of(helped.message)


@every_language
async def test_a_choice_in_the_list_outlives_the_process(
    start_bot: StartBot, people: tuple[User, ...], language: str
) -> None:
    bot = await start_bot()
    ana = people[0]
    await ana.use_discord_in("de")
    answer = await ana.slash("tarok language")
    assert answer.message is not None
    select = next(control for control in controls(answer.message) if "placeholder" in control)
    assert [option["value"] for option in select["options"]] == ["auto", *LANGUAGES]
    again = await ana.select(answer.message, select["custom_id"], [language])
    assert again.message is not None and select_prompt(again.message) == languages()[language]
    await bot.stop()
    await start_bot()
    answer = await ana.slash("tarok language")
    assert answer.message is not None and select_prompt(answer.message) == languages()[language]
    assert (await choose_language(ana, "auto")) is not None
