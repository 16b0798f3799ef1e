import type { Readable } from "node:stream";
import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { sha256 } from "../../kernel/hash.ts";
import { kindOfId, newId } from "../../kinds/ids.ts";
import type { BlobFiles } from "../../store/blob/blob-files.ts";
import { buildsOf } from "../../store/deployment/builds.store.ts";
import type { BuildDoc, DeploymentDoc } from "../../store/deployment/deployment-documents.ts";
import {
  deploymentsOf,
  findDeploymentOf,
  insertDeployment,
  moveDeployment,
  renewToken,
} from "../../store/deployment/deployments.store.ts";
import type { ServiceDoc } from "../../store/service/service-documents.ts";
import { secretNames } from "../../store/secret/secrets.store.ts";
import { nextDeploymentN, switchBack } from "../../store/service/services.store.ts";
import type { Store } from "../../store/store.ts";
import type { MeterService } from "../meter/meter.service.ts";
import { applySecrets } from "../secret/apply.ts";
import type { Resources } from "../resource/resources.ts";
import { openSecrets } from "../secret/opened-secrets.ts";
import type { ServiceKeys } from "../secret/service-keys.ts";
import { announceService } from "../service/announce.ts";
import type { HostedServices } from "../service/hosted-services.ts";
import { assertMayHost, type HostingSettings } from "../service/hosting-policy.ts";
import { serviceLimit } from "../service/service-limits.ts";
import { there } from "../there.ts";
import { activate } from "./activate.ts";
import { buildProblem } from "./build-queue.ts";
import { queueBuild, viewOfBuild, type BuildView } from "./builds.ts";
import { planDeployment, type DeploymentPlan } from "./deployment-plan.ts";
import { contentOf } from "./deployment-content.ts";
import { DeployRefused, failureOf } from "./failures.ts";
import { secretsInFiles } from "./find-secrets.ts";
import { readArchive } from "./read-archive.ts";
import { letDrain } from "./let-drain.ts";
import { shownStatus } from "./shown-status.ts";
import { staticFilesOf, uploadedBlobs } from "./static-files.ts";

export interface DeploymentDeps {
  store: Store;
  clock: Clock;
  blobs: BlobFiles;
  services: HostedServices;
  settings: HostingSettings;
  keys: ServiceKeys;
  meters: MeterService;
  resources: Resources;
}

/** What a service is to serve: uploaded, checked, switched to, and gone back to. */
export class DeploymentService {
  readonly #deps: DeploymentDeps;

  constructor(deps: DeploymentDeps) {
    this.#deps = deps;
  }

  /** Newest first: the last ones that can be served, and the last that failed. */
  list({ _id }: Pick<ServiceDoc, "_id">): Promise<DeploymentDoc[]> {
    return deploymentsOf(this.#deps.store, _id);
  }

  /** Throws `not_found`. */
  async get(accountId: string, id: string): Promise<{ deployment: DeploymentDoc; service: ServiceDoc }> {
    const deployment = there(await findDeploymentOf(this.#deps.store, accountId, id), "deployment");
    return { deployment, service: await this.#deps.services.get(accountId, deployment.serviceId) };
  }

  /** The build of a deployment; null where its program was uploaded. Throws `not_found`. */
  async build(accountId: string, id: string, from: number): Promise<BuildView | null> {
    const { deployment } = await this.get(accountId, id);
    return viewOfBuild(this.#deps, deployment._id, from);
  }

  /** Newest first, without their logs. */
  builds({ _id }: Pick<ServiceDoc, "_id">): Promise<Omit<BuildDoc, "log">[]> {
    return buildsOf(this.#deps.store, _id);
  }

  /** What a deploy would do. Changes nothing. */
  plan(accountId: string, planned: Parameters<typeof planDeployment>[2]): Promise<DeploymentPlan> {
    return planDeployment(this.#deps, accountId, planned);
  }

  /**
   * Takes an archive. One without a worker is served when this resolves; of others a host tries the worker first. What is refused
   * is kept as a deployment that failed, and what ran before still runs. Throws `hosting_off`, `hosting_not_allowed`,
   * `invalid_manifest`, and `deploy_failed` with a reason.
   */
  async upload(
    { accountId, credential }: { accountId: string; credential: { id: string } },
    idOrSlug: string,
    body: Readable,
  ): Promise<{ deployment: DeploymentDoc; service: ServiceDoc }> {
    const { store, clock, services, settings } = this.#deps;
    await assertMayHost(store, settings, accountId);
    const service = await services.present(accountId, idOrSlug);
    const { _id } = await this.#begin(service, credential.id);
    try {
      const content = await this.#read(service, body);
      if (content.source) await this.#assertBuildable(service);
      await this.#deps.resources.declare(service, content.manifest?.resources ?? []);
      // What has a source waits until it is built.
      const state = content.source ? "pending" : content.worker ? "checking" : "ready";
      const token = content.worker || content.source ? await this.#token(service, _id, 1) : null;
      const kept = await moveDeployment(store, _id, "pending", {
        ...{ ...content, token, state, changedAt: clock.now() },
        warnings: await this.#warnings(service, content),
      });
      // A job found the upload to take too long.
      if (kept === null) throw new DeployRefused("upload_cut");
      if (content.source) await queueBuild(this.#deps, kept);
      else if (state === "ready") await activate(this.#deps, kept);
      else await announceService(this.#deps, service, "checking");
      return { deployment: kept, service: await services.get(accountId, service._id) };
    } catch (error) {
      await this.#fail(_id, error);
      throw error;
    }
  }

  /**
   * Serves an earlier deployment again: the newest that was served before the present one, or the one that is named by its id or
   * number. Throws `not_deployed` where there is none.
   */
  async rollback(accountId: string, idOrSlug: string, to: string | null): Promise<ServiceDoc> {
    const { store, clock, services } = this.#deps;
    for (;;) {
      const service = await services.present(accountId, idOrSlug);
      const target = targetOf(service, await this.list(service), to);
      if (target === null) throw new AppError("not_deployed");
      // What knew its former token knows no good one.
      const n = (target.token?.n ?? 0) + 1;
      if (target.worker) await renewToken(store, target, await this.#token(service, target._id, n));
      await applySecrets(store, service._id);
      await letDrain(this.#deps, service.activeDeploymentId);
      const switched = await switchBack(store, service, target._id, clock.now());
      // Somebody switched meanwhile: what is earlier then is another one.
      if (switched === null) continue;
      await announceService(this.#deps, service, "switched");
      return switched;
    }
  }

  /** Throws `deploy_failed` where no host builds, and `usage_cap_reached`. */
  async #assertBuildable({ _id: service, accountId }: ServiceDoc): Promise<void> {
    const problem = await buildProblem(this.#deps);
    if (problem !== null) throw new DeployRefused(problem);
    const minute = { accountId, service, meter: "build_minutes" as const, quantity: 1 };
    (await this.#deps.meters.admit(minute)).release();
  }

  async #begin({ _id: serviceId, accountId }: ServiceDoc, deployedBy: string): Promise<DeploymentDoc> {
    const { store, clock } = this.#deps;
    const n = there(await nextDeploymentN(store, serviceId), "service");
    const now = clock.now();
    const deployment = {
      ...{ _id: newId("deployment", now), accountId, serviceId, n, state: "pending" as const },
      ...{
        manifest: null,
        source: null,
        worker: null,
        static: null,
        token: null,
        warnings: [],
        failure: null,
      },
      ...{ deployedBy, createdAt: now, changedAt: now },
    };
    await insertDeployment(store, deployment);
    return deployment;
  }

  async #read(service: ServiceDoc, body: Readable): Promise<Awaited<ReturnType<typeof contentOf>>> {
    const { store, blobs } = this.#deps;
    const known = await uploadedBlobs(blobs, await this.list(service));
    const rules = {
      slug: service.slug,
      memoryMb: await serviceLimit(store, service.accountId, "memoryMb"),
      secrets: await secretNames(store, service._id),
    };
    const draft = blobs.draft();
    try {
      const archive = await readArchive(body, { blobs, draft }, known);
      return await contentOf({ blobs, draft }, archive, rules);
    } finally {
      await draft.end();
    }
  }

  async #token(service: ServiceDoc, deploymentId: string, n: number): Promise<{ n: number; hash: string }> {
    const { key } = await this.#deps.keys.of(service);
    return { n, hash: sha256(key.runtimeToken(deploymentId, n)) };
  }

  /** Secrets that everybody could read in what was uploaded, staged ones included. */
  async #warnings(
    { _id }: ServiceDoc,
    content: Pick<DeploymentDoc, "source" | "static" | "worker">,
  ): Promise<DeploymentDoc["warnings"]> {
    const { blobs, keys } = this.#deps;
    const found = await keys.find(_id);
    if (found === null) return [];
    const { values: secrets } = openSecrets(found, "newest", null);
    const files = await staticFilesOf(blobs, content);
    return secretsInFiles(blobs, secrets, { worker: content.worker?.blob ?? null, files });
  }

  /** What is not the uploader's own doing is told as a cut: a deployment must not seem to go on. */
  async #fail(id: string, error: unknown): Promise<void> {
    const { store, clock } = this.#deps;
    const failure =
      error instanceof DeployRefused
        ? error.failure
        : error instanceof AppError
          ? { reason: error.code, message: error.message }
          : failureOf("upload_cut");
    await moveDeployment(store, id, "pending", { state: "failed", failure, changedAt: clock.now() });
  }
}

function targetOf(
  service: ServiceDoc,
  all: readonly DeploymentDoc[],
  to: string | null,
): DeploymentDoc | null {
  const earlier = all.filter((one) => shownStatus(one, service) === "superseded");
  if (to === null) {
    const active = all.find(({ _id }) => _id === service.activeDeploymentId);
    return earlier.find(({ n }) => active === undefined || n < active.n) ?? null;
  }
  const isMeant =
    kindOfId(to) === "deployment"
      ? (one: DeploymentDoc) => one._id === to
      : (one: DeploymentDoc) => String(one.n) === to;
  return earlier.find(isMeant) ?? null;
}
