import { KINDS } from "../../generated/kinds.ts";
import { kindCommand } from "../../kind/kind-command.ts";
import { timeWord } from "../../terminal/words.ts";
import { operatorRequestsShow } from "./requests-show.ts";

export const operatorRequests = kindCommand(KINDS.operatorRequest, {
  noun: "operator requests",
  about: "Requests of all accounts",
  columns: [
    { title: "REQUEST", cell: (row) => row.id, isWhole: true },
    { title: "ACCOUNT", cell: (row) => row.accountId, isWhole: true },
    { title: "SCRAPER", cell: (row) => `${row.scraperId} ${row.operation}` },
    { title: "STATE", cell: (row) => row.status.toLowerCase() },
    { title: "RECORDS", align: "right", cell: (row) => String(row.recordCount) },
    { title: "ERROR", cell: (row) => row.error?.code ?? "" },
    { title: "CREATED", cell: (row) => timeWord(row.createdAt) },
  ],
  options: { accountId: { option: "account" } },
  examples: {
    list: [
      "operator requests list",
      `operator requests list --filter '{"status":["FAILED"],"scraper":"codehost"}' --json`,
    ],
  },
  own: [operatorRequestsShow],
});
