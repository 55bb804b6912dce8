# The coach: one sentence at a time on a private page, alone with the house.

coach-bid = Sześć taroków, w tym jeden wysoki, i król wystarczą na najniższą odzywkę.
coach-call = Wołaj króla w kolorze, w którym masz małe karty do wyjścia.
coach-talon = Najpierw taroki, potem król, potem to, co opróżni kolor.
coach-discard = Odłóż figury, które by złapano; nie zostawiaj króla bez osłony albo nie trzymaj nic z tego koloru.
coach-klop = Nie bierz nic: to, co weźmiesz, liczy się przeciw tobie. Ale jeśli możesz przebić kartę, musisz.
romanian-coach-klop = Każda lewa, którą weźmiesz, kosztuje cię żetony, cokolwiek w niej leży. Przebijać nie trzeba.
coach-defence = Rozgrywa { $name }. Kto ma wołanego króla, gra z rozgrywającym; pozostali grają z tobą.
coach-mond = Monda, T21, łapie tylko skiż. Dopóki skiż jest w grze, graj monda jako ostatnią kartę lewy albo wcale.
coach-kontra = Gra liczy się podwójnie. Poza tym nic się nie zmienia: do wygranej trzeba tyle samo oczek.
coach-dear = { $trick ->
    [0] Przed rozgrywką o { $points } lepszy byłby ruch { $move }: { $reason }.
   *[other] O { $points } lepszy ruch to { $move }: { $reason }.
}
coach-praise = Dobrze zagrane: { $move } daje o { $points } więcej niż { $other }.
coach-end = { $trick ->
    [0] Najwięcej kosztował cię ruch jeszcze przed rozgrywką, **{ $made }**: { $points }.
   *[other] Najwięcej kosztował cię ruch **{ $made }** w { $trick }. lewie: { $points }.
}
coach-end-well = Żaden ruch w tym rozdaniu nie kosztował cię wiele.
coach-goodbye = Trzy rozdania bez drogiego ruchu: trener się żegna. Przywrócisz go tak: **/tarok look**, *Jak gram*.
coach-question = Pamiętasz? { $question }
