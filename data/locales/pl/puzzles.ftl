# Zadania: pozycje z prawdziwych rozdań.

puzzle-title = Zadanie · { $game }
puzzle-number = { $number ->
    [one] na razie jedno zadanie
    [few] { $number } zadania
    [many] { $number } zadań
   *[other] { $number } zadania
}
puzzle-same = Wszystko jedno
puzzle-tricks = Dotychczasowe lewy
puzzle-right = { $same ->
    [1] **Dobrze:** to wszystko jedno, wynik jest ten sam.
   *[0] **Dobrze:** { $right }.
}
puzzle-wrong = { $same ->
    [1] **Źle:** to nie wszystko jedno. Najlepiej: { $right }.
   *[0] **Źle:** { $choice }. Najlepiej: { $right }.
}
puzzle-wrong-same = **Niezupełnie:** tu wszystko jedno, wynik jest ten sam.
puzzle-cost = { $choice } kosztuje średnio **{ $cost }**.
puzzle-played-out = Przy prawdziwym układzie kart po { $choice } gra potoczyłaby się tak:
puzzle-why = Dlaczego?
puzzle-why-also = Poza tym: { $reason }.
puzzle-others = Wybory innych: { $choices }
puzzle-worlds = { $worlds ->
    [one] Sprawdzono w { $worlds } układzie zgodnym z tym, co widzisz.
    [few] Sprawdzono w { $worlds } układach zgodnych z tym, co widzisz.
    [many] Sprawdzono w { $worlds } układach zgodnych z tym, co widzisz.
   *[other] Sprawdzono w { $worlds } układu zgodnego z tym, co widzisz.
}
puzzle-rating = Twój rating w zadaniach: { $rating }
puzzle-repeated = To zadanie wróciło: twój rating się nie zmienia.
puzzle-own = Zadanie z twojego rozdania: twój rating się nie zmienia.
puzzle-own-left = Na dziś dość z twoich rozdań: teraz kolej na inne zadania, a { $number ->
    [one] jedno twoje jeszcze czeka.
    [few] { $number } twoje jeszcze czekają.
    [many] { $number } twoich jeszcze czeka.
   *[other] { $number } twojego jeszcze czeka.
}
puzzle-in-place = Zamiast zadania, które już znasz: twój rating się nie zmienia.
puzzle-next = Następne zadanie
puzzle-try = Wypróbuj
puzzle-hands = Pokaż wszystkie ręce
puzzle-vote-up = 👍 Dobre zadanie
puzzle-vote-down = 👎 Słabe zadanie
puzzle-theme-draw = Ściąganie taroków
puzzle-theme-pagat = Pagat
puzzle-theme-mond = Mond
puzzle-theme-hold = Zachowaj króla
puzzle-theme-feed = Oczka dla partnera
puzzle-theme-count = Liczenie oczek
puzzle-theme-discard = Talon i odkładanie kart
puzzle-theme-bid = Licytować czy pasować
puzzle-theme-king = Który król?
puzzle-theme-kontra = Kontra czy nie
puzzle-theme-endgame = Ostatnie lewy
denied-no-puzzles = Do tej gry nie ma jeszcze zadań. Wybierz inną: **/tarok puzzles**, *game*.
denied-no-puzzles-about = Na ten temat nie ma jeszcze zadań w tej grze. Bez *theme* dostaniesz dowolne.
denied-puzzles-done = { $number ->
    [one] Jedyne zadanie tego rodzaju już znasz. Jeśli było źle, wróci za kilka dni.
    [few] Znasz już wszystkie { $number } zadania tego rodzaju. Te rozwiązane źle wrócą za kilka dni.
    [many] Znasz już wszystkie { $number } zadań tego rodzaju. Te rozwiązane źle wrócą za kilka dni.
   *[other] Znasz już wszystkie { $number } zadania tego rodzaju. Te rozwiązane źle wrócą za kilka dni.
}
denied-puzzles-done-today = Na dziś to wszystkie zadania tego rodzaju. Jutro wrócą kolejne, które poszły źle.
denied-puzzle-gone = Tego zadania już nie ma. **/tarok puzzles** pokaże inne.
puzzle-of-day = Zadanie dnia
puzzle-of-day-name = Tarok, zadanie { $number }
denied-puzzle-of-day-done = Na dzisiejsze zadanie masz już odpowiedź. Następne będzie <t:{ $at }:R>.
