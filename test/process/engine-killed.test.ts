import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readOwner } from "../../src/engine/owner-record.ts";
import { connect } from "../../src/store/client.ts";
import { storeOf } from "../../src/store/store.ts";
import { startServer } from "../kit/server-process.ts";
import { create, isOver, read, serials, upTo } from "./calls.ts";
import { restingAfter, settledMoney } from "./money.ts";
import { waitUntil } from "./wait-until.ts";

const ROWS = 2000;

test("the engine's own process is killed during a run: the run ends right by itself", async () => {
  const plugins = fileURLToPath(new URL("../fixtures/plugins-process", import.meta.url));
  const server = await startServer({
    env: { QUARRY_PLUGIN_DIRS: plugins, QUARRY_INTERNAL_LEASE_MS: "2500", QUARRY_CONCURRENCY: "2" },
  });
  try {
    const { id } = await create(server, {
      scraper: "test-series",
      input: { rows: ROWS, pageRows: 20, pageMs: 15, checkpointEvery: 4 },
      limit: ROWS,
    });
    await waitUntil("Records are stored", async () => (await read(server, id)).recordCount > 300);
    const enginePid = readOwner(server.dataDir)!.enginePid;
    process.kill(enginePid, "SIGKILL");
    const ended = await waitUntil(
      "it is over",
      async () => {
        const now = await read(server, id).catch(() => null);
        return now && isOver(now) && now;
      },
      40_000,
    );
    expect(readOwner(server.dataDir)!.enginePid).not.toBe(enginePid);
    expect(ended).toMatchObject({ status: "SUCCEEDED", recordCount: ROWS });
    expect(await serials(server, id)).toEqual(upTo(ROWS));
    const connection = await connect(server.mongodbUrl, "quarry");
    expect(await settledMoney(storeOf(connection.db))).toEqual(restingAfter(ROWS * 700));
    await connection.close();
  } catch (error) {
    console.log(server.output());
    throw error;
  } finally {
    await server.stop();
  }
}, 90_000);
