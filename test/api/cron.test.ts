import { afterAll, beforeAll, expect, it } from "vitest";
import { graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import { archiveOfFiles } from "../kit/service-archive.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";
import { otherAccount } from "./other-account.ts";

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
  await call("", { body: { slug: "shop" } });
  await upload(
    "shop",
    `[capabilities]\ncron = true\n[[cron]]\nname = "declared"\ncron_expression = "@daily"\n`,
  );
});
afterAll(() => server?.stop());

const call = <T = AnswerJson>(path: string, options = {}, key: string | null = server.apiKey) =>
  rest<T>(server.url, key, `/v1/services${path}`, options);
const upload = async (slug: string, more: string) =>
  call(`/${slug}/deployments`, {
    body: await archiveOfFiles({
      "service.toml": `slug = "${slug}"\n[static]\nfolder = "p"\n${more}`,
      "static/index.html": "x",
    }),
    headers: { "content-type": "application/gzip" },
  });
const cron = <T = AnswerJson>(path: string, options = {}, key: string | null = server.apiKey) =>
  call<T>(`/shop/cron${path}`, options, key);
const make = async (name: string, settings: object) => {
  const made = await cron("", { body: { name, ...settings } });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
};
const set = (name: string, body: object) => cron(`/${name}`, { method: "PUT", body });
const DAY_MS = 86_400_000;

it("is made, listed, shown by id and name, changed in part, paused, resumed and deleted", async () => {
  const made = await make("nightly", { cronExpression: " 0  3 * * 1 ", timezone: "Europe/Berlin" });
  expect(made).toEqual({
    ...{ id: expect.stringMatching(/^crn_[0-9a-f]{24}$/) as string, serviceId: made.serviceId },
    ...{ name: "nightly", variable: "SVC_CRON_NIGHTLY", cronExpression: "0 3 * * 1" },
    ...{ timezone: "Europe/Berlin", overlap: "skip", paused: false },
    nextRunAt: (made.nextRuns as string[])[0],
    nextRuns: [expect.any(String), expect.any(String), expect.any(String)],
    notes: ["Weekdays are counted from Sunday, which is 0: 1 is Monday."],
    ...{ lastRunAt: null, lastStatus: null, consecutiveFailures: 0, held: null },
    ...{ createdAt: made.createdAt, deletedAt: null },
  });
  const runs = (made.nextRuns as string[]).map((at) => new Date(at));
  for (const at of runs)
    expect(at.toLocaleString("en", { timeZone: "Europe/Berlin", weekday: "short", hour: "numeric" })).toBe(
      "Mon 3 AM",
    );
  expect((await cron(`/${made.id}`)).body).toEqual(made);
  expect((await cron("/nightly")).body).toEqual(made);
  const listed = await cron<{ data: AnswerJson[] }>("");
  expect(listed.body.data.map(({ name, cronExpression }) => [name, cronExpression])).toEqual([
    ["declared", "@daily"],
    ["nightly", "0 3 * * 1"],
  ]);
  const paused = await set("nightly", { paused: true });
  expect([paused.status, paused.body]).toEqual([200, { ...made, paused: true, nextRunAt: null }]);
  expect((await set("nightly", { paused: false })).body).toEqual(made);
  expect((await set("nightly", {})).body).toEqual(made);
  const hourly = (await set("nightly", { cronExpression: "@hourly", overlap: "allow" })).body;
  expect(hourly).toMatchObject({
    cronExpression: "@hourly",
    overlap: "allow",
    timezone: "Europe/Berlin",
    notes: [],
  });
  const query = `query ($id: ID!) { node(id: $id) { ... on CronTrigger { name overlap } } }`;
  expect(await graphqlData(server.url, server.apiKey, query, { id: made.id })).toEqual({
    node: { name: "nightly", overlap: "ALLOW" },
  });
  const gone = await cron("/nightly", { method: "DELETE" });
  expect(gone.status).toBe(200);
  expect((gone.body.resources as AnswerJson[]).map(({ kind, name }) => [kind, name])).toEqual([
    ["cron", "declared"],
  ]);
  expect((await cron("/nightly", { method: "DELETE" })).body).toEqual(gone.body);
  expect((await set("nightly", { paused: true })).status).toBe(404);
});

it("refuses what is no schedule in words, and changes nothing", async () => {
  const before = await make("kept", { cronExpression: "0 3 * * *" });
  for (const [change, path, words] of [
    [{ cronExpression: "0 0 12 * * ?" }, "cronExpression", /five fields.*Quartz/],
    [{ cronExpression: "0 12 ? * MON" }, "cronExpression", /There is no \?/],
    [{ cronExpression: "0 0 30 2 *" }, "cronExpression", /never comes/],
    [{ timezone: "Europe/Berln" }, "timezone", /Did you mean Europe\/Berlin/],
  ] as const) {
    const refused = await set("kept", change);
    expect([refused.status, refused.body.code]).toEqual([400, "invalid_input"]);
    expect(refused.body.message).toMatch(words);
    expect(refused.body.details).toMatchObject([{ path }]);
    expect((await cron("/kept")).body).toEqual(before);
  }
  const other = await cron("", { body: { name: "never", cronExpression: "* * * *" } });
  expect([other.status, other.body.code]).toEqual([400, "invalid_input"]);
  expect((await cron("/never")).status).toBe(404);
  const taken = await cron("", { body: { name: "kept", cronExpression: "@daily" } });
  expect([taken.status, taken.body.code]).toEqual([409, "already_exists"]);
  await call("", { body: { slug: "plain" } });
  await upload("plain", "");
  const off = await call("/plain/cron", { body: { name: "one", cronExpression: "@daily" } });
  expect([off.status, off.body.code]).toEqual([409, "capability_disabled"]);
  const declared = await upload("plain", '[[cron]]\nname = "a"\ncron_expression = "0 0 ? * *"\n');
  expect([declared.status, declared.body.code, declared.body.message]).toEqual([
    ...[
      400,
      "invalid_manifest",
      "service.toml: cron.0.cron_expression: There is no ?, as Quartz has it: write * for any day.",
    ],
  ]);
});

it("a run that somebody wants waits for its home, and stands in the history", async () => {
  await make("now", { cronExpression: "@daily", paused: true });
  const asked = await cron("/now/run", { method: "POST" });
  expect([asked.status, asked.body]).toMatchObject([
    201,
    { state: "asked", isManual: true, startedAt: null },
  ]);
  await cron("/now/run", { method: "POST" });
  const first = await cron<{ data: AnswerJson[]; nextCursor: string }>("/now/history?limit=1");
  expect(first.body.data).toHaveLength(1);
  const rest2 = await cron<{ data: AnswerJson[] }>(`/now/history?limit=1&cursor=${first.body.nextCursor}`);
  expect(rest2.body).toEqual({ data: [asked.body], nextCursor: null });
  expect((await cron("/now/history?cursor=bm9uZQ")).body.code).toBe("invalid_cursor");
  const stored = await server.db.collection("cronRuns").find().toArray();
  const kept = stored.map(({ keptUntil, slot }) => (keptUntil as Date).getTime() - (slot as Date).getTime());
  expect(Math.min(...kept)).toBeGreaterThanOrEqual(99 * DAY_MS);
});

it("is nobody else's", async () => {
  const other = await otherAccount(server.db);
  await make("mine", { cronExpression: "@daily" });
  const before = (await cron("/mine")).body;
  for (const [path, options] of [
    ["", {}],
    ["/mine", {}],
    ["/mine/history", {}],
    ["", { body: { name: "theirs", cronExpression: "@daily" } }],
    ["/mine", { method: "PUT", body: { paused: true } }],
    ["/mine/run", { method: "POST" }],
    ["/mine", { method: "DELETE" }],
  ] as const)
    expect((await cron(path, options, other)).status, path).toBe(404);
  expect((await cron("/mine")).body).toEqual(before);
  expect((await cron<{ data: AnswerJson[] }>("/mine/history")).body.data).toEqual([]);
});
