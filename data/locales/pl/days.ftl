# Własne dni: kalendarz rozdań dnia, rekordy i decyzje do obejrzenia.

days-way = Moje dni
days-title = Moje dni · { $month }
days-none = Nie masz jeszcze za sobą żadnego rozdania dnia. Po pierwszym pojawią się tu twoje dni: jak poszło, ile kosztowały błędy i ile dni z rzędu grasz.
days-play = Dzisiejsze rozdania
days-played = { $days ->
    [0] W tym miesiącu nie ma skończonych rozdań.
   *[other] Rozegrane dni: { $days }.
}
days-mean = Średnio lepiej niż **{ $percent }%** botów.
days-streak-now = Dni z rzędu: { $days }.
days-waiting = jeszcze się nie skończyło
days-cost = błędy: { $cost }
days-deals = { $number ->
    [one] { $number } rozdanie
    [few] { $number } rozdania
    [many] { $number } rozdań
   *[other] { $number } rozdania
}
days-open = **Jeszcze do zagrania:** { $days }
days-missed = **Opuszczone:** { $days }
days-spare = **Opuszczone bez przerwania serii:** { $days }
days-puzzle = **Tylko zadanie dnia:** { $days }
days-legend = Duża liczba: jaki procent botów z tymi samymi kartami udało się pokonać. W rogu: punkty stracone na błędach. Kwadraty: jak poszły kolejne ćwiartki rozdania. 3×: trzy rozdania tego dnia i ich średnia. Trzy kropki: zagrane, ale rozdanie jeszcze się nie skończyło. Złota ramka: dziś jeszcze można grać. Niebieska ramka: bez rozdania, ale seria trwa.
days-legend-text = Procent: boty z tymi samymi kartami, które udało się pokonać. Błędy: ile punktów kosztowały. Kwadraty: jak poszły kolejne ćwiartki rozdania. Procent i błędy pojawiają się, gdy rozdanie się skończy.
alt-days-percent = { $month }, pokonane boty: { $days }.
alt-days-cost = Punkty stracone na błędach: { $days }.
days-calendar = Kalendarz
days-records = Rekordy
days-decisions = Decyzje

days-records-title = Moje dni · Rekordy
days-total = Rozegrane dni: **{ $days }**. Rozdania: **{ $deals }**.
days-streak = Dni z rzędu: teraz **{ $now }**, najwięcej **{ $longest }**.
days-best = Najlepszy wynik: lepiej niż **{ $percent }%** ({ $deal }).
days-best-month = Najlepszy miesiąc: **{ $month }**, średnio lepiej niż **{ $percent }%**.
days-least = Strata
days-records-note = %: jaką część botów z tymi samymi kartami pokonujesz, średnio. Strata: najmniej punktów straconych na błędach w jednym rozdaniu. Rozdania, które jeszcze trwają, liczą się tylko w pierwszym wierszu.
days-curve-percent = Pokonane boty
days-curve-cost = Błędy
days-curve-note = Wykres pokazuje średnie z { $mean } dni w ciągu ostatnich { $days } dni.
days-curve-mistakes = Błędy: stracone punkty jako procent przypadkowego rozrzutu wyników gry, dzięki czemu można porównywać gry.
alt-days-curve = { $name }, w procentach: od { $first } do { $last }, najmniej { $low }, najwięcej { $high }.

days-decisions-title = Moje dni · Decyzje z ostatnich { $days } dni
days-decisions-none = Nie ma jeszcze czego pokazać: gdy twoje rozdania się skończą i zostaną ocenione, będą tu twoje najlepsze i najdroższe decyzje.
days-decisions-best = **Najlepsze: klubowicz by na nie nie wpadł**
days-decisions-dear = **Najdroższe**
days-decision-best = { $place }: { $made } daje o { $points } więcej niż { $other }.
days-decision-dear = { $place }: { $made } kosztuje { $points }, lepsze było { $better }.
days-decision-other = { $place }: strata { $points }.
days-look = Obejrzyj { $number }
