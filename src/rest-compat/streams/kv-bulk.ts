import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import { bytesOf } from "../../domain/kv/kv-text.ts";
import type { KvPut } from "../../domain/kv/kv-bulk.service.ts";
import { AppError } from "../../errors/app-error.ts";
import { KV_LIMITS } from "../../kinds/kv.ts";
import type { RestCall } from "../call.ts";
import { read } from "../read-call.ts";
import type { Bytes } from "../row.ts";
import { elementsOf } from "./json-elements.ts";
import { BULK_EXAMPLE, bulkAnswer, jsonAnswer, jsonForm, namespaceIn, wholeValue } from "./kv-answers.ts";
import { jsonIn, kvOptions } from "./kv-values.ts";

/** So many elements are read from one pause to the next. */
const READ_AT_ONCE = 100;

const put = z.strictObject({
  key: z.string(),
  value: z.string(),
  base64: z.boolean().default(false),
  ...kvOptions,
  expiration_ttl: z.int().optional(),
});
const removal = z.union([z.string(), z.looseObject({ name: z.string() })]);
const asked = z.strictObject({
  keys: z.array(z.string()),
  type: z.enum(["text", "json"]).default("text"),
  withMetadata: z.boolean().default(false),
});

export const kvPutMany: Bytes = {
  forms: jsonForm("How many were written, and which were not and why.", BULK_EXAMPLE),
  open: (call, { kvBulk }, _account, caller) =>
    kvBulk.inPlace(caller(), async () => {
      const puts = await listIn(call, "values", (one): KvPut => {
        const {
          value,
          base64,
          expiration_ttl: alias,
          expirationTtlSeconds,
          ...rest
        } = read(put, one, "field");
        const ttl = expirationTtlSeconds ?? alias;
        return { ...rest, expirationTtlSeconds: ttl, value: bytesOf({ value, isBase64: base64 }) };
      });
      return bulkAnswer(await kvBulk.putMany(caller(), namespaceIn(call), puts));
    }),
};

export const kvDeleteMany: Bytes = {
  forms: jsonForm("How many were deleted, and which were not and why.", BULK_EXAMPLE),
  open: (call, { kvBulk }, _account, caller) =>
    kvBulk.inPlace(caller(), async () => {
      const keys = await listIn(call, "keys", (one) => {
        const given = read(removal, one, "field");
        return typeof given === "string" ? given : given.name;
      });
      return bulkAnswer(await kvBulk.deleteMany(caller(), namespaceIn(call), keys));
    }),
};

export const kvGetMany: Bytes = {
  forms: jsonForm("Values by key, null for those that are not there.", {
    values: { "page/home": "42", "page/none": null },
  }),
  async open(call, { kvBulk }, _account, caller) {
    const { keys, type, withMetadata } = read(asked, jsonIn(await buffer(call.body as Readable)), "field");
    const found = await kvBulk.getMany(caller(), namespaceIn(call), keys);
    return kvBulk.whole(caller(), found, async () => {
      const values = [];
      for (const [at, one] of found.entries()) {
        const whole = one && ((await wholeValue(one)) as { value: string; encoding: string });
        const shown =
          whole && (type === "json" ? { ...whole, value: jsonIn(Buffer.from(whole.value)) } : whole);
        values.push([keys[at] ?? "", withMetadata ? shown : (shown?.value ?? null)] as const);
      }
      return jsonAnswer({ values: Object.fromEntries(values) });
    });
  },
};

/** The elements of the list that a call sends. Throws `bulk_too_large`, and `invalid_json` or `invalid_input` for any of them. */
async function listIn<T>(call: RestCall, what: string, readOne: (element: unknown) => T): Promise<T[]> {
  const most = KV_LIMITS.bulkWrites;
  const elements = await elementsOf(await buffer(call.body as Readable), most, () =>
    tooLarge(what, most, most + 1),
  );
  const list: T[] = [];
  for (const element of elements) {
    list.push(readOne(jsonIn(element)));
    if (list.length % READ_AT_ONCE === 0) await nextTurn();
  }
  return list;
}

function tooLarge(path: string, limit: number, actual: number): AppError {
  return new AppError("bulk_too_large", {
    details: [{ path, code: "too_many", message: `At most ${limit}.`, limit, actual }],
  });
}
