const MICROS = 1_000_000;
const WRITTEN = /^(\d{1,9})(?:[.,](\d{1,6}))?$/;

/** An amount in USD as a person writes it, with a point or a comma, in whole micro-USD; null for anything else. */
export function microsOf(text: string): number | null {
  return microsOfDigits(text.trim());
}

/** The same of digits with nothing around them. */
export function microsOfDigits(text: string): number | null {
  const [, whole, part = ""] = WRITTEN.exec(text) ?? [];
  return whole === undefined ? null : Number(whole) * MICROS + Number(part.padEnd(6, "0"));
}

/** An amount as `microsOf` reads it, with two digits behind the point or as many as it has. */
export function usdTextOf(micros: number): string {
  const part = micros % MICROS;
  const digits = String(part)
    .padStart(6, "0")
    .replace(/0{1,4}$/, "");
  return `${(micros - part) / MICROS}.${digits}`;
}
