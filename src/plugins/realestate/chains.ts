import type { Chain } from "../../plugin-sdk/index.ts";

/** What of the Records of one operation another one takes. */
export const chains: readonly Chain[] = [
  { from: "rentals.url", to: "property.propertyIds" },
  { from: "agents.url", to: "agents.profiles" },
];
