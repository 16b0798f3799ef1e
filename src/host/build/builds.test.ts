import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import type { HostedBuild } from "../../domain/deployment/builds.ts";
import { capReached } from "../../domain/meter/cap-reached.ts";
import { createLog } from "../../kernel/log.ts";
import { isAlive } from "../run-folders.ts";
import { Builds, type BuildSource } from "./builds.ts";
import { findBuildTools, type BuildTools } from "./sandbox.ts";

const folder = mkdtempSync(join(tmpdir(), "quarry-builds-"));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const said: string[] = [];
const waiting: HostedBuild[] = [];
let ending: "lost" | "service_gone" | null;
let minutes = 0;
let mostMinutes = Number.POSITIVE_INFINITY;
beforeEach(() => {
  said.length = 0;
  waiting.length = 0;
  ending = null;
  [minutes, mostMinutes] = [0, Number.POSITIVE_INFINITY];
});

const source: BuildSource = {
  take: async () => waiting.shift() ?? null,
  failUnbuildable: async () => void said.push("unbuildable"),
  endingOf: async () => ending,
  note: async () => undefined,
  pass: async (id) => void said.push(`${id} passed`),
  fail: async (id, reason) => void said.push(`${id} ${reason}`),
};
const meters = {
  admit: async () => {
    if (minutes >= mostMinutes)
      throw capReached({ metric: "build_minutes", period: "day", value: minutes }, minutes, new Date());
    return { record: async () => void minutes++, release: () => undefined };
  },
  record: async () => undefined,
};

/** Builds with a script in the place of the compiler and its sandbox; it writes its number into a file. */
function buildsOf(script: string, limits = { withinMs: 60_000, memoryKb: 1_000_000 }): Builds {
  const nice = join(folder, "nice");
  rmSync(join(folder, "pid"), { force: true });
  writeFileSync(nice, `#!/bin/sh\necho $$ > ${folder}/pid\n${script}\n`, { mode: 0o755 });
  const tools: BuildTools = { bwrap: "", prlimit: "", toolchain: "", init: null, nice };
  const work = join(folder, "builds");
  mkdirSync(work, { recursive: true });
  const deps = { source, tools, meters, limits, folder: work, log: createLog("silent") };
  return new Builds({ ...deps, host: () => "lease", fetched: async (blob) => join(folder, blob) });
}

function queue(...ids: string[]): void {
  for (const deploymentId of ids)
    waiting.push({
      ...{ deploymentId, serviceId: "svc_1", accountId: "acc_1", package: "worker", files: {}, secrets: {} },
    });
}

const isRunning = (): boolean => existsSync(join(folder, "pid")) && isAlive(pid());
const pid = (): number => Number(readFileSync(join(folder, "pid"), "utf8"));

it("a machine without Rust takes no builds", async () => {
  vi.stubEnv("PATH", folder);
  const tools = await findBuildTools(folder);
  vi.unstubAllEnvs();
  expect(tools).toBe("no_toolchain");
  queue("dep_1");
  const deps = { source, tools, meters, folder, log: createLog("silent") };
  const builds = new Builds({ ...deps, host: () => "lease", fetched: async (blob) => blob });
  builds.look();
  await vi.waitUntil(() => said.length > 0);
  expect([said, waiting.length, minutes]).toEqual([["unbuildable"], 1, 0]);
});

it("builds one after the other, and counts the minutes that begin", async () => {
  const builds = buildsOf("printf program");
  queue("dep_1", "dep_2");
  builds.look();
  builds.look();
  await vi.waitUntil(() => said.length === 2);
  expect([said, minutes]).toEqual([["dep_1 passed", "dep_2 passed"], 2]);
  // What it was built with goes behind that.
  await vi.waitFor(() => expect(readdirSync(join(folder, "builds"))).toEqual([]));
});

it.each([
  ["build_timeout", "sleep 60", { withinMs: 300, memoryKb: 1_000_000 }],
  [
    "build_memory",
    "x=$(head -c 60000000 /dev/zero | tr '\\0' a); sleep 60",
    { withinMs: 60_000, memoryKb: 40_000 },
  ],
])("ends one for its limit: %s", async (reason, script, limits) => {
  const builds = buildsOf(script, limits);
  queue("dep_1");
  builds.look();
  await vi.waitUntil(() => said.length > 0, 20_000);
  expect(said).toEqual([`dep_1 ${reason}`]);
  await vi.waitUntil(() => !isRunning());
});

it("begins none for an account without room", async () => {
  mostMinutes = 0;
  const builds = buildsOf("printf program");
  queue("dep_1");
  builds.look();
  await vi.waitUntil(() => said.length > 0);
  expect([said, existsSync(join(folder, "pid"))]).toEqual([["dep_1 build_cap"], false]);
});

it("ends one whose service is deleted, and says nothing of one that another host has", async () => {
  for (const why of ["service_gone", "lost"] as const) {
    ending = null;
    const builds = buildsOf("sleep 60");
    queue(why);
    builds.look();
    await vi.waitUntil(isRunning);
    ending = why;
    builds.look();
    await vi.waitUntil(() => !isRunning());
    await builds.stop();
  }
  expect(said).toEqual(["service_gone service_gone"]);
});
