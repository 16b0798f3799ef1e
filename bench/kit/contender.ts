import { cpuSeconds } from "./cpu.ts";
import { Series } from "./series.ts";
import { wrk } from "./wrk.ts";

interface Of {
  url: string;
  /** As visitors call it. */
  host?: string;
  /** Of its processes, without what is behind it. */
  pids: () => number[];
}

/** A server that is loaded in turn with others, and what a request costs it. */
export class Contender {
  readonly #of: Of;
  readonly #microseconds: number[] = [];
  readonly #ofLoad: number[] = [];

  constructor(of: Of) {
    this.#of = of;
  }

  /** Requests of a path a second, each answered with so many bytes. */
  async round(path: string, bytes: number, seconds: number): Promise<number> {
    const { url, host = "worker", pids } = this.#of;
    const used = (): number => pids().reduce((sum, pid) => sum + cpuSeconds(pid), 0);
    const before = used();
    const { perSecond, requests, ownMicroseconds } = await wrk(url + path, host, { seconds, bytes });
    this.#microseconds.push(((used() - before) * 1e6) / requests);
    this.#ofLoad.push(ownMicroseconds);
    return perSecond;
  }

  /** Of the processor, for one request. */
  get microseconds(): number {
    return new Series(this.#microseconds).median;
  }

  /** What the load itself takes of it. */
  get ofLoad(): number {
    return new Series(this.#ofLoad).median;
  }
}
