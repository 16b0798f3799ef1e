import { describe, expect, it } from "vitest";
import { parseHtml, parseXml } from "./document.ts";

const PAGE = `<html><head><title> Shop &amp; more </title><base href="/a/"></head><body>
  <ul id="list"><li class="row first" data-n="1">One<br>two <b>three</b><script>no()</script></li>
  <li class="row"><a href="x?y=1&amp;z=2">link</a><a href="javascript:go()">bad</a><a href="#">top</a><img src="//cdn.test/i.png"></li></ul>
  <table><tr><td>1</td><td>2</td></tr></table><p>broken <div>markup</p></body>`;

describe("HtmlDocument", () => {
  const page = parseHtml({ text: PAGE, url: "https://shop.test/dir/page" });
  const [first, second] = page.all("li.row");

  it("reads texts, attributes and absolute URLs", () => {
    expect(page.title).toBe("Shop & more");
    expect(first?.text()).toBe("One two three");
    expect(first?.rawText()).toBe("Onetwo threeno()");
    expect(first?.attr("data-n")).toBe("1");
    expect(second?.urlOf("a")).toBe("https://shop.test/a/x?y=1&z=2");
    expect(second?.urlOf("img", "src")).toBe("https://cdn.test/i.png");
    expect(page.textOf("tr")).toBe("1 2");
    expect(first?.html()).toBe("One<br>two <b>three</b><script>no()</script>");
    expect(first?.one("b")?.outerHtml()).toBe("<b>three</b>");
  });

  it("gives null for what is absent or cannot be opened", () => {
    expect(page.one(".none")).toBeNull();
    expect(page.all(".none")).toEqual([]);
    expect(page.textOf(".none")).toBeNull();
    expect(page.textOf("img")).toBeNull();
    expect(first?.attr("constructor")).toBeNull();
    expect(second?.all("a").map((link) => link.url())).toEqual(["https://shop.test/a/x?y=1&z=2", null, null]);
    expect(parseHtml("<a href=x>").one("a")?.url()).toBeNull();
  });

  it("moves between elements", () => {
    expect(first?.next?.has("img")).toBe(true);
    expect(second?.previous?.attr("data-n")).toBe("1");
    expect(second?.next).toBeNull();
    expect(second?.parent?.tag).toBe("ul");
    expect(second?.one("img")?.closest("#list > li")?.element).toBe(second?.element);
    expect(second?.closest("table")).toBeNull();
    expect(second?.children.map((child) => child.tag)).toEqual(["a", "a", "a", "img"]);
    expect(page.one("html")?.parent).toBeNull();
  });

  it("tolerates broken markup and very deep nesting", () => {
    expect(page.textOf("p")).toBe("broken");
    const depth = 50_000;
    const deep = parseHtml(`${"<div>".repeat(depth)}<b>end</b>`);
    expect(deep.textOf("div")).toBe("end");
    expect(deep.all("div").length).toBe(depth);
    expect(parseHtml("").all("*")).toEqual([]);
  });

  it("reads feeds with case and prefixes", () => {
    const feed = parseXml(
      `<feed><Entry><link href="/p/1"/><media:thumbnail url="/t.jpg"/></Entry></feed>`,
      "https://f.test/x",
    );
    expect(feed.all("Entry").length).toBe(1);
    expect(feed.all("entry").length).toBe(0);
    expect(feed.urlOf("media\\:thumbnail", "url")).toBe("https://f.test/t.jpg");
    expect(feed.urlOf("link")).toBe("https://f.test/p/1");
  });
});
