import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import scraper from "../../src/plugins/professional/index.ts";
import { type Answer, below, runOver } from "./recordings.ts";

// Pages made here, in the layouts, languages and refusals of the source that no recording holds.
const SITE = "https://www.linkedin.com";
const run = (input: JsonObject, answers: Record<string, Answer>) =>
  runOver(scraper, input, below(SITE, answers));
const page = (head: string, body = "", lang = "en") =>
  `<!DOCTYPE html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`;
const key = (name: string) => `<meta name="pageKey" content="${name}">`;
const linked = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

describe("a job", () => {
  const ID = "4000000001";
  const [part, view] = [`/jobs-guest/jobs/api/jobPosting/${ID}`, `/jobs/view/${ID}`];
  const posting = {
    ...{ "@context": "http://schema.org", "@type": "JobPosting", title: "Kite Maker" },
    ...{
      description: "&lt;p&gt;Make kites&lt;/p&gt;&lt;p&gt;By the sea&lt;/p&gt;",
      employmentType: "FULL_TIME",
    },
    ...{ datePosted: "2025-12-29T09:30:00.000Z", validThrough: "2026-03-01T00:00:00.000Z", industry: "Toys" },
    hiringOrganization: {
      "@type": "Organization",
      name: "Quarry Kites",
      sameAs: `${SITE}/company/quarry-kites`,
    },
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: "Harbour", addressCountry: "IE" },
    },
  };
  const canonical = `<link rel="canonical" href="${SITE}/jobs/view/kite-maker-at-quarry-kites-${ID}">`;
  const card = (closed = "") =>
    `<section class="top-card-layout"><h1 class="top-card-layout__title topcard__title">Kite Maker</h1><a class="topcard__org-name-link" href="${SITE}/company/quarry-kites">Quarry Kites</a><span class="topcard__flavor topcard__flavor--bullet">Harbour</span><span class="posted-time-ago__text">2 weeks ago</span>${closed}</section><div class="description__text"><div class="show-more-less-html__markup">Make kites</div></div>`;
  const job = (answers: Record<string, Answer>, includePage = false) =>
    run({ operation: "job", jobIds: [ID], includePage }, answers);

  test.each([
    ["refused", 999],
    ["gone", 404],
    ["broken", 503],
  ])("whose part for lists is %s is read from its page", async (_name, status) => {
    const { records, warnings } = await job({ [part]: status, [view]: page(canonical, card()) });
    expect(warnings).toMatchObject({ page_read_instead: 1 });
    expect(records).toMatchObject([{ id: ID, title: "Kite Maker", description: "Make kites" }]);
  });

  test("that neither has is missing, and of two refusals the first counts", async () => {
    expect((await job({ [part]: 404, [view]: 404 })).ending).toBe("input_not_found");
    expect((await job({ [part]: 999, [view]: 404 })).ending).toBe("input_not_found");
    expect((await job({ [part]: 404, [view]: 999 })).ending).toBe("input_not_found");
    expect((await job({ [part]: 999, [view]: 999 })).ending).toBe("source_blocked");
  });

  test("in linked data alone", async () => {
    const answers = { [part]: 404, [view]: page(canonical + linked(posting), "<h1>Other markup</h1>") };
    const { records, warnings } = await job(answers, true);
    expect(warnings).toMatchObject({ linked_data_only: 1 });
    expect(records).toMatchObject([
      {
        ...{ id: ID, title: "Kite Maker", description: "Make kites\nBy the sea", industry: "Toys" },
        ...{ employmentTypes: ["full_time"], postedAt: "2025-12-29T09:30:00.000Z", isClosed: false },
        ...{ validThroughAt: "2026-03-01T00:00:00.000Z", url: `${SITE}/jobs/view/${ID}` },
        company: { id: "quarry-kites", name: "Quarry Kites" },
        address: { city: "Harbour", country: "ie" },
        featureCoverage: { includePage: "extracted" },
      },
    ]);
    const other = page(canonical.replace(ID, "4000000002") + linked(posting));
    expect((await job({ [part]: 404, [view]: other })).ending).toBe("source_changed");
  });

  test.each([
    ...[
      "No longer accepting applications",
      "Keine Bewerbungen mehr möglich",
      "N’accepte plus de candidatures",
    ],
    ...["Ya no se aceptan solicitudes", "Não aceita mais candidaturas", "Non si accettano più candidature"],
    ...["Başvurular artık kabul edilmiyor", "Tar inte längre emot ansökningar"],
  ])("that is closed: %s", async (words) => {
    const { records } = await job({ [part]: page(canonical, card(`<p>${words}</p>`)) });
    expect(records).toMatchObject([{ isClosed: true }]);
  });

  test("with some of its criteria, in German", async () => {
    const criterion = (name: string, value: string) =>
      `<li class="description__job-criteria-item"><h3 class="description__job-criteria-subheader">${name}</h3><span class="description__job-criteria-text">${value}</span></li>`;
    const list = criterion("Beschäftigungsverhältnis", "Vollzeit") + criterion("Branchen", "Spielwaren");
    const body = `${card()}<ul class="description__job-criteria-list">${list}</ul>`;
    const { records } = await job({ [part]: page(canonical, body, "de") });
    expect(records).toMatchObject([
      { employmentTypes: ["vollzeit"], industry: "Spielwaren", seniority: null, jobFunction: null },
    ]);
  });

  test("of 2020, whose criteria have several parts each", async () => {
    const criterion = (name: string, ...values: string[]) =>
      `<li class="job-criteria__item"><h3 class="job-criteria__subheader">${name}</h3>${values.map((value) => `<span class="job-criteria__text job-criteria__text--criteria">${value}</span>`).join("")}</li>`;
    const list =
      criterion("Seniority level", "Entry level") + criterion("Job function", "Design", "Production");
    const body = `${card()}<ul class="job-criteria__list">${list}</ul>`;
    const { records } = await job({ [part]: page(canonical, body) });
    expect(records).toMatchObject([{ seniority: "Entry level", jobFunction: "Design, Production" }]);
  });
});

describe("a list of jobs", () => {
  const card = (id: number) =>
    `<li><div class="base-card" data-entity-urn="urn:li:jobPosting:${id}"><a class="base-card__full-link" href="${SITE}/jobs/view/x-${id}"></a><h3>Kite Maker</h3><h4>Quarry Kites</h4><span class="job-search-card__location">Harbour</span><time datetime="2025-12-30">x</time></div></li>`;
  const list = page(
    key("d_jobs_guest_search"),
    `<span class="results-context-header__job-count">16,000+</span><ul class="jobs-search__results-list">${card(4_000_000_001)}${card(4_000_000_002)}</ul>`,
  );
  const part = "/jobs-guest/jobs/api/seeMoreJobPostings/search?keywords=kite&start=0";

  test("whose parts are refused is read from the page of its search, with its total", async () => {
    const answers = { [part]: 999, "/jobs/search?keywords=kite": list };
    const { records, warnings, tally } = await run({ operation: "jobs", queries: ["kite"] }, answers);
    expect(records.map(({ id }) => id)).toEqual(["4000000001", "4000000002"]);
    expect([warnings, tally.total]).toEqual([{ page_read_instead: 1, page_limit_reached: 1 }, 16_000]);
  });

  test("of 2020 has places and pay", async () => {
    const old = `<li class="result-card job-result-card" data-id="4000000001"><a class="result-card__full-card-link" href="${SITE}/jobs/view/x-4000000001?refId=x"><span class="screen-reader-text">Kite Maker</span></a><div class="result-card__contents"><h3 class="result-card__title">Kite Maker</h3><h4 class="result-card__subtitle"><a href="${SITE}/company/quarry-kites?trk=x">Quarry Kites</a></h4><div class="result-card__meta"><span class="job-result-card__location">Harbour</span><span class="job-result-card__salary-info">$65,000.00 - $90,000.00</span><time class="job-result-card__listdate" datetime="2020-06-30">1 week ago</time></div></div></li>`;
    const { records, warnings } = await run({ operation: "jobs", queries: ["kite"] }, { [part]: old });
    expect(warnings).toEqual({});
    expect(records).toMatchObject([
      {
        ...{ id: "4000000001", title: "Kite Maker", company: { id: "quarry-kites" }, postedOn: "2020-06-30" },
        ...{ address: { text: "Harbour" }, salaryText: "$65,000.00 - $90,000.00", salaryMin: 65_000 },
      },
    ]);
  });

  test("that is refused in both places, or for speed, ends so", async () => {
    const ask = async (answers: Record<string, Answer>) =>
      (await run({ operation: "jobs", queries: ["kite"] }, answers)).ending;
    expect(await ask({ [part]: 999, "/jobs/search?keywords=kite": 999 })).toBe("source_blocked");
    expect(await ask({ [part]: 429 })).toBe("source_rate_limited");
  });

  test("with a name in another language is read at its edition", async () => {
    const address = "https://fr.linkedin.com/jobs/fabricant-emplois";
    const { records } = await runOver(scraper, { url: address }, { [address]: list });
    expect(records).toHaveLength(2);
  });
});
