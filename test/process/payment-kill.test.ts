import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LOCAL_ACCOUNT_ID } from "../../src/domain/account/local-account.ts";
import { verifyLedger } from "../../src/domain/wallet/verify-ledger.ts";
import { rest } from "../kit/rest-client.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { GRANT, money } from "./money.ts";
import { waitUntil } from "./wait-until.ts";

const USD = 1_000_000;
/** After the payment was sent: somewhere between the page, the message, the ledger and the wallet. */
const KILLED_AFTER_MS = [8, 20, 45];

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
  await cluster.start("worker");
});
afterAll(() => cluster.stop());

async function page(gateway: ServerProcess): Promise<string> {
  const body = { topUp: 20 };
  return (await rest<{ url: string }>(gateway.url, gateway.apiKey, "/v1/billing/checkout", { body })).body
    .url;
}

const pay = (gateway: ServerProcess, url: string): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: gateway.url },
    body: "outcome=pay",
    redirect: "manual",
  });

test("a gateway that is killed with -9 between the payment and the ledger leaves the money once", async () => {
  for (const afterMs of KILLED_AFTER_MS) {
    const gateway = await cluster.start("gateway");
    await pay(gateway, await page(gateway));
    const url = await page(gateway);
    const paying = pay(gateway, url).catch(() => null);
    await sleep(afterMs);
    gateway.child.kill("SIGKILL");
    await paying;
  }
  const { sandbox, payments } = cluster.store;
  await waitUntil("all that was paid is booked", async () => {
    const doc = await sandbox.findOne({ _id: LOCAL_ACCOUNT_ID });
    return (
      doc?.events.length === 0 &&
      (await payments.countDocuments({ state: "succeeded" })) === doc.charges.length
    );
  });
  const paid = (await sandbox.findOne({ _id: LOCAL_ACCOUNT_ID }))?.charges.length ?? 0;
  expect(paid).toBeGreaterThanOrEqual(KILLED_AFTER_MS.length);
  const whole = GRANT + paid * 20 * USD;
  await waitUntil("the wallet has it", async () => (await money(cluster.store)).available === whole);
  expect(await money(cluster.store)).toEqual({ available: whole, held: 0, holds: 0, ledger: whole });
  expect(await cluster.store.ledger.countDocuments({ kind: "top_up" })).toBe(paid);
  expect(await cluster.store.invoices.countDocuments()).toBe(paid);
  expect((await verifyLedger(cluster.store, [], null)).faults).toEqual([]);
});
