# What stands in the pictures, and what their alt texts say.

picture-dealer = D
picture-forehand = O
picture-led = začne
picture-points = Tvoje točke: { $points }
picture-points-side = Tvoja stran: { $points }
picture-called = rufano
picture-contract = { $contract } · { $name }
picture-partners = { $name } + { $partner }
picture-declarer = igralec
picture-partner = soigralec
picture-on-turn = na potezi
picture-previous = { $number }. štih: { $name }
picture-trick = { $number }. štih
picture-older = Slika je izpred trenutka.
picture-takes = { $name } pobere štih.
picture-decisive = Odločilo je · { $trick }
picture-honours = Pobrano: trula in kralji
picture-taken = Vzeto iz talona: { $name }
picture-laid = Založeno: { $name }
picture-left = Ostalo v talonu
picture-scores = Kaj je delitev prinesla
picture-level = Stopnja igre: { $level }
picture-talon = Talon
picture-straw-of = Slamnati možje: { $name }
picture-pack = Karte
picture-gifts = Iz talona
picture-gift-ahead = Dobi, kdor pobere
picture-exposed = Odkrito: { $name }
picture-face-up = Za zadnji štih: { $name }
picture-known = Vzeto v roko: { $name }
picture-open-hand = Odprte karte: { $name }
picture-straw = ▲ Na tvojih slamnatih možeh

alt-sentence = { $text }.
alt-between = {"; "}
alt-hand = Tvoje karte: { $cards }.
alt-hand-legal = Zdaj lahko gredo: { $cards }.
alt-hand-none = Nimaš kart.
alt-straw = Na tvojih slamnatih možeh: { $piles }.
alt-pile = { $hidden ->
    [0] { $card }
   *[other] { $card }, pod njo { $hidden }
}
alt-pile-down = zakrito { $hidden }
alt-called = Rufano: { $card }.
alt-lot = { $label }: { $cards }
alt-lot-taken = { $label } (vzeto): { $cards }
alt-face-down = zakrito
alt-line = { $name }: { $text }
alt-lines = { $lines }.
alt-trick = Na mizi: { $cards }.
alt-trick-complete = Prejšnji štih: { $cards }.
alt-card = { $name } { $card }
alt-wins = pobere
alt-plays = vrže { FORM($card, of: "accusative") }
alt-with = { $what } ({ $facts })
alt-dealer = deli
alt-forehand = obvezni
alt-tricks = { $tricks ->
    [one] { $tricks } štih
    [two] { $tricks } štiha
    [few] { $tricks } štihi
   *[other] { $tricks } štihov
}
alt-radli = { $radli ->
    [one] { $radli } odprt radelc
    [two] { $radli } odprta radelca
    [few] { $radli } odprti radelci
   *[other] { $radli } odprtih radelcev
}
alt-seat-straw = slamnati možje { $piles }
alt-group = { $caption }: { $cards }.
