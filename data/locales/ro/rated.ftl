# Rated deals: each person is dealt one of twenty that are equally hard.

rated-title = Tarok { $number } clasată · { $game }
rated-name = Tarok { $number } clasată
rated-way = Tura clasată
rated-intro = Numărul turelor la fel de grele este { $deals }, iar ție ți se împarte una dintre ele: aproape nimeni din jurul tău nu o are pe aceeași, și nimeni nu află cine ce are înainte să se închidă. Fiecare joacă singur cu casa. Jucătorii casei: { $level }. Contează cum stai lângă jucătorii casei care au avut cărțile tale.
rated-note = Singura ta încercare la tura ta clasată. Pentru toți ceilalți joacă casa.
rated-secret = Cărțile tale decurg din secretul { $deal } din { $deals }: `{ $secret }`. SHA-256 al tuturor, unul după altul, a fost arătat dinainte: `{ $commitment }`.
rated-secrets = Toate secretele
ladder-rated-title = Ture clasate · { $game }
ladder-of-daily = Aceeași pentru toți
ladder-of-rated = Clasate
ladder-everywhere = Pe toate serverele la un loc ești pe locul { $place }.
denied-no-rated-deal = Din ziua aceea nu sunt ture clasate: se fac dinainte.
denied-rated-deal-soon = Turele clasate de azi încă se fac: mai uită-te peste câteva minute.

# A result that is shared, as a picture, in words.
alt-share = { $name } a jucat { $title }, { $game }.
alt-share-quarters = Pe sferturi ale turei: { $marks }.
alt-share-good = bine
alt-share-fair = potrivit
alt-share-poor = slab
alt-share-percent = Mai bine decât { $percent } % din jucătorii casei.
alt-share-days = Zile la rând: { $days }.
