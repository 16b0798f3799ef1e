import type { Bench, Outcome } from "./kit/bench.ts";
import { CONNECTIONS, load } from "./kit/load.ts";
import { startPeer } from "./kit/peer.ts";
import { openSite } from "./kit/server.ts";
import { deployService } from "./kit/services.ts";
import { skipped } from "./kit/skipped.ts";
import { takeTurns } from "./kit/take-turns.ts";
import { installMiniflare } from "../scripts/miniflare/install.ts";

const KEYS = 1000;
const VALUE = "v".repeat(100);
const MANY = { read: 100, written: 1000 };
/** 0.7 of what the prototype came to against the driver alone, which had neither authentication nor meters. */
const TARGETS = { get: 0.57, getMany: 3.5, put: 0.57, putMany: 4.8 };
const MINIFLARE_TARGET = 3;

export type RawTask = { work: "get" | "put"; seconds: number };

export const bench: Bench = {
  name: "kv",
  about: `KV over HTTP with authentication, limits and meters, values of ${VALUE.length} bytes, against the driver alone and against npm miniflare`,
  async run({ quick }) {
    const site = await openSite();
    const server = await site.start("all");
    await deployService(server, "bench", {
      page: "x",
      toml: '[capabilities]\nkv = true\n[[kv]]\nname = "bench"\n',
    });
    const raw = await startPeer<null, RawTask, number>("raw-kv", { MONGODB_URL: site.mongodbUrl });
    const at = "/v1/services/bench/kv/bench";
    const keys = Array.from({ length: KEYS }, (_, n) => `key-${n}`);
    const authorization = `Bearer ${server.key}`;
    const headers = { authorization, "content-type": "application/octet-stream" };
    const json = { authorization, "content-type": "application/json" };
    const listed = (from: readonly string[]) => JSON.stringify(from.map((key) => ({ key, value: VALUE })));
    await fetch(server.url + at + "/bulk", { method: "PUT", headers: json, body: listed(keys) });
    const seconds = quick ? 2 : 3;
    const values = keys.map((key) => `${at}/values/${key}`);
    const many = {
      method: "POST",
      path: `${at}/bulk`,
      body: JSON.stringify({ keys: keys.slice(0, MANY.read) }),
    } as const;
    const bulk = { method: "PUT", path: `${at}/bulk`, body: listed(keys.slice(0, MANY.written)) } as const;
    const { url } = server;
    const gets = values.map((path) => ({ method: "GET" as const, path }));
    const puts = values.map((path) => ({ method: "PUT" as const, path, body: VALUE }));
    const get = () => load({ url, headers: { authorization }, calls: gets, expect: VALUE }, seconds);
    const rates = await takeTurns(
      {
        get,
        getMany: async () =>
          MANY.read * (await load({ url, headers: json, calls: [many], expect: VALUE }, seconds)),
        rawGet: () => raw.call({ work: "get", seconds }),
        put: () => load({ url, headers, calls: puts, expect: '"version"' }, seconds),
        putMany: async () =>
          MANY.written *
          (await load(
            {
              url,
              headers: json,
              calls: [bulk],
              expect: `"successful_key_count":${MANY.written}`,
              connections: 2,
            },
            seconds,
          )),
        rawPut: () => raw.call({ work: "put", seconds }),
      },
      quick ? 3 : 5,
    );
    const row = (work: keyof typeof TARGETS, what: string, detail: string): Outcome => {
      const peer = work.startsWith("get") ? rates.rawGet : rates.rawPut;
      const ratio = rates[work].median / peer.median;
      return {
        ...{
          what,
          target: `at least ${TARGETS[work]}x the driver alone`,
          ratio,
          pass: ratio >= TARGETS[work],
        },
        figure: `${rates[work].spread()} values/s`,
        peer: `${peer.spread()} values/s`,
        detail: `${rates[work].count} rounds of ${seconds} s each, ${detail}; the driver alone has ${CONNECTIONS} calls under way.`,
      };
    };
    return [
      row("get", "GET of a value", `over ${CONNECTIONS} connections`),
      row("getMany", `POST /bulk of ${MANY.read} keys`, `over ${CONNECTIONS} connections`),
      row("put", "PUT of a value, on disk before it is answered", `over ${CONNECTIONS} connections`),
      row("putMany", `PUT /bulk of ${MANY.written} values`, "over 2 connections"),
      await besideMiniflare(get, quick),
    ];
  },
};

async function besideMiniflare(get: () => Promise<number>, quick: boolean): Promise<Outcome> {
  const what = "GET of a value, beside a worker of miniflare that reads it of its KV";
  const folder = await installMiniflare().catch((error: unknown) => String(error));
  if (!folder.startsWith("/")) return skipped(what, `miniflare could not be installed: ${folder}`);
  const peer = await startPeer<string, null, void>("miniflare-kv", { MINIFLARE: folder, VALUE });
  const calls = [{ method: "GET" as const, path: "/key" }];
  const theirs = () => load({ url: peer.ready, calls, expect: VALUE }, quick ? 2 : 3);
  const rates = await takeTurns({ get, theirs }, quick ? 3 : 5);
  // What it started would outlive it.
  await peer.call(null);
  await peer.stop();
  const ratio = rates.get.median / rates.theirs.median;
  return {
    ...{ what, target: `at least ${MINIFLARE_TARGET}x as many`, ratio, pass: ratio >= MINIFLARE_TARGET },
    figure: `${rates.get.spread()} values/s`,
    peer: `${rates.theirs.spread()} values/s`,
    detail: `Over ${CONNECTIONS} connections each. miniflare keeps values in files of this machine, without accounts, keys or meters.`,
  };
}
