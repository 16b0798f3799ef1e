import type { Clock } from "../../kernel/clock.ts";
import { KEPT_DEPLOYMENTS } from "../../kinds/deployment.ts";
import type { DeploymentDoc } from "../../store/deployment/deployment-documents.ts";
import { deploymentsOf, removeDeployments } from "../../store/deployment/deployments.store.ts";
import { findPresentService, switchForward } from "../../store/service/services.store.ts";
import type { Store } from "../../store/store.ts";
import { applySecrets } from "../secret/apply.ts";
import { announceService } from "../service/announce.ts";
import { letDrain } from "./let-drain.ts";

/**
 * Serves a deployment that is ready, unless a newer one was served before: of two at once the newer one stays, whichever is
 * ready first. May be repeated.
 */
export async function activate(
  deps: { store: Store; clock: Clock },
  deployment: Pick<DeploymentDoc, "_id" | "n" | "serviceId" | "accountId">,
): Promise<void> {
  const { store, clock } = deps;
  const { serviceId, accountId } = deployment;
  // Before it is seen: its worker was checked with what was staged.
  await applySecrets(store, serviceId);
  const before = await findPresentService(store, { _id: serviceId });
  if (before !== null && before.activeDeploymentId !== deployment._id)
    await letDrain(deps, before.activeDeploymentId);
  if (await switchForward(store, serviceId, deployment, clock.now()))
    await announceService(deps, { _id: serviceId, accountId }, "switched");
  await forgetOlder(store, serviceId);
}

/** The newest that can be served stay, and as many that failed. */
async function forgetOlder(store: Store, serviceId: string): Promise<void> {
  const all = await deploymentsOf(store, serviceId);
  // Read behind them: what it goes back to meanwhile is among them.
  const service = await findPresentService(store, { _id: serviceId });
  if (service === null) return;
  const isActive = ({ _id }: DeploymentDoc) => _id === service.activeDeploymentId;
  const over = ["ready", "failed"].flatMap((state) =>
    all.filter((one) => one.state === state).slice(KEPT_DEPLOYMENTS),
  );
  await removeDeployments(
    store,
    over.filter((one) => !isActive(one)).map(({ _id }) => _id),
  );
}
