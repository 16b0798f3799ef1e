import type { PluginCase } from "../../plugin-sdk/index.ts";
import { appCases } from "./cases/app.ts";
import { detailCases } from "./cases/details.ts";
import { listCases } from "./cases/lists.ts";
import { reviewCases } from "./cases/reviews.ts";

/** Every recorded case of the family. The recordings are small and made up; they have the structure of real pages. */
export const cases: PluginCase[] = [...appCases, ...listCases, ...reviewCases, ...detailCases];
