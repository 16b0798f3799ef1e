import { beforeEach, describe, expect, it } from "vitest";
import { parseHtml } from "../../../plugin-sdk/index.ts";
import { parseTrendingDevelopers } from "../trending-developers/page.ts";
import { parseTrending } from "./page.ts";
import { recordIdOf } from "./rows.ts";

const url = "https://github.com/trending";
const page = (body: string, path = "/trending") => ({
  url,
  text: `<html><head><link rel="canonical" href="https://github.com${path}"></head><body>${body}</body></html>\n`,
});
const warned: string[] = [];
const warn = (code: string, message: string) => void warned.push(`${code} ${message.split(":")[0]}`);
beforeEach(() => void (warned.length = 0));

describe("parseTrending", () => {
  it("takes the name from the link of the heading, whatever the order of its attributes", () => {
    const row = (link: string) =>
      `<article class="Box-row"><a href="/sponsors/x">Sponsor</a><h2>${link}</h2></article>`;
    const rows = parseTrending(
      page(
        row('<a href="/a/b" class="Link">a / b</a>') +
          row('<a data-hydro-click="{}" class="Link" href="/c/d">c</a>'),
      ),
      "/trending",
      "weekly",
      warn,
    );
    expect(rows.map(({ fullName, name, url, period }) => ({ fullName, name, url, period }))).toEqual([
      { fullName: "a/b", name: "b", url: "https://github.com/a/b", period: "weekly" },
      { fullName: "c/d", name: "d", url: "https://github.com/c/d", period: "weekly" },
    ]);
  });

  it("counts a row without a heading, and goes on", () => {
    const heading = '<h2><a href="/a/b">b</a></h2>';
    const rows = ["<p>text</p>", heading].map((row) => `<article class="Box-row">${row}</article>`);
    expect(parseTrending(page(rows.join("")), "/trending", "daily", warn)).toMatchObject([
      { fullName: "a/b", resultPosition: 1 },
    ]);
    expect(warned[0]).toBe("row_dropped A row does not say what it is about.");
  });

  it.each(["'", "’", "&#39;"])("knows the empty page with the apostrophe %s", (apostrophe) => {
    const text = `<h3>It looks like we don${apostrophe}t have any trending repositories for Nix.</h3>`;
    expect(parseTrending(page(text), "/trending", "daily", warn)).toEqual([]);
  });

  it("calls a page without rows and without the empty sign changed", () => {
    expect(() => parseTrending(page("<main></main>"), "/trending", "daily", warn)).toThrow(
      expect.objectContaining({ code: "source_changed", url }),
    );
  });

  it("calls a page that breaks off changed, even after whole rows", () => {
    const cut = {
      url,
      text: '<html><body><article class="Box-row"><h2><a href="/a/b">b</a></h2></article><arti',
    };
    expect(() => parseTrending(cut, "/trending", "daily", warn)).toThrow(
      expect.objectContaining({ code: "source_changed" }),
    );
  });
});

describe("parseTrendingDevelopers", () => {
  it("does not take the inner article for a row", () => {
    const rows = parseTrendingDevelopers(
      page(
        '<article class="Box-row" id="pa-x"><a href="#pa-x">7</a><h1 class="h3"><a href="/x">X Y</a></h1>' +
          '<p class="f4"><a href="/x">x</a></p><article><h1 class="h4"><a href="/x/tool">tool</a></h1></article></article>',
        "/trending/developers",
      ),
      "/trending/developers",
      warn,
    );
    expect(warned).toEqual(["field_missing id", "field_missing imageUrl"]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      login: "x",
      name: "X Y",
      rank: 7,
      popularRepo: { fullName: "x/tool", description: null },
    });
  });
});

it("reads the record id out of the tracking attribute", () => {
  const link = parseHtml('<a data-hydro-click="{&quot;payload&quot;:{&quot;record_id&quot;:42}}">x</a>').one(
    "a",
  );
  expect(recordIdOf(link)).toBe("42");
  expect(recordIdOf(parseHtml("<a>x</a>").one("a"))).toBeNull();
});
