# Rated deals: each person is dealt one of twenty that are equally hard.

rated-title = Tarok { $number } gewertet · { $game }
rated-name = Tarok { $number } gewertet
rated-way = Gewertetes Spiel
rated-intro = Es gibt { $deals } gleich schwere Spiele, und du bekommst eines davon: Kaum jemand, den du kennst, hat dasselbe, und niemand erfährt, wer welches hat, bevor sie enden. Jeder spielt allein mit dem Haus. Hausspieler: { $level }. Es zählt der Anteil der Hausspieler mit deinen Karten, die du schlägst.
rated-note = Dein einziger Versuch an deinem gewerteten Spiel. An den anderen Plätzen spielt das Haus.
rated-secret = Deine Karten ergaben sich aus Geheimnis { $deal } von { $deals }: `{ $secret }`. Der SHA-256 von allen, eins nach dem anderen, wurde vorher gezeigt: `{ $commitment }`.
rated-secrets = Alle Geheimnisse
ladder-title-rated = Gewertete Spiele · { $game }
ladder-of-daily = Spiel des Tages
ladder-of-rated = Gewertet
ladder-everywhere = Dein Rang auf allen Servern zusammen: { $place }.
denied-no-rated-deal = Für diesen Tag gibt es keine gewerteten Spiele.
denied-rated-deal-soon = Die gewerteten Spiele von heute werden noch gemacht: Schau in ein paar Minuten noch einmal.

# A result that is shared, as a picture, in words.
alt-share = { $name } hat { $title } gespielt, { $game }.
alt-share-quarters = Nach Vierteln des Spiels: { $marks }.
alt-share-good = gut
alt-share-fair = mäßig
alt-share-poor = schlecht
alt-share-percent = Besser als { $percent }{"\u00A0"}% der Hausspieler.
alt-share-days = { $days } Tage in Folge.
