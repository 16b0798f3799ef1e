import { expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/microblog/index.ts";
import { type Answer, runOver } from "./recordings.ts";

// Answers made here, in forms of the source that no recording holds.
const ID = "2004000000000000000";
const EMBED = `https://cdn.syndication.twimg.com/tweet-result?id=${ID}&token=x&lang=en`;
const OEMBED = `https://publish.x.com/oembed?url=${encodeURIComponent(`https://x.com/i/status/${ID}`)}&omit_script=1&dnt=1&lang=en`;
const embed = (answer: JsonObject, more: Record<string, Answer> = {}) =>
  runOver(
    scraper,
    { tweetId: ID, includeCounts: false },
    { [EMBED]: JSON.stringify(answer), [OEMBED]: 404, ...more },
  );
const tweet = { __typename: "Tweet", id_str: ID, text: "Up!", created_at: "2025-12-25T00:00:00.000Z" };
const user = { id_str: "7000000001", name: "Quarry Kites", screen_name: "quarrykites" };

test("a post of a suspended account, which comes without its author, is missing", async () => {
  const { ending, records } = await embed(tweet);
  expect([ending, records]).toEqual(["input_not_found", []]);
  expect((await embed({ ...tweet, user: { name: "Quarry Kites" } })).ending).toBe("source_changed");
});

test("a post whose entities hold pictures alone has its text and pictures", async () => {
  const media = [{ type: "photo", media_url_https: "https://pbs.twimg.com/media/Kite.jpg" }];
  const { records } = await embed({ ...tweet, user, entities: { media }, mediaDetails: media });
  expect(records).toMatchObject([
    { id: ID, text: "Up!", media: [{ url: "https://pbs.twimg.com/media/Kite.jpg" }], links: null },
  ]);
});

test("a vote of which a choice is lost says so", async () => {
  const values = { choice1_label: { string_value: "Red" }, choice1_count: { string_value: "3" } };
  const card = { name: "poll2choice_text_only", binding_values: values };
  const { records, warnings } = await embed({ ...tweet, user, entities: {}, card });
  expect(records).toMatchObject([{ poll: { choices: [{ text: "Red", voteCount: 3 }], endsAt: null } }]);
  expect(warnings["field_missing"]).toBeGreaterThan(0);
});
