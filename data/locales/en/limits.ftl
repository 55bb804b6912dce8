# What one person may ask for at most.

denied-many-tables = You already have { $most } open tables. Play one to its end, or close it with `/tarok stop`, and then open another.
denied-many-threads = { $most } threads have been opened for you in the last hour. Try again later, or play in one of those.
denied-many-questions = You are already waiting for { $most } hints or analyses. Ask again when one of them is there.
denied-many-exports = You have asked for your data { $most } times in the last ten minutes. Ask again in a few minutes.
denied-many-clicks = That was very quick, so your last press did nothing. Wait a few seconds, and go on.
denied-being-prepared = What you asked for is still being prepared. Please wait a few seconds.
denied-many-take-backs = You have asked { $most } times in this deal to take a move back; now it stays as it is.
denied-many-challenges = You have sent { $most } challenges in the last hour. Try again later.
denied-many-unanswered = { $most } of your challenges are still unanswered. Wait for an answer, or withdraw one.
denied-many-team-matches = You have made { $most } team matches that have not begun. Start one of them, or cancel one.
