import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { SecretScope } from "../../schema/secret/secret.enum.ts";
import {
  Secret,
  SecretInput,
  SecretsPayload,
  SecretsResealPayload,
} from "../../schema/secret/secret.type.ts";
import { accountOf, callerOf, type Context } from "../context.ts";
import { Given } from "../given.ts";
import { ServiceId } from "../service/service-id.ts";
import { Throws } from "../throws.ts";

@Resolver()
export class SecretResolver {
  @Throws("not_found")
  @Query(() => [Secret], { description: "Secrets of a service, by name; never their values." })
  secrets(@Ctx() ctx: Context, @ServiceId("service") service: string): Promise<Secret[]> {
    return ctx.services.secrets.list(accountOf(ctx), service);
  }

  @Throws("not_found", "reserved_name", "value_too_large", "already_exists", "kept_limit_reached")
  @Mutation(() => SecretsPayload, {
    nullable: true,
    description:
      "Adds, replaces and removes secrets; what is not named stays. The worker is restarted with them, and no request fails by it.",
  })
  async secretsSet(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @Given("values", () => [SecretInput], {
      description: "What changes; an empty list applies what is staged.",
      schema: { examples: [[{ name: "API_KEY", value: "…" }]] },
    })
    values: SecretInput[],
    @Arg("scopes", () => [SecretScope], {
      nullable: true,
      description: "Who is given them; as they are when left out, and the worker alone for a new one.",
    })
    scopes: SecretScope[] | null,
    @Given("staged", () => Boolean, {
      defaultValue: false,
      description: "Whether the worker keeps what it has until the next deployment.",
      schema: {},
    })
    staged: boolean,
  ): Promise<SecretsPayload> {
    const write = {
      values: values.map(({ name, value }) => ({ name, value: value ?? null })),
      scopes: scopes ?? null,
      isStaged: staged,
    };
    return { secrets: await ctx.services.secrets.set(callerOf(ctx), service, write) };
  }

  @Throws("not_found")
  @Mutation(() => SecretsPayload, {
    nullable: true,
    description: "Removes a secret at once and restarts the worker without it. May be repeated.",
  })
  async secretDelete(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @Arg("name", () => String, { description: "Name of the secret." }) name: string,
  ): Promise<SecretsPayload> {
    const write = { values: [{ name, value: null }], scopes: null, isStaged: false };
    return { secrets: await ctx.services.secrets.set(callerOf(ctx), service, write) };
  }

  @Throws("config_invalid")
  @Mutation(() => SecretsResealPayload, {
    nullable: true,
    description:
      "Seals the keys of services and the secrets of second factors with the first of the server's keys, so that the others are needed no more; for operators. May be repeated.",
  })
  secretsReseal(@Ctx() ctx: Context): Promise<SecretsResealPayload> {
    return ctx.services.keyRotation.reseal();
  }
}
