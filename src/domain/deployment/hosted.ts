import { AppError } from "../../errors/app-error.ts";
import { findClosing } from "../../store/account/account-closing.store.ts";
import { findPlanName } from "../../store/account/accounts.store.ts";
import type { AbuseCategory } from "../../kinds/abuse.ts";
import type { BlobFiles } from "../../store/blob/blob-files.ts";
import type { DeploymentDoc, StaticFile } from "../../store/deployment/deployment-documents.ts";
import { findDeployment } from "../../store/deployment/deployments.store.ts";
import type { ServiceSecretsDoc } from "../../store/secret/secret-documents.ts";
import type { ServiceDoc, ServiceManifest } from "../../store/service/service-documents.ts";
import { findPresentService } from "../../store/service/services.store.ts";
import type { Store } from "../../store/store.ts";
import { bindingsOf } from "../resource/bindings.ts";
import { openSecrets } from "../secret/opened-secrets.ts";
import type { ServiceKeys } from "../secret/service-keys.ts";
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
  /** What operators have blocked after reports of abuse: a path and what is below it, or with null all. */
  quarantines: readonly { path: string | null; isByLaw: boolean }[];
  /** What runs: with another one its worker is another, which takes over from it. */
  runId: string;
  worker: {
    /** SHA-256 of the program. */
    blob: string;
    memoryMb: number;
    healthPath: string;
    environment: Record<string, string>;
    /** Variables of it that nobody else may see. */
    secrets: Record<string, string>;
    /** Ids of its resources, by the names of their variables. */
    bindings: Record<string, string>;
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
  keys: ServiceKeys;
}

/** What a service serves; null where it is deleted, serves nothing yet, or its account is closed. */
export async function hostedActive(
  deps: HostedDeps,
  which: { _id: string } | { slug: string },
): Promise<HostedDeployment | null> {
  const service = await findPresentService(deps.store, which);
  if (service === null || service.activeDeploymentId === null) return null;
  const deployment = await findDeployment(deps.store, service.activeDeploymentId);
  return deployment === null ? null : hostedOf(deps, service, deployment, "applied");
}

/** A deployment that is not served yet, for its check; null where its service is gone. */
export async function hostedForCheck(
  deps: HostedDeps,
  deploymentId: string,
): Promise<HostedDeployment | null> {
  const deployment = await findDeployment(deps.store, deploymentId);
  if (deployment?.state !== "checking") return null;
  const service = await findPresentService(deps.store, { _id: deployment.serviceId });
  return service === null ? null : hostedOf(deps, service, deployment, "newest");
}

/** What a service serves with its newest secrets, where its worker is to be checked with these; null where that is over. */
export async function hostedForRestart(
  deps: HostedDeps,
  { _id, check, version }: ServiceSecretsDoc,
): Promise<HostedDeployment | null> {
  const service = check?.version === version ? await findPresentService(deps.store, { _id }) : null;
  const deployment = await findDeployment(deps.store, service?.activeDeploymentId ?? "");
  return service && deployment && hostedOf(deps, service, deployment, "newest");
}

async function hostedOf(
  deps: HostedDeps,
  service: ServiceDoc,
  deployment: DeploymentDoc,
  which: "applied" | "newest",
): Promise<HostedDeployment | null> {
  const { store, blobs } = deps;
  const { _id: serviceId, accountId, slug } = service;
  const quarantines = quarantinesOf(service);
  const { _id: deploymentId, n, manifest, token } = deployment;
  if (manifest === null || (await findClosing(store, accountId)) !== null) return null;
  const { static: staticSaid } = manifest;
  // Nobody may reach its worker, so none is kept.
  const isBlocked = which === "applied" && quarantines.some(({ path }) => path === null);
  const { versions, worker } = isBlocked
    ? { versions: ["quarantined"], worker: null }
    : await workerOf(deps, deployment, which);
  return {
    ...{ serviceId, accountId, slug, quarantines, deploymentId, n, worker },
    runId: [deploymentId, token?.n ?? 0, ...versions].join("."),
    plan: ((await findPlanName(store, accountId)) ?? "Free").toLowerCase(),
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

const BY_LAW: ReadonlySet<AbuseCategory> = new Set(["illegal_content", "copyright", "trademark"]);

function quarantinesOf({ quarantines = {} }: ServiceDoc): HostedDeployment["quarantines"] {
  return Object.values(quarantines).flatMap(({ isActive, path, category }) =>
    isActive ? [{ path, isByLaw: BY_LAW.has(category) }] : [],
  );
}

async function workerOf(
  { store, keys }: HostedDeps,
  { _id, serviceId, manifest, worker, token }: DeploymentDoc,
  which: "applied" | "newest",
): Promise<{ versions: (number | string)[]; worker: HostedDeployment["worker"] }> {
  const said = manifest?.worker;
  if (!worker || !manifest || !said) return { versions: [0], worker: null };
  const found = await keys.find(serviceId).catch(keepFromVisitors);
  const { version, values } = found ? openSecrets(found, which, "runtime") : { version: 0, values: {} };
  const own: Record<string, string> =
    found && token ? { SVC_RUNTIME_TOKEN: found.key.runtimeToken(_id, token.n) } : {};
  const { variables: bindings, digest } = await bindingsOf(store, serviceId);
  return {
    versions: digest === null ? [version] : [version, digest],
    worker: {
      ...{ blob: worker.blob, memoryMb: said.memoryMb, healthPath: said.healthPath },
      environment: manifest.environment,
      secrets: { ...values, ...own },
      bindings,
    },
  };
}

/** Which keys a host lacks is for its operator: it stands in the log. */
function keepFromVisitors(cause: unknown): never {
  if (!(cause instanceof AppError)) throw cause;
  throw new AppError("worker_unavailable", { cause, retryAfterSeconds: 30, facts: { reason: "keys" } });
}
