import { dueMarks, keepFound, settleMark } from "../../store/kv/kv-marks.store.ts";
import { sizeOf } from "../../store/kv/kv-values.store.ts";
import type { ResourceDoc } from "../../store/resource/resource-documents.ts";
import { everyResourceOf, findResourcesById } from "../../store/resource/resources.store.ts";
import type { Store } from "../../store/store.ts";
import { readUsage } from "../../store/usage/usage.store.ts";
import { STORED } from "../meter/period.ts";
import type { KvUpkeepDeps } from "./kv-upkeep.ts";

const METER = "kv_storage_bytes";

/**
 * Counts what is stored anew, where something was written: a process that was killed between a write and its count has left the two
 * apart. What is under way looks the same for a moment, so that only what two looks find alike is put right. May be repeated.
 */
export async function correctLevels({ store, clock, meters }: KvUpkeepDeps): Promise<void> {
  const now = clock.now();
  const marks = await dueMarks(store, now);
  const namespaces = await findResourcesById(
    store,
    marks.map(({ _id }) => _id.split("|")[1] ?? ""),
  );
  const known = new Map(namespaces.map((one) => [`${one.accountId}|${one._id}`, one]));
  for (const of of Map.groupBy(marks, ({ _id }) => known.get(_id)?.serviceId).values()) {
    const namespace = known.get(of[0]?._id ?? "");
    const off = namespace ? await offBy(store, namespace) : 0;
    if (off !== 0 && !of.some(({ found }) => found === off)) {
      for (const mark of of) await keepFound(store, mark, off);
      continue;
    }
    if (namespace && off !== 0) {
      const { accountId, serviceId: service } = namespace;
      await meters.record({ accountId, service, meter: METER, quantity: off });
    }
    for (const mark of of) await settleMark(store, mark, now);
  }
}

/** How many bytes more are stored than are counted, of the whole service. */
async function offBy(store: Store, { accountId, serviceId }: ResourceDoc): Promise<number> {
  const usage = await readUsage(store, accountId, STORED);
  const counted = usage
    .filter(({ service }) => service === serviceId)
    .reduce((sum, { added, freed }) => sum + (added?.[METER] ?? 0) - (freed?.[METER] ?? 0), 0);
  let stored = 0;
  for (const { _id: namespaceId, kind } of await everyResourceOf(store, serviceId))
    if (kind === "kv") stored += (await sizeOf(store, { accountId, namespaceId })).bytes;
  return stored - counted;
}
