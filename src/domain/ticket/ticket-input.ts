import { AppError, type ErrorDetail } from "../../errors/app-error.ts";
import { grouped } from "../../kernel/grouped.ts";
import { TICKET_SEVERITIES, type TicketSeverity } from "../../store/ticket/ticket-documents.ts";

/** What a new ticket says. */
export interface NewTicket {
  subject: string;
  details: string;
  severity: TicketSeverity;
  requestId: string | null;
  scraperId: string | null;
  failingCommand: string | null;
  firstLogLine: string | null;
}

const MOST_CHARACTERS = { subject: 200, details: 20_000, failingCommand: 4000, firstLogLine: 4000 } as const;
const MAX_REPLY_CHARACTERS = 10_000;

/** The ticket without blanks around its texts. Throws `invalid_input` that lists every problem of form. */
export function checkedTicket(input: NewTicket): NewTicket {
  const trimmed = {
    ...input,
    subject: input.subject.trim(),
    details: input.details.trim(),
    failingCommand: input.failingCommand?.trim() || null,
    firstLogLine: input.firstLogLine?.trim() || null,
  };
  const details: ErrorDetail[] = [];
  for (const path of ["subject", "details"] as const)
    if (trimmed[path] === "") details.push({ path, code: "empty", message: "Say something here." });
  for (const path of ["subject", "details", "failingCommand", "firstLogLine"] as const)
    details.push(...tooLong(path, trimmed[path], MOST_CHARACTERS[path]));
  if (!TICKET_SEVERITIES.includes(input.severity))
    details.push({
      path: "severity",
      code: "unknown",
      message: `Use one of ${TICKET_SEVERITIES.join(", ")}.`,
    });
  if (details.length > 0) throw new AppError("invalid_input", { details });
  return trimmed;
}

/** The text of a reply. Throws `invalid_input`. */
export function checkedReply(message: string): string {
  const trimmed = message.trim();
  const details = tooLong("message", trimmed, MAX_REPLY_CHARACTERS);
  if (trimmed === "") details.push({ path: "message", code: "empty", message: "Say something here." });
  if (details.length > 0) throw new AppError("invalid_input", { details });
  return trimmed;
}

function tooLong(path: string, text: string | null, limit: number): ErrorDetail[] {
  if (text === null || text.length <= limit) return [];
  const message = `Use at most ${grouped(limit)} characters.`;
  return [{ path, code: "too_long", message, limit, actual: text.length }];
}
