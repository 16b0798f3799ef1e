import type { AbuseReport } from "../../../client/index.ts";
import type { Cli } from "../../cli.ts";
import type { Column } from "../../terminal/table.ts";
import { printFacts } from "../../terminal/facts.ts";
import { plain } from "../../terminal/screen.ts";
import { timeWord } from "../../terminal/words.ts";

const wordOf = (name: string): string => name.toLowerCase().replaceAll("_", " ");

export function abuseColumns<Row>(reportOf: (row: Row) => AbuseReport): Column<Row>[] {
  return [
    { title: "REPORT", cell: (row) => reportOf(row).id, isWhole: true },
    { title: "STATUS", cell: (row) => wordOf(reportOf(row).status) },
    { title: "SEVERITY", cell: (row) => wordOf(reportOf(row).severity) },
    { title: "CATEGORY", cell: (row) => wordOf(reportOf(row).category) },
    { title: "CAME", cell: (row) => timeWord(reportOf(row).receivedAt) },
    { title: "TARGET", cell: (row) => plain(reportOf(row).targetUrl), isSpare: true },
  ];
}

/** A report with all its steps. */
export function printReport(
  cli: Cli,
  report: AbuseReport,
  more: readonly (readonly [string, string | null])[] = [],
): void {
  const { quarantine, targetPath, objectPath } = report;
  printFacts(cli.out, [
    ["id", report.id],
    ["target", plain(report.targetUrl)],
    ["path", targetPath === null ? null : plain(targetPath)],
    ["object", objectPath === null ? null : plain(objectPath)],
    ["service", report.serviceId],
    ["category", wordOf(report.category)],
    ["severity", wordOf(report.severity)],
    ["status", wordOf(report.status)],
    [
      "quarantine",
      quarantine && `${plain(quarantine.path ?? "the whole service")}, since ${timeWord(quarantine.since)}`,
    ],
    ["came", timeWord(report.receivedAt)],
    ["summary", plain(report.summary)],
    ["details", plain(report.details)],
    ["evidence", plain(report.evidence)],
    ...more,
    ["next", report.agentInstruction],
  ]);
  for (const { at, action, to, note } of report.events) {
    const why = note === null ? "" : `: ${plain(note)}`;
    cli.out.line(`${timeWord(at)}  ${wordOf(action)}, then ${wordOf(to)}${why}`);
  }
}
