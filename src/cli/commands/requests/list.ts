import { InvalidArgumentError, Option, type Command } from "commander";
import type { RequestStatus } from "../../../client/index.ts";
import type { Cli } from "../../cli.ts";
import { command, jsonOption } from "../../command.ts";
import { wholeNumber, words } from "../../option-values.ts";
import { requestJson } from "../../terminal/json-states.ts";
import { printTable } from "../../terminal/table.ts";
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

interface Options {
  limit: number;
  cursor?: string;
  scraper?: string;
  status?: RequestStatus[];
  tag?: string[];
  json?: boolean;
}

/** `quarry requests list`; `--json` gives `{ data, nextCursor }`, as /v1 does. */
export function requestsList(cli: Cli): Command {
  return command("list", "list Requests, newest first", [
    "requests list --limit 10",
    "requests list --status running,queued --json",
  ])
    .option("--limit <n>", "Requests of this page, 1 to 100", wholeNumber(1, 100), 20)
    .option("--cursor <cursor>", "go on from `nextCursor` of the page before")
    .option("--scraper <id>", "only Requests of this scraper")
    .option("--tag <a,b>", "only Requests that have all of these tags", words)
    .addOption(statusOption())
    .addOption(jsonOption())
    .action(async ({ limit, cursor, scraper, status, tag, json }: Options) => {
      const { items, nextCursor } = await cli.client().requests({
        first: limit,
        ...(cursor === undefined ? {} : { after: cursor }),
        filter: {
          ...(scraper === undefined ? {} : { scraper }),
          ...(status === undefined ? {} : { status }),
          ...(tag === undefined ? {} : { tags: tag }),
        },
      });
      if (json) return cli.out.json({ data: items.map(requestJson), nextCursor });
      if (items.length === 0) return cli.err.line("no Requests");
      printTable(cli.out, items, [
        { title: "REQUEST", cell: (row) => row.id, isWhole: true },
        { title: "SCRAPER", cell: (row) => row.scraper.id },
        { title: "OPERATION", cell: (row) => row.operation },
        { title: "STATUS", cell: (row) => statusWord(cli.out, row.status) },
        { title: "RECORDS", align: "right", cell: (row) => String(row.recordCount) },
        { title: "USD", align: "right", cell: (row) => row.finalCostUsd ?? `<= ${row.estimatedCostUsd}` },
        { title: "CREATED", cell: (row) => timeWord(row.createdAt), isSpare: true },
      ]);
      if (nextCursor !== null)
        cli.err.line(`more: ${commandFor({ limit, scraper, status, tag })} --cursor ${nextCursor}`);
    });
}

function statusOption(): Option {
  const option = new Option("--status <status>", "only these states, separated by commas").argParser(
    statuses,
  );
  // For help and completion only: `choices()` would refuse a list.
  option.argChoices = STATUSES.map((status) => status.toLowerCase());
  return option;
}

/** The same list; the cursor of a page goes on only in the list that gave it. */
function commandFor({
  limit,
  scraper,
  status,
  tag,
}: Pick<Options, "limit" | "scraper" | "status" | "tag">): string {
  return [
    `quarry requests list --limit ${limit}`,
    ...(scraper === undefined ? [] : [`--scraper ${scraper}`]),
    ...(tag === undefined ? [] : [`--tag ${tag.join(",")}`]),
    ...(status === undefined ? [] : [`--status ${status.join(",").toLowerCase()}`]),
  ].join(" ");
}

function statuses(text: string, before: RequestStatus[] = []): RequestStatus[] {
  return [
    ...before,
    ...text.split(",").map((word) => {
      const found = STATUSES.find((status) => status === word.trim().toUpperCase());
      if (found) return found;
      throw new InvalidArgumentError(`Known states are ${STATUSES.join(", ").toLowerCase()}.`);
    }),
  ];
}
