import type { Transport, Attempt } from "./transport.ts";
import type { HttpClientDeps } from "./deps.ts";
import { SourceError } from "../../plugin-sdk/source-error.ts";
import { decodeText } from "./decode.ts";
import type { HarPlayer } from "./har/player.ts";
import type { Origin, OriginTable } from "./origins.ts";
import { recordedRobots } from "./replay-transport.ts";
import { obeyRobots, readRobots, robotsOf, type RobotsVerdict } from "./robots.ts";

/** Throws `robots_disallowed`, at once or by its promise. Undefined means: go on, without waiting. */
export type RobotsGate = (attempt: Attempt) => Promise<void> | undefined;

/** Holds every attempt against the robots.txt of its origin: the live one, or in replay the recorded one. */
export function createRobotsGate(deps: HttpClientDeps, live: Transport, origins: OriginTable): RobotsGate {
  const robotsDeps = {
    transport: live,
    origins,
    userAgent: deps.userAgent,
    now: deps.now,
    sleep: deps.sleep,
  };
  const find = deps.mode.kind === "replay" ? replayVerdicts(deps.mode.player) : shared;

  function shared(origin: Origin): Promise<RobotsVerdict> | RobotsVerdict {
    const verdict = robotsOf(origin, robotsDeps);
    if (!(verdict instanceof Promise)) return verdict;
    return verdict.catch((error: unknown) => {
      // The run that had started the fetch was cancelled while it waited for its permit; this one was not.
      const isOthers = error instanceof SourceError && error.code === "cancelled" && !deps.signal.aborted;
      if (isOthers) return shared(origin);
      throw error;
    });
  }

  return ({ origin, url }) => {
    if (origin.ignoresRobots) return undefined;
    deps.stats.robotsChecks += 1;
    const verdict = find(origin);
    if (!(verdict instanceof Promise)) {
      obeyRobots(verdict, origin, url, deps.userAgent);
      return undefined;
    }
    return untilAborted(verdict, deps.signal).then((found) => obeyRobots(found, origin, url, deps.userAgent));
  };
}

/** A recording mostly has no robots.txt, and then allows everything. Read once per origin and run. */
function replayVerdicts(player: HarPlayer): (origin: Origin) => RobotsVerdict {
  const verdicts = new Map<string, RobotsVerdict>();
  return (origin) => {
    let verdict = verdicts.get(origin.url);
    if (!verdict) {
      const recorded = recordedRobots(player, `${origin.url}/robots.txt`);
      verdict = recorded
        ? readRobots(origin, recorded.status, decodeText(recorded.body, "text/plain; charset=utf-8"))
        : { kind: "open" };
      verdicts.set(origin.url, verdict);
    }
    return verdict;
  };
}

/** The fetch goes on for others who wait for it; this run does not. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(new SourceError("cancelled", "The run was cancelled."));
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}
