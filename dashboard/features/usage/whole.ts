/** A quantity as a person writes it, in whole units; null for anything else. */
export function wholeOf(text: string): number | null {
  return /^\d{1,15}$/.test(text.trim()) ? Number(text) : null;
}

/** From 1 to 100, or null. */
export function percentOf(text: string): number | null {
  const value = wholeOf(text);
  return value !== null && value >= 1 && value <= 100 ? value : null;
}
