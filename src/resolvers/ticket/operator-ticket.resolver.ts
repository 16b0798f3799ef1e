import { runLogLine } from "../../kinds/request.ts";
import { ticket } from "../../kinds/ticket.ts";
import { After, First, IdOf } from "../page-args.ts";
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { RunLogLine } from "../../schema/request/request-parts.type.ts";
import { TicketSeverity, TicketStatus } from "../../schema/ticket/ticket.enum.ts";
import {
  OperatorTicket,
  OperatorTicketConnection,
  OperatorTicketPayload,
} from "../../schema/ticket/ticket.type.ts";
import { connectionOfPage } from "../connection.ts";
import type { Context } from "../context.ts";
import { nullWhenMissing } from "../null-when-missing.ts";
import { presentForOperator } from "./present-ticket.ts";
import { Given } from "../given.ts";

@Resolver(() => OperatorTicket)
export class OperatorTicketResolver {
  @Query(() => OperatorTicketConnection, {
    description: "Tickets of all accounts, newest first, for operators only.",
  })
  async operatorTickets(
    @Ctx() ctx: Context,
    @First(ticket) first: number,
    @After() after: string | null,
    @Arg("status", () => TicketStatus, { nullable: true, description: "Only those in this state." })
    status: TicketStatus | null,
    @Arg("severity", () => TicketSeverity, { nullable: true, description: "Only those of this severity." })
    severity: TicketSeverity | null,
  ): Promise<OperatorTicketConnection> {
    const page = { first, after: after ?? null, state: status ?? null, severity: severity ?? null };
    const found = await ctx.services.tickets.list(null, page);
    return connectionOfPage(found, page.after, (doc) => presentForOperator(doc, ctx));
  }

  @Query(() => OperatorTicket, {
    nullable: true,
    description:
      "One ticket of any account with the run log of the Request that it names, for operators only.",
  })
  operatorTicket(@Ctx() ctx: Context, @IdOf(ticket) id: string): Promise<OperatorTicket | null> {
    return nullWhenMissing(ctx.services.tickets.get(null, id).then((doc) => presentForOperator(doc, ctx)));
  }

  @FieldResolver(() => [RunLogLine], {
    description: "The run log of the Request that it names, oldest first; empty when it names none.",
  })
  async runLog(
    @Ctx() ctx: Context,
    @Root() { ticket: { requestId } }: OperatorTicket,
    @First(runLogLine, "Lines") first: number,
    @After("`cursor` of the last line read.") after: string | null,
  ): Promise<RunLogLine[]> {
    if (requestId === null) return [];
    return ctx.services.runLogs.lines(requestId, { first, after: after ?? null });
  }

  @Mutation(() => OperatorTicketPayload, {
    nullable: true,
    description: "Answers a ticket of any account and notifies the account. For operators only.",
  })
  async operatorTicketReply(
    @Ctx() ctx: Context,
    @IdOf(ticket) id: string,
    @Given("message", () => String, {
      schema: { examples: ["It works now, thank you."] },
      description: "Plain text, 1 to 10,000 characters.",
    })
    message: string,
  ): Promise<OperatorTicketPayload> {
    return { ticket: presentForOperator(await ctx.services.tickets.answer(id, message), ctx) };
  }

  @Mutation(() => OperatorTicketPayload, {
    nullable: true,
    description: "Resolves a ticket of any account, for operators only.",
  })
  async operatorTicketResolve(@Ctx() ctx: Context, @IdOf(ticket) id: string): Promise<OperatorTicketPayload> {
    return { ticket: presentForOperator(await ctx.services.tickets.resolve(null, id), ctx) };
  }
}
