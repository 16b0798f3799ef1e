import { searchKey } from "./search-key.ts";

const known = new Map<string, ReadonlyMap<string, number>>();

/**
 * Month number (1 to 12) by the search key of its name, for a locale and for English: long, short, and as used inside a
 * date. Without names that mean two months, as `su` does in Jola.
 */
export function monthNames(locale: string): ReadonlyMap<string, number> {
  const cached = known.get(locale);
  if (cached !== undefined) return cached;
  const names = new Map<string, number>([["sept", 9], ...namesIn("en"), ...namesIn(locale)]);
  known.set(locale, names);
  return names;
}

function namesIn(locale: string): Map<string, number> {
  const names = new Map<string, number>();
  const unsure = new Set<string>();
  for (const style of ["long", "short"] as const)
    for (const shape of [{}, { day: "numeric", year: "numeric" }, { day: "numeric" }] as const) {
      const format = new Intl.DateTimeFormat(locale, {
        ...shape,
        month: style,
        calendar: "gregory",
        numberingSystem: "latn",
        timeZone: "UTC",
      });
      for (let month = 1; month <= 12; month++) {
        const parts = format.formatToParts(Date.UTC(2024, month - 1, 15));
        const name = monthKey(parts.find((part) => part.type === "month")?.value ?? "");
        // Some locales print numbers for months; those are read by position instead.
        if (name === "" || /\d/.test(name)) continue;
        if ((names.get(name) ?? month) !== month) unsure.add(name);
        names.set(name, month);
      }
    }
  for (const name of unsure) names.delete(name);
  return names;
}

/** A month's name as it is compared: without the mark of a short form at its end. */
export function monthKey(name: string): string {
  return searchKey(name).replace(/[.॰]$/, "");
}
