import { VERSION } from "../../kernel/version.ts";
import { SourceError } from "../../plugin-sdk/source-error.ts";
import type {
  WebhookAttempt,
  WebhookDeliveryDoc,
  WebhookSecret,
} from "../../store/webhook/webhook-documents.ts";
import { signedHeaders } from "./secret.ts";
import type { WebhookTargets } from "./target.ts";

/** From the look-up to the end of what is read of the answer. */
export const CALL_MS = 15_000;
const ANSWER_BYTES = 1024;
const MAX_ERROR_CHARACTERS = 300;

export interface CallOutcome {
  attempt: WebhookAttempt;
  /** True for an answer of 200 to 299. */
  isTaken: boolean;
  /** As the receiver asked for, of a 429 or 503. */
  retryAfterSeconds: number;
}

/** Sends a delivery once. Redirects are not followed: they would lead past the check of the address. Never throws. */
export async function callEndpoint(
  targets: WebhookTargets,
  { url: text, secrets }: { url: string; secrets: readonly WebhookSecret[] },
  { _id, payload }: Pick<WebhookDeliveryDoc, "_id" | "payload">,
  at: Date,
  stopping: AbortSignal,
): Promise<CallOutcome> {
  const began = performance.now();
  const durationMs = (): number => Math.round(performance.now() - began);
  try {
    const answered = await targets.post.send(new URL(text), {
      headers: {
        "content-type": "application/json",
        "user-agent": `Quarry-Webhooks/${VERSION}`,
        ...signedHeaders(_id, payload, secrets, at),
      },
      body: payload,
      signal: AbortSignal.any([AbortSignal.timeout(CALL_MS), stopping]),
      answerBytes: ANSWER_BYTES,
    });
    const { status, text: answer } = answered;
    const isTaken = status >= 200 && status < 300;
    const error = isTaken ? null : `The endpoint answered ${status}.`;
    const retryAfterSeconds =
      status === 429 || status === 503 ? secondsOf(answered.headers["retry-after"]) : 0;
    return { attempt: { at, durationMs: durationMs(), status, error, answer }, isTaken, retryAfterSeconds };
  } catch (thrown) {
    const error = wordsOf(thrown).slice(0, MAX_ERROR_CHARACTERS);
    const attempt = { at, durationMs: durationMs(), status: null, error, answer: null };
    return { attempt, isTaken: false, retryAfterSeconds: 0 };
  }
}

function secondsOf(header: string | string[] | undefined): number {
  return typeof header === "string" && /^\d{1,6}$/.test(header) ? Number(header) : 0;
}

function wordsOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  if (thrown instanceof SourceError) return `The address was refused: ${thrown.message}`;
  if (thrown.name === "TimeoutError") return `There was no whole answer within ${CALL_MS / 1000} seconds.`;
  const cause = thrown.cause instanceof SourceError ? thrown.cause : thrown;
  return `There was no answer: ${cause.message}`;
}
