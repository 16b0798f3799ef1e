import { compactKey, compactWords } from "./compact-words.ts";

/** Words that multiply the number before them, lower case, without a final dot. */
const SCALES = new Map<string, number>(
  Object.entries({
    k: 1e3,
    tsd: 1e3,
    tys: 1e3,
    тыс: 1e3,
    тис: 1e3,
    mil: 1e3,
    mila: 1e3,
    bin: 1e3,
    ribu: 1e3,
    thousand: 1e3,
    tausend: 1e3,
    هزار: 1e3,
    ألف: 1e3,
    हज़ार: 1e3,
    lakh: 1e5,
    lakhs: 1e5,
    lac: 1e5,
    lacs: 1e5,
    lpa: 1e5,
    लाख: 1e5,
    mn: 1e6,
    mln: 1e6,
    mio: 1e6,
    mill: 1e6,
    juta: 1e6,
    million: 1e6,
    millions: 1e6,
    milyon: 1e6,
    millionen: 1e6,
    millones: 1e6,
    milhões: 1e6,
    млн: 1e6,
    مليون: 1e6,
    crore: 1e7,
    crores: 1e7,
    cr: 1e7,
    करोड़: 1e7,
    bn: 1e9,
    mrd: 1e9,
    mld: 1e9,
    milyar: 1e9,
    milliard: 1e9,
    milliards: 1e9,
    billion: 1e9,
    млрд: 1e9,
    مليار: 1e9,
  }),
);

/** Letters where a language has none of its own. */
const LETTERS = { M: 1e6, B: 1e9 };
/** Short scales that pages write and `Intl` does not know, or knows with another case; by language, `""` for none. */
const OWN_LETTERS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "": { ...LETTERS, tn: 1e3 },
  da: { ...LETTERS, tn: 1e3 },
  nb: { ...LETTERS, tn: 1e3 },
  no: { ...LETTERS, tn: 1e3 },
  en: { M: 1e6, m: 1e6, B: 1e9, b: 1e9, T: 1e12 },
  tr: { B: 1e3, M: 1e6, Mr: 1e9 },
  fr: { M: 1e6, Md: 1e9 },
  pt: { M: 1e6, mi: 1e6, B: 1e9, bi: 1e9 },
  id: { rb: 1e3, jt: 1e6, M: 1e9, T: 1e12 },
  vi: { N: 1e3, Tr: 1e6, T: 1e9 },
};

/** Letters of East Asia for powers of ten: up to a thousand, and those that count in ten thousands. */
const CJK: Readonly<Record<string, number>> = {
  ...{ 十: 10, 십: 10, 百: 100, 백: 100, 千: 1e3, 仟: 1e3, 천: 1e3 },
  ...{ 万: 1e4, 萬: 1e4, 만: 1e4, 億: 1e8, 亿: 1e8, 억: 1e8, 兆: 1e12, 조: 1e12 },
};
const MYRIAD = 1e4;
/** "3천만" is three thousand times ten thousand. */
const AFTER_NUMBER = new RegExp(
  String.raw`[ \u00a0\u202f]?(?:([십백천十百千仟]?[万萬만億亿억兆조]|[천千仟]|[백百](?=[円元원]|(?!\p{L})))|([\p{L}\p{M}]+)(?![\p{N}\p{L}]))`,
  "uy",
);

/** A scale word found behind a number: its factor, where it ends, and which numbers may follow and belong to it (1億2000万). */
export interface Scale {
  factor: number;
  end: number;
  continues: boolean;
  /** True of 천 alone, which a 만 behind a further number multiplies too: 3천4백만. */
  isOpen: boolean;
}

/**
 * Reads the scale word at `start`, if one stands there, or two of which the second is larger (`mil millones`). `locale` is
 * what the text is in, if that is known, and `language` its bare language, such as `tr`, else empty.
 */
export function scaleAt(text: string, start: number, language: string, locale?: string): Scale | null {
  const first = wordAt(text, start, language, locale);
  if (first === null || first.isCjk || first.word.length < 2) return first;
  const second = wordAt(text, first.end, language, locale);
  return second === null || second.isCjk || second.factor <= first.factor
    ? first
    : { ...second, factor: first.factor * second.factor, continues: false };
}

function wordAt(text: string, start: number, language: string, locale: string | undefined) {
  AFTER_NUMBER.lastIndex = start;
  const match = AFTER_NUMBER.exec(text);
  const end = AFTER_NUMBER.lastIndex;
  const letters = match?.[1];
  if (letters !== undefined) {
    const factor = [...letters].reduce((product, letter) => product * (CJK[letter] ?? 1), 1);
    return { word: letters, factor, end, continues: true, isOpen: factor < MYRIAD, isCjk: true };
  }
  const word = match?.[2];
  const factor = word === undefined ? undefined : factorOf(word, language, locale);
  if (word === undefined || factor === undefined) return null;
  // "1 crore 20 lakh"
  const continues = factor === 1e5 || factor === 1e7;
  return { word, factor, end, continues, isOpen: false, isCjk: false };
}

/** The own words of a language before those of all: `mil` is a million in Czech. */
function factorOf(word: string, language: string, locale: string | undefined): number | undefined {
  const letters: Readonly<Record<string, number>> = LETTERS;
  return (
    OWN_LETTERS[language]?.[word] ??
    (locale === undefined ? undefined : compactWords(locale).get(compactKey(word))) ??
    (language in OWN_LETTERS ? undefined : letters[word]) ??
    SCALES.get(word.toLowerCase())
  );
}
