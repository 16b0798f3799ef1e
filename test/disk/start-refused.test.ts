import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { EXIT } from "../../src/errors/to-exit-code.ts";
import { startServer } from "../kit/server-process.ts";
import { smallDisk, whyNoDisk, type SmallDisk } from "./small-disk.ts";
import { refusedStart } from "./start-up.ts";

const REPAIR = "Set QUARRY_DATA_DIR to another folder or repair this one.";

test("a file in the place of the data folder: the start is refused with the folder and what to do", async () => {
  const parent = await mkdtemp(join(tmpdir(), "quarry-refused-"));
  const dataDir = join(parent, "data");
  await writeFile(dataDir, "");
  const { code, stderr, stdout } = await refusedStart(dataDir);
  expect(stderr.split("\n")[0]).toBe(
    `The data folder ${dataDir} cannot be used: there is a file of that name. ${REPAIR}`,
  );
  expect(stderr).not.toContain("    at ");
  expect([code, stdout]).toEqual([EXIT.usage, ""]);
  await rm(parent, { recursive: true });
});

const reason = whyNoDisk();

describe.skipIf(reason !== null)(
  `on a disk of its own${reason === null ? "" : ` (skipped: ${reason})`}`,
  () => {
    let disk: SmallDisk;

    beforeEach(() => {
      disk = smallDisk(200);
    });
    afterEach(() => disk.remove());

    test.each(["a folder that is there", "a folder that is not there yet"])(
      "read-only: %s",
      async (which) => {
        const dataDir = which === "a folder that is there" ? disk.path : join(disk.path, "data");
        disk.setReadOnly(true);
        const { code, stderr, stdout } = await refusedStart(dataDir);
        expect(stderr.split("\n")[0]).toMatch(
          /^The data folder \S+ cannot be used: .*read-only.*\. Set QUARRY_DATA_DIR to another folder or repair this one\.$/,
        );
        expect(stderr).toContain(dataDir);
        expect(stderr).not.toContain("    at ");
        expect([code, stdout]).toEqual([EXIT.usage, ""]);
        disk.setReadOnly(false);
        const server = await startServer({ dataDir });
        await server.stop();
        expect(server.child.exitCode).toBe(EXIT.ok);
      },
    );

    test("full: the start is refused, and works once there is room", async () => {
      disk.fillTo(0);
      const dataDir = join(disk.path, "data");
      const { code, stderr, stdout } = await refusedStart(dataDir);
      expect(stderr.split("\n")[0]).toBe(
        `The disk of the data folder ${dataDir} is full (less than 16 MB free). Make room there or set QUARRY_DATA_DIR to a folder on another disk, and start again.`,
      );
      expect(stderr).not.toContain("    at ");
      expect([code, stdout]).toEqual([EXIT.retryLater, ""]);
      disk.makeRoom();
      const server = await startServer({ dataDir });
      await server.stop();
      expect(server.child.exitCode).toBe(EXIT.ok);
    });
  },
);
