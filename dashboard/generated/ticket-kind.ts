// Made by `npm run generate` from src/schema, src/resolvers and src/documents. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { call } from "../data/call.ts";
import { TypedDocument } from "../data/typed-document.ts";
/** A new ticket. */
export type SupportTicketCreateInput = {
  /** What is wrong, 1 to 20,000 characters. */
  details: string;
  /** The command that fails, at most 4,000 characters. */
  failingCommand?: string | null | undefined;
  /** The first meaningful line of its log, at most 4,000 characters. */
  firstLogLine?: string | null | undefined;
  /** The Request of the account that it is about. */
  requestId?: string | null | undefined;
  /** The scraper that it is about. */
  scraperId?: string | null | undefined;
  /** How much is at stake. */
  severity?: TicketSeverity;
  /** One line, 1 to 200 characters. */
  subject: string;
};

/** The kind of caller that created a ticket. */
export type TicketCreator =
  /** A program with a key. */
  | 'API_KEY'
  /** A person who was signed in. */
  | 'SESSION';

/** Who wrote a message. */
export type TicketMessageAuthor =
  /** The account. */
  | 'CUSTOMER'
  /** The people who run the server. */
  | 'SUPPORT';

/** How much is at stake. */
export type TicketSeverity =
  /** Work is held up. */
  | 'HIGH'
  /** A question. */
  | 'LOW'
  /** Something does not work as it should. */
  | 'NORMAL'
  /** Nothing works, or money is at stake. */
  | 'URGENT';

/** Whose turn it is. */
export type TicketStatus =
  /** Support has it. */
  | 'OPEN'
  /** Done; a reply of the customer opens it again. */
  | 'RESOLVED'
  /** Support has answered. */
  | 'WAITING_ON_CUSTOMER';

export type TicketsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  status?: TicketStatus | null | undefined;
  severity?: TicketSeverity | null | undefined;
}>;


export type TicketsQuery = { supportTickets: { nodes: Array<{ id: string, subject: string, details: string, severity: TicketSeverity, status: TicketStatus, requestId: string | null, scraperId: string | null, failingCommand: string | null, firstLogLine: string | null, createdBy: TicketCreator, createdAt: string, updatedAt: string, resolvedAt: string | null, agentInstruction: string, messages: Array<{ id: string, from: TicketMessageAuthor, body: string, at: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TicketQueryVariables = Exact<{
  id: string;
}>;


export type TicketQuery = { supportTicket: { id: string, subject: string, details: string, severity: TicketSeverity, status: TicketStatus, requestId: string | null, scraperId: string | null, failingCommand: string | null, firstLogLine: string | null, createdBy: TicketCreator, createdAt: string, updatedAt: string, resolvedAt: string | null, agentInstruction: string, messages: Array<{ id: string, from: TicketMessageAuthor, body: string, at: string }> } | null };

export type CreateTicketMutationVariables = Exact<{
  input: SupportTicketCreateInput;
}>;


export type CreateTicketMutation = { supportTicketCreate: { ticket: { id: string, subject: string, details: string, severity: TicketSeverity, status: TicketStatus, requestId: string | null, scraperId: string | null, failingCommand: string | null, firstLogLine: string | null, createdBy: TicketCreator, createdAt: string, updatedAt: string, resolvedAt: string | null, agentInstruction: string, messages: Array<{ id: string, from: TicketMessageAuthor, body: string, at: string }> } } | null };

export type SupportTicketFragment = { id: string, subject: string, details: string, severity: TicketSeverity, status: TicketStatus, requestId: string | null, scraperId: string | null, failingCommand: string | null, firstLogLine: string | null, createdBy: TicketCreator, createdAt: string, updatedAt: string, resolvedAt: string | null, agentInstruction: string, messages: Array<{ id: string, from: TicketMessageAuthor, body: string, at: string }> };

export const SupportTicketFragmentDoc = /* @__PURE__ */ new TypedDocument(`
    fragment SupportTicket on SupportTicket {
  id
  subject
  details
  severity
  status
  requestId
  scraperId
  failingCommand
  firstLogLine
  createdBy
  messages {
    id
    from
    body
    at
  }
  createdAt
  updatedAt
  resolvedAt
  agentInstruction
}
    `) as TypedDocument<SupportTicketFragment, unknown>;
export const TicketsDocument = /* @__PURE__ */ new TypedDocument(`
    query Tickets($first: Int!, $after: String, $status: TicketStatus, $severity: TicketSeverity) {
  supportTickets(
    first: $first
    after: $after
    status: $status
    severity: $severity
  ) {
    nodes {
      ...SupportTicket
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment SupportTicket on SupportTicket {
  id
  subject
  details
  severity
  status
  requestId
  scraperId
  failingCommand
  firstLogLine
  createdBy
  messages {
    id
    from
    body
    at
  }
  createdAt
  updatedAt
  resolvedAt
  agentInstruction
}`) as TypedDocument<TicketsQuery, TicketsQueryVariables>;
export const TicketDocument = /* @__PURE__ */ new TypedDocument(`
    query Ticket($id: ID!) {
  supportTicket(id: $id) {
    ...SupportTicket
  }
}
    fragment SupportTicket on SupportTicket {
  id
  subject
  details
  severity
  status
  requestId
  scraperId
  failingCommand
  firstLogLine
  createdBy
  messages {
    id
    from
    body
    at
  }
  createdAt
  updatedAt
  resolvedAt
  agentInstruction
}`) as TypedDocument<TicketQuery, TicketQueryVariables>;
export const CreateTicketDocument = /* @__PURE__ */ new TypedDocument(`
    mutation CreateTicket($input: SupportTicketCreateInput!) {
  supportTicketCreate(input: $input) {
    ticket {
      ...SupportTicket
    }
  }
}
    fragment SupportTicket on SupportTicket {
  id
  subject
  details
  severity
  status
  requestId
  scraperId
  failingCommand
  firstLogLine
  createdBy
  messages {
    id
    from
    body
    at
  }
  createdAt
  updatedAt
  resolvedAt
  agentInstruction
}`) as TypedDocument<CreateTicketMutation, CreateTicketMutationVariables>;
/** What the usual pages of tickets need. */
export const face = {
  fields: {"id":"id","subject":"text","details":"text","severity":"word","status":"word","requestId":"id","scraperId":"text","failingCommand":"text","firstLogLine":"text","createdBy":"word","createdAt":"moment","updatedAt":"moment","resolvedAt":"moment","agentInstruction":"text"} as const,
  list: { ...call(TicketsDocument, (data) => data.supportTickets), filters: {"status":["OPEN","WAITING_ON_CUSTOMER","RESOLVED"],"severity":["LOW","NORMAL","HIGH","URGENT"]}, first: 20 },
  show: call(TicketDocument, (data) => data.supportTicket),
  create: { ...call(CreateTicketDocument, (data) => data.supportTicketCreate?.ticket), schema: {"type":"object","properties":{"subject":{"type":"string","minLength":1,"maxLength":200,"examples":["trending gives no Records"],"description":"One line, 1 to 200 characters."},"details":{"type":"string","minLength":1,"maxLength":20000,"examples":["Since this morning each Request ends as failed with source_changed."],"description":"What is wrong, 1 to 20,000 characters."},"severity":{"enum":["LOW","NORMAL","HIGH","URGENT"],"examples":["high"],"description":"How much is at stake.","default":"NORMAL"},"requestId":{"type":"string","description":"The Request of the account that it is about."},"scraperId":{"type":"string","examples":["codehost"],"description":"The scraper that it is about."},"failingCommand":{"type":"string","maxLength":4000,"examples":["quarry scrape codehost --operation trending"],"description":"The command that fails, at most 4,000 characters."},"firstLogLine":{"type":"string","maxLength":4000,"examples":["source_changed: the page lists no repository"],"description":"The first meaningful line of its log, at most 4,000 characters."}},"required":["subject","details"]} },
};
