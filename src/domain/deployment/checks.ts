import type { Clock } from "../../kernel/clock.ts";
import type { DeploymentDoc } from "../../store/deployment/deployment-documents.ts";
import { hasQueuedBuild } from "../../store/deployment/builds.store.ts";
import { deploymentsIn, hasDeploymentIn, moveDeployment } from "../../store/deployment/deployments.store.ts";
import { hasResource } from "../../store/resource/resources.store.ts";
import { hasActiveService } from "../../store/service/services.store.ts";
import type { Store } from "../../store/store.ts";
import { announceService } from "../service/announce.ts";
import { activate } from "./activate.ts";
import { failureOf, type FailureReason } from "./failures.ts";

interface Deps {
  store: Store;
  clock: Clock;
}

/** Whether there is anything for a host to do: serve what is active, keep databases, or check the first worker of all. */
export async function needsHost(store: Store): Promise<boolean> {
  return (
    (await hasActiveService(store)) ||
    (await hasQueuedBuild(store)) ||
    (await hasResource(store, "sqlite")) ||
    hasDeploymentIn(store, "checking")
  );
}

/** Deployments whose worker no host has tried yet, oldest first. */
export function waitingForCheck(store: Store): Promise<DeploymentDoc[]> {
  return deploymentsIn(store, "checking");
}

/** The worker answered: it is served from now on, unless a newer deployment is. May be repeated. */
export async function passCheck(deps: Deps, id: string): Promise<void> {
  const ready = await moveDeployment(deps.store, id, "checking", {
    state: "ready",
    changedAt: deps.clock.now(),
  });
  if (ready !== null) await activate(deps, ready);
}

/** The worker did not answer as it should; what ran before still runs. */
export async function failCheck(deps: Deps, id: string, reason: FailureReason, what?: string): Promise<void> {
  const failed = await moveDeployment(deps.store, id, "checking", {
    state: "failed",
    failure: failureOf(reason, what),
    changedAt: deps.clock.now(),
  });
  if (failed !== null)
    await announceService(deps, { _id: failed.serviceId, accountId: failed.accountId }, "changed");
}
