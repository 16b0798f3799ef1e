import { createHash } from "node:crypto";
import { chmod, copyFile, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { request, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";
import type { HostedDeployment } from "../../src/domain/deployment/hosted.ts";
import { capReached } from "../../src/domain/meter/cap-reached.ts";
import type { MeteredOperation } from "../../src/domain/meter/meter.service.ts";
import type { DeliveringQueue } from "../../src/domain/queue/home-facts.ts";
import type { LogOrigin, NewLogLine } from "../../src/domain/service-log/log-line.ts";
import { startHosting, type Hosting, type HostingDeps, type HostingTimes } from "../../src/host/hosting.ts";
import type { WaitingCheck } from "../../src/host/check/checks.ts";
import { createLog } from "../../src/kernel/log.ts";
import { cargo } from "./cargo.ts";

const SOURCE = fileURLToPath(new URL("test-worker", import.meta.url));

/** Of all test files of this process: it goes with the folder of the run. */
export const blobs = await mkdtemp(join(tmpdir(), "quarry-blobs-"));
/** SHA-256 of the test worker, once it is built. */
export let program: string;

/** Builds the test worker and makes a blob of it. */
export async function buildWorker(): Promise<void> {
  const { target } = await cargo(SOURCE, "build", "--release");
  const built = join(target, "release/test-worker");
  program = createHash("sha256")
    .update(await readFile(built))
    .digest("hex");
  await copyFile(built, join(blobs, program));
  await chmod(join(blobs, program), 0o755);
}

const here = { node: "this host", url: "http://127.0.0.1:1", until: new Date("2100-01-01") };

/** What a host is told, by hand. */
export class Told {
  readonly services = new Map<string, HostedDeployment>();
  readonly checking = new Map<string, HostedDeployment>();
  readonly checked = new Map<string, string>();
  trusted = true;
  /** What was said in the logs of services. */
  readonly log: NewLogLine[] = [];
  /** Lines that were told to be lost, by service. */
  readonly lost = new Map<string, number>();
  /** What was counted, by service and meter. */
  readonly used = new Map<string, number>();
  /** Caps by the same names. */
  readonly caps = new Map<string, number>();
  readonly queues: DeliveringQueue[] = [];
  #changed: (serviceId: string | null, isSwitched: boolean) => void = () => undefined;

  readonly source = {
    homes: {
      leaseMs: 60_000,
      join: async () => "this host",
      renew: async () => true,
      leave: async () => undefined,
      of: async () => ({ ...here, epoch: 1 }),
      look: async () => [here],
      given: async () => this.queues.map(({ serviceId }) => serviceId),
    },
    active: async (which: { _id: string } | { slug: string }) => {
      const found = [...this.services.values()].find((one) =>
        "slug" in which ? one.slug === which.slug : one.serviceId === which._id,
      );
      return found ?? null;
    },
    builds: {
      take: async () => null,
      failUnbuildable: async () => undefined,
      endingOf: async () => null,
      note: async () => undefined,
      pass: async () => undefined,
      fail: async () => undefined,
    },
    waiting: async () => [...this.checking.values()].map((deployment) => ({ deployment, secrets: null })),
    drained: async () => undefined,
    isTrusted: async () => this.trusted,
    pass: async ({ deployment: { deploymentId: id } }: WaitingCheck) => {
      const passed = this.checking.get(id);
      this.checking.delete(id);
      this.checked.set(id, "passed");
      if (passed) this.serve(passed);
    },
    fail: async ({ deployment: { deploymentId: id } }: WaitingCheck, reason: string, what: string) => {
      this.checking.delete(id);
      this.checked.set(id, `${reason}: ${what}`);
    },
    watch: (changed: (serviceId: string | null, isSwitched: boolean) => void) => {
      this.#changed = changed;
      return () => undefined;
    },
    lines: {
      add: (_origin: LogOrigin, line: NewLogLine) => void this.log.push(line),
      lost: ({ serviceId }: LogOrigin, lines: number) =>
        void this.lost.set(serviceId, lines + (this.lost.get(serviceId) ?? 0)),
    },
    databases: {
      ...{ folder: "/nowhere", folderId: "none", sized: async () => undefined, unknown: async () => [] },
      claim: async () => Promise.reject(new Error("There are no databases here.")),
    },
    queues: {
      queuesOf: async () => this.queues,
      firstDue: async () => new Map(this.queues.map(({ queueId }) => [queueId, 0])),
      nextDue: async () => null,
      backlogOf: async () => null,
      read: async function* () {},
      settle: async () => undefined,
      expire: async () => undefined,
      expireTo: async () => 0,
      note: () => undefined,
      tell: () => undefined,
      watch: () => () => undefined,
    },
    cron: {
      triggersOf: async () => [],
      begin: async () => 0,
      due: () => ({ missed: null, run: null, nextAt: null }),
      asked: async () => [],
      take: async () => false,
      takeBack: async () => undefined,
      end: async () => undefined,
      miss: async () => undefined,
      skip: async () => undefined,
      giveUp: async () => undefined,
      hold: () => undefined,
      watch: () => () => undefined,
    },
    meters: {
      admit: async (operation: MeteredOperation) => {
        const { service, meter, quantity } = operation;
        const name = `${service} ${meter}`;
        const cap = this.caps.get(name) ?? Number.POSITIVE_INFINITY;
        const used = this.used.get(name) ?? 0;
        if (used + quantity > cap)
          throw capReached({ metric: meter, period: "day", value: cap }, used, new Date());
        return { record: async () => this.#count(operation), release: () => undefined };
      },
      record: async (...operations: MeteredOperation[]) =>
        operations.forEach((operation) => this.#count(operation)),
    },
  };

  #count({ service, meter, quantity }: MeteredOperation): void {
    const name = `${service} ${meter}`;
    this.used.set(name, quantity + (this.used.get(name) ?? 0));
  }

  serve(deployment: HostedDeployment): void {
    this.services.set(deployment.serviceId, deployment);
    this.#changed(deployment.serviceId, true);
  }

  remove({ serviceId }: HostedDeployment): void {
    this.services.delete(serviceId);
    this.#changed(serviceId, false);
  }

  /** How the check of a deployment went. */
  async check(deployment: HostedDeployment): Promise<string> {
    this.checking.set(deployment.deploymentId, deployment);
    this.#changed(deployment.serviceId, false);
    return vi.waitUntil(() => this.checked.get(deployment.deploymentId), { timeout: 60_000, interval: 10 });
  }
}

let made = 0;

export function deploymentOf(slug: string, changes: Partial<HostedDeployment> = {}): HostedDeployment {
  made++;
  return {
    ...{
      serviceId: `svc_${slug}`,
      accountId: "acc_1",
      slug,
      plan: "free",
      deploymentId: `dep_${made}`,
      n: made,
      runId: `dep_${made}`,
    },
    ...{ worker: null, static: null, quarantines: [] },
    ...changes,
  };
}

export function workerOf(mode = "good", memoryMb = 64): NonNullable<HostedDeployment["worker"]> {
  return {
    blob: program,
    memoryMb,
    healthPath: "/api/health",
    environment: { MODE: mode },
    secrets: {},
    bindings: {},
  };
}

export async function blobOf(bytes: string | Buffer): Promise<string> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await writeFile(join(blobs, sha256), bytes);
  return sha256;
}

export async function staticOf(files: Record<string, [type: string, bytes: string | Buffer]>) {
  const entries = await Promise.all(
    Object.entries(files).map(async ([path, [type, bytes]]) => [
      path,
      { blob: await blobOf(bytes), bytes: Buffer.byteLength(bytes), type },
    ]),
  );
  return {
    files: Object.fromEntries(entries) as NonNullable<HostedDeployment["static"]>["files"],
    ...{ spaFallback: false, headers: [], redirects: [] },
  };
}

/** Whose X-Forwarded-For is believed. */
export const PROXY = "127.0.0.9";

const MANY = { all: 10_000, ofVisitor: 500 };
const TIMES: HostingTimes = {
  idle: 60_000,
  head: 10_000,
  answer: 10_000,
  body: 30_000,
  drain: 10_000,
  stop: 5000,
  grace: 10_000,
  check: 1500,
};

export async function startHost(
  told: Told,
  times: Partial<HostingTimes> = {},
  more: Partial<Pick<HostingDeps, "levels" | "apiUrl" | "egress" | "connections">> = {},
): Promise<Hosting> {
  return startHosting({
    log: createLog("silent"),
    source: told.source,
    fetched: async (blob) => join(blobs, blob),
    listen: { host: "127.0.0.1", port: 0, domain: "localhost", proxies: [PROXY] },
    door: { host: "127.0.0.1", port: 0, urlOf: (port) => `http://127.0.0.1:${port}`, keys: ["key"] },
    now: Date.now,
    apiUrl: "http://127.0.0.1:4000",
    egress: { allowed: [] },
    connections: { visitors: MANY, hosts: MANY },
    timesMs: { ...TIMES, ...times },
    ...more,
  });
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Address of the visitor. */
  from?: string;
}

export function ask(
  { port }: Hosting,
  slug: string,
  path: string,
  { method, headers, body, from }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const host = `${slug}.localhost:${port}`;
    const by = from === undefined ? {} : { localAddress: PROXY };
    const told = { host, ...(from !== undefined && { "x-forwarded-for": from }), ...headers };
    const asked = request({ port, path, method, agent: false, headers: told, ...by }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString() });
      });
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

export const jsonOf = <T>({ text }: Answer): T => JSON.parse(text) as T;
/** Sends bytes and gives all that comes until the connection ends. @param localAddress where it comes from */
export function raw({ port }: Hosting, text: string, localAddress = "127.0.0.1"): Promise<string> {
  return new Promise((resolve, reject) => {
    const to = { port, host: "127.0.0.1", localAddress };
    const socket = connect(to, () => socket.write(text));
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
  });
}
