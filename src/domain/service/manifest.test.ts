import { expect, it } from "vitest";
import type { AppError } from "../../errors/app-error.ts";
import { readManifest } from "./manifest.ts";

const SITE = 'slug = "guestbook"\n[static]\nfolder = "public"\n';
const refused = (text: string): AppError => {
  try {
    readManifest(text);
  } catch (error) {
    return error as AppError;
  }
  throw new Error("It was read.");
};

it("reads all that may stand in service.toml, with its defaults", () => {
  expect(readManifest(SITE)).toEqual({
    ...{ slug: "guestbook", name: "guestbook", worker: null },
    static: { folder: "public", spaFallback: false, headers: [], redirects: [] },
    capabilities: { state: false, queue: false, kv: false, cron: false },
    resources: [],
    environment: {},
  });
  const whole = readManifest(`
    slug = "guestbook"
    name = "Guestbook"
    [worker]
    package = "guestbook"
    health_path = "/api/up"
    memory_mb = 64
    [static]
    folder = "public/site"
    spa_fallback = true
    headers = [{ path = "/assets/*", set = { "Cache-Control" = "no-cache" } }]
    redirects = [{ from = "/old", to = "https://example.org/new", status = 308 }]
    [capabilities]
    kv = true
    [[kv]]
    name = "page-visits"
    [environment]
    GREETING = "hi"
  `);
  expect(whole).toMatchObject({
    resources: [{ kind: "kv", name: "page-visits", settings: {} }],
    worker: { package: "guestbook", binary: null, healthPath: "/api/up", memoryMb: 64 },
    static: { spaFallback: true, redirects: [{ status: 308 }] },
    capabilities: { kv: true, queue: false },
    environment: { GREETING: "hi" },
  });
});

it.each([
  ["slugg = 1\n" + SITE, "/slugg", 'There is no "slugg" in service.toml. Did you mean "slug"?'],
  [
    SITE + "spa_fallbck = true",
    "/static/spa_fallbck",
    'There is no "spa_fallbck" in [static]. Did you mean "spa_fallback"?',
  ],
  [
    SITE + "[kapow]",
    "/kapow",
    'There is no "kapow" in service.toml. It takes: slug, name, worker, static, capabilities, kv, queues, cron, sqlite, state, environment.',
  ],
  [SITE + 'redirects = [{ from = "/a", too = "/b" }]', "/static/redirects/0/to", "This is needed."],
  [
    SITE + '[[queues]]\nname = "a"\ndead_letter_queue = "b"',
    "/queues/0/dead_letter_queue",
    'There is no [[queues]] "b".',
  ],
  [
    SITE + '[[queues]]\nname = "a"\ndead_letter_queue = "a"',
    "/queues/0/dead_letter_queue",
    "It leads back to this queue: what fails would go in a circle.",
  ],
  [SITE + "[worker]", "/worker", "Give `package` or `binary`, one of the two."],
  [SITE + '[worker]\nbinary = "w"\nmemory_mb = 4', "/worker/memory_mb", "It must be at least 16."],
  [
    SITE + '[worker]\nbinary = "../w"',
    "/worker/binary",
    "It must be a path below the folder of service.toml, with / between its parts.",
  ],
  [SITE + '[environment]\nSVC_X = "1"', "/environment/SVC_X", "This variable is the server's own."],
  [SITE + '[environment]\na = "1"\nA = "2"', "/environment", "Two variables are the same in capitals."],
  [
    SITE + 'headers = [{ path = "/", set = { "Set-Cookie" = "a=b" } }]',
    "/static/headers/0/set/Set-Cookie",
    "This header is the server's own.",
  ],
  [
    SITE + 'headers = [{ path = "/", set = { "X-A" = "a\\nb" } }]',
    "/static/headers/0/set/X-A",
    "It must be printable ASCII on one line.",
  ],
  [
    SITE + 'redirects = [{ from = "/a", to = "//evil.example" }]',
    "/static/redirects/0/to",
    "It must begin with / or https://.",
  ],
  [SITE + '[[kv]]\nname = "A"', "/kv/0/name", /^A name has a to z/],
  [
    SITE + '[[cron]]\nname = "a"\ncron_expression = "0 0 ? * *"',
    "/cron/0/cron_expression",
    "There is no ?, as Quartz has it: write * for any day.",
  ],
  [
    SITE + '[[cron]]\nname = "a"\ncron_expression = "@daily"\ntimezone = "Berlin"',
    "/cron/0/timezone",
    /^There is no time zone "Berlin"/,
  ],
  [SITE + '[[kv]]\nname = "a"\n[[kv]]\nname = "a"', "/kv", "Two have the same name."],
  ['slug = "guestbook"', "", "A service needs [worker], [static], or both."],
  [
    'slug = "www"\n[static]\nfolder = "a"',
    "/slug",
    "The slug www is kept for the server itself; choose another.",
  ],
  ["[static]\nfolder = 1", "/slug", "This is needed."],
  ["slug = guestbook", "", /^Line 1, column \d+: /],
])("refuses %j", (text, pointer, message) => {
  const { code, facts, details } = refused(text);
  expect([code, facts["pointer"]]).toEqual(["invalid_manifest", pointer]);
  expect(details[0]?.message).toMatch(message);
});
