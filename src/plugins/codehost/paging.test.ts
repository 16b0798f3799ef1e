import { describe, expect, it } from "vitest";
import type { HttpRequestOptions, HttpResponse, Json, RunContext } from "../../plugin-sdk/index.ts";
import { longestPrefix } from "./file-ref.ts";
import { arrayRows, hasNextPage, restPages } from "./paging.ts";

/** A REST host whose list has `total` rows; answers what `per_page` and `page` ask for. */
function listHost(total: number, remaining = "50") {
  const asked: HttpRequestOptions["query"][] = [];
  const checkpoints: Json[] = [];
  const get = (url: string, { query = {} }: HttpRequestOptions) => {
    asked.push(query);
    const [size, page] = [Number(query.per_page), Number(query.page)];
    const rows = Array.from(
      { length: Math.max(0, Math.min(size, total - (page - 1) * size)) },
      (_, i) => (page - 1) * size + i,
    );
    const headers: Record<string, string> = {
      "x-ratelimit-remaining": remaining,
      "x-ratelimit-reset": "1795176000",
    };
    if (page * size < total) headers.link = '<https://api.github.com/x?page=2>; rel="next"';
    return Promise.resolve({
      url,
      json: () => rows,
      header: (name: string) => headers[name] ?? null,
    } as HttpResponse);
  };
  const context = (limit: number, resumeFrom: Json = null) =>
    ({
      http: { get },
      limit,
      resumeFrom,
      now: () => new Date("2026-11-20T11:00:00Z"),
      origin: () => "https://api.github.com",
      checkpoint: (state: Json) => void checkpoints.push(state),
    }) as unknown as RunContext;
  return { asked, checkpoints, context };
}

const list = { path: "/x", maxRows: 1_000, rowsOf: arrayRows };

async function rowsOf(ctx: RunContext, maxRows = 1_000): Promise<unknown[]> {
  const rows: unknown[] = [];
  for await (const page of restPages(ctx, { ...list, maxRows })) rows.push(...page.rows);
  return rows;
}

describe("restPages", () => {
  it("asks for no more rows than are wanted", async () => {
    const host = listHost(7);
    const pages = restPages(host.context(7), list);
    expect((await pages.next()).value?.rows).toHaveLength(7);
    expect(host.asked).toEqual([{ per_page: 7, page: 1 }]);
  });

  it("goes on to the last page and checkpoints before each", async () => {
    const host = listHost(250);
    expect(await rowsOf(host.context(1_000))).toHaveLength(250);
    expect(host.checkpoints).toEqual([1, 2, 3].map((nextPage) => ({ nextPage, rowsPerPage: 100 })));
  });

  it("resumes after the last checkpoint with the same page size", async () => {
    const host = listHost(50);
    const rows = await rowsOf(host.context(5, { nextPage: 3, rowsPerPage: 20 }));
    expect(rows).toEqual([40, 41, 42, 43, 44, 45, 46, 47, 48, 49]);
    expect(host.asked).toEqual([{ per_page: 20, page: 3 }]);
  });

  it("does not cross the bound of the source", async () => {
    const host = listHost(500);
    expect(await rowsOf(host.context(1_000), 200)).toHaveLength(200);
    expect(host.asked).toHaveLength(2);
  });

  it("ends with the reset time when the quota is used up and more pages are wanted", async () => {
    const host = listHost(250, "0");
    await expect(rowsOf(host.context(1_000))).rejects.toMatchObject({
      code: "source_rate_limited",
      retryAt: new Date("2026-11-20T12:00:00Z"),
    });
    expect(host.asked).toHaveLength(1);
    expect(host.checkpoints.at(-1)).toEqual({ nextPage: 2, rowsPerPage: 100 });
  });

  it("calls an answer that is no array changed", () => {
    const answer = {
      url: "https://api.github.com/x",
      json: () => ({ message: "x" }),
    } as unknown as HttpResponse;
    expect(() => arrayRows(answer)).toThrow(expect.objectContaining({ code: "source_changed" }));
  });
});

describe("hasNextPage", () => {
  it.each([
    ['<https://a/?page=2>; rel="next", <https://a/?page=9>; rel="last"', true],
    ['<https://a/?page=1>; rel="prev", <https://a/?page=1>; rel="first"', false],
    [null, false],
  ])("reads %j", (link, expected) => {
    expect(hasNextPage({ header: () => link })).toBe(expected);
  });
});

it("takes the longest ref that a path continues", () => {
  expect(longestPrefix("feature/x/src/a.ts", ["feature", "feature/x", "feature/xy"])).toBe("feature/x");
  expect(longestPrefix("main/a.ts", ["mai", "main/a.ts"])).toBeNull();
});
