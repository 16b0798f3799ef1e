import { globSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { KINDS } from "../../src/kinds/all-kinds.ts";
import { kindOfPath } from "../../src/kinds/kind-of-path.ts";
import type { Kind } from "../../src/kinds/kind.ts";
import { ROUTES } from "../../src/rest-compat/routes/all-routes.ts";
import { COLLECTIONS } from "../../src/store/all-collections.ts";

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).map(({ name }) => name.replace(/\..*$/, ""));

/** Where each layer keeps its kinds. */
const PLACES = {
  store: files("src/store"),
  schema: files("src/schema"),
  resolvers: files("src/resolvers"),
  rest: files("src/rest-compat/routes"),
  client: [...files("src/client"), ...files("src/documents")],
  cli: files("src/cli/commands"),
} as const;
type Layer = keyof typeof PLACES;
const LAYERS = Object.keys(PLACES) as Layer[];

/** Kinds whose faces stand among those of another, by layer or in all of them. */
const AMONG: Readonly<Record<string, readonly string[]>> = {
  billing: ["payment"],
  "api-key": ["account"],
  cap: ["usage"],
  credential: ["account", "whoami"],
  invoice: ["billing"],
  meter: ["usage"],
  payment: ["billing"],
  plan: ["billing"],
  spending: ["usage"],
  resource: ["service"],
  "second-factor": ["account"],
  "source-health": ["data-sources", "scraper", "health"],
  scraper: ["data-sources"],
  "service-log": ["logs"],
  erasure: ["records"],
  wallet: ["billing"],
  worker: ["scrape"],
};

/** Kinds that one layer or more does not have, and why. */
const ABSENT: Readonly<Record<string, Partial<Record<Layer, string>>>> = {
  access: {
    store: "a table of the code: who may use what",
    schema: "a table of the code: who may use what",
    resolvers: "a table of the code: who may use what",
    rest: "a table of the code: who may use what",
    client: "a table of the code: who may use what",
    cli: "a table of the code: who may use what",
  },
  canary: {
    store: "it is a Request, and stands in the document of its source",
    rest: "the operator's, who has GraphQL and the command line",
    client: "the operator's, who has GraphQL and the command line",
  },
  erasure: { rest: "the operator's, who has GraphQL and the command line" },
  event: {
    schema: "subscriptions show what changed, never the event",
    resolvers: "subscriptions show what changed, never the event",
    rest: "streams show what changed, never the event",
    client: "streams show what changed, never the event",
    cli: "streams show what changed, never the event",
  },
  mail: {
    schema: "mails are sent; what they say has a kind of its own",
    resolvers: "mails are sent; what they say has a kind of its own",
    rest: "mails are sent; what they say has a kind of its own",
    client: "mails are sent; what they say has a kind of its own",
    cli: "mails are sent; what they say has a kind of its own",
  },
  product: {
    store: "declared in the code, with the prices by which usage is counted",
    cli: "usage shows what is included and what it costs",
  },
  provider: {
    store: "whoever takes the payments, as billing sees it; what is paid has kinds of its own",
    schema: "whoever takes the payments, as billing sees it; what is paid has kinds of its own",
    resolvers: "whoever takes the payments, as billing sees it; what is paid has kinds of its own",
    rest: "whoever takes the payments, as billing sees it; what is paid has kinds of its own",
    client: "whoever takes the payments, as billing sees it; what is paid has kinds of its own",
    cli: "whoever takes the payments, as billing sees it; what is paid has kinds of its own",
  },
  retention: {
    store: "a rule over what other kinds keep",
    schema: "a rule over what other kinds keep",
    resolvers: "a rule over what other kinds keep",
    rest: "a rule over what other kinds keep",
    client: "a rule over what other kinds keep",
    cli: "a rule over what other kinds keep",
  },
  scrape: {
    schema: "how a Request is run; what it leaves is in the Request",
    resolvers: "how a Request is run; what it leaves is in the Request",
    rest: "how a Request is run; what it leaves is in the Request",
  },
  scraper: { store: "plugins are files; what is known of them is loaded at the start" },
};

const kinds = readdirSync("src/domain", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What the rows of a kind call it: many of them, and what their paths of /v1 are made of. */
const rows = new Map<string, Kind[]>();
for (const file of readdirSync("src/kinds").filter((name) => /^[a-z-]+\.ts$/.test(name))) {
  const found = Object.values((await import(`../../src/kinds/${file}`)) as object);
  const kinds = found.filter((one): one is Kind => Object.values<unknown>(KINDS).includes(one));
  if (kinds.length > 0) rows.set(file.slice(0, -".ts".length), kinds);
}
const wordsOf = (kind: string): string[] =>
  (rows.get(kind) ?? []).flatMap(({ many, rest }) => [
    many.replaceAll(" ", "-"),
    ...(rest?.path
      .split("/")
      .filter((part) => !["", "v1", "usage", "billing", "auth", ":id"].includes(part)) ?? []),
  ]);

/** What is no kind of thing that has words, ids or pages. */
const NO_ROW: Readonly<Record<string, string>> = {
  access: "a table of the code: who may use what",
  event: "a hint, which nobody is shown",
  mail: "mails are sent; what they say has a kind of its own",
  meter: "usage shows what it counts",
  plan: "billing shows the plan of the account",
  provider: "what payments need of whoever takes them",
  resource: "what databases, namespaces and queues of services have in common; each is a kind",
  retention: "a rule over what other kinds keep",
  scrape: "how a Request is run",
};

it("every folder of the domain has its row in src/kinds, or a reason why not, and no row is left over", () => {
  expect([...rows.keys(), ...Object.keys(NO_ROW)].sort()).toEqual([...kinds].sort());
});

it("every route of /v1 is below the path of a kind of its group, and every such path has a route", () => {
  for (const { path, tag } of ROUTES)
    expect([
      path,
      kindOfPath(path)?.rest?.tag.name ?? (path.startsWith("/v1/auth/") ? "Account" : null),
    ]).toEqual([path, tag.name]);
  for (const { rest } of Object.values<Kind>(KINDS))
    expect(rest === undefined || ROUTES.some(({ path }) => `${path}/`.startsWith(`${rest.path}/`))).toBe(
      true,
    );
});

it("every collection is declared once", async () => {
  const names: string[] = [];
  for (const file of globSync("src/store/*/*-documents.ts")) {
    const declared = Object.entries((await import(`../../${file}`)) as Record<string, object>);
    names.push(
      ...declared.filter(([name]) => name.endsWith("Collections")).flatMap(([, all]) => Object.keys(all)),
    );
  }
  expect(names.sort()).toEqual(Object.keys(COLLECTIONS).sort());
});

/** `erasure`, `erasures`, `request-leases`: whatever begins with the word or its plural. */
const isNamed = (file: string, word: string): boolean =>
  file === word || file === `${word}s` || file.startsWith(`${word}-`) || file.startsWith(`${word}s-`);

describe.each(kinds)("the kind %s", (kind) => {
  it.each(LAYERS)("has its place in %s, or a reason why not", (layer) => {
    const words = [kind, ...wordsOf(kind), ...(AMONG[kind] ?? [])];
    const isThere = PLACES[layer].some((file) => words.some((word) => isNamed(file, word)));
    expect({ isThere, reason: ABSENT[kind]?.[layer] ?? null }).toEqual(
      isThere ? { isThere, reason: null } : { isThere, reason: expect.any(String) as string },
    );
  });
});

it("no word and no reason is left for a kind that is gone", () => {
  expect([...Object.keys(AMONG), ...Object.keys(ABSENT)].filter((kind) => !kinds.includes(kind))).toEqual([]);
});
