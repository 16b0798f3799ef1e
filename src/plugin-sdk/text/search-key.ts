// eslint-disable-next-line no-control-regex -- quick exit for the usual text
const ASCII = /^[\x00-\x7f]*$/;
/** Accents of Latin and Greek letters, which people leave out. */
const ACCENTED = /(?<=[A-Za-z\u00c0-\u024f\u0370-\u03ff\u1e00-\u1fff])\p{M}+/gu;
// eslint-disable-next-line no-control-regex -- quick exit
const LATIN = /^[\x00-\u024f]*$/;
const MARK = /\p{M}/u;
/** Stress marks of Cyrillic vowels and the dots of ё; й, ї and ў are letters of their own. */
const STRESSED = /([аеиоуыэюяіїє])[\u0300\u0301]+|(е)\u0308/giu;
/**
 * Marks that writing goes without: vowel points of Hebrew and Arabic, what an alef carries, the dot of loan letters in
 * Devanagari (not that of ड़ and ढ़, which are letters), and signs of style such as that of an emoji.
 */
const OPTIONAL =
  /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u0652\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\ufe00-\ufe0f\p{Me}]|(?<=\u0627)[\u0653-\u0655]|(?<![\u0921\u0922])\u093c/gu;
const UNSEEN = /[\u00ad\u0640\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * Text for comparing words of any language: no case, one space, dotted and dotless i alike, and without the marks that
 * the script goes without. Marks that make another letter stay: the vowel signs of India and Thailand, the voicing of kana.
 */
export function searchKey(text: string): string {
  const plain = ASCII.test(text) ? text.toLowerCase() : withoutMarks(text);
  return plain.replace(/\s+/g, " ").trim();
}

function withoutMarks(text: string): string {
  const apart = text.normalize("NFKD").replace(UNSEEN, "");
  let bare = MARK.test(apart) ? apart.replace(ACCENTED, "") : apart;
  if (MARK.test(bare)) bare = bare.replace(STRESSED, "$1$2").replace(OPTIONAL, "");
  const lower = bare.toLowerCase().replaceAll("ı", "i");
  return LATIN.test(lower) ? lower : lower.replaceAll("ς", "σ").normalize("NFC");
}
