import {
  OperatorTicketsDocument,
  AnswerTicketDocument,
  ResolveOperatorTicketDocument,
  OperatorTicketDocument,
  CreateTicketDocument,
  TicketDocument,
  TicketsDocument,
  ReplyToTicketDocument,
  ResolveTicketDocument,
} from "./generated/documents.ts";
import { send, type HttpSettings } from "./http.ts";
import type {
  NewTicket,
  OperatorTicket,
  OperatorTicketWithLog,
  Page,
  PageOptions,
  Ticket,
  TicketSeverity,
  TicketStatus,
} from "./models.ts";
import { given } from "./quarry-error.ts";

export interface TicketFilter {
  status?: TicketStatus;
  severity?: TicketSeverity;
}

/** Questions to who runs the server; those of all accounts need the key that the server started with. */
export interface TicketCalls {
  /** A page of the account's tickets, newest first, 1 to 100 of them, 20 unless given. */
  tickets(options?: PageOptions & TicketFilter): Promise<Page<Ticket>>;
  /** One ticket; null for no such one. */
  ticket(id: string): Promise<Ticket | null>;
  /** Makes a ticket; at most 10 in an hour and 50 in a day. */
  createTicket(ticket: NewTicket): Promise<Ticket>;
  /** Adds a message, which opens a resolved ticket again. */
  replyToTicket(id: string, message: string): Promise<Ticket>;
  resolveTicket(id: string): Promise<Ticket>;
  /** A page of the tickets of all accounts. */
  operatorTickets(options?: PageOptions & TicketFilter): Promise<Page<OperatorTicket>>;
  /** One of any account, with the run log of the Request that it names. */
  operatorTicket(id: string): Promise<OperatorTicketWithLog | null>;
  /** Answers one of any account, which is notified of it. */
  answerTicket(id: string, message: string): Promise<OperatorTicket>;
  /** Resolves one of any account. */
  resolveOperatorTicket(id: string): Promise<OperatorTicket>;
}

const TICKETS = 20;

export function ticketCalls(http: HttpSettings): TicketCalls {
  const { url } = http;
  return {
    async tickets({ after, first = TICKETS, status, severity } = {}) {
      const asked = { first, after, status, severity };
      const { nodes, pageInfo } = (await send(http, TicketsDocument, asked)).supportTickets;
      return { items: nodes, nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null };
    },
    ticket: async (id) => (await send(http, TicketDocument, { id })).supportTicket ?? null,
    createTicket: async (input) =>
      given(url, (await send(http, CreateTicketDocument, { input })).supportTicketCreate).ticket,
    replyToTicket: async (id, message) =>
      given(url, (await send(http, ReplyToTicketDocument, { id, message })).supportTicketReply).ticket,
    resolveTicket: async (id) =>
      given(url, (await send(http, ResolveTicketDocument, { id })).supportTicketResolve).ticket,
    async operatorTickets({ after, first = TICKETS, status, severity } = {}) {
      const asked = { first, after, status, severity };
      const { nodes, pageInfo } = (await send(http, OperatorTicketsDocument, asked)).operatorTickets;
      return { items: nodes, nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null };
    },
    operatorTicket: async (id) => (await send(http, OperatorTicketDocument, { id })).operatorTicket ?? null,
    answerTicket: async (id, message) =>
      given(url, (await send(http, AnswerTicketDocument, { id, message })).operatorTicketReply).ticket,
    resolveOperatorTicket: async (id) =>
      given(url, (await send(http, ResolveOperatorTicketDocument, { id })).operatorTicketResolve).ticket,
  };
}
