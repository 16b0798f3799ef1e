import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { DiskGuard } from "./disk-guard.ts";

afterEach(() => vi.useRealTimers());

test("a data folder that is gone ends nobody's process", async () => {
  const folder = await mkdtemp(join(tmpdir(), "quarry-room-"));
  vi.useFakeTimers();
  const log = { info: vi.fn(), error: vi.fn() };
  const guard = new DiskGuard(folder, log);
  await rm(folder, { recursive: true });
  vi.advanceTimersByTime(1000);
  expect(guard.hasSpace).toBe(true);
  expect([log.info.mock.calls, log.error.mock.calls]).toEqual([[], []]);
});
