import { findClosing } from "../../store/account/account-closing.store.ts";
import type { DeploymentDoc } from "../../store/deployment/deployment-documents.ts";
import { deploymentsByToken } from "../../store/deployment/deployments.store.ts";
import { findPresentService } from "../../store/service/services.store.ts";
import type { Store } from "../../store/store.ts";
import type { GoodCredential } from "./good-credentials.ts";

/**
 * The workers whose tokens have these hashes, by hash: of deployments that are served, are about to be, or answer what they were asked
 * before another took over, and of no others.
 */
export async function goodRuntimeTokens(
  store: Store,
  hashes: readonly string[],
  now: Date,
): Promise<Map<string, GoodCredential>> {
  const found = await deploymentsByToken(store, hashes);
  const good = await Promise.all(found.map((one) => isGood(store, one, now)));
  return new Map(found.filter((_one, at) => good[at]).flatMap(ofToken));
}

async function isGood(
  store: Store,
  { _id, n, state, serviceId, accountId, drainsUntil }: DeploymentDoc,
  now: Date,
): Promise<boolean> {
  const service = await findPresentService(store, { _id: serviceId });
  if (service === null || (await findClosing(store, accountId)) !== null) return false;
  const isAhead = state === "checking" || (state === "ready" && n > service.switchedN);
  const isDraining = drainsUntil !== undefined && drainsUntil > now;
  return isAhead || isDraining || _id === service.activeDeploymentId;
}

function ofToken({ _id, accountId, serviceId, token }: DeploymentDoc): [string, GoodCredential][] {
  if (token === null) return [];
  const { hash } = token;
  const credential = { kind: "runtime", id: _id } as const;
  const caller = { accountId, serviceId, credential, hash, scopes: [], isOperator: false } as const;
  return [[hash, { caller, expiresAt: null, lastUsedAt: null }]];
}
