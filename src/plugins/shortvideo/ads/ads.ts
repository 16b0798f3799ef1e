import { changed, eachPage, eachTarget, operation, readObject } from "../../../plugin-sdk/index.ts";
import { noFiles } from "../items/filters.ts";
import { FILE_FLAGS } from "../inputs.ts";
import { pickedEach } from "../projection.ts";
import { LIBRARY } from "../source.ts";
import { adsForms, adsInput, type AdsAsked, namesAds } from "./inputs.ts";
import { askAd, askSearch, type Cursor } from "./library.ts";
import { Ad, AD, type AdFacts } from "./record.ts";

const MAX_PAGES = 500;

export const ads = operation({
  name: "ads",
  aliases: ["adLibrary", "advertisements", "ad", "commercialContent"],
  title: "Advertisements",
  summary:
    "Advertisements of TikTok's public library: advertiser, days on which they ran, reach, films and pictures.",
  agentHint:
    "Use with names of advertisers and a region, or with `adIds`. The library covers Europe, not the US.",
  availability: "partial",
  availabilityNote:
    "The library has what ran in the EU, the EEA, the UK and a few more countries since October 2022. Neither its paging nor the answer about a single advertisement was seen on a recording; who an advertisement was meant for is not read.",
  input: adsInput,
  normalize: adsForms,
  selects: namesAds,
  features: FILE_FLAGS,
  notEchoed: "The library repeats neither the search nor its region and days.",
  record: Ad,
  dedupeKey: (record) => `${record.region}\n${record.id}`,
  canary: { input: { region: "de" }, atLeast: { records: 5, fields: ["advertiserName", "firstShownAt"] } },
  run: (ctx, asked, found) =>
    asked.adIds === undefined
      ? eachTarget(ctx, asked.queries === undefined ? [null] : [...new Set(asked.queries)], (term, inner) =>
          eachPage<Cursor, ReturnType<typeof found.row>>(
            inner,
            { first: { offset: 0, searchId: "" }, max: MAX_PAGES },
            async function* (cursor) {
              const { page, rows, total, searchId, hasMore } = await askSearch(inner, asked, term, cursor);
              if (cursor.offset === 0 && rows.length === 0)
                inner.foundNothing("The library has no such advertisement.");
              if (total !== null) inner.total(total);
              for (const [index, row] of rows.entries()) {
                const ad = readObject(AD, row, { answer: "search", warn: inner.warn }, "data");
                if (ad === null) inner.warn("row_dropped", "data: an advertisement could not be read.");
                if (ad === null) continue;
                const one = { ...placed(ad, asked), term, resultPosition: cursor.offset + index + 1 };
                yield found.row(page, { ...one, selectedItems: pickedEach(asked, [one]) }, noFiles(asked));
              }
              return hasMore ? { offset: cursor.offset + rows.length, searchId } : null;
            },
          ),
        )
      : eachTarget(ctx, [...new Set(asked.adIds)], async function* (id, inner) {
          const { page, ad } = await askAd(inner, id);
          const read = readObject(AD, ad, { answer: "details", warn: inner.warn }, "data");
          if (read === null) throw changed(page, `Advertisement ${id} could not be read.`);
          const one = { ...placed(read, asked), term: null, resultPosition: null };
          yield found(page, { ...one, selectedItems: pickedEach(asked, [one]) }, noFiles(asked));
        }),
});

const placed = (ad: AdFacts, { region }: AdsAsked) => ({
  ...ad,
  url: `${LIBRARY}/ads/detail/?ad_id=${encodeURIComponent(ad.id)}`,
  region: region ?? null,
});
