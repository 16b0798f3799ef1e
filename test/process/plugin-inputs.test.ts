/** Inputs for plugins of others are read in threads: what a plugin does there stops nothing else. */
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rest, untilTerminal, type RestError } from "../kit/rest-client.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { restingAfter, settledMoney } from "./money.ts";

const DIRS = ["plugins-inputs", "plugins-process"]
  .map((name) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url)))
  .join(":");
const FAILED = "The plugin failed while it read the input: ";
/** An input by its word, and how it is refused. */
const REFUSALS: [string, number, string, string][] = [
  ["loop", 503, "plugin_timeout", "The plugin of this scraper took too long to read the input."],
  ["objects", 500, "plugin_out_of_memory", "The plugin used more than 128 MB to read the input."],
  ["buffers", 500, "plugin_out_of_memory", "The plugin used more than 128 MB to read the input."],
  ["exit", 500, "plugin_crashed", `${FAILED}It ended its process with code 7.`],
  ["throw", 500, "plugin_crashed", `${FAILED}Not this one.`],
];

let cluster: Cluster;
let server: ServerProcess;
beforeAll(async () => {
  cluster = await startCluster();
  server = await cluster.start("all", { QUARRY_PLUGIN_DIRS: DIRS, QUARRY_RATE_LIMIT: "10000" });
});
afterAll(() => cluster.stop());

const send = (word: string) =>
  rest<RestError & { id: string }>(server.url, server.apiKey, "/v1/requests", {
    body: { scraper: "test-stubborn", input: { word }, limit: 1 },
  });

/** Asks for /healthz until `work` is done; the longest time that an answer took. */
async function longestGapMs(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  let longest = 0;
  while (!isDone) {
    const began = performance.now();
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    longest = Math.max(longest, performance.now() - began);
    await sleep(5);
  }
  await done;
  return longest;
}

test.each(REFUSALS)(
  "an input that makes a plugin %s is refused, holds nobody up and leaves nothing",
  async (word, status, code, message) => {
    const before = await cluster.store.requests.countDocuments();
    const began = performance.now();
    const bad = send(word);
    let tookMs = 0;
    const told = bad.then(() => (tookMs = performance.now() - began));
    const other = rest(server.url, server.apiKey, "/v1/requests/estimate", {
      body: { scraper: "test-series", input: { rows: 3 } },
    });
    const [gapMs, estimate] = await Promise.all([longestGapMs(told), other]);
    expect(estimate.status).toBe(200);
    const { status: answered, body } = await bad;
    const refusal = [answered, body.code, body.message];
    // On a busy machine the second is over before the memory is full.
    const isLate = code === "plugin_out_of_memory" && body.code === "plugin_timeout";
    expect(refusal).toEqual(isLate ? REFUSALS[0]?.slice(1) : [status, code, message]);
    // A process that reads it itself answers nothing for ever, or dies.
    expect(gapMs).toBeLessThan(Math.max(900, 0.8 * tookMs));
    expect(await cluster.store.requests.countDocuments()).toBe(before);
    expect(await settledMoney(cluster.store)).toEqual(restingAfter(0));
  },
);

// On a busy machine the second is over before the text is made; then it is tried again.
test("what a plugin makes of an input has a size, and holds no variable of ours", { retry: 2 }, async () => {
  const much = await send("much");
  expect([much.status, much.body.code]).toEqual([500, "plugin_crashed"]);
  expect(much.body.message).toMatch(/^The plugin failed .*: It made \d+ characters of the input\.$/);
  const { body } = await rest<{ input: { word: string } }>(
    server.url,
    server.apiKey,
    "/v1/requests/estimate",
    { body: { scraper: "test-stubborn", input: { word: "environment" } } },
  );
  expect(body.input.word).toBe("{}");
});

test("calls for the same plugin wait for each other, and a good one is run after bad ones", async () => {
  // On a busy machine the second is over before a good input is read; then it is sent again.
  const sendGood = async (word: string) => {
    for (;;) {
      const answer = await send(word);
      if (answer.body.code !== "plugin_timeout") return answer;
    }
  };
  const all = await Promise.all([send("loop"), send("exit"), sendGood("first"), sendGood("second")]);
  expect(all.map(({ status }) => status)).toEqual([503, 500, 201, 201]);
  const ended = await Promise.all(
    [all[2], all[3]].map((one) => untilTerminal(server.url, server.apiKey, one?.body.id ?? "", 60_000)),
  );
  expect(ended.map(({ status, recordCount }) => [status, recordCount])).toEqual([
    ["succeeded", 1],
    ["succeeded", 1],
  ]);
  expect(await settledMoney(cluster.store)).toEqual(restingAfter(2 * 700));
});
