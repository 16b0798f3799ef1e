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
    operation: "channel",
    finding: "wrong value",
    field: "channelInfo.links[].url",
    variant: "the-videos-of-a-channel-over-two-pages-and-what-its-panel-adds/1/list-dropped/3",
    reason: "A link that leads nowhere by itself is what its text says; some channels' links are like that.",
  },
  {
    operation: "email",
    finding: "missing Record",
    mutation: "key-renamed",
    variant: "addresses-of-a-channel-and-of-a-video-as-texts-show-them/2/key-renamed/76",
    reason: "The player leaves the description out where there is none.",
  },
];
