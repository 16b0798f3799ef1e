import { once } from "node:events";
import { createServer } from "node:net";

/** Above those that need rights, below those that the kernel gives to connections and to whoever asks for port 0. */
const FIRST = 10_000;
const END = 32_768;
/** More than a run has processes: `maxWorkers` of vitest.config.ts. */
const LANES = 16;
const PER_LANE = Math.floor((END - FIRST) / LANES);

const firstOfLane = FIRST + (Number(process.env.VITEST_POOL_ID ?? 0) % LANES) * PER_LANE;
/** A run beside this one begins elsewhere. */
let next = process.pid;

/**
 * A port of this machine on which nobody listens, and which nobody takes before it is used: of those that no other process
 * of this run picks from.
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < PER_LANE; tried++) {
    const port = firstOfLane + (next++ % PER_LANE);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${firstOfLane} to ${firstOfLane + PER_LANE - 1} is free.`);
}

async function isFree(port: number): Promise<boolean> {
  const listener = createServer().listen(port, "127.0.0.1");
  try {
    await once(listener, "listening");
  } catch {
    return false;
  }
  listener.close();
  await once(listener, "close");
  return true;
}
