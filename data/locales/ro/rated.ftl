# Rated deals: each person is dealt one of twenty that are equally hard.

rated-title = Tarok { $number }, tură cu clasament · { $game }
rated-name = Tarok { $number }, tură cu clasament
rated-way = Tură cu clasament
rated-intro = { $deals ->
    [one] Este { $deals } tură la fel de grea
    [few] Sunt { $deals } ture la fel de grele
   *[other] Sunt { $deals } de ture la fel de grele
}, iar ție ți se împarte una dintre ele: aproape nimeni dintre cunoscuți nu o are pe aceeași, și nimeni nu află cine ce are înainte să se închidă. Fiecare joacă numai cu boții. Boții: { $level }. Contează ce parte dintre boții cu cărțile tale întreci.
rated-note = Singura ta încercare la tura ta cu clasament. Pentru toți ceilalți joacă casa.
rated-secret = Cărțile tale au fost generate din secretul { $deal } din { $deals }: `{ $secret }`. SHA-256 al tuturor, unul după altul, a fost arătat dinainte: `{ $commitment }`.
rated-secrets = Toate secretele
ladder-title-rated = Ture cu clasament · { $game }
ladder-of-daily = Tura zilei
ladder-of-rated = Cu clasament
ladder-everywhere = Pe toate serverele la un loc ești pe locul { $place }.
denied-no-rated-deal = Din ziua aceea nu sunt ture cu clasament: se fac dinainte.
denied-rated-deal-soon = Turele cu clasament de azi încă se fac: mai uită-te peste câteva minute.

# A result that is shared, as a picture, in words.
alt-share = { $name } a jucat { $title }, { $game }.
alt-share-quarters = Pe sferturi de tură: { $marks }.
alt-share-good = bine
alt-share-fair = potrivit
alt-share-poor = slab
alt-share-percent = Mai bine decât { $percent }{"\u00A0"}% dintre boți.
alt-share-days = Zile la rând: { $days }.
