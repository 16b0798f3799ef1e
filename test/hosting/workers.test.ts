import { readFileSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { RESOURCES_PER_SERVICE } from "../../src/kinds/resource.ts";
import type { Hosting } from "../../src/host/hosting.ts";
import { noCargo } from "./cargo.ts";
import { ask, buildWorker, deploymentOf, jsonOf, raw, startHost, Told, workerOf } from "./told-host.ts";

const absent = noCargo();
if (absent !== null) console.log(`skipped: workers of services: ${absent}`);

beforeAll(() => (absent === null ? buildWorker() : undefined), 300_000);

/** One that has ended and waits for its parent to notice lives no longer. */
const isAlive = (pid: number): boolean => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
};

describe.skipIf(absent !== null)("a worker", () => {
  const told = new Told();
  let host: Hosting;

  beforeAll(async () => {
    host = await startHost(told);
    console.log(`isolation here: ${host.isolation}`);
    told.serve(deploymentOf("good", { worker: workerOf() }));
  });
  afterAll(() => host.stop());

  test("is woken once by many requests, and answers all of them", async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask(host, "good", "/api/pid")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  test("gets its variables, the passed socket, and nothing else of the host", async () => {
    const variables = jsonOf<string[]>(await ask(host, "good", "/api/environment"));
    // What depends on the isolation is in isolation.test.ts.
    expect(
      variables.filter((one) => !/^(PWD|PORT|SVC_API_BASE_URL|HTTPS_PROXY|https_proxy)=/.test(one)).sort(),
    ).toEqual([
      "LISTEN_FDS=1",
      "MODE=good",
      "SVC_BINDINGS_VERSION=1",
      "SVC_SERVICE_ID=svc_good",
      "SVC_SERVICE_PLAN=free",
      "SVC_SERVICE_SLUG=good",
    ]);
    const descriptors = jsonOf<string[]>(await ask(host, "good", "/api/descriptors"));
    const [stdin, stdout, stderr, passed, ...more] = descriptors
      .map((one) => one.replace(/\[\d+\]/, "[]"))
      .sort((a, b) => Number.parseInt(a) - Number.parseInt(b));
    expect([stdin, stdout, stderr, passed]).toEqual([
      "0 /dev/null",
      "1 socket:[]",
      "2 socket:[]",
      "3 socket:[]",
    ]);
    // Connections of the router, and the folder that is being read.
    expect(more.filter((one) => !/^\d+ (socket:\[\]|\/proc\/\d+\/fd)$/.test(one))).toEqual([]);
  });

  test("of a service in quarantine is reached by nobody, and again after its release", async () => {
    const free = deploymentOf("held", { worker: workerOf() });
    told.serve(free);
    expect((await ask(host, "held", "/api/pid")).status).toBe(200);
    // As src/domain/deployment/hosted.ts has it: nobody may reach its worker, so none is kept.
    const held = { ...free, worker: null, runId: `${free.runId}.quarantined` };
    told.serve({ ...held, quarantines: [{ path: null, isByLaw: true }] });
    const refused = await vi.waitUntil(
      async () => {
        const answer = await ask(host, "held", "/api/pid");
        return answer.status === 451 && answer;
      },
      { timeout: 30_000, interval: 10 },
    );
    expect(refused.headers.link).toMatch(/^<http.+>; rel="blocked-by"$/);
    expect(JSON.parse(refused.text)).toMatchObject({ code: "service_blocked_by_law" });
    const page = await ask(host, "held", "/", { headers: { accept: "text/html" } });
    expect([page.status, page.text.includes('/abuse">Report abuse')]).toEqual([451, true]);
    told.serve({ ...free, quarantines: [{ path: "/api/login", isByLaw: false }] });
    await vi.waitUntil(async () => (await ask(host, "held", "/api/pid")).status === 200, {
      timeout: 30_000,
      interval: 10,
    });
    expect((await ask(host, "held", "/api//LOGIN/now")).status).toBe(403);
  });

  test("is told of as many resources as a service may have", async () => {
    const bindings = Object.fromEntries(
      Array.from({ length: RESOURCES_PER_SERVICE }, (_, at) => [`SVC_QUEUE_N${at}`, `que_${at}`]),
    );
    told.serve(deploymentOf("many", { worker: { ...workerOf(), bindings } }));
    const variables = jsonOf<string[]>(await ask(host, "many", "/api/environment"));
    expect(variables.filter((one) => one.startsWith("SVC_QUEUE_N"))).toHaveLength(RESOURCES_PER_SERVICE);
    told.remove(deploymentOf("many"));
  });

  test("bodies pass both ways as they are, HEAD has none", async () => {
    const body = Buffer.alloc(3_000_000, "xyz");
    const echoed = await ask(host, "good", "/api/echo", { method: "POST", body });
    expect(echoed.bytes.equals(body)).toBe(true);
    const chunked = await ask(host, "good", "/api/echo", {
      method: "POST",
      body,
      headers: { "transfer-encoding": "chunked", expect: "100-continue" },
    });
    expect(chunked.bytes.equals(body)).toBe(true);
    const head = await ask(host, "good", "/api/health", { method: "HEAD" });
    expect([head.status, head.bytes.length, Number(head.headers["content-length"]) > 8]).toEqual([
      200,
      0,
      true,
    ]);
  });

  test("is told who asks by the router alone, and headers of the connection stay there", async () => {
    const forged = {
      "X-Forwarded-For": "1.2.3.4",
      "X-Forwarded-Host": "evil",
      "X-Forwarded-Proto": "https",
      Forwarded: "for=1.2.3.4",
      "X-Real-Ip": "1.2.3.4",
      "X-Request-Id": "mine",
      Connection: "x-one",
      "X-One": "1",
      "X-Two": "2",
      TE: "trailers",
      "Proxy-Authorization": "secret",
    };
    const lines = jsonOf<string[]>(await ask(host, "good", "/api/head", { headers: forged }));
    const about = lines.filter((line) => /^(x-|forwarded|te|proxy)/.test(line)).sort();
    expect(about).toEqual([
      "x-forwarded-for: 127.0.0.1",
      `x-forwarded-host: good.localhost:${host.port}`,
      "x-forwarded-proto: http",
      expect.stringMatching(/^x-request-id: [0-9a-f-]{36}$/),
      "x-two: 2",
    ]);
    const [told = ""] = jsonOf<string[]>(
      await ask(host, "good", "/api/head", { from: "203.0.113.7" }),
    ).filter((line) => line.startsWith("x-forwarded-for:"));
    expect(told).toBe("x-forwarded-for: 203.0.113.7");
    const answer = await ask(host, "good", "/api/split");
    expect(answer.headers["keep-alive"]).not.toBe("timeout=1");
  });

  test("events leave as they are written", async () => {
    const first = await new Promise<string>((resolve, reject) => {
      const asked = request(
        { port: host.port, path: "/api/events", agent: false, headers: { host: "good.localhost" } },
        (answer) =>
          answer.once("data", (chunk: Buffer) => {
            asked.destroy();
            resolve(chunk.toString());
          }),
      );
      asked.on("error", reject);
      asked.end();
    });
    expect(first).toContain("data: first");
  });

  test("what it prints, each request to it and what is done with it are lines of its log", async () => {
    const worker = deploymentOf("logging", { worker: workerOf() });
    told.log.length = 0;
    told.serve(worker);
    const answer = await ask(host, "logging", "/api/log?text=hi%20there", {
      headers: { "x-request-id": "of-the-visitor" },
    });
    const requestId = answer.headers["x-request-id"];
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    await ask(host, "logging", "/api/print?text=plain");
    await ask(host, "logging", "/api/abort");
    const said = (message: RegExp | string) =>
      told.log.find((line) =>
        typeof message === "string" ? line.message === message : message.test(line.message),
      );
    await vi.waitUntil(() => said(/^The worker crashed/) && said("printed plain"), 10_000);
    expect(said("logged hi there")).toMatchObject({ level: "info", source: "stdout", requestId });
    expect(said("careful")).toMatchObject({ level: "warn", requestId });
    expect(said("printed plain")).toMatchObject({
      level: "info",
      source: "stdout",
      message: "printed plain",
    });
    expect(said("GET /api/log 200")).toMatchObject({
      ...{ level: "info", source: "http", requestId, outcome: "ok" },
      fields: { method: "GET", path: "/api/log", status: 200, bytes: 6, ms: expect.any(Number) },
    });
    expect(said("GET /api/abort 502")).toMatchObject({ level: "error", outcome: "worker_crashed" });
    expect(said(`Deployment ${worker.n} is served.`)).toMatchObject({ source: "platform" });
    expect(said("The worker was woken.")).toMatchObject({ fields: { event: "woken" } });
    expect(said(/^The worker crashed: it /)).toMatchObject({
      ...{ level: "error", source: "platform", fields: { event: "crashed" } },
    });
  });

  test("two hundred thousand lines hold neither it nor its visitors up: all are passed on or counted", async () => {
    const lines = 200_000;
    told.serve(deploymentOf("flooding", { worker: workerOf() }));
    await ask(host, "flooding", "/api/health");
    told.log.length = 0;
    const began = performance.now();
    const flooded = ask(host, "flooding", `/api/lines?lines=${lines}`);
    const waits: number[] = [];
    let isOver = false;
    const visiting = (async () => {
      while (!isOver) {
        const asked = performance.now();
        expect((await ask(host, "good", "/api/health")).status).toBe(200);
        waits.push(performance.now() - asked);
      }
    })();
    expect((await flooded).text).toBe("flooded");
    const ms = Math.round(performance.now() - began);
    isOver = true;
    await visiting;
    const passed = () => told.log.filter(({ message }) => message.startsWith("flood ")).length;
    await vi.waitUntil(() => passed() + (told.lost.get("svc_flooding") ?? 0) === lines, 10_000);
    waits.sort((a, b) => a - b);
    console.log(
      `200,000 lines written in ${ms} ms, ${passed()} passed; another service answered in ${Math.round(waits[waits.length >> 1] ?? 0)} ms (longest ${Math.round(waits.at(-1) ?? 0)} ms)`,
    );
    expect(passed()).toBeGreaterThanOrEqual(2000);
  });

  test("paths of the platform do not reach it, and requests hidden in others neither", async () => {
    for (const path of [
      "/.svc/queues/jobs",
      "/%2esvc/x",
      "/api/../.svc/x",
      "/api/%2e%2e/.svc/x",
      "/api/.svc/x",
    ])
      expect((await ask(host, "good", path)).status, path).toBe(404);
    expect((await ask(host, "good", "/api/%zz")).status).toBe(400);
    const smuggled = await raw(
      host,
      "POST /api/health HTTP/1.1\r\nHost: good.localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/pid HTTP/1.1\r\n\r\n",
    );
    expect(smuggled).toMatch(/^HTTP\/1.1 400/);
    // The worker declines the upgrade, and what follows on the connection is read by nobody.
    const declined = await raw(
      host,
      "GET /api/health HTTP/1.1\r\nHost: good.localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nGET /.svc/x HTTP/1.1\r\nHost: good.localhost\r\n\r\n",
    );
    expect(declined).toMatch(/^HTTP\/1.1 200/);
    expect(declined.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  test("one that ends in a request is a 502, crashes again and again a 503, and it comes back", async () => {
    told.serve(deploymentOf("crashing", { worker: workerOf() }));
    for (let times = 0; times < 3; times++) {
      const answer = await ask(host, "crashing", "/api/abort");
      expect([answer.status, jsonOf<{ code: string }>(answer).code]).toEqual([502, "worker_crashed"]);
      await vi.waitUntil(async () => (await ask(host, "crashing", "/api/health")).status !== 502);
    }
    await vi.waitFor(async () => {
      const refused = await ask(host, "crashing", "/api/health");
      expect(refused.status).toBe(503);
      expect(refused.headers["retry-after"]).toBe("1");
      expect(jsonOf<object>(refused)).toMatchObject({ code: "worker_unavailable", reason: "crashed" });
    });
    const page = await ask(host, "crashing", "/api/health", { headers: { accept: "text/html" } });
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    await vi.waitFor(async () => expect((await ask(host, "crashing", "/api/health")).status).toBe(200), 5000);
  });

  test("one that takes more memory than it may is ended, and only it", async () => {
    told.serve(deploymentOf("hungry", { worker: workerOf() }));
    const pid = (await ask(host, "good", "/api/pid")).text;
    expect((await ask(host, "hungry", "/api/eat?mb=400")).status).toBe(502);
    await vi.waitUntil(() => told.log.some(({ fields }) => fields?.["event"] === "out_of_memory"), 5000);
    // It may still be dying.
    await vi.waitFor(async () => expect((await ask(host, "hungry", "/api/health")).status).toBe(200), 5000);
    expect((await ask(host, "good", "/api/pid")).text).toBe(pid);
  });

  test("a new deployment takes over without one failed request, and the old worker ends", async () => {
    told.serve(deploymentOf("switched", { worker: workerOf() }));
    await ask(host, "switched", "/api/health");
    let isOver = false;
    const statuses: number[] = [];
    const callers = Array.from({ length: 8 }, async () => {
      while (!isOver) statuses.push((await ask(host, "switched", "/api/slow")).status);
    });
    for (let n = 0; n < 3; n++) {
      expect(await told.check(deploymentOf("switched", { worker: workerOf(`mode-${n}`) }))).toBe("passed");
      await vi.waitUntil(async () =>
        (await ask(host, "switched", "/api/environment")).text.includes(`MODE=mode-${n}`),
      );
    }
    isOver = true;
    await Promise.all(callers);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test("a service that is deleted is gone at once", async () => {
    const gone = deploymentOf("gone", { worker: workerOf() });
    told.serve(gone);
    expect((await ask(host, "gone", "/api/health")).status).toBe(200);
    told.remove(gone);
    await vi.waitFor(async () => expect((await ask(host, "gone", "/api/health")).status).toBe(404));
    expect(jsonOf<object>(await ask(host, "nobody", "/"))).toMatchObject({ code: "service_not_found" });
  });
});

describe.skipIf(absent !== null)("the end of workers", () => {
  test("one without requests is ended after a while, and woken by the next", async () => {
    const told = new Told();
    const host = await startHost(told, { idle: 200 });
    told.serve(deploymentOf("sleepy", { worker: workerOf() }));
    const first = await ask(host, "sleepy", "/api/environment");
    expect(first.status).toBe(200);
    const inode = await socketInode(host, "sleepy");
    await vi.waitUntil(async () => {
      await sleep(500);
      return (await socketInode(host, "sleepy")) !== inode;
    }, 10_000);
    await host.stop();
  });

  test("a host that stops lets answers end, and leaves no process", async () => {
    const told = new Told();
    const host = await startHost(told);
    told.serve(deploymentOf("ending", { worker: workerOf() }));
    await ask(host, "ending", "/api/health");
    const processes = await processesBelow(await spawnerPid());
    expect(processes.length).toBeGreaterThan(host.isolation === "namespaces" ? 3 : 1);
    const slow = ask(host, "ending", "/api/slow");
    await sleep(100);
    const stopped = host.stop();
    expect((await slow).text).toBe("slow");
    await stopped;
    expect(processes.filter(isAlive)).toEqual([]);
  });

  test("a worker that does not answer in time is a 504", async () => {
    const told = new Told();
    const host = await startHost(told, { answer: 500, drain: 200, grace: 200 });
    told.serve(deploymentOf("hanging", { worker: workerOf() }));
    expect((await ask(host, "hanging", "/api/hang")).status).toBe(504);
    await host.stop();
  });
});

/** Tells one life of a worker from the next, whose process ids may be the same in their namespace. */
async function socketInode(host: Hosting, slug: string): Promise<string> {
  const descriptors = jsonOf<string[]>(await ask(host, slug, "/api/descriptors"));
  return descriptors.find((one) => one.startsWith("3 ")) ?? "";
}

/** Of the spawner that was started last by this process. */
async function spawnerPid(): Promise<number> {
  const children = await childrenOf(process.pid);
  const names = await Promise.all(
    children.map((pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")),
  );
  return children.findLast((_, at) => names[at]?.includes("spawner-process")) ?? 0;
}

/** A process and all below it, as they are now. */
async function processesBelow(pid: number): Promise<number[]> {
  const found = [pid];
  for (const one of found) found.push(...(await childrenOf(one)));
  return found;
}

async function childrenOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, "utf8").catch(() => ""));
  return (await Promise.all(lists)).join(" ").split(" ").filter(Boolean).map(Number);
}
