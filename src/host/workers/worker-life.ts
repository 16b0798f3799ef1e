import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { chmod, copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { Pool } from "undici";
import { AppError } from "../../errors/app-error.ts";
import { POOLS } from "../../kernel/pools.ts";
import { redactor } from "../../kernel/redactor.ts";
import type { HostedDeployment } from "../../domain/deployment/hosted.ts";
import type { Cgroups, WorkerCgroups } from "../isolation/cgroups.ts";
import type { Isolation } from "../isolation/levels.ts";
import type { WayOut } from "../way-out/way-out.ts";
import { MOST_PROCESSES } from "../isolation/limits.ts";
import { processTree, residentKb } from "../spawner/process-tree.ts";
import type { WorkerEnding, WorkerLines } from "../spawner/messages.ts";
import type { HostLog } from "../logs/host-log.ts";
import { usualJson } from "../logs/read-line.ts";
import type { RunFolders } from "../run-folders.ts";
import type { SocketHandle } from "../spawner/socket-handle.ts";
import type { Spawner } from "../spawner/spawner.ts";
import { WorkerPlaces } from "./worker-places.ts";

/** Deliveries at once. With the requests they leave a worker that has a thread for each some of its 256. */
const MOST_DELIVERIES = 100;

export interface WorkerSettings {
  spawner: Spawner;
  isolation: Isolation;
  cgroups: Cgroups;
  /** Private to this process. */
  folders: RunFolders;
  /** Path of a program by the SHA-256 of its bytes, once it is there. */
  programOf(blob: string): Promise<string>;
  /** Address of the management API, for workers that have the network of the machine. */
  apiUrl: string;
  wayOut: WayOut;
  /** Until a worker without requests is ended. */
  idleMs: number;
  /** Until an answer has begun. */
  answerMs: number;
  /** How long the body of a request may come too slowly. */
  bodyMs: number;
  /** Until requests of a worker that is replaced are cut off. */
  drainMs: number;
  /** From SIGTERM to SIGKILL. */
  graceMs: number;
  /** Is told what it writes, and how it starts and ends. */
  log: HostLog;
  /** Called with a deployment whose workers have all ended, since another is served. */
  drained(deploymentId: string): void;
  /** Of the processor. */
  used(deployment: HostedDeployment, cpuMs: number): void;
}

/** Workers of this process so far. */
let started = 0;
const SAID_LINES = 4;
const MAX_SAID_CHARACTERS = 400;

/** One process of a worker, from its start to its end, with the requests that it has. */
export class WorkerLife {
  readonly #settings: WorkerSettings;
  readonly id = randomUUID();
  readonly socketPath: string;
  readonly pool: Pool;
  /** For what the platform delivers, so that visitors do not wait behind it. */
  readonly deliveries: Pool;
  readonly places = new WorkerPlaces();
  readonly started: Promise<number>;
  /** How it ended. */
  readonly ended: Promise<WorkerEnding>;
  #lastLines: string[] = [];
  #pid: number | null = null;
  #requests = 0;
  #idleSince = performance.now();
  #onIdle: (() => void) | null = null;
  #hasEnded = false;
  #isStopping = false;

  constructor(
    deployment: HostedDeployment,
    worker: NonNullable<HostedDeployment["worker"]>,
    settings: WorkerSettings,
  ) {
    this.#settings = settings;
    const { spawner, isolation, folders } = settings;
    // Short: a path of a socket has at most 107 characters.
    this.socketPath = join(folders.sockets, this.id.slice(0, 13));
    const poolOf = (connections: number): Pool =>
      new Pool("http://worker", {
        ...{ socketPath: this.socketPath, connections, pipelining: 1 },
        ...{ headersTimeout: settings.answerMs, bodyTimeout: 0 },
      });
    this.pool = poolOf(POOLS.workerRequests.places);
    this.deliveries = poolOf(MOST_DELIVERIES);
    const ended = Promise.withResolvers<WorkerEnding>();
    this.ended = ended.promise;
    const program = join(folders.programs, this.id);
    let closeWayOut = (): void => undefined;
    let cgroups: WorkerCgroups | null = null;
    const end = async (seen: WorkerEnding): Promise<void> => {
      this.#hasEnded = true;
      closeWayOut();
      void this.pool.destroy();
      void this.deliveries.destroy();
      void rm(program, { force: true });
      const ending = (await cgroups?.end(seen)) ?? seen;
      settings.log.ended(deployment, ending, this.#isStopping);
      ended.resolve(ending);
    };
    const launch = {
      id: this.id,
      depth: isolation.depth,
      socketPath: this.socketPath,
      hasWayOut: isolation.hasWayOut,
      environment: environmentOf(deployment, worker, isolation.hasWayOut ? null : settings.apiUrl),
      memoryMb: worker.memoryMb,
    };
    const wayOut = (socket: SocketHandle): void => {
      if (this.#hasEnded) socket.close();
      else closeWayOut = settings.wayOut.open(socket, deployment);
    };
    // Here, where they come in: whoever reads them has no secrets to take care of.
    const redact = redactor(Object.values(worker.secrets));
    const lines = ({ lines: raw, ...facts }: WorkerLines): void => {
      const written = { ...facts, lines: raw.map((line) => redact(usualJson(line))) };
      this.#lastLines = [...this.#lastLines, ...written.lines].slice(-SAID_LINES);
      settings.log.written(deployment, written);
    };
    const used = (cpuMs: number): void => settings.used(deployment, cpuMs);
    const nth = started++;
    const prepare = async (): Promise<string[]> => {
      const from = await settings.programOf(worker.blob);
      await copyProgram(from, program);
      cgroups = await settings.cgroups.make(this.id, worker.memoryMb);
      return isolation.command({ program, nth, cgroups: cgroups.files });
    };
    this.started = prepare().then(
      (command) =>
        spawner.start(
          { ...launch, command, cpuFile: cgroups?.cpuFile ?? null },
          { wayOut, lines, used, ended: (ending) => void end(ending) },
        ),
      async (error: Error) => {
        await end({ reason: "failed", message: error.message });
        throw error;
      },
    );
    // Who waits for it hears it; so does `ended`.
    this.started.then(
      (pid) => {
        this.#pid = pid;
        settings.log.woken(deployment);
      },
      () => undefined,
    );
  }

  /** What it wrote last, which says why it ended. */
  get said(): string {
    return this.#lastLines.join(" ").slice(0, MAX_SAID_CHARACTERS);
  }

  /** Memory of all its processes; 0 before it has started. */
  get memoryBytes(): number {
    return this.#pid === null || this.#hasEnded
      ? 0
      : residentKb(processTree(this.#pid, MOST_PROCESSES)) * 1024;
  }

  /** Until an answer has begun. */
  get answerMs(): number {
    return this.#settings.answerMs;
  }

  /** How long the body of a request may come too slowly. */
  get bodyMs(): number {
    return this.#settings.bodyMs;
  }

  get isStarted(): boolean {
    return this.#pid !== null;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** How long it has had no request; 0 while it has one. */
  get idleMs(): number {
    return this.#requests > 0 ? 0 : performance.now() - this.#idleSince;
  }

  /** Does something with it once it takes connections; until then and meanwhile it is not idle. Throws `worker_crashed` where it does not start. */
  async use<T>(work: () => Promise<T>): Promise<T> {
    const leave = this.enter();
    try {
      await this.started.catch((error: unknown) => {
        throw new AppError("worker_crashed", { cause: error });
      });
      return await work();
    } finally {
      leave();
    }
  }

  /** A request or a socket is on its way. Returns what is called at its end. */
  enter(): () => void {
    this.#requests++;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#requests--;
      this.#idleSince = performance.now();
      if (this.#requests === 0) this.#onIdle?.();
    };
  }

  /** Ends it once its requests are answered, or cut off when they take too long. Resolves when it has ended. */
  async drain(): Promise<void> {
    if (!this.#isStopping) {
      this.#isStopping = true;
      await this.#idle();
      await this.started.catch(() => undefined);
      if (!this.#hasEnded) this.#settings.spawner.stop(this.id, this.#settings.graceMs);
    }
    await this.ended;
  }

  #idle(): Promise<void> {
    if (this.#requests === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const late = setTimeout(resolve, this.#settings.drainMs);
      this.#onIdle = () => {
        clearTimeout(late);
        resolve();
      };
      void this.ended.then(this.#onIdle);
    });
  }
}

/** Where the user of the worker can run it: the data folder is the server's own. */
async function copyProgram(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  await chmod(to, 0o755);
}

/** @param apiUrl null where the way out says it */
function environmentOf(
  { serviceId, slug, plan }: HostedDeployment,
  { environment, secrets, bindings }: NonNullable<HostedDeployment["worker"]>,
  apiUrl: string | null,
): Record<string, string> {
  return {
    ...environment,
    ...secrets,
    ...bindings,
    SVC_SERVICE_ID: serviceId,
    SVC_SERVICE_SLUG: slug,
    SVC_SERVICE_PLAN: plan,
    ...(apiUrl !== null && { SVC_API_BASE_URL: apiUrl }),
    SVC_BINDINGS_VERSION: "1",
  };
}
