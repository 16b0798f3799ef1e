import { Arg, Resolver, Root, Subscription } from "type-graphql";
import type { KvChange as Change } from "../../domain/kv/kv-watch.ts";
import { KV_LIMITS } from "../../kinds/kv.ts";
import { KvChange } from "../../schema/kv/kv-change.type.ts";
import { abortableIterator } from "../abortable-iterator.ts";
import { callerOf, type Context } from "../context.ts";
import { ServiceId } from "../service/service-id.ts";
import { NamespaceId } from "./which-namespace.ts";

interface WatchArgs {
  service: string;
  namespace: string;
  keys: string[];
}

@Resolver()
export class KvWatchResolver {
  @Subscription(() => KvChange, {
    description:
      "Each key as it is now, and whenever it is written, deleted or expires; what is written within moments is one change.",
    subscribe: async ({ context, args }: { context: Context; args: WatchArgs }) => {
      const { keys, ...which } = args;
      // Refused at once, so that the client gets an error and not a broken stream.
      return abortableIterator(await context.services.kvWatch.follow(callerOf(context), which, keys));
    },
  })
  kvChanged(
    @Root() change: Change,
    @ServiceId("service") _service: string,
    @NamespaceId() _namespace: string,
    @Arg("keys", () => [String], { description: `1 to ${KV_LIMITS.watchedKeys} keys.` }) _keys: string[],
  ): KvChange {
    return change;
  }
}
