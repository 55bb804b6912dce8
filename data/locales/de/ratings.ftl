# Welche Partien für die Wertung zählen.

rated-of = { $people ->
    [1] Wertung: Partien zählen ab zwei Leuten.
    [2] Wertung: Diese Partie zählt, wenn sie heute zu den ersten drei zwischen nur euch zweien gehört.
   *[3] Wertung: Diese Partie zählt.
}
rated-unless-hints = Nimmt jemand einen Tipp, zählt sie nicht.
rated-unless-partners = Seid ihr beide Partner, zählt sie nicht.
rated-yes = Wertung: Diese Partie hat gezählt.
rated-hint = Wertung: Diese Partie hat nicht gezählt, weil es Tipps gab.
rated-often = Wertung: Diese Partie hat nicht gezählt. Zwischen denselben zwei Leuten zählen nur drei Partien am Tag.
rated-partners = Wertung: Diese Partie hat nicht gezählt, weil die beiden Leute Partner waren.
