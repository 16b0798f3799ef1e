import { microsOfDigits } from "../../parts/ui/usd-text.ts";

/** Micro-USD of an amount as people write it; undefined of an empty one, null of what is no amount above 0. */
export function microsOf(text: string): number | null | undefined {
  const written = text.trim().replace(/^\$/, "");
  if (written === "") return undefined;
  // People leave out the zero before the point, and what would be behind it.
  const micros = microsOfDigits(written.replace(/^(?=[.,]\d)/, "0").replace(/(?<=\d)[.,]$/, ""));
  return micros === 0 ? null : micros;
}
