import { CliAccountDocument } from "../../generated/cli-documents.ts";
import { CliFailure } from "../failure.ts";
import { Gateway } from "../gateway/gateway.ts";
import { readSettings, type Settings } from "../settings.ts";
import type { Check } from "./check.ts";

/** A clock that is further away makes times in logs and expiries misleading. */
const CLOCK_SECONDS = 30;

/** Reaches the gateway, then its account, and compares the clocks. What cannot be asked is left out. */
export async function checkGateway(env: NodeJS.ProcessEnv): Promise<Check[]> {
  const settings = attempt(() => readSettings(env));
  if (settings instanceof CliFailure) return [{ name: "gateway", state: "fail", found: settings.message }];
  const gateway = new Gateway(settings);
  const before = Date.now();
  const answer = await gateway.probe("/readyz").catch(asFailure);
  if (answer instanceof CliFailure) return [{ name: "gateway", state: "fail", found: answer.message }];
  const ready = answer.status === 200;
  const found = ready ? `${settings.url} is ready` : `${settings.url} answers ${answer.status} to /readyz`;
  return [
    { name: "gateway", state: ready ? "ok" : "fail", found },
    checkClock(answer.date, (before + Date.now()) / 2),
    await checkKey(gateway, settings),
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

async function checkKey(gateway: Gateway, { apiKey, keySource }: Settings): Promise<Check> {
  if (apiKey === null) return { name: "API key", state: "fail", found: keySource };
  const answer = await gateway.run(CliAccountDocument, {}).catch(asFailure);
  if (answer instanceof CliFailure)
    return { name: "API key", state: "fail", found: `from ${keySource}: ${answer.message}` };
  const { viewer } = answer;
  return {
    name: "API key",
    state: viewer?.billingActive ? "ok" : "warn",
    found: `from ${keySource}: account ${viewer?.name ?? "unknown"}, ${viewer?.availableUsd ?? "0"} USD available`,
  };
}

function attempt<T>(make: () => T): T | CliFailure {
  try {
    return make();
  } catch (error) {
    return asFailure(error);
  }
}

function asFailure(error: unknown): CliFailure {
  if (error instanceof CliFailure) return error;
  throw error;
}
