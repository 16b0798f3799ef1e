/** The least that a read and a durable write of a value can cost: the driver alone, as many calls under way as the load has connections. */
import { Binary } from "mongodb";
import { connect, DURABLE } from "../../src/store/client.ts";
import type { RawTask } from "../kv.bench.ts";
import { CONNECTIONS } from "../kit/load.ts";
import { serveAsPeer } from "../kit/serve-as-peer.ts";

const KEYS = 1000;
const VALUE = new Binary(Buffer.alloc(100, "v"));

const { db } = await connect(process.env.MONGODB_URL ?? "", "raw");
const values = db.collection<{ _id: string; v: Binary }>("values");
await values.insertMany(Array.from({ length: KEYS }, (_, n) => ({ _id: `key-${n}`, v: VALUE })));

const WORK: Readonly<Record<RawTask["work"], (key: string) => Promise<unknown>>> = {
  get: (key) => values.findOne({ _id: key }),
  put: (key) => values.replaceOne({ _id: key }, { v: VALUE }, { upsert: true, writeConcern: DURABLE }),
};

serveAsPeer<RawTask, number>(null, async ({ work, seconds }) => {
  let done = 0;
  const until = performance.now() + seconds * 1000;
  const caller = async (): Promise<void> => {
    for (; performance.now() < until; done++) await WORK[work](`key-${Math.floor(Math.random() * KEYS)}`);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, caller));
  return done / seconds;
});
