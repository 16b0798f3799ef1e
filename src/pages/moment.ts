/** A time as pages show it, to the minute. */
export function momentOf(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
