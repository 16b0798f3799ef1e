/** Reads the benches' own web site (bench/peers/source.peer.ts) in the ways that the benches need. */
import { countIn, defineScraper, operation, parseHtml, SourceError, z } from "@quarry/plugin-sdk";

const Item = z.object({
  page: z.string().describe("Number of the page"),
  id: z.string().describe("Id of the item"),
  title: z.string().nullable().describe("Title"),
  url: z.url().nullable().describe("Page of the item"),
  price: z.string().nullable().describe("Price"),
  rating: z.string().nullable().describe("Rating"),
  reviews: z.string().nullable().describe("Number of reviews"),
  imageUrl: z.url().nullable().describe("Picture"),
  seller: z.string().nullable().describe("Seller"),
});

const pages = {
  from: countIn(0, 999_999).default(0).describe("First page."),
  pages: countIn(1, 2_000).default(1).describe("Pages to read."),
  atOnce: countIn(1, 64).default(8).describe("Pages under way at once."),
};

/** Pages in order, the next ones already under way. */
async function* pagesOf(ctx, url, { from, pages: count, atOnce }) {
  const underWay = [];
  let next = from;
  for (let done = 0; done < count; done++) {
    while (underWay.length < atOnce && next < from + count) {
      const page = ctx.http.get(`${url}/${next++}`);
      // One that fails while it waits is thrown when its turn comes.
      page.catch(() => undefined);
      underWay.push(page);
    }
    yield await underWay.shift();
  }
}

function* itemsOf(response) {
  const document = parseHtml(response);
  const page = document.attrOf("#results", "data-page") ?? "";
  for (const row of document.all("div.card[data-id]")) {
    yield {
      page,
      id: row.attr("data-id") ?? "",
      title: row.textOf("h2.title a"),
      url: row.urlOf("h2.title a"),
      price: row.textOf(".price .whole"),
      rating: row.textOf(".rating"),
      reviews: row.textOf("[data-reviews]"),
      imageUrl: row.attrOf("img", "src"),
      seller: row.textOf(".seller > span.name"),
    };
  }
}

function listOperation(name, origin) {
  return operation({
    name,
    title: `List (${origin})`,
    summary: `Items of listing pages of the origin ${origin}.`,
    agentHint: "For benches.",
    availability: "full",
    input: z.object(pages),
    record: Item,
    dedupeKey: ({ page, id }) => `${page} ${id}`,
    async *run(ctx, input, found) {
      for await (const response of pagesOf(ctx, `${ctx.origin(origin)}/list`, input)) {
        for (const record of itemsOf(response)) yield found(response, record);
        ctx.checkpoint(response.url);
      }
    },
  });
}

const weigh = operation({
  name: "weigh",
  title: "Weigh",
  summary: "One Record of each big page: much parsing, little storing.",
  agentHint: "For benches.",
  availability: "full",
  input: z.object(pages),
  record: z.object({
    page: z.string().describe("Number of the page"),
    items: z.int().describe("Items on it"),
    priceSum: z.int().describe("Sum of their whole prices"),
  }),
  dedupeKey: ({ page }) => page,
  async *run(ctx, input, found) {
    for await (const response of pagesOf(ctx, `${ctx.origin("web")}/big`, input)) {
      const items = [...itemsOf(response)];
      const priceSum = items.reduce((sum, { price }) => sum + Number(price), 0);
      yield found(response, { page: items[0]?.page ?? "", items: items.length, priceSum });
    }
  },
});

const ticks = operation({
  name: "ticks",
  title: "Ticks",
  summary: "Records that the source gives at a steady pace, each with the moment it left.",
  agentHint: "For benches.",
  availability: "full",
  input: z.object({
    ticks: countIn(1, 10_000).default(10).describe("How many."),
    everyMs: countIn(1, 60_000).default(100).describe("Pause between two."),
    run: z.string().default("run").describe("Name of the series."),
  }),
  record: z.object({ n: z.int().describe("Number"), at: z.int().describe("When it left, in ms since 1970") }),
  dedupeKey: ({ n }) => String(n),
  async *run(ctx, { ticks: count, everyMs, run }, found) {
    for (let n = 0; n < count; n++) {
      const response = await ctx.http.get(`${ctx.origin("web")}/tick/${n}/${run}/${everyMs}`);
      const record = response.json();
      if (record.n !== n) throw new SourceError("source_changed", `Tick ${n} came as ${record.n}.`);
      yield found(response, record);
    }
  },
});

const grow = operation({
  name: "grow",
  title: "Grow",
  summary: "The items of big pages at once, and then one at a time.",
  agentHint: "For benches.",
  availability: "full",
  input: z.object({
    ...pages,
    ticks: countIn(1, 10_000).default(600).describe("How many come one at a time."),
    everyMs: countIn(1, 60_000).default(16).describe("Pause between two."),
    run: z.string().default("grow").describe("Name of the series."),
  }),
  record: Item,
  dedupeKey: ({ page, id }) => `${page} ${id}`,
  async *run(ctx, { ticks: count, everyMs, run, ...input }, found) {
    let last;
    for await (const response of pagesOf(ctx, `${ctx.origin("web")}/big`, input))
      for (const record of itemsOf(response)) yield found(response, (last = record));
    for (let n = 0; n < count; n++) {
      const response = await ctx.http.get(`${ctx.origin("web")}/tick/${n}/${run}/${everyMs}`);
      yield found(response, { ...last, page: "tick", id: String(n) });
    }
  },
});

export default defineScraper({
  id: "bench-listing",
  title: "Listing",
  summary: "The web site of the benches.",
  sdk: "^2",
  unit: "record",
  priceUsdMicros: 1,
  origins: {
    // The pace of machines of the operator's own is not shared over the database.
    web: { url: "http://127.0.0.1:8080", requestsPerSecond: 1_000, concurrency: 64 },
    paced: { url: "http://127.0.0.1:8081", requestsPerSecond: 40, concurrency: 4 },
  },
  failures: [],
  defaultOperation: "list",
  operations: [listOperation("list", "web"), listOperation("paced", "paced"), weigh, ticks, grow],
});
