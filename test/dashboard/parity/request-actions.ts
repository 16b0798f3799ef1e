import { gateName } from "../../api/api-server.ts";
import { press, untilText, writeOver } from "../dashboard.ts";
import { untilRequest } from "../../kit/rest-client.ts";
import type { Page } from "puppeteer-core";
import type { Account } from "./subject.ts";
import { fileOf } from "./file-of.ts";
import type { Action, Given } from "./action.ts";
import { signedOut } from "./gone.ts";

const START = ["scrape", "counter", "--operation", "count"];
const NEW = { scraper: "counter", input: { operation: "count", total: 3 }, limit: 5 };
const ACTIVE = ["queued", "running"];
const AS_TOLD = "a word in small letters, as in /v1";
const LESS = "the command prints what the client asks for, without titles and earlier rounds";
const DIFFERS = { status: AS_TOLD, stopReason: AS_TOLD, rounds: LESS, scraper: LESS };

const ran =
  (input: object) =>
  async (account: Account): Promise<Given> => {
    const body = { scraper: "counter", input, limit: 50, tags: ["held"] };
    const { id } = await account.call("/v1/requests", { body });
    const ended = await untilRequest(
      account.world.server.url,
      account.token,
      id as string,
      ({ status, recordCount }) => ("holdAt" in input ? recordCount === 10 : !ACTIVE.includes(status)),
    );
    return { id, input: JSON.stringify(ended.input) };
  };

/** One that holds at its tenth Record for good. */
const held = ran({ total: 20, holdAt: 10, gate: gateName() });

/** Ends the plan, so that nothing can be paid from the balance. */
const withoutPlan = async ({ world, id }: Account): Promise<void> => {
  await world.store.wallets.updateOne({ _id: id }, { $set: { isOpen: false } });
};

const path = ({ id }: Given) => `/requests/${id}`;

async function share(page: Page, subject: string): Promise<void> {
  await press(page, "Get help");
  await writeOver(page, "Subject", subject);
  await page.type("[role=dialog] textarea", "It worked yesterday.");
  await press(page, "Open the ticket");
}
const help = (id: string, subject: string) => [
  ...["support", "create", subject, "--details", "It worked yesterday."],
  ...["--request", id, "--scraper", "counter"],
];
const asked = (requestId = "", subject: string) => ({
  input: { subject, details: "It worked yesterday.", requestId, scraperId: "counter", severity: "NORMAL" },
});
const TOO_LONG = "x".repeat(201);

async function compose(page: Page, total: string): Promise<void> {
  await writeOver(page, "Total", total);
  await writeOver(page, "Records at most", "5");
}

export const requestActions: Action[] = [
  {
    name: "RequestCancelNow",
    prepare: held,
    variables: ({ id }) => ({ id }),
    command: ({ id = "" }) => ["requests", "cancel", id],
    path,
    press: (page) => press(page, "Cancel"),
    says: "It is being cancelled.",
    differs: DIFFERS,
    refused: { code: "unauthenticated", meanwhile: signedOut },
  },
  {
    name: "RequestResumeNow",
    prepare: ran({ total: 20, failAt: 10 }),
    variables: ({ id }) => ({ id }),
    command: ({ id = "" }) => ["requests", "resume", id],
    path,
    press: (page) => press(page, "Resume"),
    says: "It continues where it stopped.",
    differs: DIFFERS,
    refused: { code: "payment_required", meanwhile: withoutPlan },
  },
  {
    name: "RequestAgain",
    prepare: ran({ total: 3 }),
    variables: ({ input = "" }) => ({
      input: { scraper: "counter", input: JSON.parse(input) as object, limit: 50, tags: ["held"] },
      idempotencyKey: "again",
    }),
    command: ({ input = "" }) => [
      ...["scrape", "counter", "--input", fileOf(input), "--limit", "50", "--tag", "held", "--detach"],
    ],
    path,
    press: (page) => press(page, "Run again"),
    says: "A new Request runs with the same input.",
    refused: { code: "payment_required", meanwhile: withoutPlan },
  },
  {
    name: "RequestTicket",
    prepare: ran({ total: 3 }),
    variables: ({ id }) => asked(id, "Too few"),
    command: ({ id = "" }) => help(id, "Too few"),
    path,
    press: (page) => share(page, "Too few"),
    says: "is open.",
    refused: {
      code: "invalid_input",
      variables: ({ id }) => asked(id, TOO_LONG),
      command: ({ id = "" }) => help(id, TOO_LONG),
      press: (page) => share(page, TOO_LONG),
    },
  },
  {
    name: "NewRequestEstimate",
    variables: () => ({ input: NEW }),
    command: () => [...START, "--total", "3", "--limit", "5", "--estimate"],
    path: () => "/requests/new?scraper=counter&operation=count",
    press: (page) => compose(page, "3"),
    says: "$0.0035",
    refused: {
      code: "input_cap_exceeded",
      variables: () => ({ input: { ...NEW, input: { ...NEW.input, total: 6000 } } }),
      command: () => [...START, "--total", "6000", "--limit", "5", "--estimate"],
      press: (page) => compose(page, "6000"),
      says: "Expected at most 5,000, not 6000.",
    },
  },
  {
    name: "NewRequestCreate",
    variables: () => ({ input: NEW, idempotencyKey: "once" }),
    command: () => [...START, "--total", "3", "--limit", "5", "--detach", "--idempotency-key", "once"],
    path: () => "/requests/new?scraper=counter&operation=count",
    press: async (page) => {
      await compose(page, "3");
      await untilText(page, "$0.0035");
      await press(page, "Run");
    },
    says: "Succeeded",
    refused: { code: "payment_required", prepare: ran({ total: 3 }), meanwhile: withoutPlan },
  },
];
