/** One of the processes that count on one hot meter: through the metering core, or with a plain `$inc` for each operation. */
import { Feed } from "../../src/domain/event/feed.ts";
import { MeterService } from "../../src/domain/meter/meter.service.ts";
import { connect, DURABLE } from "../../src/store/client.ts";
import { storeOf } from "../../src/store/store.ts";
import { serveAsPeer } from "../kit/serve-as-peer.ts";

export interface MeterTask {
  way: "core" | "inc";
  ms: number;
  atOnce: number;
}

const { db } = await connect(process.env.MONGODB_URL ?? "", "quarry");
const store = storeOf(db);
const meters = new MeterService({ store, clock: { now: () => new Date() }, feed: new Feed({ store }) });
const operation = { accountId: "acc_bench", meter: "kv_reads", service: "svc_1", quantity: 1 } as const;
const plain = db.collection<{ _id: string; n: number }>("plainCounter");

const ways = {
  core: async () => (await meters.admit(operation)).record(),
  inc: async () =>
    void (await plain.updateOne({ _id: "hot" }, { $inc: { n: 1 } }, { upsert: true, writeConcern: DURABLE })),
};

/** Operations that were durable when the time was over. */
async function run({ way, ms, atOnce }: MeterTask): Promise<number> {
  const until = performance.now() + ms;
  let done = 0;
  const loop = async (): Promise<void> => {
    while (performance.now() < until) {
      await ways[way]();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
  return done;
}

serveAsPeer<MeterTask, number>(null, run);
