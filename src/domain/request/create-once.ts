import { AppError } from "../../errors/app-error.ts";
import type { ErrorCode } from "../../errors/codes.ts";
import type { Clock } from "../../kernel/clock.ts";
import { canonicalJson, sha256 } from "../../kernel/hash.ts";
import { newId } from "../../kinds/ids.ts";
import { assertSize } from "../../scrape-host/input/input-size.ts";
import { claimIdempotencyKey, freeIdempotencyKey } from "../../store/request/idempotency.store.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import type { RequestReader } from "../../store/request/request-reader.ts";
import type { Store } from "../../store/store.ts";
import type { NewRequest } from "./plan.ts";

const MAX_KEY_CHARACTERS = 255;
/** After these a call with the same key may still be under way, so the key stays taken. */
const MAY_STILL_BE_MADE: readonly ErrorCode[] = ["internal", "idempotency_in_progress"];
/** A first call that has not finished after this was cut off; the same call may take its place. */
export const IN_PROGRESS_MS = 10_000;

export interface Created {
  request: RequestDoc;
  /** True when an earlier call with the same idempotency key made it. */
  replayed: boolean;
}

/** Makes a Request with `place` unless a call with the same key made it; the same key with another input is refused. */
export async function createOnce(
  { store, clock, reader }: { store: Store; clock: Clock; reader: RequestReader },
  { accountId, input, idempotencyKey }: { accountId: string; input: NewRequest; idempotencyKey: string },
  place: (id: string) => Promise<RequestDoc>,
): Promise<Created> {
  assertKey(idempotencyKey);
  assertSize(input.input);
  const now = clock.now();
  const bodyHash = hashOf(input);
  const claim = {
    _id: `${accountId}:${sha256(idempotencyKey)}`,
    bodyHash,
    requestId: newId("request", now),
    createdAt: now,
  };
  const { first, doc } = await claimIdempotencyKey(store, claim);
  if (doc.bodyHash !== bodyHash) throw new AppError("idempotency_key_reused");
  if (!first) {
    const earlier = await reader.find(accountId, doc.requestId);
    if (earlier) return { request: earlier, replayed: true };
    if (now.getTime() - doc.createdAt.getTime() < IN_PROGRESS_MS)
      throw new AppError("idempotency_in_progress", { retryAfterSeconds: 1 });
  }
  try {
    return { request: await place(doc.requestId), replayed: false };
  } catch (error) {
    if (error instanceof AppError && !MAY_STILL_BE_MADE.includes(error.code))
      await freeIdempotencyKey(store, doc._id, doc.requestId);
    throw error;
  }
}

function hashOf({ scraper, input, limit, maxCostUsdMicros, tags }: NewRequest): string {
  const body = { scraper, input, limit, maxCostUsdMicros, ...(tags.length > 0 ? { tags: [...tags] } : {}) };
  return sha256(canonicalJson(body));
}

function assertKey(key: string): void {
  if (key.length >= 1 && key.length <= MAX_KEY_CHARACTERS && /^[\x21-\x7e]+$/.test(key)) return;
  throw new AppError("invalid_input", {
    message: `An idempotency key has 1 to ${MAX_KEY_CHARACTERS} printable ASCII characters without spaces.`,
    details: [
      {
        path: "idempotencyKey",
        code: "format",
        message: "Use a UUID, for example.",
        limit: MAX_KEY_CHARACTERS,
        actual: key.length,
      },
    ],
  });
}
