import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { MongoClient, type Collection } from "mongodb";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startEngine, type Engine } from "./engine.ts";
import { thisMachine } from "./library.ts";
import { engineSupportOf } from "./platform.ts";
import { processStart } from "./process-identity.ts";
import { claimSocketFolder, socketPathOf } from "./socket-folder.ts";

const HOLDER = fileURLToPath(new URL("../../test/engine/hold-engine.ts", import.meta.url));
const JOURNALED = { writeConcern: { w: "majority", journal: true } } as const;

const support = engineSupportOf(thisMachine());
const title =
  support.how === "not_at_all" ? `embedded engine (skipped: ${support.reason})` : "embedded engine";

describe.skipIf(support.how === "not_at_all")(title, () => {
  let dataDir: string;
  let lines: string[];
  let cleanUps: (() => unknown)[];

  const note = (_fields: object, text: string) => void lines.push(text);
  const log = { info: note, warn: note, error: note } as never;

  async function started(): Promise<Engine> {
    const engine = await startEngine({ dataDir, log });
    cleanUps.unshift(() => engine.stop());
    return engine;
  }

  function clientOf(uri: string): MongoClient {
    const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000 });
    cleanUps.unshift(() => client.close());
    return client;
  }

  /** Another process that holds an engine on the same folder. */
  async function holder(): Promise<{ process: ChildProcess; uri: string; pid: number; attached: boolean }> {
    const child = fork(HOLDER, [dataDir], { execArgv: [], stdio: ["ignore", "pipe", "inherit", "ipc"] });
    cleanUps.unshift(() => child.kill("SIGKILL"));
    const [line] = (await once(child.stdout!, "data")) as [Buffer];
    return { process: child, ...JSON.parse(line.toString()) };
  }

  /** Waits for a process to end. */
  async function ended(pid: number, withinMs: number): Promise<boolean> {
    for (const end = performance.now() + withinMs; performance.now() < end; await pause(20)) {
      if (processStart(pid) === undefined) return true;
    }
    return false;
  }

  beforeEach(async () => {
    dataDir = join(await mkdtemp(join(tmpdir(), "quarry engine ")), "data");
    lines = [];
    cleanUps = [];
  });

  afterEach(async () => {
    for (const cleanUp of cleanUps) await cleanUp();
    await rm(join(socketPathOf(dataDir), ".."), { recursive: true, force: true, maxRetries: 5 });
    await rm(join(dataDir, ".."), { recursive: true, force: true, maxRetries: 5 });
  });

  test("keeps data over stop and start under the same URI, and leaves no lock or socket", async () => {
    const first = await started();
    await clientOf(first.uri).db("t").collection("things").insertOne({ n: 1 }, JOURNALED);
    await first.stop();
    expect(await readdir(dataDir)).not.toContain("engine.lock");
    expect(await readdir(join(socketPathOf(dataDir), ".."))).toEqual([]);

    const second = await started();
    expect(second.uri).toBe(first.uri);
    expect(second.pid).not.toBe(first.pid);
    expect(await clientOf(second.uri).db("t").collection("things").countDocuments()).toBe(1);
    expect(lines).toEqual([]);
  });

  test("an engine killed with SIGKILL is started again and the same client goes on", async () => {
    const engine = await started();
    const things = clientOf(engine.uri).db("t").collection<{ _id: number }>("things");
    await things.insertMany(
      Array.from({ length: 50 }, (_, id) => ({ _id: id })),
      JOURNALED,
    );
    const killed = engine.pid!;
    process.kill(killed, "SIGKILL");
    expect(await ended(killed, 2000)).toBe(true);

    expect(await eventually(() => things.countDocuments())).toBe(50);
    expect(engine.pid).not.toBe(killed);
    expect(lines).toEqual(["the embedded MongoDB ended and is started again"]);
    // Only the socket folder of the running engine is left.
    const folder = join(socketPathOf(dataDir), "..");
    expect((await readdir(folder)).filter((name) => name.startsWith("embedded-mongodb-"))).toHaveLength(1);
  });

  test("what four writers were told is stored survives every SIGKILL", async () => {
    const engine = await started();
    const things = clientOf(engine.uri).db("t").collection<{ _id: string }>("things");
    const told: string[] = [];
    for (let kill = 1; kill <= 4; kill++) {
      const before = told.length;
      let isKilled = false;
      const writers = [1, 2, 3, 4].map((writer) =>
        writeUntilKilled(things, `${kill}/${writer}`, told, () => isKilled),
      );
      // Enough for several flushes of the journal, at a moment that differs each time.
      while (told.length < before + 9000) await pause(1);
      isKilled = true;
      process.kill(engine.pid!, "SIGKILL");
      await Promise.all(writers);
      const found = await eventually(() => things.find().project<{ _id: string }>({ _id: 1 }).toArray());
      const stored = new Set(found.map(({ _id }) => _id));
      expect(told.filter((id) => !stored.has(id))).toEqual([]);
    }
  });

  test("the engine of a process killed with SIGKILL ends by itself and the next start recovers", async () => {
    const other = await holder();
    await clientOf(other.uri).db("t").collection("things").insertOne({ n: 1 }, JOURNALED);
    other.process.kill("SIGKILL");
    expect(await ended(other.pid, 5000)).toBe(true);

    const engine = await started();
    expect(engine.attached).toBe(false);
    expect(await clientOf(engine.uri).db("t").collection("things").countDocuments()).toBe(1);
  });

  test("a start right after owner and engine were killed takes the left-over lock over and says so", async () => {
    const other = await holder();
    await clientOf(other.uri).db("t").collection("things").insertOne({ n: 1 }, JOURNALED);
    // An engine that runs on for a moment sees that its owner is gone, and closes.
    process.kill(other.pid, "SIGSTOP");
    other.process.kill("SIGKILL");
    await once(other.process, "exit");
    process.kill(other.pid, "SIGKILL");
    const lock = JSON.parse(await readFile(join(dataDir, "engine.lock"), "utf8"));
    expect(lock).toMatchObject({ pid: other.process.pid, enginePid: other.pid });

    const engine = await started();
    expect(engine.attached).toBe(false);
    expect(lines).toEqual([
      "the last process ended without closing its database; recovered from the journal",
    ]);
    expect(await clientOf(engine.uri).db("t").collection("things").countDocuments()).toBe(1);
  });

  test("a lock whose pid now belongs to another process, or that is torn, does not stop a start", async () => {
    await mkdir(dataDir, { recursive: true });
    const socketPath = socketPathOf(dataDir);
    const stale = { pid: process.pid, startedAt: "before", enginePid: process.pid, socketPath };
    await writeFile(join(dataDir, "engine.lock"), JSON.stringify(stale));
    const first = await started();
    expect(first.attached).toBe(false);
    await first.stop();
    await writeFile(join(dataDir, "engine.lock"), '{"pid":');
    expect((await started()).attached).toBe(false);
  });

  test("two simultaneous starts share one engine, and the second takes over when the first ends", async () => {
    const [one, two] = await Promise.all([holder(), holder()]);
    expect(one.uri).toBe(two.uri);
    expect(one.pid).toBe(two.pid);
    expect([one.attached, two.attached].sort()).toEqual([false, true]);
    const [owner, joined] = one.attached ? [two, one] : [one, two];
    const things = clientOf(joined.uri).db("t").collection("things");
    await things.insertOne({ n: 1 }, JOURNALED);

    owner.process.kill("SIGKILL");
    expect(await ended(owner.pid, 5000)).toBe(true);
    expect(await eventually(() => things.countDocuments())).toBe(1);
    const lock = JSON.parse(await readFile(join(dataDir, "engine.lock"), "utf8"));
    expect(lock.pid).toBe(joined.process.pid);
  });

  test("an engine that dies again and again is given up with an error", async () => {
    const engine = await started();
    const gone = new Promise<Error>((resolve) => engine.onExit(resolve));
    let isGone = false;
    void gone.then(() => (isGone = true));
    while (!isGone) {
      if (engine.pid !== undefined) process.kill(engine.pid, "SIGKILL");
      await pause(20);
    }
    expect((await gone).message).toContain("ended 5 times in a row; last: ");
  });

  test("a data folder that cannot be one is refused with the variable to set", async () => {
    await writeFile(join(dataDir, "..", "file"), "");
    dataDir = join(dataDir, "..", "file", "data");
    await expect(started()).rejects.toMatchObject({
      code: "config_invalid",
      message: expect.stringContaining("cannot be used: a part of the path is a file. Set QUARRY_DATA_DIR"),
    });
    dataDir = join(dataDir, "..", "..", "data");
  });

  test("what the engine itself refuses to open is refused at once with its words", async () => {
    await mkdir(join(dataDir, "mongod.lock"), { recursive: true });
    await expect(started()).rejects.toMatchObject({
      code: "config_invalid",
      message: expect.stringContaining("cannot be used: embedded MongoDB error: Location28596"),
    });
    expect(lines).toEqual([]);
  });

  test("a folder whose files make the engine crash is given up with an error", async () => {
    await (await started()).stop();
    await writeFile(join(dataDir, "WiredTiger.turtle"), "not a database");
    await expect(started()).rejects.toMatchObject({
      code: "config_invalid",
      message: expect.stringContaining("ended 5 times in a row; last: its process ended ("),
    });
  });

  test("a socket folder that others can enter is refused", async () => {
    const socketPath = socketPathOf(dataDir);
    const folder = join(socketPath, "..");
    await mkdir(folder);
    await chmod(folder, 0o777);
    cleanUps.unshift(() => rm(folder, { recursive: true }));
    expect(() => claimSocketFolder(socketPath)).toThrow(/belongs to another user or is open to others/);
  });
});

/** Writes journalled batches one after the other until the engine is killed; notes what was acknowledged. */
async function writeUntilKilled(
  things: Collection<{ _id: string }>,
  writer: string,
  told: string[],
  isKilled: () => boolean,
): Promise<void> {
  for (let batch = 0; !isKilled(); batch++) {
    const docs = Array.from({ length: 30 }, (_, n) => ({ _id: `${writer}/${batch}/${n}` }));
    try {
      await things.insertMany(docs, JOURNALED);
    } catch {
      // Killed meanwhile, or a connection of the engine before this one.
      continue;
    }
    told.push(...docs.map(({ _id }) => _id));
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Repeats a call that fails while the engine restarts, for at most ten seconds. */
async function eventually<T>(call: () => Promise<T>): Promise<T> {
  for (const end = performance.now() + 10_000; ;) {
    try {
      return await call();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}
