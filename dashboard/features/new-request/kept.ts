import { useState } from "react";
import type { Drafts } from "../../parts/form/draft.ts";

/** What somebody has typed for an operation, and under which key it was sent last. */
export interface Kept {
  drafts: Drafts;
  /** The input as JSON, while it is written so; then it counts in place of the drafts. */
  json?: string | undefined;
  limit: string;
  maxCost: string;
  /** The idempotency key of what was sent and not yet answered: the same input has the same key again. */
  sent: { input: string; key: string } | null;
}

/** Kept in this tab over a reload, for each operation on its own. */
export function useKept(scraper: string, operation: string, first: Drafts) {
  const name = `quarry.new-request.${scraper}.${operation}`;
  const read = (): Kept => {
    const text = sessionStorage.getItem(name);
    return text === null ? { drafts: first, limit: "", maxCost: "", sent: null } : (JSON.parse(text) as Kept);
  };
  const [kept, setKept] = useState(read);
  const keep = (change: Partial<Kept>) => {
    // Read anew: an answer may come after more was typed.
    const next = { ...read(), ...change };
    sessionStorage.setItem(name, JSON.stringify(next));
    setKept(next);
  };
  return [kept, keep] as const;
}
