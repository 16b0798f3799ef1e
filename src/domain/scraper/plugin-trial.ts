import { Worker } from "node:worker_threads";

const THREAD_FILE = new URL(
  import.meta.url.endsWith(".ts") ? "./trial-thread.ts" : "./trial-thread.js",
  import.meta.url,
);
const MEMORY_MB = 256;
/** For one plugin, once the thread is up. */
const LOAD_MS = 5000;

/** `ready` once, then one for each module in their order. */
export type TrialReport = "ready" | { problem: string | null };

/**
 * Loads plugins in a thread of their own first: one that hangs, takes all memory or ends its process while it is loaded
 * is known before this process imports it.
 * @returns for each module what is wrong with it; null when it loads
 */
export async function tryPlugins(
  moduleUrls: readonly string[],
  loadMs = LOAD_MS,
): Promise<Map<string, string | null>> {
  const problems = new Map<string, string | null>();
  let rest = [...moduleUrls];
  while (rest.length > 0) {
    const tried = await tryUntilDeath(rest, loadMs);
    rest.slice(0, tried.length).forEach((moduleUrl, index) => problems.set(moduleUrl, tried[index] ?? null));
    rest = rest.slice(tried.length);
  }
  return problems;
}

/** Tries them in order up to the first that ends the thread, at least one. */
function tryUntilDeath(moduleUrls: string[], loadMs: number): Promise<(string | null)[]> {
  const thread = new Worker(THREAD_FILE, {
    workerData: moduleUrls,
    // What they print while they are loaded is not ours to tell.
    stdout: true,
    stderr: true,
    env: {},
    argv: [],
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return new Promise((resolve) => {
    const tried: (string | null)[] = [];
    const end = (problem?: string): void => {
      clearTimeout(timer);
      thread.removeAllListeners();
      // Ends late as well, when nobody listens any more.
      thread.on("error", () => undefined);
      if (problem !== undefined) tried.push(problem);
      void thread.terminate().then(() => resolve(tried));
    };
    const late = (): void => end(`Loading failed: it takes longer than ${loadMs / 1000} seconds.`);
    let timer: NodeJS.Timeout | undefined;
    thread.on("message", (report: TrialReport) => {
      if (report !== "ready") tried.push(report.problem);
      clearTimeout(timer);
      if (tried.length === moduleUrls.length) end();
      else timer = setTimeout(late, loadMs);
    });
    thread.once("error", (error) => end(`Loading failed: ${causeOf(error)}`));
    thread.once("exit", (code) => end(`Loading failed: it ended its process with code ${code}.`));
  });
}

function causeOf(error: unknown): string {
  if (error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")
    return `it takes more than ${MEMORY_MB} MB.`;
  return error instanceof Error ? error.message : String(error);
}
