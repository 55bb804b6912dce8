# What the bot answers to a person, in private.

reply-stale = The table has moved on since then; this is how it stands now.
reply-slip = That was quick: the page had just changed, so nothing was done. This is how it stands now.
reply-never-mind = Nothing has changed.
reply-done-already = That has been done; only my answer was lost on its way.
reply-shared-update = You had already shared this here: I've brought that message up to date.
reply-accident = Something went wrong on my side. Nothing was lost: please try again.
reply-discord-trouble = I needed something from Discord just now and didn't get it. Please try again in a moment.
reply-refused = Discord refused what I wanted to show you. What you did counts all the same. Please tell the person who runs me.
reply-too-large = What I wanted to show you is too large for Discord. Please ask the person who runs me for it.
reply-command-changed = This command has changed since your Discord learned it. Please wait a moment or reload Discord, then type it again.
reply-not-allowed = You can't use that command here.
reply-store-trouble = I can't write to my database right now, so nothing was played. Please tell the person who runs me, and try again later.
reply-table-over = This match is over; its score is in the channel. `/tarok new` opens another table.
reply-deal-over = The deal is over; its score is in the channel.
reply-over-by-then = The deal was over by then; its score is in the channel.
reply-welcome-back = Welcome back: the seat is yours again.
reply-you-may = You can play that card.
reply-table-opened = The table is open: others can join with the buttons in the channel. Your cards will come to you here.
reply-thread-opened = The table is open in a thread of its own: { $thread }. Your cards will come to you here.
reply-seat-taken = The seat of { $name } is yours from the next deal on, and so is its score. Your cards will come to you here.
reply-paused = The table is paused until somebody resumes.
reply-paused-for-a-day = The table is paused until somebody resumes, for 24 hours at most: if somebody else asks for the pause, too, it lasts longer.
reply-resumed = The game goes on.
reply-rematch = The same again: the table is open in the channel. Your cards will come to you here.
reply-for-all = It is in the channel, where everybody can see it.
reply-board-posted = The table is at the bottom of the channel again.
reply-board-trouble = I can't draw the table in this channel ({ $known ->
    [missing-permissions] Missing Permissions
    [missing-access] Missing Access
   *[other] { $reason }
}). The game goes on here; please ask a moderator to let me write there.
reply-left-game = You've left; a house player plays on for you. Press *My hand* to come back.
reply-left-lobby = You've left the table.
reply-skis = The Škis round is declared: it begins with the next deal.
reply-stopped = The table is closed.
reply-would-end = It ends once all agree.
reply-record = The record of the deal: `{ $file }`

denied-not-at-table = You aren't sitting at this table.
denied-no-deal = There's no deal on the table.
denied-deal-over = The deal is over. *{ $look }* below its score shows every trick.
denied-table-closed = This table is closed. `/tarok new` opens another.
denied-no-table-here = There's no table in this channel. `/tarok new` opens one.
denied-table-unreadable = The table in this channel was made by a different version of this bot, which can still read it. Somebody who may manage channels can give it up with `/tarok stop`.
denied-servers-only = That only works in the channels of a server that has added me.
denied-no-such-number = This game is for { $numbers } players.
denied-no-such-options = These options don't go together in this game.
denied-no-such-length = A match of this game can have { $numbers } deals, and no other number.
denied-thread-refused = I couldn't open a thread here for the table. Please ask a moderator to let me create public threads and write in them, or to allow one table a channel only (`/tarok server defaults`).
denied-threads-full = This server has as many active threads as Discord allows, so I couldn't open one for the table. Please close some threads, or ask a moderator to allow one table a channel only (`/tarok server defaults`).
denied-thread-later = Discord lets me open no more threads for now. Please try again in a few minutes.
denied-thread-lost = Discord didn't answer when I asked for a thread. Please try again: a thread that was opened after all is used.
denied-thread-impossible = Discord doesn't let me open a thread in this channel. Please try another channel.
denied-channel-taken = There's already a table in this channel. Use another channel or a thread, or close the table with `/tarok stop`.
denied-no-such-value = I can't use that value. While you type, Discord shows what each option takes.
denied-no-such-value-of = I can't use that value of *{ $option }*. While you type, Discord shows what it takes.
denied-no-such-rule = There's no rule with that number. The list that appears while you type shows them all.
denied-no-such-game = I don't know that game. The list that appears while you type shows all that are played here.
denied-no-such-preset = I don't know rules by that name. The list that appears while you type shows what there is.
denied-not-yours-to-settle = Only somebody who may manage this server can choose that.
denied-table-full = All seats are taken.
denied-no-house-player = There's no house player here.
denied-already-started = The match has begun.
denied-not-started = The match hasn't begun yet: it starts when all seats are filled and the host presses *Start*.
denied-seats-empty = { $seats ->
    [one] One seat is still empty: wait for another player, or add a house player.
   *[other] { $seats } seats are still empty: wait for more players, or add house players.
}
denied-not-ready = Not everybody is ready yet: { $names }.
denied-nobody-to-remove = That person isn't at your table any more.
denied-nobody-to-invite = Please name the friends you want to call by mentioning them: type @ and choose, up to { $most } at a time.
denied-invited-sit-here = Everybody you named sits at this table already. Name friends who don't: type @ and choose.
denied-named-a-bot = Bot accounts don't play, and neither does mine. Name a person: type @ and choose. To play with the house, open a table with `/tarok new`: it takes the empty seats.
denied-named-nobody = Discord knows nobody by that mention. Type @ and choose a person from the list.
denied-named-unavailable = <@{ $user }> can't play on this bot at present. Please try again another time, or with somebody else.
denied-sits-already = You have a seat at this table already.
denied-join-between = A deal is being played. Between two deals you can take a house player's seat.
denied-paused = The table is paused. Press *Resume* on the table, or use `/tarok match resume`, and then play on.
denied-not-paused = The table isn't paused.
denied-no-rematch = Only the people who played this match can ask for another.
denied-match-goes-on = That match isn't over yet.
denied-founder-only = Only { $name }, the host of this table, can do that. If nothing happens here for { $minutes } minutes, anybody who sits here can.
denied-removed = { $name } has removed you from this table. They can invite you again.
denied-removed-guest = { $name } has removed somebody you named, so only { $name } can invite them again.
denied-already-left = You've left already; press *My hand* to come back.
denied-not-yours-to-stop = Only { $name }, the host of this table, or somebody who may manage channels, can close it.
denied-no-skis-round = This match has no Škis round: it ends by itself after its last deal, or at once with `/tarok stop`.
denied-skis-already = The Škis round has been declared already.
denied-seat-with-house = A house player plays for you now. Press *My hand* to take your seat back.
denied-unknown-code = I don't know that move. The list that appears while you type shows what you can do.
denied-no-hints = There are no hints at this table. The host can allow them in the lobby, before the match.
denied-unknown-button = I don't know that button any more.
denied-permission-missing = I need a permission in this channel that I don't have: *{ $permission ->
    [view_channel] View Channel
    [send_messages] Send Messages
   *[other] Send Messages in Threads
}*. Please ask a moderator to give it to me.
denied-not-your-match = Only those who played this match may look at its deals. One of them can share a deal here with *Share*.
denied-match-elsewhere = You can look at the deals of that match only where you played it: open them in that server or chat.
denied-not-your-deal = Only those who sat at the table in this deal may look at it. One of them can share it here with *Share*.
denied-shared-already = You have already shared this here: it is posted in the channel, where everybody can see it.
denied-shared-elsewhere = You can share this deal only where you played it: open it in that server or chat, and press *Share* there.
denied-no-match-of-yours = You haven't played a match here yet.
denied-no-deal-of-yours = You haven't finished a deal of this match yet. Deals from before you came are for those who played them.
denied-no-such-deal = That deal isn't finished, or there's no such deal.
denied-no-such-position = Nobody can play on from there: the deal was over by then.
denied-practice-gone = That practice is over: there is only ever your newest one. Open the deal or the puzzle again to begin another.
denied-practice-unreadable = That practice can't go on: it was begun with a different version of this bot. Open the deal or the puzzle again to begin another.
denied-deal-unreadable = I can't read that deal any more: it was played with a different version of this bot.
denied-no-decisions = You had nothing to decide in that deal, so there's nothing to analyse.
denied-nobody-analyses = I can't think that far right now: either I've only just started, or whoever runs me has switched thinking off (`TAROK_WORKERS`). Please try again in a minute.
denied-analysis-failed = I lost my train of thought in the middle of it. Nothing else was lost: please try again.
denied-no-finished-deal = { $deals ->
    [0] No deal of this table is finished yet.
    [one] Only one deal of this table is finished.
   *[other] Only { $deals } deals of this table are finished.
}
denied-may-not-look = Only those who may manage a server that has added me choose how its tables are drawn.
denied-may-not-choose-language = Only those who may manage a server that has added me choose its language.
