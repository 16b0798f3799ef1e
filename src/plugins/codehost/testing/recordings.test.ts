import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, it } from "vitest";
import { parseHtml } from "../../../plugin-sdk/index.ts";
import { Developer } from "../records/developer.ts";
import { Issue, issueOf } from "../records/issue.ts";
import { Repository, repositoryOf } from "../records/repository.ts";
import { fileMetadataOf } from "../file/metadata.ts";
import { PullRequest, pullRequestOf } from "../pull-request/record.ts";
import { searchAnswerOf } from "../rest/client.ts";
import { parseTrendingDevelopers } from "../trending-developers/page.ts";
import { parseTrending } from "../trending/page.ts";

// Real recordings stand beside the repository, never in it.
const folder = fileURLToPath(new URL("../../../../../shared/fixtures/codehost/", import.meta.url));

const warned = new Set<string>();
const warn = (_code: string, message: string) => void warned.add(message.slice(0, message.indexOf(":")));
beforeEach(() => warned.clear());

const read = (name: string): string => readFileSync(folder + name, "utf8");
const page = (name: string, url: string) => ({ text: read(name), url });
const answer = (name: string) => ({
  url: "https://api.github.com/",
  json: () => JSON.parse(read(name)) as unknown,
});

describe("recorded pages", () => {
  beforeEach(({ skip }) =>
    skip(!existsSync(folder), "There are no recordings in ../shared/fixtures/codehost."),
  );

  it("reads the Python trending page of April 2026", () => {
    const text = page("trending-python-daily-2026-04.html", "https://github.com/trending/python?since=daily");
    const rows = parseTrending(text, "/trending/python", "daily", warn).map((row) => Repository.parse(row));
    expect(rows).toHaveLength(20);
    expect(rows[0]).toMatchObject({
      fullName: "Alishahryar1/free-claude-code",
      id: "1144520675",
      description: "Use claude-code for free in the terminal, VSCode extension or via discord like openclaw",
      language: "Python",
      stars: 11139,
      forks: 1636,
      starsInPeriod: 3975,
      builtBy: [
        { login: "Alishahryar1", id: "20476625", isBot: false },
        { login: "cursoragent", id: "199161495", isBot: false },
        { login: "claude", id: "81847", isBot: false },
        { login: "rishiskhare", id: "30673002", isBot: false },
        { login: "github-actions", id: null, isBot: true },
      ],
      resultPosition: 1,
    });
    expect([...warned]).toEqual([]);
    expect(rows[2]).toMatchObject({
      fullName: "PostHog/posthog",
      stars: 33400,
      forks: 2598,
      starsInPeriod: 469,
    });
    // A sponsor link stands before the heading of this row.
    expect(rows[10]).toMatchObject({ fullName: "luongnv89/claude-howto", name: "claude-howto" });
    expect(rows[14]).toMatchObject({ fullName: "deepseek-ai/DeepSeek-V3", description: null });
  });

  it("counts the rows of the trending page as its markup does", () => {
    const text = page("trending-python-daily-2026-04.html", "https://github.com/trending/python?since=daily");
    expect(parseHtml(text).all("article.Box-row h2 a")).toHaveLength(20);
  });

  it("reads the trending developers of August 2026", () => {
    const text = page("trending-developers-daily-2026-08.html", "https://github.com/trending/developers");
    const rows = parseTrendingDevelopers(text, "/trending/developers", warn).map((row) =>
      Developer.parse(row),
    );
    expect(rows).toHaveLength(25);
    expect([...warned]).toEqual([]);
    expect(rows.slice(0, 3).map(({ login }) => login)).toEqual(["Astro-Han", "lalalune", "maziyarpanahi"]);
    expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
    expect(rows[0]).toMatchObject({
      id: "255364436",
      name: "AstroHan",
      imageUrl: "https://avatars.githubusercontent.com/u/255364436?s=96&v=4",
      popularRepo: { fullName: "Astro-Han/karpathy-llm-wiki" },
      sponsorable: null,
    });
    expect(rows[9]).toMatchObject({ login: "emontnemery", popularRepo: null });
    // No display name: the heading shows the login.
    expect(rows.find(({ login }) => login === "yhirose")).toMatchObject({ name: null });
  });

  it("reads the repository search of 2014, which lacks fields of today", () => {
    const search = searchAnswerOf(answer("rest-search-repositories-2014-03-trimmed.json"), warn);
    expect(search).toMatchObject({ total: 2723 });
    expect(search.rows).toHaveLength(10);
    expect(
      Repository.parse(repositoryOf(search.rows[0], { answer: "repository search", warn })),
    ).toMatchObject({
      fullName: "kennethreitz/legit",
      id: "1951148",
      stars: 3036,
      forks: 118,
      sizeKb: 539,
      license: null,
      topics: null,
      homepage: "http://www.git-legit.org/",
    });
  });

  it("reads issue 28", () => {
    const issue = Issue.omit({ commentItems: true, resultPosition: true }).parse(
      issueOf(answer("rest-issue-pygithub-28-2025-08.json").json(), { answer: "issue", warn }, { url: "" }),
    );
    expect(issue).toMatchObject({
      repository: { fullName: "PyGithub/PyGithub" },
      number: 28,
      state: "closed",
      stateReason: "completed",
      commentCount: 3,
      type: "Bug",
      closedBy: "jacquev6",
      milestone: { title: "Version 1.4", number: 8, dueAt: "2012-08-05T07:00:00Z" },
      subIssues: { total: 1, completed: 1 },
      dependencies: { blockedBy: 0, totalBlockedBy: 1, blocking: 0, totalBlocking: 1 },
      isPullRequest: false,
    });
    expect([...warned]).toEqual([]);
    expect(issue.labels?.map(({ name }) => name)).toEqual(["bug", "question"]);
    expect(issue.reactions).toMatchObject({ total: 2, hooray: 2, plusOne: 0 });
  });

  it("reads pull request 31, whose fork is gone", () => {
    const pull = PullRequest.omit({ commentItems: true, files: true }).parse(
      pullRequestOf(answer("rest-pull-pygithub-31-2023-06.json").json(), { warn }, { url: "" }),
    );
    expect(pull).toMatchObject({
      number: 31,
      merged: true,
      additions: 511,
      deletions: 384,
      changedFiles: 45,
      commits: 3,
      base: { ref: "topic/RewriteWithGeneratedCode", repo: "PyGithub/PyGithub" },
      head: { ref: "master", repo: null, label: null },
      requestedReviewers: [{ login: "sfdye", id: null }],
      isPullRequest: true,
    });
  });

  it("reads the metadata of a README", () => {
    const asked = { repo: "PyGithub/PyGithub", ref: "HEAD", path: "README.md" };
    const metadata = answer("rest-readme-contents-pygithub-2025-01.json");
    const response = {
      ...metadata,
      url: "https://api.github.com/repos/PyGithub/PyGithub/contents/README.md",
    };
    expect(fileMetadataOf(response, asked, warn)).toEqual({
      repo: "PyGithub/PyGithub",
      ref: "main",
      sha: "0d9df5bfb7d4b93443c130bc8f4eea5dd3f01205",
      size: 2524,
      pageUrl: "https://github.com/PyGithub/PyGithub/blob/main/README.md",
      downloadUrl: "https://raw.githubusercontent.com/PyGithub/PyGithub/main/README.md",
    });
  });
});
