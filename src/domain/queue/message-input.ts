import { AppError, type ErrorDetail } from "../../errors/app-error.ts";
import { QUEUE_LIMITS } from "../../kinds/queue.ts";
import type { ContentType } from "../../store/queue/queue-documents.ts";

/** A message as it is given. */
export interface MessageInput {
  /** Any JSON; text where `contentType` is `text`, base64 where it is `bytes`. */
  body?: unknown;
  contentType?: ContentType | null | undefined;
  delaySeconds?: number | null | undefined;
}

export interface ReadMessage {
  contentType: ContentType;
  bytes: Buffer;
  /** Null where the whole send says it. */
  delaySeconds: number | null;
  /** That count. */
  size: number;
}

/** Throws `invalid_input` and `message_too_large`. */
export function readMessage({ body, contentType, delaySeconds }: MessageInput, path: string): ReadMessage {
  const type = contentType ?? "json";
  const bytes = bytesOf(body, type, `${path}body`);
  assertDelay(delaySeconds, `${path}delaySeconds`);
  if (bytes.length > QUEUE_LIMITS.bodyBytes)
    throw tooLarge("message_too_large", {
      path: `${path}body`,
      message: "Bytes of the body.",
      limit: QUEUE_LIMITS.bodyBytes,
      actual: bytes.length,
    });
  return {
    contentType: type,
    bytes,
    delaySeconds: delaySeconds ?? null,
    size: bytes.length + QUEUE_LIMITS.platformBytes,
  };
}

/** Reads all of a batch before any of it is stored. Throws `batch_too_large`, too. */
export function readBatch(messages: readonly MessageInput[]): ReadMessage[] {
  const { batchMessages, batchBytes } = QUEUE_LIMITS;
  if (messages.length === 0 || messages.length > batchMessages)
    throw invalid("messages", "length", `Give 1 to ${batchMessages} messages.`);
  const read = messages.map((message, at) => readMessage(message, `messages.${at}.`));
  const size = read.reduce((sum, one) => sum + one.size, 0);
  if (size > batchBytes)
    throw tooLarge("batch_too_large", {
      path: "messages",
      message: "Bytes of the batch.",
      limit: batchBytes,
      actual: size,
    });
  return read;
}

export function assertDelay(seconds: number | null | undefined, path: string): void {
  if (seconds == null) return;
  const most = QUEUE_LIMITS.delaySeconds;
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > most)
    throw invalid(path, "range", `Use 0 to ${most} seconds.`);
}

function bytesOf(body: unknown, type: ContentType, path: string): Buffer {
  if (body === undefined) throw invalid(path, "missing", "Give a body.");
  if (type === "json") return Buffer.from(JSON.stringify(body));
  if (typeof body !== "string")
    throw invalid(
      path,
      "not_a_text",
      `A body of the type ${type} is text${type === "bytes" ? " in base64" : ""}.`,
    );
  if (type === "text") return Buffer.from(body);
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(body) || body.length % 4 !== 0)
    throw invalid(path, "not_base64", "A body of the type bytes is base64.");
  return Buffer.from(body, "base64");
}

export function invalid(path: string, code: string, message: string): AppError {
  return new AppError("invalid_input", { message, details: [{ path, code, message }] });
}

function tooLarge(
  code: "message_too_large" | "batch_too_large",
  detail: Omit<ErrorDetail, "code"> & { limit: number; actual: number },
): AppError {
  return new AppError(code, {
    message: `${detail.message.replace(/\.$/, "")}: ${detail.actual}, at most ${detail.limit}.`,
    details: [{ code, ...detail }],
  });
}
