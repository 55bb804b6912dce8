# Der Rest eines Spiels, in dem sich nichts mehr ändern kann.

rest-show = Rest zeigen
rest-shown = Am Ergebnis konnte sich nichts mehr ändern, deshalb hat das Haus den Rest gespielt.
