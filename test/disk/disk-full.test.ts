import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connect, type Connection } from "../../src/store/client.ts";
import { storeOf } from "../../src/store/store.ts";
import { graphql } from "../kit/graphql-client.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";
import { create, isOver, read, serials, upTo } from "../process/calls.ts";
import { money, restingAfter, settledMoney } from "../process/money.ts";
import { waitUntil } from "../process/wait-until.ts";
import { smallDisk, whyNoDisk, type SmallDisk } from "./small-disk.ts";

const PLUGINS = fileURLToPath(new URL("../fixtures/plugins-process", import.meta.url));
const ROWS = 2000;
const PRICE = 700;
/** It waits in its middle until the disk is full, which the gate tells it. */
const series = (gate: string) => ({
  scraper: "test-series",
  input: { rows: ROWS, pageRows: 20, pageMs: 50, checkpointEvery: 4, gateAt: 800, gate },
  limit: ROWS,
});
const reason = whyNoDisk();

describe.skipIf(reason !== null)(`a disk that fills${reason === null ? "" : ` (skipped: ${reason})`}`, () => {
  let disk: SmallDisk;
  let server: ServerProcess;
  let connection: Connection;

  const start = () =>
    startServer({
      dataDir: join(disk.path, "data"),
      env: { QUARRY_PLUGIN_DIRS: PLUGINS, QUARRY_INTERNAL_LEASE_MS: "2500", QUARRY_CONCURRENCY: "2" },
    });

  beforeEach(async () => {
    disk = smallDisk(300);
    server = await start();
    connection = await connect(server.mongodbUrl, "quarry");
  });
  afterEach(async () => {
    await connection.close();
    await server.stop();
    disk.remove();
  });

  async function begun(gate: string): Promise<string> {
    const { id } = await create(server, series(gate));
    await waitUntil("Records are stored", async () => (await read(server, id)).recordCount > 200);
    return id;
  }

  /** What the export gives of a Request that is not over. */
  async function exported(id: string): Promise<number[]> {
    const answer = await fetch(`${server.url}/v1/requests/${id}/results?format=jsonl`, {
      headers: { authorization: `Bearer ${server.apiKey}` },
    });
    const lines = (await answer.text()).trim().split("\n");
    return lines.map((line) => (JSON.parse(line) as { n: number }).n);
  }

  async function expectWhole(id: string): Promise<void> {
    const ended = await waitUntil("it is over", async () => {
      const now = await read(server, id).catch(() => null);
      return now && isOver(now) && now;
    });
    expect(ended).toMatchObject({ status: "SUCCEEDED", recordCount: ROWS, finalCostUsdMicros: ROWS * PRICE });
    expect(await serials(server, id)).toEqual(upTo(ROWS));
    expect(await settledMoney(storeOf(connection.db))).toEqual(restingAfter(ROWS * PRICE));
  }

  test("new work is refused with what to do, runs wait, reads go on, and all goes on once there is room", async () => {
    const gate = join(tmpdir(), "gate-disk-full");
    const id = await begun(gate);
    disk.fillTo(40);
    // Gateway and worker look at the disk on their own.
    await waitUntil("both know", () => server.output().match(/the disk is full/g)?.length === 2);
    writeFileSync(gate, "");
    const waiting = await waitUntil("the run is handed back", async () => {
      const now = await read(server, id);
      return now.status === "QUEUED" && now;
    });
    expect(waiting.recordCount).toBeLessThan(ROWS);

    const { body } = await graphql(
      server.url,
      server.apiKey,
      "mutation ($input: RequestCreateInput!) { requestCreate(input: $input) { request { id } } }",
      { input: series("none") },
    );
    expect(body.errors?.[0]).toMatchObject({
      message: "The disk of this server is full, so nothing new can be stored. Reading still works.",
      extensions: {
        code: "storage_full",
        retryable: true,
        agent_instruction: expect.stringContaining("Wait until the operator has made room"),
        docs_url: `${server.url}/docs/errors#storage_full`,
      },
    });
    const rest = await fetch(`${server.url}/v1/requests`, {
      method: "POST",
      headers: { authorization: `Bearer ${server.apiKey}`, "content-type": "application/json" },
      body: JSON.stringify(series("none")),
    });
    expect([rest.status, rest.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await rest.json()).toMatchObject({ code: "storage_full", retryable: true });

    // Of the refused calls nothing is left, and the waiting Request is as it was.
    expect(await connection.db.collection("requests").countDocuments()).toBe(1);
    expect(await money(storeOf(connection.db))).toMatchObject({ holds: 1, held: ROWS * PRICE });
    expect(await exported(id)).toEqual(upTo(waiting.recordCount));

    disk.makeRoom();
    await expectWhole(id);
    expect((await read(server, id)).attempt).toBe(2);
  });

  test("filled to the last byte in the middle of a run, and restarted when there is room", async () => {
    const gate = join(tmpdir(), "gate-last-byte");
    const id = await begun(gate);
    disk.fillTo(0);
    writeFileSync(gate, "");
    await waitUntil("the server says so", () => server.output().includes("the disk is full"));
    await server.kill("SIGTERM");
    disk.makeRoom();
    server = await start();
    await expectWhole(id);
  });
});
