import { describe, expect, test } from "vitest";
import type { AppError } from "../../src/errors/app-error.ts";
import type { JsonObject } from "../../src/plugin-sdk/index.ts";
import { normalizeInput } from "../../src/scrape-host/input/normalize-input.ts";
import { addressesIn } from "../../src/plugins/video/email/addresses.ts";
import scraper from "../../src/plugins/video/index.ts";
import { readVideoUrl } from "../../src/plugins/video/targets.ts";

const SITE = "https://www.youtube.com";
const ID = "kite_-00001";
const CHANNEL = "UCkiteKiteKiteKiteKite01";
const LIST = "PLkitesAndDragons0001";
const read = (raw: JsonObject) => {
  const { operation, input } = normalizeInput(scraper, raw);
  return { operation: operation.name, ...input };
};

test.each([
  [`${SITE}/watch?v=${ID}&list=${LIST}&t=10s`, "video", ID],
  [`https://youtu.be/${ID}?si=x`, "video", ID],
  [`youtu.be/${ID}`, "video", ID],
  [`m.youtube.com/watch?v=${ID}`, "video", ID],
  [`https://music.youtube.com/watch?v=${ID}`, "video", ID],
  [`${SITE}/shorts/${ID}/`, "video", ID],
  [`${SITE}/live/${ID}?feature=share`, "video", ID],
  [`https://www.youtube-nocookie.com/embed/${ID}`, "video", ID],
  [`${SITE}/v/${ID}`, "video", ID],
  [`${SITE}/channel/${CHANNEL}/`, "channel", CHANNEL],
  [`${SITE}/@redkites`, "channel", "@redkites"],
  [`${SITE}/@%E5%87%A7%E6%8F%9A%E3%81%92`, "channel", "@凧揚げ"],
  [`${SITE}/c/RedKites`, "channel", "c/RedKites"],
  [`${SITE}/user/redkites`, "channel", "user/redkites"],
  [`${SITE}/playlist?list=${LIST}`, "playlist", LIST],
  [`${SITE}/results?search_query=red+kites`, "search", "red kites"],
])("%s names a %s", (address, kind, value) => expect(readVideoUrl(address)).toEqual({ kind, value }));

test.each([
  `${SITE}/watch?v=short`,
  `${SITE}/playlist?list=RDkite0000001AAAAAAA`,
  `${SITE}/playlist?list=WL`,
  `${SITE}/feed/trending`,
  `${SITE}/results`,
  `https://youtube.example/watch?v=${ID}`,
  `ftp://www.youtube.com/watch?v=${ID}`,
  `${SITE}/@a%`,
  ID,
])("%s names nothing", (address) => expect(readVideoUrl(address)).toBeNull());

describe("an input without an operation", () => {
  test.each<[JsonObject, string]>([
    [{ query: "red kites" }, "search"],
    [{ searchUrl: `${SITE}/results?search_query=kites` }, "search"],
    [{ url: `https://youtu.be/${ID}` }, "video"],
    [{ videoIds: [ID] }, "video"],
    [{ startUrls: [{ url: `${SITE}/@redkites` }] }, "channel"],
    [{ handle: "@redkites" }, "channel"],
    [{ urls: [`${SITE}/playlist?list=${LIST}`] }, "playlist"],
    [{ playlistId: LIST }, "playlist"],
    [{ chart: "music" }, "trending"],
  ])("%j selects %s", (raw, operation) => expect(read(raw)).toMatchObject({ operation }));
});

test("friendly forms become canonical, with English asked for when no language is named", () => {
  expect(
    read({ operation: "getComments".replace("get", "video"), url: `https://youtu.be/${ID}` }),
  ).toMatchObject({
    operation: "comments",
    videoIds: [ID],
    language: "en",
    country: "us",
    sort: "top",
  });
  expect(
    read({ operation: "subtitles", id: ID, transcriptLanguage: "pt_br", hl: "DE", gl: "UK" }),
  ).toMatchObject({
    operation: "transcript",
    languages: ["pt-BR"],
    language: "de",
    country: "gb",
  });
  const mixed = [`${SITE}/@redkites`, { url: `${SITE}/shorts/${ID}` }];
  expect(read({ operation: "emails", urls: mixed })).toMatchObject({
    channels: ["@redkites"],
    videoIds: [ID],
  });
  expect(read({ operation: "channel", channel: "@redkites", tab: "live", shorts: "true" })).toMatchObject({
    tabs: ["streams"],
    includeShorts: true,
  });
});

test.each<[JsonObject, JsonObject]>([
  [{ url: `${SITE}/@redkites/shorts` }, { operation: "channel", channels: ["@redkites"], tabs: ["shorts"] }],
  [{ url: `${SITE}/channel/${CHANNEL}/live` }, { tabs: ["streams"] }],
  [{ url: `${SITE}/c/RedKites/playlists` }, { channels: ["c/RedKites"], tabs: ["playlists"] }],
  [{ urls: [`${SITE}/@redkites/shorts`, `${SITE}/@dragons`] }, { tabs: ["shorts", "videos"] }],
  [{ url: `${SITE}/@redkites/featured` }, { tabs: ["videos"] }],
  [{ url: `${SITE}/@redkites/shorts`, tab: "live" }, { tabs: ["streams"] }],
  [
    { videoIds: [ID], transcriptLanguages: "de" },
    { operation: "transcript", languages: ["de"] },
  ],
  [
    { videoIds: [ID], transcriptLanguages: "de", comments: true },
    { operation: "video", languages: ["de"], includeTranscript: true, includeComments: true },
  ],
  [{ operation: "video", videoIds: [ID], languages: "de" }, { includeTranscript: true }],
  [{ operation: "video", videoIds: [ID], languages: "de", transcript: false }, { includeTranscript: false }],
  [{ url: `${SITE}/hashtag/chess` }, { operation: "search", searchTerms: ["#chess"] }],
  [{ query: "kites: how to" }, { operation: "search", searchTerms: ["kites: how to"] }],
])("%j keeps all that it says", (raw, expected) => expect(read(raw)).toMatchObject(expected));

test.each<[JsonObject, string]>([
  [{ url: `${SITE}/feed/trending` }, "names no search"],
  [{ searchTerms: ["https://kites.example/x"] }, "names no search"],
  [{ searchTerms: ["youtube.com/@redkites"], operation: "search" }, "names no search"],
  [{ videoIds: ["not an id"] }, "Expected an id of eleven characters"],
  [{ channels: ["Red Kites"] }, "Expected an id that starts with UC"],
  [{ playlistIds: ["RDkite0000001"] }, "mixes are made per viewer"],
  [{ videoIds: Array<string>(201).fill(ID) }, "201 video ids; at most 200 are allowed."],
  [{ searchTerms: Array<string>(51).fill("a") }, "51 search terms; at most 50 are allowed."],
  [{ operation: "email", country: "us" }, "channels"],
  [{ operation: "trending", chart: "all" }, "chart"],
])("refuses %j", (raw, message) => {
  let refused: unknown = null;
  try {
    read(raw);
  } catch (error) {
    refused = error;
  }
  expect(JSON.stringify((refused as AppError | null)?.details ?? null)).toContain(message);
});

test("addresses of e-mail are read as texts write them, each once", () => {
  const text =
    "Write to a.b@kites.example, A [at] kites (dot) co.example or post(at)kites.example! Not: @redkites, x@y, 5@2.50, a.b@Kites.example.";
  expect(addressesIn(text)).toEqual([
    { email: "a.b@kites.example", isSpelledOut: false },
    { email: "A@kites.co.example", isSpelledOut: true },
    { email: "post@kites.example", isSpelledOut: true },
  ]);
  expect(addressesIn(`${"a.".repeat(20_000)}@`)).toEqual([]);
});
