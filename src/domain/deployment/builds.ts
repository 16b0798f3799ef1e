import type { Readable } from "node:stream";
import type { Clock } from "../../kernel/clock.ts";
import type { BlobFiles } from "../../store/blob/blob-files.ts";
import {
  appendToBuild,
  beginBuild,
  countBuildsBefore,
  endBuild,
  findBuild,
  insertBuild,
} from "../../store/deployment/builds.store.ts";
import type { BuildDoc, DeploymentDoc } from "../../store/deployment/deployment-documents.ts";
import { findDeployment, moveDeployment } from "../../store/deployment/deployments.store.ts";
import { findPresentService } from "../../store/service/services.store.ts";
import type { Store } from "../../store/store.ts";
import { openSecrets } from "../secret/opened-secrets.ts";
import type { ServiceKeys } from "../secret/service-keys.ts";
import { announceService } from "../service/announce.ts";
import { assertRunnable } from "./elf-check.ts";
import { DeployRefused, failureOf, type FailureReason } from "./failures.ts";
import { listedFiles } from "./static-files.ts";

/** What a host builds: read from the store, never from a caller. */
export interface HostedBuild {
  deploymentId: string;
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

/** A host ends a build sooner. */
const LOST_MS = 11 * 60_000;

interface Deps {
  store: Store;
  clock: Clock;
}

/** Lets a host build the worker of a deployment whose source is stored. */
export async function queueBuild(
  deps: Deps,
  { _id, serviceId, accountId }: Pick<DeploymentDoc, "_id" | "serviceId" | "accountId">,
): Promise<void> {
  const queuedAt = deps.clock.now();
  await insertBuild(deps.store, {
    ...{ _id, serviceId, accountId, state: "queued", queuedAt, startedAt: null, endedAt: null, log: "" },
  });
  await announceService(deps, { _id: serviceId, accountId }, "checking");
}

/** The next that this host builds, taken from all others; null where none waits. */
export async function takeBuild(
  deps: Deps & { blobs: BlobFiles; keys: ServiceKeys },
): Promise<HostedBuild | null> {
  const { store, clock, blobs, keys } = deps;
  for (;;) {
    const now = clock.now();
    const build = await beginBuild(store, { now, lost: new Date(now.getTime() - LOST_MS) });
    if (build === null) return null;
    const deployment = await findDeployment(store, build._id);
    const cargo = deployment?.manifest?.worker?.package ?? null;
    const service = await findPresentService(store, { _id: build.serviceId });
    if (deployment?.state !== "pending" || cargo === null || service === null) {
      await failBuild(deps, build._id, "upload_cut");
      continue;
    }
    const found = await keys.find(build.serviceId);
    return {
      ...{ deploymentId: build._id, package: cargo },
      files: Object.fromEntries(
        Object.entries(await listedFiles(blobs, deployment.source)).map(([path, { blob }]) => [path, blob]),
      ),
      secrets: found ? openSecrets(found, "newest", "build").values : {},
    };
  }
}

export function noteBuild({ store }: Deps, id: string, text: string): Promise<void> {
  return appendToBuild(store, id, text);
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
export async function viewOfBuild(
  { store, clock }: Deps,
  id: string,
  from: number,
): Promise<BuildView | null> {
  const build = await findBuild(store, id);
  if (build === null) return null;
  const { state, queuedAt, startedAt, endedAt, log } = build;
  return {
    ...{ deploymentId: id, status: state, createdAt: queuedAt, log: log.slice(from), next: log.length },
    place: state === "queued" ? await countBuildsBefore(store, queuedAt) : null,
    durationMs: startedAt && (endedAt ?? clock.now()).getTime() - startedAt.getTime(),
  };
}
