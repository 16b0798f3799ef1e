import { searchKey } from "./search-key.ts";

const known = new Map<string, ReadonlyMap<string, number>>();

/** Month number (1 to 12) by the search key of its name, for a locale and for English: long, short, and as used inside a date. */
export function monthNames(locale: string): ReadonlyMap<string, number> {
  const cached = known.get(locale);
  if (cached !== undefined) return cached;
  const names = new Map<string, number>([["sept", 9]]);
  for (const language of ["en", locale]) {
    for (const style of ["long", "short"] as const) {
      addNames(names, language, { month: style });
      addNames(names, language, { month: style, day: "numeric", year: "numeric" });
    }
  }
  known.set(locale, names);
  return names;
}

function addNames(names: Map<string, number>, locale: string, shape: Intl.DateTimeFormatOptions): void {
  const format = new Intl.DateTimeFormat(locale, {
    ...shape,
    calendar: "gregory",
    numberingSystem: "latn",
    timeZone: "UTC",
  });
  for (let month = 1; month <= 12; month++) {
    const parts = format.formatToParts(Date.UTC(2024, month - 1, 15));
    const name = searchKey(parts.find((part) => part.type === "month")?.value ?? "").replace(/\.$/, "");
    // Some locales print numbers for months; those are read by position instead.
    if (name !== "" && !/\d/.test(name)) names.set(name, month);
  }
}
