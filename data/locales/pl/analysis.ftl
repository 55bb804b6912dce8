# Gdzie w skończonym rozdaniu uciekły punkty; mówi się to tylko jednemu z graczy.

analysis-look = Analiza
analysis-title = Rozdanie { $deal } · gdzie uciekły punkty
analysis-under-way = { $decisions ->
    [one] Przyglądam się twojej jedynej decyzji w tym rozdaniu…
    [few] Przyglądam się twoim { $decisions } decyzjom w tym rozdaniu…
    [many] Przyglądam się twoim { $decisions } decyzjom w tym rozdaniu…
   *[other] Przyglądam się twoim decyzjom w tym rozdaniu ({ $decisions })…
}
analysis-place = Rozdanie { $deal } · gdzie uciekły punkty · { $number } z { $of }
analysis-back = ◀ Wstecz
analysis-next = Dalej ▶
analysis-all = Wszystkie decyzje
analysis-in-trick = Lewa { $number }
analysis-before = Przed rozgrywką
analysis-choice = { $where }: twój wybór to **{ $made }**, lepszy: **{ $better }**.
analysis-known = Sądząc po tym, co można było wiedzieć, kosztowało to **{ $cost }** pkt (±{"\u00A0"}{ $error }): { $made } daje ci na koniec { $made_value }, a { $better } { $best_value }, średnio z { $worlds ->
    [one] jednego układu kart
    [few] { $worlds } układów kart
    [many] { $worlds } układów kart
   *[other] { $worlds } układów kart
} zgodnych ze wszystkim, co można było wtedy wiedzieć.
analysis-trick = - { $better } daje twojej stronie lewę w { $best_share }% z nich, { $made } w { $made_share }%.
analysis-plus = - Kończysz przed drugą stroną w { $best_share }% z nich zamiast w { $made_share }%.
analysis-open = Przy rzeczywistym układzie kart najlepszy wybór to { $best }: o { $cost } pkt lepiej ({ $best_value } zamiast { $made_value }, { $way }).
analysis-open-none = Przy rzeczywistym układzie kart { $made } nic nie kosztuje ({ $way }).
analysis-searched = sprawdzone wszystkie przebiegi gry
analysis-played-out = { $times ->
    [one] rozdanie dograne raz
    [few] rozdanie dograne { $times } razy
    [many] rozdanie dograne { $times } razy
   *[other] rozdanie dograne { $times } razy
}
analysis-unit = Punkty to twój średni wynik na koniec rozdania.
analysis-unit-less = Punkty to średni wynik na koniec rozdania: twój minus wynik drugiej strony.
analysis-all-title = Rozdanie { $deal } · wszystkie twoje decyzje
analysis-sum = Sądząc po tym, co można było wiedzieć, na stole zostało około { $cost } pkt.
analysis-flawless = Pięknie zagrane: sądząc po tym, co można było wiedzieć, nic lepszego tu nie widzę.
analysis-nothing-judged = W tym rozdaniu nie było nic, co dałoby się z czymś innym porównać.
analysis-trick-short = Lewa { $number }:{" "}
analysis-line-good = { $made } ✓
analysis-line = **{ $made }** kosztuje { $cost }; lepiej: { $better }
analysis-line-open = (odkryte: { $cost })
analysis-list-dear = Najdroższe mają własne strony.
analysis-list-note = *Odkryte*: ile ruch kosztował przy rzeczywistym układzie kart, a tego nikt nie mógł wiedzieć.
