import { type AvailabilityWord, collapse, type ConditionWord } from "../../../plugin-sdk/index.ts";

/** "No disponible" holds "disponible": what cannot be had is asked for first. */
const WORDS: readonly (readonly [AvailabilityWord, RegExp])[] = [
  [
    "out_of_stock",
    /unavailable|out of stock|nicht (?:verfügbar|auf lager|vorrätig)|indisponible|(?:no|non) disponibil?e|agotado|non disponibile|niet (?:op voorraad|beschikbaar|leverbaar)|niedostępn|inte tillgänglig|slutsåld|mevcut değil|stokta (?:yok|bulunm)|tükendi|esgotado|(?:indispon|não dispon)í|在庫切れ|お取り扱いできません|غير متوفر/i,
  ],
  [
    "preorder",
    /pre-?order|will be released|vorbestell|précommand|preventa|preordin|pré-venda|予約|発売予定|ön sipariş|przedsprzeda|förbeställ|not yet released|noch nicht erschienen/i,
  ],
  [
    "in_stock",
    /in stock|left|auf lager|en stock|(?:qued|rest)an? |disponib|op voorraad|i lager|na stanie|w magazynie|dostępn|stokta|em estoque|in den warenkorb|在庫あり|残り|ship|versand|متوفر|متبقي/i,
  ],
];

/** What a page says of the stock as a word; a page with a button to buy has it in stock, whatever it says. */
export function availabilityOf(text: string | null, canBuy: boolean): AvailabilityWord | null {
  const found = WORDS.find(([, pattern]) => pattern.test(text ?? ""))?.[0];
  if (found !== undefined) return found;
  return canBuy ? "in_stock" : text === null ? null : "unknown";
}

const LEFT =
  /(?:only|nur noch|plus que|queda\(?n?\)?(?: solo)?|s[oó]lo|solo|残り|sadece|nog(?: maar)?|apenas|tylko|endast|zostało)\D{0,12}?(\d{1,4})(?!\d)/iu;

/** "Only 3 left in stock - order soon." */
export const leftIn = (text: string | null): number | null => {
  const number = LEFT.exec(collapse(text ?? ""))?.[1];
  return number === undefined ? null : Number(number);
};

const CONDITIONS: readonly (readonly [ConditionWord, RegExp])[] = [
  [
    "refurbished",
    /refurb|renewed|reacondicionad|reconditionn|ricondizionat|generalüberholt|yenilenmiş|recondicionad|再生品|整備済/i,
  ],
  [
    "used",
    /used|gebraucht|d'occasion|occasion|segunda mano|usat|usad|tweedehands|używan|begagnad|ikinci el|中古|مستعمل|collectible|sammler/i,
  ],
  ["new", /\bnew\b|\bneu\b|neuf|nuev|nuovo|nieuw|nowy|\bny(?:tt)?\b|yeni|\bnovo\b|新品|جديد/i],
];

/** The state of goods by the words that an offer has for it, such as "Used - Like New". */
export const conditionOf = (text: string | null): ConditionWord | null =>
  CONDITIONS.find(([, pattern]) => pattern.test(text ?? ""))?.[0] ?? null;
