"""The desk of tests, the people who use it, and the pages it shows."""

from bot.archive.desk import ScoreDesk
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.help.desk import RulesDesk
from bot.kit.l10n import load_words
from bot.kit.page import Button, Page, Select
from bot.kit.wishes import Aside, Later, Note, Person, Response, Shown, Venue
from bot.tables.desk.desk import Desk, build_desk
from bot.tables.model.table import Table
from bot.tables.private.hand_page import DrawnHands
from bot.tables.private.undelivered import UndeliveredUpdates
from tests.bot.world import ANA, BOR, CHANNEL, CILKA, DANE, EVA, GUILD, World

WORDS = load_words(strict=True)("en")

PEOPLE = {
    user: Person(user, name, WORDS, global_name=name)
    for user, name in ((ANA, "Ana"), (BOR, "Bor"), (CILKA, "Cilka"), (DANE, "Dane"), (EVA, "Eva"))
}

HERE = Venue(GUILD, CHANNEL, "en")


def desk_of(
    world: World, *, languages: Languages | None = None, looks: Looks | None = None
) -> Desk:
    """The desk of a world's tables, with its default looks and languages if none are given."""
    return build_desk(
        world.tables,
        world.pages,
        languages or Languages(load_words(strict=True)),
        undelivered=UndeliveredUpdates(),
        looks=looks or Looks(),
        drawn_hands=DrawnHands(),
    )


def rules_of(world: World) -> RulesDesk:
    return RulesDesk(world.tables.register.form_in, Looks())


def scores_of(world: World) -> ScoreDesk:
    return ScoreDesk(world.archive())


def page_of(response: Response) -> Page:
    """The page that is shown."""
    assert isinstance(response, Shown)
    return response.page


def next_page_of(response: Response) -> Later | None:
    """The page that is to replace the one shown."""
    return response.then if isinstance(response, Note | Aside) else None


async def page_after(response: Response) -> Page:
    """The page that replaces the one shown, after a while."""
    then = next_page_of(response)
    assert then is not None
    return page_of(await then.make())


def is_of_table(control: Button | Select) -> bool:
    """Return whether a control acts on a table; others lead to lessons, rules and such."""
    return control.id.startswith("t:")


def pressed_move(control: Button | Select) -> tuple[int, str]:
    """The number of the move and the code that a control stands for."""
    _, _, seq, code = control.id.split(":", 3)
    return int(seq), code


async def open_lobby(desk: Desk, players: int = 4) -> Table:
    """Ana's lobby, in which she sits alone; its house plays at club level."""
    shown = await desk.lobby.open(PEOPLE[ANA], HERE, "slovenian", players, 1, level="club")
    return shown.table


def codes(page: Page) -> set[str]:
    """The codes of all controls of a table."""
    return {control.id.split(":", 3)[3] for control in page.controls() if is_of_table(control)}
