import { isErrorCode } from "../../../errors/codes.ts";
import { whileReconnecting } from "../../../store/client.ts";
import type { RequestDoc } from "../../../store/request/request-documents.ts";
import { handBack, type Commit } from "../../../store/request/request-leases.store.ts";
import { announceRequest } from "../../event/request-events.ts";
import { endRequest, type FinishSettings } from "../../request/finish.ts";
import type { RunOutcome } from "../../request/request-outcome.ts";
import type { ThreadOutcome } from "../../../scrape-host/thread/messages.ts";
import { DATABASE_AWAY_MS } from "./batch-commits.ts";
import type { InterruptReason, RunResult } from "./run-result.ts";
import type { RunSession } from "./run-session.ts";

/**
 * Ends the Request of a run, with what its thread gathered last, or lets it go on elsewhere.
 * @returns the Request when it has ended by this
 */
export async function endRun(
  settings: FinishSettings,
  session: RunSession,
  { end, last }: RunResult,
): Promise<RequestDoc | null> {
  const { store, clock } = settings;
  const { request, lease } = session;
  if (isHandedBack(session.interruptReason)) {
    if (last) await session.commit(last);
    if (isGivenUp(session.interruptReason)) return null;
    if (await handBack(store, lease, clock.now())) {
      await announceRequest(store, { ...request, state: "queued" }, clock.now());
      return null;
    }
    return finish(settings, session, end);
  }
  // What came after the batch at which a limit stopped the run does not count.
  if (!last || request.stopFor !== undefined) return finish(settings, session, end);
  let finished: RequestDoc | null = null;
  await session.store(last, async (commit) => {
    finished = await finish(settings, session, end, commit);
    return finished !== null;
  });
  return finished;
}

async function finish(
  settings: FinishSettings,
  { request, interruptReason, lease }: RunSession,
  end: ThreadOutcome,
  commit?: Commit,
): Promise<RequestDoc | null> {
  if (isGivenUp(interruptReason)) return null;
  const runOutcome = runOutcomeOf(end, interruptReason);
  const where = { leaseToken: lease.token };
  const cancelling: RequestDoc = { ...request, state: "cancelling" };
  // A cancel may have been stored after the last commit was read; it is also why a Request is not handed back.
  const now = interruptReason === "cancel" || isHandedBack(interruptReason) ? cancelling : request;
  // A repeat after a write whose answer was lost finds nothing to do; the settlement is then booked by the redrive.
  return whileReconnecting(
    DATABASE_AWAY_MS,
    async () =>
      (await endRequest(settings, now, where, runOutcome, commit)) ??
      (await endRequest(settings, cancelling, where, runOutcome, commit)),
  );
}

/** Whether another attempt has the Request, or is to take it over. */
function isGivenUp(interruptReason: RunSession["interruptReason"]): boolean {
  return interruptReason === "lease_lost" || interruptReason === "store_failed";
}

const HANDED_BACK: ReadonlySet<InterruptReason> = new Set(["shutdown", "disk_full", "make_room"]);

/** Whether a run ended so that its Request goes on later or elsewhere. */
function isHandedBack(interruptReason: RunSession["interruptReason"]): boolean {
  return interruptReason !== null && HANDED_BACK.has(interruptReason);
}

function runOutcomeOf(end: ThreadOutcome, interruptReason: RunSession["interruptReason"]): RunOutcome {
  if (interruptReason === "cancel" || isHandedBack(interruptReason)) return { kind: "cancelled" };
  if (interruptReason === "deadline" && end.kind === "error")
    return { kind: "error", code: "deadline_exceeded", message: "The run reached its deadline." };
  if (end.kind !== "error") return { kind: end.kind };
  return isErrorCode(end.code)
    ? { kind: "error", code: end.code, message: end.message }
    : { kind: "error", code: "plugin_crashed", message: end.message };
}
