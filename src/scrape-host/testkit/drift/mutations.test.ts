import { describe, expect, it } from "vitest";
import { harSchema } from "../../http/har/schema.ts";
import { entryMutations } from "./entry-mutations.ts";
import { statementOf } from "./honest-empty.ts";
import { outlineOf } from "./html-blocks.ts";
import { frameMutations, payloadsOf } from "./frames.ts";
import { markupMutations } from "./html-mutations.ts";
import { pageTextMutations } from "./html-text-mutations.ts";
import { jsonMutations } from "./json-mutations.ts";
import type { TextMutation } from "./mutation.ts";
import { scriptJson } from "./script-json.ts";
import { seededOrder, seededPick } from "./seeded.ts";

function applied(mutations: readonly TextMutation[], name: string): Record<string, string> {
  return Object.fromEntries(
    mutations
      .filter((mutation) => mutation.name === name)
      .map((mutation) => [mutation.place, mutation.apply()]),
  );
}

describe("changes of JSON", () => {
  const rows = '{"n": 9007199254740993, "rows": [{"id": 1, "tags": ["a"]}, {"id": 2, "tags": []}]}';
  const made = jsonMutations(rows, 1);

  it("rename a key in every row and leave the rest as it is written, large numbers too", () => {
    expect(applied(made, "key-renamed")["$.rows[].id"]).toBe(
      '{"n": 9007199254740993, "rows": [{"id_v2": 1, "tags": ["a"]}, {"id_v2": 2, "tags": []}]}',
    );
  });

  it("drop lists, null objects once or everywhere, and change types", () => {
    expect(applied(made, "list-dropped")).toEqual({
      "$.rows": '{"n": 9007199254740993}',
      "$.rows[].tags": '{"n": 9007199254740993, "rows": [{"id": 1}, {"id": 2, "tags": []}]}',
    });
    expect(applied(made, "object-nulled")["$.rows[] (all)"]).toBe(
      '{"n": 9007199254740993, "rows": [null, null]}',
    );
    expect(applied(made, "type-changed")["$.rows[].id"]).toContain('{"id": "1", "tags": ["a"]}, {"id": "2"');
  });

  it("move a place of a tuple to its end, and further only where each place gets another kind", () => {
    expect(applied(jsonMutations('{"t":["x",1,"y"]}', 1), "index-moved")).toEqual({
      "$.t[0] (to the end)": '{"t":[null,1,"y","x"]}',
      "$.t[0] (further)": '{"t":[null,"x",1,"y"]}',
      "$.t[1] (to the end)": '{"t":["x",null,"y",1]}',
      "$.t[1] (further)": '{"t":["x",null,1,"y"]}',
      "$.t[2] (to the end)": '{"t":["x",1,null,"y"]}',
      "$.t[2] (further)": '{"t":["x",1,null,"y"]}',
    });
    const places = Object.keys(applied(jsonMutations('{"t":["x","y",1]}', 1), "index-moved"));
    expect(places).not.toContain("$.t[0] (further)");
  });
});

describe("changes of JSON behind a guard", () => {
  const [entry] = harSchema.parse({
    log: {
      version: "1.2",
      creator: { name: "test", version: "1" },
      entries: [
        {
          request: { method: "GET", url: "https://example.org/" },
          response: { status: 200, content: { text: `)]}'\n["x",[1,"y"]]` } },
        },
      ],
    },
  }).log.entries;

  it("are those of the JSON, and leave the guard as it is", () => {
    if (entry === undefined) throw new Error("No entry.");
    const made = entryMutations(entry, { input: {}, records: [], pool: [], seed: 1 });
    const moved = made.find(({ place }) => place === "guarded $[1][0] (to the end)");
    expect(moved?.apply()[0]?.response.content.text).toBe(`)]}'\n["x",[null,"y",1]]`);
    expect(statementOf(entry)).toBe('["x",[1,"y"]]');
  });
});

describe("changes of batchexecute answers", () => {
  const list = '[["wrb.fr","Rpc1","[[\\"a\\",1]]",null,null,null,"generic"]]';
  const answer = `)]}'\n\n${list.length + 2}\n${list}\n25\n[["e",4,null,null,100]]\n`;

  it("keep the length of a chunk true", () => {
    const [payload] = payloadsOf(answer);
    expect(payload).toMatchObject({ rpc: "Rpc1", text: '[["a",1]]' });
    const changed = payload?.put('[["a","é"]]') ?? "";
    const [, length, chunk] = /\n\n(\d+)\n(.*)\n25\n/s.exec(changed) ?? [];
    expect(Number(length)).toBe((chunk ?? "").length + 2);
    expect(payloadsOf(changed)[0]?.text).toBe('[["a","é"]]');
  });

  it("put an error, another RPC or line breaks into a frame", () => {
    const made = frameMutations(answer);
    expect(made.map(({ name }) => name)).toEqual([
      "error-object",
      "other-rpc",
      "object-nulled",
      "lines-broken",
    ]);
    expect(made[0]?.apply()).toContain('["wrb.fr","Rpc1",null,null,null,[13],"generic"]');
    expect(payloadsOf(made[3]?.apply() ?? "")[0]?.text).toBe('[["a",1]]');
  });
});

describe("changes of pages", () => {
  const html =
    '<html><body><ul class="l"><li class="row"><b class="n">Oak</b><i>1,234 trees</i></li><li class="row"><b class="n">Elm</b><i>2.5 trees</i></li></ul></body></html>';
  const made = markupMutations(html, 1);

  it("rename a class in every row", () => {
    const renamed = applied(made, "class-renamed")[".n"] ?? "";
    expect(renamed.match(/class="n-x7"/g)).toHaveLength(2);
    expect(renamed).toContain('class="row"');
  });

  it("wrap, remove, double and unclose whole elements", () => {
    const removed = applied(made, "removed");
    expect(removed["html > body > ul.l (one)"]).toBe("<html><body></body></html>");
    expect(removed["ul.l > li.row > b.n (all)"]).not.toMatch(/Oak|Elm/);
    expect(applied(made, "wrapped")["ul.l > li.row > i"]?.match(/<span class="x7"><i>/g)).toHaveLength(2);
    expect(applied(made, "doubled")["body > ul.l > li.row"]?.match(/<li/g)).toHaveLength(3);
    expect(applied(made, "unclosed")["body > ul.l > li.row (all)"]).not.toContain("</li>");
  });

  it("swap what can be told apart, in every row", () => {
    expect(applied(made, "swapped")["ul.l > li.row > b.n"]).toContain(
      '<li class="row"><i>1,234 trees</i><b class="n">Oak</b></li>',
    );
  });

  it("write numbers another way and translate labels, but not what Records hold", () => {
    const texts = pageTextMutations(html, ["Oak", "Elm"]);
    const formats = applied(texts, "number-format");
    expect(formats["ul.l > li.row > i (dots)"]).toContain("<i>1.234 trees</i>");
    expect(formats["ul.l > li.row > i (dots)"]).toContain("<i>2,5 trees</i>");
    expect(formats["ul.l > li.row > i (shortened)"]).toContain("<i>1.2K trees</i>");
    const labels = applied(texts, "label-language");
    expect(Object.keys(labels)).toEqual(["ul.l > li.row > i"]);
    expect(labels["ul.l > li.row > i"]).toContain("<i>1,234 trëëšø</i>");
    expect(labels["ul.l > li.row > i"]).toContain("Oak");
  });

  it("find JSON in scripts, also behind code, and put it back", () => {
    const page = `<html><script>load({key: 'a', data:[["Oak tree",1234,["x",2]]], side: {}});</script><p>x</p></html>`;
    const [json] = scriptJson(page);
    expect(json?.text).toBe('[["Oak tree",1234,["x",2]]]');
    expect(json?.put('[["</script>"]]')).toBe(
      `<html><script>load({key: 'a', data:[["<\\/script>"]], side: {}});</script><p>x</p></html>`,
    );
  });

  it("know where elements end whose tag is implied", () => {
    const { blocks } = outlineOf("<ul><li>a<li>b</ul>");
    expect(blocks.map(({ tag, innerEnd, end }) => [tag, innerEnd, end])).toEqual([
      ["ul", 14, 19],
      ["li", 9, 9],
      ["li", 14, 14],
    ]);
  });
});

it("a seed decides the order and the choice, not how the items came", () => {
  const items = ["a", "b", "c", "d"];
  expect(seededOrder(1, items, String)).toEqual(seededOrder(1, items.toReversed(), String));
  expect(seededOrder(1, items, String)).not.toEqual(seededOrder(5, items, String));
  expect(seededPick(1, "x", 10)).toBe(seededPick(1, "x", 10));
});
