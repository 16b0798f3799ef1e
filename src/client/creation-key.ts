/** Pauses before a creation is sent again whose answer was lost, or whose first call is still under way. */
export const REPEAT_PAUSES_MS = [500, 1500];
const KEY_BYTES = 16;

/** An idempotency key. Browsers have `randomUUID` on secure pages only. */
export function creationKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
