import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

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
  ...withoutRecords("resume/resume", { operation: "resume", title: "hod carrier" }, [
    ["A title without a sample is missing", "missing", "input_not_found", { title: "zzqqxx" }],
    ["A page about another sample is none", "other", "source_changed"],
    ["A page without an article is none", "form", "source_changed"],
  ]),
];
