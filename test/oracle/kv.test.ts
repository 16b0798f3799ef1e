import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { installMiniflare } from "../../scripts/miniflare/install.ts";
import { startMiniflare, type Miniflare, type WorkersKv } from "../../scripts/miniflare/start.ts";
import { call, startKvServer } from "../api/kv-calls.ts";
import type { ApiServer } from "../api/api-server.ts";
import { listedDifferences } from "./differences.ts";

/** 10,000 steps in all. */
const [PROGRAMS, STEPS] = [100, 100];
const SEED = 20_261_127;

const key = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      "a",
      "a/b",
      "a%2Fb",
      "A",
      "b?c=1&d",
      "ü",
      "🔑",
      "｡",
      "a b",
      "#",
      "constructor",
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom("k".repeat(490), "k".repeat(513)) },
);
const metadata = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  fc.jsonValue({ maxDepth: 2 }).filter((value) => value !== null && !JSON.stringify(value).includes("\\ud")),
  fc.constantFrom("m".repeat(1022), "m".repeat(1023)),
);
const step = fc.oneof(
  fc.record({
    do: fc.constant("put" as const),
    key,
    value: fc.string({ maxLength: 100 }),
    metadata,
    ttl: fc.option(fc.constantFrom(29, 30, 59, 60, 3600), { nil: undefined }),
  }),
  fc.record({ do: fc.constant("get" as const), key }),
  fc.record({ do: fc.constant("delete" as const), key }),
  fc.record({
    do: fc.constant("list" as const),
    prefix: fc.constantFrom("", "a", "a/", "ü", "k", "z"),
    limit: fc.constantFrom(1, 9, 10, 1000, 1001),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Put = Extract<Step, { do: "put" }>;
const REFUSED = "refused";

/** What both sides say in the same words. */
interface Kv {
  put(name: string, one: Put): Promise<unknown>;
  get(name: string): Promise<unknown>;
  delete(name: string): Promise<unknown>;
  list(prefix: string, limit: number): Promise<unknown>;
}

const ours: Kv = {
  async put(name, { value, metadata: given, ttl }) {
    const body = {
      value,
      ...(given !== undefined && { metadata: given }),
      ...(ttl && { expirationTtlSeconds: ttl }),
    };
    const path = `/kv/kv/kv/values/${encodeURIComponent(name)}`;
    return (await call(path, { method: "PUT", body })).status === 200 ? "done" : REFUSED;
  },
  async get(name) {
    const path = `/kv/kv/kv/values/${encodeURIComponent(name)}`;
    const { status, body } = await call(path, { headers: { accept: "application/json" } });
    if (body.code === "key_not_found") return null;
    return status === 200 ? { value: body.value, metadata: body.metadata } : REFUSED;
  },
  async delete(name) {
    const path = `/kv/kv/kv/values/${encodeURIComponent(name)}`;
    return (await call(path, { method: "DELETE" })).status === 200 ? "done" : REFUSED;
  },
  async list(prefix, limit) {
    const names: unknown[] = [];
    for (let cursor = ""; ;) {
      const query = new URLSearchParams({
        prefix,
        limit: String(limit),
        ...(cursor && { cursor }),
      }).toString();
      const { status, body } = await call(`/kv/kv/kv/keys?${query}`);
      if (status !== 200) return REFUSED;
      const keys = body.keys as { name: string; metadata: unknown; expiration: number | null }[];
      names.push(...keys.map((one) => [one.name, one.metadata, one.expiration !== null]));
      if (body.list_complete) return names;
      cursor = String(body.cursor);
    }
  },
};

const theirs = (kv: WorkersKv): Kv => {
  const refused = (): string => REFUSED;
  return {
    put: (name, { value, metadata: given, ttl }) =>
      kv
        .put(name, value, {
          ...(given !== undefined && { metadata: given }),
          ...(ttl && { expirationTtl: ttl }),
        })
        .then(() => "done", refused),
    get: (name) =>
      kv
        .getWithMetadata(name)
        .then(
          (found) => (found.value === null ? null : { value: found.value, metadata: found.metadata }),
          refused,
        ),
    delete: (name) => kv.delete(name).then(() => "done", refused),
    async list(prefix, limit) {
      const names: unknown[] = [];
      for (let cursor: string | undefined; ;) {
        const page = await kv.list({ prefix, limit, ...(cursor && { cursor }) }).catch(() => null);
        if (page === null) return REFUSED;
        names.push(...page.keys.map((one) => [one.name, one.metadata ?? null, one.expiration !== undefined]));
        if (page.list_complete) return names;
        cursor = page.cursor;
      }
    },
  };
};

/** Where the two differ as docs/conformance.md says; null where they must not. */
function known(one: Step, our: unknown, their: unknown): string | null {
  if (
    one.do === "put" &&
    one.ttl !== undefined &&
    one.ttl >= 30 &&
    one.ttl < 60 &&
    our === "done" &&
    their === REFUSED
  )
    return "kv-ttl";
  if (one.do === "list" && one.limit < 10 && our === REFUSED && their !== REFUSED) return "kv-page";
  return null;
}

describe.skipIf(process.env.TEST_ORACLES === undefined)("KV beside miniflare", () => {
  let server: ApiServer;
  let miniflare: Miniflare;
  let kv: Kv;
  beforeAll(async () => {
    ({ server } = await startKvServer());
    const script = "export default { fetch: () => new Response() }";
    miniflare = await startMiniflare(await installMiniflare(), { script, kvNamespaces: ["KV"] });
    kv = theirs(await miniflare.getKVNamespace("KV"));
  }, 300_000);
  afterAll(async () => {
    await miniflare?.dispose();
    await server?.stop();
  });

  it(`does the same in ${PROGRAMS * STEPS} random steps, but for what docs/conformance.md lists`, async () => {
    const met = new Set<string>();
    let program = 0;
    const property = fc.asyncProperty(
      fc.array(step, { minLength: STEPS, maxLength: STEPS }),
      async (steps) => {
        const at = `p${program++}/`;
        for (const one of steps) {
          const [our, their] = await Promise.all([ours, kv].map((side) => doOn(side, at, one)));
          const difference = known(one, our, their);
          if (difference === null) expect(our, JSON.stringify(one)).toEqual(their);
          else met.add(difference);
          // Both go on from the same.
          if (difference === "kv-ttl" && one.do === "put") await kv.put(at + one.key, { ...one, ttl: 3600 });
        }
      },
    );
    await fc.assert(property, { seed: SEED, numRuns: PROGRAMS });
    // One that is not met any more leaves the list.
    expect([...met].sort()).toEqual((await listedDifferences("kv")).sort());
  }, 600_000);
});

function doOn(side: Kv, at: string, one: Step): Promise<unknown> {
  switch (one.do) {
    case "put":
      return side.put(at + one.key, one);
    case "get":
      return side.get(at + one.key);
    case "delete":
      return side.delete(at + one.key);
    case "list":
      return side.list(at + one.prefix, one.limit);
  }
}
