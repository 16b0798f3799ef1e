import type { PluginCase } from "../../../plugin-sdk/index.ts";

const OF_KITE = { operation: "transcript", videoIds: ["kite0000051"] };

export const transcriptCases: PluginCase[] = [
  {
    name: "Transcripts in two languages, from a file and from the panel",
    input: { ...OF_KITE, transcriptLanguages: ["es-MX", "DE", "fr"] },
    har: "transcript/transcript.har.json",
    truncate: "/timedtext",
    expect: {
      count: 2,
      warnings: { language_missing: 1 },
      records: [
        {
          id: "kite0000051",
          title: "A kite & its tail",
          language: "es",
          languageName: "Spanish",
          isAutomatic: false,
          segments: [
            { startSeconds: 1.2, endSeconds: 3.6, text: "Good day." },
            { startSeconds: 4, endSeconds: 5.5, text: "A kite & its tail." },
          ],
          text: "Good day.\nA kite & its tail.",
          captions: { $count: 4 },
        },
        {
          language: "de",
          segments: [
            { startSeconds: 1, endSeconds: 5 },
            { startSeconds: 5, endSeconds: null },
          ],
        },
      ],
    },
  },
  {
    name: "A transcript from the older panel",
    input: { ...OF_KITE, languages: "pt" },
    har: "transcript/transcript-old.har.json",
    truncate: "/get_panel",
    expect: {
      count: 1,
      records: [{ language: "pt-BR", languageName: null, isAutomatic: null, text: "Bom dia.\nUma pipa." }],
    },
  },
  {
    name: "A panel in another language than was asked for is not taken for it",
    input: { ...OF_KITE, languages: ["de", "pt"] },
    har: "transcript/transcript-panel-language.har.json",
    expect: { count: 1, warnings: { input_not_found: 1 }, records: [{ language: "pt-BR" }] },
  },
  {
    name: "A transcript from a file of XML, in the language that the page would show",
    input: OF_KITE,
    har: "transcript/transcript-xml.har.json",
    expect: { count: 1, records: [{ language: "es", segments: { $count: 2 }, text: { $re: "^Good day" } }] },
  },
  {
    name: "An empty file of captions is no empty transcript",
    input: OF_KITE,
    har: "transcript/transcript-empty.har.json",
    expect: { count: 0, error: "source_unavailable" },
  },
  {
    name: "A video without captions gives none",
    input: OF_KITE,
    har: "transcript/transcript-none.har.json",
    expect: { count: 0 },
  },
  {
    name: "A video for adults shows no captions, which does not mean that it has none",
    input: { operation: "transcript", videoIds: ["kite0000057"] },
    har: "video/video-adults.har.json",
    expect: { count: 0, error: "input_not_found" },
  },
  {
    name: "A language that the video does not have is missing",
    input: { ...OF_KITE, languages: ["fr"] },
    har: "transcript/transcript-language.har.json",
    expect: { count: 0, error: "input_not_found", warnings: { language_missing: 1 } },
  },
];
