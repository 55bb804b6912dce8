# Co stoi na obrazkach i co mówią ich opisy.

picture-dealer = R
picture-forehand = F
picture-led = wist
picture-points = Twoje oczka: { $points }
picture-points-side = Twoja strona: { $points }
picture-called = wołany
picture-contract = { $contract } · { $name }
picture-partners = { $name } + { $partner }
picture-declarer = rozgrywa
picture-partner = w parze
picture-on-turn = na ruchu
picture-previous = Lewa { $number }: { $name }
picture-trick = Lewa { $number }
picture-older = Obraz jest sprzed chwili.
picture-takes = Lewę bierze { $name }.
picture-decisive = Rozstrzygnięcie · { $trick }
picture-honours = Zdobyte honory
picture-taken = Z talonu wzięte: { $name }
picture-laid = Odłożone: { $name }
picture-left = Zostaje w talonie
picture-scores = Ile warte było rozdanie
picture-level = Poziom gry: { $level }
picture-talon = Talon
picture-straw-of = Dziadki: { $name }
picture-pack = Talia
picture-gifts = Z talonu
picture-gift-ahead = Dla biorącego lewę
picture-exposed = Odkryte: { $name }
picture-face-up = Na ostatnią lewę: { $name }
picture-known = Wzięte na rękę: { $name }
picture-open-hand = Karty na stole: { $name }
picture-straw = ▲ Na twoich dziadkach

alt-sentence = { $text }.
alt-between = {"; "}
alt-hand = Twoje karty: { $cards }.
alt-hand-legal = Teraz możliwe: { $cards }.
alt-hand-none = Nie masz kart na ręce.
alt-straw = Na twoich dziadkach: { $piles }.
alt-pile = { $hidden ->
    [0] { $card }
   *[other] { $card } (pod spodem { $hidden })
}
alt-pile-down = { $hidden ->
    [one] 1 zakryta
    [few] { $hidden } zakryte
    [many] { $hidden } zakrytych
   *[other] { $hidden } zakrytej
}
alt-called = Wołana karta: { $card }.
alt-lot = { $label }: { $cards }
alt-lot-taken = { $label } (wzięta): { $cards }
alt-face-down = zakryte
alt-line = { $name }: { $text }
alt-lines = { $lines }.
alt-trick = Na stole: { $cards }.
alt-trick-complete = Poprzednia lewa: { $cards }.
alt-card = { $name } { $card }
alt-wins = bierze
alt-plays = gra { $card }
alt-with = { $what } ({ $facts })
alt-dealer = rozdaje
alt-forehand = forant
alt-tricks = { $tricks ->
    [one] 1 lewa
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
}
alt-radli = { $radli ->
    [one] 1 otwarty radelec
    [few] { $radli } otwarte radelce
    [many] { $radli } otwartych radelców
   *[other] { $radli } otwartego radelca
}
alt-seat-straw = dziadki: { $piles }
alt-group = { $caption }: { $cards }.
