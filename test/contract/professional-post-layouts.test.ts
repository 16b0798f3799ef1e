import { expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/professional/index.ts";
import { type Answer, below, runOver } from "./recordings.ts";

// Pages made here, in layouts of the source that no recording holds.
const SITE = "https://www.linkedin.com";
const run = (input: JsonObject, answers: Record<string, Answer>) =>
  runOver(scraper, input, below(SITE, answers));
const page = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body><main>${body}</main></body></html>`;
const linked = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

const ID = "7411707622711099397";
const picture = (name: string) => `https://media.licdn.com/dms/image/${name}`;
const post = async (inner: string, images: readonly string[]) => {
  const image = images.map((name) => ({ "@type": "ImageObject", url: picture(name) }));
  const node = { "@type": "SocialMediaPosting", "@id": `${SITE}/posts/x-activity-${ID}-x`, image };
  const text = `<p data-test-id="main-feed-activity-card__commentary">Up!</p>`;
  const card = `<article data-activity-urn="urn:li:activity:${ID}">${text}${inner}</article>`;
  const answers = { [`/feed/update/urn:li:activity:${ID}`]: page(linked(node), card) };
  const { records } = await run({ operation: "post", posts: [ID] }, answers);
  return records[0];
};

test("a post with more pictures than its card shows has all of them", async () => {
  const list = `<ul data-test-id="feed-images-content"><li><img data-delayed-url="${picture("a")}" alt="Kite"></li></ul>`;
  expect(await post(list, ["a", "b"])).toMatchObject({
    media: [{ url: picture("a") }, { url: picture("b") }],
  });
  expect(await post(list, ["a"])).toMatchObject({ media: [{ url: picture("a"), altText: "Kite" }] });
});

test("the picture of a page or document that a post shows is none of its own", async () => {
  const link = `<a data-test-id="article-content" href="https://news.example/kites"><h2>Kites</h2></a>`;
  expect(await post(link, ["news"])).toMatchObject({ media: [], sharedLink: { title: "Kites" } });
  const config = JSON.stringify({ doc: { title: "Plan", coverPages: [{ config: { src: picture("p") } }] } });
  const frame = `<iframe data-native-document-config='${config}'></iframe>`;
  expect(await post(frame, ["p"])).toMatchObject({
    media: [],
    sharedDocument: { title: "Plan", pageCount: null, coverUrls: [picture("p")] },
  });
});

test("a profile of 2023 says by its marks what was liked, and names articles in cards alone", async () => {
  const card = (mark: string, path: string, label: string) =>
    `<li><a href="${SITE}${path}?trk=${mark}" data-tracking-control-name="${mark}"></a><h3>Kites</h3><h4>${label}</h4></li>`;
  const profile = page(
    `<link rel="canonical" href="${SITE}/in/ada-string">`,
    `<h1>Ada String</h1><section data-section="posts"><ul>${card("public_profile_article_view", "/pulse/kites-ada", "By Ada")}</ul></section><section data-section="posts"><ul>${card("public_profile_like_view", `/posts/ada-string_up-activity-${ID}-x`, "Hoffwyd gan")}${card("public_profile_share_view", "/posts/winders_up-activity-7411707622711099398-x", "Rhannwyd gan")}</ul></section>`,
  );
  const ask = async (operation: string) =>
    (await run({ operation, profiles: ["ada-string"] }, { "/in/ada-string": profile })).records;
  expect(await ask("profile-reactions")).toMatchObject([{ id: ID, activity: "liked" }]);
  expect((await ask("profile-posts")).map(({ id, activity }) => [id, activity])).toEqual([
    ["7411707622711099398", "shared"],
    ["kites-ada", "posted"],
  ]);
  expect(await ask("profile")).toMatchObject([
    { articles: [{ title: "Kites", url: `${SITE}/pulse/kites-ada`, publishedAt: null }] },
  ]);
});

test.each([
  ["Kites Inc. | 5,000 followers on LinkedIn. Toys | Harbour. 24 kites a day", ""],
  ["5,000 followers on LinkedIn. Kites since 1999", ""],
  ["Kites | 5.000 Follower:innen auf LinkedIn.", ""],
  [
    "24 kites | a day",
    `<h3 class="top-card-layout__first-subline"><span class="top-card__subline-item">Area 51</span><span class="top-card__subline-item">5,000 followers</span></h3>`,
  ],
])("followers of a company in %s", async (described, line) => {
  const head = `<link rel="canonical" href="${SITE}/company/kites"><meta property="og:description" content="${described}">`;
  const { records } = await run(
    { operation: "company", companies: ["kites"] },
    { "/company/kites": page(head, `<h1>Kites</h1>${line}`) },
  );
  expect(records).toMatchObject([{ followerCount: 5000 }]);
});
