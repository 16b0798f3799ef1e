import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { bytesOf } from "../../domain/kv/kv-text.ts";
import { KV_LIMITS } from "../../kinds/kv.ts";
import { KvEncoding } from "../../schema/kv/kv-value.enum.ts";
import { KvAtomicInput, KvAtomicPayload } from "../../schema/kv/kv-atomic.type.ts";
import { anyCallerOf, type Context } from "../context.ts";
import { ServiceId } from "../service/service-id.ts";
import { Throws } from "../throws.ts";
import { NamespaceId } from "./which-namespace.ts";

@Resolver()
export class KvAtomicResolver {
  @Throws(
    ...(["not_found", "usage_cap_reached", "storage_cap_reached", "precondition_failed"] as const),
    ...(["invalid_key", "key_too_long", "value_too_large", "metadata_too_large", "bulk_too_large"] as const),
  )
  @Mutation(() => KvAtomicPayload, {
    nullable: true,
    description: `Writes and deletes up to ${KV_LIMITS.atomicKeys} keys, all or none, where all checks hold.`,
  })
  async kvAtomic(
    @Ctx() ctx: Context,
    @ServiceId("service") service: string,
    @NamespaceId() namespace: string,
    @Arg("input", () => KvAtomicInput, { description: "Checks and mutations." }) input: KvAtomicInput,
  ): Promise<KvAtomicPayload> {
    const checks = input.checks.map(({ key, version = null }) => ({ key, version }));
    const mutations = input.mutations.map(({ value = null, encoding, ...rest }) => ({
      ...rest,
      value: value === null ? null : bytesOf({ value, isBase64: encoding === KvEncoding.BASE64 }),
    }));
    const which = { service, namespace };
    return { keys: await ctx.services.kvAtomic.write(anyCallerOf(ctx), which, checks, mutations) };
  }
}
