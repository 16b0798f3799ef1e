import type { NodeSource } from "../node/node-source.ts";
import { ticket } from "../../kinds/ticket.ts";
import { After, First, IdOf } from "../page-args.ts";
import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { listInstruction } from "../../domain/ticket/ticket-instruction.ts";
import { TicketSeverity, TicketStatus } from "../../schema/ticket/ticket.enum.ts";
import { SupportTicketCreateInput } from "../../schema/ticket/ticket.input.ts";
import {
  SupportTicket,
  SupportTicketConnection,
  SupportTicketPayload,
} from "../../schema/ticket/ticket.type.ts";
import { connectionOfPage } from "../connection.ts";
import { accountOf, callerOf, type Context } from "../context.ts";
import { nullWhenMissing } from "../null-when-missing.ts";
import { presentTicket } from "./present-ticket.ts";
import { Throws } from "../throws.ts";
import { Given } from "../given.ts";

export const ticketNode = {
  access: "Query.supportTicket",
  find: async (id, ctx) => presentTicket(await ctx.services.tickets.get(accountOf(ctx), id), ctx),
} satisfies NodeSource;

@Resolver()
export class TicketResolver {
  @Query(() => SupportTicketConnection, { description: "Tickets of the account, newest first." })
  async supportTickets(
    @Ctx() ctx: Context,
    @First(ticket) first: number,
    @After() after: string | null,
    @Arg("status", () => TicketStatus, { nullable: true, description: "Only those in this state." })
    status: TicketStatus | null,
    @Arg("severity", () => TicketSeverity, { nullable: true, description: "Only those of this severity." })
    severity: TicketSeverity | null,
  ): Promise<SupportTicketConnection> {
    const page = { first, after: after ?? null, state: status ?? null, severity: severity ?? null };
    const found = await ctx.services.tickets.list(accountOf(ctx), page);
    const states = found.rows.map(({ doc }) => doc.state);
    return {
      ...connectionOfPage(found, page.after, (doc) => presentTicket(doc, ctx)),
      agentInstruction: listInstruction(states, ctx.face),
    };
  }

  @Query(() => SupportTicket, { nullable: true, description: "One ticket of the account with its messages." })
  supportTicket(@Ctx() ctx: Context, @IdOf(ticket) id: string): Promise<SupportTicket | null> {
    return nullWhenMissing(ticketNode.find(id, ctx));
  }

  @Throws("not_found", "scraper_not_found", "ticket_limit_reached")
  @Mutation(() => SupportTicketPayload, {
    nullable: true,
    description: "Asks the people who run the server for help; at most 10 tickets an hour and 50 a day.",
  })
  async supportTicketCreate(
    @Ctx() ctx: Context,
    @Arg("input", () => SupportTicketCreateInput, { description: "The ticket." })
    input: SupportTicketCreateInput,
  ): Promise<SupportTicketPayload> {
    const { subject, details, severity } = input;
    const given = {
      ...{ subject, details, severity },
      requestId: input.requestId ?? null,
      scraperId: input.scraperId ?? null,
      failingCommand: input.failingCommand ?? null,
      firstLogLine: input.firstLogLine ?? null,
    };
    const { accountId, credential } = callerOf(ctx);
    // The operator's tokens open no account, so it is one of the two.
    const createdBy = credential.kind === "session" ? "session" : "api_key";
    const ticket = await ctx.services.tickets.create(accountId, given, createdBy);
    return { ticket: presentTicket(ticket, ctx) };
  }

  @Mutation(() => SupportTicketPayload, {
    nullable: true,
    description: "Adds a message to a ticket; a resolved ticket is reopened.",
  })
  async supportTicketReply(
    @Ctx() ctx: Context,
    @IdOf(ticket) id: string,
    @Given("message", () => String, {
      schema: { examples: ["It works now, thank you."] },
      description: "Plain text, 1 to 10,000 characters.",
    })
    message: string,
  ): Promise<SupportTicketPayload> {
    return { ticket: presentTicket(await ctx.services.tickets.reply(accountOf(ctx), id, message), ctx) };
  }

  @Mutation(() => SupportTicketPayload, {
    nullable: true,
    description: "Resolves a ticket; one that is already resolved is returned unchanged.",
  })
  async supportTicketResolve(@Ctx() ctx: Context, @IdOf(ticket) id: string): Promise<SupportTicketPayload> {
    return { ticket: presentTicket(await ctx.services.tickets.resolve(accountOf(ctx), id), ctx) };
  }
}
