import type { DriftKnown, PluginCase } from "../../plugin-sdk/index.ts";
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

export const driftKnown: DriftKnown[] = [
  {
    operation: "transcript",
    finding: "wrong value",
    field: "segments[].endSeconds",
    variant: "a-transcript-from-a-file-of-xml-in-the-language-that-the-page-would-show/1/attribute-removed/1",
    reason: "A line of captions without a length ends where the next one begins.",
  },
];
