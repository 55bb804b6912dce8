# What stands in the pictures, and what their alt texts say.

picture-dealer = D
picture-forehand = M
picture-led = deschide
picture-points = Punctele tale: { $points }
picture-points-side = Tabăra ta: { $points }
picture-called = chemat
picture-contract = { $contract } · { $name }
picture-partners = { $name } + { $partner }
picture-declarer = declarant
picture-partner = partener
picture-on-turn = la rând
picture-previous = Levata { $number }: { $name }
picture-trick = Levata { $number }
picture-older = Imaginea este de acum o clipă.
picture-takes = { $name } ia levata.
picture-decisive = Momentul decisiv · { $trick }
picture-honours = Onori câștigați
picture-taken = Luate de { $name }
picture-laid = Decartate de { $name }
picture-left = Rămase în talon
picture-scores = Cât a adus tura
picture-level = Nivelul jocului: { $level }
picture-talon = Talonul
picture-straw-of = Oameni de paie ({ $name })
picture-pack = Pachetul
picture-gifts = Din talon
picture-gift-ahead = Pentru cine ia
picture-exposed = La vedere: { $name }
picture-face-up = Pentru ultima levată: { $name }
picture-known = Luate în mână de { $name }
picture-open-hand = Pe față: { $name }
picture-straw = ▲ Pe oamenii tăi de paie

alt-sentence = { $text }.
alt-between = {"; "}
alt-hand = Cărțile tale: { $cards }.
alt-hand-legal = Acum merg: { $cards }.
alt-hand-none = Nu ai nicio carte.
alt-straw = Pe oamenii tăi de paie: { $piles }.
alt-pile = { $hidden ->
    [0] { $card }
   *[other] { $card } peste { $hidden }
}
alt-pile-down = { $hidden } cu fața în jos
alt-called = Chemat: { $card }.
alt-lot = { $label }: { $cards }
alt-lot-taken = { $label } (luat): { $cards }
alt-face-down = cu fața în jos
alt-line = { $name }: { $text }
alt-lines = { $lines }.
alt-trick = Pe masă: { $cards }.
alt-trick-complete = Levata dinainte: { $cards }.
alt-card = { $name } { $card }
alt-wins = ia
alt-plays = joacă { $card }
alt-with = { $what } ({ $facts })
alt-dealer = dă cărțile
alt-forehand = mâna întâi
alt-tricks = { $tricks ->
    [one] o levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}
alt-radli = { $radli ->
    [one] un radlo deschis
    [few] { $radli } radli deschiși
   *[other] { $radli } de radli deschiși
}
alt-seat-straw = oameni de paie { $piles }
alt-group = { $caption }: { $cards }.
