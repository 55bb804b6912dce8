# Was der Bot jemandem antwortet, unter vier Augen.

reply-stale = Am Tisch ist es inzwischen weitergegangen; so steht es jetzt.
reply-slip = Das war schnell: Die Seite hatte gerade gewechselt, darum ist nichts geschehen. So steht es jetzt.
reply-never-mind = Es bleibt alles, wie es war.
reply-done-already = Das ist geschehen; nur meine Antwort ging unterwegs verloren.
reply-shared-update = Das hattest du hier schon geteilt: Ich habe die Nachricht auf den neuesten Stand gebracht.
reply-accident = Bei mir ist etwas schiefgegangen. Verloren ist nichts: Bitte versuch es noch einmal.
reply-discord-trouble = Ich brauchte gerade etwas von Discord und habe es nicht bekommen. Bitte versuch es gleich noch einmal.
reply-refused = Discord hat nicht angenommen, was ich dir zeigen wollte. Was du getan hast, gilt trotzdem. Bitte sag denen Bescheid, die mich betreiben.
reply-too-large = Was ich dir zeigen wollte, ist zu groß für Discord. Bitte wende dich dafür an die, die mich betreiben.
reply-command-changed = Diesen Befehl gibt es inzwischen anders, als dein Discord ihn kennt. Bitte warte kurz oder lade Discord neu und tipp ihn dann noch einmal.
reply-not-allowed = Diesen Befehl kannst du hier nicht verwenden.
reply-store-trouble = Ich kann gerade nicht in meine Datenbank schreiben, darum wurde nichts gespielt. Bitte sag denen Bescheid, die mich betreiben, und versuch es später wieder.
reply-table-over = Diese Partie ist aus; die Abrechnung steht im Kanal. `/tarok new` eröffnet einen neuen Tisch.
reply-deal-over = Das Spiel ist aus; die Abrechnung steht im Kanal.
reply-over-by-then = Das Spiel war da schon aus; die Abrechnung steht im Kanal.
reply-welcome-back = Schön, dass du wieder da bist: Der Platz gehört wieder dir.
reply-you-may = Diese Karte kannst du spielen.
reply-table-opened = Der Tisch ist eröffnet: Mit den Knöpfen im Kanal kann man sich dazusetzen. Deine Karten bekommst du hier.
reply-thread-opened = Der Tisch ist eröffnet und hat einen eigenen Thread: { $thread }. Deine Karten bekommst du hier.
reply-seat-taken = Der Platz von { $name } gehört ab dem nächsten Spiel dir, samt Punktestand. Deine Karten bekommst du hier.
reply-paused = Am Tisch ist Pause, bis jemand auf *Weiterspielen* drückt.
reply-paused-for-a-day = Am Tisch ist Pause, bis jemand auf *Weiterspielen* drückt, höchstens 24 Stunden; länger, wenn noch jemand um die Pause bittet.
reply-resumed = Es geht weiter.
reply-rematch = Revanche: Der Tisch steht im Kanal. Deine Karten bekommst du hier.
reply-for-all = Es steht im Kanal, wo alle es sehen.
reply-board-posted = Der Tisch steht wieder ganz unten im Kanal.
reply-board-trouble = Ich kann den Tisch in diesem Kanal nicht zeigen ({ $known ->
    [missing-permissions] mir fehlen Berechtigungen
    [missing-access] mir fehlt der Zugriff
   *[other] { $reason }
}). Hier geht das Spiel weiter; bitte die Moderation, mich dort schreiben zu lassen.
reply-left-game = Du bist aufgestanden; ein Hausspieler spielt für dich weiter. Mit *Meine Karten* kommst du zurück.
reply-left-lobby = Du bist vom Tisch aufgestanden.
reply-skis = Die Sküs-Runde ist ausgerufen: Sie beginnt mit dem nächsten Spiel.
reply-stopped = Der Tisch ist geschlossen.
reply-would-end = Sie endet, sobald alle zustimmen.
reply-record = Die Aufzeichnung des Spiels: `{ $file }`

denied-not-at-table = Du sitzt nicht an diesem Tisch.
denied-no-hints = An diesem Tisch gibt es keine Tipps. Die Tischleitung kann sie vor der Partie erlauben.
denied-no-deal = Hier wird gerade nicht gespielt.
denied-deal-over = Das Spiel ist aus. *{ $look }* unter der Abrechnung zeigt jeden Stich.
denied-table-closed = Dieser Tisch ist geschlossen. `/tarok new` eröffnet einen neuen.
denied-no-table-here = In diesem Kanal steht kein Tisch. `/tarok new` eröffnet einen.
denied-table-unreadable = Der Tisch in diesem Kanal stammt von einer anderen Version dieses Bots, die ihn noch lesen kann. Wer Kanäle verwalten darf, kann ihn mit `/tarok stop` aufgeben.
denied-servers-only = Das geht nur in den Kanälen eines Servers, der mich hinzugefügt hat.
denied-no-such-number = Für diese Spielart braucht es { $numbers } Leute.
denied-no-such-options = Diese Regeln vertragen sich hier nicht miteinander.
denied-no-such-length = Eine Partie dieser Spielart hat { $numbers } Spiele, eine andere Zahl gibt es nicht.
denied-thread-refused = Ich konnte hier keinen Thread für den Tisch aufmachen. Bitte die Moderation, mich öffentliche Threads erstellen und in ihnen schreiben zu lassen, oder nur einen Tisch pro Kanal zu erlauben (`/tarok server defaults`).
denied-threads-full = Dieser Server hat so viele aktive Threads, wie Discord erlaubt, darum konnte ich keinen für den Tisch aufmachen. Schließt bitte einige Threads, oder bitte die Moderation, nur einen Tisch pro Kanal zu erlauben (`/tarok server defaults`).
denied-thread-later = Discord lässt mich gerade keine weiteren Threads aufmachen. Bitte versuch es in ein paar Minuten wieder.
denied-thread-lost = Discord hat nicht geantwortet, als ich einen Thread aufmachen wollte. Bitte versuch es noch einmal: Wurde er doch aufgemacht, nehme ich ihn.
denied-thread-impossible = In diesem Kanal lässt mich Discord keinen Thread aufmachen. Bitte versuch es in einem anderen Kanal.
denied-channel-taken = In diesem Kanal steht schon ein Tisch. Nimm einen anderen Kanal oder einen Thread, oder schließ den Tisch mit `/tarok stop`.
denied-no-such-value = Damit kann ich nichts anfangen. Während du tippst, zeigt Discord, was möglich ist.
denied-no-such-value-of = Mit diesem Wert von *{ $option }* kann ich nichts anfangen. Während du tippst, zeigt Discord, was möglich ist.
denied-no-such-rule = Eine Regel mit dieser Nummer gibt es nicht. Die Liste, die beim Tippen erscheint, zeigt alle.
denied-no-such-game = Diese Spielart kenne ich nicht. Die Liste, die beim Tippen erscheint, zeigt alle, die hier gespielt werden.
denied-no-such-preset = Regeln mit diesem Namen kenne ich nicht. Die Liste, die beim Tippen erscheint, zeigt, welche es gibt.
denied-not-yours-to-settle = Das kann nur wählen, wer diesen Server verwalten darf.
denied-table-full = Alle Plätze sind besetzt.
denied-no-house-player = Hier sitzt kein Hausspieler.
denied-already-started = Die Partie hat schon begonnen.
denied-not-started = Die Partie hat noch nicht begonnen: Es geht los, wenn alle Plätze besetzt sind und die Tischleitung auf *Los* drückt.
denied-seats-empty = { $seats ->
    [one] Ein Platz ist noch frei: Warte auf jemanden oder hol einen Hausspieler dazu.
   *[other] { $seats } Plätze sind noch frei: Warte auf andere oder hol Hausspieler dazu.
}
denied-not-ready = Noch nicht bereit: { $names }.
denied-nobody-to-remove = Diese Person sitzt nicht mehr an deinem Tisch.
denied-nobody-to-invite = Bitte nenne die, die du rufen willst, mit einer Erwähnung: Tipp @ und wähl aus, bis zu { $most } auf einmal.
denied-invited-sit-here = Alle, die du nennst, sitzen schon an diesem Tisch. Nenn Leute, die noch nicht hier sitzen: Tipp @ und wähle.
denied-named-a-bot = Bot-Konten spielen nicht mit, meines auch nicht. Nenn einen Menschen: Tipp @ und wähle. Um mit dem Haus zu spielen, öffne mit `/tarok new` einen Tisch: Es nimmt die freien Plätze ein.
denied-named-nobody = Unter dieser Erwähnung kennt Discord niemanden. Tipp @ und wähle jemanden aus der Liste.
denied-named-unavailable = <@{ $user }> kann auf diesem Bot zurzeit nicht spielen. Versuch es ein andermal oder mit jemand anderem.
denied-sits-already = Du hast an diesem Tisch schon einen Platz.
denied-join-between = Gerade läuft ein Spiel. Zwischen zwei Spielen kannst du den Platz eines Hausspielers übernehmen.
denied-paused = Am Tisch ist Pause. Drück am Tisch auf *Weiterspielen* oder nimm `/tarok match resume`, dann geht es weiter.
denied-not-paused = Am Tisch ist gar keine Pause.
denied-no-rematch = Eine Revanche kann nur verlangen, wer bei dieser Partie mitgespielt hat.
denied-match-goes-on = Diese Partie läuft noch.
denied-founder-only = Das kann nur { $name } (leitet den Tisch). Wenn hier { $minutes } Minuten lang nichts geschieht, können es alle, die hier sitzen.
denied-removed = { $name } hat dich von diesem Tisch entfernt und kann dich auch wieder einladen.
denied-removed-guest = { $name } hat jemanden entfernt, den du nennst; wieder einladen kann nur { $name }.
denied-already-left = Du bist schon aufgestanden; mit *Meine Karten* kommst du zurück.
denied-not-yours-to-stop = Schließen kann den Tisch nur { $name } (leitet den Tisch) oder wer Kanäle verwalten darf.
denied-no-skis-round = Diese Partie hat keine Sküs-Runde: Sie endet nach ihrem letzten Spiel von selbst, oder gleich mit `/tarok stop`.
denied-skis-already = Die Sküs-Runde ist schon ausgerufen.
denied-seat-with-house = Gerade spielt ein Hausspieler für dich. Mit *Meine Karten* holst du dir deinen Platz zurück.
denied-unknown-code = Diesen Zug kenne ich nicht. Die Liste, die beim Tippen erscheint, zeigt, was du tun kannst.
denied-unknown-button = Diesen Knopf kenne ich nicht mehr.
denied-permission-missing = In diesem Kanal fehlt mir eine Berechtigung: *{ $permission ->
    [view_channel] Kanal ansehen
    [send_messages] Nachrichten senden
   *[other] Nachrichten in Threads senden
}*. Bitte die Moderation, sie mir zu geben.
denied-not-your-match = Die Spiele dieser Partie darf nur ansehen, wer mitgespielt hat. Wer dabei war, kann eines mit *Teilen* herzeigen.
denied-match-elsewhere = Die Spiele dieser Partie kannst du nur dort ansehen, wo du sie gespielt hast: Öffne sie auf jenem Server oder in jenem Chat.
denied-not-your-deal = Dieses Spiel darf nur ansehen, wer dabei am Tisch saß. Wer dabei war, kann es mit *Teilen* herzeigen.
denied-shared-already = Das hast du hier schon geteilt: Es steht im Kanal, wo alle es sehen.
denied-shared-elsewhere = Dieses Spiel kannst du nur dort teilen, wo du es gespielt hast: Öffne es auf jenem Server oder in jenem Chat und drücke dort *Teilen*.
denied-no-match-of-yours = Du hast hier noch keine Partie gespielt.
denied-no-deal-of-yours = In dieser Partie hast du noch kein Spiel zu Ende gespielt. Die Spiele, bevor du dazukamst, sind für die, die sie gespielt haben.
denied-no-such-deal = Dieses Spiel ist noch nicht fertig, oder es gibt es nicht.
denied-no-such-position = Von hier aus kann niemand weiterspielen: Das Spiel war da schon aus.
denied-practice-gone = Diese Übung ist vorbei: Es gibt immer nur deine neueste. Öffne das Spiel oder das Rätsel noch einmal, um eine neue zu beginnen.
denied-practice-unreadable = Diese Übung kann nicht weitergehen: Sie wurde mit einer anderen Version dieses Bots begonnen. Öffne das Spiel oder das Rätsel noch einmal, um eine neue zu beginnen.
denied-deal-unreadable = Dieses Spiel kann ich nicht mehr lesen: Es wurde mit einer anderen Version dieses Bots gespielt.
denied-no-decisions = In diesem Spiel hattest du nichts zu entscheiden, also gibt es nichts zu analysieren.
denied-nobody-analyses = So weit kann ich gerade nicht denken: Entweder bin ich eben erst aufgewacht, oder das Denken ist bei mir abgeschaltet (`TAROK_WORKERS`). Bitte versuch es in einer Minute noch einmal.
denied-analysis-failed = Mir ist mittendrin der Faden gerissen. Sonst ist nichts verloren: Bitte versuch es noch einmal.
denied-no-finished-deal = { $deals ->
    [0] An diesem Tisch ist noch kein Spiel fertig.
    [one] An diesem Tisch ist erst ein Spiel fertig.
   *[other] An diesem Tisch sind erst { $deals } Spiele fertig.
}
denied-may-not-look = Wie die Tische eines Servers aussehen, der mich hinzugefügt hat, kann nur wählen, wer ihn verwalten darf.
denied-may-not-choose-language = Die Sprache eines Servers, der mich hinzugefügt hat, kann nur wählen, wer ihn verwalten darf.
