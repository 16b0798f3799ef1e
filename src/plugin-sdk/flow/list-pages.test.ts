import { describe, expect, it } from "vitest";
import type { Json } from "../../kernel/json.ts";
import type { Found } from "../found.ts";
import type { HttpResponse } from "../http/types.ts";
import type { RunContext } from "../run-context.ts";
import { listPages, wholeList, type PagedList } from "./list-pages.ts";

/** A source whose list has `count` rows, and a run over it. */
function sourceOf(count: number, { limit = 1_000, resumeFrom = null as Json } = {}) {
  const said = { asked: [] as Json[], checkpoints: [] as Json[], events: [] as string[] };
  const ctx = {
    limit,
    resumeFrom,
    checkpoint: (state: Json) => void said.checkpoints.push(state),
    total: (records: number) => void said.events.push(`total ${records}`),
    held: () => undefined,
    foundNothing: () => void said.events.push("nothing"),
    warn: (code: string) => void said.events.push(code),
  } as unknown as RunContext;
  const ask: PagedList["ask"] = ({ page, rowsPerPage }) => {
    said.asked.push({ page, rowsPerPage });
    const start = (page - 1) * rowsPerPage;
    const rows = Array.from(
      { length: Math.max(0, Math.min(rowsPerPage, count - start)) },
      (_, i) => start + i,
    );
    const link = start + rowsPerPage < count ? '</x?page=9>; rel="next"' : null;
    return Promise.resolve({
      url: "https://a.example/x",
      json: () => rows,
      header: () => link,
    } as unknown as HttpResponse);
  };
  const rows = async (list: Omit<PagedList, "ask">) => {
    const all: string[] = [];
    const pages = listPages(ctx, { ...list, ask }, async function* ({ rows, firstPosition, response }) {
      for (const [index, row] of rows.entries())
        yield {
          from: response,
          record: { row: `${firstPosition + index} is ${String(row)}` },
        } as unknown as Found<{
          row: string;
        }>;
    });
    for await (const { record } of pages) all.push(record.row);
    return all;
  };
  return { said, ask, rows };
}

const counting = (total: number, keep = 1_000) => ({
  maxRows: 1_000,
  read: (response: HttpResponse) => ({ rows: (response.json() as unknown[]).slice(0, keep), total }),
});

describe("listPages", () => {
  it("asks for no more rows than are wanted where these are few", async () => {
    const source = sourceOf(7, { limit: 7 });
    expect(await source.rows({ maxRows: 1_000 })).toHaveLength(7);
    expect(source.said.asked).toEqual([{ page: 1, rowsPerPage: 7 }]);
  });

  it("goes on to the last page, numbers the rows and makes a checkpoint before each further one", async () => {
    const source = sourceOf(250);
    const rows = await source.rows({ maxRows: 1_000 });
    expect([rows.length, rows[0], rows.at(-1)]).toEqual([250, "1 is 0", "250 is 249"]);
    expect(source.said.checkpoints).toEqual(
      [2, 3].map((page) => ({ cursor: { page, rowsPerPage: 100 }, pages: page - 1 })),
    );
  });

  it("resumes with the page size that it had", async () => {
    const source = sourceOf(50, { limit: 5, resumeFrom: { cursor: { page: 3, rowsPerPage: 20 }, pages: 2 } });
    expect(await source.rows({ maxRows: 1_000 })).toEqual(
      Array.from({ length: 10 }, (_, index) => `${41 + index} is ${40 + index}`),
    );
  });

  it("does not cross the bound of the source", async () => {
    const source = sourceOf(500);
    expect(await source.rows({ maxRows: 200 })).toHaveLength(200);
    expect(source.said.events).toEqual(["page_limit_reached"]);
  });

  it("tells the total, and that rows of it are missing", async () => {
    const whole = sourceOf(150);
    await whole.rows(counting(150));
    expect(whole.said.events).toEqual(["total 150", "total 150"]);
    const short = sourceOf(150);
    await short.rows(counting(150, 60));
    expect(short.said.events).toEqual(["total 150", "total 150", "rows_missing"]);
  });

  it("takes none for an answer only where none is counted", async () => {
    const none = sourceOf(0);
    await none.rows(counting(0));
    expect(none.said.events).toEqual(["total 0", "nothing"]);
    const uncounted = sourceOf(0);
    await uncounted.rows({ maxRows: 10 });
    expect(uncounted.said.events).toEqual([]);
  });

  it("calls an answer that is no list changed", async () => {
    const ask = () =>
      Promise.resolve({
        url: "https://a.example/x",
        json: () => ({ message: "x" }),
      } as unknown as HttpResponse);
    await expect(wholeList({ maxRows: 5, ask })).rejects.toMatchObject({ code: "source_changed" });
  });
});

it("wholeList reads up to so many rows, a hundred at a time", async () => {
  const source = sourceOf(350);
  expect(await wholeList({ maxRows: 130, ask: source.ask })).toHaveLength(130);
  expect(source.said.asked).toEqual([1, 2].map((page) => ({ page, rowsPerPage: 100 })));
  expect(await wholeList({ maxRows: 20, ask: source.ask })).toHaveLength(20);
  expect(source.said.asked.at(-1)).toEqual({ page: 1, rowsPerPage: 20 });
});
