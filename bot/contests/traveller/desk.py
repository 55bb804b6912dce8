"""Travellers: presses in, private pages out."""

from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.contests.traveller.pages import (
    ENTRY,
    LINE,
    RESULT,
    TRAVELLER,
    contract_line_page,
    deal_page,
    player_name,
    read_control,
    traveller_page,
)
from bot.contests.traveller.service import Travellers
from bot.kit.errors import Denied
from bot.kit.routes import Press, Route, checked_control
from bot.kit.wishes import Aside, Note, Shown


class TravellerDesk:
    """Presses on travellers. Every method raises Denied, StoreError or nothing."""

    def __init__(self, travellers: Travellers, languages: Languages, looks: Looks) -> None:
        self._travellers = travellers
        self._languages = languages
        self._looks = looks

    def routes(self) -> tuple[Route, ...]:
        """Return the route of all controls of travellers."""
        return (Route(at=f"{TRAVELLER}:#:#", answer=self._show),)

    async def _show(self, press: Press) -> Shown:
        """Show all lines, the results of a line, or a deal as it was played there."""
        person, guild = press.person, press.place.guild
        control = checked_control(read_control(press.custom_id, press.value))
        traveller = await self._travellers.read(
            guild, person.user, control.contest, control.deal, person.words
        )
        words = person.words.of(traveller.contest.variant)
        if control.view == LINE:
            line = traveller.line(control.key)
            if line is None:
                raise Denied("no-traveller-line")
            return Note(contract_line_page(traveller, line, words, at=control.step))
        if control.view != RESULT:
            shown = traveller_page(traveller, words, at=control.step)
            return Aside(shown) if control.view == ENTRY else Note(shown)
        line_with_result = traveller.line_of(control.key)
        if line_with_result is None or not line_with_result[1].can_be_seen:
            raise Denied("no-traveller-line")
        line, result = line_with_result
        others = self._languages.house_names(guild, person.server_locale)
        names = (player_name(result, person.name, words), *others)
        deal = await self._travellers.replay(traveller, result, names)
        look = self._looks.of(person.user)
        return Note(deal_page(traveller, line, result, deal, words, look, step=control.step))
