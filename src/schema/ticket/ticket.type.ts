import { Field, ID, ObjectType } from "type-graphql";
import { operatorTicket, ticket } from "../../kinds/ticket.ts";
import { connection, payload } from "../shared/relay.ts";
import { RunLogLine } from "../request/request-parts.type.ts";
import { Node } from "../shared/node.type.ts";
import { DateTime } from "../shared/scalars.ts";
import { TicketCreator, TicketMessageAuthor, TicketSeverity, TicketStatus } from "./ticket.enum.ts";

@ObjectType({ description: "A message of a ticket." })
export class TicketMessage {
  @Field(() => ID, { description: "Prefixed id, `tms_…`." })
  id: string;

  @Field(() => TicketMessageAuthor, { description: "Who wrote it." })
  from: TicketMessageAuthor;

  @Field(() => String, { description: "Plain text." })
  body: string;

  @Field(() => DateTime, { description: "When it was written." })
  at: Date;
}

@ObjectType({
  implements: Node,
  description: "A question from the account to the people who run the server.",
})
export class SupportTicket extends Node {
  @Field(() => String, { description: "One line." })
  subject: string;

  @Field(() => String, { description: "What is wrong." })
  details: string;

  @Field(() => TicketSeverity, { description: "How much is at stake." })
  severity: TicketSeverity;

  @Field(() => TicketStatus, { description: "Whose turn it is." })
  status: TicketStatus;

  @Field(() => ID, { nullable: true, description: "The Request that it is about." })
  requestId: string | null;

  @Field(() => String, { nullable: true, description: "The scraper that it is about." })
  scraperId: string | null;

  @Field(() => String, { nullable: true, description: "The command that fails." })
  failingCommand: string | null;

  @Field(() => String, { nullable: true, description: "The first meaningful line of its log." })
  firstLogLine: string | null;

  @Field(() => TicketCreator, { description: "The kind of caller that created it." })
  createdBy: TicketCreator;

  @Field(() => [TicketMessage], { description: "The messages since, oldest first; at most 200." })
  messages: TicketMessage[];

  @Field(() => DateTime, { description: "When it was created." })
  createdAt: Date;

  @Field(() => DateTime, { description: "When it was changed." })
  updatedAt: Date;

  @Field(() => DateTime, { nullable: true, description: "When it was resolved; null while it is not." })
  resolvedAt: Date | null;

  @Field(() => String, { description: "What to do next." })
  agentInstruction: string;
}

@ObjectType({ description: "A page of tickets, newest first." })
export class SupportTicketConnection extends connection(SupportTicket, ticket) {
  @Field(() => String, { description: "What to do next." })
  agentInstruction: string;
}

@ObjectType({ description: "The ticket after the call." })
export class SupportTicketPayload extends payload("ticket", SupportTicket, ticket) {}

@ObjectType({ description: "A ticket as operators see it." })
export class OperatorTicket {
  @Field(() => SupportTicket, { description: "The ticket." })
  ticket: SupportTicket;

  @Field(() => ID, { description: "The account that made it." })
  accountId: string;

  @Field(() => [RunLogLine], {
    description: "The run log of the Request that it names, oldest first; empty when it names none.",
  })
  runLog?: RunLogLine[];
}

@ObjectType({ description: "A page of tickets of all accounts, newest first." })
export class OperatorTicketConnection extends connection(OperatorTicket, operatorTicket) {}

@ObjectType({ description: "The ticket after the call." })
export class OperatorTicketPayload extends payload("ticket", OperatorTicket, operatorTicket) {}
