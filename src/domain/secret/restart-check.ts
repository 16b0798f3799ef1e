import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "../../kernel/clock.ts";
import { failSecretsCheck, findSecrets } from "../../store/secret/secrets.store.ts";
import type { ServiceSecretsDoc } from "../../store/secret/secret-documents.ts";
import type { Store } from "../../store/store.ts";
import { announceService } from "../service/announce.ts";
import { applySecrets } from "./apply.ts";

/** A check ends within this, or nobody is there to make it: it goes on without the caller then. */
const WAIT_MS = 20_000;
const LOOK_MS = 100;

interface Deps {
  store: Store;
  clock: Clock;
}

interface Checked {
  serviceId: string;
  accountId: string;
  /** Of the secrets that its worker was started with. */
  version: number;
}

/** The worker answered with them: it takes over, unless newer ones were written meanwhile. May be repeated. */
export async function passSecrets(
  deps: Deps,
  { serviceId: _id, accountId, version }: Checked,
): Promise<void> {
  await applySecrets(deps.store, _id, version);
  await announceService(deps, { _id, accountId }, "changed");
}

/** It did not: what runs goes on with what it has. */
export async function failSecrets(
  deps: Deps,
  { serviceId: _id, accountId, version }: Checked,
  failure: string,
): Promise<void> {
  await failSecretsCheck(deps.store, _id, version, failure);
  await announceService(deps, { _id, accountId }, "changed");
}

/** The secrets once their check is over. */
export async function checkedSecrets(store: Store, doc: ServiceSecretsDoc): Promise<ServiceSecretsDoc> {
  const until = performance.now() + WAIT_MS;
  for (let newest = doc; ;) {
    if (!newest.check || newest.check.failure !== null || performance.now() > until) return newest;
    await sleep(LOOK_MS);
    newest = (await findSecrets(store, doc._id)) ?? newest;
  }
}
