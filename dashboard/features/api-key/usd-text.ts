import { microsOfDigits } from "../../parts/ui/usd-text.ts";

/** What was typed as an amount: dollars with a point or a comma. Null for nothing; undefined for what is none. */
export function microsOf(text: string): number | null | undefined {
  const typed = text.trim().replace(/^\$\s*/, "");
  return typed === "" ? null : (microsOfDigits(typed) ?? undefined);
}
