import type { Clock } from "../../kernel/clock.ts";
import { useMailedToken } from "../../store/session/mailed-tokens.store.ts";
import type { Store } from "../../store/store.ts";

/**
 * For so long what a token or code has done once is answered alike when it comes again from the same person: by a double click, or
 * by a program that looks through mails.
 */
export const REPEAT_MS = 5 * 60_000;

/** Notes that a mailed token has done what it was for. */
export async function noteUse(deps: { store: Store; clock: Clock }, hash: string): Promise<void> {
  const usedAt = deps.clock.now();
  await useMailedToken(deps.store, hash, { usedAt, endsAt: new Date(usedAt.getTime() + REPEAT_MS) });
}
