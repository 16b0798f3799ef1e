import type { Clock } from "../../kernel/clock.ts";
import { lastBuildStarts, openBuilds, type OpenBuild } from "../../store/deployment/builds.store.ts";
import type { HostDoc } from "../../store/host/host-documents.ts";
import { listHosts } from "../../store/host/hosts.store.ts";
import type { Store } from "../../store/store.ts";
import { FAILURES, type FailureReason } from "./failures.ts";

interface Deps {
  store: Store;
  clock: Clock;
}

export interface BuildQueue {
  /** Whose host is there. */
  running: OpenBuild[];
  /** In the order in which they begin; those whose host is gone are among them. */
  waiting: OpenBuild[];
}

export async function buildQueue({ store, clock }: Deps): Promise<BuildQueue> {
  const open = await openBuilds(store);
  if (open.length === 0) return { running: [], waiting: [] };
  const present = new Set((await presentHosts({ store, clock })).map(({ _id }) => _id));
  const isRunning = ({ state, host }: OpenBuild): boolean => state === "running" && present.has(host ?? "");
  const accounts = [...new Set(open.map(({ accountId }) => accountId))];
  return {
    running: open.filter(isRunning),
    waiting: inTurns(
      open.filter((one) => !isRunning(one)),
      await lastBuildStarts(store, accounts),
    ),
  };
}

/** One of each account after the other, first of those whose last build is longest ago. @param builds oldest first */
export function inTurns<T extends Pick<OpenBuild, "accountId">>(
  builds: readonly T[],
  lastStarts: ReadonlyMap<string, Date>,
): T[] {
  const byAccount = new Map<string, T[]>();
  for (const one of builds) byAccount.set(one.accountId, [...(byAccount.get(one.accountId) ?? []), one]);
  const startOf = (account: string): number => lastStarts.get(account)?.getTime() ?? 0;
  const turns = [...byAccount].sort(([a], [b]) => startOf(a) - startOf(b)).map(([, own]) => own);
  const longest = Math.max(0, ...turns.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => turns.flatMap((own) => own[round] ?? [])).flat();
}

/** Why no host that is there builds anything; null where one does, or none is there yet. */
export async function buildProblem(deps: Deps): Promise<FailureReason | null> {
  const hosts = await presentHosts(deps);
  if (hosts.some(({ buildsNot }) => (buildsNot ?? null) === null)) return null;
  const reason = hosts[0]?.buildsNot ?? null;
  return reason !== null && reason in FAILURES ? (reason as FailureReason) : null;
}

export async function hasHost(deps: Deps): Promise<boolean> {
  return (await presentHosts(deps)).length > 0;
}

async function presentHosts({ store, clock }: Deps): Promise<HostDoc[]> {
  const now = clock.now();
  return (await listHosts(store)).filter(({ lostAt, until }) => lostAt === undefined && until >= now);
}
