import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/professional/index.ts";
import { type Answer, below, recordingsOf, runOver } from "./recordings.ts";

// Real data of a job, companies and posts, which lie outside the repository without their pages: put back into the form of these.
const { present, recording } = recordingsOf("professional", "LinkedIn");

const SITE = "https://www.linkedin.com";
const json = <T = unknown>(name: string) => JSON.parse(recording(name)) as T;
const run = (input: JsonObject, answers: Record<string, Answer>) =>
  runOver(scraper, input, below(SITE, answers));
const page = (path: string, data: unknown, body: string, lang = "en") =>
  `<!DOCTYPE html><html lang="${lang}"><head><link rel="canonical" href="${SITE}${path}"><script type="application/ld+json">${JSON.stringify(data)}</script></head><body>${body}</body></html>`;
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

interface Company {
  overview: JsonObject & { name: string; url: string; mainAddress: JsonObject; numberOfEmployees: number };
  life: { similarPages: { name: string; industry: string; address: string | null; linkeinUrl: string }[] };
}
interface Post {
  url: string;
  id: string;
  use_url: string;
  post_text: string;
  date_posted: string;
  images: string[] | null;
  num_likes: number;
  num_comments: number;
}

describe.skipIf(!present)("recorded data", () => {
  test("a job of 2024 in linked data alone", async () => {
    const kept = json<JsonObject & { jobDescription: string[] }>("job-posting.jsonld.json");
    const { jobDescription, ...posting } = kept;
    const description = `&lt;ul&gt;${jobDescription.map((line) => `&lt;li&gt;${line}&lt;/li&gt;`).join("")}&lt;/ul&gt;`;
    const path = "/jobs/view/python-developer-at-tactibit-technologies-4121519145";
    const answers = {
      "/jobs-guest/jobs/api/jobPosting/4121519145": 404,
      "/jobs/view/4121519145": page(path, { ...posting, description }, "<main></main>"),
    };
    const { records, warnings } = await run({ url: SITE + path, includePage: true }, answers);
    expect(records).toHaveLength(1);
    expect(warnings).toMatchObject({ page_read_instead: 1, linked_data_only: 1 });
    expect(records[0]).toMatchObject({
      id: "4121519145",
      url: `${SITE}/jobs/view/4121519145`,
      title: "Python Developer",
      company: {
        id: "tactibit-technologies",
        name: "Tactibit Technologies",
        url: `${SITE}/company/tactibit-technologies`,
      },
      address: { city: "Suitland", region: "MD", street: null, country: "us" },
      latitude: 38.849377,
      longitude: -76.926,
      postedAt: "2024-12-15T23:55:13.000Z",
      validThroughAt: "2026-01-30T11:55:16.000Z",
      employmentTypes: ["full_time"],
      industry: "IT Services and IT Consulting",
      education: "bachelor degree",
      experienceMonths: 48,
      skills: [],
      salaryMin: null,
      seniority: null,
      isClosed: false,
    });
    const text = records[0]?.["description"] as string;
    expect(text.split("\n").filter((line) => line !== "")).toHaveLength(jobDescription.length);
    expect(text).toContain(jobDescription[0]);
  });

  test.each([
    ["apple", 167_781, "Computers and Electronics Manufacturing", "Cupertino, California", "95014", 4, 1976],
    ["microsoft", 226_519, "Software Development", "Redmond, Washington", "98052", null, null],
  ])(
    "the company %s of 2026",
    async (slug, employees, industry, headquarters, postalCode, specialties, founded) => {
      const kept = json<Company[]>("company-pages.extracted.json").find(({ overview }) =>
        overview.url.endsWith(slug),
      );
      const { overview, life } = kept as Company;
      const { name, url, description, logo, mainAddress, numberOfEmployees } = overview;
      const node = {
        ...{ "@type": "Organization", name, url, description, logo, address: mainAddress },
        numberOfEmployees: { "@type": "QuantitativeValue", value: numberOfEmployees },
      };
      const labels = [
        "Website",
        "Industry",
        "Company size",
        "Headquarters",
        "Type",
        "Founded",
        "Specialties",
      ];
      const rows = labels.flatMap((label) => {
        const value = overview[label];
        if (typeof value !== "string") return [];
        const shown = label === "Website" ? `<a href="${value}">${value}</a>` : escaped(value);
        return [`<dt>${label}</dt><dd>${shown}</dd>`];
      });
      const similar = life.similarPages.map(
        (one) =>
          `<li><a href="${one.linkeinUrl}"></a><h3>${one.name}</h3><p class="base-card__subtitle">${one.industry}</p>${one.address === null ? "" : `<p class="base-card__second-subtitle">${one.address}</p>`}</li>`,
      );
      const body = `<h1>${name}</h1><h3 class="top-card-layout__first-subline">${headquarters}<span></span>18,000,000 followers</h3><dl>${rows.join("")}</dl><section data-test-id="similar-pages"><ul>${similar.join("")}</ul></section>`;
      const path = `/company/${slug}`;
      const graph = { "@context": "http://schema.org", "@graph": [node] };
      const { records, warnings } = await run(
        { operation: "company", companies: [url] },
        { [path]: page(path, graph, body) },
      );
      expect([records.length, warnings]).toEqual([1, {}]);
      expect(records[0]).toMatchObject({
        ...{ id: slug, url: SITE + path, name, kind: "company", description: expect.any(String) as string },
        website: overview["Website"],
        imageUrl: (logo as JsonObject)["contentUrl"],
        followerCount: 18_000_000,
        employeeCount: employees,
        industry,
        sizeText: "10,001+ employees",
        employeesMin: 10_001,
        employeesMax: null,
        headquarters,
        organizationType: "Public Company",
        founded,
        address: {
          ...{ street: mainAddress["streetAddress"], city: mainAddress["addressLocality"] },
          ...{ region: mainAddress["addressRegion"], postalCode, country: "us" },
        },
        similarCompanies: life.similarPages.map((one) => ({
          ...{ name: one.name, industry: one.industry, locationText: one.address },
          id: one.linkeinUrl.split("/").at(-1),
        })),
      });
      if (specialties !== null) expect(records[0]?.["specialties"]).toHaveLength(specialties);
    },
  );

  test("the posts of an Italian company of 2024", async () => {
    const kept = json<Post[]>("company-posts.extracted.json");
    const cards = kept.map((one) => {
      const urn = `urn:li:activity:${one.id}`;
      const images = (one.images ?? []).map((src) => `<li><img data-delayed-url="${escaped(src)}"></li>`);
      return `<li><article data-activity-urn="${urn}"><div data-test-id="main-feed-activity-card__entity-lockup"><a href="${one.use_url}">Lanieri</a><p>5.768 follower</p><time>1 mese</time></div><p data-test-id="main-feed-activity-card__commentary">${escaped(one.post_text)}</p><ul data-test-id="feed-images-content">${images.join("")}</ul><a data-test-id="social-actions__reactions" data-num-reactions="${one.num_likes}"></a><a data-test-id="social-actions__comments" data-num-comments="${one.num_comments}"></a></article><a href="${one.url}"></a></li>`;
    });
    const graph = kept.map((one) => ({
      ...{
        "@type": "DiscussionForumPosting",
        url: one.url,
        text: one.post_text,
        datePublished: one.date_posted,
      },
      author: { "@type": "Organization", name: "Lanieri", url: one.use_url },
    }));
    const node = { "@type": "Organization", name: "Lanieri", url: kept[0]?.use_url };
    const path = "/company/lanieri";
    const body = `<h1>Lanieri</h1><section data-test-id="updates"><ul>${cards.join("")}</ul></section>`;
    const { records } = await run(
      { operation: "company-posts", companies: [kept[0]?.use_url ?? ""] },
      { [path]: page(path, { "@graph": [...graph, node] }, body, "it") },
    );
    expect(records.map(({ id }) => id)).toEqual(kept.map(({ id }) => id));
    expect(records[0]).toMatchObject({
      id: "7254476883906482179",
      url: `${SITE}/feed/update/urn:li:activity:7254476883906482179`,
      text: kept[0]?.post_text,
      publishedAt: "2024-10-22T13:01:10.754Z",
      author: {
        ...{ id: "lanieri", name: "Lanieri", url: `${SITE}/company/lanieri`, kind: "organization" },
        followerCount: 5768,
      },
      likeCount: 12,
      commentCount: 0,
      media: [{ kind: "image", url: kept[0]?.images?.[0] }],
      hashtags: [],
      mentions: [],
      shownUrl: kept[0]?.url,
      companyId: "lanieri",
      companyName: "Lanieri",
      resultPosition: 1,
      originalId: null,
      resharedPost: null,
      comments: null,
    });
    expect(records[1]).toMatchObject({
      ...{
        hashtags: ["assumendo"],
        likeCount: 18,
        publishedAt: "2024-10-08T12:43:19.020Z",
        resultPosition: 2,
      },
      media: [],
    });
  });
});
