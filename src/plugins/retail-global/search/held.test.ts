import { expect, test } from "vitest";
import { type HttpResponse, parseHtml, type RunContext } from "../../../plugin-sdk/index.ts";
import { holdResults } from "./held.ts";

const list = { country: "us", query: { k: "kiet" } } as unknown as Parameters<typeof holdResults>[2];

function held(title: string, body: string, searched: string): string {
  const text = `<html><head><title>${title}</title></head><body>${body}</body></html>`;
  const from = { url: "https://www.amazon.com/s?k=kiet", text } as unknown as HttpResponse;
  const ctx = { held: () => undefined } as unknown as RunContext;
  try {
    holdResults(ctx, { from, doc: parseHtml(from) }, list, 1, searched);
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
