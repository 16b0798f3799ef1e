import { join } from "node:path";
import { MongoClient } from "mongodb";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startEngine, type Engine } from "../../src/engine/engine.ts";
import { DURABLE } from "../../src/store/client.ts";
import { waitUntil } from "../process/wait-until.ts";
import { smallDisk, whyNoDisk, type SmallDisk } from "./small-disk.ts";

const reason = whyNoDisk();
const BATCH = 200;
const TEXT = "x".repeat(2000);

describe.skipIf(reason !== null)(
  `an engine that ends on a full disk${reason === null ? "" : ` (skipped: ${reason})`}`,
  () => {
    let disk: SmallDisk;
    let engine: Engine;
    const lines: string[] = [];
    const note = (_facts: object, text: string) => void lines.push(text);

    beforeEach(async () => {
      disk = smallDisk(200);
      engine = await startEngine({
        dataDir: join(disk.path, "data"),
        log: { info: note, warn: note, error: note } as never,
      });
    });
    afterEach(async () => {
      await engine.stop();
      disk.remove();
    });

    test("is started again when there is room, with all that it had acknowledged", async () => {
      const client = new MongoClient(engine.uri, { writeConcern: DURABLE, serverSelectionTimeoutMS: 500 });
      const things = client.db("t").collection<{ _id: number; text: string }>("things");
      let gone = false;
      engine.onExit(() => (gone = true));
      const first = engine.pid;
      let acknowledged = 0;
      disk.fillTo(20);
      // Writes until the journal finds no room, as a burst does that is faster than any watch.
      while (engine.pid === first) {
        const ids = Array.from({ length: BATCH }, (_, n) => acknowledged + n);
        try {
          await things.insertMany(ids.map((_id) => ({ _id, text: TEXT })));
          acknowledged += BATCH;
          disk.fillTo(0);
        } catch {
          continue;
        }
      }
      await waitUntil("it waits for room", () => lines.some((line) => line.includes("ended on a full disk")));
      expect(gone).toBe(false);
      disk.makeRoom();
      const found = await waitUntil("it answers again", () =>
        things
          .find({ _id: { $lt: acknowledged } })
          .project<{ _id: number }>({ _id: 1 })
          .toArray()
          .catch(() => null),
      );
      expect(acknowledged).toBeGreaterThan(0);
      expect(found).toHaveLength(acknowledged);
      expect(gone).toBe(false);
      await client.close();
    });
  },
);
