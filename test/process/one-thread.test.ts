import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ServerProcess } from "../kit/server-process.ts";
import { create, isOver, read, serials, upTo } from "./calls.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { restingAfter, settledMoney } from "./money.ts";
import { waitUntil } from "./wait-until.ts";

describe("Requests that follow each other in one thread", () => {
  let cluster: Cluster;
  let server: ServerProcess;
  let spent = 0;

  beforeAll(async () => {
    cluster = await startCluster();
    server = await cluster.start("all", { QUARRY_CONCURRENCY: "1" });
  });
  afterAll(() => cluster.stop());

  const over = (id: string) =>
    waitUntil("the Request is over", async () => {
      const now = await read(server, id);
      return isOver(now) && now;
    });

  test("what one leaves behind does not end the next", async () => {
    const first = await create(server, { scraper: "test-litters", input: {} });
    const next = await create(server, {
      scraper: "test-series",
      input: { rows: 40, pageRows: 2, pageMs: 50 },
    });
    expect(await over(first.id)).toMatchObject({ status: "SUCCEEDED", recordCount: 1 });
    expect(await over(next.id)).toMatchObject({ status: "SUCCEEDED", recordCount: 40, attempt: 1 });
    spent += 41 * 700;
    expect(await settledMoney(cluster.store)).toEqual(restingAfter(spent));
  });

  test("forty short ones give all they have, none is left running", async () => {
    // The last batch of a run and its end take different ways to the host and may arrive in either order.
    const made = await Promise.all(
      upTo(40).map((n) =>
        create(server, { scraper: "test-series", input: { rows: 3 + n, pageRows: n, pageMs: n % 4 } }),
      ),
    );
    for (const [index, { id }] of made.entries()) {
      expect(await over(id)).toMatchObject({ status: "SUCCEEDED", recordCount: index + 4, attempt: 1 });
      expect(await serials(server, id)).toEqual(upTo(index + 4));
      spent += (index + 4) * 700;
    }
    expect(await settledMoney(cluster.store)).toEqual(restingAfter(spent));
  });
});
