# The coach: one sentence at a time on a private page, alone with the house.

coach-bid = Policz taroki i króle: sześć taroków, w tym jeden wysoki, i król wystarczą na najniższą odzywkę.
coach-call = Wołaj króla w kolorze, w którym masz małe karty do wyjścia.
coach-talon = Najpierw taroki, potem król, potem to, co opróżni kolor.
coach-discard = Odłóż figury, które by złapano; zostaw królom towarzystwo albo nie trzymaj nic z tego koloru.
coach-klop = Nie bierz nic: to, co weźmiesz, liczy się przeciw tobie. Ale jeśli możesz przebić kartę, musisz.
coach-defence = Rozgrywa { $name }. Kto ma wołanego króla, gra z rozgrywającym; pozostali grają z tobą.
coach-mond = T21 złapie tylko skiż. Dopóki skiż jest w grze, dokładaj T21 jako ostatni do lewy albo wcale.
coach-kontra = Podwoili grę. W rozgrywce nic się nie zmienia: wygrywają te same punkty.
coach-dear = { $move } było lepsze o { $points }: { $reason }.
coach-praise = Dobrze zagrane: { $move } było warte o { $points } więcej niż { $other }.
coach-end = { $trick ->
    [0] Twój najdroższy moment był przed grą: { $made } kosztowało { $points }. Pokaże go *Analiza*.
   *[other] Twój najdroższy moment: { $made } w { $trick }. lewie kosztowało { $points }. Pokaże go *Analiza*.
}
coach-end-well = Nic w tym rozdaniu nie kosztowało cię wiele.
coach-goodbye = Trzy rozdania bez drogiego ruchu: trener się żegna. Przywróci go *Jak gram*.
