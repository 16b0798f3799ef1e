import type { DriftKnown, PluginCase, Unproven } from "../../plugin-sdk/index.ts";
import { agentsCases } from "./agents/cases.ts";
import { foreclosuresCases } from "./foreclosures/cases.ts";
import { marketsCases } from "./markets/cases.ts";
import { photosCases } from "./photos/cases.ts";
import { propertyCases } from "./property/cases.ts";
import { rentalsCases } from "./rentals/cases.ts";
import { salesCases } from "./sales/cases.ts";
import { searchCases } from "./search/cases.ts";
import { soldCases } from "./sold/cases.ts";

/** Every recorded case. The recordings are small and made up; they have the structure of real answers. */
export const cases: PluginCase[] = [
  ...searchCases,
  ...propertyCases,
  ...rentalsCases,
  ...salesCases,
  ...soldCases,
  ...agentsCases,
  ...foreclosuresCases,
  ...photosCases,
  ...marketsCases,
];

export const unproven: Unproven = {
  agents: {
    "address.country": "A profile does not name the country.",
    "address.text": "A profile has the parts alone.",
  },
};

export const driftKnown: DriftKnown[] = [
  {
    operation: "property",
    finding: "wrong value",
    field: "attributes",
    mutation: "key-renamed",
    variant: "a-home-that-stands-in-the-data-of-the-page-itself/0/key-renamed/58",
    reason:
      "`attributes` holds whatever facts the site states, under the site's own names: a fact of a new name is a new one.",
  },
];
