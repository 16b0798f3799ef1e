import type { App } from "../records/app.ts";
import { decimal, text } from "./cleaners.ts";
import { at, dig, listAt, type Path } from "./sparse.ts";

const DEVICES = new Map<unknown, App["scoresByDevice"][number]["device"]>([
  [2, "phone"],
  [3, "tablet"],
  [5, "chromebook"],
  [6, "tv"],
]);

const DEVICE_SCORES = [150, 1];
const CHART = [58];
const SAFETY = [136, 1];
const CATEGORIES = [118];

/** What is read here of the details. */
export const SECTION_PATHS: Path[] = [DEVICE_SCORES, CHART, SAFETY, CATEGORIES];

/** Mean rating by kind of device. */
export function readDeviceScores(details: unknown): App["scoresByDevice"] {
  return listAt(details, DEVICE_SCORES).map((entry) => ({
    device: DEVICES.get(at(entry, 0)) ?? "unknown",
    score: decimal(dig(entry, [1, 1])),
  }));
}

/** The chart that a page boasts of, such as "top paid arcade" #1. */
export function readChart(details: unknown): App["chart"] {
  const chart = dig(details, CHART);
  const list = text(at(chart, 0));
  const rank = text(at(chart, 2));
  return list === null && rank === null ? null : { list, rank };
}

/** Data safety in short. */
export function readSafetySummary(details: unknown): App["dataSafetySummary"] {
  return listAt(details, SAFETY).flatMap((statement) => {
    const label = text(at(statement, 1));
    return label === null ? [] : { label, text: text(dig(statement, [2, 1])) };
  });
}

/** Categories and tags stand in groups nested to varying depth; each is `[name, [.., link], id or null, topic]`. */
export function readCategories(details: unknown): App["categories"] {
  const found: App["categories"] = [];
  const walk = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    const name = text(node[0]);
    if (name === null) return node.forEach(walk);
    found.push({ name, id: text(at(node, 2)) });
  };
  walk(dig(details, CATEGORIES));
  return found;
}
