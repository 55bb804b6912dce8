"""Ids of controls as pages have them, and the settings of a bot under test."""

from pathlib import Path

from bot.base.settings import Settings
from sandbox import Server


def settings_of(server: Server, database: Path) -> Settings:
    """Those of a bot in the test's process that keeps nobody waiting."""
    where = server.environment
    return Settings(
        token=where["DISCORD_TOKEN"],
        database=database,
        api=where["TAROK_DISCORD_API"],
        gateway=where["TAROK_DISCORD_GATEWAY"],
        pace=0,
        solo_pace=0,
        redraw=0.01,
        look="text",
        slip=0,
        limited=False,
    )


VALID = (
    "t:1:0:hand", "t:1:0:sure:pass", "t:1:0:pick", "t:1:0:lay:S7", "t:1:0:play:T21",
    "t:1:0:hint:1", "t:1:0:recall:1", "t:1:0:undo:yes", "t:1:0:guest:yes:11", "t:1:0:dismiss:11",
    "t:1:0:word:1",
    "t:1:0:option:deals:r", "t:1:0:options:1", "t:1:0:options-at", "t:1:0:preset", "t:1:0:level:1",
    "t:1:0:patience", "t:1:0:remove", "t:1:0:why", "t:1:0:what", "t:1:0:kontra:game",
    "again:1", "bring:1", "replay:1:1:0:n", "share:1:1:0:n", "others:1:1", "others:1:1:pick",
    "others:1:1:1:0:n", "analyse:1:1:0:next", "analyse:1:1:9:m", "practise:1:1:0",
    "p:1:0:pass", "p:1:0:hint:1",
    "l:1:0:play:HK", "l:1:0:answer:0", "l:1:0:back", "l:1:0:skip", "l:1:0:stop",
    "l:1:0:way:0", "l:1:0:step",
    "puzzle:day", "puzzle:back", "puzzle:try:0a1b2c3d", "puzzle:share:20788",
    "learn:on", "learn:all", "learn:start:1", "learn:pick", "learn:offer:6",
    "learn:game:slovenian", "learn:play", "learn:play:strohmann",
    "daily:open:1", "daily:result:1", "daily:day:700", "daily:secrets:700", "daily:rated:1",
    "daily:share:1", "daily:remind:1", "daily:open:1:1", "daily:show:1:2",
    "duel:show:1", "duel:past:1", "duel:try:1", "duel:play:1",
    "cup:show:1", "cup:ranks:1:0", "cup:enter:1", "cup:try:1", "cup:ask:1", "cup:back:1:1",
    "traveller:1:0", "traveller:1:0:l:declarer.three:0:a", "traveller:1:0:r:club1:0:f",
    "cup:series:1", "cup:last:1", "cup:stop:1",
    "teams:show:1", "teams:sit:1:0", "teams:table:1", "teams:start:1",
    "e:1:0:pass", "e:1:0:hint:1", "e:1:0:sure:pass", "e:1:0:lay:S7+S8", "e:1:0:why",
    "ladder:week:1:0::o", "ladder:day:700:0:slovenian:o", "rated:week:1:0::o", "dailies:here",
    "calls:join", "days:month:0", "days:month:202611", "days:records", "days:decisions",
    "leagues:join",
    "profile:11:slovenian:4:0:o", "leaders:0:slovenian:4:0:n", "leaders:0:slovenian:4:0:game",
    "manual:slovenian:1:n", "rule:SLO-1", "look:person:style:text", "look:person:language:chosen",
    "look:person:habits:", "look:person:forced_cards:never",
    "evaluate:go:slovenian:4:0:3ffc0000000000", "evaluate:T:slovenian:4:0:0",
    "evaluate:seat:taper:3:0:0", "puzzle:1:1:next", "puzzle:1:1:play:T1", "puzzle:1:1:up",
    "forget:no", "d:slovenian:option:deals", "d:slovenian:options:1", "d:slovenian:preset",
    "d::game", "d::several:on", "d::leagues:on", "d::choose", "d::back",
)  # fmt: skip
"""Ids as the bot makes them, of every kind."""
