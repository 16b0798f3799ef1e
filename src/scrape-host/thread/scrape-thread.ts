import { parentPort, type MessagePort } from "node:worker_threads";
import type { Operation, Scraper } from "../../plugin-sdk/define-scraper.ts";
import { registerSdkImport } from "../import-hook.ts";
import { LastPages } from "../http/last-pages.ts";
import { isNeutral } from "../is-neutral.ts";
import { NotInDemo } from "../demo/not-in-demo.ts";
import { PluginOutputError, runOperation, type RunTally } from "../run-operation.ts";
import { SourceError } from "../../plugin-sdk/source-error.ts";
import { Batcher } from "./batcher.ts";
import type { HostMessage, ThreadOutcome, ThreadResult, ThreadTask } from "./messages.ts";
import { PortPermits } from "./port-permits.ts";
import { PortSender } from "./port-sender.ts";
import { runEnvironmentOf } from "./run-environment.ts";

registerSdkImport();
// A promise that one run left behind must not end the thread under the next one, which may be somebody else's.
process.on("unhandledRejection", (reason) => {
  const text = reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason);
  process.emitWarning(`A scraper left a rejected promise behind: ${text.slice(0, 500)}`, "ScraperWarning");
});

const NEVER_ENDED = new AbortController().signal;

// Entry of a worker thread.
parentPort?.on("message", (task: ThreadTask) => {
  void scrape(task)
    .catch((error: unknown) => failureOf(error, NEVER_ENDED))
    .then((result) => parentPort?.postMessage(result));
});

/** Runs one operation and streams what it yields to the host over the task's port. */
async function scrape(task: ThreadTask): Promise<ThreadResult> {
  const abort = new AbortController();
  const permits = new PortPermits(task.port);
  const tally: RunTally = { dropped: 0, duplicates: 0, total: null, warnings: {}, fields: {} };
  const batcher = new Batcher(task.port, tally);
  const authorized = new PortSender(task.port, abort.signal);
  task.port.on("message", (message: HostMessage) => {
    if (message.kind === "abort") abort.abort(new SourceError("cancelled", "The run was ended by the host."));
    else if (message.kind === "stored") batcher.onStored();
    else if (message.kind === "fetched") authorized.onFetched(message.id, message.outcome);
    else permits.onGranted(message.id);
  });
  const pages = task.keepsPages === "never" ? null : new LastPages();
  const end = await runTask(task, { abort, permits, authorized, tally, batcher, pages });
  const hasFailed = end.kind === "error" && !isNeutral(end.code);
  const recording = hasFailed || task.keepsPages === "always" ? pages?.recording() : null;
  logNulls(batcher, tally);
  const last = batcher.take();
  endPort(task.port);
  return { end, last, batches: batcher.sent, fields: tally.fields, ...(recording ? { recording } : {}) };
}

/** One line of the run log: in how many Records each field was null, for those that were at all. */
function logNulls(batcher: Batcher, { fields }: RunTally): void {
  const nulls = Object.entries(fields).flatMap(([path, { filled, empty }]) =>
    empty > 0 ? [[path, `${empty} of ${filled + empty}`]] : [],
  );
  if (nulls.length === 0) return;
  const data = Object.fromEntries(nulls) as Record<string, string>;
  batcher.log({ at: Date.now(), level: "info", message: "Fields that were null", data });
}

interface Run {
  abort: AbortController;
  permits: PortPermits;
  authorized: PortSender;
  tally: RunTally;
  batcher: Batcher;
  pages: LastPages | null;
}

async function runTask(task: ThreadTask, run: Run): Promise<ThreadOutcome> {
  const { abort, tally, batcher } = run;
  try {
    const { scraper, operation } = await loadOperation(task);
    const around = await runEnvironmentOf(task, scraper, operation, { ...run, signal: abort.signal });
    const job = { ...task, operation, seen: new Set(task.seenKeys) };
    try {
      return await drain(runOperation(job, around.environment, tally), batcher);
    } finally {
      await around.close();
    }
  } catch (error) {
    return failureOf(error, abort.signal);
  }
}

async function loadOperation(task: ThreadTask): Promise<{ scraper: Scraper; operation: Operation }> {
  const module = (await import(task.moduleUrl)) as { default: Scraper };
  const operation = module.default.operations.find((one) => one.name === task.operation);
  if (!operation) throw new PluginOutputError(`The plugin no longer has the operation ${task.operation}.`);
  if (task.fetch.mode !== "demo") return { scraper: module.default, operation };
  const { inDemo } = await import("../demo/demo-operation.ts");
  return { scraper: module.default, operation: inDemo(module.default, operation, task.moduleUrl) };
}

async function drain(run: ReturnType<typeof runOperation>, batcher: Batcher): Promise<ThreadOutcome> {
  for (;;) {
    const next = await run.next();
    if (next.done === true) return { kind: next.value };
    if (next.value.kind === "checkpoint") batcher.checkpoint(next.value.state);
    else await batcher.record(next.value);
  }
}

function failureOf(error: unknown, signal: AbortSignal): ThreadOutcome {
  if (signal.aborted) return { kind: "error", code: "cancelled", message: "The run was ended by the host." };
  if (error instanceof SourceError) return { kind: "error", code: error.code, message: messageOf(error) };
  if (error instanceof NotInDemo) return { kind: "error", code: "not_in_demo", message: error.message };
  if (error instanceof PluginOutputError)
    return { kind: "error", code: "plugin_bad_output", message: error.message };
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { kind: "error", code: "plugin_crashed", message: text.slice(0, 500) };
}

function messageOf(error: SourceError): string {
  const until = error.retryAt ? ` It may be asked again at ${error.retryAt.toISOString()}.` : "";
  return `${error.message}${until}`.slice(0, 1000);
}

function endPort(port: MessagePort): void {
  port.removeAllListeners();
  port.unref();
}
