import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { fetchSettingsOf } from "../domain/scrape/run/fetch-settings.ts";
import { factsOf } from "../domain/scraper/scraper-facts.ts";
import { EXIT, toExitCode } from "../errors/to-exit-code.ts";
import { readConfig, type Config } from "../kernel/config.ts";
import { countOf } from "../kernel/count-of.ts";
import { isJsonObject, type JsonObject } from "../kernel/json.ts";
import { pause } from "../kernel/pause.ts";
import { HarError } from "../scrape-host/http/har/har-error.ts";
import { HarPlayer } from "../scrape-host/http/har/player.ts";
import { HarRecorder } from "../scrape-host/http/har/recorder.ts";
import { createHttpClient } from "../scrape-host/http/client.ts";
import { newHttpStats, type HttpEvent, type HttpMode } from "../scrape-host/http/deps.ts";
import { createBrowserClient } from "../scrape-host/browser/puppeteer.ts";
import { DEFAULT_LIMIT } from "../scrape-host/input/json-schema.ts";
import { normalizeInput } from "../scrape-host/input/normalize-input.ts";
import { runOperation, type RunTally, type RunEnvironment } from "../scrape-host/run-operation.ts";
import type { Scraper } from "../plugin-sdk/define-scraper.ts";
import { SourceError } from "../plugin-sdk/source-error.ts";
import { loadPlugin } from "./load-plugin.ts";
import { localPermits } from "./local-permits.ts";
import { pluginFolder } from "./plugin-folder.ts";
import { tryCanaries } from "./try-canaries.ts";
import { UsageError } from "./usage-error.ts";

interface TryWish {
  folder: string;
  /** Null where canaries are to run. */
  input: JsonObject | null;
  /** The operation whose canary is to run; all have theirs run without one. */
  operation: string | undefined;
  /** HAR file or folder to answer from, or HAR file to write. */
  har: string | null;
  record: string | null;
}

/**
 * `try <folder> '<json>' [--har f | --record f]`: runs one input without a server, or with `--canary [operation]` in its
 * place the canaries. Records go to stdout, each as JSON;
 * requests (status, URL, ms), warnings and log lines to stderr as they come. Returns the exit code.
 */
export async function tryPlugin(args: string[]): Promise<number> {
  const wish = wishOf(args);
  const { scraper } = await loadPlugin(wish.folder);
  const abort = new AbortController();
  process.once("SIGINT", () => abort.abort(new SourceError("cancelled", "The run was cancelled.")));
  const mode = await modeOf(wish);
  try {
    const run = (input: JsonObject) => runInput(scraper, input, mode, abort.signal);
    return wish.input === null
      ? await tryCanaries(scraper, wish.operation, run, say)
      : (await run(wish.input)).code;
  } finally {
    if (mode.kind === "record" && wish.record !== null) {
      await mode.recorder.appendToFile(wish.record);
      say(`recorded to ${wish.record}`);
    }
  }
}

function wishOf(args: string[]): TryWish {
  const { values, positionals } = parseArgs({
    args,
    options: { har: { type: "string" }, record: { type: "string" }, canary: { type: "boolean" } },
    allowPositionals: true,
  });
  const [dir, text, ...others] = positionals;
  const isCanary = values.canary === true;
  if (dir === undefined || (text === undefined && !isCanary) || others.length > 0)
    throw new UsageError("Name the folder of a plugin and an input as JSON, or --canary.");
  if (values.har !== undefined && values.record !== undefined)
    throw new UsageError("--har answers from a recording and --record makes one: give one of the two.");
  const { har, record } = values;
  return {
    folder: pluginFolder(dir),
    input: isCanary ? null : inputOf(text ?? ""),
    operation: isCanary ? text : undefined,
    har: har === undefined ? null : resolve(har),
    record: record === undefined ? null : resolve(record),
  };
}

function inputOf(text: string): JsonObject {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`The input is not JSON: ${(error as Error).message}`);
  }
  if (!isJsonObject(input)) throw new UsageError("The input must be a JSON object.");
  return input;
}

async function modeOf({ har, record }: TryWish): Promise<HttpMode> {
  if (record !== null) return { kind: "record", recorder: new HarRecorder() };
  if (har === null) return { kind: "live" };
  try {
    return { kind: "replay", player: await HarPlayer.load(har) };
  } catch (error) {
    if (error instanceof HarError) throw new UsageError(error.message);
    throw error;
  }
}

async function runInput(
  scraper: Scraper,
  raw: JsonObject,
  mode: HttpMode,
  signal: AbortSignal,
): Promise<{ code: number; records: JsonObject[] }> {
  const tally: RunTally = { dropped: 0, duplicates: 0, total: null, warnings: {}, fields: {} };
  const records: JsonObject[] = [];
  try {
    const { operation, input, limit, requestedFeatures, normalizations } = normalizeInput(scraper, raw);
    for (const { path, reason } of normalizations.filter((one) => one.reason !== "default"))
      say(`${path} was rewritten: ${reason}`);
    const around = runEnvironmentOf(scraper, mode, signal, operation.browser === true);
    const job = { operation, input, requestedFeatures, resumeFrom: null, seen: new Set<string>() };
    try {
      for await (const item of runOperation({ ...job, limit: limit ?? DEFAULT_LIMIT }, around, tally)) {
        if (item.kind === "checkpoint") continue;
        const record = JSON.parse(item.json) as JsonObject;
        records.push(record);
        process.stdout.write(`${JSON.stringify(record, null, 2)}\n`);
      }
    } finally {
      await around.close();
    }
    say(summaryOf(records.length, tally));
    return { code: EXIT.ok, records };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "plugin_crashed";
    const details = error instanceof Error && "details" in error ? ` ${JSON.stringify(error.details)}` : "";
    say(summaryOf(records.length, tally));
    say(`failed with ${code}: ${error instanceof Error ? error.message : String(error)}${details}`);
    if (code === "plugin_crashed" && error instanceof Error) say(String(error.stack));
    return { code: toExitCode(code), records };
  }
}

function summaryOf(stored: number, { dropped, duplicates, warnings }: RunTally): string {
  const warned = Object.entries(warnings).map(([code, count]) => `${count} x ${code}`);
  return [
    countOf(stored, "Record"),
    ...(dropped > 0 ? [`${dropped} dropped`] : []),
    ...(duplicates > 0 ? [countOf(duplicates, "duplicate")] : []),
    warned.length === 0 ? "no warnings" : `warnings: ${warned.join(", ")}`,
  ].join("; ");
}

function runEnvironmentOf(
  scraper: Scraper,
  mode: HttpMode,
  signal: AbortSignal,
  needsBrowser: boolean,
): RunEnvironment & { close(): Promise<void> } {
  const settings = fetchSettingsOf(configOf(process.env), factsOf(scraper));
  // A credential of the operator's stays in the server.
  const origins = Object.fromEntries(
    Object.entries(settings.origins).map(([name, policy]) => [name, { ...policy, authorized: [] }]),
  );
  const shared = {
    origins,
    websites: scraper.websites,
    failures: scraper.failures,
    userAgent: settings.userAgent,
    signal,
    now: () => new Date(),
    sleep: pause,
    mode,
    permits: localPermits(),
    robotsIgnored: settings.robotsIgnored,
    privateOrigins: settings.privateOrigins,
    stats: newHttpStats(),
    onEvent: tellEvent,
  };
  const http = createHttpClient(shared);
  const urlOf = (name: string): string => {
    const policy = origins[name];
    if (policy !== undefined) return policy.url;
    throw new SourceError("origin_not_allowed", `The plugin declares no origin named ${name}.`);
  };
  const { browserPath } = settings;
  const browser = needsBrowser
    ? createBrowserClient({
        ...shared,
        http,
        ...(browserPath === null ? {} : { executablePath: browserPath }),
      })
    : null;
  return {
    http,
    browser: browser ?? {
      page: () =>
        Promise.reject(new SourceError("browser_unavailable", "The operation declares no browser.")),
    },
    signal,
    now: () => new Date(),
    origin: urlOf,
    // There is no credential here but the one that a recording was made with.
    isAuthorized: (name) => mode.kind === "replay" && mode.player.isAuthorized(new URL(urlOf(name)).origin),
    log(level, message, data) {
      const { code, ...rest } = data ?? {};
      const kind = level === "warn" && typeof code === "string" ? `warning ${code}` : "log";
      say(`${kind}: ${message}${Object.keys(rest).length === 0 ? "" : ` ${JSON.stringify(rest)}`}`);
    },
    close: async () => browser?.close(),
  };
}

function configOf(env: NodeJS.ProcessEnv): Config {
  // What is replayed and recorded here is said on the command line.
  const { QUARRY_FETCH: _fetch, QUARRY_FETCH_HAR: _har, ...rest } = env;
  const read = readConfig(rest);
  if ("config" in read) return read.config;
  throw new UsageError(read.problems.map(({ variable, message }) => `${variable} ${message}`).join("\n"));
}

function tellEvent(event: HttpEvent): void {
  if (event.kind === "response") say(`${event.status} ${event.url} ${event.ms} ms`);
  else if (event.kind === "retry")
    say(`retry ${event.nextTry} of ${event.url} in ${event.waitMs} ms: ${event.reason}`);
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
