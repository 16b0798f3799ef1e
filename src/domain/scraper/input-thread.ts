// A thread that holds one plugin of others and reads inputs with its declaration, one after the other.
import { parentPort, workerData } from "node:worker_threads";
import { AppError } from "../../errors/app-error.ts";
import type { Json } from "../../kernel/json.ts";
import type { Scraper } from "../../plugin-sdk/define-scraper.ts";
import { registerSdkImport } from "../../scrape-host/import-hook.ts";
import type { InputReport } from "./input-worker.ts";
import { prepareInput } from "./prepared-input.ts";

/** Of the canonical input with all that was changed in it, as JSON text; several times what a caller may send. */
const MAX_PREPARED_CHARACTERS = 4_000_000;

registerSdkImport();
const { default: scraper } = (await import(workerData as string)) as { default: Scraper };
parentPort?.on("message", (raw: Json) => parentPort?.postMessage(read(raw)));
parentPort?.postMessage({ kind: "ready" } satisfies InputReport);

function read(raw: Json): InputReport {
  try {
    const json = JSON.stringify(prepareInput(scraper, raw));
    if (json.length <= MAX_PREPARED_CHARACTERS) return { kind: "prepared", json };
    return { kind: "crashed", message: `It made ${json.length} characters of the input.` };
  } catch (error) {
    if (error instanceof AppError)
      return { kind: "refused", code: error.code, message: error.message, details: error.details };
    return { kind: "crashed", message: error instanceof Error ? error.message : String(error) };
  }
}
