import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import video from "../../src/plugins/video/index.ts";
import { harSchema } from "../../src/scrape-host/http/har/schema.ts";
import { runCase } from "../../src/scrape-host/testkit/run-case.ts";

const NONE = new URL("../../src/plugins/video/comments/comments-none.har.json", import.meta.url);

test.each([
  ["0", "exhausted"],
  ["2.7K", "source_changed"],
])("an answer without comments to a video whose page counts %s of them is %s", async (count, ending) => {
  const text = readFileSync(NONE, "utf8");
  const counted = text.replace(
    String.raw`\"contextualInfo\":{\"runs\":[{\"text\":\"0\"`,
    String.raw`\"contextualInfo\":{\"runs\":[{\"text\":\"${count}\"`,
  );
  expect(counted === text).toBe(count === "0");
  const input = { operation: "comments", videoIds: ["kite0000061"] };
  const oneCase = { name: "comments", input, har: "", expect: { count: 0 } };
  const { entries } = harSchema.parse(JSON.parse(counted)).log;
  const result = await runCase(video, oneCase, { casesUrl: NONE, entries });
  expect([result.ending, result.records]).toEqual([ending, []]);
});
