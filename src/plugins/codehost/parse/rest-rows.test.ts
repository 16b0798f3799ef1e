import { describe, expect, it } from "vitest";
import { Issue } from "../records/issue.ts";
import { Repository } from "../records/repository.ts";
import { fileMetadataOf } from "./contents.ts";
import { forkerOf, profileOf, stargazerOf } from "./developer.ts";
import { commentOf, issueOf } from "./issue.ts";
import { repositoryOf } from "./repository.ts";
import { searchAnswerOf } from "./search.ts";

const answer = (body: unknown) => ({ url: "https://api.github.com/x", json: () => body });

describe("repositoryOf", () => {
  it("does not take watchers_count for watchers", () => {
    expect(repositoryOf({ watchers_count: 9, stargazers_count: 9 })).toMatchObject({
      stars: 9,
      watchers: null,
    });
    expect(repositoryOf({ subscribers_count: 3 })).toMatchObject({ watchers: 3 });
  });

  it("makes a Record only with name, owner and address", () => {
    const row = { full_name: "a/b", name: "b", owner: { login: "a" }, html_url: "https://github.com/a/b" };
    expect(Repository.safeParse(repositoryOf(row)).success).toBe(true);
    expect(Repository.safeParse(repositoryOf({ ...row, owner: null })).success).toBe(false);
  });
});

describe("searchAnswerOf", () => {
  it.each([[{}], [{ total_count: 1 }], [{ items: [] }], [[]], [null]])("calls %j changed", (body) => {
    expect(() => searchAnswerOf(answer(body))).toThrow(expect.objectContaining({ code: "source_changed" }));
  });

  it("reads total, items and the incomplete flag", () => {
    expect(searchAnswerOf(answer({ total_count: 2, incomplete_results: true, items: [1] }))).toEqual({
      totalCount: 2,
      items: [1],
      isIncomplete: true,
    });
  });
});

describe("issueOf", () => {
  const row = {
    number: 3,
    title: "t",
    state: "open",
    html_url: "https://github.com/a/b/pull/3",
    pull_request: {},
  };

  it("knows a pull request and its repository", () => {
    expect(Issue.parse(issueOf(row))).toMatchObject({
      repository: { fullName: "a/b", url: "https://github.com/a/b" },
      isPullRequest: true,
      author: null,
      labels: [],
      reactions: null,
      dependencies: null,
    });
  });

  it("leaves out labels that are no objects", () => {
    expect(issueOf({ ...row, labels: ["old form", { name: "bug" }] }).labels).toEqual([
      { name: "bug", color: null, description: null },
    ]);
  });

  it("drops a comment without an id", () => {
    expect(commentOf({ body: "x" })).toBeNull();
    expect(commentOf({ id: 1, user: null, body: "x" })).toMatchObject({ id: 1, author: null, body: "x" });
  });
});

describe("developers", () => {
  it("reads a stargazer out of the star media type and nothing out of the plain one", () => {
    expect(stargazerOf({ starred_at: "2020-01-01T00:00:00Z", user: { login: "a", id: 1 } })).toMatchObject({
      login: "a",
      starredAt: "2020-01-01T00:00:00Z",
    });
    expect(stargazerOf({ login: "a" }).login).toBeNull();
  });

  it("takes the owner of a fork for the forker", () => {
    const fork = {
      full_name: "a/b",
      owner: { login: "a" },
      created_at: "2020-01-01T00:00:00Z",
      stargazers_count: 2,
    };
    expect(forkerOf(fork)).toMatchObject({
      login: "a",
      forkedAt: "2020-01-01T00:00:00Z",
      fork: { fullName: "a/b", stars: 2 },
    });
  });

  it("never takes over an e-mail address", () => {
    expect(JSON.stringify(profileOf({ login: "a", email: "a@example.com", bio: "b" }))).not.toContain(
      "example.com",
    );
  });
});

describe("fileMetadataOf", () => {
  it.each([
    ["a folder", [], "input_not_found"],
    ["a submodule", { type: "submodule", path: "x" }, "input_not_found"],
    ["an answer without a path", { type: "file" }, "source_changed"],
  ])("refuses %s", (_what, body, code) => {
    expect(() => fileMetadataOf(answer(body))).toThrow(expect.objectContaining({ code }));
  });
});
