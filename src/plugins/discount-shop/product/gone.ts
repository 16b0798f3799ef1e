import { firstOf, int, isJsonObject } from "../../../plugin-sdk/index.ts";

/** Whether the status of goods says that they are not offered: only 1 is on sale. */
export const isOffSale = (status: number | null): boolean => status !== null && status !== 1;

/** Words by which pages of the editions say that goods are gone. They count only where a page has no goods. */
const WORDS = [
  /item is (?:currently )?(?:unavailable|sold out)|no longer available|has been removed/,
  /nicht (?:mehr )?(?:verfügbar|erhältlich)|ausverkauft/, // German
  /n['’]est (?:plus|pas) disponible|indisponible|épuisé/, // French
  /no (?:está|se encuentra) disponible|ya no está|agotado|não está (?:mais )?disponível|indisponível|esgotado/,
  /non (?:è )?(?:più )?disponibile|esaurito/, // Italian
  /niet (?:meer )?(?:beschikbaar|leverbaar)|uitverkocht/, // Dutch
  /niedostępn|wyprzedan/, // Polish
  /inte (?:längre )?tillgänglig|slutsåld|ikke (?:længere |lenger )?(?:tilgængelig|tilgjengelig)|udsolgt|utsolgt/,
  /ei ole (?:enää )?saatavilla|loppuunmyyty|pole (?:enam )?saadaval|läbi müüdud/, // Finnish, Estonian
  /není (?:již |k )*(?:dostupn|dispozici)|vyprod|nie je (?:už |k )*(?:dostupn|dispozícii)|vypredan/,
  /nem (?:érhető el|elérhető)|elfogyott/, // Hungarian
  /nu (?:mai )?este disponibil|indisponibil|epuizat/, // Romanian
  /nije (?:više )?dostup|rasprodan|ni (?:več )?na voljo|razprodan/, // Croatian, Slovenian
  /neprieinam|išparduot|nav pieejam|izpārdot/, // Lithuanian, Latvian
  /не е (?:вече )?налич|изчерпан|недоступн|розпродан|распродан/, // Bulgarian, Ukrainian, Russian
  /δεν είναι (?:πλέον )?διαθέσιμ|εξαντλ/, // Greek
  /mevcut değil|tükendi|stokta yok/, // Turkish
  /売り切れ|販売終了|在庫切れ|ご利用いただけません|품절|판매 ?종료|이용할 수 없/, // Japanese, Korean
  /已下架|已售罄|售罄|无法购买|已售完/, // Chinese
  /غير متوفر|غير متاح|نفدت|אינו זמין|לא זמין|אזל/, // Arabic, Hebrew
];

/** Whether a page without goods says that they are gone: by their status, else in words. */
export function isGone(goods: unknown, data: unknown, text: () => string): boolean {
  const keys = isJsonObject(goods) ? Object.keys(goods) : [];
  if (keys.some((key) => key === "goodsName" || key === "title")) return false;
  const status = int(firstOf(goods, ["status"]) ?? firstOf(data, ["goodsStatus", "goods.status"]));
  if (isOffSale(status)) return true;
  if (keys.length > 0) return false;
  const shown = text().toLowerCase();
  return WORDS.some((words) => words.test(shown));
}
