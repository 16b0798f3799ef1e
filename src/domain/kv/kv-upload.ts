import { AppError } from "../../errors/app-error.ts";
import { KV_LIMITS } from "../../kinds/kv.ts";
import { insertChunk, newUpload, removeUpload } from "../../store/kv/kv-chunks.store.ts";
import type { KvValue } from "../../store/kv/kv-documents.ts";
import { inlineValue, type KvPlace } from "../../store/kv/kv-values.store.ts";
import type { Store } from "../../store/store.ts";

/** The bytes of a value, as they come. */
export type KvBody = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

const CHUNKS_AT_ONCE = 4;

/**
 * Stores the bytes of a value, of which no more waits here than some chunks. A small one is not stored but returned whole. Throws
 * `value_too_large`; of what is cut off nothing stays.
 */
export async function uploadValue(
  { store, now }: { store: Store; now: () => Date },
  { place, id: valueId }: { place: KvPlace; id: string },
  body: KvBody,
): Promise<Pick<KvValue, "bytes" | "v" | "upload">> {
  const { inlineBytes, chunkBytes, valueBytes } = KV_LIMITS;
  const upload = newUpload();
  const under = new Set<Promise<void>>();
  let [waiting, waits, bytes, count]: [Uint8Array[], number, number, number] = [[], 0, 0, 0];
  const send = async (data: Buffer): Promise<void> => {
    if (under.size >= CHUNKS_AT_ONCE) await Promise.race(under);
    const sent = insertChunk(store, { place, upload, valueId }, count++, { data, now: now() });
    under.add(sent);
    // Whoever waits for all of them hears of it.
    sent.then(
      () => under.delete(sent),
      () => undefined,
    );
  };
  try {
    for await (const piece of body) {
      bytes += piece.length;
      if (bytes > valueBytes) throw valueTooLarge(bytes);
      waiting.push(piece);
      waits += piece.length;
      if (waits < chunkBytes) continue;
      const whole = Buffer.concat(waiting);
      let at = 0;
      for (; whole.length - at >= chunkBytes; at += chunkBytes)
        await send(whole.subarray(at, at + chunkBytes));
      [waiting, waits] = [[whole.subarray(at)], whole.length - at];
    }
    if (bytes <= inlineBytes) return { bytes, v: inlineValue(Buffer.concat(waiting)) };
    if (waits > 0) await send(Buffer.concat(waiting));
    await Promise.all(under);
    return { bytes, upload };
  } catch (error) {
    await Promise.allSettled(under);
    if (count > 0) await removeUpload(store, place, upload).catch(() => undefined);
    throw error;
  }
}

export function valueTooLarge(actual: number, limit: number = KV_LIMITS.valueBytes): AppError {
  return new AppError("value_too_large", {
    message: `A value has at most ${limit} bytes here.`,
    details: [{ path: "value", code: "too_large", message: "Bytes of the value.", limit, actual }],
  });
}
