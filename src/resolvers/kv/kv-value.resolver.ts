import { Arg, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import { bytesOf, textOf } from "../../domain/kv/kv-text.ts";
import type { KvEntry, KvFound } from "../../domain/kv/kv-value.ts";
import type { KvBulkResult } from "../../domain/kv/kv-bulk.service.ts";
import { KV_LIMITS } from "../../kinds/kv.ts";
import { KvEncoding } from "../../schema/kv/kv-value.enum.ts";
import * as types from "../../schema/kv/kv-value.type.ts";
import { anyCallerOf, type Context } from "../context.ts";
import { Given } from "../given.ts";
import { ServiceId } from "../service/service-id.ts";
import { Throws } from "../throws.ts";
import { KeyArg, NamespaceId } from "./which-namespace.ts";

const { page } = KV_LIMITS;

function keyOf({ key: name, ...entry }: KvEntry): types.KvKey {
  return { name, ...entry };
}

async function valueOf({ body, ...entry }: KvFound): Promise<types.KvValue> {
  const { value, isBase64 } = await textOf({ body });
  return { ...keyOf(entry), value, encoding: isBase64 ? KvEncoding.BASE64 : KvEncoding.UTF8 };
}

function bulkOf({ written, failures }: KvBulkResult): types.KvBulkPayload {
  return { successfulKeyCount: written, unsuccessfulKeys: failures.map(({ key }) => key), failures };
}

@Resolver()
export class KvValueResolver {
  @Throws("not_found", "usage_cap_reached", "invalid_cursor")
  @Query(() => types.KvKeyList, { description: "Keys of a namespace, in the order of their bytes." })
  async kvKeys(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @NamespaceId() namespace: string,
    @Given("prefix", () => String, {
      defaultValue: "",
      description: "What the keys begin with.",
      schema: { minLength: 0, maxLength: KV_LIMITS.keyBytes },
    })
    prefix: string,
    @Given("cursor", () => String, {
      nullable: true,
      description: "`cursor` of the list before, for the same prefix.",
      schema: { minLength: 1, maxLength: KV_LIMITS.keyBytes * 2 },
    })
    cursor: string | null,
    @Given("limit", () => Int, {
      defaultValue: page.usual,
      description: `How many, ${page.least} to ${page.most}.`,
      schema: { minimum: page.least, maximum: page.most },
    })
    limit: number,
  ): Promise<types.KvKeyList> {
    const asked = { prefix, cursor: cursor ?? null, limit };
    const found = await ctx.services.kv.list(anyCallerOf(ctx), { service, namespace }, asked);
    return { keys: found.entries.map(keyOf), listComplete: found.cursor === null, cursor: found.cursor };
  }

  @Throws("not_found", "usage_cap_reached", "invalid_key", "key_too_long")
  @Query(() => types.KvValue, {
    nullable: true,
    description: "The value under a key; null where nothing is.",
  })
  async kvValue(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @NamespaceId() namespace: string,
    @KeyArg() key: string,
  ): Promise<types.KvValue | null> {
    const found = await ctx.services.kv.get(anyCallerOf(ctx), { service, namespace }, key);
    return found && ctx.services.kvBulk.whole(anyCallerOf(ctx), [found], () => valueOf(found));
  }

  @Throws("not_found", "usage_cap_reached", "invalid_key", "key_too_long", "bulk_too_large")
  @Query(() => [types.KvValue], {
    description: "The values of many keys; those that are not there are left out.",
  })
  async kvValues(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @NamespaceId() namespace: string,
    @Given("keys", () => [String], {
      description: `At most ${KV_LIMITS.bulkReads} keys.`,
      schema: { examples: [["page/home"]] },
    })
    keys: string[],
  ): Promise<types.KvValue[]> {
    const { kvBulk } = ctx.services;
    const found = await kvBulk.getMany(anyCallerOf(ctx), { service, namespace }, keys);
    const shown = () => Promise.all(found.filter((one) => one !== null).map(valueOf));
    return kvBulk.whole(anyCallerOf(ctx), found, shown);
  }

  @Throws(
    ...(["not_found", "usage_cap_reached", "storage_cap_reached", "precondition_failed"] as const),
    ...(["invalid_key", "key_too_long", "value_too_large", "metadata_too_large"] as const),
  )
  @Mutation(() => types.KvPutPayload, {
    nullable: true,
    description: "Writes a value under a key; metadata and end of what was there go with it.",
  })
  async kvPut(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @NamespaceId() namespace: string,
    @KeyArg() key: string,
    @Arg("input", () => types.KvPutInput, { description: "The value." }) input: types.KvPutInput,
  ): Promise<types.KvPutPayload> {
    const { value, encoding, ifVersion, ifAbsent, ...options } = input;
    const body = [bytesOf({ value, isBase64: encoding === KvEncoding.BASE64 })];
    const expected = ifAbsent ? null : (ifVersion ?? undefined);
    const put = { key, body, expected, ...options };
    return { key: keyOf(await ctx.services.kv.put(anyCallerOf(ctx), { service, namespace }, put)) };
  }

  @Throws("not_found", "precondition_failed", "invalid_key", "key_too_long")
  @Mutation(() => types.KvDeletePayload, {
    nullable: true,
    description: "Deletes the value under a key. May be repeated.",
  })
  async kvDelete(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @NamespaceId() namespace: string,
    @KeyArg() key: string,
    @Arg("ifVersion", () => String, { nullable: true, description: "Delete this version alone." })
    ifVersion: string | null,
  ): Promise<types.KvDeletePayload> {
    const which = { service, namespace };
    return {
      key,
      deleted: await ctx.services.kv.delete(anyCallerOf(ctx), which, key, ifVersion ?? undefined),
    };
  }

  @Throws("not_found", "usage_cap_reached", "storage_cap_reached", "bulk_too_large")
  @Mutation(() => types.KvBulkPayload, {
    nullable: true,
    description: "Writes many values, each on its own: what is wrong with one keeps none of the others.",
  })
  async kvPutMany(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @NamespaceId() namespace: string,
    @Given("values", () => [types.KvBulkPutInput], {
      description: `At most ${KV_LIMITS.bulkWrites} values.`,
      schema: { examples: [[{ key: "page/home", value: "42" }]] },
    })
    values: types.KvBulkPutInput[],
  ): Promise<types.KvBulkPayload> {
    const puts = values.map(({ value, encoding, ...put }) => ({
      ...put,
      value: bytesOf({ value, isBase64: encoding === KvEncoding.BASE64 }),
    }));
    return bulkOf(await ctx.services.kvBulk.putMany(anyCallerOf(ctx), { service, namespace }, puts));
  }

  @Throws("not_found", "bulk_too_large")
  @Mutation(() => types.KvBulkPayload, {
    nullable: true,
    description: "Deletes many values, each on its own.",
  })
  async kvDeleteMany(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @NamespaceId() namespace: string,
    @Given("keys", () => [String], {
      description: `At most ${KV_LIMITS.bulkWrites} keys.`,
      schema: { examples: [["page/home"]] },
    })
    keys: string[],
  ): Promise<types.KvBulkPayload> {
    return bulkOf(await ctx.services.kvBulk.deleteMany(anyCallerOf(ctx), { service, namespace }, keys));
  }
}
