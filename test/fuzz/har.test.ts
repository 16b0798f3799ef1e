/** Any file as a recording: it is loaded and answers, or a HarError says why not. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { HarError } from "../../src/scrape-host/http/har/har-error.ts";
import { loadHarEntries, parseHar } from "../../src/scrape-host/http/har/load.ts";
import { HarPlayer } from "../../src/scrape-host/http/har/player.ts";
import { createReplayTransport } from "../../src/scrape-host/http/replay-transport.ts";
import { newHttpStats } from "../../src/scrape-host/http/deps.ts";
import { NetworkFailure } from "../../src/scrape-host/http/network-failure.ts";
import { SourceError } from "../../src/plugin-sdk/source-error.ts";
import { isJsonObject, type Json } from "../../src/kernel/json.ts";
import { bounded } from "./bounded.ts";
import { oddValue } from "./odd-values.ts";

const RECORDING = fileURLToPath(new URL("../../src/plugins/codehost/issue/issue.har.json", import.meta.url));

let text: string;
let folder: string;
beforeAll(async () => {
  text = await readFile(RECORDING, "utf8");
  folder = await mkdtemp(join(tmpdir(), "quarry-fuzz-har-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Loads it and replays everything in it; true when it was usable. */
async function replayed(har: string): Promise<boolean> {
  let entries;
  try {
    entries = parseHar(har, "fuzz.har");
  } catch (error) {
    expect(error).toBeInstanceOf(HarError);
    expect((error as Error).message).toMatch(/^fuzz\.har is not (JSON|HAR 1\.2): /);
    return false;
  }
  const player = HarPlayer.of(entries);
  const transport = createReplayTransport(player, {
    signal: new AbortController().signal,
    stats: newHttpStats(),
    now: () => new Date(0),
  });
  for (const { request } of entries.slice(0, 20)) {
    const attempt = {
      method: "GET" as const,
      url: new URL(request.url),
      headers: undefined,
      body: undefined,
      maxBytes: 1_000_000,
      timeoutMs: 1000,
    };
    await transport
      .send(attempt as unknown as Parameters<typeof transport.send>[0])
      .catch((error: unknown) => {
        if (!(error instanceof SourceError) && !(error instanceof NetworkFailure)) throw error;
      });
  }
  return true;
}

/** The recording with one value somewhere in it replaced or left out. */
function mutated(har: Json, path: readonly number[], value: Json | undefined): Json {
  const [step, ...rest] = path;
  if (Array.isArray(har) && har.length > 0 && step !== undefined) {
    const at = step % har.length;
    const item = mutated(har[at] as Json, rest, value);
    return item === undefined ? har.toSpliced(at, 1) : har.with(at, item);
  }
  if (isJsonObject(har) && Object.keys(har).length > 0 && step !== undefined) {
    const keys = Object.keys(har);
    const key = keys[step % keys.length] ?? "";
    const { [key]: inner, ...others } = har;
    const item = mutated(inner as Json, rest, value);
    return item === undefined ? others : { ...others, [key]: item };
  }
  return value as Json;
}

it("mutated recordings are refused or replayed", async () => {
  const seen = { usable: 0, refused: 0 };
  const step = fc.nat({ max: 30 });
  const entryPath = fc
    .tuple(step, step, step)
    .map(([entry, side, field]) => [0, 2, entry, side, field, side]);
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.array(step, { minLength: 1, maxLength: 9 }), entryPath),
      fc.option(oddValue, { nil: undefined }),
      async (path, value) => {
        const har = mutated(JSON.parse(text) as Json, path, value) ?? null;
        if (await replayed(JSON.stringify(har))) seen.usable += 1;
        else seen.refused += 1;
      },
    ),
    bounded(2000),
  );
  expect(seen.usable).toBeGreaterThan(50);
  expect(seen.refused).toBeGreaterThan(50);
});

it("headers, bodies and URLs of any shape are replayed without a crash", async () => {
  const entry = fc.record({
    request: fc.record(
      {
        method: fc.constantFrom("GET", "get", "POST", "PROPFIND"),
        url: fc.oneof(
          fc.webUrl({ withQueryParameters: true, withFragments: true }),
          fc.constantFrom(
            "http:x",
            "data:,x",
            "https://a.example/?%ff&=&a=%",
            "urn:x",
            "http://[::1]:80/#?#",
          ),
        ),
        headers: fc.array(fc.record({ name: fc.string(), value: fc.string() }), { maxLength: 4 }),
        postData: fc.record({ text: fc.string({ unit: "binary" }), mimeType: fc.string() }),
      },
      { requiredKeys: ["method", "url"] },
    ),
    response: fc.record(
      {
        status: fc.integer({ min: 0, max: 599 }),
        headers: fc.array(
          fc.record({
            name: fc.oneof(
              fc.string(),
              fc.constantFrom("__proto__", "Content-Type", "location", "constructor"),
            ),
            value: fc.string(),
          }),
          { maxLength: 6 },
        ),
        content: fc.record(
          { text: fc.string({ unit: "binary" }), encoding: fc.constant("base64"), mimeType: fc.string() },
          { requiredKeys: [] },
        ),
        redirectURL: fc.string(),
      },
      { requiredKeys: ["status"] },
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 4 }), async (entries) => {
      expect(await replayed(JSON.stringify({ log: { entries } }))).toBe(true);
    }),
    bounded(1500),
  );
});

it("files that are cut, damaged or no text are refused in words", async () => {
  const path = join(folder, "damaged.har");
  let turn = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      fc.uint8Array({ maxLength: 30 }),
      fc.constantFrom("cut", "insert", "bytes", "deep"),
      async (at, bytes, how) => {
        const whole = Buffer.from(text);
        const place = at % whole.length;
        const damaged =
          how === "cut"
            ? whole.subarray(0, place)
            : how === "insert"
              ? Buffer.concat([whole.subarray(0, place), bytes, whole.subarray(place)])
              : how === "deep"
                ? Buffer.from("[".repeat(place % 100_000))
                : Buffer.from(bytes);
        // Its size and time decide whether a file is read again.
        await writeFile(path, Buffer.concat([damaged, Buffer.alloc(++turn % 7, 0x20)]));
        await loadHarEntries(path).then(HarPlayer.of, (error: unknown) => {
          expect(error).toBeInstanceOf(HarError);
        });
      },
    ),
    bounded(300),
  );
});
