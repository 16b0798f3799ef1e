import { UNDO_DAYS } from "../../kinds/service.ts";
import type { ResourceKind } from "../../kinds/resource.ts";
import type { ResourceDoc } from "../../store/resource/resource-documents.ts";
import {
  endResource,
  everyResourceOf,
  removeResource,
  resourcesDeletedBefore,
} from "../../store/resource/resources.store.ts";
import { forgetTrigger } from "../../store/cron/cron-runs.store.ts";
import { emptyNamespace, type KvUpkeepDeps } from "../kv/kv-upkeep.ts";
import { forgetFile } from "../sqlite/database-home.ts";
import { emptyClass } from "../state/state-upkeep.ts";
import { forgetQueue } from "../../store/queue/queue-messages.store.ts";

const DAY_MS = 86_400_000;

/** What emptying needs. */
type Deps = KvUpkeepDeps;

/** Removes what is in a resource of each kind. May be repeated, and cut off anywhere. */
type Empty = Readonly<Record<ResourceKind, (deps: Deps, resource: ResourceDoc) => Promise<void>>>;

const EMPTY: Empty = {
  kv: emptyNamespace,
  sqlite: forgetFile,
  queue: ({ store }, { _id, accountId, serviceId }) => forgetQueue(store, { accountId, serviceId }, _id),
  state: emptyClass,
  cron: ({ store }, { _id: triggerId, accountId, serviceId }) =>
    forgetTrigger(store, { accountId, serviceId, triggerId }),
};

/** Removes for good what was deleted so long ago that nothing brings it back. */
export async function removeDeletedResources(deps: Deps): Promise<void> {
  const moment = new Date(deps.clock.now().getTime() - UNDO_DAYS * DAY_MS);
  for (const resource of await resourcesDeletedBefore(deps.store, moment))
    if (await endResource(deps.store, resource)) await remove(deps, resource);
}

/** Of a service that nothing brings back. */
export async function removeResourcesOf(deps: Deps, serviceId: string): Promise<void> {
  for (const resource of await everyResourceOf(deps.store, serviceId)) await remove(deps, resource);
}

async function remove(deps: Deps, resource: ResourceDoc): Promise<void> {
  await EMPTY[resource.kind](deps, resource);
  await removeResource(deps.store, resource);
}
