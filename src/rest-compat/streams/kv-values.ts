import { buffer } from "node:stream/consumers";
import type { Readable } from "node:stream";
import { z } from "zod";
import { bytesOf } from "../../domain/kv/kv-text.ts";
import type { KvOptions } from "../../domain/kv/kv-options.ts";
import type { Expected } from "../../domain/kv/kv-stored.ts";
import type { KvBody } from "../../domain/kv/kv-upload.ts";
import { AppError } from "../../errors/app-error.ts";
import { jsonOf } from "../../kernel/json-text.ts";
import { KV_LIMITS } from "../../kinds/kv.ts";
import type { RestCall } from "../call.ts";
import { read } from "../read-call.ts";
import type { Bytes } from "../row.ts";
import { jsonAnswer, jsonForm, namespaceIn, wholeValue } from "./kv-answers.ts";

const seconds = z.int();
/** What may stand beside a value, in the body. */
export const kvOptions = {
  metadata: z.unknown().optional(),
  expirationTtlSeconds: seconds.nullish(),
  expiration: seconds.nullish(),
};
const written = z.strictObject({
  value: z.string(),
  encoding: z.enum(["utf8", "base64"]).default("utf8"),
  ...kvOptions,
});
const digits = z
  .string()
  .regex(/^\d{1,15}$/, "It must be a whole number.")
  .transform(Number)
  .optional();
/** The same as parameters, of a body that is the value itself. */
export const kvParameters = {
  metadata: z
    .string()
    .optional()
    .describe("What is kept with it, in JSON; the header X-KV-Metadata is the same."),
  expirationTtlSeconds: digits.describe("Seconds after which it expires, at least 30."),
  expiration: digits.describe("UNIX time at which it expires."),
};

const ENTRY = {
  key: "page/home",
  version: "6a1f0c2d4a1b2c3d4e5f6071",
  bytes: 2,
  metadata: null,
  expiration: null,
};
type KvBodyGiven = { body: KvBody; length?: number } & KvOptions;
const keyIn = ({ params }: RestCall): string => params["key"] ?? "";

/** The value itself, or a JSON object for who accepts that alone. */
export const kvGet: Bytes = {
  forms: {
    "application/octet-stream": {
      description:
        "The value; its end is in X-KV-Expiration, its metadata in X-KV-Metadata, its version in ETag.",
      example: "42",
    },
    ...jsonForm("The value with what is known of it.", { ...ENTRY, value: "42", encoding: "utf8" }),
  },
  async open(call, { kv, kvBulk }, _account, caller) {
    const found = await kv.get(caller(), namespaceIn(call), keyIn(call));
    if (found === null) throw new AppError("key_not_found");
    if (/^application\/json\b/.test(call.accept ?? ""))
      return kvBulk.whole(caller(), [found], async () => jsonAnswer(await wholeValue(found)));
    const { body, bytes, version, expiration, metadata } = found;
    const headers = {
      etag: `"${version}"`,
      ...(expiration !== null && { "x-kv-expiration": String(expiration) }),
      ...(metadata !== null && { "x-kv-metadata": asciiJson(metadata) }),
    };
    const contentType = "application/octet-stream";
    if (Buffer.isBuffer(body)) return { contentType, headers, bytes: body };
    return { contentType, headers, length: bytes, fileName: "value", body };
  },
};

export const kvPut: Bytes = {
  forms: jsonForm("The key as it is then.", ENTRY),
  async open(call, { kv, kvBulk }, _account, caller) {
    const length = Number(call.header("content-length") ?? 0);
    const write = async (given: KvBodyGiven) => {
      const put = { key: keyIn(call), expected: expectedIn(call), ...given };
      return jsonAnswer(await kv.put(caller(), namespaceIn(call), put));
    };
    if (!/^application\/json\b/.test(call.header("content-type") ?? ""))
      return write({ body: call.body as Readable, length, ...fromParameters(call) });
    const fromBody = async () => write(await fromJson(call.body as Readable));
    // One whose length is not known may be large.
    const isLarge = length === 0 || length > KV_LIMITS.chunkBytes;
    return isLarge ? kvBulk.inPlace(caller(), fromBody) : fromBody();
  },
};

export const kvDelete: Bytes = {
  forms: jsonForm("The key, and whether something was there.", { key: "page/home", deleted: true }),
  async open(call, { kv }, _account, caller) {
    const key = keyIn(call);
    const deleted = await kv.delete(caller(), namespaceIn(call), key, expectedIn(call));
    return jsonAnswer({ key, deleted });
  },
};

async function fromJson(stream: Readable) {
  const { value, encoding, ...options } = read(written, jsonIn(await buffer(stream)), "field");
  return { body: [bytesOf({ value, isBase64: encoding === "base64" })], ...options };
}

function fromParameters({ query, header }: RestCall) {
  const given = query as { metadata?: string; expirationTtlSeconds?: number; expiration?: number };
  const metadata = given.metadata ?? header("x-kv-metadata");
  return { ...given, metadata: metadata === null ? null : jsonIn(Buffer.from(metadata)) };
}

/** Throws `invalid_json`. */
export function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString()) as unknown;
  } catch (cause) {
    throw new AppError("invalid_json", { cause });
  }
}

/** What `If-Match` and `If-None-Match: *` want. Throws `invalid_input` for what they cannot say here. */
function expectedIn({ header }: RestCall): Expected {
  const [match, noneMatch] = [header("if-match"), header("if-none-match")];
  if (noneMatch !== null && (noneMatch.trim() !== "*" || match !== null))
    throw headerRefused("If-None-Match", "Use `If-None-Match: *` alone: write only where nothing is.");
  if (noneMatch !== null) return null;
  if (match === null) return undefined;
  const version = /^\s*"([^"]+)"\s*$/.exec(match)?.[1];
  if (version === undefined) throw headerRefused("If-Match", "Give one version in quotes, as ETag said it.");
  return version;
}

function headerRefused(path: string, message: string): AppError {
  return new AppError("invalid_input", { details: [{ path, code: "not_supported", message }] });
}

/** Headers hold ASCII alone. */
function asciiJson(value: unknown): string {
  return jsonOf(value).replace(
    /[^\x20-\x7e]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
