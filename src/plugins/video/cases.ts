import type { PluginCase } from "../../plugin-sdk/index.ts";
import { channelCases } from "./channel/cases.ts";
import { commentsCases } from "./comments/cases.ts";
import { downloadCases } from "./download/cases.ts";
import { emailCases } from "./email/cases.ts";
import { playlistCases } from "./playlist/cases.ts";
import { searchCases } from "./search/cases.ts";
import { shortsCases } from "./shorts/cases.ts";
import { transcriptCases } from "./transcript/cases.ts";
import { trendingCases } from "./trending/cases.ts";
import { videoCases } from "./video/cases.ts";

/** Every recorded case. The recordings are small and made up; they have the structure of real answers. */
export const cases: PluginCase[] = [
  ...searchCases,
  ...videoCases,
  ...channelCases,
  ...playlistCases,
  ...commentsCases,
  ...transcriptCases,
  ...shortsCases,
  ...trendingCases,
  ...downloadCases,
  ...emailCases,
];
