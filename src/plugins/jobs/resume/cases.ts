import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const resumeCases: PluginCase[] = [
  {
    name: "Samples by address and by title, with their sections",
    input: {
      operation: "resume",
      titles: ["https://www.indeed.com/career-advice/resume-samples/stone-cutter?from=x", "Kiln helper"],
    },
    har: "resume/resume.har.json",
    truncate: "/stone-cutter",
    expect: {
      records: [
        {
          id: "stone-cutter",
          title: "Stone Cutter Resume Examples",
          summary: "Samples for cutters.",
          publishedOn: "2024-03-01",
          updatedAt: "2025-06-10T09:00:00.000Z",
          sections: [
            { heading: "Sample", text: "Pat Example\nMarble Falls" },
            { heading: "Skills", text: "Cutting\nSetting" },
          ],
        },
        { publishedAt: "2024-03-01T08:00:00.000Z", updatedOn: "2025-06-10", summary: null },
      ],
    },
  },
  ...(
    [
      ["A title without a sample is missing", "zzqqxx", "missing", "input_not_found"],
      ["A page about another sample is none", "hod carrier", "other", "source_changed"],
      ["A page without an article is none", "hod carrier", "form", "source_changed"],
    ] as const
  ).map(([name, title, har, error]) => ({
    name,
    input: { operation: "resume", title },
    har: `resume/resume-${har}.har.json`,
    expect: { count: 0, error },
  })),
];
