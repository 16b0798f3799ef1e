import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { JsonObject } from "../../kernel/json.ts";
import type { Operation, Scraper } from "../../plugin-sdk/define-scraper.ts";
import type { Coverage } from "../../plugin-sdk/found.ts";
import { hasCases } from "../testkit/plugin-cases.ts";
import { madeUp } from "./made-up.ts";
import { NotInDemo } from "./not-in-demo.ts";
import { castOf, sceneFor, type Candidate } from "./scene.ts";

/** Nothing can ever be there (RFC 2606): what is copied out of a demo says so by itself. */
const NOWHERE = "https://demo.invalid";
const RECORDS_PER_CHECKPOINT = 50;
const BUILT_IN = fileURLToPath(new URL("../../plugins/", import.meta.url));
/** A build has no cases. */
const BUILT_IN_SOURCES = fileURLToPath(new URL("../../../src/plugins/", import.meta.url));

const casts = new Map<string, ReturnType<typeof castOf>>();

/** The operation as it is in the demo: its Records are made up after its recorded cases, and it asks nobody. */
export function inDemo(scraper: Scraper, operation: Operation, moduleUrl: string): Operation {
  return {
    ...operation,
    async *run(ctx, input, found) {
      const folder = casesFolderOf(moduleUrl);
      if (folder === null)
        throw new NotInDemo(`The demo has no Records of ${scraper.id}: it comes without recorded cases.`);
      let cast = casts.get(moduleUrl);
      if (cast === undefined) casts.set(moduleUrl, (cast = castOf(scraper, folder)));
      const known = await cast;
      const casesUrl = pathToFileURL(join(folder, "cases.json")).href;
      const scene = await sceneFor(
        { scraper, operation, casesUrl, input: input as JsonObject },
        known.get(operation.name) ?? [],
      );
      if (scene === null) throw notOneOf(scraper, operation, known);
      let next = Number(ctx.resumeFrom ?? 0);
      const page = { url: `${NOWHERE}/${scraper.id}/${operation.name}`, fetchedAt: ctx.now() };
      for (const record of madeUp(operation, scene, input as JsonObject, next)) {
        yield found(page, record as never, scene.coverage as Coverage);
        next += 1;
        if (next % RECORDS_PER_CHECKPOINT === 0) ctx.checkpoint(next);
      }
    },
  };
}

function notOneOf(
  { id, operations }: Scraper,
  { name }: Operation,
  known: ReadonlyMap<string, readonly Candidate[]>,
): NotInDemo {
  const there = operations.filter((one) => known.has(one.name)).map((one) => one.name);
  return new NotInDemo(
    `The demo has no Records of ${id} ${name}. It has those of ${there.length === 0 ? "no operation of it" : there.join(", ")}.`,
  );
}

/** Where the recorded cases of a plugin are; null when it came without. */
function casesFolderOf(moduleUrl: string): string | null {
  const folder = dirname(fileURLToPath(moduleUrl));
  const places = folder.startsWith(BUILT_IN)
    ? [join(BUILT_IN_SOURCES, basename(folder))]
    : // The code of a package may be in a folder of its own.
      [folder, dirname(folder)];
  return places.find((place) => existsSync(place) && hasCases(place)) ?? null;
}
