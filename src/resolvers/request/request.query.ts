import type { NodeSource } from "../node/node-source.ts";
import { request } from "../../kinds/request.ts";
import { After, First, IdOf } from "../page-args.ts";
import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { RequestFilter } from "../../schema/request/request.input.ts";
import { Request, RequestConnection } from "../../schema/request/request.type.ts";
import type { RequestState } from "../../store/request/request-documents.ts";
import { connectionOf } from "../connection.ts";
import { accountOf, type Context } from "../context.ts";
import { nullWhenMissing } from "../null-when-missing.ts";
import { presentRequest, type RequestView } from "./present-request.ts";

export const requestNode = {
  access: "Query.request",
  find: async (id, ctx) => presentRequest(await ctx.services.requests.get(accountOf(ctx), id), ctx),
} satisfies NodeSource;

@Resolver()
export class RequestQuery {
  @Query(() => Request, { nullable: true, description: "One Request of the account." })
  request(@Ctx() ctx: Context, @IdOf(request) id: string): Promise<RequestView | null> {
    return nullWhenMissing(requestNode.find(id, ctx));
  }

  @Query(() => RequestConnection, { description: "Requests of the account, newest first." })
  async requests(
    @Ctx() ctx: Context,
    @First(request) first: number,
    @After() after: string | null,
    @Arg("filter", () => RequestFilter, { nullable: true, description: "Which Requests." })
    filter: RequestFilter | null,
  ): Promise<RequestConnection> {
    const page = {
      after: after ?? null,
      limit: first,
      states: (filter?.status as RequestState[] | undefined) ?? null,
      scraper: filter?.scraper ?? null,
      since: filter?.since ?? null,
      tags: filter?.tags ?? null,
    };
    const { requests, nextCursor } = await ctx.services.requests.list(accountOf(ctx), page);
    const edges = requests.map(({ request, cursor }) => ({
      cursor,
      node: presentRequest(request, ctx),
    }));
    return connectionOf(edges, nextCursor, page.after);
  }
}
