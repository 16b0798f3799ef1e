// A thread that loads plugins one after the other and says of each that it did.
import { parentPort, workerData } from "node:worker_threads";
import { registerSdkImport } from "../../plugin-sdk/import-hook.ts";
import { problemsOfModule } from "./declaration-check.ts";
import type { TrialReport } from "./plugin-trial.ts";

registerSdkImport();
parentPort?.postMessage("ready" satisfies TrialReport);
for (const moduleUrl of workerData as string[]) {
  parentPort?.postMessage((await tried(moduleUrl)) satisfies TrialReport);
}

async function tried(moduleUrl: string): Promise<TrialReport> {
  try {
    const problems = problemsOfModule((await import(moduleUrl)) as { default?: unknown });
    return { problem: problems.length === 0 ? null : problems.join(" ") };
  } catch (error) {
    return { problem: `Loading failed: ${error instanceof Error ? error.message : String(error)}` };
  }
}
