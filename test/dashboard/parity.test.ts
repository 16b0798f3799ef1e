/**
 * What one can do in the dashboard one can do by the API and on the command line, with the same outcome: each action is done
 * on all three by accounts that are alike, by session. What is answered, all that is stored of the account afterwards (its
 * ledger and its meters with it), and how the action is refused are compared.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext, Page } from "puppeteer-core";
import { getOperationAST, Kind, OperationTypeNode, parse } from "graphql";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ACCESS } from "../../src/domain/access/access-table.ts";
import { toExitCode } from "../../src/errors/to-exit-code.ts";
import { storeOf } from "../../src/store/store.ts";
import { startApiServer } from "../api/api-server.ts";
import { waitUntil } from "../process/wait-until.ts";
import { chromiumPath, startChromium } from "../reference/browser.ts";
import { startReceiver } from "../webhook/receiver.ts";
import { builtDocuments } from "./built-documents.ts";
import { LOOK_EVERY_MS, textOf, untilText } from "./dashboard.ts";
import { accessActions } from "./parity/access-actions.ts";
import { Account, type World } from "./parity/subject.ts";
import type { Action, Face, Given } from "./parity/action.ts";
import { byApi, byCli, openPage, untilRefusalIsShown, type Answer } from "./parity/faces.ts";
import { moneyActions } from "./parity/money-actions.ts";
import { plain } from "./parity/plain.ts";
import { requestActions } from "./parity/request-actions.ts";
import { serviceActions } from "./parity/service-actions.ts";
import { ticketActions } from "./parity/ticket-actions.ts";
import { usageActions } from "./parity/usage-actions.ts";
import { webhookActions } from "./parity/webhook-actions.ts";

const ACTIONS: readonly Action[] = [
  ...accessActions,
  ...moneyActions,
  ...requestActions,
  ...serviceActions,
  ...ticketActions,
  ...usageActions,
  ...webhookActions,
];
/** With a token of the server and not for an account: operator.test.ts does these. */
const OPERATORS = ["OperatorAccountHosting", "OperatorCanary", "OperatorTicketAnswer", "OperatorTicketClose"];
const FACES = ["api", "cli", "page"] as const;
/** The page is there, with what it asks first. */
const IS_SHOWN =
  'document.querySelector("main :is(h1, h2)") && !document.querySelector(\'[aria-label="Loading"]\')';
const documents = await builtDocuments();

it("has a row for each mutation that a page sends", () => {
  const mutations = [...documents].flatMap(([name, text]) =>
    getOperationAST(parse(text))?.operation === OperationTypeNode.MUTATION ? [name] : [],
  );
  expect([...ACTIONS.map(({ name }) => name), ...OPERATORS].sort()).toEqual(mutations.sort());
});

it.each(OPERATORS)("leaves out %s, which is for operators alone", (name) => {
  const [field] = getOperationAST(parse(documents.get(name) ?? ""))?.selectionSet.selections ?? [];
  const root = field?.kind === Kind.FIELD ? field.name.value : "";
  expect(ACCESS[`Mutation.${root}`]).toEqual({ who: "operator" });
});

describe.skipIf(chromiumPath === null)("by the API, on the command line and in the dashboard", () => {
  let world: World;
  let context: BrowserContext;
  let stop: () => Promise<unknown>;
  beforeAll(async () => {
    const [server, browser, receiver] = await Promise.all([
      startApiServer(),
      startChromium(),
      startReceiver(),
    ]);
    world = { server, store: storeOf(server.db), receiver };
    context = await browser.createBrowserContext();
    stop = () => Promise.all([browser.close(), receiver.close(), server.stop()]);
  });
  afterAll(() => stop());
  // One address may be asked for fifty passwords in a quarter of an hour.
  beforeEach(() => world.store.attempts.deleteMany({}));

  /** An account for each face, one after another: what they share answers as the one that is prepared needs it. */
  async function prepared({
    prepare,
  }: Pick<Action, "prepare">): Promise<Record<Face, { account: Account; given: Given }>> {
    const made: Partial<Record<Face, { account: Account; given: Given }>> = {};
    for (const face of FACES) {
      const account = await Account.make(world);
      made[face] = { account, given: (await prepare?.(account, face)) ?? {} };
      await account.settle();
    }
    return made as Record<Face, { account: Account; given: Given }>;
  }

  async function onPage(
    { account, given }: { account: Account; given: Given },
    action: Action,
    {
      before,
      press,
      after,
    }: {
      before?: () => Promise<unknown>;
      press: Action["press"];
      after: (page: Page, answer: Answer) => Promise<unknown>;
    },
  ): Promise<Answer> {
    const open = await openPage(context, account, action, given);
    try {
      if (before) {
        await open.page.waitForFunction(IS_SHOWN);
        await open.page.waitForNetworkIdle({ idleTime: 200 });
        await before();
      }
      const pressed = press(open.page, given).then(
        () => open.answer,
        // Maybe because the page has left.
        (error: Error) => Promise.race([atSignIn(open.page), sleep(2000).then(() => Promise.reject(error))]),
      );
      const answer = await Promise.race([pressed, atSignIn(open.page), tooLate(open.page)]);
      await after(open.page, answer);
      return answer;
    } finally {
      await open.page.close();
    }
  }

  describe.each(ACTIONS)("$name", (action) => {
    const document = documents.get(action.name) ?? "";

    it("does the same", async () => {
      const { api, cli, page } = await prepared(action);
      const [ofApi, ofCli, ofPage] = await Promise.all([
        byApi(api.account, { document, variables: action.variables(api.given) }),
        byCli(cli.account, action.command(cli.given)),
        onPage(page, action, {
          press: action.press,
          after: (tab, { error }) =>
            error ? Promise.reject(new Error(error.message)) : untilText(tab, action.says),
        }),
      ]);
      expect(ofApi.error).toBeUndefined();
      expect(ofCli).toMatchObject({ exitCode: 0 });
      expect(plain(ofPage.data)).toEqual(plain(ofApi.data));
      expectSame(ofCli.data, ofApi.data, action);
      await expectAlike([api.account, cli.account, page.account]);
    });

    const refusal = action.refused;
    if ("not" in refusal) return;
    it("is refused alike, and changes nothing then", async () => {
      const { code, meanwhile, says } = refusal;
      const refused = { ...action, ...refusal };
      const { api, cli, page } = await prepared(refused);
      for (const { account, given } of [api, cli]) await meanwhile?.(account, given);
      const before = await Promise.all([api, cli].map(({ account }) => account.state()));
      const [ofApi, ofCli, ofPage] = await Promise.all([
        byApi(api.account, { document, variables: refused.variables(api.given) }),
        byCli(cli.account, refused.command(cli.given)),
        onPage(page, action, {
          ...(meanwhile && { before: () => meanwhile(page.account, page.given) }),
          press: refused.press,
          after: (tab, { error }) => untilRefusalIsShown(tab, error!, says),
        }),
      ]);
      expect(ofApi.error).toMatchObject({ code });
      expect(ofCli.exitCode).toBe(toExitCode(code));
      // Each face says in its own words what to do.
      const { code: printed, message } = ofCli.error!;
      expect(plain({ code: printed, message })).toEqual(plain({ code, message: ofApi.error?.message }));
      if (code === "unauthenticated") expect(ofPage.error).toMatchObject({ code });
      else expect(plain(ofPage.error)).toEqual(plain(ofApi.error));
      expect(await Promise.all([api, cli].map(({ account }) => account.state()))).toEqual(before);
      await expectAlike([api.account, cli.account, page.account]);
    });
  });
});

/** What the command line prints as JSON is the answer, or the part of it that it is about. */
function expectSame(printed: unknown, answer: object, { differs = {} }: Action): void {
  const shown = plain(Array.isArray(printed) ? { [Object.keys(answer)[0]!]: printed } : printed) as object;
  const common = (part: object) => Object.keys(part).filter((name) => Object.hasOwn(shown, name)).length;
  const [about] = partsOf(plain(answer)).sort((a, b) => common(b) - common(a));
  expect(common(about!)).toBeGreaterThan(0);
  const same = Object.entries(about!).filter(([name]) => !Object.hasOwn(differs, name));
  expect(shown).toMatchObject(Object.fromEntries(same));
}

/** An answer with the objects in it, and those in them. */
function partsOf(value: unknown, depth = 2): object[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  const inner = depth === 0 ? [] : Object.values(value).flatMap((one) => partsOf(one, depth - 1));
  return [value, ...inner];
}

/** Their accounts are the same once all is done that goes on by itself. */
async function expectAlike(accounts: readonly Account[]): Promise<void> {
  let states: unknown[] = [];
  await waitUntil(
    "accounts that are alike",
    async () => {
      for (const account of accounts) await account.settle();
      states = await Promise.all(accounts.map((account) => account.state()));
      return states.every((state) => JSON.stringify(state) === JSON.stringify(states[0]));
    },
    5000,
  ).catch(() => undefined);
  const [api, cli, page] = states;
  expect(cli).toEqual(api);
  expect(page).toEqual(api);
}

/** A page that hears that its session is over leads there before anything is pressed. */
async function atSignIn(page: Page): Promise<Answer> {
  const options = { timeout: 2 * page.getDefaultTimeout(), polling: LOOK_EVERY_MS };
  await page.waitForFunction(() => location.pathname === "/sign-in", options);
  return { error: { code: "unauthenticated", message: "", advice: "" } };
}

/** Rejects where nothing was sent, with what the page says. */
async function tooLate(page: Page): Promise<never> {
  await sleep(page.getDefaultTimeout());
  throw new Error(`Nothing was sent by ${page.url()}, which says:\n${await textOf(page).catch(String)}`);
}
