import type { Canary } from "../../plugin-sdk/canary.ts";
import type { Chain } from "../../plugin-sdk/chain.ts";
import { templateParts } from "../../plugin-sdk/http/path-template.ts";
import type { WebsitePace } from "../../plugin-sdk/http/types.ts";
import { SINCE_SDK_2 } from "../../scrape-host/import-hook.ts";
import { inputSchemaOf } from "../../scrape-host/input/json-schema.ts";
import {
  AVAILABILITIES,
  SDK_VERSION,
  UNIT_FORM,
  type Operation,
  type Scraper,
} from "../../plugin-sdk/define-scraper.ts";

/** Tokens are compared without case, hyphens, underscores and spaces. */
function bare(token: string): string {
  return token.toLowerCase().replace(/[-_\s]/g, "");
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function isTemplate(text: string): boolean {
  try {
    templateParts(text);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function isStringList(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

function isChainList(value: unknown): boolean {
  const isPath = (path: unknown): boolean => typeof path === "string" && /^[^.]+\../.test(path);
  const isChain = (one: Partial<Chain>): boolean => isObject(one) && isPath(one.from) && isPath(one.to);
  return Array.isArray(value) && value.every(isChain);
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}

function isOneOf(values: readonly string[], value: unknown): boolean {
  return typeof value === "string" && values.includes(value);
}

/** The same of a module; clashing field names of an input, which show themselves in its schema, are an error. */
export function problemsOfModule(module: { default?: unknown }): string[] {
  const problems = problemsOf(module.default);
  if (problems.length === 0) for (const one of (module.default as Scraper).operations) inputSchemaOf(one);
  return problems;
}

/** What is wrong with a loaded declaration; empty when the host can serve it. Complete sentences for the operator. */
export function problemsOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null)
    return ["The plugin has no default export made by defineScraper."];
  const scraper = value as Partial<Scraper>;
  const problems: string[] = [];
  if (typeof scraper.id !== "string" || !/^[a-z][a-z0-9-]{1,39}$/.test(scraper.id)) {
    problems.push("`id` must be 2 to 40 of a-z, 0-9 and hyphen, and start with a letter.");
  }
  for (const word of ["title", "summary"] as const)
    if (!isText(scraper[word])) problems.push(`\`${word}\` must be a text.`);
  if (typeof scraper.unit !== "string" || !UNIT_FORM.test(scraper.unit))
    problems.push("`unit` must be a noun of 2 to 24 lower-case letters, such as app or job.");
  if (!servesSdk(scraper.sdk)) problems.push(sdkProblem(scraper.sdk));
  if (!Number.isSafeInteger(scraper.priceUsdMicros) || Number(scraper.priceUsdMicros) <= 0) {
    problems.push("`priceUsdMicros` must be a positive integer.");
  }
  const { retentionDays } = scraper;
  if (retentionDays !== undefined && !(Number.isSafeInteger(retentionDays) && retentionDays > 0))
    problems.push("`retentionDays` must be a positive whole number.");
  if (!Array.isArray(scraper.failures)) problems.push("`failures` must be a list of failure rules.");
  if (!isChainList(scraper.chains ?? []))
    problems.push('`chains` must list objects such as { from: "search.id", to: "app.appIds" }.');
  problems.push(...originProblems(scraper.origins), ...operationProblems(scraper));
  if (scraper.websites !== undefined) problems.push(...paceProblems("`websites`", scraper.websites));
  return problems;
}

/** Ranges of the form `^1`, `^1.0` or an exact version. */
function servesSdk(range: unknown): boolean {
  if (typeof range !== "string") return false;
  const [major = "", minor = "0"] = SDK_VERSION.split(".");
  const wanted = /^\^(\d+)(?:\.(\d+))?/.exec(range);
  if (!wanted) return range === SDK_VERSION;
  return wanted[1] === major && Number(wanted[2] ?? 0) <= Number(minor);
}

function sdkProblem(range: unknown): string {
  const problem = `\`sdk\` is ${String(range)}; this server has SDK ${SDK_VERSION}.`;
  return /^\^?1(\.|$)/.test(String(range)) ? `${problem} ${SINCE_SDK_2}` : problem;
}

function originProblems(origins: Scraper["origins"] | null | undefined): string[] {
  if (typeof origins !== "object" || origins === null || Object.keys(origins).length === 0)
    return ["`origins` must name at least one origin."];
  return Object.entries(origins).flatMap(([name, policy]) => {
    const out: string[] = [];
    if (!isObject(policy)) return [`Origin ${name} must be an object with \`url\`.`];
    if (!URL.canParse(policy.url) || new URL(policy.url).origin !== policy.url) {
      out.push(`Origin ${name}: \`url\` must be scheme and host only, such as https://example.com.`);
    }
    out.push(...paceProblems(`Origin ${name}`, policy));
    if (!isStringList(policy.authorized ?? []) || !(policy.authorized ?? []).every(isTemplate))
      out.push(
        `Origin ${name}: \`authorized\` must list path templates such as /items/{id} or /files/{path*}.`,
      );
    return out;
  });
}

function paceProblems(what: string, pace: Partial<WebsitePace>): string[] {
  const out: string[] = [];
  if (!(Number(pace.requestsPerSecond) > 0)) out.push(`${what}: \`requestsPerSecond\` must be above 0.`);
  if (!Number.isInteger(pace.concurrency) || Number(pace.concurrency) < 1)
    out.push(`${what}: \`concurrency\` must be 1 or more.`);
  return out;
}

function operationProblems(scraper: Partial<Scraper>): string[] {
  const operations: readonly Operation[] = Array.isArray(scraper.operations)
    ? (scraper.operations as Operation[])
    : [];
  if (operations.length === 0) return ["`operations` must list at least one operation."];
  const misshapen = operations.findIndex(
    (one) => !isObject(one) || typeof one.name !== "string" || !isStringList(one.aliases ?? []),
  );
  if (misshapen !== -1)
    return [
      `Operation ${misshapen + 1} of the list must be an object with a \`name\` and a list of \`aliases\`.`,
    ];
  const problems: string[] = [];
  const owners = new Map<string, string>();
  for (const one of operations) {
    for (const token of [one.name, ...(one.aliases ?? [])]) {
      const owner = owners.get(bare(token));
      if (owner !== undefined && owner !== one.name)
        problems.push(`Operation token ${token} belongs to both ${owner} and ${one.name}.`);
      owners.set(bare(token), one.name);
    }
    problems.push(...wordProblems(one));
    if (one.availability !== "full" && !one.availabilityNote)
      problems.push(`Operation ${one.name}: \`availabilityNote\` must say what is missing.`);
    if (one.availability === "not_public" && !operations.some((other) => other.name === one.nearest)) {
      problems.push(`Operation ${one.name}: \`nearest\` must name an operation of this scraper.`);
    }
    if (typeof one.run !== "function" || typeof one.dedupeKey !== "function")
      problems.push(`Operation ${one.name}: \`run\` and \`dedupeKey\` must be functions.`);
    if (typeof one.input?.safeParse !== "function" || typeof one.record?.safeParse !== "function") {
      problems.push(`Operation ${one.name}: \`input\` and \`record\` must be zod objects.`);
    }
  }
  if (!operations.some((one) => one.name === scraper.defaultOperation))
    problems.push("`defaultOperation` must name an operation of this scraper.");
  return problems;
}

/** What every list of the catalog shows: one scraper without it would spoil the list for all. */
function wordProblems(operation: Operation): string[] {
  const problems = (["title", "summary", "agentHint"] as const)
    .filter((word) => !isText(operation[word]))
    .map((word) => `\`${word}\` must be a text.`);
  if (!isOneOf(AVAILABILITIES, operation.availability))
    problems.push(`\`availability\` must be one of ${AVAILABILITIES.join(", ")}.`);
  if (!isStringList(operation.features ?? [])) problems.push("`features` must be a list of names.");
  if (!isCanary(operation.canary))
    problems.push(
      "`canary` must have an `input` and `atLeast` with a number of `records` and a list of `fields`.",
    );
  return problems.map((problem) => `Operation ${operation.name}: ${problem}`);
}

function isCanary(canary: Partial<Canary> | undefined): boolean {
  if (canary === undefined) return true;
  const { input, atLeast } = canary;
  return isObject(input) && Number.isInteger(atLeast?.records) && isStringList(atLeast?.fields);
}
