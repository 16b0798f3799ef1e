import { expect, test } from "vitest";
import { type HttpResponse, parseHtml, type RunContext } from "../../../plugin-sdk/index.ts";
import { holdResults } from "./held.ts";

const kiet = { k: "kiet" };
const NONE = "<p>No results</p>";

function held(
  title: string,
  body: string,
  searched: string | null,
  query: Record<string, string> = kiet,
): string {
  const text = `<html><head><title>${title}</title></head><body>${body}</body></html>`;
  const from = { url: "https://www.amazon.com/s?k=kiet", text } as unknown as HttpResponse;
  const ctx = { held: () => undefined } as unknown as RunContext;
  try {
    holdResults(ctx, { from, doc: parseHtml(from) }, { country: "us", query }, 1, {
      searched,
      isNone: body === NONE,
    });
  } catch (error) {
    return (error as { code: string }).code;
  }
  return "held";
}

test("a corrected search may have the new words in its title where a link leads back to the old ones", () => {
  const back = '<a href="https://www.amazon.com/s?k=kiet&nb_sb=0">Search instead for kiet</a>';
  expect(held("Amazon.com : kite", back, "kite")).toBe("held");
  expect(held("Amazon.com : kiet", "", "kite")).toBe("held");
  expect(held("Amazon.com : kite", "", "kite")).toBe("source_changed");
  expect(held("Amazon.com : lamp", "", "lamp")).toBe("source_changed");
});

test("a page that says nothing of itself is not the list that was asked for, but may have found nothing", () => {
  expect(held("Amazon.com", "", null)).toBe("source_changed");
  expect(held("", "", null)).toBe("source_changed");
  expect(held("Amazon.com", NONE, null)).toBe("held");
});

test("a short list says what it is of by its count or the links that narrow it down", () => {
  const narrower =
    '<div id="s-refinements"><a href="https://www.amazon.com/s?me=A1&rh=n:5,p_36:9">Up to $9</a></div>';
  expect(held("Amazon.com", "", "kiet")).toBe("held");
  expect(held("Amazon.com", "", "lamp")).toBe("source_changed");
  expect(held("Amazon.com", narrower, null, { me: "A1" })).toBe("held");
  expect(held("Amazon.com", narrower, null, { me: "A2" })).toBe("source_changed");
  expect(held("Amazon.com", narrower, null, { rh: "n:5" })).toBe("held");
  expect(held("Amazon.com", narrower, null, { rh: "n:6" })).toBe("source_changed");
});
