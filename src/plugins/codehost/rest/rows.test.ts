import { beforeEach, describe, expect, it } from "vitest";
import { Repository, repositoryOf } from "../records/repository.ts";
import { fileMetadataOf } from "../file/metadata.ts";
import { forkerOf, profileOf, stargazerOf } from "../records/developer.ts";
import { commentFields, issueOf } from "../records/issue.ts";
import { readRows } from "../../../plugin-sdk/index.ts";
import { searchAnswerOf } from "./client.ts";

const answer = (body: unknown) => ({ url: "https://api.github.com/repos/a/b/contents/x", json: () => body });
const warned: string[] = [];
const warn = (code: string, message: string) => void warned.push(`${code} ${message.split(":")[0]}`);
const reading = { answer: "fork", warn };
beforeEach(() => void (warned.length = 0));

describe("repositoryOf", () => {
  it("does not take watchers_count for watchers", () => {
    expect(repositoryOf({ watchers_count: 9, stargazers_count: 9 }, reading)).toMatchObject({
      stars: 9,
      watchers: null,
    });
    expect(repositoryOf({ subscribers_count: 3 }, reading)).toMatchObject({ watchers: 3 });
  });

  it("makes a Record only with name, owner and address", () => {
    const row = { full_name: "a/b", name: "b", owner: { login: "a" }, html_url: "https://github.com/a/b" };
    expect(Repository.safeParse(repositoryOf(row, reading)).success).toBe(true);
    expect(Repository.safeParse(repositoryOf({ ...row, owner: null }, reading)).success).toBe(false);
  });
});

describe("searchAnswerOf", () => {
  it.each([[{}], [{ total_count: 1 }], [{ items: [] }], [[]], [null]])("calls %j changed", (body) => {
    expect(() => searchAnswerOf(answer(body), warn)).toThrow(
      expect.objectContaining({ code: "source_changed" }),
    );
  });

  it("reads total, items and the incomplete flag", () => {
    expect(searchAnswerOf(answer({ total_count: 2, incomplete_results: true, items: [1] }), warn)).toEqual({
      total: 2,
      rows: [1],
    });
    expect(warned).toEqual(["incomplete_results GitHub's search ran out of time; hits may be missing."]);
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
    const draft = issueOf(row, { answer: "issue", warn }, answer(row));
    expect(draft).toMatchObject({
      repository: { fullName: "a/b", url: "https://github.com/a/b" },
      isPullRequest: true,
      labels: null,
      reactions: null,
    });
    expect(warned).toEqual(expect.arrayContaining(["field_missing labels", "field_missing author"]));
  });

  it("calls an address of a pull request without its mark changed", () => {
    const { pull_request: _mark, ...plain } = row;
    expect(() => issueOf(plain, { answer: "issue", warn }, answer(plain))).toThrow(
      expect.objectContaining({ code: "source_changed" }),
    );
  });

  it("counts labels that are no objects", () => {
    const { labels } = issueOf(
      { ...row, labels: ["old form", { name: "bug", color: "a", description: null }] },
      reading,
      answer(row),
    );
    expect(labels).toEqual([{ name: "bug", color: "a", description: null }]);
    expect(warned).toContain("row_dropped labels");
  });

  it("counts a comment without an id, and takes a deleted author as GitHub's answer", () => {
    const comments = [{ body: "x" }, { id: 1, user: null, body: "x" }];
    expect(readRows(commentFields, comments, reading, "commentItems")).toMatchObject([
      { id: "1", author: null, body: "x" },
    ]);
    expect(warned.filter((line) => line.startsWith("row_dropped"))).toEqual(["row_dropped commentItems"]);
    expect(warned.filter((line) => line === "field_missing commentItems.author")).toHaveLength(1);
  });
});

describe("developers", () => {
  it("reads a stargazer out of the star media type and nothing out of the plain one", () => {
    expect(
      stargazerOf(
        { starred_at: "2020-01-01T00:00:00Z", user: { login: "a", id: 1, html_url: "u" } },
        reading,
      ),
    ).toMatchObject({
      login: "a",
      starredAt: "2020-01-01T00:00:00Z",
    });
    expect(stargazerOf({ login: "a" }, reading).login).toBeNull();
  });

  it("takes the owner of a fork for the forker", () => {
    const fork = {
      full_name: "a/b",
      owner: { login: "a", html_url: "u" },
      created_at: "2020-01-01T00:00:00Z",
      stargazers_count: 2,
    };
    expect(forkerOf(fork, reading)).toMatchObject({
      login: "a",
      forkedAt: "2020-01-01T00:00:00Z",
      fork: { fullName: "a/b", stars: 2 },
    });
  });

  it("never takes over an e-mail address", () => {
    expect(
      JSON.stringify(profileOf({ login: "a", email: "a@example.com", bio: "b" }, reading)),
    ).not.toContain("example.com");
  });
});

describe("fileMetadataOf", () => {
  const asked = { repo: "a/b", ref: "main", path: "x" };
  const file = { type: "file", path: "x", html_url: "https://github.com/a/b/blob/main/x" };

  it.each([
    ["a folder", [], "input_not_found"],
    [
      "another path",
      { ...file, path: "y", html_url: "https://github.com/a/b/blob/main/y" },
      "source_changed",
    ],
    ["another repository", { ...file, html_url: "https://github.com/a/c/blob/main/x" }, "source_changed"],
    ["another branch", { ...file, html_url: "https://github.com/a/b/blob/dev/x" }, "source_changed"],
    ["a submodule", { type: "submodule", path: "x" }, "input_not_found"],
    ["an answer without a path", { type: "file" }, "source_changed"],
  ])("refuses %s", (_what, body, code) => {
    expect(() => fileMetadataOf(answer(body), asked, warn)).toThrow(expect.objectContaining({ code }));
  });

  it("reads the branch that HEAD is, also one with slashes", () => {
    const body = { ...file, html_url: "https://github.com/a/b/blob/feat/one/x" };
    expect(fileMetadataOf(answer(body), { ...asked, ref: "HEAD" }, warn)).toMatchObject({
      ref: "feat/one",
      sha: null,
    });
    expect(warned).toEqual(["field_missing sha", "field_missing size", "field_missing downloadUrl"]);
  });
});
