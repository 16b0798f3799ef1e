import { machine } from "./machine.ts";
import type { SerialLimits } from "./serial-limits.ts";
import { ITEMS_PER_PAGE, type CpuCost, type UnitCosts } from "./unit-costs.ts";

export const RECORDS_PER_MINUTE = 1_000_000;
const RECORDS_PER_SECOND = RECORDS_PER_MINUTE / 60;
/** How many Records a Request brings, for which the model is drawn up. */
const REQUEST_SIZES = [100, 1_000, 10_000] as const;
const USUAL_SIZE = 1_000;
/** What a source bears is between these in the scrapers that we have. */
const PAGES_PER_SECOND_AND_ORIGIN = 2;

/** A part that there is only once per database, and how much of it a million Records a minute take. */
export interface SerialPart {
  part: string;
  limit: number;
  unit: string;
  need: number;
  /** How one gets further when it is used up. */
  then: string;
}

/** Sorted: what saturates first comes first. */
export function serialParts(costs: UnitCosts, limits: SerialLimits, size = USUAL_SIZE): SerialPart[] {
  const requests = RECORDS_PER_SECOND / size;
  const parts: SerialPart[] = [
    {
      part: "primary of the database: journaled inserts of Records",
      limit: limits.recordsPerSecond,
      unit: "Records/s",
      need: RECORDS_PER_SECOND,
      then: "shard `records` by `requestId`",
    },
    {
      part: "event log: appends",
      limit: limits.eventsPerSecond,
      unit: "events/s",
      need: RECORDS_PER_SECOND * costs.eventsPerRecord,
      then: "larger batches; the log is capped and cannot be sharded",
    },
    {
      part: "document of an account, if all Requests are of one",
      limit: limits.holdsPerSecond,
      unit: "Requests/s",
      need: requests,
      then: "more Records per Request, or more accounts",
    },
  ];
  return parts.sort((one, other) => other.need / other.limit - one.need / one.limit);
}

/** CPU cores that a million Records a minute keep busy. */
export function coresFor(costs: UnitCosts, size: number): CpuCost {
  const cores = (part: keyof CpuCost): number =>
    (RECORDS_PER_SECOND * (costs.record[part] + costs.request[part] / size)) / 1e6;
  return { gateway: cores("gateway"), worker: cores("worker"), database: cores("database") };
}

/** The text of bench/scale-model.md. */
export function scaleModelMarkdown(costs: UnitCosts, limits: SerialLimits): string {
  const { request, record, bytesPerRecord, writtenBytesPerRecord } = costs;
  const parts = serialParts(costs, limits);
  const pages = RECORDS_PER_SECOND / ITEMS_PER_PAGE;
  const cores = coresFor(costs, USUAL_SIZE);
  const first = parts[0];
  const disk =
    writtenBytesPerRecord === null
      ? "not measured here"
      : `${writtenBytesPerRecord.toFixed(0)} bytes, which makes ${((writtenBytesPerRecord * RECORDS_PER_SECOND) / 1e6).toFixed(0)} MB/s`;
  return `# What a million Records a minute need

Written by \`npm run bench -- scale-model\`, ${new Date().toISOString().slice(0, 10)}, on ${machine()}. Costs and limits are
measured on this machine in that run; the rest is arithmetic with them. A million Records a minute are
${RECORDS_PER_SECOND.toFixed(0)} Records and, at ${ITEMS_PER_PAGE} Records a page, ${pages.toFixed(0)} pages a second.

## What things cost

CPU time in microseconds, of all threads of a process together. The pages are the pipeline bench's: 72 KB, 60 Records.

| | gateway | worker | database |
| --- | --- | --- | --- |
| a Request, without its Records: created, claimed, ended, booked | ${cells(request, 0)} |
| a Record: its share of the page fetched and parsed, validated, stored with journal | ${cells(record, 1)} |

A Record is ${bytesPerRecord.toFixed(0)} bytes in the database before compression. Written to disk per Record, journal and
indexes included: ${disk}. Kept for 30 days, uncompressed: ${((bytesPerRecord * RECORDS_PER_MINUTE * 60 * 24 * 30) / 1e12).toFixed(0)} TB.

## Cores

| Records per Request | Requests/s | gateway | workers | database |
| --- | --- | --- | --- | --- |
${REQUEST_SIZES.map((size) => `| ${size} | ${(RECORDS_PER_SECOND / size).toFixed(1)} | ${cells(coresFor(costs, size), 2)} |`).join("\n")}

Gateways and workers multiply: start as many as the cores above, with room for peaks. Readers come on top of it, see the
benches \`graphql-read\`, \`rest-read\` and \`fan-out\` in RESULTS.md.

## What there is only once

With ${USUAL_SIZE} Records a Request; the limits are what one client process got out of the embedded engine while both
shared this machine, so a server of its own does better.

| part | limit here | needed | used | beyond that |
| --- | --- | --- | --- | --- |
${parts.map((part) => `| ${part.part} | ${part.limit.toFixed(0)} ${part.unit} | ${part.need.toFixed(1)} | ${usedOf(part)} | ${part.then} |`).join("\n")}

## What saturates first

1. **The sources.** ${pages.toFixed(0)} pages a second at ${PAGES_PER_SECOND_AND_ORIGIN} a second and origin, which is what the
   scrapers here allow themselves, keep ${Math.ceil(pages / PAGES_PER_SECOND_AND_ORIGIN)} origins busy without a pause. No
   machine changes that: the pace of an origin is one for all processes. The document that holds it could give out
   ${limits.turnsPerSecond.toFixed(0)} turns a second here.
2. **CPU of this machine.** ${(cores.gateway + cores.worker + cores.database).toFixed(1)} cores in all, most of them for
   ${cores.worker > cores.database ? "parsing in workers, which multiply" : "the database"}.
3. **${first?.part}**: ${first === undefined ? "" : usedOf(first)} of what it can do here. The way on: ${first?.then}.
`;
}

function usedOf({ need, limit }: SerialPart): string {
  return `${((need / limit) * 100).toFixed(need / limit < 0.1 ? 1 : 0)} %`;
}

function cells(cost: CpuCost, digits: number): string {
  return [cost.gateway, cost.worker, cost.database].map((value) => value.toFixed(digits)).join(" | ");
}
