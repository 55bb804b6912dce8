# Where there is no server with the bot in it: direct messages, groups, other servers.

reply-table-between-us = The table is open: here you play with the house. Its buttons are below, and your cards will come to you here.
reply-table-of-guest = The table is open, and your cards will come to you here. In this chat I can only answer you: I draw the table when one of you presses a button or types a command, and I can't call anybody whose turn it is. A message of mine that has stopped changing makes room for a newer one: `/tarok table` puts the table at the bottom.
denied-only-us = Nobody but you reads these messages, so there's nobody to invite. In a group or on a server you can play with friends.
denied-unseen = In this channel only you would see what I answer, so I can't open a table here. Play with me in a direct message, or ask somebody who manages the server to add me.
