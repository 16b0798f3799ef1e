import { expect } from "vitest";
import { rest } from "../kit/rest-client.ts";
import type { OpenApi } from "./openapi-schema.ts";

type Holds = (path: string, call: string, options?: { method?: string; body?: unknown }) => Promise<string>;

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
