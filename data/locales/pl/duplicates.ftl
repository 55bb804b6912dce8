# Jak poszło innym z tymi samymi kartami, sam na sam z botami.

others-look = Jak grali inni
others-title = Inni z tymi samymi kartami
others-own = Ty: **{ $contract }**, **{ $points }**
others-beside = Lepiej niż **{ $percent }%** innych, którzy tam siedzieli z tymi kartami (wszystkich: { $number }).
others-how = { $number ->
    [1] Liczy się przewaga: ty { $points }, druga osoba { $others }, czyli **{ $ahead }**.
   *[other] Liczy się przewaga nad pozostałymi przy stole: ty { $points }, oni średnio { $others }, czyli **{ $ahead }**.
}
others-counted = Wynik to przewaga: własne punkty minus średnia punktów botów przy stole.
others-none = Nikt inny jeszcze tam nie siedział. Boty siadają, gdy jest na to czas: zajrzyj za jakiś czas.
others-as-first = Żeby dało się porównać, punkty liczą się u wszystkich jak w pierwszym rozdaniu partii. W twojej partii było to { $points }, bo coś zostało z wcześniejszych rozdań.
others-helped = Była podpowiedź, cofnięty ruch albo nieobecność, więc inni nie zobaczą twojego wyniku.
others-house = bot, { $level } { $number }
others-player = ktoś
others-you = ty
others-contract = kontrakt
others-points = punkty
others-ahead = przewaga
others-ahead-title = Przewaga
others-unplayed = bez gry
others-left-out = i jeszcze { $number }
others-pick = Zobacz, jak ktoś grał…
others-back = Wszyscy
lobby-deals-again = Grając tylko z botami, możesz dostać karty, które mieli już inni, a potem zobaczysz, jak im poszło.
fair-new = Kto gra tylko z botami i zajrzy tu przed rozdaniem, dostaje nowe karty, których nikt jeszcze nie miał.
verify-again = Te karty mieli już przed tobą inni. Sekret twojego rozdania to 32 nowe bajty, a po nich klucz, z którego powstają karty. Rozdane ponownie z tego klucza, karty są te same.
verify-not-again = Te karty mieli już przed tobą inni. **Rozdane ponownie z sekretu, są inne.** Pokaż to osobie, która prowadzi bota.
denied-no-others = Tego rozdania nie ma z kim porównać: jego karty masz tylko ty.
privacy-compared = rozdania zagrane tylko z botami, dla tych, którzy dostaną te same karty: co z nich wyszło i przebieg gry (na twoim serwerze pod twoim imieniem, gdzie indziej i po usunięciu danych jako „ktoś”); oraz które karty już znasz, żeby nie trafiły do ciebie drugi raz
