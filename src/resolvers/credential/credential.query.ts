import { Ctx, Query, Resolver } from "type-graphql";
import { Credential } from "../../schema/credential/credential.type.ts";
import { callerOf, type Context } from "../context.ts";

@Resolver()
export class CredentialQuery {
  @Query(() => Credential, { nullable: true, description: "The credential that makes this call." })
  credential(@Ctx() ctx: Context): Credential {
    const { credential, accountId, scopes, isOperator } = callerOf(ctx);
    return {
      kind: credential.kind,
      id: credential.id,
      accountId,
      scopes: [...scopes],
      isOperator,
    };
  }
}
