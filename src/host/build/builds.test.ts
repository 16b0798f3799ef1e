import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import type { HostedBuild } from "../../domain/deployment/builds.ts";
import { createLog } from "../../kernel/log.ts";
import { Builds } from "./builds.ts";
import { findBuildTools } from "./sandbox.ts";

const folder = mkdtempSync(join(tmpdir(), "quarry-builds-"));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it("on a machine without Rust every build fails with one word, and the next one is taken", async () => {
  vi.stubEnv("PATH", folder);
  expect(await findBuildTools()).toBe("no_toolchain");
  const waiting: HostedBuild[] = ["dep_1", "dep_2"].map((deploymentId) => ({
    ...{ deploymentId, package: "worker", files: { "../out": "blob" }, secrets: {} },
  }));
  const failed: string[] = [];
  const builds = new Builds({
    source: {
      take: async () => waiting.shift() ?? null,
      note: async () => undefined,
      pass: async () => undefined,
      fail: async (id, reason) => void failed.push(`${id} ${reason}`),
    },
    ...{ fetched: async (blob) => join(folder, blob), folder, log: createLog("silent") },
  });
  builds.look();
  builds.look();
  await vi.waitUntil(() => failed.length === 2);
  expect(failed).toEqual(["dep_1 no_toolchain", "dep_2 no_toolchain"]);
  expect(readdirSync(folder)).toEqual([]);
  await builds.stop();
});
