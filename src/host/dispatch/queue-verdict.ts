import { z } from "zod";

/** What a worker said of a batch. */
export interface BatchVerdict {
  done: string[];
  retried: { id: string; delaySeconds: number | null }[];
  /** Why it failed as a whole; null where the worker itself asked for what is retried. */
  error: string | null;
  /** What of it made no sense, for the log of the service. */
  warnings: string[];
}

/**
 * Reads the answer to a batch: 2xx and nothing more means that all is done. Verdicts as Cloudflare's (`explicitAcks`, `retryMessages`,
 * `ackAll`, `retryBatch`) and Lambda's (`batchItemFailures`) are understood; what is said of one message wins, and `explicitAcks`
 * count though the rest failed.
 */
export function readVerdict(ids: readonly string[], answer: { status: number; text: string }): BatchVerdict {
  const isGood = answer.status >= 200 && answer.status < 300;
  const said = verdictIn(answer.text);
  if (said === "malformed" && isGood) return failed(ids, "malformed_verdict", []);
  const verdict = said === "malformed" || said === "none" ? {} : said;
  const warnings: string[] = [];
  const known = new Set(ids);
  const isKnown = (id: string): boolean => {
    if (!known.has(id)) warnings.push(`The verdict names ${id.slice(0, 80)}, which is not in the batch.`);
    return known.has(id);
  };
  const done = new Set((verdict.acks ?? []).filter(isKnown));
  const retries = new Map(
    (verdict.retries ?? []).filter(({ id }) => isKnown(id)).map((one) => [one.id, one]),
  );
  const rest = ids.filter((id) => !done.has(id) && !retries.has(id));
  const all = verdict.retryAll;
  if (!isGood) {
    const left = ids.filter((id) => !done.has(id));
    return { ...failed(left, `answered ${answer.status}`, [...done]), warnings };
  }
  return {
    done: ids.filter((id) => done.has(id) || (!retries.has(id) && all === undefined)),
    retried: [
      ...ids.flatMap((id) => (done.has(id) ? [] : (retries.get(id) ?? []))),
      ...(all === undefined ? [] : rest.map((id) => ({ id, delaySeconds: all }))),
    ],
    error: null,
    warnings,
  };
}

function failed(ids: readonly string[], error: string, done: string[]): BatchVerdict {
  return { done, retried: ids.map((id) => ({ id, delaySeconds: null })), error, warnings: [] };
}

const delay = z.number().min(0).max(86_400).nullish();
/** What else stands there is none of this. */
const VERDICT = z.object({
  explicitAcks: z.array(z.string()).nullish(),
  retryMessages: z.array(z.object({ msgId: z.string(), delaySeconds: delay })).nullish(),
  batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })).nullish(),
  ackAll: z.unknown().optional(),
  retryBatch: z.object({ retry: z.unknown().optional(), delaySeconds: delay }).nullish(),
});

interface Verdict {
  acks?: string[];
  retries?: { id: string; delaySeconds: number | null }[];
  /** Of all that is not named; null without a delay of its own. */
  retryAll?: number | null;
}

/** `none` for an answer that is no verdict at all, such as `ok`. */
function verdictIn(text: string): Verdict | "none" | "malformed" {
  if (!text.trim().startsWith("{")) return "none";
  const said = VERDICT.safeParse(jsonIn(text));
  if (!said.success) return "malformed";
  const { explicitAcks, retryMessages, batchItemFailures, ackAll, retryBatch } = said.data;
  return {
    acks: explicitAcks ?? [],
    retries: [
      ...(retryMessages ?? []).map(({ msgId: id, delaySeconds = null }) => ({ id, delaySeconds })),
      ...(batchItemFailures ?? []).map(({ itemIdentifier: id }) => ({ id, delaySeconds: null })),
    ],
    ...(retryBatch?.retry === true && ackAll !== true && { retryAll: retryBatch.delaySeconds ?? null }),
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
