import { ticketInstruction } from "../../domain/ticket/ticket-instruction.ts";
import type { OperatorTicket, SupportTicket } from "../../schema/ticket/ticket.type.ts";
import type { TicketDoc } from "../../store/ticket/ticket-documents.ts";
import type { Context } from "../context.ts";

export function presentTicket(doc: TicketDoc, { face }: Pick<Context, "face">): SupportTicket {
  const { _id, subject, details, severity, state, requestId, scraperId, failingCommand, firstLogLine } = doc;
  const { createdBy, messages, createdAt, updatedAt, resolvedAt } = doc;
  return {
    ...{ id: _id, subject, details, severity, status: state },
    ...{ requestId, scraperId, failingCommand, firstLogLine },
    ...{ createdBy, messages, createdAt, updatedAt, resolvedAt },
    agentInstruction: ticketInstruction(doc, face),
  };
}

export function presentForOperator(doc: TicketDoc, ctx: Pick<Context, "face">): OperatorTicket {
  return { ticket: presentTicket(doc, ctx), accountId: doc.accountId };
}
