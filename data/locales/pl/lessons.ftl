# Lessons that are played.

lesson-head = { $number ->
        [0] { $title } · { $step } z { $steps }
       *[other] Lekcja { $number } · { $title } · { $step } z { $steps }
    }
lesson-before = Przed lekcją „{ $game }”: lekcja { $number } · { $step } z { $steps }
lesson-again = Wybierz jeszcze raz.
lesson-played = Dobra odpowiedź: { $answer }.
lesson-follows = { $cards }. Lewę bierze { $name }.
lesson-forced = Nie było wyboru, więc karta zagrała się sama:
lesson-forced-many = Lewy rozegrane automatycznie, bo za każdym razem wolno było zagrać tylko jedną kartę: { $tricks }.
lesson-played-for = Lewy, które bot rozegrał za ciebie: { $tricks }.
lesson-tricks = { $choice }: { $tricks ->
        [0] ani jednej lewy
        [one] jedna lewa
        [few] { $tricks } lewy
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    } dla ciebie
lesson-way = { $choice }: { $points }
lesson-ways = { $counted ->
        [0] Tak kończy się każdy wybór:
       *[1] Tak kończy się każdy wybór (oczka rozgrywającego):
    }
lesson-ways-again = Te same karty po każdym wyborze z lekcji { $number }, w oczkach strony rozgrywającego:
lesson-ways-key = Karty w kolejności zagrania; nad nimi biorący lewę.
lesson-go-on = Twój ruch.
lesson-over = { $number ->
        [0] { $title }: gotowe.
       *[other] Lekcja { $number } jest za tobą.
    }
lesson-next = Dalej: { $title }
lesson-offer = Ucz się: { $title }
lesson-back = Wstecz
lesson-skip = Pomiń
lesson-all = Wszystkie lekcje
lesson-stop = Przerwij
lesson-play = Graj
lesson-joined = Masz miejsce przy stole na tym kanale. Gdy zacznie się partia, twoje karty pojawią się tutaj.
lesson-table-busy = Na tym kanale już jest stół. Własny otworzysz na innym kanale: `/tarok new`.
lesson-read = Wolę czytać
lesson-stopped = Przerwa w lekcji „{ $title }”, krok { $step }. **/tarok learn** prowadzi dalej od tego miejsca.
lesson-resume = Dalej
lesson-list = ### Lekcje
lesson-list-note = -# Lekcje od 1 do 5 trwają dziesięć minut. Pozostałe są na później, gdy będą potrzebne.
lesson-list-first = Twoje pierwsze rozdanie
lesson-list-later = Później
lesson-list-from-nothing = We dwoje przy jednym stole, od zera
lesson-list-others = Inne gry, gdy jedną już znasz
lesson-line = { $number ->
        [0] { $title }
       *[other] { $number }. { $title }
    }
lesson-pick = Wybierz lekcję …
denied-lesson-gone = Ta lekcja ustąpiła miejsca nowszej. **/tarok learn** prowadzi dalej.
lesson-taken = { $own ->
        [1] Lewa twoja
       *[other] Lewę bierze { $name }
    } ({ $card }).
lesson-free = Lekcja { $number } · { $title } · lewa { $trick }
