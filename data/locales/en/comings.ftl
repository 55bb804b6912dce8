# Who leaves, and who comes back.

board-deserted = **Everybody has left the table.** It waits as it is until one of them comes back (`/tarok hand`); until then anybody may close it (`/tarok stop`), and after a long wait it closes by itself.
reply-left-last = You've left, and nobody else is here: the table waits as it is until one of you comes back with `/tarok hand`. Until then anybody may close it, and after a long wait it closes by itself.
reply-left-alone = You've left: the table waits as it is until you come back with `/tarok hand`. `/tarok stop` closes it for good; after a long wait it closes by itself.
reply-table-brought = The table is in this channel now. Your cards will come to you here.
elsewhere-title = There's no table in this channel. You have a seat at:
elsewhere-table = { $game } in { $channel }
elsewhere-bring = { $game }: bring it here
elsewhere-gone-on = This table goes on in { $channel }.
