import type { Clock } from "../../kernel/clock.ts";
import { UNDO_DAYS } from "../../kinds/service.ts";
import type { BlobFiles } from "../../store/blob/blob-files.ts";
import { openBuilds } from "../../store/deployment/builds.store.ts";
import {
  deploymentsIn,
  everyDeployment,
  moveDeployment,
  readyDeployments,
  removeDeploymentsOf,
} from "../../store/deployment/deployments.store.ts";
import { removeHome } from "../../store/host/homes.store.ts";
import {
  endUndo,
  findPresentService,
  removeService,
  servicesDeletedBefore,
} from "../../store/service/services.store.ts";
import { removeSecrets } from "../../store/secret/secrets.store.ts";
import type { Store } from "../../store/store.ts";
import { forgetLogLines } from "../../store/service-log/service-logs.store.ts";
import { sweepKv } from "../kv/kv-upkeep.ts";
import type { MeterService } from "../meter/meter.service.ts";
import { removeDeletedResources, removeResourcesOf } from "./resource-upkeep.ts";
import { forgetLogs } from "../service-log/forget-logs.ts";
import { activate } from "./activate.ts";
import { hasHost } from "./build-queue.ts";
import { failBuild, failUnbuildable } from "./builds.ts";
import { failCheck } from "./checks.ts";
import { failureOf } from "./failures.ts";
import { uploadedBlobs } from "./static-files.ts";

/** A call arrives sooner than that, or is cut off. */
const UPLOAD_MS = 5 * 60_000;
/** A host begins with a check at once, and ends it within a minute. */
const CHECK_MS = 2 * 60_000;
/** So long builds wait for a host to come. */
const BUILD_MS = 30 * 60_000;
/** So long bytes stay that no deployment refers to yet. */
const UNREFERRED_MS = 3_600_000;
const SWEEP_MS = 3_600_000;
const DAY_MS = 86_400_000;

interface Deps {
  store: Store;
  clock: Clock;
  blobs: BlobFiles;
  meters: MeterService;
}

/** What goes on with deployments where a process ended, and what is over. Each part may be repeated, and cut off anywhere. */
export class HostingUpkeep {
  readonly #deps: Deps;
  #sweptAt = new Date(0);

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async goOn(): Promise<void> {
    await this.#failCutUploads();
    await this.#failForgottenBuilds();
    await this.#failForgottenChecks();
    await this.#switchToReady();
    await this.#removeDeleted();
    await removeDeletedResources(this.#deps);
    await sweepKv(this.#deps);
    await forgetLogs(this.#deps);
    const now = this.#deps.clock.now();
    if (now.getTime() - this.#sweptAt.getTime() < SWEEP_MS) return;
    this.#sweptAt = now;
    await this.sweep();
  }

  /** Removes the bytes that no deployment refers to. How many that were. */
  async sweep(): Promise<number> {
    const { store, clock, blobs } = this.#deps;
    // Another machine has them.
    if (!(await blobs.isReachable())) return 0;
    const referred = new Set((await uploadedBlobs(blobs, everyDeployment(store))).keys());
    for await (const { static: files, source } of everyDeployment(store))
      for (const list of [files, source]) if (list) referred.add(list.blob);
    return blobs.sweep((sha256) => referred.has(sha256), new Date(clock.now().getTime() - UNREFERRED_MS));
  }

  async #failCutUploads(): Promise<void> {
    const { store, clock } = this.#deps;
    const now = clock.now();
    for (const { _id, changedAt, source } of await deploymentsIn(store, "pending"))
      // One with a source waits for its build.
      if (!source && now.getTime() - changedAt.getTime() > UPLOAD_MS)
        await moveDeployment(store, _id, "pending", {
          state: "failed",
          failure: failureOf("upload_cut"),
          changedAt: now,
        });
  }

  async #failForgottenBuilds(): Promise<void> {
    const { store, clock } = this.#deps;
    await failUnbuildable(this.#deps);
    if (await hasHost(this.#deps)) return;
    for (const { _id, queuedAt } of await openBuilds(store))
      if (clock.now().getTime() - queuedAt.getTime() > BUILD_MS)
        await failBuild(this.#deps, _id, "host_away");
  }

  async #failForgottenChecks(): Promise<void> {
    const { store, clock } = this.#deps;
    for (const { _id, changedAt } of await deploymentsIn(store, "checking"))
      if (clock.now().getTime() - changedAt.getTime() > CHECK_MS)
        await failCheck(this.#deps, _id, "host_away");
  }

  async #switchToReady(): Promise<void> {
    const { store } = this.#deps;
    for await (const deployment of readyDeployments(store)) {
      const service = await findPresentService(store, { _id: deployment.serviceId });
      if (service !== null && deployment.n > service.switchedN) await activate(this.#deps, deployment);
    }
  }

  async #removeDeleted(): Promise<void> {
    const { store, clock } = this.#deps;
    for (const service of await servicesDeletedBefore(
      store,
      new Date(clock.now().getTime() - UNDO_DAYS * DAY_MS),
    )) {
      if (!(await endUndo(store, service))) continue;
      await removeDeploymentsOf(store, service._id);
      await removeSecrets(store, service._id);
      await removeResourcesOf(this.#deps, service._id);
      await removeHome(store, service._id);
      await forgetLogLines(store, { accountId: service.accountId, serviceId: service._id });
      await removeService(store, service._id);
    }
  }
}
