"""The aim of a stage of the deal in one line, for people in their first deals."""

from bot.deals.deciding import side_points
from bot.deals.wording.words import card_sign, joined_names, plain_name
from bot.games.info import AUCTION, TableInfo
from bot.kit.l10n import Words
from engine import DECLARING, Contract, Pass, View


def aim(info: TableInfo, view: View, words: Words) -> str:
    """The aim of the viewer at this stage, from the view alone; empty if there is none to tell."""
    declaring, _ = view.rules.goals
    if view.over or view.viewer not in view.order or not declaring:
        return ""
    if view.contract is None:
        passes = view.turn != view.viewer or any(offer.kind is Pass for offer in view.offers)
        return words("aim-bid", needed=declaring) if view.phase in AUCTION and passes else ""
    choice = _aim_of_choice(view.phase, declaring, words) if view.turn == view.viewer else ""
    return choice or _aim_of_play(info, view, view.contract, words)


def _aim_of_choice(phase: str, declaring: str, words: Words) -> str:
    """The aim of a player who chooses something between the auction and the play."""
    match phase:
        case "call":
            return words("aim-call", needed=declaring)
        case "talon":
            return words("aim-talon")
        case "discard":
            return words("aim-discard")
        case "announcements" | "kontra":
            return words("aim-say")
    return ""


def _aim_of_play(info: TableInfo, view: View, contract: Contract, words: Words) -> str:
    declares = view.viewer == view.declarer
    name = "" if view.declarer is None else plain_name(info, view.declarer)
    match contract.aim:
        case "alone":
            return words("aim-little")
        case "no_trick":
            return words("aim-beggar-own") if declares else words("aim-beggar", name=name)
        case "all_tricks":
            return words("aim-valat-own") if declares else words("aim-valat", name=name)
        case "points":
            return _aim_of_points(info, view, words)


def _aim_of_points(info: TableInfo, view: View, words: Words) -> str:
    """The card points that the viewer's side needs, and those that it has."""
    assert view.viewer is not None
    side = view.sides[view.viewer]
    points = side_points(view)
    partners = [plain_name(info, player) for player in view.own_side if player != view.viewer]
    declaring, _ = view.rules.goals
    needed = view.rules.goals[int(view.declarer is not None and side != DECLARING)]
    facts = {"needed": needed, "against": declaring, "points": points}
    if partners:
        facts["names"] = joined_names(partners, words)
    if view.rules.teams:
        return words("aim-team", **facts)
    if view.declarer is None:
        return words("aim-each", **facts)
    if side is None:
        return ""
    name = plain_name(info, view.declarer)
    if any(view.sides[player] is None for player in view.order):
        king = card_sign(view.rules.pack, view.called, words)
        key = "aim-secret" if side == DECLARING else "aim-def-secret"
        return words(key, **facts, king=king, name=name)
    if side == DECLARING:
        return words("aim-with" if partners else "aim-alone", **facts)
    return words("aim-def-with" if partners else "aim-def-alone", **facts, name=name)
