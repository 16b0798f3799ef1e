import { setTimeout as sleep } from "node:timers/promises";
import type { ServerProcess } from "../kit/server-process.ts";
import { Refused, type OpenRecords, type StoredEvent } from "./record-streams.ts";

const BETWEEN_CONNECTIONS_MS = 40;
/** Close code for a key that may not do that. A client with a good key would give up on it. */
const FORBIDDEN = 4403;

/** A client that wants every Record and comes back with its last cursor whenever it loses its connection. */
export interface Follower {
  /** Records in the order in which they came, repeats included. */
  readonly seen: readonly StoredEvent[];
  /** Connections that were lost or refused. */
  readonly lost: number;
  /** Error codes and close codes that ended a connection. */
  readonly endings: ReadonlySet<string>;
  /** Resolves when a server said that all Records are sent. */
  readonly done: Promise<void>;
}

/**
 * @param gateways where it may connect; it takes the next one after each loss
 * @param cutAfter numbers of Records after which it drops its own connection, ascending
 */
export function follow(
  open: OpenRecords,
  gateways: () => ServerProcess[],
  id: string,
  cutAfter: readonly number[] = [],
): Follower {
  const seen: StoredEvent[] = [];
  const endings = new Set<string>();
  const cuts = [...cutAfter];
  let lost = 0;

  /** True when the server completed the stream. */
  async function connectOnce(gateway: ServerProcess): Promise<boolean> {
    for await (const event of open(gateway, { id, after: seen.at(-1)?.cursor ?? null })) {
      seen.push(event);
      if (seen.length === cuts[0]) {
        cuts.shift();
        return false;
      }
    }
    return true;
  }

  async function run(): Promise<void> {
    for (let turn = 0; ; turn++) {
      const offered = gateways();
      try {
        if (await connectOnce(offered[turn % offered.length]!)) return;
      } catch (error) {
        lost += 1;
        if (error instanceof Refused) endings.add(error.code);
        else if (closeCode(error) === FORBIDDEN) endings.add("forbidden");
        else if (error instanceof Error && error.message.startsWith("Nothing arrived")) throw error;
      }
      await sleep(BETWEEN_CONNECTIONS_MS);
    }
  }

  const done = run();
  // Awaited by the round at its end; until then a failure must not count as unhandled.
  done.catch(() => undefined);
  return {
    seen,
    get lost() {
      return lost;
    },
    endings,
    done,
  };
}

function closeCode(error: unknown): unknown {
  return typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
}
