import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/professional/index.ts";
import { type Answer, below, recordingsOf, runOver } from "./recordings.ts";

// Real guest pages of 2022 to 2026, which are kept outside the repository.
const { present, recording } = recordingsOf("professional", "LinkedIn");

const SITE = "https://www.linkedin.com";
const COMPANY = "company-google-guest-page-2025-10.html";
const TECH = "post-tech-mahindra-7195255465402904576-2025-11.html";
const MEDIA = "post-mediamint-7386505452060098560-2025-11.html";
const JOB = "job-view-3891664774-2025-04.html";
const LIST = "/jobs-guest/jobs/api/seeMoreJobPostings/search";
const post = (id: string) => `/feed/update/urn:li:activity:${id}`;

const run = (input: JsonObject, answers: Record<string, Answer>, limit = 100) =>
  runOver(scraper, input, below(SITE, answers), limit);
const texts = (records: JsonObject[], field: string) => records.map((record) => record[field]);

describe.skipIf(!present)("recordings", () => {
  test("jobs in Swedish", async () => {
    const answers = {
      [`${LIST}?keywords=x&start=0`]: recording("jobs-search-fragment-sv.html"),
      [`${LIST}?keywords=x&start=10`]: "<!DOCTYPE html>\n<!---->",
    };
    const { records, warnings, ending } = await run({ queries: ["x"] }, answers);
    expect([ending, warnings]).toEqual(["exhausted", {}]);
    expect(texts(records, "id")).toEqual(
      "3995343936 4001288218 3967656419 3970269939 3993334064 3983521219 3992685421 3979742263 3997509779 3992195945".split(
        " ",
      ),
    );
    expect(records[0]).toMatchObject({
      title: "Regulatorisk handläggare tidsbegränsad",
      url: `${SITE}/jobs/view/3995343936`,
      company: { id: null, name: "Läkemedelsverket", url: null, imageUrl: null },
      address: { text: "Uppsala" },
      postedOn: "2024-08-07",
      badges: ["Bli en av de första att söka jobbet"],
      salaryText: null,
      resultPosition: 1,
    });
    expect(records[2]).toMatchObject({
      title: "MKB-handläggare",
      company: { name: "Tyréns AB" },
      address: { text: "Norrköping" },
      postedOn: "2024-08-17",
    });
  });

  test("jobs of 2022", async () => {
    const answers = {
      [`${LIST}?keywords=x&start=0`]: recording("jobs-search-cards-en.html"),
      [`${LIST}?keywords=x&start=2`]: "<!DOCTYPE html>\n",
    };
    const { records, warnings } = await run({ queries: ["x"] }, answers);
    expect([records.length, warnings]).toEqual([2, {}]);
    expect(records[0]).toMatchObject({
      id: "3439174366",
      title: "Automation Engineer",
      company: { id: "connecteam", name: "Connecteam", url: `${SITE}/company/connecteam` },
      postedOn: "2022-12-23",
      badges: ["Be an early applicant"],
    });
    expect(records[1]).toMatchObject({
      id: "3438485711",
      company: { id: "inmanage", name: "inManage" },
      postedOn: "2022-12-24",
      badges: [],
    });
  });

  test("a page of sixty jobs of 2026", async () => {
    const path = "/jobs/technical-architect-jobs-remote";
    const { records, warnings, tally } = await run(
      { searchUrls: [SITE + path] },
      { [path]: recording("jobs-search-page-technical-architect-2026-02.html") },
    );
    expect([records.length, warnings, tally.total]).toEqual([60, { page_limit_reached: 1 }, 16_000]);
    expect(records[0]).toMatchObject({
      id: "4366625847",
      title: "Vice President of Software Engineering",
      company: { id: "spinnakersearch", name: "Spinnaker Search Group, LLC" },
      address: { text: "United States" },
      postedOn: "2026-01-27",
      badges: ["Actively Hiring +8 benefits"],
    });
    expect(records[1]).toMatchObject({ id: "4366361632", company: { id: "intellectgroup" } });
    expect(records[59]).toMatchObject({ id: "4355061312", title: "Director of Software Engineering" });
    expect(records[59]).toMatchObject({ company: { name: "The Talent Co-op" } });
  });

  test.each(["/jobs-guest/jobs/api/jobPosting/3891664774", "/jobs/view/3891664774"])(
    "a closed job of 2024 at %s",
    async (path) => {
      const page = recording(JOB);
      const answers = { "/jobs-guest/jobs/api/jobPosting/3891664774": page, "/jobs/view/3891664774": page };
      const { records, warnings } = await run(
        { jobIds: ["3891664774"], includePage: path.includes("view") },
        answers,
      );
      expect([records.length, warnings]).toEqual([1, {}]);
      expect(records[0]).toMatchObject({
        id: "3891664774",
        title: "software engineer",
        company: { id: "ns-agency", name: "NS Agency", imageUrl: null },
        companyNumber: "96031662",
        address: { text: "Riyadh, Riyadh, Saudi Arabia" },
        postedText: "1 year ago",
        postedAt: null,
        applicantText: "Be among the first 25 applicants",
        applicantCount: null,
        seniority: "Mid-Senior level",
        employmentTypes: ["full_time"],
        jobFunction: "Engineering and Information Technology",
        industry: "IT Services and IT Consulting",
        isClosed: true,
        applyUrl: null,
        salaryText: null,
      });
      expect(records[0]?.["description"]).toMatch(/^We are looking for a passionate Software Engineer/);
    },
  );

  test("a company of 2025", async () => {
    const { records, warnings } = await run(
      { companies: ["google"] },
      { "/company/google": recording(COMPANY) },
    );
    expect([records.length, warnings]).toEqual([1, {}]);
    expect(records[0]).toMatchObject({
      id: "google",
      name: "Google",
      kind: "company",
      companyNumber: "1441",
      website: "https://goo.gle/3DLEokh",
      followerCount: 37_814_363,
      employeeCount: 310_860,
      industry: "Software Development",
      sizeText: "10,001+ employees",
      employeesMin: 10_001,
      employeesMax: null,
      headquarters: "Mountain View, CA",
      organizationType: "Public Company",
      founded: null,
      address: { street: "1600 Amphitheatre Parkway", postalCode: "94043", country: "us" },
      funding: {
        roundCount: 3,
        lastRoundText: "Series unknown",
        lastRoundOn: "1999-07-07",
        raisedText: "US$ 25.0M",
        investors: ["Kleiner Perkins", "Sequoia Capital"],
      },
    });
    const lists = records[0] as Record<string, JsonObject[]>;
    expect(lists["specialties"]).toHaveLength(13);
    expect(lists["locations"]?.[0]).toEqual({
      text: "1600 Amphitheatre Parkway Mountain View, CA 94043, US",
      isPrimary: true,
    });
    expect(lists["similarCompanies"]?.[0]).toMatchObject({ id: "amazon", locationText: "Seattle, WA" });
    expect(lists["affiliatedCompanies"]?.[0]).toMatchObject({ id: "showcase/google-cloud" });
  });

  test("its employees and its posts", async () => {
    const answers = { "/company/google": recording(COMPANY) };
    const people = await run(
      { operation: "company-employees", identifier: `${SITE}/company/google` },
      answers,
    );
    expect([people.records.length, people.warnings]).toEqual([4, {}]);
    expect(people.records[0]).toMatchObject({ id: "member-1", name: "Member 11", headline: "Headline 11" });
    const { records, warnings } = await run({ operation: "company-posts", companies: ["google"] }, answers);
    expect([records.length, warnings]).toEqual([10, {}]);
    expect(texts(records, "likeCount").slice(0, 5)).toEqual([239, 899, 277, 834, 740]);
    expect(records[0]).toMatchObject({
      id: "7346289478128312320",
      originalId: "7346239118516899840",
      repostedBy: { id: "google", name: "Google" },
      author: { id: "member-5", name: "Member 4", kind: "person" },
      commentCount: 23,
      reactionTypes: ["like", "interest", "empathy"],
      linkUrls: ["https://lnkd.in/gNuhikrK"],
    });
    expect(records[1]).toMatchObject({
      id: "7346276678140121089",
      publishedAt: "2025-07-02T20:40:47.261Z",
      contentUrn: "urn:li:ugcPost:7346276677280219137",
      author: { id: "google", kind: "organization", followerCount: 37_814_363 },
      media: [{ kind: "video", url: expect.stringContaining("mp4-720p") as string }],
      shownUrl: expect.stringContaining("/posts/google_see-how-a-place") as string,
    });
    expect(records.filter(({ sharedLink }) => sharedLink !== null)).toHaveLength(1);
  });

  test("a post of 2024 with its comments and reactions", async () => {
    const id = "7195255465402904576";
    const answers = { [post(id)]: recording(TECH) };
    const { records, warnings } = await run({ posts: [id] }, answers);
    expect([records.length, warnings]).toEqual([1, {}]);
    expect(records[0]).toMatchObject({
      id,
      author: { id: "tech-mahindra", name: "Tech Mahindra", followerCount: 7_460_539 },
      publishedAt: "2024-05-12T02:56:24.303Z",
      likeCount: 1888,
      commentCount: 26,
      hashtags: ["HappyMothersDay", "LoveToBeTechM", "MothersDay"],
      mentions: [],
      linkUrls: [],
      contentUrn: "urn:li:share:7195255464635346944",
      isEdited: null,
      media: [{ kind: "image", altText: "text, letter" }],
      sharedLink: null,
    });
    const comments = await run({ operation: "post-comments", posts: [id] }, answers);
    expect([comments.records.length, comments.warnings]).toEqual([10, { comments_missing: 1 }]);
    expect(comments.records[0]).toMatchObject({
      id: "7195965682205798400",
      text: "Happy Mother’s Day",
      author: { id: "member-1", name: "Member 1", headline: "AVP- Cloud" },
      publishedAt: "2024-05-14T01:58:33.215Z",
      likeCount: 0,
      postId: id,
    });
    expect(comments.records[1]).toMatchObject({ author: { id: "yochana", kind: "organization" } });
    const reactions = await run({ operation: "post-reactions", posts: [id] }, answers);
    expect(reactions.records).toMatchObject([
      { reactionCount: 1888, reactionTypes: ["like", "empathy", "praise"], commentCount: 26 },
    ]);
  });

  test("a post of 2025 with a film of another site, and none of the eleven below it", async () => {
    const id = "7386505452060098560";
    const answers = { [post(id)]: recording(MEDIA) };
    const { records, warnings } = await run({ posts: [id], includeComments: true }, answers);
    expect([records.length, warnings]).toEqual([1, {}]);
    expect(records[0]).toMatchObject({
      id,
      author: { id: "mediamint", followerCount: 77_515 },
      publishedAt: "2025-10-21T20:55:34.374Z",
      likeCount: 71,
      commentCount: 1,
      isEdited: true,
      media: [],
      mentions: ["member-1", "member-2", "mediamint"],
      linkUrls: ["https://bit.ly/4ovXaRR"],
      sharedLink: {
        url: "https://www.youtube.com/watch?v=rO0YATw8oGo",
        title: "Breaking Silos: The Power of AI Transformation",
      },
      resharedPost: null,
      comments: [{ likeCount: 2, publishedAt: "2025-10-22T03:11:05.814Z" }],
    });
  });

  const half = (text: string) => text.slice(0, text.length / 2);
  const wall = () => '<html><script>window.location.href="/authwall?trk=bf"</script></html>';
  test.each<[string, (text: string) => Answer, string]>([
    ["half a page", half, "source_changed"],
    ["a page about another", (text) => text.replaceAll("company/google", "company/goggle"), "source_changed"],
    ["a page that leads to where one signs in", wall, "source_blocked"],
    ["a challenge", () => "<html><title>Just a moment...</title></html>", "source_blocked"],
    ["a refusal", () => 999, "source_blocked"],
    ["a page that is not there", () => 404, "input_not_found"],
  ])("%s ends honestly", async (_name, change, code) => {
    for (const operation of ["company", "company-employees", "company-posts"]) {
      const answers = { "/company/google": change(recording(COMPANY)) };
      const { ending, records } = await run({ operation, companies: ["google"] }, answers);
      expect([operation, ending, records]).toEqual([operation, code, []]);
    }
  });

  test("the page of another post, and half a list of jobs", async () => {
    const other = await run(
      { posts: ["7386505452060098561"] },
      { [post("7386505452060098561")]: recording(MEDIA) },
    );
    expect([other.ending, other.records]).toEqual(["source_changed", []]);
    const cut = { [`${LIST}?keywords=x&start=0`]: half(recording("jobs-search-fragment-sv.html")) };
    const jobs = await run({ queries: ["x"] }, cut);
    expect([jobs.ending, jobs.records]).toEqual(["source_changed", []]);
    const job = { "/jobs-guest/jobs/api/jobPosting/3891664775": recording(JOB) };
    expect((await run({ jobIds: ["3891664775"] }, job)).ending).toBe("source_changed");
  });
});
