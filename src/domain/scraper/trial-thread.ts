// A thread that loads plugins one after the other and says of each what it declares.
import { parentPort, workerData } from "node:worker_threads";
import { registerSdkImport } from "../../scrape-host/import-hook.ts";
import type { Scraper } from "../../plugin-sdk/define-scraper.ts";
import { problemsOfModule } from "./declaration-check.ts";
import type { Trial, TrialReport } from "./plugin-trial.ts";
import { factsOf, type ScraperFacts } from "./scraper-facts.ts";

registerSdkImport();
parentPort?.postMessage("ready" satisfies TrialReport);
for (const moduleUrl of workerData as string[]) {
  parentPort?.postMessage((await tried(moduleUrl)) satisfies TrialReport);
}

async function tried(moduleUrl: string): Promise<Trial> {
  try {
    const module = (await import(moduleUrl)) as { default?: unknown };
    const problems = problemsOfModule(module);
    if (problems.length > 0) return { problem: problems.join(" ") };
    return { problem: null, facts: plain(factsOf(module.default as Scraper)) };
  } catch (error) {
    return { problem: `Loading failed: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** With all schemas made, and nothing that cannot leave the thread. */
function plain(facts: ScraperFacts): ScraperFacts {
  return JSON.parse(JSON.stringify(facts)) as ScraperFacts;
}
