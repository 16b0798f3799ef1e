import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test, vi } from "vitest";
import { probeCgroups } from "./cgroups.ts";

const run = promisify(execFile);
const root = mkdtempSync(join(tmpdir(), "quarry-cgroups-"));
afterAll(() => rmSync(root, { recursive: true }));
const OWN = `quarry-host-${process.pid}`;

test("of version 2 are made where the one of the service is delegated", async () => {
  const own = join(root, "own");
  writeFileSync(own, "0::/quarry.service/main\n");
  mkdirSync(join(root, "quarry.service/main"), { recursive: true });
  // The file of the place where there are no processes; in the other one it cannot be written.
  writeFileSync(join(root, "quarry.service/cgroup.subtree_control"), "");
  const cgroups = await probeCgroups(root, own);
  const { files } = await cgroups.make("one", 64);
  const folder = join(root, "quarry.service", OWN, "one");
  expect(files).toEqual([join(folder, "cgroup.procs")]);
  const limits = ["memory.max", "memory.swap.max", "pids.max"].map((file) =>
    readFileSync(join(folder, file), "utf8"),
  );
  expect(limits).toEqual([String(80 * 1024 * 1024), "0", "264"]);
});

test("nothing is limited where none can be made", async () => {
  const own = join(root, "none");
  writeFileSync(own, "0::/elsewhere\n4:memory:/elsewhere\n");
  const { files, end } = await (await probeCgroups(root, own)).make("one", 64);
  expect(files).toEqual([]);
  expect(await end({ reason: "exit", code: 137 })).toEqual({ reason: "exit", code: 137 });
});

test("those of this machine end what takes too much, and are gone after it", async ({ skip }) => {
  const cgroups = await probeCgroups();
  const worker = await cgroups.make("one", 1);
  const [memory] = worker.files.filter(
    (file) => existsSync(join(file, "../memory.oom_control")) || existsSync(join(file, "../memory.events")),
  );
  if (memory === undefined) skip("no cgroups with memory can be made here");
  const eats = `echo $$ > ${memory}; exec ${process.execPath} -e "Buffer.alloc(200e6, 1)"`;
  await expect(run("sh", ["-c", eats])).rejects.toMatchObject({ signal: "SIGKILL" });
  expect(await worker.end({ reason: "signal", signal: "SIGKILL" })).toEqual({ reason: "memory", most: 1 });
  await vi.waitUntil(() => worker.files.every((file) => !existsSync(join(file, ".."))), 5000);
  await cgroups.remove();
  expect(worker.files.every((file) => !existsSync(join(file, "../..")))).toBe(true);
});
