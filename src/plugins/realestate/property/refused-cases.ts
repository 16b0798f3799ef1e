import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const REDFIN = "https://www.redfin.com/NM/Slateford/3-Marble-Ln-87999/home/80000001";
export const APARTMENTS = "https://www.redfin.com/NM/Slateford/Granite-Court/apartment/80000051";

/** Pages that are not taken, with the error that each ends in. */
export const refusedCases: PluginCase[] = (
  [
    [
      "The interface's answer about another home is not taken",
      "redfin-interface-other",
      "source_changed",
      REDFIN,
      "redfin",
    ],
    [
      "JSON-LD about another home is not taken",
      "redfin-linked-other",
      "source_changed",
      REDFIN,
      "redfin",
      { page_without_data: 1 },
    ],
    [
      "A page of Redfin without anything, whose interface is refused, is blocked",
      "redfin-bare",
      "source_blocked",
      REDFIN,
      "redfin",
    ],
    [
      "The page of another building of Redfin is not taken",
      "redfin-building-other",
      "source_changed",
      APARTMENTS,
      "redfin",
    ],
    [
      "Floor plans of another building are not taken",
      "redfin-building-plans",
      "source_changed",
      APARTMENTS,
      "redfin",
    ],
    [
      "A building that Redfin leads away from is missing",
      "redfin-building-gone",
      "input_not_found",
      APARTMENTS,
      "redfin",
    ],
    ["A number that leads to a list is missing", "missing", "input_not_found", "70000009", "zillow"],
    ["A page about another home is not taken", "other", "source_changed", "70000001", "zillow"],
    ["A page of Redfin about another home is not taken", "redfin-other", "source_changed", REDFIN, "redfin"],
    [
      "A number that Redfin leads away from is missing",
      "redfin-none",
      "input_not_found",
      "80000009",
      "redfin",
    ],
  ] as const
).map(([name, har, error, id, source, warnings = {}]) => ({
  name,
  input: { operation: "property", propertyIds: [id], source },
  har: `property/property-${har}.har.json`,
  expect: { count: 0, error, warnings },
}));
