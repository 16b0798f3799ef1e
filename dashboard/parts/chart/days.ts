/** What one day counted. */
export interface Day {
  date: string;
  /** Null for a day that has not begun. */
  value: number | null;
}

/** Every day of a month, those without use as 0. @param today the UTC day, as `2026-11-23` */
export function daysOf(
  month: string,
  used: ReadonlyMap<string, number>,
  { today, isLevel }: { today: string; isLevel: boolean },
): Day[] {
  const [year, number] = month.split("-").map(Number) as [number, number];
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => {
    const date = `${month}-${String(index + 1).padStart(2, "0")}`;
    if (date > today) return { date, value: null };
    return { date, value: used.get(date) ?? (isLevel ? null : 0) };
  });
}

/** The sum of the days so far, at each of them. */
export function sumsOf(days: readonly Day[]): Day[] {
  let sum = 0;
  return days.map(({ date, value }) => {
    if (value === null) return { date, value };
    sum += value;
    return { date, value: sum };
  });
}

/** From the last known sum straight to what the month will come to. */
export function forecastOf(sums: readonly Day[], atEnd: number): (number | null)[] {
  const known = sums.findLastIndex(({ value }) => value !== null);
  const last = sums.length - 1;
  const from = sums[known]?.value;
  if (from === undefined || from === null || known === last) return sums.map(() => null);
  return sums.map((_, index) =>
    index < known ? null : from + Math.round(((atEnd - from) * (index - known)) / (last - known)),
  );
}
