import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, createServer as createTcpServer, type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Hosting } from "../../src/host/hosting.ts";
import { ISOLATION_LEVELS } from "../../src/host/isolation/levels.ts";
import { noCargo } from "./cargo.ts";
import { attemptsAt, makeTargets, readTable, type Targets } from "./harm.ts";
import { ask, buildWorker, deploymentOf, jsonOf, startHost, Told, workerOf } from "./told-host.ts";

const absent = noCargo();
if (absent !== null) console.log(`skipped: levels of isolation: ${absent}`);

const rows = await readTable();
let targets: Targets;

beforeAll(async () => {
  if (absent !== null) return;
  await buildWorker();
  targets = await makeTargets();
}, 300_000);
afterAll(() => (absent === null ? targets.remove() : undefined));

describe.skipIf(absent !== null).each(ISOLATION_LEVELS)("a worker at the level %s", (level) => {
  const told = new Told();
  let host: Hosting;
  let gateway: Server;
  /** Stands for what is at a public address. */
  const elsewhere = createTcpServer((socket) => {
    socket.on("error", () => undefined);
    socket.write("welcome ");
    socket.on("data", (chunk) => (chunk.at(-1) === 0 ? socket.end(chunk) : socket.write(chunk)));
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
    gateway = createServer((request, reply) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const { method, url, headers } = request;
        const from = request.socket.remoteAddress;
        reply.end(JSON.stringify({ from, method, url, headers, body: Buffer.concat(chunks).toString() }));
      });
    });
    await once(gateway.listen(0, "127.0.0.1"), "listening");
    const { port } = gateway.address() as AddressInfo;
    host = await startHost(
      told,
      { answer: 3000, drain: 200, grace: 200 },
      {
        ...{ levels: [level], apiUrl: `http://127.0.0.1:${port}` },
        egress: {
          allowed: ["*.example.com", "inside.example"],
          resolve: async (name) => [name === "inside.example" ? "127.0.0.1" : "93.184.216.34"],
          open: () => connect((elsewhere.address() as AddressInfo).port, "127.0.0.1"),
        },
      },
    );
    if (host.isolation !== level) console.log(`skipped: the level ${level} does not work here`);
    for (const slug of ["caged", "bad"]) told.serve(deploymentOf(slug, { worker: workerOf() }));
    told.serve(deploymentOf("theirs", { worker: workerOf(), accountId: "acc_2" }));
    told.serve(deploymentOf("raw", { worker: workerOf("raw") }));
  });
  afterAll(async () => {
    await host.stop();
    gateway.close();
    elsewhere.close();
  });

  test("reaches the management API where SVC_API_BASE_URL says, and nothing else of the gateway", async ({
    skip,
  }) => {
    if (host.isolation !== level) skip("the level does not work here");
    const call = (text: string, slug = "caged") =>
      ask(host, slug, "/api/call", { method: "POST", body: Buffer.from(text) });
    const body = "x".repeat(100_000);
    const passed = await call(
      `POST /v1/things?a=b HTTP/1.1\r\nHost: inside\r\nAuthorization: Bearer t\r\nX-Forwarded-For: 1.2.3.4\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    const [head = "", seen = ""] = passed.text.split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1.1 200 OK/);
    expect(seen).toContain(`"url":"/v1/things?a=b"`);
    expect(seen).toContain(`"authorization":"Bearer t"`);
    expect(seen).toContain(body);
    if (level === "plain") return;
    expect(seen).not.toContain("inside");
    expect(seen).not.toContain("1.2.3.4");
    const refused = await call("GET /metrics HTTP/1.1\r\nHost: inside\r\nConnection: close\r\n\r\n");
    expect(refused.text).toMatch(/^HTTP\/1.1 404/);
    // What the gateway allows an address, each account has for its services together, and none takes it from this machine.
    const fromOf = async (slug: string): Promise<string | undefined> => {
      const asked = await call("GET /v1/x HTTP/1.1\r\nHost: inside\r\nConnection: close\r\n\r\n", slug);
      return /"from":"([\d.]+)"/.exec(asked.text)?.[1];
    };
    const [own, same, other] = [await fromOf("caged"), await fromOf("bad"), await fromOf("theirs")];
    expect(own).toMatch(/^127\./);
    expect([same, other === own, [own, other].includes("127.0.0.1")]).toEqual([own, false, false]);
  });

  test("reaches hosts that the operator allows, at public addresses alone, and its bytes count", async ({
    skip,
  }) => {
    if (host.isolation !== level) skip("the level does not work here");
    if (level === "plain") skip("it has the network of the machine");
    const through = async (target: string, bytes = "", slug = "caged"): Promise<string> => {
      const text = `CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n${bytes}`;
      return (await ask(host, slug, "/api/call", { method: "POST", body: Buffer.from(text) })).text;
    };
    const variables = jsonOf<string[]>(await ask(host, "caged", "/api/environment"));
    const url = variables.find((one) => one.startsWith("SVC_API_BASE_URL="))?.split("=")[1] ?? "";
    expect(variables).toEqual(expect.arrayContaining([`HTTPS_PROXY=${url}`, `https_proxy=${url}`]));
    const counted = () => told.used.get("svc_caged worker_transfer_bytes") ?? 0;
    const before = counted();
    const sent = `${"x".repeat(300_000)}\0`;
    const passed = await through("api.example.com:443", sent);
    expect(passed).toBe(`HTTP/1.1 200 Connection established\r\n\r\nwelcome ${sent}`);
    // Once on each way, and once more on its way to the visitor.
    await vi.waitFor(() =>
      expect(counted() - before).toBe(2 * sent.length + "welcome ".length + passed.length),
    );
    for (const target of ["api.example.com:22", "other.example:443", "inside.example:443", "[::1]:443"]) {
      const refused = await through(target);
      expect(refused, target).toMatch(/^HTTP\/1.1 403 /);
      expect(refused, target).toContain(`"code":"egress_refused"`);
    }
    // A cap cuts what is on its way, within a block of each way.
    const capped = "svc_theirs worker_transfer_bytes";
    told.caps.set(capped, 1_000_000);
    await through("api.example.com:443", `${"y".repeat(9_000_000)}\0`, "theirs").catch(() => undefined);
    expect(told.used.get(capped)).toBeGreaterThan(900_000);
    expect(told.used.get(capped)).toBeLessThan(1_800_000);
    told.caps.clear();
  });

  test("may know nothing but PORT", async ({ skip }) => {
    if (host.isolation !== level) skip("the level does not work here");
    expect(await told.check(deploymentOf("port-only", { worker: workerOf("port_only") }))).toBe("passed");
    const body = Buffer.alloc(3_000_000, "xyz");
    const headers = { "content-length": String(body.length) };
    const echoes = await Promise.all(
      Array.from({ length: 20 }, () => ask(host, "port-only", "/api/x", { method: "POST", body, headers })),
    );
    expect(echoes.every(({ bytes }) => bytes.equals(body))).toBe(true);
  });

  test("that listens elsewhere, or does not answer, is told so", async ({ skip }) => {
    if (host.isolation !== level) skip("the level does not work here");
    const [elsewhere, silent] = await Promise.all([
      told.check(deploymentOf("elsewhere", { worker: workerOf("own_port") })),
      told.check(deploymentOf("silent", { worker: workerOf("port_hangs") })),
    ]);
    if (level === "landlock") expect(elsewhere).toMatch(/^crashed_at_start: .*Permission denied/);
    else expect(elsewhere).toMatch(/^wrong_port: it listens on port \d+, and PORT is \d+$/);
    expect(silent).toBe("check_timeout: it took the request and did not answer within 1.5 s");
  });

  test("gets its variables", async ({ skip }) => {
    if (host.isolation !== level) skip("the level does not work here");
    const variables = jsonOf<string[]>(await ask(host, "caged", "/api/environment"));
    expect(variables).toContainEqual(expect.stringMatching(/^PORT=\d+$/));
    expect(variables.filter((one) => one.startsWith("NODE_"))).toEqual([]);
  });

  test("every row of docs/hosting.md is tried, and only `plain` leaves any open", () => {
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(attemptsAt(host, targets)));
    if (level !== "plain")
      expect(new Set(rows.map(({ cells }) => cells[level]))).toEqual(new Set(["kept off"]));
  });

  test.each(rows.filter(({ cells }) => cells[level] === "kept off"))(
    "is kept off $name",
    async ({ name }) => {
      if (host.isolation !== level) return;
      await attemptsAt(host, targets)[name]?.();
      expect((await ask(host, "caged", "/api/health")).status).toBe(200);
    },
  );
});
