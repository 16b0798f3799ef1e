import { ask } from "../../data/ask.ts";
import { RequestTroubleDocument, type StopReason } from "../../generated/request.ts";
import type { Attention } from "../../parts/shell/feature.ts";

const DAY_MS = 86_400_000;
/** Ends that were asked for, or that somebody has to do nothing about. */
const FINE: readonly (StopReason | null)[] = [
  "LIMIT_REACHED",
  "CANCELLED_BY_USER",
  "EXHAUSTED",
  "INPUT_NOT_FOUND",
];

/** What failed or was stopped within a day: each operation of a scraper once, by its newest Request. */
export const attention: Attention = async (words) => {
  const since = new Date(Date.now() - DAY_MS).toISOString();
  const { requests } = await ask(RequestTroubleDocument, { since });
  const said = new Set<string>();
  return requests.nodes.flatMap(({ id, scraper, operation, status, stopReason }) => {
    const what = `${scraper.title}, ${operation}`;
    if (FINE.includes(stopReason) || said.has(what)) return [];
    said.add(what);
    const why = stopReason === null ? words.request.status[status] : words.request.stopReason[stopReason];
    return [
      {
        tone: status === "FAILED" ? ("bad" as const) : ("warn" as const),
        text: `${what}: ${why}`,
        action: { label: words.request.open, to: `/requests/${id}` },
      },
    ];
  });
};
