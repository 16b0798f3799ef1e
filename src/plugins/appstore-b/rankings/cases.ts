import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const rankingsCases: PluginCase[] = [
  {
    name: "Charts of two categories, one of which has none",
    input: {
      chart: "TOP_PAID",
      categories: ["game board", "https://play.google.com/store/apps/category/TOOLS"],
    },
    limit: 3,
    har: "rankings/rankings.har.json",
    truncate: "batchexecute",
    expect: {
      count: 3,
      records: [
        {
          chart: "topselling_paid",
          category: "GAME_BOARD",
          rank: 1,
          id: "com.example.checkers",
          country: "us",
        },
        { rank: 2, id: "com.example.go", rating: null },
        { rank: 3, id: "com.example.chess", price: 1.99 },
      ],
    },
  },
  {
    name: "A chart that the source does not keep is empty",
    input: { operation: "charts", collection: "paid", category: "DATING" },
    har: "rankings/rankings-empty.har.json",
    expect: { count: 0 },
  },
  {
    name: "A chart payload that the source refuses has changed",
    input: { operation: "rankings" },
    har: "rankings/rankings-payload-refused.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "A status in the answer is a failure, not an empty chart",
    input: { operation: "charts", collection: "paid", category: "DATING" },
    har: "rankings/rankings-status.har.json",
    expect: { count: 0, error: "source_changed" },
  },
  {
    name: "An answer without data is no empty chart",
    input: { operation: "charts", collection: "paid", category: "DATING" },
    har: "rankings/rankings-no-data.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];
