# Profile i rankingi: co kto rozegrał, jak dobrze i na ile to pewne.

help-careers = **Jak ci idzie**

career-of = { $name } · { $game } · { $when }
career-all-time = od początku
career-all-games = wszystkie gry
career-game = Gra
career-when = Kiedy
career-choice = { $what }: { $chosen }
career-share = Pokaż na kanale
career-look = Zobacz u siebie
career-season-on = Sezon { $month } jeszcze trwa. Zamknie się sam z końcem miesiąca (UTC), a w następnym wszyscy zaczynają rating od nowa.
career-season-over = Sezon { $month } jest zakończony; nic się już w nim nie zmieni.

profile-empty = { $name } nie ma tu jeszcze żadnego skończonego rozdania przy stole.
profile-idle = W tym czasie nie ma żadnego rozdania.
profile-rating = Rating: **{ $rating }** ±{"\u00A0"}{ $doubt }, czyli w dziewiętnastu przypadkach na dwadzieścia między { $low } a { $high }
profile-unrated = Ratingu nie ma: pojawi się po pierwszej skończonej partii z innymi ludźmi, w której nikt nie weźmie podpowiedzi.
profile-people = ludzie
profile-house = boty
profile-deals = rozdania
profile-average = śr.
profile-declared = kontrakty
profile-made = wygrane
profile-matches = partie
profile-won = zwycięstwa
profile-best = najlepsze
profile-worst = najgorsze
profile-note = *Boty*: jedna osoba gra z samymi botami. Kontrakty to te, przy których ta osoba rozgrywała.
profile-give-or-take = ±: w 19 przypadkach na 20 prawdziwa średnia na rozdanie mieści się w tych granicach.
profile-soon = Średnie, najlepsze i najgorsze rozdanie oraz wykres pojawią się po { $deals ->
    [one] { $deals } rozdaniu
    [few] { $deals } rozdaniach
    [many] { $deals } rozdaniach
   *[other] { $deals } rozdania
}.
profile-game = **{ $game }** · rozdania: { $deals }
profile-game-made = wygrane kontrakty: { $made } z { $declared }
profile-game-won = wygrane partie: { $won } z { $matches }
profile-course = Najnowsze rozdania:
profile-against-people = z ludźmi
profile-against-house = z botami
profile-see-best = Najlepsze rozdanie
profile-see-worst = Najgorsze rozdanie

denied-nobody-to-look-at = Wskaż jedną osobę: wpisz @ i wybierz ją.

leaderboard-rating = rating
leaderboard-order = Kolejność według pewnej części ratingu: liczba minus jej ±. Im więcej gier, tym mniejsze ±.
career-one-rating = Rating jest jeden dla wszystkich liczb graczy.

alt-course = { $name }, { $deals ->
    [one] jedno rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}: od { $first } do { $last }, najniżej { $low }, najwyżej { $high }.
