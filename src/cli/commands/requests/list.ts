import type { Command } from "commander";
import type { QuarryClient, Request, RequestFilter, RequestStatus } from "../../../client/index.ts";
import { moneyDigits } from "../../../kernel/usd.ts";
import type { Cli } from "../../cli.ts";
import { KINDS } from "../../generated/kinds.ts";
import type { ListCall } from "../../kind/calls.ts";
import { listCommand } from "../../kind/list-command.ts";
import { requestJson } from "../../terminal/json-states.ts";
import { statusWord, timeWord } from "../../terminal/words.ts";

const STATUSES: readonly RequestStatus[] = [
  "QUEUED",
  "RUNNING",
  "CANCELLING",
  "SUCCEEDED",
  "PARTIAL",
  "FAILED",
  "CANCELLED",
];

interface Asked extends RequestFilter {
  first?: number;
  after?: string;
}

/** What the filter of the call holds, as options. */
const call: ListCall<Request> = {
  ...KINDS.request.list,
  fields: [
    { name: "scraper", about: "only Requests of this scraper", type: "text" },
    { name: "tags", about: "only Requests that have all of these tags", type: "list" },
    { name: "status", about: "only these states, separated by commas", type: "list", words: STATUSES },
  ],
  run: (calls: QuarryClient, { first, after, ...filter }: Asked) => calls.requests({ first, after, filter }),
};

/** `quarry requests list` */
export function requestsList(cli: Cli): Command {
  return listCommand(cli, "requests list", call, {
    about: "list Requests, newest first",
    examples: ["requests list --limit 10", "requests list --status running,queued --json"],
    options: { scraper: { value: "id" }, tags: { option: "tag", value: "a,b" } },
    columns: [
      { title: "REQUEST", cell: (row) => row.id, isWhole: true },
      { title: "SCRAPER", cell: (row) => row.scraper.id },
      { title: "OPERATION", cell: (row) => row.operation },
      { title: "STATUS", cell: (row) => statusWord(cli.out, row.status) },
      { title: "RECORDS", align: "right", cell: (row) => String(row.recordCount) },
      { title: "USD", align: "right", cell: costOf },
      { title: "CREATED", cell: (row) => timeWord(row.createdAt), isSpare: true },
    ],
    none: "no Requests",
    json: requestJson,
    isRepeated: true,
  });
}

function costOf({ finalCostUsdMicros, estimatedCostUsdMicros }: Request): string {
  return finalCostUsdMicros === null
    ? `<= ${moneyDigits(estimatedCostUsdMicros)}`
    : moneyDigits(finalCostUsdMicros);
}
