# Quali partite contano per il rating.

rated-of = { $people ->
    [1] Rating: contano le partite con almeno due persone.
    [2] Rating: questa partita conta se è fra le prime tre che oggi giocate voi due da soli.
   *[3] Rating: questa partita conta.
}
rated-unless-hints = Non più, appena qualcuno riceve un consiglio.
rated-yes = Rating: questa partita ha contato.
rated-hint = Rating: questa partita non ha contato, perché ci sono stati consigli.
rated-often = Rating: questa partita non ha contato. Fra le stesse due persone da sole ne contano tre al giorno.
