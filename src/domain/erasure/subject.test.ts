import { expect, test } from "vitest";
import { isAbout, needleOf, subjectOf } from "./subject.ts";

const NOTHING = { url: null, id: null, handle: null, scraper: null };

test.each([
  ["no subject", {}, "url"],
  ["two", { url: "https://x.example/ann", id: "1", scraper: "s" }, "url"],
  ["an id without its source", { id: "1" }, "scraper"],
  ["a handle without its source", { handle: "ann" }, "scraper"],
  ["a whole site", { url: "https://x.example/" }, "url"],
  ["no URL", { url: "ann" }, "url"],
  ["nothing of a handle", { handle: "@", scraper: "s" }, "handle"],
  ["a long id", { id: "x".repeat(2049), scraper: "s" }, "id"],
])("%s is refused", (_what, asked, path) => {
  expect(() => subjectOf({ ...NOTHING, ...asked })).toThrow(
    expect.objectContaining({ code: "invalid_input", details: [expect.objectContaining({ path })] }),
  );
});

const post = {
  id: "77",
  url: "https://www.x.example/Ann/status/77?s=1",
  text: "by ann, of https://x.example/bob",
  author: { id: "5", username: "Ann", name: "Ann Other", url: "https://x.example/ann" },
  inReplyToId: "60",
  mentions: ["carl"],
  likeCount: 5,
};
const of = (asked: object) => subjectOf({ ...NOTHING, ...asked });

test.each([
  ["https://video.example/watch?v=AbC", true],
  ["https://video.example/watch?v=AbC&t=9#top", true],
  ["https://video.example/Watch?v=AbC", true],
  ["https://video.example/watch?v=XyZ", false],
  ["https://video.example/watch?v=abc", false],
  ["https://video.example/watch?v=AbCd", false],
  ["https://video.example/watch", false],
])("a page that is told apart by its query: %s is meant, %s", (url, expected) => {
  expect(isAbout(of({ url: "https://www.video.example/watch?v=AbC" }), { url })).toBe(expected);
});

test.each([
  [{ url: "http://x.example/ann/" }, true],
  [{ url: "https://www.x.example/ANN/status/77" }, true],
  [{ url: "https://x.example/an" }, false],
  [{ url: "https://x.example/bob" }, false],
  [{ handle: "@ann", scraper: "s" }, true],
  [{ handle: "u/ANN", scraper: "s" }, true],
  [{ handle: "carl", scraper: "s" }, true],
  [{ handle: "other", scraper: "s" }, false],
  [{ id: "5", scraper: "s" }, true],
  [{ id: "60", scraper: "s" }, true],
  [{ id: "Ann", scraper: "s" }, false],
])("%j is what the post is about: %s", (asked, expected) => {
  const subject = of(asked);
  expect(isAbout(subject, post)).toBe(expected);
  if (expected) expect(JSON.stringify(post).toLowerCase()).toContain(needleOf(subject));
});
