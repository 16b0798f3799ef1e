import { parsePrice, type Salary, type SalaryPeriod, searchKey } from "../../../plugin-sdk/index.ts";

/** How the languages of Indeed name what a pay is for; compared without case and accents. */
const PERIODS: readonly (readonly [SalaryPeriod, RegExp])[] = [
  [
    "hour",
    /\b(?:hour(?:ly)?|hr|std|stunde|heure|hora|ora|orari[ao]|uur|time|timme|tunti|tunnilta|godz(?:ine|\.)?|hodin[au]?|saat(?:lik)?|ora|jam)\b|時給|小时|小時|시급|시간|час|ساعة|שעה/,
  ],
  [
    "day",
    /\b(?:day|daily|tag|jour|dia|giorno|dag|paiva|dzien|dnia|den|gun(?:luk)?|hari)\b|日給|天|일급|день|يوم/,
  ],
  [
    "week",
    /\b(?:week(?:ly)?|woche|semaine|semana|settimana|vecka|uke|uge|viikko|tydzien|tyden|hafta(?:lik)?|minggu)\b|週給|周|주급|недел|أسبوع/,
  ],
  [
    "month",
    /\b(?:month(?:ly)?|monat|mois|mes|mese|maand|manad|maned|kuukausi|kk|miesiac|mies|mesic|ay(?:lik)?|bulan)\b|月給|月|월급|월|месяц|شهر|חודש/,
  ],
  [
    "year",
    /\b(?:year(?:ly)?|annum|annual(?:ly)?|pa|jahr|an|annee|ano|anno|jaar|ar|aar|vuosi|rok(?:u)?|yil(?:lik)?|tahun)\b|年俸|年収|年|연봉|연|год|سنة|שנה/,
  ],
];
const FROM =
  /^(?:from|starting at|ab|a partir d[eu]|des|desde|da|a partire da|vanaf|fran|fra|od|alkaen|dari)\b|以上|〜\s*$/;
const UP_TO = /^(?:up to|bis(?: zu)?|jusqu|hasta|ate|fino a|tot|upp till|op til|do|maks|hingga)\b|以下/;

/**
 * The pay in a text as it is shown, such as `$15 - $20 an hour`; null for one without an amount or without a period: a bonus
 * is an amount, too.
 * @param language of the page, with its country: whose dollar a lone "$" is
 */
export function payInText(text: string, language: string | null): Partial<Salary> | null {
  // No pay has thousandths: whatever the language, 48.300 is more than 48 thousand.
  const price = parsePrice(text);
  const words = searchKey(text);
  const salaryPeriod = PERIODS.find(([, form]) => form.test(words))?.[0] ?? null;
  if (price === null || salaryPeriod === null) return null;
  const { amount, range } = price;
  return {
    salaryMin: range?.min ?? (UP_TO.test(words) ? null : amount),
    salaryMax: range?.max ?? (FROM.test(words) ? null : amount),
    salaryPeriod,
    salaryCurrency: parsePrice(text, language ?? undefined)?.currency ?? null,
    salaryText: text,
  };
}
