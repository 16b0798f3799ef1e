import type { PluginCase, Unproven } from "../../plugin-sdk/index.ts";
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
