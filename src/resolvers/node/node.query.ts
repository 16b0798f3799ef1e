import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { assertAccess } from "../../domain/access/assert-access.ts";
import { kindOfId } from "../../kinds/ids.ts";
import { Node } from "../../schema/shared/node.type.ts";
import { NODES } from "../all-nodes.ts";
import type { Context } from "../context.ts";
import { nullWhenMissing } from "../null-when-missing.ts";
import type { NodeSource } from "./node-source.ts";

@Resolver()
export class NodeQuery {
  @Query(() => Node, { nullable: true, description: "Any object of the account by its id, or null." })
  async node(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "Prefixed id." }) id: string,
  ): Promise<Node | null> {
    const kind = kindOfId(id);
    const source = kind === null ? undefined : (NODES as Readonly<Record<string, NodeSource>>)[kind];
    if (source === undefined) return null;
    assertAccess(ctx.caller, source.access);
    return nullWhenMissing(source.find(id, ctx));
  }
}
