import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

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
    name: "A chart payload that the source refuses has changed",
    input: { operation: "rankings" },
    har: "rankings/rankings-payload-refused.har.json",
    expect: { error: "source_changed" },
  },
  ...withoutRecords("rankings/rankings", { operation: "charts", collection: "paid", category: "DATING" }, [
    ["A chart that the source does not keep is empty", "empty", null],
    ["A status in the answer is a failure, not an empty chart", "status", "source_changed"],
    ["An answer without data is no empty chart", "no-data", "source_changed"],
  ]),
];
