"""What people do, by button or by command: wishes in, pages out, nothing of Discord.

Each part of the desk is for one matter; a wish is a method that returns what the person is shown.
"""

from dataclasses import dataclass

from bot.channel.hand_page import DrawnHands
from bot.channel.languages import Languages
from bot.channel.looks import Looks
from bot.channel.unshown import Unshown
from bot.interactions.fairness import FairnessDesk
from bot.interactions.gathering import GatheringDesk
from bot.interactions.lobby import LobbyDesk
from bot.interactions.lobby_options import OptionsDesk
from bot.interactions.match import MatchDesk
from bot.interactions.playing import PlayDesk
from bot.interactions.preferences import PreferenceDesk
from bot.interactions.privacy import PrivacyDesk
from bot.interactions.rules import RulesDesk
from bot.interactions.scores import ScoreDesk
from bot.interactions.server_defaults import DefaultsDesk
from bot.tables.archive import Archive
from bot.tables.hints import Hints
from bot.tables.register import Register
from bot.tables.tables import Tables


@dataclass(frozen=True)
class Desk:
    """The parts of the desk, and what whoever brings a wish needs besides."""

    register: Register
    """Finds the table that a wish is about."""
    languages: Languages
    lobby: LobbyDesk
    options: OptionsDesk
    gathering: GatheringDesk
    play: PlayDesk
    match: MatchDesk
    scores: ScoreDesk
    rules: RulesDesk
    preferences: PreferenceDesk
    defaults: DefaultsDesk
    privacy: PrivacyDesk
    fairness: FairnessDesk


def build_desk(
    tables: Tables,
    archive: Archive,
    languages: Languages,
    unshown: Unshown | None = None,
    looks: Looks | None = None,
    hints: Hints | None = None,
    drawn_hands: DrawnHands | None = None,
) -> Desk:
    """All parts, put together.

    ``unshown`` tells what channels cannot show of their tables.
    """
    looks = looks or Looks()
    return Desk(
        register=tables.register,
        languages=languages,
        lobby=LobbyDesk(tables, archive, languages),
        options=OptionsDesk(tables, languages),
        gathering=GatheringDesk(tables, languages),
        play=PlayDesk(tables, looks, hints, unshown or Unshown(), drawn_hands or DrawnHands()),
        match=MatchDesk(tables),
        scores=ScoreDesk(archive),
        rules=RulesDesk(tables.register, looks),
        preferences=PreferenceDesk(looks, languages),
        defaults=DefaultsDesk(tables.defaults),
        privacy=PrivacyDesk(tables.forgetting),
        fairness=FairnessDesk(tables.fairness),
    )
