# What stands in the pictures, and what their alt texts say.

picture-dealer = D
picture-forehand = P
picture-led = apre
picture-points = I tuoi punti: { $points }
picture-points-side = La tua parte: { $points }
picture-called = chiamato
picture-contract = { $contract } · { $name }
picture-partners = { $name } + { $partner }
picture-declarer = dichiara
picture-partner = in coppia
picture-on-turn = gioca ora
picture-previous = Presa { $number } a { $name }
picture-trick = Presa { $number }
picture-older = L'immagine è di un attimo fa.
picture-takes = La presa va a { $name }.
picture-decisive = La presa decisiva · { $trick }
picture-honours = Onori presi
picture-taken = Dal tallone a { $name }
picture-laid = Scarto di { $name }
picture-left = Rimaste nel tallone
picture-scores = Quanto vale la mano
picture-level = Livello del gioco: { $level }
picture-talon = Il tallone
picture-straw-of = Uomini di paglia di { $name }
picture-pack = Il mazzo
picture-gifts = Dal tallone
picture-gift-ahead = A chi prende
picture-exposed = Scoperte di { $name }
picture-face-up = Per l'ultima presa: { $name }
picture-known = Passate in mano a { $name }
picture-open-hand = Le carte di { $name }
picture-straw = ▲ Sui tuoi uomini di paglia

alt-sentence = { $text }.
alt-between = {"; "}
alt-hand = Le tue carte: { $cards }.
alt-hand-legal = Carte possibili adesso: { $cards }.
alt-hand-none = Non hai carte in mano.
alt-straw = Sui tuoi uomini di paglia: { $piles }.
alt-pile = { $hidden ->
    [0] { $card }
   *[other] { $card } su { $hidden }
}
alt-pile-down = { $hidden ->
    [one] 1 coperta
   *[other] { $hidden } coperte
}
alt-called = Chiamato: { $card }.
alt-lot = { $label }: { $cards }
alt-lot-taken = { $label } (preso): { $cards }
alt-face-down = coperta
alt-line = { $name }: { $text }
alt-lines = { $lines }.
alt-trick = In tavola: { $cards }.
alt-trick-complete = La presa precedente: { $cards }.
alt-card = { $name } { $card }
alt-wins = prende
alt-plays = gioca { $card }
alt-with = { $what } ({ $facts })
alt-dealer = dà le carte
alt-forehand = di mano
alt-tricks = { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}
alt-radli = { $radli ->
    [one] 1 radlo aperto
   *[other] { $radli } radli aperti
}
alt-seat-straw = uomini di paglia { $piles }
alt-group = { $caption }: { $cards }.
