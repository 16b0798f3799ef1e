import { findClosing } from "../../store/account/account-closing.store.ts";
import { findPlanName } from "../../store/account/accounts.store.ts";
import type { BlobFiles } from "../../store/blob/blob-files.ts";
import type { DeploymentDoc, StaticFile } from "../../store/deployment/deployment-documents.ts";
import { findDeployment } from "../../store/deployment/deployments.store.ts";
import type { ServiceDoc, ServiceManifest } from "../../store/service/service-documents.ts";
import { findPresentService } from "../../store/service/services.store.ts";
import type { Store } from "../../store/store.ts";
import { staticFilesOf } from "./static-files.ts";

/** What a host runs: read from the store, never from a caller. */
export interface HostedDeployment {
  serviceId: string;
  accountId: string;
  slug: string;
  /** Of the account's plan, as `SVC_SERVICE_PLAN` says it. */
  plan: string;
  deploymentId: string;
  n: number;
  worker: {
    /** SHA-256 of the program. */
    blob: string;
    memoryMb: number;
    healthPath: string;
    environment: Record<string, string>;
  } | null;
  static:
    | (Pick<NonNullable<ServiceManifest["static"]>, "spaFallback" | "headers" | "redirects"> & {
        files: Readonly<Record<string, StaticFile>>;
      })
    | null;
}

export interface HostedDeps {
  store: Store;
  blobs: BlobFiles;
}

/** What a service serves; null where it is deleted, serves nothing yet, or its account is closed. */
export async function hostedActive(
  deps: HostedDeps,
  which: { _id: string } | { slug: string },
): Promise<HostedDeployment | null> {
  const service = await findPresentService(deps.store, which);
  if (service === null || service.activeDeploymentId === null) return null;
  const deployment = await findDeployment(deps.store, service.activeDeploymentId);
  return deployment === null ? null : hostedOf(deps, service, deployment);
}

/** A deployment that is not served yet, for its check; null where its service is gone. */
export async function hostedForCheck(
  deps: HostedDeps,
  deploymentId: string,
): Promise<HostedDeployment | null> {
  const deployment = await findDeployment(deps.store, deploymentId);
  if (deployment?.state !== "checking") return null;
  const service = await findPresentService(deps.store, { _id: deployment.serviceId });
  return service === null ? null : hostedOf(deps, service, deployment);
}

async function hostedOf(
  { store, blobs }: HostedDeps,
  { _id: serviceId, accountId, slug }: ServiceDoc,
  deployment: DeploymentDoc,
): Promise<HostedDeployment | null> {
  const { _id: deploymentId, n, manifest, worker } = deployment;
  if (manifest === null || (await findClosing(store, accountId)) !== null) return null;
  const { worker: workerSaid, static: staticSaid, environment } = manifest;
  return {
    ...{ serviceId, accountId, slug, deploymentId, n },
    plan: ((await findPlanName(store, accountId)) ?? "Free").toLowerCase(),
    worker:
      worker && workerSaid
        ? { blob: worker.blob, memoryMb: workerSaid.memoryMb, healthPath: workerSaid.healthPath, environment }
        : null,
    static: staticSaid
      ? {
          files: await staticFilesOf(blobs, deployment),
          spaFallback: staticSaid.spaFallback,
          headers: staticSaid.headers,
          redirects: staticSaid.redirects,
        }
      : null,
  };
}
