# Calls to new tables: whom a server calls, and its list of people.

calls-to-table = { $names }: { $host } has opened a table of { $game } in { $channel } with { $seats ->
    [one] one free seat
   *[other] { $seats } free seats
}.
calls-title = Calls to new tables
calls-what = When somebody opens a table in this server and seats are still free a moment later, one message in that channel calls people to it. There are at least ten minutes between two calls.
calls-are-off = Nobody is called.
calls-a-role = { $role } is called.
calls-from-list = The people on the list are called: { $number ->
    [0] nobody so far
    [one] one person
   *[other] { $number } people
}.
calls-you-are-listed = You're on the list.
calls-you-are-not-listed = You aren't on the list.
calls-about-roles = Choose a role with `/tarok server call`. Its people are notified only if everybody may mention the role, or if I may mention all roles.
calls-list-ends = If you choose something else, the list is deleted.
calls-join = Call me
calls-leave = Don't call me
calls-list = Call from a list
calls-nobody = Call nobody
calls-invite = Invite people here
calls-invitation = Would you like to be called when a table opens in this server and seats are free? At most once in ten minutes, and you can take yourself off the list at any time.
calls-joined = You'll be called when a table opens here.
calls-left = You won't be called any more.
denied-one-role = Please name one role by mentioning it: type @ and choose. It can't be @everyone.
denied-no-call-list = This server keeps no list of people to call to new tables.
denied-call-list-full = The list is full: { $most } people are on it.
