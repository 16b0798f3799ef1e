import type { KvFound } from "../../domain/kv/kv-value.ts";
import { textOf } from "../../domain/kv/kv-text.ts";
import type { KvBulkResult } from "../../domain/kv/kv-bulk.service.ts";
import { jsonOf } from "../../kernel/json-text.ts";
import type { RestCall } from "../call.ts";
import type { WholeAnswer } from "./rest-stream.ts";

const TYPES: Readonly<Record<string, object>> = {
  string: { type: "string" },
  number: { type: "integer" },
  boolean: { type: "boolean" },
};

/** A form that is an object with the members of its example. */
export function jsonForm(description: string, example: Readonly<Record<string, unknown>>) {
  const properties = Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, TYPES[typeof value] ?? {}]),
  );
  const schema = { type: "object", required: Object.keys(example), properties };
  return { "application/json": { description, schema, example } };
}

export function jsonAnswer(body: unknown): WholeAnswer {
  return { contentType: "application/json; charset=utf-8", bytes: Buffer.from(jsonOf(body)) };
}

export const BULK_EXAMPLE = { successful_key_count: 2, unsuccessful_keys: [], failures: [] };

export function bulkAnswer({ written, failures }: KvBulkResult): WholeAnswer {
  return jsonAnswer({
    successful_key_count: written,
    unsuccessful_keys: failures.map(({ key }) => key),
    failures,
  });
}

/** A value with all that is known of it. */
export async function wholeValue({ body, ...entry }: KvFound): Promise<object> {
  const { value, isBase64 } = await textOf({ body });
  return { ...entry, value, encoding: isBase64 ? "base64" : "utf8" };
}

/** The namespace that a path names. */
export function namespaceIn({ params }: RestCall): { service: string; namespace: string } {
  return { service: params["service"] ?? "", namespace: params["namespace"] ?? "" };
}
