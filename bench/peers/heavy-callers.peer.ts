/** Clients without a key, each from an address of its own, that ask for as much text as there is, as fast as they are answered. */
import { request, Agent } from "node:http";
import { getIntrospectionQuery } from "graphql";
import { setTimeout as sleep } from "node:timers/promises";
import { serveAsPeer } from "../kit/serve-as-peer.ts";

export interface HeavyTask {
  /** Origin of the server. */
  url: string;
  callers: number;
  ms: number;
}

export interface HeavyResult {
  answered: number;
  refused: number;
  megabytes: number;
}

const TEXTS = "scrapers { operations { sdl inputSchema recordSchema } }";
const DOCUMENTS = [
  `{ ${Array.from({ length: 30 }, (_, n) => `a${n}: ${TEXTS}`).join(" ")} }`,
  `{ ${TEXTS} }`,
  getIntrospectionQuery(),
];
/** What one that is refused waits all the same, or a minute's calls would be used up in a second. */
const REST_MS = 50;

serveAsPeer<HeavyTask, HeavyResult>(null, async ({ url, callers, ms }) => {
  const all: HeavyResult = { answered: 0, refused: 0, megabytes: 0 };
  const until = performance.now() + ms;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      const localAddress = `127.0.0.${caller + 2}`;
      const agent = new Agent({ keepAlive: true });
      for (let n = 0; performance.now() < until; n += 1) {
        const query = DOCUMENTS[n % DOCUMENTS.length] ?? "";
        const { status, bytes } = await call(url, agent, localAddress, query);
        all.megabytes += bytes / 1e6;
        if (status === 200 && bytes > 10_000) all.answered += 1;
        else {
          all.refused += 1;
          await sleep(REST_MS);
        }
      }
      agent.destroy();
    }),
  );
  return all;
});

function call(
  url: string,
  agent: Agent,
  localAddress: string,
  query: string,
): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json" };
    const sent = request(`${url}/graphql`, { method: "POST", agent, localAddress, headers }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.once("end", () => resolve({ status: answer.statusCode ?? 0, bytes }));
    });
    sent.once("error", reject);
    sent.end(JSON.stringify({ query }));
  });
}
