/** Money is integer micro-USD (1,000,000 = 1 USD). JSON numbers carry it exactly up to 9 billion USD. */

/** USD as a number that prints exactly to the micro: 60000 -> 0.06. */
export function usdOfMicros(usdMicros: number): number {
  return Number((usdMicros / 1_000_000).toFixed(6));
}

/** Micro-USD of a USD number, or null when it is finer than a micro, negative or not finite. */
export function microsOfUsd(usd: number): number | null {
  if (!Number.isFinite(usd) || usd < 0) return null;
  const micros = Math.round(usd * 1_000_000);
  return Number.isSafeInteger(micros) && Math.abs(usd * 1_000_000 - micros) < 1e-3 ? micros : null;
}

/** For programs, in fields of the API: decimal string with six places, 60000 -> "0.060000". For people: `moneyText`. */
export function usdText(usdMicros: number): string {
  const sign = usdMicros < 0 ? "-" : "";
  const absolute = Math.abs(usdMicros);
  return `${sign}${Math.floor(absolute / 1_000_000)}.${(absolute % 1_000_000).toString().padStart(6, "0")}`;
}

/**
 * Money as people read it, on pages, in mails, messages, documents and the command line: 20000000 -> "20.00 USD". Parts finer than
 * a cent are shown where there are any: 600 -> "0.0006 USD".
 */
export function moneyText(usdMicros: number): string {
  return `${moneyDigits(usdMicros)} USD`;
}

/** The same below a heading that names the currency. */
export function moneyDigits(usdMicros: number): string {
  return usdText(usdMicros).replace(/(\.\d\d\d*?)0+$/, "$1");
}
