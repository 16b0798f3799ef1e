import { setTimeout as sleep } from "node:timers/promises";
import type { RequestDoc } from "../../src/store/request/request-documents.ts";
import { isTerminal } from "../../src/store/request/request-moves.ts";
import type { Store } from "../../src/store/store.ts";
import type { Server } from "./server.ts";

/** Seldom, since every look takes time of the database under test. */
const POLL_MS = 25;

/** POST /v1/requests; returns the id. */
export async function createRequest(
  { url, key }: Pick<Server, "url" | "key">,
  scraper: string,
  input: Record<string, unknown>,
): Promise<string> {
  const response = await fetch(`${url}/v1/requests`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ scraper, input }),
  });
  const body = (await response.json()) as { id?: string };
  if (response.status !== 201 || body.id === undefined)
    throw new Error(`POST /v1/requests answered ${response.status}: ${JSON.stringify(body)}`);
  return body.id;
}

/** Waits until every Request has ended and its money is booked; throws when one ended otherwise than succeeded. */
export async function untilBooked(
  store: Store,
  ids: readonly string[],
  withinMs = 120_000,
): Promise<RequestDoc[]> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const open = await store.requests.countDocuments({
      _id: { $in: [...ids] },
      "settlement.done": { $ne: true },
    });
    if (open === 0) break;
    if (performance.now() > deadline) throw new Error(`${open} Requests had not ended after ${withinMs} ms.`);
    await sleep(POLL_MS);
  }
  const requests = await store.requests.find({ _id: { $in: [...ids] } }).toArray();
  const bad = requests.find(({ state }) => !isTerminal(state) || state !== "succeeded");
  if (bad) throw new Error(`Request ${bad._id} ended ${bad.state}: ${JSON.stringify(bad.error)}`);
  return requests;
}
