import type { JsonObject } from "../../kernel/json.ts";
import { describe, expect, it } from "vitest";
import { parseHtml } from "./document.ts";
import { findByType, jsonLd } from "./json-ld.ts";
import { canonicalUrl, metaContent, metaTags, openGraph } from "./meta-tags.ts";
import { microdata } from "./microdata.ts";

const block = (body: string) => `<script type="application/ld+json">${body}</script>`;

describe("jsonLd", () => {
  it.each([
    ["a graph", '{"@graph":[{"@type":"A"},[{"@type":"B"}]]}', ["A", "B"]],
    ["CDATA", '//<![CDATA[\n{"@type":"A"}\n//]]>', ["A"]],
    ["a comment", '<!-- {"@type":"A"} -->', ["A"]],
    ["trailing commas", '[{"@type":"A",},{"@type":"B"},]', ["A", "B"]],
    ["raw control characters", '{"@type":"A","text":"one\ntwo\u0007"}', ["A"]],
    ["entities", "{&quot;@type&quot;:&quot;A&quot;}", ["A"]],
    ["a comma inside a string", '{"@type":"A,}",}', ["A,}"]],
  ])("reads %s", (_name, body, types) => {
    for (const source of [block(body), parseHtml(block(body))]) {
      const { items, broken } = jsonLd(source);
      expect(items.map((item) => item["@type"])).toEqual(types);
      expect(broken).toBe(0);
    }
  });

  it("skips and counts a broken block", () => {
    const { items, broken } = jsonLd(
      block('{"@type":') + block("") + block('{"@type":"B"}') + '<script>{"@type":"C"}</script>',
    );
    expect(items).toEqual([{ "@type": "B" }]);
    expect(broken).toBe(1);
  });

  it("finds items by type", () => {
    const items: JsonObject[] = [
      { "@type": "Product" },
      { "@type": ["Thing", "https://schema.org/Product"] },
      { "@type": "schema:Product" },
      { "@type": "ProductGroup" },
      {},
    ];
    expect(findByType(items, "Product")).toEqual(items.slice(0, 3));
    expect(findByType(items, "http://schema.org/ProductGroup")).toEqual([items[3]]);
  });
});

describe("microdata", () => {
  it("reads nested items by the value rules", () => {
    const page = parseHtml(
      `<div itemscope itemtype="https://schema.org/Product" itemref="more"><h1 itemprop="name"> A <b>lamp</b></h1>
        <a itemprop="url" href="/p/1">x</a><img itemprop="image" src="i.png"><a itemprop="bad" href="javascript:1">x</a>
        <time itemprop="date" datetime="2024-01-02">yesterday</time><data itemprop="sku" value="9">nine</data><meta itemprop="m" content="c">
        <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price" content="12.5">$12</span></div></div>
       <p id="more"><i itemprop="color name">red</i></p>`,
      "https://shop.test/p/",
    );
    expect(microdata(page)).toEqual([
      {
        types: ["https://schema.org/Product"],
        id: null,
        properties: {
          name: ["A lamp", "red"],
          url: ["https://shop.test/p/1"],
          image: ["https://shop.test/p/i.png"],
          date: ["2024-01-02"],
          sku: ["9"],
          m: ["c"],
          offers: [{ types: ["https://schema.org/Offer"], id: null, properties: { price: ["12.5"] } }],
          color: ["red"],
        },
      },
    ]);
    expect(microdata(parseHtml("<p itemprop=x>1</p>"))).toEqual([]);
  });

  it("takes the element that it is given for an item, whatever that is a property of", () => {
    const page = parseHtml("<div itemscope itemprop=author itemtype=t><b itemprop=name>A</b></div>");
    expect(microdata(page)).toEqual([]);
    expect(page.all("div").flatMap((node) => microdata(node))).toEqual([
      { types: ["t"], id: null, properties: { name: ["A"] } },
    ]);
  });
});

describe("meta tags", () => {
  const page = parseHtml(
    `<meta property="og:image" content="a.png"><meta property="OG:image" content="b.png"><meta name="twitter:card" content="summary">
     <meta name="description" content=" d "><meta name="empty" content=""><meta property="og:url" content="/from-og">`,
    "https://shop.test/x",
  );

  it("keeps every value of a name", () => {
    expect([...metaTags(page).keys()]).toEqual(["og:image", "twitter:card", "description", "og:url"]);
    expect(openGraph(page).get("image")).toEqual(["a.png", "b.png"]);
    expect(metaContent(page, "Description")).toBe("d");
    expect(metaContent(page, "empty")).toBeNull();
  });

  it("prefers the canonical link over og:url", () => {
    expect(canonicalUrl(page)).toBe("https://shop.test/from-og");
    expect(canonicalUrl(parseHtml('<link rel="canonical" href="/c">', "https://shop.test/x"))).toBe(
      "https://shop.test/c",
    );
    expect(canonicalUrl(parseHtml("<p>"))).toBeNull();
  });
});
