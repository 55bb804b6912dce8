# Wie viel eine Person höchstens verlangen kann.

denied-many-tables = Du hast schon { $most } offene Tische. Spiel einen zu Ende oder schließ ihn mit `/tarok stop`, dann kannst du wieder einen öffnen.
denied-many-threads = In der letzten Stunde sind für dich { $most } Threads geöffnet worden. Versuch es später wieder, oder spiel in einem davon.
denied-many-questions = Du wartest schon auf { $most } Tipps oder Analysen. Frag wieder, wenn eine Antwort da ist.
denied-many-exports = Du hast deine Daten in den letzten zehn Minuten schon { $most }-mal bekommen. Frag in ein paar Minuten wieder.
denied-many-clicks = Das ging sehr schnell, deshalb ist beim letzten Klick nichts geschehen. Warte ein paar Sekunden, dann geht es weiter.
denied-being-prepared = Was du möchtest, wird noch vorbereitet. Bitte warte ein paar Sekunden.
denied-many-take-backs = Du hast in diesem Spiel schon { $most }-mal gebeten, einen Zug zurückzunehmen; jetzt bleibt es dabei.
denied-many-challenges = Du hast in der letzten Stunde { $most } Herausforderungen ausgesprochen. Versuch es später wieder.
denied-many-unanswered = { $most } deiner Herausforderungen sind noch unbeantwortet. Warte auf eine Antwort, oder zieh eine zurück.
denied-many-team-matches = Du hast { $most } Mannschaftskämpfe angelegt, die noch nicht begonnen haben. Starte einen davon, oder sag einen ab.
