/** What a worker said of a batch. */
export interface BatchVerdict {
  done: string[];
  retried: { id: string; delaySeconds: number | null }[];
  /** Why it failed as a whole; null where the worker itself asked for what is retried. */
  error: string | null;
  /** What of it made no sense, for the log of the service. */
  warnings: string[];
}

const MOST_DELAY_SECONDS = 86_400;

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

interface Verdict {
  acks?: string[];
  retries?: { id: string; delaySeconds: number | null }[];
  /** Of all that is not named; null without a delay of its own. */
  retryAll?: number | null;
}

/** `none` for an answer that is no verdict at all, such as `ok`. */
function verdictIn(text: string): Verdict | "none" | "malformed" {
  const trimmed = text.trim();
  if (!trimmed.startsWith("{")) return "none";
  try {
    return verdictOf(JSON.parse(trimmed) as Record<string, unknown>);
  } catch {
    return "malformed";
  }
}

/** Throws where a field of a verdict is not what it should be; other fields are none of this. */
function verdictOf(said: Record<string, unknown>): Verdict {
  const { ackAll, retryBatch, explicitAcks, retryMessages, batchItemFailures } = said;
  const verdict: Verdict = {};
  if (explicitAcks != null) verdict.acks = listOf(explicitAcks).map(textOf);
  if (retryMessages != null)
    verdict.retries = listOf(retryMessages).map((one) => {
      const { msgId, delaySeconds } = objectOf(one);
      return { id: textOf(msgId), delaySeconds: delayOf(delaySeconds) };
    });
  if (batchItemFailures != null)
    verdict.retries = [
      ...(verdict.retries ?? []),
      ...listOf(batchItemFailures).map((one) => ({
        id: textOf(objectOf(one)["itemIdentifier"]),
        delaySeconds: null,
      })),
    ];
  if (retryBatch != null && ackAll !== true) {
    const { retry, delaySeconds } = objectOf(retryBatch);
    if (retry === true) verdict.retryAll = delayOf(delaySeconds);
  }
  return verdict;
}

class Malformed extends Error {}

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Malformed();
  return value;
}

function objectOf(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null) throw new Malformed();
  return value as Record<string, unknown>;
}

function textOf(value: unknown): string {
  if (typeof value !== "string") throw new Malformed();
  return value;
}

function delayOf(value: unknown): number | null {
  if (value == null) return null;
  if (typeof value !== "number" || !(value >= 0) || value > MOST_DELAY_SECONDS) throw new Malformed();
  return value;
}
