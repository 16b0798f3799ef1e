import { setTimeout as sleep } from "node:timers/promises";
import type { CanaryOutcome, QuarryClient } from "../../client/index.ts";
import type { Cli } from "../cli.ts";

/** A canary that has not ended by then is cancelled: somebody waits for the table. */
const LONGEST_MS = 300_000;
/** The outcome is stored a moment before or after the end of the Request is seen. */
const LOOKS = 40;
const LOOK_EVERY_MS = 250;

export interface CanaryOf {
  scraper: string;
  operation: string;
}

export interface CanaryRow extends CanaryOf, Omit<CanaryOutcome, "at"> {
  /** From setting it off to its end. */
  seconds: number;
}

/** Runs canaries, families side by side and the operations of one after the other; gives them in the order asked for. */
export async function runCanaries(cli: Cli, canaries: readonly CanaryOf[]): Promise<CanaryRow[]> {
  const client = cli.client();
  try {
    const families = [...Map.groupBy(canaries, ({ scraper }) => scraper).values()];
    const rows = await Promise.all(families.map((own) => runFamily(cli, client, own)));
    return rows.flat();
  } finally {
    await client.close();
  }
}

async function runFamily(
  cli: Cli,
  client: QuarryClient,
  canaries: readonly CanaryOf[],
): Promise<CanaryRow[]> {
  const rows: CanaryRow[] = [];
  for (const one of canaries) {
    const row = await runOne(client, one);
    rows.push(row);
    if (cli.err.isTerminal)
      cli.err.line(`${one.scraper} ${one.operation} ${row.hasPassed ? "passed" : "failed"}`);
  }
  return rows;
}

async function runOne(client: QuarryClient, { scraper, operation }: CanaryOf): Promise<CanaryRow> {
  const began = performance.now();
  const { id, limit } = await client.runCanary(scraper, operation);
  const error = await failureWithin(client, id);
  const seconds = (performance.now() - began) / 1000;
  const outcome = error === null ? await outcomeOf(client, { scraper, operation }, id) : null;
  if (outcome) {
    const { at: _at, ...told } = outcome;
    return { scraper, operation, seconds, ...told };
  }
  const nothing = {
    hasPassed: false,
    records: 0,
    wantedRecords: limit,
    missing: [],
    lastPassedAt: null,
    isDemo: false,
  };
  return { scraper, operation, seconds, requestId: id, error: error ?? "internal", ...nothing };
}

/** Why there is no outcome to look for: the Request did not end in time, or was cancelled. */
async function failureWithin(client: QuarryClient, id: string): Promise<string | null> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  try {
    const { status } = await client.waitFor(id, { signal });
    return status === "CANCELLED" ? "cancelled" : null;
  } catch (error) {
    if (!signal.aborted) throw error;
    await client.cancel(id);
    return "deadline_exceeded";
  }
}

async function outcomeOf(
  client: QuarryClient,
  { scraper, operation }: CanaryOf,
  requestId: string,
): Promise<CanaryOutcome | null> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const source = (await client.sourceHealth()).find(({ id }) => id === scraper);
    const canary = source?.operations.find(({ name }) => name === operation)?.canary;
    if (canary?.requestId === requestId) return canary;
    await sleep(LOOK_EVERY_MS);
  }
  return null;
}
