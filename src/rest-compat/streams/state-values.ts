import { buffer } from "node:stream/consumers";
import type { Readable } from "node:stream";
import { z } from "zod";
import type { RestCall } from "../call.ts";
import { read } from "../read-call.ts";
import type { Bytes } from "../row.ts";
import { jsonAnswer, jsonForm } from "./kv-answers.ts";
import { jsonIn } from "./kv-values.ts";

/** JSON or bytes, one of the two. */
const given = { value: z.unknown().optional(), base64: z.string().nullish() };
const ifVersion = z.int().min(0).nullable().default(null);
const written = z.strictObject({ ...given, ifVersion });
const committed = z.strictObject({
  puts: z.array(z.strictObject({ key: z.string(), ...given })).default([]),
  deletes: z.array(z.string()).default([]),
  ifVersion,
});

const objectIn = ({ params }: RestCall) => ({
  service: params["service"] ?? "",
  namespace: params["namespace"] ?? "",
  object: params["object"] ?? "",
});
const bodyIn = async ({ body }: RestCall): Promise<unknown> => jsonIn(await buffer(body as Readable));

export const statePut: Bytes = {
  forms: jsonForm("The key as it is then.", { key: "topic", version: 7, bytes: 12 }),
  async open(call, { state }, _account, caller) {
    const put = { key: call.params["key"] ?? "", ...read(written, await bodyIn(call), "field") };
    return jsonAnswer(await state.put(caller(), objectIn(call), put));
  },
};

export const stateCommit: Bytes = {
  forms: jsonForm("The version of the object.", { version: 7 }),
  async open(call, { state }, _account, caller) {
    const changes = read(committed, await bodyIn(call), "field");
    return jsonAnswer({ version: await state.commit(caller(), objectIn(call), changes) });
  },
};
