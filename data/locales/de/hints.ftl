# Tipps: was sie sagen, Schritt für Schritt, und wer danach gefragt hat.

hint-ask-1 = Tipp
hint-ask-2 = Und der Zug?
hint-ask-3 = Warum?
hint-nudge = 💡 { $nudge }
hint-move = Ich würde **{ $move }** wählen.
hint-worlds = Aus { $worlds ->
    [one] einer Kartenverteilung, die zu allem passt, was du weißt
   *[other] { $worlds } Kartenverteilungen, die zu allem passen, was du weißt
}:
hint-thumb = Eine Faustregel:
hint-thumb-first = Nach der Faustregel:
hint-thumb-worlds = Davon getrennt, über { $worlds ->
    [one] eine mögliche Kartenverteilung
   *[other] { $worlds } mögliche Kartenverteilungen
} gezählt:
hint-values = im Schnitt, in Spielpunkten: { $values } (je ±{"\u00A0"}{ $error })
hint-values-less = im Schnitt, eigene Spielpunkte weniger die der anderen Partei: { $values } (je ±{"\u00A0"}{ $error })
hint-value = { $move } { $value }
hint-others = { $number ->
    [one] eine weitere
   *[other] { $number } weitere
}

hints-allowed = Tipps: Wer mitspielt, darf danach fragen; wie oft, steht auf der Abrechnung.
hints-none = Tipps: in dieser Partie keine.
lobby-hints-on = Tipps erlauben
lobby-hints-off = Keine Tipps
sheet-hints = { $name }: { $number ->
    [one] ein Tipp
   *[other] { $number } Tipps
}

nudge-unseen = Diese Karten hat niemand gesehen: Eine Wahl ist so gut wie die andere.
trula-name = die Trull
    .dative = der Trull
nudge-hand = Du hast { $trumps ->
    [0] kein Tarock
    [one] ein Tarock
   *[other] { $trumps } Tarocks
} ({ $usual } sind normal) und { $kings ->
    [0] keinen König
    [one] einen König
   *[other] { $kings } Könige
}. { $honours ->
    [0] Von { FORM($trula, of: "dative") } hast du nichts.
   *[other] Von { FORM($trula, of: "dative") } hast du { $cards }.
}
nudge-said = Was könntest du ansagen oder verdoppeln? Du hast { $trumps ->
    [0] kein Tarock
    [one] ein Tarock
   *[other] { $trumps } Tarocks
} und { $kings ->
    [0] keinen König
    [one] einen König
   *[other] { $kings } Könige
}. { $honours ->
    [0] Von { FORM($trula, of: "dative") } hast du nichts.
   *[other] Von { FORM($trula, of: "dative") } hast du { $cards }.
}
nudge-discard = Du könntest dich von { $suit } ganz trennen: { $number ->
    [one] Es ist nur eine Karte
   *[other] Es sind { $number } Karten
}.
nudge-discard-none = Eine Farbe wirst du nicht ganz los. Welche Karten würden dir die anderen abnehmen?
nudge-call = Wie viele Karten hast du in den Farben, deren König dir fehlt? { $suits }
nudge-call-own = Alle Könige, die du rufen könntest, hast du selbst.
nudge-talon = Zähl zuerst Tarocks, dann Könige, dann Farben, die du loswerden könntest.
nudge-fool = Es reicht die Karte, die am wenigsten wert ist.
nudge-lead = Du hast { $mine ->
    [0] kein Tarock
    [one] ein Tarock
   *[other] { $mine } Tarocks
}, und { $theirs ->
    [0] draußen ist keines
    [one] draußen ist noch eines
   *[other] draußen sind noch { $theirs }
}.
nudge-lead-no-trumps = Ein Tarock kann sonst niemand mehr haben.
nudge-lead-void = Die andere Partei hat kein { $suit } mehr.
nudge-lead-void-player = { $players } { $number ->
    [one] hat
   *[other] haben
} kein { $suit } mehr.
nudge-lead-mond = Die Karte, die deinen { $card } fängt, kann noch draußen sein.
nudge-lead-pagat = Dein { $card } ist im letzten Stich am meisten wert. Du hast { $mine } Tarocks, und { $theirs ->
    [0] draußen ist keines
    [one] draußen ist noch eines
   *[other] draußen sind noch { $theirs }
}.
nudge-lead-shun = Du willst keinen Stich: Bei welcher Karte müsste ihn jemand anderer nehmen?
nudge-trick-shun = Du willst keinen Stich. Diesen bekäme { $player } mit { $card }{ $left ->
    [0] , und du spielst zuletzt
    [one] , und nach dir kommt noch jemand
   *[other] , und nach dir kommen noch { $left }
}.
nudge-trick-ours = Bis jetzt gehört der Stich deiner Partei: { $player } mit { $card }{ $left ->
    [0] . Du spielst zuletzt
    [one] . Nach dir kommt noch jemand
   *[other] . Nach dir kommen noch { $left }
}{ $dear ->
    [0] .
   *[other] , und es liegt schon etwas drin.
}
nudge-trick-theirs = Bis jetzt gehört der Stich der anderen Partei: { $player } mit { $card }{ $left ->
    [0] . Du spielst zuletzt
    [one] . Nach dir kommt noch jemand
   *[other] . Nach dir kommen noch { $left }
}{ $dear ->
    [0] .
   *[other] , und es liegt schon etwas drin.
}
nudge-trick-open = Bis jetzt gehört der Stich { $player } mit { $card }, und du weißt nicht, zu welcher Partei { $player } gehört{ $left ->
    [0] . Du spielst zuletzt
    [one] . Nach dir kommt noch jemand
   *[other] . Nach dir kommen noch { $left }
}{ $dear ->
    [0] .
   *[other] , und es liegt schon etwas drin.
}

reason-thumb-hand = sie wägt Tarocks ab, vor allem hohe, dazu Könige und kurze Farben
reason-thumb-said = sie sagt an, was deine eigenen Karten wahrscheinlich genug machen, und mehr nicht
reason-thumb-play = sie geht danach, was noch draußen ist, wem was ausgegangen ist und wessen Stich es ist
reason-thumb-discard = sie macht kurze Farben leer und behält Könige und Tarocks
reason-thumb-talon = sie nimmt die Karten, mit denen dein Blatt am stärksten ist
reason-thumb-call = sie sucht Hilfe in einer Farbe, in der dein Blatt sie braucht
reason-thumb-fool = sie gibt die Karte, die am wenigsten wert ist
reason-thumb-cut = mehr kann darüber niemand wissen
reason-close = genauso gut, soweit ich sehe: { $moves }
reason-held-back = im Schnitt mehr, aber nicht sicher, und wer es sagt, verrät sein Blatt: { $moves }
reason-wins = { $card } macht den Stich in { $share }{"\u00A0"}% der Fälle
reason-partner-wins = mit { $card } macht jemand anderes aus deiner Partei den Stich in { $share }{"\u00A0"}% der Fälle
reason-pagat-last = mit { $card } macht { $pagat } den letzten Stich in { $share }{"\u00A0"}% der Fälle
reason-lost = { $card } geht an die andere Partei in { $share }{"\u00A0"}% der Fälle
reason-trumped = { $card } wird mit Tarock gestochen in { $share }{"\u00A0"}% der Fälle
reason-beaten = { $card } wird überstochen in { $share }{"\u00A0"}% der Fälle
reason-game = das Spiel geht in { $share }{"\u00A0"}% der Fälle für dich aus; nach { $move } in { $other }{"\u00A0"}%
reason-bonus = { $bonus }: { $tenths } Punkte besser als nach { $move }
reason-bid-made = in { $times }{"\u00A0"}% der Fälle kommst du zum Spielen, und davon gewinnst du { $share }{"\u00A0"}%
reason-bid-would = mit dem niedrigsten Gebot kämst du in { $times }{"\u00A0"}% der Fälle zum Spielen, und davon gewinnst du { $share }{"\u00A0"}%
reason-counted-against = die Zählung spricht aber für etwas anderes, es ist also knapp
reason-bonus-made = { $bonus } gelingt in { $share }{"\u00A0"}% der Fälle
reason-bonus-said = { $bonus } angesagt statt nicht angesagt: im Schnitt { $signed } Punkte
reason-game-now = so wie es steht, geht das Spiel in { $share }{"\u00A0"}% der Fälle für dich aus
