import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { leaveUpload } from "../../store/kv/kv-chunks.store.ts";
import type { KvValue } from "../../store/kv/kv-documents.ts";
import { idOf, readValue, type KvPlace } from "../../store/kv/kv-values.store.ts";
import { isPresent } from "../../store/kv/kv-state.ts";
import { writeValue, type KvWritten } from "../../store/kv/kv-writer.ts";
import type { Store } from "../../store/store.ts";
import type { Admission, MeterService } from "../meter/meter.service.ts";
import type { Resources } from "../resource/resources.ts";
import type { ServedPlace } from "./kv-place.ts";
import { foundOf, type KvFound } from "./kv-value.ts";

export interface KvDeps {
  store: Store;
  clock: Clock;
  resources: Resources;
  meters: MeterService;
}

/** A version that has to be there, or null for none; undefined for whatever is there. */
export type Expected = string | null | undefined;

/** In the order of the keys, null for each that is not there. */
export async function readValues(
  { store, clock }: Pick<KvDeps, "store" | "clock">,
  place: KvPlace,
  keys: readonly string[],
): Promise<(KvFound | null)[]> {
  const docs = await Promise.all(keys.map((key) => readValue(store, idOf(place, key))));
  const now = clock.now();
  return docs.map((doc) => (doc !== null && isPresent(doc, now) ? foundOf(store, place, doc) : null));
}

/** Room for values under their ids: for each as it is, or where that is too much for what it adds. */
export async function roomFor(
  { store, meters }: KvDeps,
  { accountId, serviceId: service }: ServedPlace,
  writes: Iterable<readonly [id: string, value: KvValue | null]>,
): Promise<Admission> {
  const given = [...writes];
  const stored = { accountId, service, meter: "kv_storage_bytes" as const };
  const quantity = given.reduce((sum, [, value]) => sum + (value?.size ?? 0), 0);
  return meters.admit({ ...stored, quantity }).catch(async (error: unknown) => {
    if (!(error instanceof AppError && error.code === "storage_cap_reached")) throw error;
    const ids = new Set(given.map(([id]) => id));
    const there = await Promise.all([...ids].map((id) => readValue(store, id)));
    const more = quantity - there.reduce((sum, doc) => sum + (doc?.size ?? 0), 0);
    if (more === quantity) throw error;
    return meters.admit({ ...stored, quantity: Math.max(0, more) });
  });
}

/** Writes, and counts what is stored. */
export async function storeValues(
  deps: KvDeps,
  place: ServedPlace,
  writes: readonly { key: string; value: KvValue | null; expected: Expected }[],
): Promise<KvWritten[]> {
  const { store, clock } = deps;
  const admission = await roomFor(
    deps,
    place,
    writes.map(({ key, value }) => [idOf(place, key), value] as const),
  );
  let written: KvWritten[];
  try {
    const now = clock.now();
    written = await Promise.all(
      writes.map(({ key, value, expected }) =>
        writeValue(store, { id: idOf(place, key), value, expected, now }),
      ),
    );
  } catch (error) {
    admission.release();
    throw error;
  }
  await admission.record(written.reduce((sum, { delta }) => sum + delta, 0));
  for (const { freed } of written) if (freed !== null) await leaveUpload(store, place, freed, clock.now());
  return written;
}

/** A value with what is counted of it. */
export function valueOf(
  key: string,
  uploaded: Pick<KvValue, "bytes" | "v" | "upload">,
  options: Pick<KvValue, "m" | "exp">,
): KvValue {
  return {
    ...uploaded,
    ...options,
    size: Buffer.byteLength(key) + uploaded.bytes + Buffer.byteLength(options.m ?? ""),
  };
}
