import { describe, expect, it } from "vitest";
import {
  type Found,
  type HttpRequestOptions,
  type HttpResponse,
  type PageRef,
  type RunContext,
  SourceError,
} from "../../../plugin-sdk/index.ts";
import codehost from "../index.ts";
import { AUTHORIZED_PATHS } from "../rest/paths.ts";

const REPOSITORY = {
  full_name: "a/b",
  name: "b",
  owner: { login: "a" },
  html_url: "https://github.com/a/b",
  private: false,
  visibility: "public",
};
const handOver = (from: PageRef, record: object) => ({ from, record }) as Found<Record<string, unknown>>;
const found = Object.assign(handOver, { row: handOver });
const PRIVATE = {
  ...REPOSITORY,
  full_name: "a/secret",
  name: "secret",
  private: true,
  visibility: "private",
};
const INTERNAL = { ...PRIVATE, private: false, visibility: "internal" };
const PULL = { html_url: "https://github.com/a/b/pull/1", number: 1, title: "t", comments: 0 };
const SUBJECT = { repo: "a/b", number: 1, path: "x.ts", maxComments: 0 };

/** Runs one operation against answers by path; every other path is 404. */
async function run(name: string, input: object, answers: Record<string, unknown>, isAuthorized = true) {
  const asked: string[] = [];
  const warnings: string[] = [];
  const records: Record<string, unknown>[] = [];
  let nothing: string | null = null;
  const get = async (url: string, _options: HttpRequestOptions): Promise<HttpResponse> => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    const body = answers[pathname];
    if (body === undefined) throw new SourceError("input_not_found", "404", { url });
    return { url, json: () => body, header: () => null, fetchedAt: new Date(0) } as unknown as HttpResponse;
  };
  const ctx = {
    http: { get, stream: get },
    limit: 10,
    resumeFrom: null,
    now: () => new Date(0),
    origin: (origin: string) => `https://${origin}.example`,
    isAuthorized: (origin: string) => isAuthorized && origin === "api",
    checkpoint: () => undefined,
    held: () => undefined,
    total: () => undefined,
    log: () => undefined,
    foundNothing: (reason: string) => (nothing = reason),
    // The rows here hold what matters alone; what else they lack is told, too.
    warn: (code: string) => void (code === "field_missing" || warnings.push(code)),
  } as unknown as RunContext;
  const operation = codehost.operations.find((one) => one.name === name);
  let error: string | null = null;
  try {
    for await (const { record } of operation!.run(ctx, operation!.input.parse(input), found))
      records.push(record);
  } catch (failure) {
    error = failure instanceof SourceError ? failure.code : String(failure);
  }
  return { asked, warnings, records, error, nothing };
}

const BELOW: [name: string, path: string, answer: unknown][] = [
  ["issue", "/repos/a/b/issues/1", { ...PULL, html_url: "https://github.com/a/b/issues/1" }],
  ["pullRequest", "/repos/a/b/pulls/1", { ...PULL, base: { repo: REPOSITORY } }],
  ["file", "/repos/a/b/contents/x.ts", { type: "file", path: "x.ts" }],
  ["stargazers", "/repos/a/b/stargazers", [{ user: { login: "x" } }]],
  ["watchers", "/repos/a/b/subscribers", [{ login: "x" }]],
  ["forkers", "/repos/a/b/forks", [{ ...REPOSITORY, full_name: "x/b", owner: { login: "x" } }]],
];
const inputOf = (name: string): object =>
  ({
    issue: { repo: SUBJECT.repo, number: 1, maxComments: 0 },
    pullRequest: { repo: SUBJECT.repo, number: 1 },
    file: { repo: SUBJECT.repo, path: SUBJECT.path },
  })[name] ?? { repo: SUBJECT.repo };

describe("with an operator's credential", () => {
  it.each(BELOW)(
    "%s of a private repository is input_not_found and is not even asked for",
    async (name, path, answer) => {
      for (const repository of [PRIVATE, INTERNAL]) {
        const result = await run(name, inputOf(name), { "/repos/a/b": repository, [path]: answer });
        expect(result).toMatchObject({ error: "input_not_found", records: [], asked: ["/repos/a/b"] });
      }
    },
  );

  it.each(BELOW)("%s of a public repository is asked for after it", async (name, path, answer) => {
    const { asked } = await run(name, inputOf(name), { "/repos/a/b": REPOSITORY, [path]: answer });
    expect(asked.slice(0, 2)).toEqual(["/repos/a/b", path]);
    expect(asked.filter((one) => one === "/repos/a/b")).toHaveLength(1);
  });

  it("covers every operation that reads below a repository", () => {
    const below = AUTHORIZED_PATHS.filter((path) => path.startsWith("/repos/{owner}/{name}/"));
    expect(below.map((path) => path.split("/")[4])).toEqual(
      expect.arrayContaining(["issues", "pulls", "contents", "git", "stargazers", "subscribers", "forks"]),
    );
    expect(AUTHORIZED_PATHS).not.toContain("/search/issues");
    expect(Object.entries(codehost.origins).filter(([, policy]) => policy.authorized)).toMatchObject([
      ["api", {}],
    ]);
  });
});

describe("with or without one", () => {
  it.each([true, false])(
    "a repository by name that is private is input_not_found (%s)",
    async (isAuthorized) => {
      const result = await run("search", { repo: "a/b" }, { "/repos/a/b": PRIVATE }, isAuthorized);
      expect(result).toMatchObject({ error: "input_not_found", records: [] });
    },
  );

  it("no call more is made without one", async () => {
    const [name, path, answer] = BELOW[3]!;
    expect((await run(name, inputOf(name), { [path]: answer }, false)).asked).toEqual([path]);
  });

  it("private rows of a search are left out and counted, and keep their places", async () => {
    const items = [PRIVATE, REPOSITORY, INTERNAL];
    const answers = { "/search/repositories": { total_count: 3, incomplete_results: false, items } };
    const { records, warnings } = await run("search", { query: "x" }, answers);
    expect(records).toMatchObject([{ fullName: "a/b", resultPosition: 2 }]);
    expect(warnings).toEqual(["private_repository_dropped", "private_repository_dropped"]);
    expect(JSON.stringify(records)).not.toContain("secret");
  });

  it("a search of private rows alone found nothing", async () => {
    const answers = {
      "/search/repositories": { total_count: 1, incomplete_results: false, items: [PRIVATE] },
    };
    const { records, nothing, error } = await run("search", { query: "x" }, answers);
    expect({ records, nothing, error }).toEqual({
      records: [],
      nothing: "The list has private repositories only.",
      error: null,
    });
  });

  it("private forks are left out", async () => {
    const rows = [
      { ...PRIVATE, owner: { login: "y", html_url: "https://github.com/y" } },
      { ...REPOSITORY, owner: { login: "x", html_url: "https://github.com/x" } },
    ];
    const answers = { "/repos/a/b": REPOSITORY, "/repos/a/b/forks": rows };
    const { records, warnings } = await run("forkers", { repo: "a/b" }, answers);
    expect(records.map(({ login }) => login)).toEqual(["x"]);
    expect(warnings).toEqual(["private_repository_dropped"]);
  });

  it("code is not searched in a private candidate", async () => {
    const answers = {
      "/search/repositories": { total_count: 1, incomplete_results: false, items: [PRIVATE] },
    };
    const { asked, records, warnings } = await run("codeSearch", { query: "x" }, answers);
    expect([...new Set(asked)]).toEqual(["/search/repositories"]);
    expect(records).toEqual([]);
    expect(new Set(warnings)).toEqual(new Set(["private_repository_dropped"]));
  });

  it("a private parent, source or head has no name", async () => {
    const fork = { ...REPOSITORY, parent: PRIVATE, source: PRIVATE };
    const named = await run("search", { repo: "a/b" }, { "/repos/a/b": fork });
    expect(named.records).toMatchObject([{ fullName: "a/b", parent: null, forkRoot: null }]);
    const change = { ...PULL, base: { repo: REPOSITORY }, head: { ref: "x", repo: PRIVATE } };
    const pull = await run(
      "pullRequest",
      { repo: "a/b", number: 1 },
      { "/repos/a/b/pulls/1": change },
      false,
    );
    expect(pull.records).toMatchObject([{ head: { ref: "x", repo: null }, base: { repo: "a/b" } }]);
    const closed = { ...PULL, base: { repo: PRIVATE } };
    const refused = await run(
      "pullRequest",
      { repo: "a/b", number: 1 },
      { "/repos/a/b/pulls/1": closed },
      false,
    );
    expect(refused).toMatchObject({ error: "input_not_found", records: [] });
  });
});
