import { parsePay, type Salary, type SalaryPeriod, searchKey } from "../../../plugin-sdk/index.ts";

/** How the languages of Indeed name what a pay is for, right behind the amount; without case and accents. */
const PERIODS: readonly (readonly [SalaryPeriod, RegExp])[] = [
  [
    "hour",
    /^(?:hour(?:ly)?|hr|std|stunde|heure|hora|ora|uur|time|timme|tunti|godz(?:ine)?|hodin[au]?|saat(?:lik)?|jam|gio|час|[每一]?[个個]?小[时時]|시간)$/,
  ],
  [
    "day",
    /^(?:day|daily|tag|jour|dia|giorno|dag|paiva|dzien(?:nie)?|den|gun(?:luk)?|hari|ngay|день|[每一]?[天日])$/,
  ],
  [
    "week",
    /^(?:week(?:ly)?|woche|semaine|semana|settimana|vecka|uke|uge|viikko|tydzien|tygodniowo|tyden|hafta(?:lik)?|minggu|tuan|неделю|[每一]?[周週])$/,
  ],
  [
    "month",
    /^(?:month(?:ly)?|monat|mois|mes|mese|maand|man(?:ad)?|maned|kuukausi|kk|miesiac|miesiecznie|mies|mesic|mesicne|ay(?:lik)?|bulan|thang|месяц|[每一]?[个個]?月)$/,
  ],
  [
    "year",
    /^(?:year(?:ly)?|annum|jahr|an|annee|ano|anno|jaar|ar|aar|vuosi|rok|rocznie|rocne|yil(?:lik)?|tahun|nam|год|[每一]?年)$/,
  ],
];
/** Before the amount, as East Asia has it. */
const PERIODS_BEFORE: readonly (readonly [SalaryPeriod, RegExp])[] = [
  ["hour", /^(?:時給|[时時]薪|시급)/],
  ["day", /^(?:日給|日薪|일급)/],
  ["week", /^(?:週給|[周週]薪|주급)/],
  ["month", /^(?:月給|月薪|월급|월)/],
  ["year", /^(?:年俸|年収|年薪|연봉|연)/],
];
/** Words between an amount and its period: articles, prepositions, marks of thousands and of currencies. */
const BETWEEN =
  /^(?:a|an|per|pro|par|por|pr|de|l|al|alla|all|na|za|i|the|mot|k|kr|kc|zł|tl|eur|usd|gbp|chf|euros?|brutto|bruto|bruts?)$/;
/**
 * The pay in a text as it is shown, such as `$15 - $20 an hour`; null for one without an amount, or without a period beside it:
 * a bonus is an amount, too, and a shift has a day.
 * @param language of the page, with its country: whose dollar a lone "$" is
 */
export function payInText(text: string, language: string | null): Partial<Salary> | null {
  const pay = parsePay(text, language ?? undefined);
  const words = searchKey(text);
  const salaryPeriod = periodBeside(words);
  if (pay === null || salaryPeriod === null) return null;
  return {
    salaryMin: pay.min,
    salaryMax: pay.max,
    salaryPeriod,
    salaryCurrency: pay.currency,
    salaryText: text,
  };
}

/** The first word behind the last number that is none of those between, or what the text begins with. */
function periodBeside(words: string): SalaryPeriod | null {
  const before = PERIODS_BEFORE.find(([, form]) => form.test(words));
  if (before) return before[0];
  // What stands behind a comma, a dash or a bracket is about something else.
  const behind = words.slice(words.search(/\D*$/)).split(/[,;(|•–—]| - /)[0] ?? "";
  const all = behind.match(/[\p{L}\p{M}]+/gu) ?? [];
  const last = all.length - 1;
  // A word between cannot be the end: "an" is a year in French, and an article in "an hour".
  const word = all.find((one, place) => place === last || !BETWEEN.test(one));
  return PERIODS.find(([, form]) => word !== undefined && form.test(word))?.[0] ?? null;
}
