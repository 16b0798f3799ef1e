import { writeFile } from "node:fs/promises";
import { format } from "prettier";
import type { Bench } from "./kit/bench.ts";
import { cleanUp } from "./kit/cleanup.ts";
import { coresFor, scaleModelMarkdown, serialParts } from "./kit/scale-model.ts";
import { measureSerialLimits } from "./kit/serial-limits.ts";
import { measureUnitCosts } from "./kit/unit-costs.ts";

const FILE = new URL("scale-model.md", import.meta.url);
const RECORDS_PER_REQUEST = 1000;

export const bench: Bench = {
  name: "scale-model",
  about: "what a Request and a Record cost, and what a million Records a minute need (bench/scale-model.md)",
  async run({ quick }) {
    const costs = await measureUnitCosts(quick ? 100 : 400, quick ? 200 : 1000);
    // The limits are those of the database alone.
    await cleanUp();
    const limits = await measureSerialLimits(quick ? 1 : 4);
    await writeFile(FILE, await format(scaleModelMarkdown(costs, limits), { parser: "markdown" }));
    const { gateway, worker, database } = coresFor(costs, RECORDS_PER_REQUEST);
    const [first] = serialParts(costs, limits);
    return [
      {
        what: "1,000,000 Records a minute",
        target: "–",
        figure: `${worker.toFixed(1)} cores of workers, ${database.toFixed(1)} of database, ${gateway.toFixed(1)} of gateway`,
        peer: "–",
        ratio: null,
        pass: null,
        detail: `Saturates first of what there is once: ${first?.part}, ${(((first?.need ?? 0) / (first?.limit ?? 1)) * 100).toFixed(0)} % used.`,
      },
    ];
  },
};
