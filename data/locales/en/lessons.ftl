# Lessons that are played.

lesson-head = { $number ->
        [0] { $title } · { $step } of { $steps }
       *[other] Lesson { $number } · { $title } · { $step } of { $steps }
    }
lesson-before = Before “{ $game }”: lesson { $number } · { $step } of { $steps }
lesson-again = Choose again.
lesson-played = The right one: { $answer }.
lesson-follows = { $cards }. It goes to { $name }.
lesson-forced = You had just one card to play, so it was played for you:
lesson-forced-many = In { $tricks } tricks you had just one card to play each time: they went by themselves.
lesson-played-for = { $tricks ->
    [one] The house has played a trick for you.
   *[other] The house has played { $tricks } tricks for you.
}
lesson-tricks = { $choice }: { $tricks ->
        [0] no trick
        [one] one trick
       *[other] { $tricks } tricks
    } for you
lesson-way = { $choice }: { $points }
lesson-ways = { $counted ->
        [0] How each choice ends:
       *[1] How each choice ends, in points of the declarer's side:
    }
lesson-ways-again = The same cards with each choice of lesson { $number }, in points of the declarer's side:
lesson-ways-key = Each trick in the order of play, with its taker above.
lesson-go-on = Your move.
lesson-over = { $number ->
        [0] { $title }: done.
       *[other] Lesson { $number } is done.
    }
lesson-next = Next: { $title }
lesson-offer = Learn: { $title }
lesson-back = Back
lesson-skip = Skip
lesson-all = All lessons
lesson-stop = Stop
lesson-play = Play
lesson-joined = You have a seat at the table in this channel. When the match starts, your cards will come to you here.
lesson-table-busy = There's already a table in this channel. Open one of your own in another channel: `/tarok new`.
lesson-read = Read it instead
lesson-stopped = Stopped at lesson “{ $title }”, step { $step }. **/tarok learn** goes on there.
lesson-resume = Go on
lesson-list = ### Lessons
lesson-list-note = -# Lessons 1 to 5 take ten minutes. The others are for when you need them.
lesson-list-first = Your first deal
lesson-list-later = Later
lesson-list-from-nothing = Two at one table, from nothing
lesson-list-others = Other games, if you know one
lesson-line = { $number ->
        [0] { $title }
       *[other] { $number }. { $title }
    }
lesson-pick = Choose a lesson …
denied-lesson-gone = This lesson has made room for a newer one. Use **/tarok learn** to go on.
lesson-taken = { $own ->
        [1] You
       *[other] { $name }
    } took it ({ $card }).
lesson-free = Lesson { $number } · { $title } · trick { $trick }
