import { Agent } from "undici";
import { guardedLookup, openLookup, type Resolver } from "./address-guard.ts";

/** Connections wait this long for the next request to the same origin. */
const KEEP_ALIVE_MS = 10_000;
const CONNECT_TIMEOUT_MS = 10_000;

interface AgentPair {
  /** Connects to public addresses only. */
  guarded: Agent;
  /** Only for origins that the operator exempts: its connections must not serve anyone else. */
  open: Agent;
}

const pairs = new WeakMap<Resolver, AgentPair>();

/** The connections of this thread, shared by all runs that use the same resolver. */
export function agentFor(resolve: Resolver, isPrivate: boolean): Agent {
  let pair = pairs.get(resolve);
  if (!pair) {
    pair = { guarded: agent(guardedLookup(resolve)), open: agent(openLookup(resolve)) };
    pairs.set(resolve, pair);
  }
  return isPrivate ? pair.open : pair.guarded;
}

function agent(lookup: ReturnType<typeof guardedLookup>): Agent {
  return new Agent({
    connect: { lookup, timeout: CONNECT_TIMEOUT_MS },
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: 60_000,
    // Every try has its own timer, which also covers these.
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
  });
}
