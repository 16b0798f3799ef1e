import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { probeIsolation } from "./isolation.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "quarry-isolation-"));
  vi.stubEnv("PATH", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it("says what each stronger level lacks", async () => {
  const { level, reason } = await probeIsolation(folder, ["namespaces", "plain"]);
  expect(level).toBe("plain");
  expect(reason).toBe(
    "namespaces: bubblewrap is not installed; plain: setpriv of util-linux is not installed",
  );
});

it("says what a level that is installed fails with", async () => {
  for (const name of ["setpriv", "prlimit"]) writeFileSync(join(folder, name), "", { mode: 0o755 });
  const script = '#!/bin/sh\necho "bwrap: No permissions to create new namespace" >&2\nexit 1\n';
  writeFileSync(join(folder, "bwrap"), script, { mode: 0o755 });
  // As nobody's user is set by a program that is none here, where the tests run as root.
  writeFileSync(join(folder, "setpriv"), script, { mode: 0o755 });
  const { reason } = await probeIsolation(folder, ["namespaces"]);
  expect(reason).toBe("namespaces: bwrap: No permissions to create new namespace");
});
