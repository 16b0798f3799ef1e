import { changed, SourceError, type PageText, type SourceErrorCode } from "../../../plugin-sdk/index.ts";

const GUARD = ")]}'";

/** What a status of a frame means, by its gRPC code; any other is `source_changed`. */
const STATUS_CODES: Readonly<Record<number, SourceErrorCode>> = {
  4: "source_unavailable",
  5: "input_not_found",
  7: "source_blocked",
  8: "source_rate_limited",
  13: "source_unavailable",
  14: "source_unavailable",
  16: "source_blocked",
};

/** One call of an RPC that a page of Google makes itself. */
export interface BatchexecuteCall {
  rpc: string;
  /** Its arguments, as sparse arrays. */
  payload: unknown;
  /** What follows the payload in the envelope; `[null, "generic"]` for nearly every RPC. */
  tail?: readonly unknown[];
}

/** The form to post, as `application/x-www-form-urlencoded;charset=UTF-8` with `rpcids` and `rt=c` in the query. */
export function batchexecuteForm({ rpc, payload, tail = [null, "generic"] }: BatchexecuteCall): string {
  const envelope = [[[rpc, JSON.stringify(payload), ...tail]]];
  return new URLSearchParams({ "f.req": JSON.stringify(envelope) }).toString();
}

/**
 * Payload of one RPC in an answer of batchexecute: a guard, then frames in chunks, each behind its length. A frame is
 * `["wrb.fr", rpc, payload as JSON text or null, null, null, status or null, …]`.
 * @returns null when the source sends no data and no status
 * @throws SourceError by the status; `source_changed` when the answer was cut off or holds no frame of this RPC
 */
export function readBatchexecute(page: PageText, rpc: string): unknown {
  for (const chunk of chunksOf(page, rpc)) {
    for (const frame of Array.isArray(chunk) ? (chunk as unknown[]) : []) {
      if (!Array.isArray(frame) || frame[0] !== "wrb.fr" || frame[1] !== rpc) continue;
      const [, , payload, , , status] = frame as unknown[];
      if (status !== null && status !== undefined) throw failureOf(status, rpc);
      if (typeof payload === "string") return parsed(page, payload, rpc);
      if (payload === null) return null;
    }
  }
  throw changed(page, `The answer holds no frame of RPC ${rpc}.`);
}

/** A length counts UTF-16 units from just after itself, line breaks included. Without lengths all is one chunk. */
function* chunksOf(page: PageText, rpc: string): Generator<unknown, void, void> {
  const { text } = page;
  if (!text.startsWith(GUARD)) throw changed(page, `The answer of RPC ${rpc} does not start with ${GUARD}.`);
  const length = /\s*(\d*)/y;
  const whole = text.trimEnd().length;
  let start = GUARD.length;
  while (start < whole) {
    length.lastIndex = start;
    const digits = length.exec(text)?.[1] ?? "";
    const end = digits === "" ? text.length : length.lastIndex + Number(digits);
    yield parsed(page, text.slice(length.lastIndex, end), rpc);
    start = end;
  }
}

function parsed(page: PageText, json: string, rpc: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    const message = `The answer of RPC ${rpc} is no JSON.`;
    throw new SourceError("source_changed", message, { url: page.url, cause: error });
  }
}

function failureOf(status: unknown, rpc: string): SourceError {
  const [code] = Array.isArray(status) ? (status as unknown[]) : [status];
  const meaning = STATUS_CODES[Number(code)] ?? "source_changed";
  return new SourceError(meaning, `RPC ${rpc} answers with status ${JSON.stringify(code)} and no data.`);
}
