import { KINDS } from "../../generated/kinds.ts";
import { kindCommand } from "../../kind/kind-command.ts";
import { plain } from "../../terminal/screen.ts";
import { timeWord } from "../../terminal/words.ts";
import { operatorRecordingsSave } from "./recordings-save.ts";

export const operatorRecordings = kindCommand(KINDS.sourceRecording, {
  noun: "operator recordings",
  about: "what sources answered to runs that failed",
  columns: [
    { title: "RECORDING", cell: (row) => row.id, isWhole: true },
    { title: "SCRAPER", cell: (row) => `${row.scraperId} ${row.operation}` },
    { title: "ERROR", cell: (row) => row.code },
    { title: "PAGES", align: "right", cell: (row) => String(row.pages.length) },
    { title: "AT", cell: (row) => timeWord(row.at) },
    { title: "MESSAGE", cell: (row) => plain(row.message), isSpare: true },
  ],
  options: { requestId: { option: "request" } },
  examples: {
    list: ["operator recordings list", "operator recordings list --scraper codehost --json"],
  },
  own: [operatorRecordingsSave],
});
