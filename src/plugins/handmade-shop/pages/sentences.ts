/**
 * What Etsy says to people, in the languages of its editions. Words decide only where the structure of a page leaves it
 * open: a results page without listings, the page of a shop without any, the page of a listing without its data.
 */
export const SAYS = {
  /** A search without results. */
  nothingFound: any(
    "couldn.t find any results|no results found",
    "keine ergebnisse|nichts gefunden",
    "aucun résultat|rien trouvé",
    "ningún resultado|no (?:hemos encontrado|se encontraron|pudimos encontrar)",
    "nessun risultato|non abbiamo trovato",
    "geen resultaten|niets gevonden",
    "nie znaleźliśmy|brak wyników|żadnych wyników",
    "nenhum resultado|não (?:encontrámos|encontramos|foi possível encontrar)",
    "見つかりません|一致する[^。]*ありません|検索結果[はが](?:0件|ありません)",
  ),
  /** A shop that is closed for a while. */
  shopRests: any(
    "is taking a (?:short )?break|is on vacation",
    "macht (?:gerade )?eine (?:kurze )?pause|ist im urlaub",
    "(?:fait|prend) une (?:petite |courte )?pause|est en vacances",
    "tomando un (?:breve |pequeño )?descanso|está de vacaciones",
    "prendendo una (?:breve )?pausa|è in (?:ferie|vacanza)",
    "(?:neemt|houdt) (?:even )?(?:een )?(?:korte )?pauze|is op vakantie",
    "robi (?:sobie )?(?:krótką )?przerwę|jest na urlopie",
    "fazendo uma (?:breve |curta |pequena )?pausa|está de férias",
    "(?:休業|お休み|休暇)(?:中|して|を)",
  ),
  /** A listing that is no longer offered. */
  listingGone: any(
    "^darn\\b|(?:item|listing)(?: and shop)? (?:is|are) (?:currently )?(?:unavailable|not available|no longer available)",
    "(?:artikel|listing)[^.]* nicht (?:mehr )?verfügbar",
    "article[^.]* (?:indisponible|n.est (?:plus|pas) disponible)",
    "artículo[^.]* (?:ya )?no está disponible",
    "articolo[^.]* non è (?:più )?disponibile",
    "(?:artikel|item)[^.]* niet (?:meer )?beschikbaar",
    "(?:przedmiot|produkt)[^.]* (?:jest )?(?:niedostępny|nie jest (?:już )?dostępny)",
    "(?:artigo|item|produto)[^.]* (?:indisponível|não está (?:mais )?disponível)",
    "(?:商品|アイテム)は[^。]*(?:ありません|できません|いただけません)",
  ),
};

function any(...words: string[]): RegExp {
  return new RegExp(words.join("|"), "iu");
}
