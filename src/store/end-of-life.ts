/** The moment before which documents with such a lifetime are over. */
export function endOfLife(seconds: number, now: Date): Date {
  return new Date(now.getTime() - seconds * 1000);
}
