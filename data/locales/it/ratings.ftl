# Quali partite contano per il rating.

rated-of = { $people ->
    [1] Rating: contano le partite con almeno due persone.
    [2] Rating: questa partita conta se oggi è fra le prime tre tra voi due soli.
   *[3] Rating: questa partita conta.
}
rated-unless-hints = Se qualcuno riceve un consiglio, non conta.
rated-unless-partners = Non conta se voi due siete compagni.
rated-yes = Rating: questa partita ha contato.
rated-hint = Rating: questa partita non ha contato, perché ci sono stati consigli.
rated-often = Rating: questa partita non ha contato. Tra le stesse due persone contano solo tre partite al giorno.
rated-partners = Rating: questa partita non ha contato, perché le due persone erano compagni.
