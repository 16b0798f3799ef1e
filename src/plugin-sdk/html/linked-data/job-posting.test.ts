import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../kernel/json.ts";
import { readJobPosting } from "./job-posting.ts";
import { readLocalBusiness } from "./local-business.ts";
import type { LinkedDataOptions } from "./reading.ts";

const page = (...items: JsonObject[]) => ({ items, broken: 0 });

function job(more: JsonObject, options: LinkedDataOptions = {}) {
  const read = readJobPosting(page({ "@type": "JobPosting", title: "Baker", ...more }), options);
  if (read.job === null) throw new Error("No job was read.");
  return { ...read.job, doubted: read.doubts.map(({ field }) => field) };
}

describe("readJobPosting", () => {
  const pay = (min: number | null, max: number | null, currency: string | null, period: string | null) => ({
    salaryMin: min,
    salaryMax: max,
    salaryCurrency: currency,
    salaryPeriod: period,
  });
  const amount = (value: Json, more: JsonObject = {}): JsonObject => ({
    baseSalary: { "@type": "MonetaryAmount", currency: "USD", value, ...more },
  });

  it.each<[name: string, more: JsonObject, options: LinkedDataOptions, expected: object]>([
    [
      "a range",
      amount({ minValue: 50000, maxValue: "60000", unitText: "YEAR" }),
      {},
      pay(50000, 60000, "USD", "year"),
    ],
    ["one value", amount({ value: 21.5, unitText: "HOUR" }), {}, pay(21.5, 21.5, "USD", "hour")],
    ["a bare value", amount("3500", { unitText: "Monthly" }), {}, pay(3500, 3500, "USD", "month")],
    ["an open end", amount({ minValue: 100, unitText: "per day" }), {}, pay(100, null, "USD", "day")],
    ["a unit code", amount({ value: 700, unitCode: "WEE" }), {}, pay(700, 700, "USD", "week")],
    [
      "a value and a top",
      amount({ value: 10, maxValue: 12, unitText: "hr" }),
      {},
      pay(10, 12, "USD", "hour"),
    ],
    [
      "German",
      amount({ value: "45.000,00", unitText: "YEAR" }),
      { locale: "de" },
      pay(45000, 45000, "USD", "year"),
    ],
    [
      "a price specification",
      { baseSalary: { "@type": "PriceSpecification", priceCurrency: "EUR", minPrice: 10, maxPrice: 12 } },
      {},
      pay(10, 12, "EUR", null),
    ],
    [
      "a number",
      { baseSalary: 42000, salaryCurrency: "GBP" },
      {},
      { ...pay(42000, 42000, "GBP", null), salaryText: null },
    ],
    [
      "text",
      { baseSalary: "€45,000 - €60,000 per year" },
      { locale: "en" },
      { ...pay(45000, 60000, "EUR", "year"), salaryText: "€45,000 - €60,000 per year" },
    ],
    [
      "words",
      { baseSalary: "Competitive" },
      {},
      { ...pay(null, null, null, null), salaryText: "Competitive" },
    ],
    ["zeros", amount({ minValue: 0, maxValue: 0, unitText: "YEAR" }), {}, pay(null, null, "USD", "year")],
    ["nothing", {}, {}, pay(null, null, null, null)],
    ["an estimate alone", { estimatedSalary: { value: 5 } }, {}, pay(null, null, null, null)],
    [
      "a range that goes down",
      amount({ minValue: 9, maxValue: 5 }),
      {},
      { ...pay(null, null, "USD", null), doubted: ["salaryMin"] },
    ],
    [
      "an unknown period",
      amount({ value: 9, unitText: "SHIFT" }),
      {},
      { ...pay(9, 9, "USD", null), doubted: ["salaryPeriod"] },
    ],
  ])("reads pay: %s", (_name, more, options, expected) => {
    expect(job(more, options)).toMatchObject({ doubted: [], ...expected });
  });

  it.each<[name: string, more: JsonObject, expected: object]>([
    ["remote", { jobLocationType: "TELECOMMUTE" }, { remote: true }],
    ["not said to be remote", { jobLocation: { address: "Main St 1" } }, { remote: null }],
    ["one kind of employment", { employmentType: "FULL_TIME" }, { employmentTypes: ["full_time"] }],
    [
      "several kinds",
      { employmentType: ["Full-time", "https://schema.org/INTERN"] },
      { employmentTypes: ["full_time", "intern"] },
    ],
    [
      "kinds with commas",
      { employmentType: "PART_TIME, CONTRACTOR" },
      { employmentTypes: ["part_time", "contractor"] },
    ],
    ["no kind", { employmentType: "" }, { employmentTypes: null }],
    ["an end as day", { validThrough: "2026-03-01" }, { validThroughOn: "2026-03-01", validThroughAt: null }],
    [
      "an end as instant",
      { validThrough: "2026-03-01T00:00+01:00" },
      { validThroughAt: "2026-02-28T23:00:00.000Z", validThroughOn: null },
    ],
    ["a company as text", { hiringOrganization: "Bakery" }, { company: { name: "Bakery" } }],
    [
      "a company as object",
      {
        hiringOrganization: {
          name: "Bakery",
          sameAs: "https://bakery.test/",
          logo: { url: "https://bakery.test/l.png" },
        },
      },
      { company: { name: "Bakery", url: "https://bakery.test/", imageUrl: "https://bakery.test/l.png" } },
    ],
    [
      "escaped HTML",
      { description: "&lt;p&gt;Bake&lt;/p&gt;&lt;p&gt;Sell&lt;/p&gt;" },
      { description: "Bake\nSell", descriptionHtml: "<p>Bake</p><p>Sell</p>" },
    ],
    [
      "plain text",
      { description: "Bake\r\n\r\n  Sell" },
      { description: "Bake\nSell", descriptionHtml: null },
    ],
  ])("reads %s", (_name, more, expected) => {
    expect(job(more)).toMatchObject({ doubted: [], ...expected });
  });

  it("has one place as its own and several as a list", () => {
    const place = (city: string, more: JsonObject = {}) => ({
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: city, addressCountry: "DE" },
      ...more,
    });
    const one = job({ jobLocation: [place("Bonn", { geo: { latitude: "50,73", longitude: 7.1 } })] });
    expect([one.address?.city, one.address?.country, one.latitude, one.longitude]).toEqual([
      "Bonn",
      "de",
      50.73,
      7.1,
    ]);
    const two = job({ jobLocation: [place("Bonn"), place("Ulm")] });
    expect([two.address, two.places?.map(({ address }) => address?.city)]).toEqual([null, ["Bonn", "Ulm"]]);
  });

  it("is null on a page about other things, and on one about several jobs", () => {
    expect(readJobPosting(page({ "@type": "WebPage" }))).toEqual({ job: null, doubts: [] });
    const baker = { "@type": "JobPosting", title: "Baker", identifier: { value: "b" } };
    const cook = { "@type": "JobPosting", title: "Cook", identifier: { value: "c" } };
    expect(readJobPosting(page(baker, cook)).job).toBeNull();
    expect(readJobPosting(page(baker, cook), { about: "c" }).job?.title).toBe("Cook");
  });
});

describe("readLocalBusiness", () => {
  it("reads a kind of business with everything that schema.org has a word for", () => {
    const { business, contact, doubts } = readLocalBusiness(
      page({
        "@type": ["Organization", "Restaurant"],
        name: "Chez Ada",
        url: "https://ada.test/",
        description: "Bistro",
        image: ["https://ada.test/1.jpg", "https://ada.test/2.jpg"],
        telephone: "+33 1 02 03 04 05",
        email: "mailto:hello@ada.test",
        priceRange: "$$",
        servesCuisine: ["French"],
        sameAs: "https://social.test/ada",
        address: {
          streetAddress: ["1 rue X", "2e"],
          postalCode: 75001,
          addressLocality: "Paris",
          addressCountry: { "@type": "Country", name: "Frankreich" },
        },
        geo: { "@type": "GeoCoordinates", latitude: 48.86, longitude: "2.34" },
        aggregateRating: { ratingValue: 4.4, reviewCount: 87 },
        openingHours: "Mo-Fr 09:00-17:00",
        openingHoursSpecification: [
          { dayOfWeek: ["https://schema.org/Saturday", "Sunday"], opens: "10:00", closes: "12:00" },
          { dayOfWeek: "Monday" },
        ],
      }),
      { locale: "de" },
    );
    expect(doubts).toEqual([]);
    expect(contact).toEqual({ phone: "+33 1 02 03 04 05", email: "hello@ada.test" });
    expect(business).toEqual({
      url: "https://ada.test/",
      name: "Chez Ada",
      description: "Bistro",
      imageUrl: "https://ada.test/1.jpg",
      imageUrls: ["https://ada.test/1.jpg", "https://ada.test/2.jpg"],
      website: null,
      address: {
        text: null,
        street: "1 rue X, 2e",
        city: "Paris",
        region: null,
        postalCode: "75001",
        country: "fr",
      },
      latitude: 48.86,
      longitude: 2.34,
      rating: 4.4,
      ratingMax: null,
      ratingCount: null,
      reviewCount: 87,
      ratingHistogram: null,
      categories: [{ id: null, name: "French", url: null }],
      priceLevelText: "$$",
      openingHours: ["Mo-Fr 09:00-17:00", "Saturday, Sunday 10:00-12:00"],
      profileUrls: ["https://social.test/ada"],
    });
  });

  it.each<[shown: Json, expected: string | null, doubted: string[]]>([
    ["DE", "de", []],
    ["uk", "gb", []],
    ["USA", "us", []],
    ["Türkiye", "tr", []],
    ["Côte d’Ivoire", "ci", []],
    ["", null, []],
    ["Atlantis", null, ["address.country"]],
  ])("knows the country %j", (addressCountry, expected, doubted) => {
    const read = readLocalBusiness(
      page({ "@type": "Store", name: "S", address: { addressLocality: "X", addressCountry } }),
    );
    expect(read.business?.address?.country).toBe(expected);
    expect(read.doubts.map(({ field }) => field)).toEqual(doubted);
  });

  it("takes an address as text, and no position from zeros or beyond the earth", () => {
    const store = (more: JsonObject) =>
      readLocalBusiness(page({ "@type": "Store", name: "S", ...more })).business;
    expect(store({ address: "1 Main St, Bonn" })?.address).toMatchObject({
      text: "1 Main St, Bonn",
      city: null,
    });
    expect(store({ address: { "@type": "PostalAddress" } })?.address).toBeNull();
    for (const geo of [
      { latitude: 0, longitude: 0 },
      { latitude: 91, longitude: 5 },
      { latitude: 5, longitude: null },
    ])
      expect(store({ geo })).toMatchObject({ latitude: null, longitude: null });
    expect(readLocalBusiness(page({ "@type": "Organization", name: "S" }))).toEqual({
      business: null,
      contact: null,
      doubts: [],
    });
  });
});
