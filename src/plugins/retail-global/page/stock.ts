import {
  asciiDigits,
  type AvailabilityWord,
  collapse,
  type ConditionWord,
  escapeRegExp,
  searchKey,
} from "../../../plugin-sdk/index.ts";
import { STOCK_PHRASES, type StockPhrases } from "./stock-phrases.ts";

/** One pattern of phrases of all languages: a page may be in another one than its shop's. */
function anyOf(kind: keyof StockPhrases): RegExp {
  const phrases = Object.values(STOCK_PHRASES).flatMap((own) => own[kind].split("|"));
  const patterns = phrases.map((phrase) =>
    phrase
      .split("…")
      .map((part) => escapeRegExp(searchKey(part)))
      .join(".{0,100}?"),
  );
  // A phrase may be the end of another word: "prestação" holds "resta", "indisponible" holds "disponible".
  return new RegExp(`(?<![a-z])(?:${patterns.join("|")})`, "u");
}

/** In this order: "No disponible" holds "disponible", and what cannot be sent holds the word for sending. */
const AWAY = anyOf("away");
const OTHERS = anyOf("others");
const WORDS: readonly (readonly [AvailabilityWord, RegExp])[] = [
  ["out_of_stock", anyOf("none")],
  ["preorder", anyOf("later")],
  ["in_stock", anyOf("here")],
];

/** The crossed l of Polish is a letter of its own to Unicode. */
const keyOf = (text: string): string => searchKey(text).replaceAll("’", "'").replaceAll("ł", "l");

/** Whether a page says that it is not sent to the place that the page was made for. */
export const isNotSentHere = (text: string | null): boolean => AWAY.test(keyOf(text ?? ""));

/**
 * What a page says of the stock as a word; a page with a button to buy has it in stock, unless its words are known. What
 * is not sent to the place of the page, or only others sell, is `unknown`.
 */
export function availabilityOf(text: string | null, canBuy: boolean): AvailabilityWord | null {
  const key = keyOf(text ?? "");
  if (AWAY.test(key) || OTHERS.test(key)) return "unknown";
  const found = WORDS.find(([, pattern]) => pattern.test(key))?.[0];
  if (found !== undefined) return found;
  return canBuy ? "in_stock" : text === null ? null : "unknown";
}

/** A pattern over search keys, written with the letters of pages: Hindi loses its vowel signs in a key. */
const keyed = (source: string): RegExp =>
  new RegExp(
    source.replace(/[\u0080-\u{10ffff}]+/gu, (letters) => searchKey(letters)),
    "u",
  );

/** Words for "only" and "left" that stand before the number. */
const LEFT = keyed(
  "(?:only|nur noch|plus que|ne reste que|quedan?(?: solo)?|solo|so restam?|restam?|rimangono|残り|仅剩|僅剩|sadece|nog(?: maar)?|slechts|apenas|tylko|endast|zostalo|zbyva|متبقي|يتبقى|تبقى|يتبق|بقي|केवल|सिर्फ)\\D{0,12}?(\\d{1,4})(?!\\d)",
);

/** "Only 3 left in stock - order soon." */
export const leftIn = (text: string | null): number | null => {
  const number = LEFT.exec(keyOf(asciiDigits(collapse(text ?? ""))))?.[1];
  return number === undefined ? null : Number(number);
};

/** "Like new" is said of used goods. */
const CONDITIONS: readonly (readonly [ConditionWord, RegExp])[] = [
  [
    "refurbished",
    keyed(
      "refurb|renewed|renovad|renoverad|reacondicionad|reconditionn|rekondition|remis a neuf|ricondizionat|generaluberholt|yenilenmis|recondicionad|gereviseerd|odnowion|repasovan|再生品|整備済|مجدد|官方翻新|翻新|整新",
    ),
  ],
  [
    "used",
    keyed(
      "used|second hand|second-hand|pre-owned|preowned|like new|gebraucht|wie neu|occasion|comme neuf|segunda mano|2\\.? ?[ªa] mano|como nuev|como nov|usat|usad|come nuov|tweedehands|gebruikt|als nieuw|uzywan|jak now|begagnad|anvand|som ny|ikinci el|2\\. el|kullanilmis|yeni gibi|pouzit|中古|ほぼ新品|مستعمل|كالجديد|पुराना|二手|collectible|sammler|de coleccion|da collezione|de collection|koleksiyon",
    ),
  ],
  [
    "new",
    keyed(
      "\\bnew\\b|\\bneu(?:e[rs]?)?\\b|\\bneuf|nuev|nuov|nieuw|\\bnow[yae]\\b|\\bny(?:tt)?\\b|\\bnya\\b|yeni|\\bnov[oay]\\b|新品|جديد|नया|全新",
    ),
  ],
];

/** The state of goods by the words that an offer has for it, such as "Used - Like New". */
export const conditionOf = (text: string | null): ConditionWord | null => {
  const key = keyOf(text ?? "");
  return CONDITIONS.find(([, pattern]) => pattern.test(key))?.[0] ?? null;
};
