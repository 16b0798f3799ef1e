import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Of a core: more is work, less the beat of an idle process. */
const IDLE_SHARE = 0.04;
/** So that a process that works a little now and then does not mostly collect. */
const LOOKS_BETWEEN = 12;
/** Of the heap, since it was given back last: what the beat of an idle process makes is not worth a collection. */
const WORTH_BYTES = 8 * 1024 * 1024;

/**
 * Gives memory back once this process is idle after its start, or after a rush: V8 collects only while memory is asked for,
 * and would keep a fifth of an idle process for ever. It stops a process that does nothing for up to 0.2 s.
 */
export function releaseWhenIdle(lookEveryMs = 5000): void {
  let kept = 0;
  let looksToWait = 0;
  let before = process.cpuUsage();
  setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const isIdle = user + system < lookEveryMs * 1000 * IDLE_SHARE;
    looksToWait--;
    if (isIdle && looksToWait <= 0 && process.memoryUsage().heapTotal > kept + WORTH_BYTES) {
      collectAll();
      kept = process.memoryUsage().heapTotal;
      looksToWait = LOOKS_BETWEEN;
    }
    before = process.cpuUsage();
  }, lookEveryMs).unref();
}

/** The collection that V8 keeps for when it runs out of memory: it alone gives back free pages, and code that is not used. */
function collectAll(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as NodeJS.GCFunction;
  setFlagsFromString("--no-expose-gc");
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
