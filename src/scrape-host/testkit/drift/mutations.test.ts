import { describe, expect, it } from "vitest";
import { harSchema, type HarEntry } from "../../http/har/schema.ts";
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
import { xmlMutations } from "./xml-mutations.ts";

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

describe("changes of what stands beside each other in JSON", () => {
  const made = jsonMutations(
    '{"rows":[{"id":1,"tags":["x","y"]},{"id":2,"tags":["z"]}],"t":["a",5,null]}',
    1,
  );

  it("give keys another order, and lists an item without anything or another form", () => {
    expect(applied(made, "keys-reordered")["$.rows[]"]).toContain(
      '[{"tags":["x","y"],"id":1},{"tags":["z"],"id":2}]',
    );
    expect(applied(made, "list-shifted")["$.rows[].tags"]).toContain('"tags":[null,"x","y"]');
    expect(applied(made, "list-shifted")["$.rows"]).toContain('{"rows":[null,{"id":1');
    expect(applied(made, "list-as-object")["$.rows[].tags"]).toContain('"tags":{"0":"x","1":"y"}');
  });

  it("swap neighbours that their kinds tell apart, and drop a key of one row", () => {
    expect(applied(made, "neighbours-swapped")).toEqual({
      "$.t[0]": '{"rows":[{"id":1,"tags":["x","y"]},{"id":2,"tags":["z"]}],"t":[5,"a",null]}',
    });
    expect(applied(made, "key-dropped")["$.rows[].id (one)"]?.match(/"id"/g)).toHaveLength(1);
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
    const made = entryMutations(entry, { input: {}, records: [], pool: [], family: [], seed: 1 });
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

describe("changes of XML", () => {
  const row = (id: string, title: string) =>
    `<item k="${id}"><title>${title}</title><m:pic url="/${id}"/><at>2026-01-02T03:04:05Z</at></item>`;
  const feed = (rows: string) => `<?xml version="1.0"?><rss xmlns:m="urn:m"><channel>${rows}</channel></rss>`;
  const xml = feed(`${row("1", "Oak &amp; elm")}${row("2", "<![CDATA[Ash & 1,234]]>")}`);
  const made = xmlMutations(xml, 1);
  const titles = (name: string) => applied(made, name)["channel > item > title"] ?? "";

  it("rename elements, attributes and prefixes in every row, with their closing tags", () => {
    expect(titles("element-renamed")).toBe(xml.replaceAll(/title>/g, "titleV2>"));
    expect(applied(made, "attribute-renamed")["channel > item > m:pic [url]"]).toBe(
      xml.replaceAll(" url=", " urlV2="),
    );
    expect(applied(made, "prefix-changed")["xmlns:m"]).toBe(
      xml.replace("xmlns:m", "xmlns:x7").replaceAll("<m:", "<x7:"),
    );
  });

  it("put a default namespace under a prefix", () => {
    const [mutation] = xmlMutations('<feed xmlns="urn:a"><id>1</id><m:b/></feed>', 1);
    expect(mutation?.apply()).toBe('<x7:feed xmlns:x7="urn:a"><x7:id>1</x7:id><m:b/></x7:feed>');
  });

  it("remove, double, wrap and empty what rows have", () => {
    const removed = applied(made, "removed");
    expect(removed["rss > channel > item (all)"]).toBe(feed(""));
    expect(removed["rss > channel > item (one)"]?.match(/<item/g)).toHaveLength(1);
    expect(applied(made, "doubled")["rss > channel > item"]?.match(/<item/g)).toHaveLength(3);
    expect(applied(made, "wrapped")["channel > item > m:pic"]).toContain('<x7><m:pic url="/1"/></x7>');
    expect(titles("text-emptied").match(/<title><\/title>/g)).toHaveLength(2);
    expect(applied(made, "attribute-removed")["rss > channel > item [k]"]).toBe(
      xml.replaceAll(/ k="."/g, ""),
    );
  });

  it("write the same text as CDATA or with references, and numbers and instants another way", () => {
    expect(titles("cdata")).toBe(xml.replace("Oak &amp; elm", "<![CDATA[Oak & elm]]>"));
    expect(titles("entities")).toBe(xml.replace("<![CDATA[Ash & 1,234]]>", "Ash &amp; 1,234"));
    expect(applied(made, "number-format")["channel > item > title (dots)"]).toContain("Ash & 1.234");
    const dates = applied(made, "date-format");
    expect(dates["channel > item > at (as in mails)"]).toContain("<at>Fri, 02 Jan 2026 03:04:05 GMT</at>");
    expect(dates["channel > item > at (of another zone)"]).toContain("<at>2026-01-02T08:34:05+05:30</at>");
  });

  it("are made of whatever is no page, whether its root is known or not", () => {
    const namesIn = (text: string) => {
      const entry = {
        request: { url: "https://a.test/" },
        response: { status: 200, headers: [], content: { text } },
      };
      const around = { input: {}, records: [], pool: [], family: [], seed: 1 };
      return new Set(entryMutations(entry as unknown as HarEntry, around).map(({ name }) => name));
    };
    for (const text of [xml, '<?xml version="1.0"?><tt><p>x</p></tt>', "<urlset><url/></urlset>"])
      expect(namesIn(text)).toContain("element-renamed");
    const page = '<?xml version="1.0"?>\n<!DOCTYPE html><html><body><p class="a">x</p></body></html>';
    expect(namesIn(page)).toContain("class-renamed");
    expect(namesIn(page)).not.toContain("element-renamed");
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
    const row = "<div><p><b>Oak</b></p><p><i>Elm</i></p><p><u>Ash</u></p></div>";
    expect(applied(markupMutations(row, 1), "swapped")["div > p"]).toBe(
      "<div><p><i>Elm</i></p><p><b>Oak</b></p><p><u>Ash</u></p></div>",
    );
  });

  it("write numbers another way and translate labels, but not what Records hold", () => {
    const texts = pageTextMutations(html, ["Oak", "Elm"]);
    const formats = applied(texts, "number-format");
    expect(formats["ul.l > li.row > i (dots)"]).toContain("<i>1.234 trees</i>");
    expect(formats["ul.l > li.row > i (dots)"]).toContain("<i>2,5 trees</i>");
    expect(formats["ul.l > li.row > i (shortened)"]).toContain("<i>1.2K trees</i>");
    expect(formats["ul.l > li.row > i (Arabic digits)"]).toContain("<i>١٬٢٣٤ trees</i>");
    expect(formats["ul.l > li.row > i (Arabic digits)"]).toContain("<i>٢٫٥ trees</i>");
    expect(formats["ul.l > li.row > i (full-width digits)"]).toContain("<i>１,２３４ trees</i>");
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
