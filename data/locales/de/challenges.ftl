# Herausforderungen: Zwei spielen dieselben Spiele, jeder allein mit dem Haus.

challenge-title = Herausforderung · { $game } · Spiel { $deal } von { $deals }
challenge-note = Dein einer Versuch an diesem Spiel. Alle anderen spielt das Haus.
challenge-game = { $game } · { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}
challenge-asks = { $other }, **{ $name }** fordert dich heraus.
challenge-rules = Ihr bekommt dieselben Spiele, jeder allein mit demselben Haus, und habt ab der Annahme drei Tage. Was der andere geschafft hat, seht ihr, wenn ihr beide fertig seid. Annehmen kannst du bis <t:{ $at }:f>.
challenge-off = Diese Herausforderung gilt nicht mehr.
challenge-on = **{ $name }** und **{ $other }** spielen dieselben Spiele, jeder allein mit dem Haus.
challenge-accept = Annehmen
challenge-decline = Lieber nicht
challenge-withdraw = Zurücknehmen
challenge-show = Zur Herausforderung
challenge-play = Weiterspielen
challenge-again = Revanche
challenge-past = Zwischen euch
challenge-back = Zurück
challenge-against = Herausforderung mit { $name }
challenge-until = Sie schließt <t:{ $at }:R>. Was dann unfertig ist, spielt das Haus zu Ende; wer nicht alle Spiele geöffnet hat, verliert gegen den, der sie gespielt hat.
challenge-progress = Fertige Spiele von { $name }: { $number } von { $deals }. Die Ergebnisse siehst du, wenn ihr beide fertig seid oder die Zeit um ist.
challenge-state-mine = Du wartest auf die Antwort von { $name }, bis <t:{ $at }:f>.
challenge-state-asked = { $name } wartet auf deine Antwort, bis <t:{ $at }:f>.
challenge-state-declined = Sie wurde abgelehnt.
challenge-state-withdrawn = Sie wurde zurückgenommen.
challenge-state-lapsed = Niemand hat rechtzeitig geantwortet.
challenge-result-won = **Du hast gewonnen: { $own } zu { $other }.**
challenge-result-lost = **{ $name } hat gewonnen: { $other } zu { $own }.**
challenge-result-drawn = **Unentschieden: je { $own }.**
challenge-unplayed-won = **Du hast gewonnen:** { $name } hat nicht alle Spiele gespielt.
challenge-unplayed-lost = **{ $name } hat gewonnen:** Du hast nicht alle Spiele gespielt.
challenge-result-void = Niemand hat gewonnen: Keiner von euch hat alle Spiele gespielt, oder einer ist nicht mehr da.
challenge-you = Du
challenge-deal = Spiel { $deal }
challenge-commitment = Die Karten stehen fest. Der SHA-256 ihrer Geheimnisse, eins nach dem anderen, ist `{ $commitment }`; die Geheimnisse werden am Ende gezeigt.
challenge-secrets = Die Karten folgen aus den Geheimnissen { $secrets }. Ihr SHA-256, eins nach dem anderen, wurde vorher gezeigt: `{ $commitment }`
challenge-when = Das Ergebnis des anderen, Analyse und Aufzeichnung gibt es, wenn ihr beide fertig seid oder die Zeit um ist.
challenge-list = Deine Herausforderungen
challenge-line = { $number }. { $name } · { $game } · { $state }
challenge-number = { $number } öffnen
challenge-how = Mit `/tarok challenge` und einem @ forderst du jemanden heraus: dieselben Spiele für euch beide und drei Tage Zeit.
challenge-is-waiting = wartet auf Antwort
challenge-is-yours = wartet auf deine Antwort
challenge-is-open = läuft
challenge-is-done = du bist fertig
challenge-is-won = gewonnen
challenge-is-lost = verloren
challenge-is-drawn = unentschieden
challenge-is-void = nicht gespielt
challenge-between = Du und { $name }
challenge-counts = Gewonnen { $won } · verloren { $lost } · unentschieden { $drawn }
challenge-none-yet = Noch ist keine Herausforderung zwischen euch vorbei.

denied-challenge-no-hints = In einer Herausforderung gibt es vor ihrem Ende für niemanden Tipps.
denied-challenge-oneself = Dich selbst kannst du nicht herausfordern. Nenne jemand anderen mit @.
denied-challenge-asked = Du hast diese Person schon herausgefordert, und die Antwort steht noch aus.
denied-challenge-gone = So eine Herausforderung von dir gibt es nicht.
denied-challenge-answered = Diese Herausforderung ist schon beantwortet oder zurückgenommen, oder die Zeit dafür ist um.
denied-challenge-opponent = Antworten kann nur, wer herausgefordert wurde.
denied-challenge-challenger = Zurücknehmen kann sie nur, wer sie ausgesprochen hat.
