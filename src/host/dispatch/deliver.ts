import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import { AppError } from "../../errors/app-error.ts";
import type { MeteredOperation } from "../../domain/meter/meter.service.ts";
import type { KnownHomes } from "../homes/known-homes.ts";
import type { HostLog } from "../logs/host-log.ts";
import { beside, ofDeployment, Use, type Meters } from "../meters/use.ts";
import { housedSite } from "../router/at-home.ts";
import { Exchange } from "../router/exchange.ts";
import type { Sites } from "../sites/sites.ts";
import { callFailure, withAwake } from "../workers/with-awake.ts";
import type { WorkerLife } from "../workers/worker-life.ts";

/** What the platform tells a worker, below `/.svc/`. Visitors cannot: the router refuses such paths. */
export interface Delivery {
  slug: string;
  path: string;
  body: string;
  headers?: Record<string, string>;
  /** What it counts as, beside a request. */
  counts?: Pick<MeteredOperation, "meter" | "quantity">;
}

/** How it went. What is `held` never reached the worker, or was cut off by the platform: it is no fault of the worker, and is tried again. */
export type Outcome =
  | { kind: "answered"; status: number; text: string; ms: number; requestId: string }
  | { kind: "failed"; code: AppError["code"]; ms: number; requestId: string }
  | { kind: "held"; reason: string; waitMs: number };

const MOST_ANSWER_BYTES = 1_000_000;
/** Where nobody says when it may be tried again. */
const AGAIN_MS = 1000;

/** Its process was asked to end while it had the delivery. */
class CutOff extends Error {}

interface Deps {
  sites: Sites;
  homes: KnownHomes;
  hostLog: HostLog;
  meters: Meters;
  /** From the begin of a delivery to the end of its answer. */
  withinMs: number;
}

/** Delivers to workers of services that live here: wakes them, counts, notes it in their log, and says how it went. */
export class Deliveries {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Never throws for what a worker or a cap does. */
  async deliver(delivery: Delivery): Promise<Outcome> {
    const began = performance.now();
    const requestId = randomUUID();
    try {
      const answer = await this.#answerOf(delivery, requestId);
      return { kind: "answered", ...answer, ms: msSince(began), requestId };
    } catch (error) {
      if (!(error instanceof AppError)) {
        if (error instanceof CutOff) return { kind: "held", reason: "replaced", waitMs: 0 };
        throw error;
      }
      const isFault = error.code === "worker_crashed" || error.code === "worker_timeout";
      if (isFault) return { kind: "failed", code: error.code, ms: msSince(began), requestId };
      const { retryAfterSeconds } = error;
      const waitMs = retryAfterSeconds === undefined ? AGAIN_MS : retryAfterSeconds * 1000;
      return { kind: "held", reason: error.code, waitMs };
    }
  }

  async #answerOf(delivery: Delivery, requestId: string): Promise<{ status: number; text: string }> {
    const { sites, homes, hostLog, meters } = this.#deps;
    const housed = await housedSite(await sites.present(delivery.slug), homes, null);
    if (!homes.isHere(housed.home)) throw new AppError("worker_unavailable", { retryAfterSeconds: 1 });
    const { deployment } = housed.site;
    const of = ofDeployment(deployment);
    const counted =
      delivery.counts && (await hostLog.noting(deployment, meters.admit({ ...of, ...delivery.counts })));
    let hasReached = false;
    try {
      const use = await hostLog.noting(deployment, Use.ofWorker(meters, deployment));
      const call = { request: { method: "POST" }, raw: delivery.path, requestId };
      const exchange = new Exchange({ deployment, use, log: hostLog }, call);
      const answered = await exchange.noting(() =>
        withAwake(housed.site.worker, (life) => this.#post(life, delivery, requestId, exchange)),
      );
      hasReached = true;
      return answered;
    } catch (error) {
      hasReached =
        error instanceof AppError &&
        error.code !== "worker_unavailable" &&
        error.code !== "usage_cap_reached";
      throw error;
    } finally {
      if (hasReached) beside(counted?.record());
      else counted?.release();
    }
  }

  async #post(
    life: WorkerLife,
    { path, body, headers }: Delivery,
    requestId: string,
    exchange: Exchange,
  ): Promise<{ status: number; text: string }> {
    const late = AbortSignal.timeout(this.#deps.withinMs);
    return life.use(async () => {
      try {
        const said = await life.deliveries.request({
          ...{ path, method: "POST", body, signal: late },
          headers: { ...headers, "content-type": "application/json", "x-request-id": requestId },
        });
        exchange.answered(said.statusCode);
        const text = await textOf(said, exchange);
        exchange.end("ok");
        return { status: said.statusCode, text };
      } catch (error) {
        throw failureOf(error as NodeJS.ErrnoException, { isLate: late.aborted, isCutOff: life.isStopping });
      }
    });
  }
}

/** The rest of a long answer is not read. */
async function textOf({ body }: { body: Readable & Dispatcher.ResponseData["body"] }, exchange: Exchange) {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    // What the worker has done it has done: a cap that is reached by its answer refuses the next delivery.
    exchange.read((chunk as Buffer).length);
    bytes += (chunk as Buffer).length;
    if (bytes > MOST_ANSWER_BYTES) break;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString();
}

function failureOf(
  cause: NodeJS.ErrnoException,
  { isLate, isCutOff }: { isLate: boolean; isCutOff: boolean },
): Error {
  if (cause instanceof AppError) return cause;
  const failure = callFailure(cause);
  if (!(failure instanceof AppError)) return failure;
  if (isLate) return new AppError("worker_timeout", { cause });
  return isCutOff && failure.code === "worker_crashed" ? new CutOff("", { cause }) : failure;
}

function msSince(began: number): number {
  return Math.round((performance.now() - began) * 10) / 10;
}
