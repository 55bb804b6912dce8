# What the bot answers to a person, in private.

reply-stale = The table has gone on since then; this is how it stands now.
reply-accident = Something went wrong on my side. Nothing was lost: please try once more.
reply-command-changed = This command has changed since your Discord learned it. Please wait a moment or reload Discord, then type it anew.
reply-not-allowed = You may not use that command here.
reply-store-trouble = I cannot write to my database right now, so nothing was played. Please tell the person who runs me, and try again later.
reply-table-over = This match is over; its score is in the channel. `/tarok new` opens another table.
reply-deal-over = The deal is over; its score is in the channel.
reply-welcome-back = Welcome back: the seat is yours again.
reply-you-may = You may play that card.
reply-table-opened = The table is open: the others can join with the buttons in the channel. Your cards will come to you here.
reply-board-posted = The table stands at the bottom of the channel again.
reply-board-trouble = I cannot draw the table in this channel ({ $reason }). The game goes on here; please ask a moderator to let me write.
reply-left-game = You have left; a house player plays on for you. Press *My hand* to come back.
reply-left-lobby = You have left the table.
reply-skis = The Škis round is declared: it begins with the next deal.
reply-stopped = The table is closed.
reply-record = The record of the deal: `{ $file }`

denied-not-at-table = You do not sit at this table.
denied-no-deal = There is no deal on the table.
denied-table-closed = This table is closed. `/tarok new` opens another.
denied-no-table-here = There is no table in this channel. `/tarok new` opens one.
denied-table-unreadable = The table of this channel was made by another release of me, which can still read it. Somebody who may manage channels can give it up with `/tarok stop`.
denied-servers-only = That is for the channels of a server.
denied-no-such-number = This game is for { $numbers } players.
denied-no-such-options = These options do not go together in this game.
denied-no-such-length = A match of this game can have { $numbers } deals, not so many.
denied-channel-taken = There is already a table in this channel. Use another channel or a thread, or close the table with `/tarok stop`.
denied-no-such-value = I cannot use that value. Discord shows what each option takes while you type.
denied-no-such-game = That game is not played here.
denied-table-full = All seats are taken.
denied-no-house-player = No house player sits here.
denied-already-started = The match has begun.
denied-not-started = The match has not begun yet: it starts when all seats are filled and somebody presses *Start*.
denied-seats-empty = { $seats ->
    [one] One seat is still empty: wait for another player, or add a house player.
   *[other] { $seats } seats are still empty: wait for more players, or add house players.
}
denied-already-left = You have left already; press *My hand* to come back.
denied-not-yours-to-stop = Only the person who opened the table, or somebody who may manage channels, can close it.
denied-no-skis-round = This match has another end; there is no Škis round.
denied-skis-already = The Škis round has been declared already.
denied-seat-with-house = A house player plays for you now. Press *My hand* to take your seat back.
denied-unknown-code = I do not know that move. The list that appears while you type shows what you may do.
denied-unknown-button = I do not know that button any more.
denied-permission-missing = I lack a permission in this channel: *{ $permission ->
    [view_channel] View Channel
    [send_messages] Send Messages
   *[other] Send Messages in Threads
}*. Please ask a moderator to give it to me.
denied-no-finished-deal = { $deals ->
    [0] No deal of this table is finished yet.
    [one] Only one deal of this table is finished.
   *[other] Only { $deals } deals of this table are finished.
}
