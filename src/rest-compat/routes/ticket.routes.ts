import { z } from "zod";
import {
  CreateTicketDocument,
  TicketDocument,
  TicketsDocument,
  ReplyToTicketDocument,
  ResolveTicketDocument,
  type TicketSeverity,
  type TicketStatus,
} from "../../generated/rest-documents.ts";
import { ticket } from "../../kinds/ticket.ts";
import { pageQuery, pageVariables } from "../pages.ts";
import { read } from "../read-call.ts";
import { route } from "../route.ts";

const STATUSES = ["open", "waiting_on_customer", "resolved"] as const;
const SEVERITIES = ["low", "normal", "high", "urgent"] as const;

export const ticketsQuery = pageQuery(ticket).extend({
  status: z.enum(STATUSES).optional().describe("Only those in this state."),
  severity: z.enum(SEVERITIES).optional().describe("Only those of this severity."),
});

/** The query of a list of tickets as arguments of GraphQL. */
export function ticketVariables({ status, severity, ...page }: z.output<typeof ticketsQuery>) {
  return {
    ...pageVariables(page),
    status: (status?.toUpperCase() as TicketStatus | undefined) ?? null,
    severity: (severity?.toUpperCase() as TicketSeverity | undefined) ?? null,
  };
}

export const replyBody = z.strictObject({
  message: z.string().describe("Plain text, 1 to 10,000 characters."),
});
export const replyExample = { message: "It works now, thank you." };

const newTicket = z.strictObject({
  subject: z.string().describe("One line, 1 to 200 characters."),
  details: z.string().describe("What is the matter, 1 to 20,000 characters."),
  request_id: z.string().optional().describe("The Request of the account that it is about."),
  scraper_id: z.string().optional().describe("The scraper that it is about."),
  failing_command: z.string().optional().describe("The command that fails."),
  first_log_line: z.string().optional().describe("The first line of its log that says something."),
  severity: z.enum(SEVERITIES).default("normal").describe("How much is at stake."),
});

const newTicketExample = {
  subject: "trending gives no Records",
  details: "Since this morning each Request ends as failed with source_changed.",
  scraper_id: "codehost",
  failing_command: "quarry scrape codehost --operation trending",
  first_log_line: "source_changed: the page lists no repository",
  severity: "high",
};

export const ticketRoutes = [
  route({
    method: "GET",
    path: "/v1/support/tickets",
    access: "key",
    summary: "Tickets of the account, newest first.",
    reference: {
      operationId: "listSupportTickets",
      tag: "Support",
      query: ticketsQuery,
      answer: { status: 200, description: "A page of tickets." },
      errors: ["invalid_input", "invalid_cursor"],
    },
    document: TicketsDocument,
    variables: ({ query }) => ticketVariables(query),
  }),
  route({
    method: "POST",
    path: "/v1/support/tickets",
    access: "key",
    summary: "Asks who runs the server for help; at most 10 tickets in an hour and 50 in a day.",
    reference: {
      operationId: "createSupportTicket",
      tag: "Support",
      body: { schema: newTicket, example: newTicketExample },
      answer: { status: 201, description: "The new ticket." },
      errors: ["invalid_input", "not_found", "scraper_not_found", "ticket_limit_reached"],
    },
    document: CreateTicketDocument,
    variables({ body }) {
      const given = read(newTicket, body, "field");
      return {
        input: {
          subject: given.subject,
          details: given.details,
          severity: given.severity.toUpperCase() as TicketSeverity,
          requestId: given.request_id ?? null,
          scraperId: given.scraper_id ?? null,
          failingCommand: given.failing_command ?? null,
          firstLogLine: given.first_log_line ?? null,
        },
      };
    },
  }),
  route({
    method: "GET",
    path: "/v1/support/tickets/:id",
    access: "key",
    summary: "One ticket with its messages.",
    reference: {
      operationId: "getSupportTicket",
      tag: "Support",
      answer: { status: 200, description: "The ticket." },
      errors: ["not_found"],
    },
    document: TicketDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
  }),
  route({
    method: "POST",
    path: "/v1/support/tickets/:id/replies",
    access: "key",
    summary: "Adds a message to a ticket, which opens it again when it is resolved.",
    reference: {
      operationId: "replyToSupportTicket",
      tag: "Support",
      body: { schema: replyBody, example: replyExample },
      answer: { status: 201, description: "The ticket after the call." },
      errors: ["invalid_input", "not_found"],
    },
    document: ReplyToTicketDocument,
    variables: ({ params, body }) => ({ id: params.id ?? "", ...read(replyBody, body, "field") }),
  }),
  route({
    method: "POST",
    path: "/v1/support/tickets/:id/resolve",
    access: "key",
    summary: "Resolves a ticket; one that is resolved is returned as it is.",
    reference: {
      operationId: "resolveSupportTicket",
      tag: "Support",
      answer: { status: 200, description: "The ticket after the call." },
      errors: ["not_found"],
    },
    document: ResolveTicketDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
  }),
];
