import { gzipSync } from "node:zlib";
import { expect } from "vitest";
import { kindOfPath } from "../../src/kinds/kind-of-path.ts";
import { rest, type RestCallOptions } from "../kit/rest-client.ts";
import type { OpenApi } from "./openapi-schema.ts";

export type Holds = (
  path: string,
  call: string,
  options?: RestCallOptions & { key?: string | null },
) => Promise<string>;

/** The example of a body, where an operation takes one. */
function exampleOf(operation: object | undefined): unknown {
  const { requestBody } = (operation ?? {}) as {
    requestBody?: { content: Record<string, { example?: unknown }> };
  };
  return requestBody?.content["application/json"]?.example;
}

/** Makes, lists, shows, changes and deletes one of each kind that was not called yet, by the examples of the reference. */
export async function usualAnswers(
  { paths }: OpenApi,
  seen: ReadonlySet<string>,
  holds: Holds,
  { url, apiKey }: { url: string; apiKey: string },
): Promise<void> {
  for (const [path, { get, post }] of Object.entries(paths)) {
    const [body, one] = [exampleOf(post), `${path}/{id}`];
    const operations = paths[one];
    if (!get || !body || !operations || seen.has(`post ${path} 201`)) continue;
    expect(await holds(path, path, { body })).toBe("201");
    expect(await holds(path, path)).toBe("200");
    const { data } = (await rest<{ data: { id: string }[] }>(url, apiKey, path)).body;
    const call = `${path}/${data[0]?.id}`;
    const last = (method: string): number => (method === "delete" ? 1 : 0);
    for (const method of Object.keys(operations).sort((a, b) => last(a) - last(b))) {
      const given = exampleOf(operations[method]);
      expect(await holds(one, call, { method: method.toUpperCase(), body: given })).toBe("200");
    }
  }
}

type Operation = OpenApi["paths"][string][string];
const isPublic = ({ security }: Operation): boolean => security.some((one) => Object.keys(one).length === 0);
const takesJson = ({ requestBody }: Operation): boolean => !requestBody?.content["*/*"];
const takes = ({ parameters }: Operation, name: string): boolean =>
  parameters.some((one) => one.name === name);

/** Bodies that no route reads, and what it says of them. */
const UNREAD: readonly (readonly [sent: RestCallOptions, code: string])[] = [
  [{ body: "{" }, "invalid_json"],
  [{ body: '{"a":{"__proto__":{}}}' }, "invalid_json"],
  [{ body: Buffer.from('{"a":"caf\xe9"}', "latin1") }, "invalid_encoding"],
  [
    { body: "{}", headers: { "content-type": "application/json; charset=iso-8859-1" } },
    "unsupported_media_type",
  ],
  [{ body: gzipSync("{}"), headers: { "content-encoding": "gzip" } }, "unsupported_media_type"],
];

/** Every operation refuses what is no JSON in UTF-8, and who has no key, unless everybody may call it, and finds nothing at an id that is none of its kind. */
export async function usualRefusals({ paths }: OpenApi, holds: Holds): Promise<void> {
  for (const [path, item] of Object.entries(paths))
    for (const [method, operation] of Object.entries(item)) {
      const options = { method: method.toUpperCase(), body: exampleOf(operation) };
      const call = path.replaceAll(/{\w+}/g, "nope");
      if (!isPublic(operation))
        expect(await holds(path, call, { ...options, key: null })).toBe("unauthenticated");
      if (method !== "get" && takesJson(operation))
        for (const [sent, code] of UNREAD)
          expect(await holds(path, call, { ...options, ...sent }), `${method} ${call}`).toBe(code);
      if (!path.includes("/{id}")) continue;
      expect(await holds(path, call, options), call).toMatch(/not_found$/);
      const unknown = path.replace("{id}", `${kindOfPath(path)?.id ?? "any"}_${"0".repeat(24)}`);
      expect(await holds(path, unknown, options), unknown).toMatch(/not_found$/);
    }
}

/** Every list gives a page, the first thing that is in it, and nothing for a page or a cursor that is none. */
export async function usualReads(
  { paths }: OpenApi,
  holds: Holds,
  { url, apiKey }: { url: string; apiKey: string },
): Promise<void> {
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get || path.includes("{") || get.parameters.some(({ required }) => required)) continue;
    const key = isPublic(get) ? null : apiKey;
    const page = takes(get, "limit") ? `${path}?limit=1` : path;
    expect(await holds(path, page, { key }), page).toBe("200");
    if (takes(get, "limit")) expect(await holds(path, `${path}?limit=0`, { key })).toBe("invalid_input");
    if (takes(get, "cursor"))
      expect(await holds(path, `${path}?cursor=nope`, { key })).toBe("invalid_cursor");
    const one = `${path}/{id}`;
    if (!paths[one]?.get) continue;
    const { data } = (await rest<{ data: { id: string }[] }>(url, key, page)).body;
    for (const { id } of data.slice(0, 1)) expect(await holds(one, `${path}/${id}`, { key })).toBe("200");
  }
}
