# Rated deals: each person is dealt one of twenty that are equally hard.

rated-title = Tarok { $number }, rozdanie rankingowe · { $game }
rated-name = Tarok { $number }, rozdanie rankingowe
rated-way = Rozdanie rankingowe
rated-intro = { $deals ->
    [one] Jest { $deals } jednakowo trudne rozdanie
    [few] Są { $deals } jednakowo trudne rozdania
    [many] Jest { $deals } jednakowo trudnych rozdań
   *[other] Jest { $deals } jednakowo trudnego rozdania
}, a tobie przypada jedno z nich: prawie nikt ze znajomych nie ma tego samego i nikt się nie dowie, kto ma które, zanim się zamkną. Każdy gra sam z botami. Boty: { $level }. Liczy się, jaką część botów z twoimi kartami pokonasz.
rated-note = Twoja jedyna próba w rozdaniu rankingowym. Za resztę grają boty.
rated-secret = Twoje karty powstały z sekretu { $deal } z { $deals }: `{ $secret }`. SHA-256 wszystkich, jeden po drugim, był pokazany wcześniej: `{ $commitment }`.
rated-secrets = Wszystkie sekrety
ladder-title-rated = Rozdania rankingowe · { $game }
ladder-of-daily = Rozdanie dnia
ladder-of-rated = Rankingowe
ladder-everywhere = Na wszystkich serwerach razem jesteś na miejscu { $place }.
denied-no-rated-deal = Z tego dnia nie ma rozdań rankingowych: powstają wcześniej.
denied-rated-deal-soon = Dzisiejsze rozdania rankingowe jeszcze powstają: zajrzyj za kilka minut.

# A result that is shared, as a picture, in words.
alt-share = { $name }, rozegrane: { $title }, { $game }.
alt-share-quarters = W kolejnych ćwiartkach rozdania: { $marks }.
alt-share-good = dobrze
alt-share-fair = średnio
alt-share-poor = słabo
alt-share-percent = Lepiej niż { $percent }% botów.
alt-share-days = Dni z rzędu: { $days }.
