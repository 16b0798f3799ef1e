import type { IncomingMessage, ServerResponse } from "node:http";
import type { HostedWorker } from "../workers/hosted-worker.ts";
import { callFailure, withAwake } from "../workers/with-awake.ts";
import type { WorkerLife } from "../workers/worker-life.ts";
import type { Exchange } from "./exchange.ts";
import { relay } from "./relay.ts";

export interface Forwarded {
  request: IncomingMessage;
  reply: ServerResponse;
  raw: string;
  requestId: string;
  /** Whose share of the worker's places it takes; null for those that no limit can tell apart. */
  visitor: string | null;
  /** What the worker is told with it. */
  headers: string[];
  mayAnswer: () => boolean;
  exchange: Exchange;
}

/** One that is not admitted anywhere yet. */
export type Call = Omit<Forwarded, "mayAnswer" | "exchange">;

/** Sends a request to a worker, and its answer back, both as they come. Rejects when nothing of an answer has been sent. */
export async function forward(worker: HostedWorker, forwarded: Forwarded): Promise<void> {
  await withAwake(worker, (life) => inTurn(life, forwarded));
}

function inTurn(life: WorkerLife, forwarded: Forwarded): Promise<void> {
  return life.use(async () => {
    const giveBack = await life.places.request(forwarded.visitor, forwarded.reply);
    if (giveBack === null) return forwarded.exchange.end("canceled");
    try {
      await relay(life.pool, { ...forwarded, failureOf: callFailure, bodyMs: life.bodyMs });
    } finally {
      giveBack();
    }
  });
}
