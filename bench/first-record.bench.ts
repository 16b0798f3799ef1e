import { fileURLToPath } from "node:url";
import type { Bench } from "./kit/bench.ts";
import { createRequest, untilBooked } from "./kit/requests.ts";
import { Series } from "./kit/series.ts";
import { openSite, type Server } from "./kit/server.ts";

const RECORDINGS = fileURLToPath(new URL("../src/plugins/codehost/issue/issue.har.json", import.meta.url));
const INPUT = { operation: "issue", url: "https://github.com/example-org/quarry/issues/7" };
const P50_MS = 60;
const P99_MS = 200;
const WARM_UP = 20;

export const bench: Bench = {
  name: "first-record",
  about: "POST /v1/requests until its first Record can be read, on an idle server with a recorded source",
  async run({ quick }) {
    const site = await openSite();
    const env = { QUARRY_FETCH: "replay", QUARRY_FETCH_HAR: RECORDINGS };
    const server = await site.start("all", env);
    const samples: number[] = [];
    const wanted = quick ? 50 : 200;
    for (let index = -WARM_UP; index < wanted; index++) {
      const { ms, id } = await timeToRecord(server);
      if (index >= 0) samples.push(ms);
      // The next one starts on an idle server again.
      await untilBooked(site.store, [id]);
    }
    const series = new Series(samples);
    const [p50, p99] = [series.median, series.percentile(99)];
    return [
      {
        what: "time to the first Record",
        target: `p50 under ${P50_MS} ms, p99 under ${P99_MS} ms`,
        figure: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
        peer: "–",
        ratio: null,
        pass: p50 < P50_MS && p99 < P99_MS,
        detail: `${series.count} samples after ${WARM_UP} to warm up, ${series.min.toFixed(1)} to ${series.max.toFixed(1)} ms; the reader asks for the first Record again as soon as it has an answer.`,
      },
    ];
  },
};

async function timeToRecord(server: Server): Promise<{ ms: number; id: string }> {
  const started = performance.now();
  const id = await createRequest(server, "codehost", INPUT);
  for (;;) {
    const response = await fetch(`${server.url}/v1/requests/${id}/results?limit=1`, {
      headers: { authorization: `Bearer ${server.key}` },
    });
    const { data } = (await response.json()) as { data: unknown[] };
    if (data.length > 0) return { ms: performance.now() - started, id };
    if (performance.now() - started > 10_000) throw new Error(`Request ${id} gives no Record.`);
  }
}
