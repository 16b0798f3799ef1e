import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { JsonObject } from "../../kernel/json.ts";
import { atLeastOne } from "./at-least-one.ts";
import { oneOrMany, searchText } from "./atoms.ts";
import { asLists, idsFromUrls, localeFromUrls, type Step, steps, wordsTo } from "./steps.ts";

const idOf = (url: string): string | null => /^https:\/\/a\.example\/app\/(\w+)/.exec(url)?.[1] ?? null;
const localeOf = (url: string) => {
  const query = URL.parse(url)?.searchParams;
  return query === undefined ? null : { country: query.get("gl"), language: query.get("hl") };
};

function apply(step: Step, raw: JsonObject): { input: JsonObject; notes: string[] } {
  const notes: string[] = [];
  const input = step(raw, (path) => void notes.push(path));
  // Canonical: a second time changes nothing.
  const again: string[] = [];
  expect(step(input, (path) => void again.push(path))).toEqual(input);
  expect(again).toEqual([]);
  return { input, notes };
}

describe("steps", () => {
  const all = steps(
    localeFromUrls(["ids"], localeOf),
    asLists("ids"),
    idsFromUrls("ids", idOf),
    wordsTo("chart", { "top free": "topFree", best: "topFree", paid: "topPaid" }),
  );

  test("rewrite what they can read and say where", () => {
    const { input, notes } = apply(all, {
      ids: "https://a.example/app/x1?gl=DE&hl=pt_BR",
      chart: "TOP-FREE",
    });
    expect(input).toEqual({ ids: ["x1"], chart: "topFree", country: "DE", language: "pt_BR" });
    expect(notes).toEqual(["country", "language", "ids", "ids.0", "chart"]);
  });

  test.each<[string, JsonObject]>([
    ["nothing to read", {}],
    ["values that they do not know", { ids: ["x1", "https://b.example/", 7, null], chart: "worst" }],
    ["values of the wrong type", { ids: [{ id: "x" }], chart: 3 }],
  ])("leave %s to validation", (_what, raw) => {
    expect(apply(all, raw)).toEqual({ input: raw, notes: [] });
  });

  test("read wrapped addresses and single fields", () => {
    const url = { url: " https://a.example/app/x2 " };
    expect(apply(idsFromUrls("ids", idOf), { ids: [url] }).input).toEqual({ ids: ["x2"] });
    expect(apply(idsFromUrls("id", idOf), { id: url.url }).input).toEqual({ id: "x2" });
  });

  test.each<[string, JsonObject]>([
    ["addresses that disagree", { ids: ["https://a.example/app/x?gl=de", "https://a.example/app/y?gl=fr"] }],
    ["a country that is none", { ids: ["https://a.example/app/x?gl=zz"] }],
    ["an input that names its own", { ids: ["https://a.example/app/x?gl=de"], country: "us" }],
  ])("take no locale from %s", (_what, raw) => {
    expect(apply(localeFromUrls(["ids"], localeOf), raw)).toEqual({ input: raw, notes: [] });
  });

  test("write words of a list", () => {
    const { input, notes } = apply(wordsTo("kinds", { film: "movie" }), { kinds: ["Film", "MOVIE", "book"] });
    expect(input).toEqual({ kinds: ["movie", "movie", "book"] });
    expect(notes).toEqual(["kinds.0", "kinds.1"]);
  });
});

describe("oneOrMany", () => {
  const schema = oneOrMany(searchText, 2, "texts");

  test("takes one or a list", () => {
    expect(schema.parse("a")).toEqual(["a"]);
    expect(schema.parse(["a", "b"])).toEqual(["a", "b"]);
  });

  test("keeps the cap and the names of a list", () => {
    const { error } = schema.safeParse(["a", "b", "c"]);
    expect(error?.issues[0]?.message).toBe("3 texts; at most 2 are allowed.");
    expect(schema.safeParse([]).success).toBe(false);
    expect(schema.safeParse(null).success).toBe(false);
  });
});

describe("atLeastOne", () => {
  const schema = z
    .object({
      query: z.string().optional(),
      category: z.array(z.string()).optional(),
      id: z.string().optional(),
    })
    .check(atLeastOne("query", "category", "id"));

  test("names the fields of which none was given", () => {
    for (const none of [{}, { category: [] }]) {
      expect(schema.safeParse(none).error?.issues).toMatchObject([
        { path: ["query"], message: "Give `query`, `category` or `id`." },
      ]);
    }
  });

  test("is content with any", () => {
    for (const one of [{ query: "a" }, { category: ["b"] }, { query: "a", id: "c" }])
      expect(schema.safeParse(one).success).toBe(true);
  });
});
