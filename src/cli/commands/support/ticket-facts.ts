import type { LogLine, Ticket } from "../../../client/index.ts";
import type { Cli } from "../../cli.ts";
import { printFacts } from "../../terminal/facts.ts";
import { plain } from "../../terminal/screen.ts";
import { timeWord } from "../../terminal/words.ts";

/** A ticket with what was written; for operators the account, and the log of the Request that it names. */
export function printTicket(
  cli: Cli,
  ticket: Ticket,
  {
    accountId = null,
    runLog = [],
  }: { accountId?: string | null; runLog?: readonly Omit<LogLine, "cursor">[] } = {},
): void {
  printFacts(cli.out, [
    ["id", ticket.id],
    ["account", accountId],
    ["subject", plain(ticket.subject)],
    ["status", ticket.status.toLowerCase()],
    ["severity", ticket.severity.toLowerCase()],
    ["Request", ticket.requestId],
    ["scraper", ticket.scraperId],
    ["command", ticket.failingCommand === null ? null : plain(ticket.failingCommand)],
    ["log line", ticket.firstLogLine === null ? null : plain(ticket.firstLogLine)],
    ["made", `${timeWord(ticket.createdAt)} by ${ticket.createdBy.toLowerCase()}`],
    ["resolved", ticket.resolvedAt === null ? null : timeWord(ticket.resolvedAt)],
    ["details", plain(ticket.details)],
  ]);
  for (const { at, from, body } of ticket.messages)
    cli.out.line(`${timeWord(at)}  ${from.toLowerCase()}: ${plain(body)}`);
  for (const { at, level, message } of runLog)
    cli.out.line(`${timeWord(at)}  log ${level}: ${plain(message)}`);
}
