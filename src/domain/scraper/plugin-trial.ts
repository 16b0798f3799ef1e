import { Worker } from "node:worker_threads";
import { limitsFor, watchMemory } from "./memory-watch.ts";
import type { ScraperFacts } from "./scraper-facts.ts";

const THREAD_FILE = new URL(
  import.meta.url.endsWith(".ts") ? "./trial-thread.ts" : "./trial-thread.js",
  import.meta.url,
);
const MEMORY_MB = 256;
const TOO_LARGE = `Loading failed: it takes more than ${MEMORY_MB} MB.`;
/** For one plugin, once the thread is up; a busy machine takes seconds for one that is in order. */
const LOAD_MS = 15_000;

/** What a plugin declares, or what is wrong with it. */
export type Trial = { problem: null; facts: ScraperFacts } | { problem: string };

/** `ready` once, then one for each module in their order. */
export type TrialReport = "ready" | Trial;

/**
 * Loads plugins in a thread that ends with it: one that hangs, takes all memory or ends its process costs that thread,
 * and this process gets to know of the others what they declare without holding anything of them.
 */
export async function tryPlugins(
  moduleUrls: readonly string[],
  loadMs = LOAD_MS,
): Promise<Map<string, Trial>> {
  const trials = new Map<string, Trial>();
  let rest = [...moduleUrls];
  while (rest.length > 0) {
    const tried = await tryUntilDeath(rest, loadMs);
    tried.forEach((trial, index) => trials.set(rest[index] ?? "", trial));
    rest = rest.slice(tried.length);
  }
  return trials;
}

/** Tries them in order up to the first that ends the thread, at least one. */
function tryUntilDeath(moduleUrls: string[], loadMs: number): Promise<Trial[]> {
  const thread = new Worker(THREAD_FILE, {
    workerData: moduleUrls,
    // What they print while they are loaded is not ours to tell.
    stdout: true,
    stderr: true,
    env: {},
    argv: [],
    execArgv: [],
    resourceLimits: limitsFor(MEMORY_MB),
  });
  return new Promise((resolve) => {
    const tried: Trial[] = [];
    let isOver = false;
    const end = (problem?: string): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      unwatch();
      thread.removeAllListeners();
      // Ends late as well, when nobody listens any more.
      thread.on("error", () => undefined);
      if (problem !== undefined) tried.push({ problem });
      void thread.terminate().then(() => resolve(tried));
    };
    const late = (): void => end(`Loading failed: it takes longer than ${loadMs / 1000} seconds.`);
    const unwatch = watchMemory(thread, MEMORY_MB, () => end(TOO_LARGE));
    let timer: NodeJS.Timeout | undefined;
    thread.on("message", (report: TrialReport) => {
      if (report !== "ready") tried.push(report);
      clearTimeout(timer);
      if (tried.length === moduleUrls.length) end();
      else timer = setTimeout(late, loadMs);
    });
    thread.once("error", (error) => end(causeOf(error)));
    thread.once("exit", (code) => end(`Loading failed: it ended its process with code ${code}.`));
  });
}

function causeOf(error: unknown): string {
  if (error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")
    return TOO_LARGE;
  return `Loading failed: ${error instanceof Error ? error.message : String(error)}`;
}
