/** The moment `count` months after `anchor`, UTC; the last day of the month where it has no such day. */
export function monthsAfter(anchor: Date, count: number): Date {
  const first = new Date(anchor);
  first.setUTCDate(1);
  first.setUTCMonth(anchor.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return first;
}

/** The end of the month of `anchor` that `start` begins. */
export function nextMonth(anchor: Date, start: Date): Date {
  let count = 1;
  while (monthsAfter(anchor, count) <= start) count += 1;
  return monthsAfter(anchor, count);
}
