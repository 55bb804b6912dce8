# People and servers that the host of the bot keeps from playing.

blocks-user = **You're kept from playing on this bot.** Its host has decided so, for this reason:
blocks-server = **This server is kept from playing on this bot.** Its host has decided so, for this reason:
blocks-appeal = If you think that this is a mistake, write to the host: the address is in the terms of this bot, which its profile on Discord leads to. You can still see, export and delete your data: `/tarok privacy show`.
blocks-again = You're kept from playing on this bot. If you think that this is a mistake, its terms have the host's address.
