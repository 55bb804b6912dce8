# What is kept of people, and being forgotten.

help-privacy = **Privacy**
privacy-title = **What the bot keeps about you**
privacy-kept = So that a match survives a restart and a leaderboard remembers, this bot keeps:
privacy-names = your Discord ID, and the name you had at tables of each server: so that your seat is yours, and scores have a name
privacy-choices = the language, the look and the way of playing that you chose, and the servers that call you to new tables
privacy-play = the matches you played: seats you had, and seats you asked for, matches you were removed from, every move and when you made it, hints you asked for, scores
privacy-sums = totals of these for profiles and leaderboards: deals, results, ratings
privacy-looks-back = analyses of your deals, the deal you play on from, where you are in a lesson, which lessons you have done or were offered, what the coach has explained to you or asked you, and your puzzles: answers, rating, votes, and when which one comes back
privacy-presses = what you pressed in the last quarter of an hour, and the token with which Discord lets the answer be changed: so that your page goes on after a restart (nobody is given the token, so the file doesn't contain it)
privacy-shared = pages that you shared in a channel in the last 30 days, with the message of each: so that sharing one again posts no second message
privacy-words = words that you added to the secret of a deal: so that you can check them (of a word that is deleted, a digest stays with the deal, by which others check it)
privacy-contests = your tries at deals of the day, in challenges and in tournaments, whom you challenged, which tournaments you announced (and named) or entered, your teams in team matches, your ranks there and in ladders, your leagues and the name you joined them with, and whether you want reminders: moves, results, points lost to mistakes (until a deal closes, a number stays even if you are forgotten, which only the deal's secret could link to you, so that nobody gets a second try); once a deal of the day, a rated deal or a tournament is over, whoever has finished it in time can look at how you played it, with your name only in the server where you played
privacy-blocked = if the host of this bot keeps you from playing: that they do, since when, and why (this stays even if you are forgotten, as it is the host's own list)
privacy-not-kept = It reads no messages, keeps no addresses and passes nothing on. All of it lies in one database at the host of this bot, and in the backups they make.
privacy-rights = `/tarok privacy export` gives you all of it as a file. `/tarok privacy forget` deletes it: what others have played stays, with “a former player” in your seat. Messages that are already in channels stay there.
privacy-export = This is all that the bot keeps about you, except tokens, and your moves and mistakes at deals that others can still play: these come in the file once the deals have closed. It's for you alone: nobody else sees this message.
privacy-sure = **Shall I forget you?** Your matches, ratings and settings go for good. Wherever you are playing now, the house plays on for you, and a table at which you are alone is closed. This can't be undone.
privacy-forget-yes = Forget me
privacy-stays = Nothing was changed.
privacy-forgotten = Done: you've been forgotten. What others have played stays, with “a former player” in your seat. Backups forget you when they are replaced. If you play again, you start anew.
