import { setImmediate as nextTurn } from "node:timers/promises";
import { Feed } from "../../src/domain/event/feed.ts";
import { MeterService } from "../../src/domain/meter/meter.service.ts";
import { connect } from "../../src/store/client.ts";
import { storeOf } from "../../src/store/store.ts";

/** A process that does one metered operation after another, several at once, and tells how many were acknowledged. */
const [uri = "", accountId = "", atOnce = "1", journalFolder] = process.argv.slice(2);
const { db } = await connect(uri, "store-test");
const store = storeOf(db);
const meters = new MeterService({
  ...{ store, clock: { now: () => new Date() }, feed: new Feed({ store }) },
  ...(journalFolder !== undefined && { journalFolder }),
});
const operation = { accountId, meter: "kv_reads", service: "svc_1", quantity: 1 } as const;
let begun = 0;
let acknowledged = 0;

async function work(): Promise<void> {
  for (;;) {
    const admission = await meters.admit(operation);
    begun += 1;
    const recorded = admission.record();
    // With a journal nobody waits for the database.
    if (journalFolder === undefined) await recorded;
    else await nextTurn();
    acknowledged += 1;
    // Sent before the next operation: what the parent has not heard of may be counted, and no more.
    process.send?.({ acknowledged, begun });
  }
}

await Promise.allSettled(Array.from({ length: Number(atOnce) }, work));
process.send?.({ acknowledged, begun, isStopped: true });
