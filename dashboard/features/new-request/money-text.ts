const MICROS = 1_000_000;

/** Micro-USD of an amount as people write it; undefined of an empty one, null of what is no amount above 0. */
export function microsOf(text: string): number | null | undefined {
  const written = text.trim().replace(/^\$/, "").replace(",", ".");
  if (written === "") return undefined;
  if (!/^\d{0,9}(\.\d{0,6})?$/.test(written)) return null;
  const micros = Math.round(Number(written) * MICROS);
  return micros > 0 ? micros : null;
}
