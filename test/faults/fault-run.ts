import { fileURLToPath } from "node:url";
import { NO_FAMILIES } from "../kit/server-families.ts";
import { rest, untilTerminal, type RestRequest } from "../kit/rest-client.ts";
import { startServer, type ServerProcess } from "../kit/server-process.ts";
import type { FaultySite } from "./faulty-site.ts";

/** Micro-USD per Record of the faulty scraper. */
export const PRICE = 1000;

const PLUGINS = fileURLToPath(new URL("../fixtures/plugins-faults", import.meta.url));

export interface FaultInput {
  fault: string;
  site?: "web" | "guarded" | `robots${number}`;
  pages?: number;
  timeoutMs?: number;
  maxBytes?: number;
  maxTries?: number;
  streamed?: boolean;
}

/** A server in live mode whose faulty scraper reads these sites. `guarded` may not be reached although it is declared. */
export function startFaultServer(
  sites: Readonly<Record<string, FaultySite>>,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const named = Object.entries(sites);
  return startServer({
    env: {
      QUARRY_PLUGIN_DIRS: PLUGINS,
      ...NO_FAMILIES,
      QUARRY_ORIGINS: named.map(([name, { origin }]) => `test-faulty.${name}=${origin}`).join(","),
      QUARRY_PRIVATE_ORIGINS: named
        .filter(([name]) => name !== "guarded")
        .map(([, { origin }]) => origin)
        .join(","),
      ...env,
    },
  });
}

export interface FaultRun extends RestRequest {
  progress: { retries: number };
  /** Records readable after the end. */
  rows: { n: number; text: string | null }[];
}

/** Creates a Request, waits for its end and reads its Records. */
export async function runFault(
  server: ServerProcess,
  input: FaultInput,
  withinMs?: number,
): Promise<FaultRun> {
  const { url, apiKey } = server;
  const created = await rest<RestRequest>(url, apiKey, "/v1/requests", {
    body: { scraper: "test-faulty", input },
  });
  if (created.status !== 201) throw new Error(`Not created: ${JSON.stringify(created.body)}`);
  return readRun(server, await untilTerminal(url, apiKey, created.body.id, withinMs));
}

/** A finished Request with its Records. */
export async function readRun({ url, apiKey }: ServerProcess, request: RestRequest): Promise<FaultRun> {
  const results = await rest<{ data: FaultRun["rows"] }>(
    url,
    apiKey,
    `/v1/requests/${request.id}/results?limit=1000`,
  );
  return { ...(request as FaultRun), rows: results.body.data.map(({ n, text }) => ({ n, text })) };
}

/** What a fault test asserts of an ended Request. */
export function endOf({ status, stopReason, error, rows, recordCount, finalCostUsdMicros }: FaultRun) {
  return {
    status,
    stopReason,
    code: error?.code ?? null,
    rows: rows.map(({ n }) => n),
    recordCount,
    finalCostUsdMicros,
  };
}

/** `endOf` for a Request with the Records 1 to `records`. */
export function ended(
  status: string,
  stopReason: string,
  code: string | null,
  records: number,
): ReturnType<typeof endOf> {
  return {
    status,
    stopReason,
    code,
    rows: Array.from({ length: records }, (_, index) => index + 1),
    recordCount: records,
    finalCostUsdMicros: records * PRICE,
  };
}
