// Made by `npm run generate` from src/schema, src/resolvers and src/documents. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from "../data/typed-document.ts";
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

export type TicketListQueryVariables = Exact<{
  after?: string | null | undefined;
  status?: TicketStatus | null | undefined;
}>;


export type TicketListQuery = { supportTickets: { nodes: Array<{ id: string, subject: string, severity: TicketSeverity, status: TicketStatus, createdAt: string, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TicketDetailQueryVariables = Exact<{
  id: string;
}>;


export type TicketDetailQuery = { supportTicket: { id: string, subject: string, details: string, severity: TicketSeverity, status: TicketStatus, requestId: string | null, scraperId: string | null, failingCommand: string | null, firstLogLine: string | null, createdBy: TicketCreator, createdAt: string, updatedAt: string, resolvedAt: string | null, agentInstruction: string, messages: Array<{ id: string, from: TicketMessageAuthor, body: string, at: string }> } | null };

export type TicketScrapersQueryVariables = Exact<{ [key: string]: never; }>;


export type TicketScrapersQuery = { scrapers: Array<{ id: string, title: string }> };

export type TicketReplyMutationVariables = Exact<{
  id: string;
  message: string;
}>;


export type TicketReplyMutation = { supportTicketReply: { ticket: { id: string } } | null };

export type TicketCloseMutationVariables = Exact<{
  id: string;
}>;


export type TicketCloseMutation = { supportTicketResolve: { ticket: { id: string } } | null };

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
export const TicketListDocument = /* @__PURE__ */ new TypedDocument(`
    query TicketList($after: String, $status: TicketStatus) {
  supportTickets(first: 30, after: $after, status: $status) {
    nodes {
      id
      subject
      severity
      status
      createdAt
      updatedAt
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as TypedDocument<TicketListQuery, TicketListQueryVariables>;
export const TicketDetailDocument = /* @__PURE__ */ new TypedDocument(`
    query TicketDetail($id: ID!) {
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
}`) as TypedDocument<TicketDetailQuery, TicketDetailQueryVariables>;
export const TicketScrapersDocument = /* @__PURE__ */ new TypedDocument(`
    query TicketScrapers {
  scrapers {
    id
    title
  }
}
    `) as TypedDocument<TicketScrapersQuery, TicketScrapersQueryVariables>;
export const TicketReplyDocument = /* @__PURE__ */ new TypedDocument(`
    mutation TicketReply($id: ID!, $message: String!) {
  supportTicketReply(id: $id, message: $message) {
    ticket {
      id
    }
  }
}
    `) as TypedDocument<TicketReplyMutation, TicketReplyMutationVariables>;
export const TicketCloseDocument = /* @__PURE__ */ new TypedDocument(`
    mutation TicketClose($id: ID!) {
  supportTicketResolve(id: $id) {
    ticket {
      id
    }
  }
}
    `) as TypedDocument<TicketCloseMutation, TicketCloseMutationVariables>;