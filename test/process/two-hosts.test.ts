import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { processTree } from "../../src/host/spawner/process-tree.ts";
import { cargo, noCargo } from "../hosting/cargo.ts";
import { deploy, deployed } from "../kit/deploy.ts";
import { rest } from "../kit/rest-client.ts";
import { startS3StandIn } from "../kit/s3-stand-in.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { ask, CountLoad } from "./count-load.ts";

const SOURCE = fileURLToPath(new URL("../hosting/test-worker", import.meta.url));
const absent = noCargo();
if (absent !== null) console.log(`skipped: services of two hosts: ${absent}`);

/** Of the host itself and of what starts workers. */
const OWN_PROCESSES = 2;
const PATIENCE = { timeout: 60_000, interval: 50 };

describe.skipIf(absent !== null)("two hosts", () => {
  let cluster: Cluster;
  let gateway: ServerProcess;
  let program: Buffer;
  let hosts: ServerProcess[];

  beforeAll(async () => {
    const { target } = await cargo(SOURCE, "build", "--release");
    program = await readFile(join(target, "release/test-worker"));
    cluster = await startCluster();
    gateway = await cluster.start("gateway");
    hosts = await Promise.all([startHost(), startHost()]);
  }, 300_000);
  afterAll(() => cluster?.stop());

  /** They share the data folder, as several on one machine do. */
  const startHost = (): Promise<ServerProcess> =>
    cluster.start("host", { QUARRY_PUBLIC_URL: gateway.url }, gateway.dataDir);
  const portOf = (host: ServerProcess | undefined): number => host?.servicesPort ?? 0;
  const workersOf = ({ pid }: ServerProcess): number => processTree(pid, 1000).length - OWN_PROCESSES;

  async function serve(slug: string, mode: string, toml = ""): Promise<void> {
    await rest(gateway.url, gateway.apiKey, "/v1/services", { body: { slug } });
    const id = await deploy(gateway, slug, `<h1>${slug}</h1>`, { program, mode, toml });
    expect(await deployed(gateway, slug, id)).toMatchObject({ status: "active" });
    for (const host of hosts)
      await vi.waitFor(
        async () => expect((await ask(portOf(host), slug, "/api/health")).status).toBe(200),
        PATIENCE,
      );
  }

  /** The host where a service lives, and the other one. */
  async function homeOf(slug: string): Promise<{ home: ServerProcess; other: ServerProcess; epoch: number }> {
    const service = await cluster.store.services.findOne({ slug });
    const found = await cluster.store.homes.findOne({ _id: service?._id ?? "" });
    const host = await cluster.store.hosts.findOne({ _id: found?.node ?? "" });
    const [home] = hosts.filter(({ pid }) => host?.place.pids.some((one) => one.pid === pid));
    const [other] = hosts.filter((one) => one !== home);
    if (!home || !other) throw new Error(`${slug} has no home`);
    return { home, other, epoch: found?.epoch ?? 0 };
  }

  test("share services, of which each has one worker, reached through both", async () => {
    await serve("first", "good");
    await serve("second", "good");
    const [first, second] = [await homeOf("first"), await homeOf("second")];
    // The second service lives where there was less.
    expect(second.home).toBe(first.other);
    for (const { slug, home, other } of [
      { slug: "first", ...first },
      { slug: "second", ...second },
    ]) {
      const answers = await Promise.all(
        [home, other].flatMap((host) =>
          Array.from({ length: 50 }, (_, n) =>
            ask(portOf(host), slug, `/api/count?id=${host.pid}-${n}`, "POST"),
          ),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect((await ask(portOf(other), slug, "/")).text).toBe(`<h1>${slug}</h1>`);
      expect((await ask(portOf(other), slug, "/.svc/queues/x")).status).toBe(404);
    }
    // What the worker is told of a visitor comes from the host that the visitor asked.
    const head = JSON.parse((await ask(portOf(first.other), "first", "/api/head")).text) as string[];
    const names = head.map((line) => line.slice(0, line.indexOf(":")));
    expect(names.filter((name) => name.startsWith("x-quarry"))).toEqual([]);
    expect(names.filter((name) => name === "x-forwarded-for" || name === "x-request-id")).toHaveLength(2);
    expect(head).toContain(`x-forwarded-host: first.localhost:${portOf(first.other)}`);
  });

  test("the door between them is open to signed calls alone", async () => {
    const { home } = await homeOf("first");
    const host = await cluster.store.hosts.findOne({ "place.pids.pid": home.pid });
    const door = Number(new URL(host?.url ?? "").port);
    const forged = {
      "x-quarry-slug": "first",
      "x-quarry-node": host?._id ?? "",
      "x-quarry-epoch": "1",
      "x-quarry-at": String(Date.now()),
      "x-quarry-signature": "0".repeat(64),
    };
    for (const headers of [{}, forged]) {
      const status = await new Promise((resolve, reject) => {
        const asked = request({ port: door, path: "/api/health", headers, agent: false }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        asked.on("error", reject);
        asked.end();
      });
      expect(status).toBe(404);
    }
    // A visitor who says them at the public port says nothing.
    const { other } = await homeOf("first");
    expect((await ask(portOf(other), "first", "/api/health")).status).toBe(200);
  });

  test("an upgraded connection passes through the host where the service does not live", async () => {
    await serve("sockets", "sockets");
    const { other } = await homeOf("sockets");
    const echoed = await new Promise<string>((resolve, reject) => {
      const port = portOf(other);
      const headers = { host: `sockets.localhost:${port}`, connection: "upgrade", upgrade: "echo" };
      const asked = request({ port, path: "/api/echo", headers, agent: false });
      asked.on("error", reject);
      asked.on("upgrade", (_answer, socket) => {
        socket.once("data", (chunk: Buffer) => {
          socket.destroy();
          resolve(chunk.toString());
        });
        socket.write("through both");
      });
      asked.end();
    });
    expect(echoed).toBe("through both");
  });

  test("a home that is frozen is fenced: its worker ends, another host answers, and awake again it answers nothing", async () => {
    const { home, other, epoch } = await homeOf("first");
    const load = new CountLoad("first", [portOf(other)]);
    await vi.waitFor(() => expect(load.answers.length).toBeGreaterThan(100), PATIENCE);
    const frozenAt = performance.now();
    home.child.kill("SIGSTOP");
    // They wait at its port while it is frozen.
    const held = Array.from({ length: 20 }, (_, n) =>
      ask(portOf(home), "first", `/api/count?id=held${n}`, "POST"),
    );
    await vi.waitFor(() => expect(workersOf(home)).toBe(0), PATIENCE);
    await vi.waitFor(() => expect(load.firstAfter(frozenAt + 2000)).toBeDefined(), PATIENCE);
    const again = load.answers.find(({ status, askedAt }) => status === 200 && askedAt > frozenAt + 2000);
    expect((again?.askedAt ?? Infinity) - frozenAt).toBeLessThan(10_000);
    home.child.kill("SIGCONT");
    const answers = await Promise.all(held);
    await vi.waitFor(
      async () => expect((await ask(portOf(home), "first", "/api/health")).status).toBe(200),
      PATIENCE,
    );
    await load.stop();
    expect(await homeOf("first")).toMatchObject({ home: other, epoch: epoch + 1 });
    expect(workersOf(home)).toBe(0);
    const [before = [], after = [], ...more] = [...load.byInstance().values()];
    expect(more).toEqual([]);
    expect(before.filter((id) => after.includes(id))).toEqual([]);
    const { text } = await ask(portOf(home), "first", "/api/counted");
    const counted = JSON.parse(text) as string[];
    expect(before.filter((id) => counted.includes(id))).toEqual([]);
    // What was answered, the new worker has answered; the rest was cut off or told to come again.
    for (const [n, { status }] of answers.entries())
      if (status === 200) expect(counted).toContain(`held${n}`);
      else expect([0, 503]).toContain(status);
  });

  test("a home that is killed is taken over within ten seconds, and nothing is answered twice", async () => {
    const { home, other, epoch } = await homeOf("second");
    // Both ends of the killed one: its port is gone with it.
    const load = new CountLoad("second", [portOf(other)]);
    await vi.waitFor(() => expect(load.answers.length).toBeGreaterThan(100), PATIENCE);
    const killedAt = performance.now();
    await home.kill("SIGKILL");
    await vi.waitFor(() => expect(load.firstAfter(killedAt + 500)).toBeDefined(), PATIENCE);
    await sleep(200);
    await load.stop();
    const gapMs = (load.firstAfter(killedAt)?.askedAt ?? Infinity) - killedAt;
    expect(gapMs).toBeLessThan(10_000);
    const [before = [], after = [], ...more] = [...load.byInstance().values()];
    expect([more, before.filter((id) => after.includes(id))]).toEqual([[], []]);
    const counted = JSON.parse((await ask(portOf(other), "second", "/api/counted")).text) as string[];
    expect(before.filter((id) => counted.includes(id))).toEqual([]);
    const refused = load.answers.filter(({ status }) => status !== 200);
    for (const { status, text } of refused)
      if (status === 503)
        expect(JSON.parse(text)).toMatchObject({ code: "worker_unavailable", reason: "moved" });
      else expect(status).toBe(502);
    expect(refused.length).toBeGreaterThan(0);
    hosts = [other, await startHost()];
    expect((await homeOf("second")).epoch).toBe(epoch + 1);
    expect((await ask(portOf(hosts[1]), "second", "/api/health")).status).toBe(200);
  });

  test("a home that is killed while it delivers a queue is taken over within ten seconds, and no message is lost", async () => {
    const call = <T = Record<string, never>>(path: string, options = {}) =>
      rest<T>(gateway.url, gateway.apiKey, `/v1/services/queued/queues${path}`, options);
    const names = ["handed-on", "seen"];
    const queues = names.map((name) => `[[queues]]\nname = "${name}"\nmax_batch_timeout_seconds = 0\n`);
    await serve("queued", "good", `[capabilities]\nqueue = true\n${queues.join("")}`);
    await call("/seen", { method: "PUT", body: { paused: true } });
    const { home, other } = await homeOf("queued");
    const seen = async () => (await call<{ backlogCount: number }>("/seen/metrics")).body.backlogCount;
    const sent: string[] = [];
    const sendBatch = async (): Promise<void> => {
      const messages = Array.from({ length: 25 }, (_, body) => ({ body }));
      const made = await call<{ ids: string[] }>("/handed-on/messages/batch", { body: { messages } });
      sent.push(...made.body.ids);
    };
    await Promise.all(Array.from({ length: 5 }, sendBatch));
    await vi.waitFor(async () => expect(await seen()).toBeGreaterThan(2), PATIENCE);
    const underWay = Array.from({ length: 15 }, sendBatch);
    await underWay[2];
    const killedAt = performance.now();
    await home.kill("SIGKILL");
    await Promise.all(underWay);
    const before = await seen();
    await vi.waitFor(async () => expect(await seen()).toBeGreaterThan(before), PATIENCE);
    expect(performance.now() - killedAt).toBeLessThan(10_000);
    const left = async () => (await call<{ backlogCount: number }>("/handed-on/metrics")).body.backlogCount;
    await vi.waitFor(async () => expect(await left()).toBe(0), PATIENCE);
    const found = await cluster.store.queueMessages.find({ src: { $exists: false } }).toArray();
    const ids = found.flatMap(
      ({ b }) => (JSON.parse(Buffer.from(b.value()).toString()) as { messages: { id: string }[] }).messages,
    );
    const wasSeen = new Set(ids.map(({ id }) => id));
    expect(sent.filter((id) => !wasSeen.has(id))).toEqual([]);
    console.log(
      `the home of a queue killed: ${sent.length} messages, ${ids.length - wasSeen.size} of them twice`,
    );
    hosts = [other, await startHost()];
  }, 120_000);

  test("one that stops hands its services over at once", async () => {
    await vi.waitFor(
      async () => expect((await ask(portOf(hosts[0]), "first", "/api/health")).status).toBe(200),
      PATIENCE,
    );
    const { home, other } = await homeOf("first");
    const stoppedAt = performance.now();
    await home.kill("SIGTERM");
    await vi.waitFor(
      async () => expect((await ask(portOf(other), "first", "/api/health")).status).toBe(200),
      PATIENCE,
    );
    expect(performance.now() - stoppedAt).toBeLessThan(5000);
  });

  test("a host with a data folder of its own is refused with what to set, and so is a gateway beside hosts", async () => {
    for (const part of ["host", "gateway"] as const)
      await expect(cluster.start(part)).rejects.toThrow("QUARRY_OBJECTS_URL");
  });

  test("with a bucket each has a data folder of its own, and serves what a gateway took elsewhere", async () => {
    await Promise.all(hosts.map((host) => host.kill("SIGTERM")));
    const bucket = await startS3StandIn();
    const env = { QUARRY_OBJECTS_URL: bucket.url, QUARRY_SECRET_KEYS: "5".repeat(64) };
    gateway = await cluster.start("gateway", { ...env, QUARRY_API_KEY: gateway.apiKey });
    hosts = await Promise.all([cluster.start("host", env), cluster.start("host", env)]);
    expect(new Set([gateway, ...hosts].map(({ dataDir }) => dataDir)).size).toBe(3);
    await serve("bucket", "good");
    for (const host of hosts) expect((await ask(portOf(host), "bucket", "/")).text).toBe("<h1>bucket</h1>");
    // One whose home is the host that did not check it.
    const { home, other } = await homeOf("bucket");
    await home.kill("SIGTERM");
    await vi.waitFor(
      async () => expect((await ask(portOf(other), "bucket", "/api/health")).status).toBe(200),
      PATIENCE,
    );
    expect(bucket.unsigned).toEqual([]);
    await bucket.stop();
  });
});
