import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { operatorRequest, runLogLine } from "../../kinds/request.ts";
import { RequestFilter } from "../../schema/request/request.input.ts";
import { RunLogLine } from "../../schema/request/request-parts.type.ts";
import { OperatorRequest, OperatorRequestConnection } from "../../schema/request/request.type.ts";
import type { RequestDoc, RequestState } from "../../store/request/request-documents.ts";
import { connectionOfPage } from "../connection.ts";
import type { Context } from "../context.ts";
import { nullWhenMissing } from "../null-when-missing.ts";
import { After, First, IdOf } from "../page-args.ts";
import { presentRequest } from "./present-request.ts";

const shown = (doc: RequestDoc, ctx: Context): OperatorRequest => ({
  ...presentRequest(doc, ctx),
  accountId: doc.accountId,
});

@Resolver(() => OperatorRequest)
export class OperatorRequestResolver {
  @Query(() => OperatorRequestConnection, {
    description: "Requests of all accounts, newest first, for operators only.",
  })
  async operatorRequests(
    @Ctx() ctx: Context,
    @First(operatorRequest) first: number,
    @After() after: string | null,
    @Arg("accountId", () => ID, { nullable: true, description: "Only those of this account." })
    accountId: string | null,
    @Arg("filter", () => RequestFilter, { nullable: true, description: "Which Requests." })
    filter: RequestFilter | null,
  ): Promise<OperatorRequestConnection> {
    const page = {
      first,
      after: after ?? null,
      accountId: accountId ?? null,
      states: (filter?.status as RequestState[] | undefined) ?? null,
      scraper: filter?.scraper ?? null,
      since: filter?.since ?? null,
      tags: filter?.tags ?? null,
    };
    const found = await ctx.services.operatorRequests.list(page);
    return connectionOfPage(found, page.after, (doc) => shown(doc, ctx));
  }

  @Query(() => OperatorRequest, {
    nullable: true,
    description: "One Request of any account with its run log, for operators only.",
  })
  operatorRequest(@Ctx() ctx: Context, @IdOf(operatorRequest) id: string): Promise<OperatorRequest | null> {
    return nullWhenMissing(ctx.services.operatorRequests.get(id).then((doc) => shown(doc, ctx)));
  }

  @FieldResolver(() => [RunLogLine], {
    description: "The run log: pages, retries, warnings and timings, oldest first.",
  })
  runLog(
    @Ctx() ctx: Context,
    @Root() { id }: OperatorRequest,
    @First(runLogLine, "Lines") first: number,
    @After("`cursor` of the last line read.") after: string | null,
  ): Promise<RunLogLine[]> {
    return ctx.services.runLogs.lines(id, { first, after: after ?? null });
  }
}
