import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { tmpdir } from "node:os";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { ROOT } from "../docs/example-document.ts";
import { graphqlData } from "../kit/graphql-client.ts";
import { rest, untilTerminal, type RestRequest } from "../kit/rest-client.ts";
import { startServer } from "../kit/server-process.ts";
import { firstVersionFolder } from "../process/first-version.ts";
import { Container, type ContainerOptions } from "./container.ts";
import { containerEngine, engine } from "./container-engine.ts";
import { expectInvoice, expectPages, expectTypedFiles } from "./faces.ts";
import { BUILD_MS, buildImage, IMAGE } from "./image.ts";

const REPLAY = {
  env: { QUARRY_FETCH: "replay", QUARRY_FETCH_HAR: "/recording.har.json" },
  flags: ["--volume", `${join(ROOT, "src/plugins/codehost/issue/issue.har.json")}:/recording.har.json:ro`],
};
const ISSUE = { scraper: "codehost", input: { operation: "issue", repo: "example-org/quarry", number: 7 } };
const MAX_IMAGE_MB = 300;

const ended: (() => Promise<void>)[] = [];

async function start(options: Partial<ContainerOptions> = {}): Promise<Container> {
  const container = await Container.start({
    image: IMAGE,
    env: { ...REPLAY.env, ...options.env },
    flags: [...REPLAY.flags, ...(options.flags ?? [])],
  });
  ended.push(() => container.remove());
  return container;
}

/** Runs one Request to its end and returns it. */
async function scrape(url: string, apiKey: string): Promise<RestRequest> {
  const { status, body } = await rest<RestRequest>(url, apiKey, "/v1/requests", { body: ISSUE });
  expect(status).toBe(201);
  return untilTerminal(url, apiKey, body.id, 60_000);
}

const volume = () => {
  const name = `quarry-test-${randomBytes(4).toString("hex")}`;
  ended.push(async () => void (await engine(["volume", "rm", "--force", name])));
  return ["--volume", `${name}:/data`];
};

describe.skipIf(containerEngine === null)("the image", { timeout: 240_000 }, () => {
  beforeAll(buildImage, BUILD_MS);
  afterEach(async () => {
    for (const end of ended.splice(0)) await end();
  });

  it(`is smaller than ${MAX_IMAGE_MB} MB and holds neither compiler nor tests nor sources`, async () => {
    const bytes = Number(await engine(["image", "inspect", "--format", "{{.Size}}", IMAGE]));
    process.stderr.write(`The image has ${Math.round(bytes / 1e6)} MB.\n`);
    expect(bytes).toBeLessThan(MAX_IMAGE_MB * 1e6);
    const listed = await engine([
      "run",
      "--rm",
      ...containerEngine!.run,
      IMAGE,
      "node",
      "-p",
      "fs.readdirSync('/app', { recursive: true }).filter((name) => /\\.(ts|map|test\\.js)$|node_modules.(typescript|vitest|eslint)(\\/|$)/.test(name)).length",
    ]);
    expect(listed.trim()).toBe("0");
  });

  it("runs whole by default: scrapes, drains at SIGTERM, and has everything again after a stop and after kill -9", async () => {
    const container = await start({ flags: volume() });
    expect(await container.health()).toBe("healthy");
    const apiKey = await container.apiKey();
    // Logs are collected and read by many.
    expect(container.log()).not.toContain(apiKey);
    const first = await scrape(container.url, apiKey);
    expect(first).toMatchObject({ status: "succeeded", recordCount: 1 });

    await container.stop();
    expect(await container.exitCode()).toBe(0);
    await container.startAgain();
    const afterStop = await rest<RestRequest>(container.url, apiKey, `/v1/requests/${first.id}`);
    expect(afterStop.body).toEqual(first);

    const second = await scrape(container.url, apiKey);
    await container.kill();
    expect(await container.exitCode()).toBe(137);
    await container.startAgain();
    for (const request of [first, second]) {
      const { body } = await rest<{ data: { number: number }[] }>(
        container.url,
        apiKey,
        `/v1/requests/${request.id}/results`,
      );
      expect(body.data.map((record) => record.number)).toEqual([7]);
    }
  });

  it("has what its pages, invoices, typed files and traces are made with", async () => {
    const container = await start({ env: { OTEL_TRACES_EXPORTER: "console" } });
    const apiKey = await container.apiKey();
    expect(await scrape(container.url, apiKey)).toMatchObject({ status: "succeeded" });
    await expectPages(container.url, apiKey);
    await expectInvoice(container.url, apiKey);
    await expectTypedFiles(container);
    expect(container.log()).toContain("traceId:");
  });

  it.each([
    ["a root that cannot be written, and /tmp", ["--read-only"]],
    [
      "nothing that can be written but its volume",
      ["--read-only", ...(containerEngine?.command === "podman" ? ["--read-only-tmpfs=false"] : [])],
    ],
    ["no capabilities and no new privileges", ["--cap-drop", "ALL", "--security-opt", "no-new-privileges"]],
    ["a user that the image does not know", ["--user", "12345:0"]],
  ])("runs with %s", async (_what, flags) => {
    const container = await start({ flags: [...volume(), ...flags] });
    expect(await scrape(container.url, await container.apiKey())).toMatchObject({
      status: "succeeded",
      recordCount: 1,
    });
    await container.stop();
    expect(await container.exitCode()).toBe(0);
  });

  it("runs as gateways and workers on one MongoDB URL, and outlives the kill of one of each", async () => {
    // The engine of a process outside, which runs no Requests: its socket is all that the containers get of it.
    const outside = await startServer({ env: { QUARRY_ROLE: "gateway" } });
    ended.unshift(() => outside.stop());
    const socketFolder = dirname(decodeURIComponent(new URL(outside.mongodbUrl).host));
    const apiKey = `qk_${randomBytes(32).toString("base64url")}`;
    const run = (role: string) =>
      start({
        env: {
          QUARRY_ROLE: role,
          MONGODB_URL: outside.mongodbUrl,
          ...(role === "gateway" ? { QUARRY_API_KEY: apiKey } : {}),
        },
        // The socket is its owner's alone.
        flags: ["--user", `${process.getuid?.() ?? 0}`, "--volume", `${socketFolder}:${socketFolder}`],
      });
    const [one, other, worker, second] = await Promise.all(
      ["gateway", "gateway", "worker", "worker"].map(run),
    );
    const created = await rest<RestRequest>(one!.url, apiKey, "/v1/requests", { body: ISSUE });
    expect(await untilTerminal(other!.url, apiKey, created.body.id)).toMatchObject({
      status: "succeeded",
      recordCount: 1,
    });
    for (const container of [one, other, worker, second]) expect(await container!.health()).toBe("healthy");

    await Promise.all([one!.kill(), worker!.kill()]);
    expect(await scrape(other!.url, apiKey)).toMatchObject({ status: "succeeded", recordCount: 1 });
  });

  it("upgrades a volume of the first version: its key, its Records and its money are there, and it scrapes", async () => {
    const { dataDir, key, done, spent } = await firstVersionFolder();
    ended.push(() => rm(dataDir, { recursive: true, force: true }));
    const container = await start({
      flags: ["--user", `${process.getuid?.() ?? 0}`, "--volume", `${dataDir}:/data`],
    });
    expect(await container.apiKey()).toBe(key);
    const { body } = await rest<string>(container.url, key, `/v1/requests/${done}/results?format=jsonl`);
    expect(body).toBe([1, 2, 3].map((n) => `{"n":${n},"old":true}\n`).join(""));
    const old = await rest<RestRequest>(container.url, key, `/v1/requests/${done}`);
    expect(old.body).toMatchObject({ status: "succeeded", finalCostUsdMicros: spent });
    expect(await scrape(container.url, key)).toMatchObject({ status: "succeeded", recordCount: 1 });
    const { ledgerVerification } = await graphqlData<{ ledgerVerification: unknown }>(
      container.url,
      key,
      "{ ledgerVerification { accounts faults { problem } } }",
      {},
    );
    expect(ledgerVerification).toEqual({ accounts: 1, faults: [] });
  });

  it("refuses a folder of somebody else in one sentence", async () => {
    const folder = await mkdtemp(join(tmpdir(), "quarry-foreign-"));
    ended.push(() => rm(folder, { recursive: true, force: true }));
    await chmod(folder, 0o700);
    await expect(start({ flags: ["--user", "12345:12345", "--volume", `${folder}:/data`] })).rejects.toThrow(
      /It ended:[^]*\/data/,
    );
  });
});
