# Der Rest eines Spiels, in dem sich nichts mehr ändern kann.

rest-show = Rest zeigen
rest-shown = Am Ergebnis konnte sich nichts mehr ändern, deshalb hat das Haus den Rest gespielt.

rest-claim = Rest beanspruchen
rest-claims = { $name } sagt, dass sich an der Wertung nichts mehr ändern kann, und zeigt: { $cards }
sure-claim = Sagen, dass sich an der Wertung nichts mehr ändern kann? Alle sehen deine Karten. Sind alle einverstanden und stimmt es, spielt das Haus den Rest. Das geht einmal je Spiel.
rest-asked = Deine Karten liegen offen, und die anderen sind gefragt. Spielst du weiter, ist die Frage erledigt.
rest-agreed = Alle sind einverstanden: Das Haus hat den Rest gespielt.
rest-refused = Das wird nicht angenommen: Das Spiel geht weiter.
denied-claimed-already = In diesem Spiel hast du den Rest schon einmal beansprucht; jetzt wird es zu Ende gespielt.
denied-no-claim = Den Rest kannst du beim Ausspielen beanspruchen, wenn du dran bist, eine Wahl hast und sonst nichts gefragt ist.
