import { Readable } from "node:stream";
import { KV_LIMITS } from "../../kinds/kv.ts";
import { AppError } from "../../errors/app-error.ts";
import { readChunk } from "../../store/kv/kv-chunks.store.ts";
import type { KvValueDoc } from "../../store/kv/kv-documents.ts";
import { startOf, type KvPlace } from "../../store/kv/kv-values.store.ts";
import type { Store } from "../../store/store.ts";

/** What a list says of a key. */
export interface KvEntry {
  key: string;
  version: string;
  bytes: number;
  metadata: unknown;
  /** UNIX time in seconds; null for none. */
  expiration: number | null;
}

/** A value that was read. One that is large is read on as its body is. */
export interface KvFound extends KvEntry {
  body: Buffer | Readable;
}

export function entryOf(place: KvPlace, { _id, ver, bytes, m, exp }: Omit<KvValueDoc, "v">): KvEntry {
  return {
    ...{ key: _id.slice(startOf(place).length), version: ver, bytes },
    metadata: m === undefined ? null : (JSON.parse(m) as unknown),
    expiration: exp === undefined ? null : exp.getTime() / 1000,
  };
}

export function foundOf(store: Store, place: KvPlace, doc: KvValueDoc): KvFound {
  const { v, upload } = doc;
  const body =
    upload === undefined ? Buffer.from(v?.value() ?? []) : Readable.from(chunksOf(store, place, doc));
  return { ...entryOf(place, doc), body };
}

/** One ahead of who reads them. */
async function* chunksOf(
  store: Store,
  place: KvPlace,
  { upload = "", bytes }: KvValueDoc,
): AsyncGenerator<Buffer> {
  const count = Math.ceil(bytes / KV_LIMITS.chunkBytes);
  let next = readChunk(store, place, upload, 0);
  for (let n = 0; n < count; n++) {
    const chunk = await next;
    // It was replaced long ago, and is read very slowly.
    if (chunk === null)
      throw new AppError("not_ready", { message: "The value was replaced meanwhile: read it again." });
    next = n + 1 < count ? readChunk(store, place, upload, n + 1) : Promise.resolve(null);
    next.catch(() => undefined);
    yield chunk;
  }
}
