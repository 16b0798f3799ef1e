import type { Clock } from "../../kernel/clock.ts";
import { settleCutBatches } from "../../store/kv/kv-atomic.store.ts";
import { removeDueUploads } from "../../store/kv/kv-chunks.store.ts";
import { expiredValues, forgetDeleted, removeNamespace, someValues } from "../../store/kv/kv-values.store.ts";
import { writeValue } from "../../store/kv/kv-writer.ts";
import { findResourcesById } from "../../store/resource/resources.store.ts";
import type { ResourceDoc } from "../../store/resource/resource-documents.ts";
import type { Store } from "../../store/store.ts";
import type { MeterService } from "../meter/meter.service.ts";
import { correctLevels } from "./kv-level.ts";

export interface KvUpkeepDeps {
  store: Store;
  clock: Clock;
  meters: MeterService;
}

/** Removes values that have expired, what is left of those that were deleted, and uploads of none. May be repeated, and cut off anywhere. */
export async function sweepKv(deps: KvUpkeepDeps): Promise<void> {
  const { store, clock } = deps;
  for (;;) {
    const expired = await expiredValues(store, clock.now());
    if (expired.length === 0) break;
    const namespaces = [...new Set(expired.map(({ _id }) => _id.split("|")[1] ?? ""))];
    const known = new Map((await findResourcesById(store, namespaces)).map((one) => [one._id, one]));
    for (const namespace of namespaces) {
      const ids = expired.flatMap(({ _id }) => (_id.split("|")[1] === namespace ? _id : []));
      // Unless somebody has written it meanwhile.
      await deleteCounted(deps, ids, { namespace: known.get(namespace) ?? null, expected: null });
    }
  }
  await removeDueUploads(store, clock.now());
  await settleCutBatches(store, clock.now());
  await correctLevels(deps);
  await forgetDeleted(store, clock.now());
}

/** All that is in a namespace that nothing brings back. */
export async function emptyNamespace(deps: KvUpkeepDeps, namespace: ResourceDoc): Promise<void> {
  const place = { accountId: namespace.accountId, namespaceId: namespace._id };
  for (;;) {
    const found = await someValues(deps.store, place);
    if (found.length === 0) break;
    await deleteCounted(
      deps,
      found.map(({ _id }) => _id),
      { namespace, expected: undefined },
    );
  }
  await removeNamespace(deps.store, place);
}

async function deleteCounted(
  { store, clock, meters }: KvUpkeepDeps,
  ids: readonly string[],
  { namespace, expected }: { namespace: ResourceDoc | null; expected: null | undefined },
): Promise<void> {
  const now = clock.now();
  const written = await Promise.all(ids.map((id) => writeValue(store, { id, value: null, expected, now })));
  const quantity = written.reduce((sum, { delta }) => sum + delta, 0);
  if (namespace === null || quantity === 0) return;
  const { accountId, serviceId: service } = namespace;
  await meters.record({ accountId, service, meter: "kv_storage_bytes", quantity });
}
