# Gdzie w skończonym rozdaniu uciekły punkty; mówi się to tylko jednemu z graczy.

analysis-look = Analiza
analysis-show = Pokaż mi
analysis-title = Rozdanie { $deal } · gdzie uciekły punkty
analysis-under-way = { $decisions ->
    [one] Przyglądam się twojej jedynej decyzji w tym rozdaniu…
    [few] Przyglądam się twoim { $decisions } decyzjom w tym rozdaniu…
    [many] Przyglądam się twoim { $decisions } decyzjom w tym rozdaniu…
   *[other] Przyglądam się twoim decyzjom w tym rozdaniu ({ $decisions })…
}
analysis-deciding = Decyzja { $number } z { $of }
analysis-place = Rozdanie { $deal } · gdzie uciekły punkty · { $number } z { $of }
analysis-back = ◀ Wstecz
analysis-next = Dalej ▶
analysis-all = Wszystkie decyzje
analysis-in-trick = Lewa { $number }
analysis-after-trick = Po lewie { $number }
analysis-before = Przed rozgrywką
analysis-choice = { $where }: twój wybór to **{ $made }**, lepszy: **{ $better }**.
analysis-known = Sądząc po tym, co można było wiedzieć, kosztowało to **{ $cost }** pkt: { $made } daje średnio { $made_value }, a { $better } { $best_value } ({ $worlds ->
    [one] { $worlds } układ zgodny
    [few] { $worlds } układy zgodne
    [many] { $worlds } układów zgodnych
   *[other] { $worlds } układu zgodnego
} z tym, co było widać).
analysis-why = Dlaczego: { $reason }.
analysis-why-in-all = Nie decyduje jedna lewa: w całym rozdaniu wychodzi to lepiej.
analysis-why-overall = W całym rozdaniu wychodzi to lepiej.
analysis-brought = Rozdanie dało ci { $score }.
analysis-brought-less = Rozdanie dało ci { $score }; w porównaniu { $players ->
    [2] z przeciwnikiem
   *[other] ze średnią przeciwników
} to { $result }.
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
analysis-unit-less = Punkty to średni wynik na koniec rozdania: twój minus { $players ->
    [2] wynik przeciwnika
   *[other] średnia przeciwników
}.
analysis-summary-title = Rozdanie { $deal } · twoje decyzje
analysis-all-title = Rozdanie { $deal } · wszystkie twoje decyzje
analysis-sum = Sądząc po tym, co można było wiedzieć, uciekło ci około **{ $cost }** pkt.
analysis-sum-small = Z tego { $small } to suma wielu drobnych różnic, z których żadna z osobna nie jest pewna.
analysis-flawless = Pięknie zagrane: sądząc po tym, co można było wiedzieć, nic lepszego tu nie było.
analysis-well = Pięknie zagrane, o ile da się ocenić; { $number ->
    [one] jedna decyzja pozostaje niejasna
    [few] { $number } decyzje pozostają niejasne
    [many] { $number } decyzji pozostaje niejasnych
   *[other] niejasne decyzje: { $number }
}.
analysis-small = Od twoich decyzji niewiele zależało.
analysis-unsure = Nie mogę powiedzieć, że coś było źle; { $number ->
    [one] jedną decyzję trudno ocenić
    [few] { $number } decyzje trudno ocenić
    [many] { $number } decyzji trudno ocenić
   *[other] decyzje trudne do oceny: { $number }
}.
analysis-nothing-judged = W tym rozdaniu nie było nic, co dałoby się z czymś innym porównać.
analysis-trick-short = Lewa { $number }:{" "}
analysis-line-good = { $made } · { $grade }
analysis-is-best = najlepiej
analysis-is-as-good = równie dobrze
analysis-is-not-sure = nie wiadomo
analysis-list-grades = *Równie dobrze*: nikt nie może powiedzieć, że to gorsze od najlepszego. *Nie wiadomo*: za mało układów kart, żeby ocenić.
analysis-line = **{ $made }** kosztuje { $cost }; lepiej: { $better }
analysis-line-again = **{ $made }**, znów to samo; lepiej: { $better }
analysis-line-open = (odkryte: { $cost })
analysis-list-dear = Najdroższe mają własne strony.
analysis-list-note = *Odkryte*: ile ruch kosztował przy rzeczywistym układzie kart, a tego nikt nie mógł wiedzieć.
analysis-try = Spróbuj
