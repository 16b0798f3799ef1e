import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { hostedActive } from "../../src/domain/deployment/hosted.ts";
import { ServiceKeys } from "../../src/domain/secret/service-keys.ts";
import { SecretBox } from "../../src/domain/credential/secret-box.ts";
import { secretKeysOf } from "../../src/server/secret-keys.ts";
import { BlobFiles } from "../../src/store/blob/blob-files.ts";
import { storeOf, type Store } from "../../src/store/store.ts";
import { runCli } from "../cli/run-cli.ts";
import { openDocument } from "../docs/example-document.ts";
import { graphql, graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import { archiveOfFiles } from "../kit/service-archive.ts";
import { waitUntil } from "../process/wait-until.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";
import { otherAccount } from "./other-account.ts";

const PATH = "/v1/abuse/reports";
const OPERATOR = "/v1/operator/abuse/reports";

const guide = await openDocument("docs/abuse.md");
let server: ApiServer;
let store: Store;
let otherKey: string;
let serviceId: string;
beforeAll(async () => {
  server = await startApiServer();
  store = storeOf(server.db);
  otherKey = await otherAccount(server.db);
  serviceId = (await call("/v1/services", { body: { slug: "reported" } })).body.id as string;
  await call("/v1/services/reported/deployments", {
    body: await archiveOfFiles({
      "service.toml": `slug = "reported"\n[static]\nfolder = "p"\n`,
      "static/index.html": "x",
    }),
    headers: { "content-type": "application/gzip" },
  });
});
afterAll(() => server?.stop());
beforeEach(() => withoutLimit());

const call = <T = AnswerJson>(path: string, options = {}, key: string | null = server.apiKey) =>
  rest<T>(server.url, key, path, options);
const withoutLimit = () => server.db.collection("rollingLimits").deleteMany({});
const full = (changes: object = {}) => ({
  ...{ target_url: "http://reported.localhost:4001/login", category: "phishing" },
  ...{ reporter_email: "ada@example.com", summary: " It asks for passwords " },
  ...{ details: "It looks as a bank does.", evidence: "Screenshot.", ...changes },
});
const report = (changes: object = {}) => call(PATH, { body: full(changes) }, null);
const reported = async (changes: object = {}) => (await report(changes)).body.id as string;
const decide = (id: string, action: string, more: object = {}, key: string | null = server.apiKey) =>
  call(`${OPERATOR}/${id}/${action}`, { body: { note: "Seen by hand.", ...more } }, key);
const stored = (id: string) => server.db.collection("abuseReports").findOne({ _id: id as never });
const active = () => {
  const { dataDir } = server;
  const keys = new ServiceKeys({
    store,
    box: new SecretBox(secretKeysOf({ QUARRY_SECRET_KEYS: [], dataDir })),
  });
  return hostedActive({ store, keys, blobs: new BlobFiles(dataDir) }, { slug: "reported" });
};

it("is taken without an account, and says how it stands to who has its link", async () => {
  const { status, body } = await report();
  expect([status, body]).toEqual([
    201,
    {
      ...{ id: expect.stringMatching(/^abr_[0-9a-f]{24}$/) as string, status: "open", severity: "high" },
      ...{ receivedAt: body.receivedAt, updatedAt: body.receivedAt },
      statusUrl: expect.stringMatching(/\/abuse\/status\/qa_[\w-]{43}$/) as string,
      agent_instruction: expect.stringContaining("evidence") as string,
    },
  ]);
  const link = String(body.statusUrl).split("/").at(-1) ?? "";
  const receipt = { id: body.id, status: "open", severity: "high", statusUrl: null };
  expect((await call(`${PATH}/${link}/receipt`, {}, null)).body).toMatchObject(receipt);
  expect((await call(`${PATH}/qa_other/receipt`, {}, null)).status).toBe(404);
  const page = await (await fetch(String(body.statusUrl))).text();
  expect(page).toContain("Waits for an operator");
  expect(page).not.toContain("ada@example.com");
  expect(await stored(body.id as string)).toMatchObject({ serviceId, summary: "It asks for passwords" });
});

it("answers alike what is reported of services that are none of this server's", async () => {
  const [here, elsewhere] = [await report(), await report({ target_url: "https://example.com/x" })];
  const shape = ({ body }: typeof here) => Object.keys(body).sort();
  expect([here.status, shape(here)]).toEqual([elsewhere.status, shape(elsewhere)]);
  expect(await stored(elsewhere.body.id as string)).toMatchObject({ serviceId: null, accountId: null });
});

it.each([
  ["phishing", "high"],
  ["malware", "urgent"],
  ["illegal_content", "urgent"],
  ["copyright", "normal"],
  ["trademark", "normal"],
  ["network_abuse", "high"],
  ["privacy", "normal"],
  ["emergency_safety", "urgent"],
  ["other", "normal"],
])("takes %s, which is %s", async (category, severity) => {
  expect((await report({ category })).body).toMatchObject({ status: "open", severity });
});

it("refuses what is missing, too long or unknown, and stores and counts nothing then", async () => {
  const before = await server.db.collection("abuseReports").countDocuments();
  const refused: object[] = [
    ...["target_url", "category", "reporter_email", "summary", "details", "evidence"].map((one) => ({
      [one]: undefined,
    })),
    ...["summary", "details", "evidence"].map((one) => ({ [one]: "  " })),
    ...[{ target_url: "javascript:alert(1)" }, { target_url: "x" }, { category: "spam" }],
    ...[{ reporter_email: "nobody" }, { summary: "x".repeat(201) }, { details: "x".repeat(10_001) }],
    ...[{ target_path: "login" }, { object_path: "x".repeat(1025) }],
  ];
  for (const changes of refused) {
    const { status, body } = await report(changes);
    expect([changes, status, body.code]).toEqual([changes, 400, "invalid_input"]);
  }
  expect(await server.db.collection("abuseReports").countDocuments()).toBe(before);
  expect(await server.db.collection("rollingLimits").countDocuments()).toBe(0);
});

it("takes 3 an hour of an e-mail address, exactly, however many come at once", async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      report({ reporter_email: at % 2 === 0 ? "Bob@Example.com" : "bob@example.com" }),
    ),
  );
  const of = (status: number) => answers.filter((one) => one.status === status);
  expect([of(201).length, of(429).length]).toEqual([3, 37]);
  const [refused] = of(429);
  expect(refused?.body).toMatchObject({ code: "abuse_limit_reached", retryable: true });
  expect(refused?.body.message).toContain("Keep the evidence");
  const wait = Number(refused?.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(3500);
  // Two that come at once may see each other a moment later.
  expect(wait).toBeLessThanOrEqual(3601);
  expect((await report({ reporter_email: "carol@example.com" })).status).toBe(201);
});

it("is shown to the owner, newest first, without who reported and what operators noted", async () => {
  const [first, second] = [await reported(), await reported({ category: "copyright" })];
  await decide(second, "triage");
  const { body } = await call(`${PATH}?limit=2`);
  const rows = body.data as AnswerJson[];
  expect(rows.map(({ id }) => id)).toEqual([second, first]);
  expect(JSON.stringify(rows)).not.toMatch(/ada@example|Seen by hand/);
  expect(rows[0]).toMatchObject({
    ...{ service_id: serviceId, target_url: "http://reported.localhost:4001/login", status: "triaged" },
    ...{ allowed: ["appeal"], quarantine: null, appeals: [] },
    events: [{ seq: 1, action: "triage", from: "open", to: "triaged", note: null }],
    agent_instruction: expect.stringContaining(`POST /v1/abuse/reports/${second}/appeal`) as string,
  });
  const query = `query ($id: ID!) { node(id: $id) { ... on AbuseReport { status category } } }`;
  expect(await graphqlData(server.url, server.apiKey, query, { id: second })).toEqual({
    node: { status: "TRIAGED", category: "COPYRIGHT" },
  });
  expect((await call(`${PATH}/${second}`, {}, otherKey)).status).toBe(404);
  expect((await call(PATH, {}, otherKey)).body).toEqual({ data: [], nextCursor: null });
  expect((await call(PATH, {}, null)).status).toBe(401);
});

it("is hidden from the owner while the owner may not be told, unless it is in quarantine", async () => {
  const id = await reported({ category: "emergency_safety" });
  expect((await call(`${PATH}/${id}`)).status).toBe(404);
  expect((await decide(id, "notify-owner")).body).toMatchObject({ code: "invalid_transition" });
  expect((await decide(id, "triage")).status).toBe(200);
  const refused = await decide(id, "notify-owner");
  expect(refused.body).toMatchObject({ code: "invalid_transition", reason: "notification_not_allowed" });
  const appeal = { body: { remediation: "Removed." } };
  expect((await call(`${PATH}/${id}/appeal`, appeal)).status).toBe(404);
  await decide(id, "quarantine");
  expect((await call(`${PATH}/${id}`)).body).toMatchObject({ status: "quarantined" });
  await decide(id, "reject");
});

it("is for operators alone to decide on, and says what is allowed", async () => {
  const id = await reported();
  for (const [key, status] of [
    [null, 401],
    [otherKey, 403],
  ] as const) {
    expect((await decide(id, "triage", {}, key)).status).toBe(status);
    expect((await call(OPERATOR, {}, key)).status).toBe(status);
  }
  expect((await stored(id))?.version).toBe(0);
  const refused = await decide(id, "resolve");
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.objectContaining({
      code: "invalid_transition",
      allowed: ["triage", "reject"],
      reason: "triage_first",
    }),
  ]);
  expect((await decide(id, "triage", { note: " " })).body.code).toBe("invalid_input");
  expect((await stored(id))?.version).toBe(0);
  const one = (await call(`${OPERATOR}/${id}`)).body;
  expect((await call(`${OPERATOR}?limit=1`)).body).toMatchObject({ data: [one] });
  expect(one).toMatchObject({ id, reporter_email: "ada@example.com", allowed: ["triage", "reject"] });
});

it("keeps what was served before it is triaged, and outlives its service", async () => {
  const id = await reported();
  const { body } = await decide(id, "triage");
  expect(body).toMatchObject({ status: "triaged", forgedSeq: null, actors: [expect.any(String)] });
  expect(body.preserved).toEqual([
    {
      ...{ at: expect.any(String) as string, accountId: body.accountId, serviceId, slug: "reported" },
      deploymentId: expect.stringMatching(/^dep_/) as string,
      ...{ workerSha256: null, filesSha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
    },
  ]);
});

it("lets one of two operators decide who decide at once", async () => {
  const id = await reported();
  await decide(id, "triage");
  const both = await Promise.all([decide(id, "resolve"), decide(id, "reject")]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const lost = both.find(({ status }) => status === 409);
  expect(["stale", "invalid_transition"]).toContain(lost?.body.code);
  expect((await stored(id))?.events).toHaveLength(2);
});

it("blocks the service in quarantine until the last of its reports is released", async () => {
  const [first, second] = [await reported(), await reported({ category: "copyright" })];
  for (const id of [first, second]) {
    await decide(id, "triage");
    await decide(id, "quarantine", id === second ? { path: "/login" } : {});
  }
  expect((await active())?.quarantines).toEqual([
    { path: null, isByLaw: false },
    { path: "/login", isByLaw: true },
  ]);
  expect((await decide(first, "release")).body).toMatchObject({ status: "triaged", quarantine: null });
  expect((await active())?.quarantines).toEqual([{ path: "/login", isByLaw: true }]);
  // The owner manages it all the while.
  expect((await call("/v1/services/reported/snapshot")).status).toBe(200);
  expect((await decide(second, "resolve")).body.code).toBe("invalid_transition");
  expect((await decide(second, "reject")).body).toMatchObject({ status: "rejected", quarantine: null });
  expect((await active())?.quarantines).toEqual([]);
});

it("is appealed once, and once more with new evidence after a denial", async () => {
  const id = await reported();
  await decide(id, "triage");
  await decide(id, "quarantine");
  const appeal = (body: object) => call(`${PATH}/${id}/appeal`, { body });
  const first = await appeal({ remediation: "The page is removed.", evidence: "See the deployment." });
  expect(first.body).toMatchObject({
    ...{ status: "appealed", allowed: [], quarantine: { path: null } },
    appeals: [{ remediation: "The page is removed.", evidence: "See the deployment.", isGranted: null }],
    agent_instruction: expect.stringContaining("Wait") as string,
  });
  expect((await appeal({ remediation: "Again." })).body).toMatchObject({ reason: "appeal_pending" });
  expect((await decide(id, "triage", { note: "Still there." })).body).toMatchObject({
    status: "quarantined",
  });
  for (const evidence of [undefined, "See the deployment."])
    expect((await appeal({ remediation: "Really.", evidence })).body.code).toBe("invalid_input");
  expect((await appeal({ remediation: "Really.", evidence: "A new one." })).status).toBe(200);
  const { body } = await decide(id, "release");
  expect(body).toMatchObject({ status: "triaged", quarantine: null });
  expect((body.appeals as AnswerJson[]).map(({ isGranted }) => isGranted)).toEqual([false, true]);
  const told = async () =>
    (
      await server.db.collection("notifications").find({ "data.reportId": id }).sort({ _id: 1 }).toArray()
    ).map(({ subject }) => String(subject).replace(` (${id})`, ""));
  await waitUntil("the owner is told of each decision", async () => (await told()).length === 3);
  expect(new Set(await told())).toEqual(
    new Set([
      "A service of yours is in quarantine",
      "Your appeal was denied",
      "A quarantine of a service of yours is over",
    ]),
  );
});

it("goes on where a process died between a decision and what follows from it", async () => {
  const id = await reported();
  await decide(id, "triage");
  await decide(id, "quarantine");
  // As if that process had died right after it stored the step.
  const long = new Date(Date.now() - 60_000);
  await server.db
    .collection("services")
    .updateOne({ _id: serviceId as never }, { $unset: { quarantines: 1 } });
  await server.db
    .collection("abuseReports")
    .updateOne({ _id: id as never }, { $set: { untold: [2], updatedAt: long } });
  await waitUntil("the service is blocked", async () => (await active())?.quarantines.length === 1);
  await waitUntil("nothing is left to do", async () => (await stored(id))?.untold.length === 0);
  await decide(id, "reject");
});

it("is a form without scripts, and commands", async () => {
  const form = await (await fetch(`${server.url}/abuse`)).text();
  expect(form).toContain('<select name="category"');
  const fields = {
    targetUrl: "http://reported.localhost:4001/",
    category: "privacy",
    reporterEmail: "eve@example.com",
  };
  const sent = await fetch(`${server.url}/abuse`, {
    method: "POST",
    headers: { origin: server.url },
    body: new URLSearchParams({
      ...fields,
      summary: "Names",
      details: "It shows names.",
      evidence: "See it.",
    }),
  });
  expect([sent.status, (await sent.text()).includes("/abuse/status/qa_")]).toEqual([200, true]);
  const env = { QUARRY_URL: server.url, QUARRY_API_KEY: server.apiKey };
  const made = await runCli(
    [
      ...["abuse", "report", "http://reported.localhost:4001/x", "--category", "network-abuse", "--json"],
      ...[
        "--email",
        "dan@example.com",
        "--summary",
        "Scans",
        "--details",
        "It scans.",
        "--evidence",
        "A log.",
      ],
    ],
    { env },
  );
  const { id } = JSON.parse(made.stdout) as { id: string };
  const triaged = await runCli(["operator", "abuse", "triage", id, "--note", "Seen."], { env });
  expect(triaged.stdout).toBe(`${id} is triaged\n`);
  const shown = await runCli(["operator", "abuse", "show", id], { env });
  expect(shown.stdout).toMatch(/reporter +dan@example.com/);
  const own = await runCli(["abuse", "show", id], { env });
  expect(own.stdout).not.toContain("dan@example.com");
  expect((await runCli(["operator", "abuse", "verify-history"], { env })).stdout).toMatch(
    /as they were written\n$/,
  );
  await server.db
    .collection("abuseReports")
    .updateOne({ _id: id as never }, { $set: { "events.0.note": "Nothing seen." } });
  const forged = await runCli(["operator", "abuse", "verify-history"], { env });
  await server.db.collection("abuseReports").deleteOne({ _id: id as never });
  expect([forged.code, forged.stdout]).toEqual([
    1,
    expect.stringContaining(`${id} is not as it was written from step 1 on`),
  ]);
});

it("the examples of docs/abuse.md run as printed", async () => {
  await call("/v1/services", { body: { slug: "bank" } });
  const body: unknown = JSON.parse(/-d '([^']+)'/.exec(guide.take("sh"))?.[1] ?? "");
  const { status, body: receipt } = await call<{ id: string }>(PATH, { body }, null);
  expect(status).toBe(201);
  const env = { QUARRY_URL: server.url, QUARRY_API_KEY: server.apiKey };
  for (const line of [...guide.take("sh").trim().split("\n"), ...guide.take("sh").trim().split("\n")]) {
    // A shell takes the quotes away.
    const words = line.replace("npx quarry ", "").match(/'[^']*'|\S+/g) ?? [];
    const { code, stderr } = await runCli(
      words.map((word) => word.replaceAll("'", "").replace("<id>", receipt.id)),
      { env },
    );
    expect([line, code], stderr).toEqual([line, 0]);
  }
  expect(await stored(receipt.id)).toMatchObject({ status: "appealed", quarantine: null, version: 4 });
  expect(guide.untaken()).toEqual([]);
});

it("is not read or made by the worker of a service", async () => {
  const query = "{ abuseReports { nodes { id } } }";
  const { body } = await graphql(server.url, "qr_none", query);
  expect(JSON.stringify(body)).toContain("unauthenticated");
});
