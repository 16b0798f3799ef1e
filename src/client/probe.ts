import { call, jsonOf, type HttpSettings } from "./http.ts";
import { unexpectedAnswer } from "./quarry-error.ts";

export interface Probe {
  /** Whether the server and its database take calls. */
  ready: boolean;
  /** HTTP status of /readyz. */
  status: number;
  /** The server's clock, to the second, as its Date header says it. */
  date: string | null;
}

/** Asks the server whether it takes calls; sends no key. Throws QuarryError when there is no Quarry server. */
export async function probeServer(http: HttpSettings): Promise<Probe> {
  const response = await call({ ...http, apiKey: null }, { path: "/readyz" });
  const body = (await jsonOf(http, response)) as { status?: unknown; code?: unknown };
  const ready = body.status === "ready";
  if (!ready && body.code !== "not_ready")
    throw unexpectedAnswer(http.url, `answered ${response.status} to /readyz`);
  return { ready, status: response.status, date: response.headers.get("date") };
}
