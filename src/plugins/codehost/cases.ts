import type { PluginCase } from "../../plugin-sdk/index.ts";
import { audienceCases } from "./cases/audience.ts";
import { codeCases } from "./cases/code.ts";
import { issueCases } from "./cases/issues.ts";
import { marketplaceCases } from "./cases/marketplace.ts";
import { searchCases } from "./cases/search.ts";
import { trendingCases } from "./cases/trending.ts";

/** Every recorded case of the family. The recordings are small and made up; they have the structure of real answers. */
export const cases: PluginCase[] = [
  ...searchCases,
  ...trendingCases,
  ...issueCases,
  ...codeCases,
  ...audienceCases,
  ...marketplaceCases,
];
