# Lessons that are played.

lesson-head = { $number ->
        [0] { $title } · { $step } din { $steps }
       *[other] Lecția { $number } · { $title } · { $step } din { $steps }
    }
lesson-before = Înainte de „{ $game }”: lecția { $number } · { $step } din { $steps }
lesson-again = Alege încă o dată.
lesson-played = Răspunsul bun: { $answer }.
lesson-follows = { $cards }. Levata merge la { $name }.
lesson-forced = Aveai o singură carte de dat, așa că s-a jucat de la sine:
lesson-forced-many = Levate jucate de la sine, fiindcă de fiecare dată aveai o singură carte de dat: { $tricks }.
lesson-played-for = Levate jucate de bot în locul tău: { $tricks }.
lesson-tricks = { $choice }: { $tricks ->
        [0] nicio levată
        [one] o levată
        [few] { $tricks } levate
       *[other] { $tricks } de levate
    } pentru tine
lesson-way = { $choice }: { $points }
lesson-ways = { $counted ->
        [0] Cum se termină fiecare alegere:
       *[1] Cum se termină fiecare (punctele declarantului):
    }
lesson-ways-again = Aceleași cărți cu fiecare alegere din lecția { $number }, în punctele taberei declarantului:
lesson-ways-key = Levatele în ordinea jocului; deasupra, cine le ia.
lesson-go-on = E rândul tău.
lesson-over = { $number ->
        [0] { $title }: gata.
       *[other] Lecția { $number } e gata.
    }
lesson-next = Mai departe: { $title }
lesson-offer = Învață: { $title }
lesson-back = Înapoi
lesson-skip = Sari
lesson-all = Toate lecțiile
lesson-stop = Oprește
lesson-play = Joacă
lesson-joined = Ai un loc la masa din acest canal. Când începe partida, cărțile tale vin aici.
lesson-table-busy = În canalul acesta e deja o masă. A ta o deschizi în alt canal cu `/tarok new`.
lesson-read = Mai bine citesc
lesson-stopped = Te-ai oprit la lecția „{ $title }”, pasul { $step }. **/tarok learn** continuă de acolo.
lesson-resume = Continuă
lesson-list = ### Lecții
lesson-list-note = -# Lecțiile 1–5 durează zece minute. Celelalte sunt pentru când ai nevoie de ele.
lesson-list-first = Primul tău joc
lesson-list-later = Mai târziu
lesson-list-from-nothing = În doi la o masă, de la zero
lesson-list-others = Alte jocuri, dacă știi deja unul
lesson-line = { $number ->
        [0] { $title }
       *[other] { $number }. { $title }
    }
lesson-pick = Alege o lecție …
denied-lesson-gone = Lecția aceasta a făcut loc uneia mai noi. Cu **/tarok learn** mergi mai departe.
lesson-taken = { $own ->
        [1] Levata e a ta
       *[other] { $name } ia levata
    } ({ $card }).
lesson-free = Lecția { $number } · { $title } · levata { $trick }
