import type { BrowserContext, Page } from "puppeteer-core";
import { runCli } from "../../cli/run-cli.ts";
import { graphql, type AnswerJson } from "../../kit/graphql-client.ts";
import { untilText } from "../dashboard.ts";
import type { Account } from "./subject.ts";
import type { Action, Given } from "./action.ts";

/** What a face answered: what it gave, or why not. */
export interface Answer {
  data?: AnswerJson;
  error?: { code: string; message: string; advice: string };
}

export async function byApi(
  { world, token }: Account,
  { document, variables }: { document: string; variables: Record<string, unknown> },
): Promise<Answer> {
  return answerOf((await graphql(world.server.url, token, document, variables)).body);
}

function answerOf({ data, errors: [first] = [] }: AnswerJson): Answer {
  if (!first) return { data: Object.values(data as object)[0] };
  const { code, agent_instruction: advice } = first.extensions;
  return { error: { code, message: first.message, advice } };
}

/** The exit code says whether it was refused, and of which sort that is. */
export async function byCli(
  { world, token }: Account,
  words: readonly string[],
): Promise<Answer & { exitCode: number | null }> {
  const env = { QUARRY_URL: world.server.url, QUARRY_API_KEY: token };
  const { code: exitCode, stdout, stderr } = await runCli([...words, "--json"], { env });
  if (exitCode === 0) return { exitCode, data: JSON.parse(stdout) };
  const { code, message, agent_instruction: advice } = JSON.parse(stderr || stdout);
  return { exitCode, error: { code, message, advice } };
}

const WITHIN_MS = 10_000;

/** What a page was answered is told before it goes on, since it may leave then. */
const TELL_ANSWERS = `const send = window.fetch;
window.fetch = async (...call) => {
  const answer = await send(...call);
  const body = String(call[1]?.body ?? "");
  if (/"query":"[^{]*mutation /.test(body)) await tellAnswer(body, await answer.clone().text());
  return answer;
};`;

interface OpenPage {
  page: Page;
  /** What its mutation of this name was answered. */
  answer: Promise<Answer>;
}

/** The page of an action, for the owner of the account. */
export async function openPage(
  context: BrowserContext,
  { world, token }: Account,
  { name, path }: Pick<Action, "name" | "path">,
  given: Given,
): Promise<OpenPage> {
  const { url } = world.server;
  const domain = new URL(url).hostname;
  await context.setCookie({ name: "quarry_session", value: token, httpOnly: true, domain });
  const page = await context.newPage();
  page.setDefaultTimeout(WITHIN_MS);
  const answer = Promise.withResolvers<Answer>();
  await page.exposeFunction("tellAnswer", (body: string, text: string) => {
    if (new RegExp(`mutation ${name}\\b`).test(body)) answer.resolve(answerOf(JSON.parse(text)));
  });
  await page.evaluateOnNewDocument(TELL_ANSWERS);
  await page.goto(`${url}/dashboard${path(given)}`);
  return { page, answer: answer.promise };
}

/** Where the session is over, the page leads to sign in by itself; else it says what is wrong and what to do. */
export async function untilRefusalIsShown(
  page: Page,
  { code, message, advice }: NonNullable<Answer["error"]>,
  instead: string | undefined,
): Promise<void> {
  if (code === "unauthenticated") {
    await page.waitForFunction(() => location.pathname === "/sign-in");
    return;
  }
  for (const text of instead === undefined ? [message, advice] : [instead]) await untilText(page, text);
}
