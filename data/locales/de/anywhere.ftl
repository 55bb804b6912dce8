# Wo es keinen Server mit dem Bot gibt: Direktnachrichten, Gruppen, andere Server.

reply-table-between-us = Der Tisch ist eröffnet: Hier spielst du mit dem Haus. Die Knöpfe stehen unten, und deine Karten bekommst du hier.
reply-table-of-guest = Der Tisch ist eröffnet, und deine Karten bekommst du hier. In diesem Chat kann ich nur antworten: Ich zeige den Tisch, wenn jemand von euch einen Knopf drückt oder einen Befehl tippt, und kann niemanden rufen, der an der Reihe ist. Eine ältere Nachricht von mir, die sich nicht mehr ändert, wird von einer neueren abgelöst: `/tarok table` stellt den Tisch nach ganz unten.
denied-only-us = Diese Nachrichten liest nur du, also gibt es niemanden einzuladen. In einer Gruppe oder auf einem Server kannst du mit anderen spielen.
denied-unseen = In diesem Kanal würdest nur du sehen, was ich antworte, darum kann ich hier keinen Tisch eröffnen. Spiel mit mir in einer Direktnachricht, oder bitte jemanden, der den Server verwaltet, mich hinzuzufügen.
