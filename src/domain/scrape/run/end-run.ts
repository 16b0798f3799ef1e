import { isErrorCode } from "../../../errors/codes.ts";
import { whileReconnecting } from "../../../store/client.ts";
import type { RequestDoc } from "../../../store/documents.ts";
import { handBack, type Commit } from "../../../store/request-leases.store.ts";
import { announceRequest } from "../../event/request-events.ts";
import { endRequest, type FinishSettings } from "../../request/finish.ts";
import type { RunEnd } from "../../request/ending.ts";
import type { ThreadEnd } from "../../../scrape-host/thread/messages.ts";
import type { RunResult } from "./run-result.ts";
import { DATABASE_AWAY_MS, type RunSession } from "./run-session.ts";

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
  if (isHandedBack(session.interruption)) {
    if (last) await session.commit(last);
    if (isGivenUp(session.interruption)) return null;
    if (await handBack(store, lease, clock.now())) {
      await announceRequest(store, { ...request, state: "queued" }, clock.now());
      return null;
    }
    return finish(settings, session, end);
  }
  if (!last) return finish(settings, session, end);
  let finished: RequestDoc | null = null;
  await session.store(last, async (commit) => {
    finished = await finish(settings, session, end, commit);
    return finished !== null;
  });
  return finished;
}

async function finish(
  settings: FinishSettings,
  { request, interruption, lease }: RunSession,
  end: ThreadEnd,
  commit?: Commit,
): Promise<RequestDoc | null> {
  if (isGivenUp(interruption)) return null;
  const runEnd = runEndOf(end, interruption);
  const where = { "lease.token": lease.token };
  const cancelling: RequestDoc = { ...request, state: "cancelling" };
  // A cancel may have been stored after the last commit was read; it is also why a Request is not handed back.
  const now = interruption === "cancel" || isHandedBack(interruption) ? cancelling : request;
  // A repeat after a write whose answer was lost finds nothing to do; the settlement is then booked by the redrive.
  return whileReconnecting(
    DATABASE_AWAY_MS,
    async () =>
      (await endRequest(settings, now, where, runEnd, commit)) ??
      (await endRequest(settings, cancelling, where, runEnd, commit)),
  );
}

/** Whether another attempt has the Request, or is to take it over. */
function isGivenUp(interruption: RunSession["interruption"]): boolean {
  return interruption === "lease_lost" || interruption === "store_failed";
}

/** Whether a run ended so that its Request goes on later or elsewhere. */
function isHandedBack(interruption: RunSession["interruption"]): boolean {
  return interruption === "shutdown" || interruption === "disk_full";
}

function runEndOf(end: ThreadEnd, interruption: RunSession["interruption"]): RunEnd {
  if (interruption === "cancel" || isHandedBack(interruption)) return { kind: "cancelled" };
  if (interruption === "deadline" && end.kind === "error")
    return { kind: "error", code: "deadline_exceeded", message: "The run reached its deadline." };
  if (end.kind !== "error") return { kind: end.kind };
  return isErrorCode(end.code)
    ? { kind: "error", code: end.code, message: end.message }
    : { kind: "error", code: "plugin_crashed", message: end.message };
}
