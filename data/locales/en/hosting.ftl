# What the bot says to those who run it.

denied-host-only = That's for those who run this bot. `/tarok help` shows what you can do here.
hosting-stats = **What was played each day:** people who made a move, tables opened (by language), and deals finished (by game and number of players).
hosting-nothing-played = Nothing was played on these days.
hosting-day = day (UTC)
hosting-people = people
hosting-tables = tables
hosting-deals = deals
hosting-log = The log now has lines of { $level } and above, until the next restart. With several processes, it is the log of the one that serves this channel.
hosting-maintenance = **The bot will soon be away for about { $minutes } min,** for maintenance. Nothing is lost: this table goes on afterwards just where it is.
hosting-announced = Within a few seconds every table that is playing now gets this message, once.
hosting-drained = New tables can't be opened until { $until }; those that are open go on. `/tarok host drain` with 0 minutes ends this sooner.
hosting-not-drained = New tables can be opened.
denied-no-new-tables = The bot is about to have maintenance, so no new tables can be opened until { $until }. Tables that are open go on. Please try again then.
