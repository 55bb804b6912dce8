# Rated deals: each person is dealt one of twenty that are equally hard.

rated-title = Tarok { $number } gewertet · { $game }
rated-name = Tarok { $number } gewertet
rated-way = Gewertetes Spiel
rated-intro = Es gibt { $deals } gleich schwere Spiele, und du bekommst eines davon: Kaum jemand in deiner Nähe hat dasselbe, und niemand erfährt, wer welches hat, bevor sie schließen. Jeder spielt allein mit dem Haus. Spieler des Hauses: { $level }. Es zählt, wie du neben Spielern des Hauses stehst, die deine Karten hatten.
rated-note = Dein einer Versuch an deinem gewerteten Spiel. Alle anderen spielt das Haus.
rated-secret = Deine Karten folgen aus Geheimnis { $deal } von { $deals }: `{ $secret }`. Der SHA-256 von allen, eins nach dem anderen, wurde vorher gezeigt: `{ $commitment }`.
rated-secrets = Alle Geheimnisse
ladder-rated-title = Gewertete Spiele · { $game }
ladder-of-daily = Für alle gleich
ladder-of-rated = Gewertet
ladder-everywhere = Über alle Server bist du auf Platz { $place }.
denied-no-rated-deal = Von diesem Tag gibt es keine gewerteten Spiele: Sie werden vorher gemacht.
denied-rated-deal-soon = Die gewerteten Spiele von heute werden noch gemacht: Schau in ein paar Minuten noch einmal.

# A result that is shared, as a picture, in words.
alt-share = { $name } hat { $title } gespielt, { $game }.
alt-share-quarters = Nach Vierteln des Spiels: { $marks }.
alt-share-good = gut
alt-share-fair = mäßig
alt-share-poor = schlecht
alt-share-percent = Besser als { $percent } % der Spieler des Hauses.
alt-share-days = { $days } Tage in Folge.
