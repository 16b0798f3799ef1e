import type { Readable } from "node:stream";
import type { Clock } from "../../kernel/clock.ts";
import { MOST_OPEN_BUILDS } from "../../kinds/deployment.ts";
import type { BlobFiles } from "../../store/blob/blob-files.ts";
import {
  appendToBuild,
  beginBuild,
  endBuild,
  findBuild,
  insertBuild,
  isBuiltBy,
} from "../../store/deployment/builds.store.ts";
import type { BuildDoc, DeploymentDoc } from "../../store/deployment/deployment-documents.ts";
import { findDeployment, moveDeployment } from "../../store/deployment/deployments.store.ts";
import { findPresentService } from "../../store/service/services.store.ts";
import type { Store } from "../../store/store.ts";
import { openSecrets } from "../secret/opened-secrets.ts";
import type { ServiceKeys } from "../secret/service-keys.ts";
import { announceService } from "../service/announce.ts";
import { buildProblem, buildQueue } from "./build-queue.ts";
import { assertRunnable } from "./elf-check.ts";
import { DeployRefused, failureOf, type FailureReason } from "./failures.ts";
import { listedFiles } from "./static-files.ts";

/** What a host builds: read from the store, never from a caller. */
export interface HostedBuild {
  deploymentId: string;
  serviceId: string;
  accountId: string;
  /** Of Cargo. */
  package: string;
  /** SHA-256 of each file of the source, by its path. */
  files: Readonly<Record<string, string>>;
  /** Variables of the build that nobody may see. */
  secrets: Readonly<Record<string, string>>;
}

/** A build as it is shown. */
export interface BuildView {
  deploymentId: string;
  status: BuildDoc["state"];
  /** How many are built before it; null once it runs. */
  place: number | null;
  /** What it wrote, from the character that was asked for. */
  log: string;
  /** From where the rest is asked for. */
  next: number;
  createdAt: Date;
  durationMs: number | null;
}

/** A build whose hosts ended so often ends them, it seems. */
const MOST_TRIES = 3;

interface Deps {
  store: Store;
  clock: Clock;
}

/** Lets a host build the worker of a deployment whose source is stored. Throws `deploy_failed` where too many of the account wait. */
export async function queueBuild(
  deps: Deps,
  { _id, serviceId, accountId }: Pick<DeploymentDoc, "_id" | "serviceId" | "accountId">,
): Promise<void> {
  const { store, clock } = deps;
  const queued = { state: "queued" as const, queuedAt: clock.now(), startedAt: null, endedAt: null };
  const build = { _id, serviceId, accountId, ...queued, host: null, tries: 0, log: "" };
  if (!(await insertBuild(store, build, MOST_OPEN_BUILDS))) throw new DeployRefused("too_many_builds");
  await announceService(deps, { _id: serviceId, accountId }, "checking");
}

type TakeDeps = Deps & { blobs: BlobFiles; keys: ServiceKeys };

/** The next that this host builds, taken from all others; null where none waits. @param host id of its lease */
export async function takeBuild(deps: TakeDeps, host: string): Promise<HostedBuild | null> {
  const { store, clock } = deps;
  for (;;) {
    const next = (await buildQueue(deps)).waiting[0];
    if (next === undefined) return null;
    const build = await beginBuild(store, next, { host, now: clock.now() });
    const taken = build && (await hostedBuild(deps, build));
    if (taken) return taken;
  }
}

/** Null where it is not built after all. */
async function hostedBuild(
  deps: TakeDeps,
  { _id, serviceId, accountId, tries }: BuildDoc,
): Promise<HostedBuild | null> {
  const { store, blobs, keys } = deps;
  const deployment = await findDeployment(store, _id);
  const cargo = deployment?.manifest?.worker?.package ?? null;
  const service = await findPresentService(store, { _id: serviceId });
  const fail = (reason: FailureReason): Promise<null> => failBuild(deps, _id, reason).then(() => null);
  if (service === null) return fail("service_gone");
  if (deployment?.state !== "pending" || cargo === null) return fail("upload_cut");
  if (tries > MOST_TRIES) return fail("host_away");
  const found = await keys.find(serviceId);
  return {
    ...{ deploymentId: _id, serviceId, accountId, package: cargo },
    files: Object.fromEntries(
      Object.entries(await listedFiles(blobs, deployment.source)).map(([path, { blob }]) => [path, blob]),
    ),
    secrets: found ? openSecrets(found, "newest", "build").values : {},
  };
}

/** Fails what waits where no host builds anything. */
export async function failUnbuildable(deps: Deps): Promise<void> {
  const { waiting } = await buildQueue(deps);
  const problem = waiting.length === 0 ? null : await buildProblem(deps);
  if (problem !== null) for (const { _id } of waiting) await failBuild(deps, _id, problem);
}

/** Why a host is to end a build that it runs: `lost` where another one has it, or nobody; null where it goes on. */
export async function endingOfBuild(
  { store }: Deps,
  { deploymentId, serviceId }: Pick<HostedBuild, "deploymentId" | "serviceId">,
  host: string,
): Promise<"lost" | "service_gone" | null> {
  if (!(await isBuiltBy(store, deploymentId, host))) return "lost";
  return (await findPresentService(store, { _id: serviceId })) === null ? "service_gone" : null;
}

export function noteBuild({ store }: Deps, id: string, host: string, text: string): Promise<void> {
  return appendToBuild(store, id, host, text);
}

/** The program is stored and checked, and its worker tried then. What is no program fails the deployment. */
export async function passBuild(
  deps: Deps & { blobs: BlobFiles },
  id: string,
  program: Readable,
): Promise<void> {
  const { store, clock, blobs } = deps;
  const { sha256, bytes } = await blobs.put(program);
  try {
    await assertRunnable(await blobs.fetched(sha256));
  } catch (error) {
    if (!(error instanceof DeployRefused)) throw error;
    return failBuild(deps, id, error.failure.reason);
  }
  const worker = { blob: sha256, bytes };
  const built = await moveDeployment(store, id, "pending", {
    worker,
    state: "checking",
    changedAt: clock.now(),
  });
  await endBuild(store, id, "succeeded", clock.now());
  if (built !== null)
    await announceService(deps, { _id: built.serviceId, accountId: built.accountId }, "checking");
}

/** What ran before still runs. */
export async function failBuild(deps: Deps, id: string, reason: FailureReason, what?: string): Promise<void> {
  const { store, clock } = deps;
  const changes = { state: "failed" as const, failure: failureOf(reason, what), changedAt: clock.now() };
  const failed = await moveDeployment(store, id, "pending", changes);
  await endBuild(store, id, "failed", clock.now());
  if (failed !== null)
    await announceService(deps, { _id: failed.serviceId, accountId: failed.accountId }, "changed");
}

/** Null where the deployment was not built here. */
export async function viewOfBuild(deps: Deps, id: string, from: number): Promise<BuildView | null> {
  const build = await findBuild(deps.store, id);
  if (build === null) return null;
  const { state, queuedAt, startedAt, endedAt, log } = build;
  return {
    ...{ deploymentId: id, status: state, createdAt: queuedAt, log: log.slice(from), next: log.length },
    place: state === "queued" ? await placeOf(deps, id) : null,
    durationMs: startedAt && (endedAt ?? deps.clock.now()).getTime() - startedAt.getTime(),
  };
}

async function placeOf(deps: Deps, id: string): Promise<number> {
  const { running, waiting } = await buildQueue(deps);
  return (
    running.length +
    Math.max(
      0,
      waiting.findIndex(({ _id }) => _id === id),
    )
  );
}
