# Was über Leute aufbewahrt wird, und wie man vergessen wird.

help-privacy = **Datenschutz**
privacy-title = **Was der Bot über dich aufbewahrt**
privacy-kept = Damit eine Partie einen Neustart übersteht und die Rangliste sich erinnert, bewahrt dieser Bot auf:
privacy-names = deine Discord-ID und den Namen, den du an den Tischen jedes Servers hattest: damit dein Platz deiner ist und Ergebnisse einen Namen haben
privacy-choices = Sprache, Darstellung und Spielweise, die du gewählt hast, und die Server, die dich an neue Tische rufen
privacy-play = die Partien, die du gespielt hast: Plätze, die du hattest, und die, um die du gebeten hast, Partien, aus denen du entfernt wurdest, jeden Zug und wann du ihn gemacht hast, Tipps, um die du gebeten hast, Ergebnisse
privacy-sums = Summen daraus für Profile und Ranglisten: Spiele, Ergebnisse, Wertungen
privacy-looks-back = Analysen deiner Spiele, das Spiel, das du weiterspielst, die Stelle, an der du in einer Lektion bist, die Lektionen, die du abgeschlossen hast oder die dir angeboten wurden, was dir der Trainer erklärt und was er dich gefragt hat, und deine Rätsel: Antworten, Wertung, Stimmen, und wann welches wiederkommt
privacy-presses = eine Viertelstunde lang, was du zuletzt gedrückt hast, und den Schlüssel, mit dem Discord die Antwort darauf ändern lässt: damit deine Seite nach einem Neustart weitergeht (den Schlüssel bekommt niemand, deshalb steht er nicht in der Datei)
privacy-shared = was du in den letzten 30 Tagen in einem Kanal geteilt hast, mit seiner Nachricht: damit es keine zweite Nachricht gibt, wenn du es noch einmal teilst
privacy-words = Wörter, die du dem Geheimnis eines Spiels hinzugefügt hast: damit du sie prüfen kannst (von einem gelöschten Wort bleibt beim Spiel eine Prüfsumme, mit der andere es prüfen)
privacy-contests = deine Versuche an Spielen des Tages, in Herausforderungen und in Turnieren, wen du herausgefordert hast, welche Turniere du angesagt (auch ihre Namen) oder mitgespielt hast, deine Mannschaften in Mannschaftskämpfen, deine Ränge dort und in Ranglisten, deine Ligen und der Name, mit dem du mitmachst, und ob du erinnert werden willst: Züge, Ergebnisse, durch Fehler verlorene Punkte (bis ein Spiel endet, bleibt auch nach dem Vergessen eine Zahl, die nur sein Geheimnis mit dir verbinden könnte, damit niemand einen zweiten Versuch bekommt); ist ein Spiel des Tages, ein gewertetes oder eines Turniers vorbei, kann wer es rechtzeitig fertig gespielt hat ansehen, wie du es gespielt hast, mit deinem Namen nur auf dem Server, auf dem du gespielt hast
privacy-blocked = falls du auf diesem Bot gesperrt bist: dass du es bist, seit wann und weshalb (das bleibt auch nach dem Vergessen, denn es ist die Liste derer, die den Bot betreiben)
privacy-not-kept = Er liest keine Nachrichten, bewahrt keine Adressen auf und gibt nichts weiter. Alles liegt in einer Datenbank bei denen, die diesen Bot betreiben, und in ihren Sicherungen.
privacy-rights = `/tarok privacy export` gibt dir alles als Datei. `/tarok privacy forget` löscht es: Was andere gespielt haben, bleibt, und an deinem Platz steht „ehemals dabei“. Nachrichten, die schon in Kanälen sind, bleiben dort.
privacy-export = Das ist alles, was der Bot über dich aufbewahrt, außer den Schlüsseln und deinen Zügen und Fehlern in Spielen, die andere noch spielen können: Die stehen in der Datei, sobald diese Spiele geschlossen sind. Es ist nur für dich: Diese Nachricht sieht sonst niemand.
privacy-sure = **Soll ich dich vergessen?** Deine Partien, Wertungen und Einstellungen sind dann für immer weg. Wo du gerade spielst, spielt das Haus für dich weiter, und ein Tisch, an dem du allein sitzt, wird geschlossen. Das lässt sich nicht rückgängig machen.
privacy-forget-yes = Vergiss mich
privacy-stays = Nichts wurde geändert.
privacy-forgotten = Erledigt: Du bist vergessen. Was andere gespielt haben, bleibt, und an deinem Platz steht „ehemals dabei“. Sicherungen vergessen dich, sobald sie ersetzt werden. Spielst du wieder, beginnt alles von vorn.
