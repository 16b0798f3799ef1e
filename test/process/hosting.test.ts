import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { MongoClient } from "mongodb";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { cargo, noCargo } from "../hosting/cargo.ts";
import { deploy, deployed } from "../kit/deploy.ts";
import { graphql, type AnswerJson } from "../kit/graphql-client.ts";
import { partPids } from "../kit/part-pids.ts";
import { rest } from "../kit/rest-client.ts";
import { freePort } from "../kit/free-port.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";
import { BUILT_WORKER, sourceOf } from "./built-worker.ts";

const SOURCE = fileURLToPath(new URL("../hosting/test-worker", import.meta.url));
const absent = noCargo();
if (absent !== null) console.log(`skipped: a deployed worker: ${absent}`);
const noSandbox = spawnSync("bwrap", ["--version"]).status !== 0;
if (noSandbox) console.log("skipped: a build on the server: bubblewrap is not installed here");

let server: ServerProcess;
let port: number;
let program: Buffer;

beforeAll(async () => {
  port = await freePort();
  server = await startServer({
    env: { QUARRY_SERVICES_PORT: String(port), QUARRY_LOG_LEVEL: "info" },
  });
  if (absent !== null) return;
  const { target } = await cargo(SOURCE, "build", "--release");
  program = await readFile(join(target, "release/test-worker"));
}, 300_000);
afterAll(() => server?.stop());

/** The answer of a service; status 0 where nobody listens. */
function get(slug: string, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const asked = request(
      { port, path, agent: false, headers: { host: `${slug}.localhost:${port}` } },
      (answer) => {
        let text = "";
        answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    asked.on("error", () => resolve({ status: 0, text: "" }));
    asked.end();
  });
}

/** An answer that goes on until it is left. */
function openStream(slug: string, path: string) {
  const begun = Promise.withResolvers<void>();
  const headers = { host: `${slug}.localhost:${port}` };
  const asked = request({ port, path, agent: false, headers }, (answer) => {
    answer.on("error", () => undefined);
    answer.once("data", () => begun.resolve());
  });
  asked.on("error", () => undefined).end();
  return { begun: begun.promise, end: () => asked.destroy() };
}

/** A gateway looks a token up again after this. */
const LONGEST_KNOWN_MS = 1000;
const PATIENCE = { timeout: 60_000, interval: 50 };

test("a host is there once there is a service, serves it, and comes back when it is killed", async () => {
  expect(partPids(server.pid).host).toBeUndefined();
  await rest(server.url, server.apiKey, "/v1/services", { body: { slug: "pages" } });
  expect(partPids(server.pid).host).toBeUndefined();
  await deploy(server, "pages", "<h1>one</h1>");
  await vi.waitFor(
    async () => expect(await get("pages", "/")).toEqual({ status: 200, text: "<h1>one</h1>" }),
    PATIENCE,
  );
  await deploy(server, "pages", "<h1>two</h1>");
  await vi.waitFor(async () => expect((await get("pages", "/")).text).toBe("<h1>two</h1>"), PATIENCE);
  const before = partPids(server.pid).host;
  process.kill(before ?? 0, "SIGKILL");
  await vi.waitFor(async () => {
    expect((await get("pages", "/")).text).toBe("<h1>two</h1>");
    expect(partPids(server.pid).host).not.toBe(before);
  }, PATIENCE);
  expect((await get("pages", "/.svc/queues/x")).status).toBe(404);
  expect((await get("pages", "/api/x")).status).toBe(404);
});

test.skipIf(absent !== null)(
  "a worker is checked, switched to, and stays when the next one fails",
  async () => {
    await rest(server.url, server.apiKey, "/v1/services", { body: { slug: "guestbook" } });
    const first = await deploy(server, "guestbook", "<h1>guests</h1>", { program, mode: "good" });
    expect((await deployed(server, "guestbook", first)).status).toBe("active");
    await vi.waitFor(async () => expect((await get("guestbook", "/api/health")).status).toBe(200), PATIENCE);
    expect((await get("guestbook", "/api/environment")).text).toContain("SVC_SERVICE_SLUG=guestbook");
    expect((await get("guestbook", "/")).text).toBe("<h1>guests</h1>");
    const second = await deploy(server, "guestbook", "<h1>new</h1>", { program, mode: "panics" });
    const failed = await deployed(server, "guestbook", second);
    expect(failed).toMatchObject({ status: "failed", failure: { reason: "crashed_at_start" } });
    expect(failed.failure?.message).toContain("no luck at start");
    expect((await get("guestbook", "/")).text).toBe("<h1>guests</h1>");
    const confirm = { method: "DELETE", body: { confirm: "guestbook" } };
    await rest(server.url, server.apiKey, "/v1/services/guestbook", confirm);
    await vi.waitFor(async () => expect((await get("guestbook", "/api/health")).status).toBe(404), PATIENCE);
  },
  90_000,
);

const call = <T = AnswerJson>(path: string, options = {}, key = server.apiKey) =>
  rest<T>(server.url, key, `/v1/services${path}`, options);
const putEnv = (slug: string, body: object) => call(`/${slug}/env`, { method: "PUT", body });

/** The variables of a worker, by name. */
async function environmentOf(slug: string): Promise<Record<string, string>> {
  const { status, text } = await get(slug, "/api/environment");
  if (status !== 200) return {};
  return Object.fromEntries(
    (JSON.parse(text) as string[]).map((one) => [
      one.slice(0, one.indexOf("=")),
      one.slice(one.indexOf("=") + 1),
    ]),
  );
}

const untilVariable = (slug: string, name: string, value: string) =>
  vi.waitFor(async () => expect((await environmentOf(slug))[name]).toBe(value), PATIENCE);

test.skipIf(absent !== null)(
  "secrets reach the worker alone: at its start, by a restart that fails no request, and not while they are staged",
  async () => {
    await call("", { body: { slug: "secretive" } });
    await putEnv("secretive", { values: { API_KEY: "the first value", BUILT: "x" }, scopes: ["runtime"] });
    await putEnv("secretive", { values: { ONLY_BUILDS: "the build's" }, scopes: ["build"] });
    expect(
      (
        await deployed(
          server,
          "secretive",
          await deploy(server, "secretive", "<h1>x</h1>", { program, mode: "good" }),
        )
      ).status,
    ).toBe("active");
    await untilVariable("secretive", "API_KEY", "the first value");
    const first = await environmentOf("secretive");
    expect([first.ONLY_BUILDS, first.MODE]).toEqual([undefined, "good"]);
    let isOver = false;
    const statuses: number[] = [];
    const callers = Array.from({ length: 6 }, async () => {
      while (!isOver) statuses.push((await get("secretive", "/api/slow")).status);
    });
    for (const value of ["the second value", "the third value"]) {
      await putEnv("secretive", { values: { API_KEY: value, BUILT: null } });
      await untilVariable("secretive", "API_KEY", value);
    }
    // With these it answers 500: what runs goes on, and everybody is told.
    const refused = await putEnv("secretive", { values: { MODE: "answers_500" } });
    const why = expect.stringContaining("/api/health answered 500") as string;
    expect(refused.body.data).toContainEqual(
      expect.objectContaining({ name: "MODE", pendingRestart: true, restartFailure: why }),
    );
    expect((await environmentOf("secretive")).MODE).toBe("good");
    const { nextActions } = (await call("/secretive/snapshot")).body;
    expect(nextActions).toContainEqual(expect.objectContaining({ action: "fix_secrets", message: why }));
    const lines = async () =>
      (await call<{ data: { message: string }[] }>("/secretive/logs?level=error")).body;
    await vi.waitFor(
      async () => expect((await lines()).data).toContainEqual(expect.objectContaining({ message: why })),
      PATIENCE,
    );
    const mended = await putEnv("secretive", { values: { MODE: null } });
    expect(mended.body.data).toContainEqual(
      expect.objectContaining({ name: "API_KEY", pendingRestart: false, restartFailure: null }),
    );
    isOver = true;
    await Promise.all(callers);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const third = await environmentOf("secretive");
    expect([third.BUILT, third.SVC_RUNTIME_TOKEN]).toEqual([undefined, first.SVC_RUNTIME_TOKEN]);
    await putEnv("secretive", { values: { API_KEY: "the fourth value" }, staged: true });
    // A host that begins anew starts the worker as it was.
    const before = partPids(server.pid).host;
    process.kill(before ?? 0, "SIGKILL");
    await untilVariable("secretive", "API_KEY", "the third value");
    expect(partPids(server.pid).host).not.toBe(before);
    // A deployment that fails applies nothing, and tells no secret.
    await putEnv("secretive", { values: { LUCK: "no luck at start" }, staged: true });
    const failed = await deployed(
      server,
      "secretive",
      await deploy(server, "secretive", "<h1>x</h1>", { program, mode: "panics" }),
    );
    expect(failed.failure?.message).toContain("[secret]");
    expect(failed.failure?.message).not.toContain("no luck at start");
    expect((await environmentOf("secretive")).API_KEY).toBe("the third value");
    await deploy(server, "secretive", "<h1>x</h1>", { program, mode: "good" });
    await untilVariable("secretive", "API_KEY", "the fourth value");
    expect((await environmentOf("secretive")).LUCK).toBe("no luck at start");
    await get("secretive", "/api/print?text=the%20fourth%20value");
    await get("secretive", `/api/print?text=${(await environmentOf("secretive")).SVC_RUNTIME_TOKEN}`);
    const log = () => call<{ data: { message: string }[] }>("/secretive/logs");
    await vi.waitFor(
      async () =>
        expect((await log()).body.data.filter(({ message }) => message === "printed [secret]")).toHaveLength(
          2,
        ),
      PATIENCE,
    );
    expect(JSON.stringify((await log()).body)).not.toContain("the fourth value");
    expect(server.output()).not.toContain("the fourth value");
  },
  120_000,
);

test.skipIf(absent !== null)(
  "the token of a worker opens the resources of its own service, and is dead with its deployment",
  async () => {
    const { id } = (await call("", { body: { slug: "tokened" } })).body;
    const other = (await call("", { body: { slug: "other" } })).body;
    const first = await deploy(server, "tokened", "<h1>x</h1>", { program, mode: "good" });
    expect((await deployed(server, "tokened", first)).status).toBe("active");
    const tokenNow = async () => (await environmentOf("tokened")).SVC_RUNTIME_TOKEN ?? "";
    await vi.waitFor(async () => expect(await tokenNow()).toMatch(/^qr_[\w-]{43}$/), PATIENCE);
    const token = await tokenNow();
    const resources = (key: string, headers = {}, which = id) =>
      call(`/${which}/resources`, { headers }, key);
    const opened = await resources(token);
    expect([opened.status, opened.body]).toEqual([200, (await resources(server.apiKey)).body]);
    expect((await resources(token, {}, "tokened")).body).toEqual(opened.body);
    // As the worker itself calls, by the crate.
    const own = await get("tokened", "/api/resources");
    expect([own.status, JSON.parse(own.text)]).toEqual([200, opened.body]);
    const query = "query ($id: ID!) { serviceResources(id: $id) { serviceId } }";
    const asked = (which: string) => graphql<AnswerJson>(server.url, token, query, { id: which });
    expect((await asked(id)).body.data).toEqual({ serviceResources: { serviceId: id } });
    // Another service is not there for it, and what is the account's is refused.
    expect((await asked(other.id)).body.data).toEqual({ serviceResources: null });
    for (const which of [other.id, "other"])
      expect((await resources(token, {}, which)).body).toMatchObject({ code: "not_found" });
    for (const path of ["", `/${id}`, `/${id}/env`, `/${id}/snapshot`])
      expect((await call(path, {}, token)).body, path).toMatchObject({ code: "runtime_token_scope" });
    const isOfBrowser = { code: "runtime_token_in_browser" };
    for (const headers of [{ origin: "http://tokened.localhost" }, { "sec-fetch-site": "cross-site" }])
      expect((await resources(token, headers)).body).toMatchObject(isOfBrowser);
    // Stored as a hash alone.
    const client = await MongoClient.connect(server.mongodbUrl);
    const documents = [
      await client.db("quarry").collection("deployments").find({}).toArray(),
      await client.db("quarry").collection("serviceSecrets").find({}).toArray(),
    ];
    await client.close();
    expect(JSON.stringify(documents)).not.toContain(token);
    const askedAt = performance.now();
    const untilDead = (dead: string) =>
      vi.waitFor(
        async () => expect((await resources(dead)).body).toMatchObject({ code: "unauthenticated" }),
        PATIENCE,
      );
    // A worker that has yet to answer what it was asked before keeps its token until then.
    const stream = openStream("tokened", "/api/events");
    await stream.begun;
    // Each deployment has another, each way back too, and the former one is dead.
    expect(
      (
        await deployed(
          server,
          "tokened",
          await deploy(server, "tokened", "<h1>y</h1>", { program, mode: "good" }),
        )
      ).status,
    ).toBe("active");
    await vi.waitFor(async () => expect(["", token]).not.toContain(await tokenNow()), PATIENCE);
    await vi.waitUntil(() => performance.now() - askedAt > LONGEST_KNOWN_MS);
    expect((await resources(token)).status).toBe(200);
    stream.end();
    await untilDead(token);
    const second = await tokenNow();
    expect((await resources(second)).status).toBe(200);
    await call("/tokened/rollback", { body: {} });
    await vi.waitFor(async () => expect(["", second]).not.toContain(await tokenNow()), PATIENCE);
    const third = await tokenNow();
    expect(third).not.toBe(token);
    expect((await resources(third)).status).toBe(200);
    await untilDead(second);
    expect((await resources(token)).status).toBe(401);
    await call("/tokened", { method: "DELETE", body: { confirm: "tokened" } });
    await untilDead(third);
    expect(server.output()).not.toMatch(/qr_[\w-]{43}/);
  },
  120_000,
);

async function usedOf(slug: string, meter: string): Promise<number> {
  const { id } = (await call<{ id: string }>(`/${slug}`)).body;
  const { body } = await rest<AnswerJson>(server.url, server.apiKey, "/v1/usage");
  const rows = body.services as { service: string; meters: { meter: string; quantity: number }[] }[];
  const own = rows.find(({ service }) => service === id);
  return own?.meters.find((one) => one.meter === meter)?.quantity ?? 0;
}

test.skipIf(absent !== null)(
  "kill -9 of the host under load: each request that was answered is counted, and none that nobody made",
  async () => {
    await call("", { body: { slug: "counted" } });
    const id = await deploy(server, "counted", "<h1>x</h1>", { program, mode: "good" });
    expect((await deployed(server, "counted", id)).status).toBe("active");
    await vi.waitFor(async () => expect((await get("counted", "/api/pid")).status).toBe(200), PATIENCE);
    const usage = (): Promise<number> => usedOf("counted", "worker_requests");
    await vi.waitFor(async () => expect(await usage()).toBeGreaterThan(0), PATIENCE);
    const before = await usage();
    let [begun, answered] = [0, 0];
    for (let kills = 0; kills < 2; kills++) {
      const host = partPids(server.pid).host ?? 0;
      let isOver = false;
      const callers = Array.from({ length: 8 }, async () => {
        while (!isOver) {
          begun++;
          if ((await get("counted", "/api/pid")).status === 200) answered++;
        }
      });
      const enough = answered + 300;
      await vi.waitUntil(() => answered >= enough, PATIENCE);
      process.kill(host, "SIGKILL");
      await vi.waitUntil(() => ![undefined, host].includes(partPids(server.pid).host), PATIENCE);
      const again = answered + 50;
      await vi.waitUntil(() => answered >= again, PATIENCE);
      isOver = true;
      await Promise.all(callers);
    }
    await vi.waitFor(async () => expect((await usage()) - before).toBeGreaterThanOrEqual(answered), PATIENCE);
    expect((await usage()) - before).toBeLessThanOrEqual(begun);
  },
  120_000,
);

test.skipIf(absent !== null || noSandbox)(
  "a worker is built on the server, where it sees its source, its secrets and nothing else",
  async () => {
    await call("", { body: { slug: "built" } });
    await putEnv("built", { values: { BUILD_KEY: "the key of the build" }, scopes: ["build"] });
    await putEnv("built", { values: { RUN_KEY: "the key of the worker" } });
    const upload = async (main: string) => {
      const headers = { "content-type": "application/gzip" };
      const { body } = await call("/built/deployments", {
        body: await sourceOf("built", main, new URL(server.url).port),
        headers,
      });
      expect(body.status).toBe("pending");
      return body.id as string;
    };
    const buildOf = async (id: string, from = 0) =>
      (await rest<AnswerJson>(server.url, server.apiKey, `/v1/deployments/${id}/build?from=${from}`)).body;
    const first = await upload(BUILT_WORKER);
    const made = await vi.waitUntil(
      async () => {
        const build = await buildOf(first);
        return ["succeeded", "failed"].includes(build.status as string) && build;
      },
      { timeout: 120_000, interval: 200 },
    );
    expect([made.status, made.place, made.durationMs > 0], made.log).toEqual(["succeeded", null, true]);
    expect(made.log).toContain("Compiling worker v0.1.0 (/source)");
    for (const line of [
      "BUILD_KEY is [secret]",
      ...["RUN_KEY is absent", "passwd is absent", "gateway is absent", "source is fixed"],
    ])
      expect(made.log).toContain(line);
    expect(await buildOf(first, made.next)).toMatchObject({ log: "", next: made.next });
    expect((await deployed(server, "built", first)).status).toBe("active");
    await vi.waitFor(async () => expect((await get("built", "/api/built")).text).toBe("20 false"), PATIENCE);
    // What does not compile leaves what ran before, and says where.
    const second = await upload('fn main() {\n    let x: u32 = "text";\n}\n');
    const failed = await deployed(server, "built", second);
    expect(failed).toMatchObject({ status: "failed", failure: { reason: "build_failed" } });
    expect((await buildOf(second)).log).toMatch(/error\[E0308\][\s\S]*--> src\/main.rs:2:18/);
    expect((await get("built", "/api/built")).text).toBe("20 false");
    // Each began a minute.
    expect(await usedOf("built", "build_minutes")).toBe(2);
    const { builds } = (await call("/built/snapshot")).body;
    expect(builds).toMatchObject([
      { deploymentId: second, status: "failed" },
      { deploymentId: first, status: "succeeded" },
    ]);
  },
  300_000,
);
