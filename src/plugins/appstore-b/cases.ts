import type { DriftKnown, PluginCase, Unproven } from "../../plugin-sdk/index.ts";
import { appCases } from "./app/cases.ts";
import { dataSafetyCases } from "./data-safety/cases.ts";
import { developerCases } from "./developer/cases.ts";
import { keywordsCases } from "./keywords/cases.ts";
import { permissionsCases } from "./permissions/cases.ts";
import { rankingsCases } from "./rankings/cases.ts";
import { reviewsCases } from "./reviews/cases.ts";
import { searchCases } from "./search/cases.ts";
import { similarCases } from "./similar/cases.ts";

/** Every recorded case of the family. The recordings are small and made up; they have the structure of real pages. */
export const cases: PluginCase[] = [
  ...appCases,
  ...searchCases,
  ...reviewsCases,
  ...rankingsCases,
  ...developerCases,
  ...similarCases,
  ...keywordsCases,
  ...permissionsCases,
  ...dataSafetyCases,
];

const SAME_PAGE = "Read by the parser of `app`, whose cases show it.";
const NO_NOTE = "The recorded declarations have no such note.";
const NO_ADDRESS = "The recorded contacts give no address.";

/** Fields that no case shows, and why. */
export const unproven: Unproven = {
  app: {
    "dataSafety.sharedNote": NO_NOTE,
    "dataSafety.collectedNote": NO_NOTE,
    "developerContact.supportAddress": NO_ADDRESS,
  },
  "data-safety": { "developerContact.supportAddress": NO_ADDRESS },
  search: {
    "appInfo.playPass": SAME_PAGE,
    "appInfo.androidMaxVersion": SAME_PAGE,
    "appInfo.topReviews": SAME_PAGE,
    "appInfo.permissions": SAME_PAGE,
    "appInfo.dataSafety": SAME_PAGE,
    "appInfo.developerContact": SAME_PAGE,
  },
  rankings: { appInfo: SAME_PAGE },
  developer: { appInfo: SAME_PAGE },
  similar: { appInfo: SAME_PAGE },
};

const LEFT_OUT =
  "The source leaves out a list of permissions that an app has nothing in: null is its own word for that.";
const GROUPS = "permissions-of-an-app-in-groups/0/object-nulled/1";

export const driftKnown: DriftKnown[] = (
  [
    ["permissions", "wrong value", "permissionCount", GROUPS],
    ["permissions", "silent null", "groups[]", GROUPS],
    [
      "app",
      "silent null",
      "permissions[]",
      "all-parts-of-an-app-each-with-its-outcome-from-the-shop-that-the-address-names/0/object-nulled/77",
    ],
  ] as const
).map(([operation, finding, field, variant]) => ({
  ...{ operation, finding, field, variant, reason: LEFT_OUT },
  mutation: "object-nulled",
}));
