import { QuarryError, type Host, type QuarryClient } from "../../client/index.ts";
import { moneyText } from "../../kernel/usd.ts";
import { clientOf } from "../client-of.ts";
import type { Settings } from "../settings.ts";
import type { Check } from "./check.ts";

/** A clock that is further away makes times in logs and expiries misleading. */
const CLOCK_SECONDS = 30;

/** Reaches the gateway, then its account, and compares the clocks. What cannot be asked is left out. */
export async function checkGateway(read: () => Settings): Promise<Check[]> {
  const settings = attempt(read);
  if (settings instanceof QuarryError) return [{ name: "gateway", state: "fail", found: settings.message }];
  const client = clientOf(settings);
  const before = Date.now();
  const answer = await client.probe().catch(asFailure);
  if (answer instanceof QuarryError) return [{ name: "gateway", state: "fail", found: answer.message }];
  const found = answer.ready
    ? `${settings.url} is ready`
    : `${settings.url} answers ${answer.status} to /readyz`;
  return [
    { name: "gateway", state: answer.ready ? "ok" : "fail", found },
    checkClock(answer.date, (before + Date.now()) / 2),
    await checkKey(client, settings),
    ...(await checkHosts(client)),
  ];
}

/** The Date header has whole seconds, so half a second is added to it. */
export function checkClock(date: string | null, nowMs: number): Check {
  const theirs = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(theirs))
    return { name: "clock", state: "warn", found: "the gateway sends no Date to compare with" };
  const seconds = Math.round((nowMs - (theirs + 500)) / 1000);
  const found =
    Math.abs(seconds) <= 1
      ? "the same as the gateway's"
      : `${Math.abs(seconds)} s ${seconds > 0 ? "ahead of" : "behind"} the gateway's`;
  return { name: "clock", state: Math.abs(seconds) > CLOCK_SECONDS ? "warn" : "ok", found };
}

async function checkKey(client: QuarryClient, { apiKey, keySource }: Settings): Promise<Check> {
  if (apiKey === null) return { name: "API key", state: "fail", found: keySource };
  const answer = await client.account().catch(asFailure);
  if (answer instanceof QuarryError)
    return { name: "API key", state: "fail", found: `from ${keySource}: ${answer.message}` };
  return {
    name: "API key",
    state: answer.billingActive ? "ok" : "warn",
    found: `from ${keySource}: account ${answer.name}, ${moneyText(answer.availableUsdMicros)} available`,
  };
}

/** How workers of services are kept apart; nothing where the key may not ask, or no host runs. */
async function checkHosts(client: QuarryClient): Promise<Check[]> {
  const hosts = await client.operatorHosts().catch(asFailure);
  return hosts instanceof QuarryError
    ? []
    : hosts
        .filter(({ status }) => status === "RUNNING")
        .flatMap((host) => [checkIsolation(host), checkBuilds(host)]);
}

export function checkIsolation({
  name,
  isolation,
  isolationReason,
}: Pick<Host, "name" | "isolation" | "isolationReason">): Check {
  const because = isolationReason === null ? "" : ` (${isolationReason})`;
  if (isolation !== "plain")
    return { name: "workers", state: "ok", found: `isolated by ${isolation} at ${name}${because}` };
  const found = `workers at ${name} see all of the machine; install bubblewrap, or allow user namespaces${because}`;
  return { name: "workers", state: "warn", found };
}

const LACKING: Record<string, string> = {
  no_toolchain: "Rust is not installed there",
  no_build_sandbox: "bubblewrap is not installed there",
};

export function checkBuilds({ name, buildsNot }: Pick<Host, "name" | "buildsNot">): Check {
  const found =
    buildsNot === null
      ? `made at ${name} for \`quarry deploy --remote\``
      : `none at ${name}, so \`quarry deploy --remote\` needs another host: ${LACKING[buildsNot] ?? buildsNot}`;
  return { name: "builds", state: "ok", found };
}

function attempt<T>(make: () => T): T | QuarryError {
  try {
    return make();
  } catch (error) {
    return asFailure(error);
  }
}

function asFailure(error: unknown): QuarryError {
  if (error instanceof QuarryError) return error;
  throw error;
}
