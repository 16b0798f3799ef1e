import { renewLease } from "../../../store/request/request-leases.store.ts";
import type { RequestDoc } from "../../../store/request/request-documents.ts";
import type { FetchSettings } from "../../../scrape-host/thread/messages.ts";
import { announceRequest } from "../../event/request-events.ts";
import { concludeRequest } from "../../request/finish.ts";
import type { RequestAnnouncer } from "../../request/request-announcer.ts";
import type { RequestObserver } from "../../request/request-observer.ts";
import type { Settlements } from "../../request/settlement.ts";
import type { FieldCounts, FieldHealth } from "../../source-health/field-health.ts";
import type { SourceHealthService } from "../../source-health/source-health.service.ts";
import type { OperatorAuthorization } from "./authorized-fetch.ts";
import { endRun } from "./end-run.ts";
import type { FailureRecorder } from "./failure-recorder.ts";
import type { OutcomeLabel } from "./run-observer.ts";
import type { RunSession, SessionDeps } from "./run-session.ts";
import type { RunResult } from "./run-result.ts";
import { warnOfNulls } from "./warn-of-nulls.ts";

const RENEWALS_PER_LEASE = 3;
/** A run that ends within this is over before anybody could look at it. */
const SOON_MS = 50;

export interface LeasedRunDeps extends SessionDeps {
  health: SourceHealthService;
  fields: FieldHealth;
  fetchSettings(scraperId: string): FetchSettings;
  /** The operator's credentials for a scraper; they stay on this side of its thread. */
  authorizations(scraperId: string): readonly OperatorAuthorization[];
  /** What kills a worker does so within this, mostly. */
  harmlessMs: number;
  runSeconds: number;
  /** Days that Results of a scraper are kept. */
  resultsDays: (scraper: string) => number;
  observer?: RequestObserver;
  announcer?: RequestAnnouncer;
  settlements: Settlements;
  recordings: FailureRecorder;
}

/** A Request that has ended, and what was counted of its Records' fields. */
export interface Ended {
  request: RequestDoc;
  fields: FieldCounts;
}

/**
 * Runs a claimed Request, renewing its lease, until it ends or is handed back; null for the latter. Calls `whenHarmless`
 * once it has lived for `harmlessMs`.
 */
export async function runUnderLease(
  deps: LeasedRunDeps,
  session: RunSession,
  whenHarmless: () => void,
): Promise<Ended | null> {
  const { clock, store, leaseMs, harmlessMs } = deps;
  const { request, log } = session;
  let outcome: OutcomeLabel = "failed";
  log.debug("run begins");
  // What ends sooner is announced once.
  const announcement = setTimeout(() => void announceRequest(store, request, clock.now()), SOON_MS);
  const deadline = setTimeout(() => session.interrupt("deadline"), deps.runSeconds * 1000);
  const heartbeat = setInterval(() => void renew(deps, session), leaseMs / RENEWALS_PER_LEASE);
  const harmless = setTimeout(whenHarmless, harmlessMs);
  try {
    const { moduleUrl } = deps.catalog.usable(request.scraper);
    const fetch = deps.fetchSettings(request.scraper);
    const result =
      demoMismatch(request, fetch) ??
      (await session.run(
        moduleUrl,
        fetch,
        deps.authorizations(request.scraper),
        deps.recordings.wanted(request),
      ));
    await deps.recordings.keep(session, result);
    if (!request.isDemo) await warnOfNulls(deps, session, result);
    const finished = await endRun(deps, session, result);
    const { interruptReason } = session;
    outcome = interruptReason ?? "completed";
    log.info({ end: result.end, records: request.recordCount, interruptReason }, "run ended");
    return finished && { request: finished, fields: result.fields };
  } catch (error) {
    // The lease will run out and another attempt will take the Request over from its checkpoint.
    log.error({ err: error }, "a run could not be ended properly");
    return null;
  } finally {
    clearTimeout(announcement);
    clearTimeout(deadline);
    clearTimeout(harmless);
    clearInterval(heartbeat);
    session.watch?.ended(outcome);
  }
}

/** Made-up and real Records are never in one Request, whichever server it was created on, or is resumed on. */
function demoMismatch(request: RequestDoc, { mode }: FetchSettings): RunResult | null {
  const isDemo = request.isDemo === true;
  if (isDemo === (mode === "demo")) return null;
  const message = isDemo
    ? "This Request was created in a demo, with made-up Records; this server reads real sources."
    : "This Request was created on a server that reads real sources; this one is a demo.";
  return { end: { kind: "error", code: "demo_mismatch", message }, last: null, fields: {} };
}

/** Renews a lease. Interrupts the run when another attempt has it, or when it is to be cancelled. */
export async function renew({ store, clock, leaseMs }: SessionDeps, session: RunSession): Promise<void> {
  try {
    const held = await renewLease(store, session.lease, new Date(clock.now().getTime() + leaseMs));
    if (!held) session.interrupt("lease_lost");
    else if (held.state === "cancelling") {
      session.request.state = "cancelling";
      if (held.stopFor) session.request.stopFor = held.stopFor;
      session.interrupt("cancel");
    }
  } catch (error) {
    session.log.warn({ err: error }, "the lease could not be renewed");
  }
}

/** Settles an ended Request and counts it in source health; what fails here is done again by the re-drive. */
export async function conclude(deps: LeasedRunDeps, { request, fields }: Ended): Promise<void> {
  const { health, log } = deps;
  const { _id, scraper, operation, state, error } = request;
  // What is made up says nothing of a source.
  const isReal = request.isDemo !== true;
  const counted = state === "cancelled" || !isReal ? null : health.count(scraper, operation, error);
  const learned = isReal ? deps.fields.count(request, fields) : null;
  try {
    await Promise.all([concludeRequest(deps, request), counted, learned]);
  } catch (failure) {
    log.error({ err: failure, requestId: _id }, "a Request was ended and not booked yet");
  }
}
