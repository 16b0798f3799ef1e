import { expect, it } from "vitest";
import { poorEnglish } from "../../scripts/check/poor-english.ts";

it("names line, words and what to say in the prose of a document, over the ends of lines, too", () => {
  const document = [
    "# Title",
    "The run goes",
    "on by itself.",
    "```ts",
    "beside();",
    "```",
    "`such a word` is code.",
    "<!-- english: quoted -->",
    "It goes on.",
  ].join("\n");
  expect(poorEnglish("docs/x.md", document)).toEqual([
    'docs/x.md:3: "by itself": say "automatically", "separately", "on its own", or leave it out',
    'docs/x.md:2: "goes on": say "continue", "resume", "keep working"',
  ]);
});

it("reads the texts of a source, but neither names nor comments, and excuses what has a reason", () => {
  const source = [
    "// It goes on.",
    "const beside = 'two';",
    'const text = "It stands beside it.";',
    "const long = `First ${beside}",
    "it goes on`;",
    "// english: the words of the source",
    'const quoted = "such a thing";',
    'const same = "such a thing"; // english: the words of the source',
    "// english:",
    'const bare = "such a thing";',
  ].join("\n");
  expect(poorEnglish("src/x.ts", source).map((line) => line.split(": say")[0])).toEqual([
    'src/x.ts:3: "beside"',
    'src/x.ts:5: "goes on"',
    'src/x.ts:10: "such a"',
  ]);
});
