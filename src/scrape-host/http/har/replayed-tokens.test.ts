import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { AuthorizedSender } from "../authorized-transport.ts";
import { loopback, testClient, type Loopback } from "../testing/loopback.ts";
import { HarPlayer } from "./player.ts";
import { HarRecorder } from "./recorder.ts";

let folder: string;
let server: Loopback | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "quarry-tokens-"));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await server?.close();
});

const FIRST = "4qmFsgLCARIYVUNkcmFnb24xEg%3D%3D";
const SECOND = "4qmFsgLCARIYVUNkcmFnb24yEg%3D%3D";
const KEY = "AIzaSyPublicKeyOfThePage0";
const JSON_TYPE = { "content-type": "application/json" };

/** Three pages, each of which the one before names by a token; the key of the page goes with each. */
function pages(url: URL, body: string): string {
  if (url.pathname === "/start")
    return `<script>var INNERTUBE_API_KEY = "${KEY}";</script>{"continuationCommand":{"token":"${FIRST}"}}`;
  if (url.searchParams.get("key") !== KEY) return "another key";
  const asked =
    url.searchParams.get("continuation") ?? (JSON.parse(body) as { continuation: string }).continuation;
  if (asked === FIRST)
    return `{"page":2,"continuationCommand":{"token":"${SECOND.replaceAll("%", "\\u0025")}"}}`;
  return asked === SECOND ? '{"page":3}' : "another token";
}

const tokenIn = (text: string): string => JSON.parse(/"token":("[^"]*")/.exec(text)?.[1] ?? '""') as string;

/** What a plugin does that turns pages: `key` where it knows the key of the page by heart. */
async function turned(origin: string, http: ReturnType<typeof testClient>["http"], key?: string) {
  const start = (await http.get(`${origin}/start`)).text;
  const known = key ?? /API_KEY = "([^"]*)"/.exec(start)?.[1] ?? "";
  const url = `${origin}/next?key=${known}`;
  const body = JSON.stringify({ context: { hl: "en" }, continuation: tokenIn(start) });
  const second = (await http.post(url, { body, headers: JSON_TYPE })).text;
  const third = (await http.get(`${url}&continuation=${encodeURIComponent(tokenIn(second))}`)).text;
  return { second, third };
}

async function recorded(): Promise<{ origin: string; file: string }> {
  const started: Loopback = await loopback((request, response) => {
    const { body = "" } = started.requests.at(-1) ?? {};
    response.writeHead(200, JSON_TYPE).end(pages(new URL(request.url ?? "", "http://a.example"), body));
  });
  server = started;
  const { origin } = server;
  const recorder = new HarRecorder();
  await turned(origin, testClient({ site: origin }, { mode: { kind: "record", recorder } }).http);
  const file = join(folder, "a.har");
  await recorder.appendToFile(file);
  return { origin, file };
}

it("pages that are turned by tokens are replayed, and the tokens are not in the recording", async () => {
  const { origin, file } = await recorded();
  const text = await readFile(file, "utf8");
  for (const secret of [FIRST, SECOND, encodeURIComponent(SECOND), SECOND.slice(0, 20), KEY])
    expect(text).not.toContain(secret);
  const player = await HarPlayer.load(file);
  for (const key of [undefined, KEY, "AIzaAnotherKey"]) {
    const { http } = testClient({ site: origin }, { mode: { kind: "replay", player: player.session() } });
    const { second, third } = await turned(origin, http, key);
    expect(JSON.parse(second)).toMatchObject({ page: 2 });
    expect(third).toBe('{"page":3}');
  }
});

it("different tokens stay different: one that was not asked for is not answered", async () => {
  const { origin, file } = await recorded();
  const player = await HarPlayer.load(file);
  const { http } = testClient({ site: origin }, { mode: { kind: "replay", player } });
  const first = tokenIn((await http.get(`${origin}/start`)).text);
  await expect(http.get(`${origin}/next?key=${KEY}&continuation=${first}`)).rejects.toMatchObject({
    code: "replay_miss",
  });
});

it("a recording says where the operator's credential went along, and not what it is", async () => {
  const origin = "https://api.example";
  const recorder = new HarRecorder();
  const send: AuthorizedSender["send"] = () =>
    Promise.resolve({
      status: 200,
      headers: JSON_TYPE,
      body: Buffer.from("{}"),
      startedAt: new Date(0),
      wireBytes: 2,
      waitedMs: 0,
    });
  const policy = { url: origin, requestsPerSecond: 1000, concurrency: 1, authorized: ["/own/{id}"] };
  const { http } = testClient(
    {},
    {
      origins: { api: policy },
      authorized: { send },
      mode: { kind: "record", recorder },
      robotsIgnored: [origin],
    },
  );
  await http.get(`${origin}/own/1`);
  const player = HarPlayer.of(recorder.toHar().log.entries);
  expect([player.isAuthorized(origin), player.isAuthorized("https://other.example")]).toEqual([true, false]);
  expect(player.session().take("GET", `${origin}/own/1`, "", "")?.request.headers).toContainEqual({
    name: "authorization",
    value: "REDACTED",
  });
});
