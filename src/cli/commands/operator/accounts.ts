import { moneyText } from "../../../kernel/usd.ts";
import { KINDS } from "../../generated/kinds.ts";
import { kindCommand } from "../../kind/kind-command.ts";
import { plain } from "../../terminal/screen.ts";
import { timeWord } from "../../terminal/words.ts";
import { accountsHosting } from "./accounts-hosting.ts";

export const operatorAccounts = kindCommand(KINDS.operatorAccount, {
  noun: "operator accounts",
  about: "all accounts, their owners and what they spend",
  columns: [
    { title: "ACCOUNT", cell: (row) => row.id, isWhole: true },
    { title: "OWNER", cell: (row) => plain(row.email ?? "nobody yet"), isSpare: true },
    { title: "PLAN", cell: (row) => row.plan },
    { title: "BALANCE", align: "right", cell: (row) => moneyText(row.availableUsdMicros) },
    { title: "OPEN", align: "right", cell: (row) => String(row.openRequests) },
    { title: "30 DAYS", align: "right", cell: (row) => moneyText(row.recentSpendUsdMicros) },
    { title: "MADE", cell: (row) => timeWord(row.createdAt) },
  ],
  examples: {
    list: ["operator accounts list", "operator accounts list --search ada@ --json"],
    show: ["operator accounts show <account>"],
  },
  own: [accountsHosting],
});
