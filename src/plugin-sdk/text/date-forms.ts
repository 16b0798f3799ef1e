import { escapeRegExp } from "./escape-regexp.ts";
import { monthNames } from "./month-names.ts";
import { searchKey } from "./search-key.ts";

const known = new Map<string, readonly RegExp[]>();
const STYLES: readonly Intl.DateTimeFormatOptions[] = [
  ...(["full", "long", "medium", "short"] as const).map((dateStyle) => ({ dateStyle })),
  { day: "numeric", month: "long" },
  { day: "numeric", month: "short" },
];
const SHOWN = new Set(["day", "month", "year", "weekday"]);
const MARK = "[\\p{L}\\p{M}]";

/**
 * How a language writes dates, from its own rules: patterns over search keys with the groups `day`, `month` (digits),
 * `name` (of a month) and `year`. Those with a year come first.
 */
export function dateForms(locale: string): readonly RegExp[] {
  const cached = known.get(locale);
  if (cached !== undefined) return cached;
  const names = [...monthNames(locale).keys()].sort((one, other) => other.length - one.length);
  const name = `(?<name>${names.map(escapeRegExp).join("|")})`;
  const sources = STYLES.flatMap((style) =>
    [undefined, "gregory"].map((calendar) => sourceOf(partsOf(locale, style, calendar), name)),
  );
  const forms = [...new Set(sources)].map((source) => new RegExp(source, "u"));
  known.set(locale, forms);
  return forms;
}

function partsOf(locale: string, style: Intl.DateTimeFormatOptions, calendar: string | undefined) {
  const parts = new Intl.DateTimeFormat(locale, {
    ...style,
    ...(calendar === undefined ? {} : { calendar }),
    numberingSystem: "latn",
    timeZone: "UTC",
  }).formatToParts(Date.UTC(2022, 6, 25));
  const isDate = ({ type }: Intl.DateTimeFormatPart) => SHOWN.has(type) && type !== "weekday";
  return parts.slice(parts.findIndex(isDate), parts.findLastIndex(isDate) + 1);
}

function sourceOf(parts: readonly Intl.DateTimeFormatPart[], name: string): string {
  const isNamed = parts.some(({ type, value }) => type === "month" && !/\d/.test(value));
  const sources = parts.map(({ type, value }, place) => {
    if (type === "day") return "(?<day>\\d{1,2})";
    if (type === "year") return value.length === 2 ? "(?<year>\\d{4}|\\d{2})" : "(?<year>\\d{4})";
    if (type === "weekday") return `${MARK}*`;
    if (type !== "month") return loose(value, isNamed);
    // "thg 7" and "7월" are names with the number in them.
    if (!isNamed) return loose(value, false).replace(/\d+/, "(?<month>\\d{1,2})");
    const [before, after] = [parts[place - 1]?.value ?? "", parts[place + 1]?.value ?? ""];
    const start = new RegExp(`${MARK}$`, "u").test(before) ? "" : `(?<!${MARK})`;
    const end = new RegExp(`^${MARK}`, "u").test(after) ? "" : `(?!${MARK})`;
    return `${start}${name}${end}[.॰]?`;
  });
  return `(?<!\\d[.,:/-]?)${sources.join("")}(?![.,:/-]?\\d)`;
}

/** What stands between, with or without its spaces; beside a name also without its dots and commas. */
function loose(literal: string, isNamed: boolean): string {
  const words = escapeRegExp(searchKey(literal)).replace(/ /g, "\\s*");
  return `\\s*${isNamed ? words.replace(/,|،/g, "[,،]?").replace(/\\\./g, "\\.?") : words}\\s*`;
}
