import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { STATE_LIMITS, stateKey, stateObject } from "../../kinds/state.ts";
import * as types from "../../schema/state/state.type.ts";
import { connectionOfPage } from "../connection.ts";
import { anyCallerOf, type Context } from "../context.ts";
import { Given } from "../given.ts";
import { After, First } from "../page-args.ts";
import { ServiceId } from "../service/service-id.ts";
import { Throws } from "../throws.ts";
import { ClassId, ObjectArg, ValueKeyArg } from "./which-object.ts";

const bytes = { schema: { minLength: 0, maxLength: STATE_LIMITS.keyBytes } };
const Prefix = () =>
  Given("prefix", () => String, { defaultValue: "", description: "What the keys begin with.", ...bytes });
const same = <T>(one: T): T => one;

@Resolver()
export class StateValueResolver {
  @Throws("not_found", "usage_cap_reached")
  @Query(() => types.StateObjectConnection, {
    description: "Objects of a class that have values, in the order of their keys.",
  })
  async stateObjects(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @ClassId() namespace: string,
    @Prefix() prefix: string,
    @First(stateObject) first: number,
    @After() after: string | null,
  ): Promise<types.StateObjectConnection> {
    const asked = { prefix, first, after: after ?? null };
    const found = await ctx.services.state.objects(anyCallerOf(ctx), { service, namespace }, asked);
    return connectionOfPage(found, asked.after, same);
  }

  @Throws("not_found", "usage_cap_reached", "invalid_key", "key_too_long")
  @Query(() => types.StateKeyConnection, {
    description: "Keys of an object in the order of their bytes, as one commit has left them.",
  })
  async stateKeys(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @ClassId() namespace: string,
    @ObjectArg() object: string,
    @Prefix() prefix: string,
    @Given("start", () => String, { nullable: true, description: "The first key that counts.", ...bytes })
    start: string | null,
    @Given("end", () => String, { nullable: true, description: "Before which the list ends.", ...bytes })
    end: string | null,
    @Arg("reverse", () => Boolean, { defaultValue: false, description: "Whether the last key comes first." })
    reverse: boolean,
    @First(stateKey) first: number,
    @After() after: string | null,
  ): Promise<types.StateKeyConnection> {
    const range = { prefix, start: start ?? null, end: end ?? null, reverse, first, after: after ?? null };
    const which = { service, namespace, object };
    return connectionOfPage(await ctx.services.state.keys(anyCallerOf(ctx), which, range), range.after, same);
  }

  @Throws("not_found", "usage_cap_reached", "invalid_key", "key_too_long")
  @Query(() => types.StateValue, {
    nullable: true,
    description: "A value of an object; null where nothing is.",
  })
  stateValue(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @ClassId() namespace: string,
    @ObjectArg() object: string,
    @ValueKeyArg() key: string,
  ): Promise<types.StateValue | null> {
    return ctx.services.state.get(anyCallerOf(ctx), { service, namespace, object }, key);
  }

  @Throws(
    ...(["not_found", "usage_cap_reached", "storage_cap_reached", "precondition_failed"] as const),
    ...(["invalid_key", "key_too_long", "value_too_large", "object_too_large"] as const),
  )
  @Mutation(() => types.StatePutPayload, { nullable: true, description: "Writes a value of an object." })
  async stateValuePut(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @ClassId() namespace: string,
    @ObjectArg() object: string,
    @ValueKeyArg() key: string,
    @Arg("input", () => types.StatePutInput, { description: "The value." }) input: types.StatePutInput,
  ): Promise<types.StatePutPayload> {
    const put = { ...input, key, ifVersion: input.ifVersion ?? null };
    return { key: await ctx.services.state.put(anyCallerOf(ctx), { service, namespace, object }, put) };
  }

  @Throws("not_found", "usage_cap_reached", "invalid_key", "key_too_long")
  @Mutation(() => types.StateDeletePayload, {
    nullable: true,
    description: "Deletes a value of an object. May be repeated.",
  })
  stateValueDelete(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @ClassId() namespace: string,
    @ObjectArg() object: string,
    @ValueKeyArg() key: string,
  ): Promise<types.StateDeletePayload> {
    return ctx.services.state.delete(anyCallerOf(ctx), { service, namespace, object }, key);
  }

  @Throws(
    ...(["not_found", "usage_cap_reached", "storage_cap_reached", "precondition_failed"] as const),
    ...(["invalid_key", "key_too_long", "value_too_large", "object_too_large"] as const),
  )
  @Mutation(() => types.StateCommitPayload, {
    nullable: true,
    description: "Writes and deletes values of one object, all or none; nobody sees half of it.",
  })
  async stateCommit(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @ClassId() namespace: string,
    @ObjectArg() object: string,
    @Arg("input", () => types.StateCommitInput, { description: "The changes." })
    input: types.StateCommitInput,
  ): Promise<types.StateCommitPayload> {
    const changes = { ...input, ifVersion: input.ifVersion ?? null };
    return {
      version: await ctx.services.state.commit(anyCallerOf(ctx), { service, namespace, object }, changes),
    };
  }
}
