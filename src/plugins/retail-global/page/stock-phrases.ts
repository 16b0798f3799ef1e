/** What the line on stock says, in the languages of Amazon's shops. `…` stands for other words in between. */
export interface StockPhrases {
  /** It is not sent to the place that the page was made for; elsewhere it may be. */
  away: string;
  /** The page chose no offer: others may sell it. */
  others: string;
  /** It cannot be had now. */
  none: string;
  /** It can be ordered and is not out yet. */
  later: string;
  here: string;
}

/** Phrases apart by `|`, by language. */
export const STOCK_PHRASES: Readonly<Record<string, StockPhrases>> = {
  en: {
    away: "cannot be shipped|can't be shipped|cannot be delivered|can't be delivered|not ship to|doesn't ship to|unable to ship|not deliver to",
    others: "from these sellers|no featured offer|no featured offers",
    none: "unavailable|out of stock|not in stock|in stock on|sold out|not available",
    later:
      "pre-order|preorder|will be released|not yet released|releases on|available for pre|not yet published",
    here: "in stock|left|ships|shipped|to ship|dispatch|available",
  },
  es: {
    away: "no se puede enviar|no puede enviarse|no se puede entregar|no puede entregarse|no se envia a",
    others: "estos vendedores|no hay ofertas destacadas|ninguna oferta destacada",
    none: "no disponible|no esta disponible|agotado|sin existencias|sin stock|fuera de stock|no hay existencias",
    later: "preventa|pre-pedido|prepedido|reserva|se lanzara|se publicara|se estrenara|sale a la venta",
    here: "en stock|disponible|se envia en|se envia normalmente|envio en|hay existencias",
  },
  pt: {
    away: "nao pode ser enviado|nao pode ser entregue|nao e possivel enviar|nao e enviado para",
    others: "estes vendedores|destes vendedores|nenhuma oferta em destaque|sem ofertas em destaque",
    none: "nao disponivel|nao esta disponivel|indisponivel|esgotado|fora de estoque|sem estoque|fora de stock|sem stock",
    later: "pre-venda|pre-encomenda|sera lancado|ainda nao lancado|lancamento em",
    here: "em estoque|em stock|disponivel|enviado em|despachado em|resta",
  },
  de: {
    away: "nicht an … versandt|nicht an … geliefert|nicht … versandt werden|nicht … versendet werden|nicht … geliefert werden|nicht … verschickt werden|nicht nach",
    others: "diesen anbietern|diesen verkaufern|keine hervorgehobenen angebote|keine empfohlenen angebote",
    none: "nicht verfugbar|nicht auf lager|nicht vorratig|nicht lieferbar|ausverkauft|vergriffen|auf lager ab|verfugbar ab|lieferbar ab",
    later: "vorbestell|erscheint am|noch nicht erschienen|wird am … veroffentlicht|erscheinungstermin",
    here: "auf lager|verfugbar|lieferbar|versandfertig|versandt|versand in|vorratig",
  },
  fr: {
    away: "ne peut pas etre expedie|ne peut etre expedie|ne peut pas etre livre|ne peut etre livre|n'est pas expedie",
    others: "ces vendeurs|aucune offre mise en avant|aucune offre recommandee|aucune offre en vedette",
    none: "indisponible|non disponible|n'est pas disponible|rupture de stock|epuise|en stock le|disponible a partir du",
    later:
      "precommand|pre-command|paraitra|sera publie|sera disponible le|sortira|pas encore paru|a paraitre",
    here: "en stock|disponible|expedie sous|expedie en|expedition sous",
  },
  it: {
    away: "non puo essere spedito|non puo essere consegnato|non e possibile spedire|non e possibile consegnare|non viene spedito",
    others: "questi venditori|nessuna offerta in evidenza|nessuna offerta in primo piano",
    none: "non disponibile|non e disponibile|esaurito",
    later:
      "preordin|pre-ordin|in uscita|uscira|sara disponibile|disponibile dal|disponibile a partire dal|verra pubblicato|verra rilasciato|prossima uscita",
    here: "disponibil|spedito entro|spedizione entro|rimangono|rimane",
  },
  nl: {
    away: "niet naar … verzonden|niet naar … bezorgd|niet … worden verzonden|niet … worden bezorgd|niet … worden geleverd|niet bezorgd op",
    others: "deze verkopers|geen aanbevolen aanbieding|geen uitgelichte aanbieding",
    none: "niet verkrijgbaar|niet op voorraad|uitverkocht|niet beschikbaar|niet leverbaar|op voorraad vanaf|op voorraad op",
    later: "vooruitbestel|voorbestel|pre-order|verschijnt op|nog niet verschenen|wordt uitgebracht",
    here: "op voorraad|verkrijgbaar|beschikbaar|leverbaar|verzonden binnen",
  },
  sv: {
    away: "kan inte skickas|kan inte levereras|kan inte fraktas|skickas inte till|levereras inte till",
    others: "dessa saljare|inga utvalda erbjudanden|inga rekommenderade erbjudanden",
    none: "inte tillganglig|otillganglig|ej tillganglig|slut i lager|ej i lager|inte i lager|slutsald|finns inte|i lager den",
    later: "forbestall|forhandsbestall|forhandsboka|slapps den|lanseras den|utkommer|annu inte slappt",
    here: "i lager|tillganglig|skickas vanligtvis|skickas inom|levereras vanligtvis|kvar",
  },
  pl: {
    away: "nie mozna wyslac|nie mozna dostarczyc|nie moze zostac wyslan|nie moze zostac dostarczon|nie moze byc wyslan|nie moze byc dostarczon|nie jest wysylan",
    others: "tych sprzedawcow|brak polecanych ofert|brak wyroznionych ofert",
    none: "niedostepn|nie jest dostepn|brak w magazynie|brak na stanie|brak towaru|wyprzedan|wyprzedano",
    later: "przedsprzeda|zamow przed premiera|premiera|zostanie wydan|ukaze sie",
    here: "dostepn|na stanie|w magazynie|wysylan|wysylka w ciagu|zostal",
  },
  tr: {
    away: "gonderilemez|gonderilemiyor|gonderilememektedir|teslim edilemez|teslim edilemiyor|gonderim yapilmiyor|gonderim yapilamiyor",
    others: "bu saticilar|one cikan teklif yok|one cikan teklif bulunm",
    none: "mevcut degil|stokta yok|stoklarimizda yok|stokta bulunm|stokta kalma|tukendi|temin edilemiyor|satista degil|satista olmayan",
    later: "on siparis|cikacak|cikis tarihi|yayinlanacak|satisa sunulacak|piyasaya surul",
    here: "stokta|mevcut|kargoya veril|gonderilir|kaldi",
  },
  ar: {
    away: "لا يمكن شحن|لا يمكن توصيل|لا يمكن ارسال|لا يتم شحن|لا يشحن",
    others: "هؤلاء البائعين|لا توجد عروض مميزة",
    none: "غير متوفر|غير متاح|نفدت الكمية|نفذت الكمية|نفد من المخزون|نفد المخزون|غير موجود",
    later: "الطلب المسبق|طلب مسبق|اطلب مسبقا|سيتم اصدار|سيتم طرح|سيصدر",
    here: "متوفر|متاح|متبقي|تبقى|يتبقى|يشحن|في المخزون",
  },
  ja: {
    away: "配送できません|発送できません|お届けできません|配送することができません|発送することができません|配送対象外",
    others: "これらの出品者|出品者からお求め|おすすめ出品の要件",
    none: "在庫切れ|お取り扱いできません|再入荷予定は立って|入荷時期は未定|在庫なし|品切れ|ご注文いただけません|売り切れ|入荷予定日|に入荷予定です",
    later: "予約|発売予定|近日発売|まだ発売されて",
    here: "在庫あり|残り|発送します|以内に発送|在庫状況について|購入可能",
  },
  cs: {
    away: "nelze dorucit|nelze odeslat|nelze zaslat",
    others: "techto prodejcu|zadne doporucene nabidky",
    none: "nedostupn|neni skladem|vyprodano|neni k dispozici",
    later: "predobjedn|bude vydan|vyjde",
    here: "skladem|k dispozici|dostupn|odesilame",
  },
  hi: {
    away: "शिप नहीं किया जा सकता|डिलीवर नहीं किया जा सकता|नहीं भेजा जा सकता",
    others: "इन विक्रेताओं|कोई विशेष ऑफ़र",
    none: "अनुपलब्ध|उपलब्ध नहीं|स्टॉक में नहीं|स्टॉक समाप्त|आउट ऑफ़ स्टॉक",
    later: "प्री-ऑर्डर|प्री ऑर्डर|रिलीज़ होगा|रिलीज होगा",
    here: "स्टॉक में|उपलब्ध|इन स्टॉक|बचा है|बचे हैं",
  },
  zh: {
    away: "无法配送|無法配送|不能配送|无法送达|無法送達|无法运送|無法運送",
    others: "这些卖家|這些賣家|没有推荐报价|没有精选商品",
    none: "无货|無貨|缺货|缺貨|售罄|不可用|暂时无法购买|暫無庫存|暂无库存",
    later: "预订|預購|预购|即将发布|即將推出|尚未发布",
    here: "有货|有貨|现货|現貨|仅剩|僅剩|库存|庫存",
  },
};
