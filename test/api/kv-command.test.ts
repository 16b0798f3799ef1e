import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createQuarryClient, type KvChange } from "../../src/client/index.ts";
import { envOf } from "../cli/cli-server.ts";
import { runCli } from "../cli/run-cli.ts";
import { archiveOfFiles } from "../kit/service-archive.ts";
import type { ApiServer } from "./api-server.ts";
import { call, make, startKvServer } from "./kv-calls.ts";

let server: ApiServer;
let folder: string;
beforeAll(async () => {
  ({ server } = await startKvServer());
  folder = await mkdtemp(join(tmpdir(), "quarry-kv-"));
  await make("typed");
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await server?.stop();
});

const kv = (verb: string, ...words: string[]) =>
  runCli(["kv", verb, "typed", ...words, "--service", "kv"], { env: envOf(server) });

it("writes and reads bytes as they are, of a file and of the command line", async () => {
  const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, at) => (at * 7) % 256));
  const [from, to] = [join(folder, "from"), join(folder, "to")];
  await writeFile(from, bytes);
  const options = ["--ttl", "60", "--metadata", '{"by":"ü"}'];
  const written = await kv("put", "a/b ü", "--file", from, ...options, "--json");
  expect(JSON.parse(written.stdout)).toMatchObject({ name: "a/b ü", bytes: 100_000, metadata: { by: "ü" } });
  expect((await kv("get", "a/b ü", "--output", to)).code).toBe(0);
  expect((await readFile(to)).equals(bytes)).toBe(true);
  const { version } = JSON.parse(written.stdout) as { version: string };
  for (const condition of [["--if-absent"], ["--if-version", "stale"]])
    expect(await kv("put", "a/b ü", "x", ...condition)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("precondition_failed") as string,
    });
  expect((await readFile(to)).equals(bytes)).toBe(true);
  expect((await kv("put", "a/b ü", "short", "--if-version", version)).code).toBe(0);
  expect(await kv("get", "a/b ü")).toEqual({ code: 0, stdout: "short", stderr: "" });
  expect(JSON.parse((await kv("get", "a/b ü", "--json")).stdout)).toMatchObject({
    value: "short",
    encoding: "UTF8",
    metadata: null,
    expiration: null,
  });
  for (const words of [["none"], ["none", "--json"], ["none", "--output", to]])
    expect(await kv("get", ...words)).toMatchObject({
      code: 4,
      stderr: expect.stringContaining("key_not_found") as string,
    });
});

it("lists keys page by page, writes those of a file, and deletes by name and prefix", async () => {
  const file = join(folder, "many.json");
  const many = Array.from({ length: 25 }, (_, n) => ({
    key: `page/${String(n).padStart(2, "0")}`,
    value: "1",
  }));
  await writeFile(file, JSON.stringify([...many, { key: "", value: "x" }, { key: "stays", value: "1" }]));
  expect(await kv("bulk", "--file", file)).toMatchObject({
    code: 2,
    stdout: "26 values written\n",
    stderr: expect.stringContaining("invalid_key") as string,
  });
  const first = await kv("keys", "--prefix", "page/", "--limit", "10");
  expect(first.stdout.trim().split("\n")).toHaveLength(11);
  const [, cursor = ""] = /more: --cursor (\S+)/.exec(first.stderr) ?? [];
  const second = await kv("keys", "--prefix", "page/", "--cursor", cursor, "--json");
  expect(JSON.parse(second.stdout)).toMatchObject({
    keys: many.slice(10).map(({ key: name }) => ({ name })),
    listComplete: true,
  });
  expect((await kv("remove", "page/00", "page/01")).stdout).toBe("2 keys deleted\n");
  expect((await kv("remove", "--prefix", "page/")).stdout).toBe("23 keys deleted\n");
  expect(JSON.parse((await kv("keys", "--prefix", "page/", "--json")).stdout)).toMatchObject({ keys: [] });
  expect(await kv("get", "stays")).toMatchObject({ code: 0, stdout: "1" });
  expect((await kv("keys", "--prefix", "none")).stderr).toBe("no keys\n");
});

it("follows keys by subscription and as events: as they are, as they change, and nothing of others", async () => {
  await kv("put", "watched", "1");
  const client = createQuarryClient({ url: server.url, apiKey: server.apiKey });
  const changes = client.kvChanged("kv", "typed", ["watched", "nothing"]);
  const next = async () => (await changes.next()).value as KvChange | undefined;
  expect([await next(), await next()]).toMatchObject([
    { key: "watched", bytes: 1, version: expect.any(String) },
    { key: "nothing", version: null },
  ]);
  const told = next();
  await kv("put", "other", "x");
  await kv("put", "watched", "22");
  expect(await told).toMatchObject({ key: "watched", bytes: 2 });
  const gone = next();
  await kv("remove", "watched");
  expect(await gone).toMatchObject({ key: "watched", version: null });
  await changes.return(undefined);
  await client.close();
  const abort = new AbortController();
  const path = `/v1/services/kv/kv/typed/watch?keys=${encodeURIComponent('["nothing"]')}`;
  const headers = { authorization: `Bearer ${server.apiKey}`, accept: "text/event-stream" };
  const answer = await fetch(server.url + path, { headers, signal: abort.signal });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let seen = "";
  const until = async (text: string) => {
    while (!seen.includes(text)) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`It ended: ${seen}`);
      seen += value;
    }
  };
  await until('"key":"nothing","version":null');
  await kv("put", "nothing", "333");
  await until('"bytes":3');
  abort.abort();
  for (const keys of ["[]", JSON.stringify(Array.from({ length: 11 }, (_, n) => `k${n}`)), '[""]', "{"]) {
    const refused = await call(`/kv/kv/typed/watch?keys=${encodeURIComponent(keys)}`);
    expect(refused.status, keys).toBeGreaterThanOrEqual(400);
    expect(refused.status, keys).toBeLessThan(500);
  }
});

it("says in which line of service.toml the flag belongs that is off", async () => {
  const toml = 'slug = "kv-off"\n[static]\nfolder = "public"\n[capabilities]\nkv = false\n';
  const files = { "service.toml": toml, "static/index.html": "x" };
  await call("", { body: { slug: "kv-off" } });
  const headers = { "content-type": "application/gzip" };
  await call("/kv-off/deployments", { body: await archiveOfFiles(files), headers });
  await mkdir(join(folder, "public"));
  await writeFile(join(folder, "public/index.html"), "x");
  await writeFile(join(folder, "service.toml"), `${toml}[[kv]]\nname = "visits"\n`);
  const options = { env: envOf(server), cwd: folder };
  const line = expect.stringContaining("Change line 5 of service.toml to `kv = true`.") as string;
  expect(await runCli(["kv", "create", "visits"], options)).toMatchObject({ code: 2, stderr: line });
  expect(await runCli(["deploy", "--dry-run"], options)).toMatchObject({ code: 2, stderr: line });
  expect((await call("/kv-off/kv/namespaces")).body.data).toEqual([]);
});

it.each([
  ["put", "k"],
  ["put", "k", "1", "--file", "x"],
  ["put", "k", "1", "--metadata", "{"],
  ["put", "k", "1", "--ttl", "29"],
  ["put", "k", "--file", "/nowhere"],
  ["remove"],
  ["remove", "k", "--prefix", "x"],
  ["keys", "--limit", "9"],
])("refuses kv %s %s %s %s, and writes nothing", async (verb, ...words) => {
  expect((await kv(verb, ...words)).code).toBe(2);
  expect((await kv("get", "k")).code).toBe(4);
});
