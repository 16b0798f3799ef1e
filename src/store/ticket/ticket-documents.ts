import type { Indexes } from "../indexes.ts";

export const TICKET_STATES = ["open", "waiting_on_customer", "resolved"] as const;
export type TicketState = (typeof TICKET_STATES)[number];
export const TICKET_SEVERITIES = ["low", "normal", "high", "urgent"] as const;
export type TicketSeverity = (typeof TICKET_SEVERITIES)[number];

/** What of an account made a ticket. */
export type TicketCreator = "session" | "api_key";

export interface TicketMessage {
  /** `tms_…` */
  id: string;
  from: "customer" | "support";
  body: string;
  at: Date;
}

export interface TicketDoc {
  /** `tkt_…`: sorts by time. */
  _id: string;
  accountId: string;
  subject: string;
  details: string;
  severity: TicketSeverity;
  state: TicketState;
  requestId: string | null;
  scraperId: string | null;
  failingCommand: string | null;
  firstLogLine: string | null;
  createdBy: TicketCreator;
  /** Oldest first. */
  messages: TicketMessage[];
  /** Replies, and the ticket itself, that those whom they are for are still to know of. */
  untold: string[];
  createdAt: Date;
  updatedAt: Date;
  resolvedAt: Date | null;
}

/** What was let pass under a rolling limit; the newest ones only. */
export interface RollingLimitDoc {
  /** What is limited and for whom: `ticket:<account>`. */
  _id: string;
  taken: { token: string; at: Date }[];
  /** The last one, after which nobody asks any more. */
  lastAt: Date;
}

export const ticketIndexes: Indexes = {
  tickets: [
    { key: { accountId: 1, _id: -1 } },
    { key: { updatedAt: 1 }, partialFilterExpression: { "untold.0": { $exists: true } }, name: "untold" },
  ],
};
