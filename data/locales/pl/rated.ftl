# Rated deals: each person is dealt one of twenty that are equally hard.

rated-title = Tarok { $number } rankingowe · { $game }
rated-name = Tarok { $number } rankingowe
rated-way = Rozdanie rankingowe
rated-intro = Jednakowo trudnych rozdań jest { $deals }, a tobie przypada jedno z nich: prawie nikt w pobliżu nie ma tego samego i nikt się nie dowie, kto ma które, zanim się zamkną. Każdy gra sam z botami. Boty: { $level }. Liczy się, jak wypadasz obok botów, które miały twoje karty.
rated-note = Twoja jedyna próba w rozdaniu rankingowym. Za resztę grają boty.
rated-secret = Twoje karty wynikają z sekretu { $deal } z { $deals }: `{ $secret }`. SHA-256 wszystkich, jeden po drugim, był pokazany wcześniej: `{ $commitment }`.
rated-secrets = Wszystkie sekrety
ladder-rated-title = Rozdania rankingowe · { $game }
ladder-of-daily = To samo dla wszystkich
ladder-of-rated = Rankingowe
ladder-everywhere = Na wszystkich serwerach razem masz miejsce { $place }.
denied-no-rated-deal = Z tego dnia nie ma rozdań rankingowych: powstają wcześniej.
denied-rated-deal-soon = Dzisiejsze rozdania rankingowe jeszcze powstają: zajrzyj za kilka minut.

# A result that is shared, as a picture, in words.
alt-share = { $name }: zagrane { $title }, { $game }.
alt-share-quarters = Po ćwiartkach rozdania: { $marks }.
alt-share-good = dobrze
alt-share-fair = średnio
alt-share-poor = słabo
alt-share-percent = Lepiej niż { $percent } % botów.
alt-share-days = Dni z rzędu: { $days }.
