import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const questionsCases: PluginCase[] = [
  {
    name: "The count of questions, and one that the page prints",
    input: { operation: "questions", productIds: ["B0KITE0001"] },
    har: "questions/questions.har.json",
    truncate: "/dp/",
    expect: {
      records: [
        {
          id: "B0KITE0001",
          questionCount: 55,
          questionCountText: "55 answered questions",
          questionSamples: [{ answer: "Yes, with 30 m of line." }],
        },
      ],
    },
  },
  {
    name: "A page that shows no questions",
    input: { operation: "qa", productIds: ["B0KITE0006"] },
    har: "questions/questions-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "A page that says something of questions in another form",
    input: { operation: "questions", productIds: ["B0KITE0006"] },
    har: "questions/questions-strange.har.json",
    expect: { count: 0, error: "source_changed" },
  },
];
