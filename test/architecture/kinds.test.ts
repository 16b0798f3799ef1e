import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";

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

/** What else a kind is called, where the contract or the command line has a word of its own for it. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  "api-key": ["account"],
  credential: ["account", "whoami"],
  account: ["api-keys"],
  billing: ["billing", "payment"],
  invoice: ["invoices", "billing"],
  payment: ["payments", "billing"],
  plan: ["subscriptions", "billing"],
  wallet: ["wallets", "ledger", "billing"],
  cap: ["usage"],
  erasure: ["records"],
  meter: ["usage"],
  price: ["price-points", "price-history", "prices"],
  record: ["results"],
  scraper: ["data-sources", "scrapers"],
  ticket: ["support"],
  spending: ["spend-limit", "usage"],
  "second-factor": ["account"],
  "source-health": ["data-sources", "scraper", "health"],
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

/** `erasure`, `erasures`, `request-leases`: whatever begins with the word or its plural. */
const isNamed = (file: string, word: string): boolean =>
  file === word || file === `${word}s` || file.startsWith(`${word}-`) || file.startsWith(`${word}s-`);

describe.each(kinds)("the kind %s", (kind) => {
  it.each(LAYERS)("has its place in %s, or a reason why not", (layer) => {
    const words = [kind, ...(WORDS[kind] ?? [])];
    const isThere = PLACES[layer].some((file) => words.some((word) => isNamed(file, word)));
    expect({ isThere, reason: ABSENT[kind]?.[layer] ?? null }).toEqual(
      isThere ? { isThere, reason: null } : { isThere, reason: expect.any(String) as string },
    );
  });
});

it("no word and no reason is left for a kind that is gone", () => {
  expect([...Object.keys(WORDS), ...Object.keys(ABSENT)].filter((kind) => !kinds.includes(kind))).toEqual([]);
});
