import type { DriftKnown, PluginCase, Unproven } from "../../plugin-sdk/index.ts";
import { adsCases } from "./ads/cases.ts";
import { commentsCases } from "./comments/cases.ts";
import { followersCases } from "./followers/cases.ts";
import { followingCases } from "./following/cases.ts";
import { hashtagCases } from "./hashtag/cases.ts";
import { locationCases } from "./location/cases.ts";
import { musicCases } from "./music/cases.ts";
import { profileCases } from "./profile/cases.ts";
import { searchCases } from "./search/cases.ts";
import { soundCases } from "./sound/cases.ts";
import { videoCases } from "./video/cases.ts";
import { refusedVideoCases } from "./video/refused-cases.ts";
import { videosCases } from "./videos/cases.ts";

/** Every recorded case. The recordings are small and made up; they have the structure of real answers. */
export const cases: PluginCase[] = [
  ...videoCases,
  ...refusedVideoCases,
  ...profileCases,
  ...videosCases,
  ...searchCases,
  ...hashtagCases,
  ...soundCases,
  ...musicCases,
  ...commentsCases,
  ...followersCases,
  ...followingCases,
  ...locationCases,
  ...adsCases,
];

export const unproven: Unproven = {};

export const driftKnown: DriftKnown[] = [
  {
    operation: "profile",
    finding: "unfit failure",
    field: "input_not_found",
    variant: "a-private-account-whose-page-shows-its-head/0/key-renamed/5",
    reason:
      "The status of the page says that the account is private, and pages of private accounts may have no head.",
  },
];
