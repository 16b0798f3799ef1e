import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";

export const CONNECTIONS = 20;
export const NO_WRK = "wrk, which costs less than what it loads, is not installed here.";

export interface Loaded {
  perSecond: number;
  /** Of the processor, that the generator itself took for a request. */
  ownMicroseconds: number;
  requests: number;
}

export const hasWrk = (): boolean => spawnSync("wrk", ["--version"]).error === undefined;

/**
 * Loads an address from one thread: a generator in Node would cost more than the fast ones of those that it compares. Throws when an
 * answer was not 2xx or had another length.
 */
export async function wrk(
  url: string,
  host: string,
  { seconds, bytes }: { seconds: number; bytes: number },
): Promise<Loaded> {
  const before = childSeconds();
  const child = spawn("wrk", ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "-H", `Host: ${host}`, url]);
  const ended = once(child, "exit");
  const printed = await text(child.stdout);
  // By then what it took is known here.
  await ended;
  const [, requests = "0", time = "0", read = "0", unit = ""] =
    /(\d+) requests in ([\d.]+)s, ([\d.]+)([KMG]?B) read/.exec(printed) ?? [];
  const readBytes = Number(read) * 1024 ** " KMG".indexOf(unit.replace("B", "") || " ");
  const isWhole = readBytes / Number(requests) >= bytes;
  if (/Non-2xx|Socket errors/.test(printed) || !isWhole) throw new Error(`wrk ${url} says:\n${printed}`);
  return {
    requests: Number(requests),
    perSecond: Number(requests) / Number(time),
    ownMicroseconds: ((childSeconds() - before) * 1e6) / Number(requests),
  };
}

/** What ended children of this process took of the processor. */
function childSeconds(): number {
  const stat = readFileSync("/proc/self/stat", "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
