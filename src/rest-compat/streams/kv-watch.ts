import { z } from "zod";
import type { KvChange } from "../../domain/kv/kv-watch.ts";
import { KV_LIMITS } from "../../kinds/kv.ts";
import { jsonOf } from "../../kernel/json-text.ts";
import type { Bytes } from "../row.ts";
import { namespaceIn } from "./kv-answers.ts";
import { jsonIn } from "./kv-values.ts";

export const KV_WATCH_READS = {
  keys: z
    .string()
    .transform((text) => z.array(z.string()).parse(jsonIn(Buffer.from(text))))
    .describe(`1 to ${KV_LIMITS.watchedKeys} keys, as a list in JSON: \`["page/home"]\`.`),
};

const EXAMPLE = {
  key: "page/home",
  version: "6a1f0c2d4a1b2c3d4e5f6071",
  bytes: 2,
  metadata: null,
  expiration: null,
};

/** Keys as they are, and as they change. */
export const kvWatch: Bytes = {
  isLive: true,
  forms: { "text/event-stream": { description: "An event for each change.", example: eventOf(EXAMPLE) } },
  errors: ["not_found", "invalid_input", "bulk_too_large", "connection_limited", "subscription_limited"],
  async open(call, { kvWatch: watch }, caller) {
    const { keys } = call.query as unknown as { keys: string[] };
    const changes = await watch.follow(caller(), namespaceIn(call), keys);
    return {
      async *events(signal) {
        for await (const change of changes(signal)) yield eventOf(change);
      },
    };
  },
};

function eventOf(change: KvChange): string {
  return `data: ${jsonOf(change)}\n\n`;
}
