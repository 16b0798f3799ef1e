import {
  countIn,
  eachPage,
  eachTarget,
  ExtraPages,
  flag,
  listAsAsked,
  type Found,
  type HttpResponse,
  operation,
  type RunContext,
  shortText,
  SourceError,
  sourceUrl,
  z,
} from "../../../plugin-sdk/index.ts";
import { readAnswer } from "../answer.ts";
import { localeInput, names, placeFlags, searchTerms, targetForms } from "../inputs.ts";
import { filledPb } from "../pb.ts";
import { askPlace } from "../place/ask.ts";
import { PLACE_FEATURES, placeRecord } from "../place/place.ts";
import { Place } from "../place/record.ts";
import { callQuery, type Locale } from "../source.ts";
import { readMapsUrl, type Viewport } from "../targets.ts";
import { type FoundPlace, isElsewhere, isSearch, readSearch, searchedFor } from "./rows.ts";

const ROWS = 20;
/** The map itself shows about 120 results, and peers were given up to 400. */
const MAX_PAGES = 20;

interface Cursor {
  offset: number;
  /** Whether the page before had fewer rows than a page can have. */
  isBeyond: boolean;
}

const input = z.object({
  searchTerms,
  locationQuery: shortText(256, "The location")
    .optional()
    .describe("Place in or near which to search, such as a city; added to each text.")
    .meta({ aliases: ["location", "near", "city"] }),
  latitude: z
    .number()
    .min(-90)
    .max(90)
    .optional()
    .describe("Middle of the map, with `longitude`.")
    .meta({ aliases: ["lat"] }),
  longitude: z
    .number()
    .min(-180)
    .max(180)
    .optional()
    .describe("Middle of the map.")
    .meta({ aliases: ["lng", "lon"] }),
  radiusMeters: countIn(100, 200_000)
    .default(5_000)
    .describe("How far the map reaches around its middle.")
    .meta({ aliases: ["radius"] }),
  includeDetails: flag
    .default(false)
    .describe(
      "Also asks for each place: ratings by stars, busy hours, links, topics, and what a row leaves out.",
    )
    .meta({ aliases: ["includePlaceDetails", "scrapePlaceDetailPage", "details"] }),
  ...localeInput,
  ...placeFlags,
});
type Input = z.output<typeof input>;

export const search = operation({
  name: "search",
  aliases: ["searchPlaces", "placeSearch", "textSearch"],
  title: "Place search",
  summary: "Places for a search text, near a place or around a point, with adverts told apart.",
  agentHint: "Use to find places and their ids. At most 400 for each text; smaller areas give more in all.",
  availability: "partial",
  availabilityNote:
    "Google's robots.txt disallows /search, which gives up to 400 places for each text. Where the operator does not allow it, the page of the map is read, which shows the first 20.",
  input,
  normalize: targetForms("searchTerms", "search"),
  selects: names("searchTerms", "search"),
  features: [...PLACE_FEATURES, "includeDetails"],
  record: Place,
  // A page that does not tell adverts apart must not give the places of another one again.
  dedupeKey: (record) => `${record.term}\n${record.id}\n${record.isAd === true}`,
  canary: {
    input: { searchTerms: ["coffee in Athens"] },
    atLeast: { records: 10, fields: ["name", "address", "rating"] },
  },
  run(ctx, asked, found) {
    const extra = new ExtraPages(ctx);
    return eachTarget(ctx, [...new Set(asked.searchTerms)], async function* (term, inner) {
      const { query, viewport } = wantedOf(term, asked);
      const seen = new Set<string>();
      yield* eachPage<Cursor, Found<z.input<typeof Place>>>(
        inner,
        { first: { offset: 0, isBeyond: false }, max: MAX_PAGES },
        async function* ({ offset, isBeyond }) {
          const { page, isOnly } = await askSearch(inner, asked, query, viewport, offset);
          const rows = rowsOn(inner, page, { query, viewport }, { isBeyond, isFirst: offset === 0 });
          if (rows.length === 0 && offset === 0) inner.foundNothing(`The map has no places for "${query}".`);
          for (const { facts, isAd, place } of rows) {
            const { record, coverage } = await wholeRecord(inner, asked, facts);
            const shown = {
              ...record,
              term: query,
              resultPosition: isAd !== true && place !== null ? offset + place : null,
              adPosition: isAd === true ? place : null,
              isAd,
            };
            yield found.row(page, shown, coverage);
          }
          extra.end();
          const known = seen.size;
          for (const { facts } of rows) seen.add(facts.id);
          // A page may hold fewer rows than others and still not be the last: only one without any new place is.
          if (seen.size === known) return null;
          const organic = rows.filter(({ isAd }) => isAd !== true).length;
          if (!isOnly) return { offset: offset + ROWS, isBeyond: organic < ROWS };
          if (organic > ROWS / 2)
            inner.warn(
              "first_page_only",
              "robots.txt allows only the page of the map, which shows the first 20 places.",
            );
          return null;
        },
      );

      /** With what only the answer about the place has, where the input asks for it. */
      async function wholeRecord(own: RunContext, flags: Input, facts: Parameters<typeof placeRecord>[2]) {
        const wanted = flags.includeDetails || flags.includeImages || flags.includeReviews;
        const asks = async () => (wanted ? askPlace(own, flags, facts.id) : null);
        const answer = wanted ? await extra.read("place", asks) : null;
        const filled = Object.entries(answer?.facts ?? {}).filter(([, value]) => value !== null);
        const { record, coverage } = await placeRecord(
          own,
          flags,
          { ...facts, ...Object.fromEntries(filled) },
          answer?.message,
        );
        const includeDetails = answer === null ? ("not_found" as const) : ("extracted" as const);
        return { record, coverage: flags.includeDetails ? { ...coverage, includeDetails } : coverage };
      }
    });
  },
});

/** The rows of a page; beyond one that was not full an answer of another form, which names no place, is the end. */
function rowsOn(
  ctx: RunContext,
  page: HttpResponse,
  { query, viewport }: ReturnType<typeof wantedOf>,
  { isBeyond, isFirst }: { isBeyond: boolean; isFirst: boolean },
): FoundPlace[] {
  const { warn } = ctx;
  try {
    const answer = readAnswer(page, isSearch);
    listAsAsked(ctx, page, { query: { asked: query, shown: searchedFor(answer) } });
    if (viewport !== null && isElsewhere(answer, viewport))
      warn("map_moved", "latitude, longitude: the source shows another part of the map than was asked for.");
    return readSearch(page, answer, isFirst, warn);
  } catch (error) {
    if (!(error instanceof SourceError) || error.code !== "source_changed" || !isBeyond) throw error;
    if (/0x[0-9a-f]+:0x[0-9a-f]/i.test(page.text)) throw error;
    warn("end_unproven", `The page after the last places has another form: ${error.message}`);
    return [];
  }
}

/** What to search for, and where: an address of a search may say it, else the input. */
function wantedOf(term: string, { language, locationQuery, latitude, longitude, radiusMeters }: Input) {
  const address = readMapsUrl(term);
  const text = address?.value ?? term;
  // "in" is English; in other languages the place stands beside the text.
  const query =
    locationQuery === undefined ? text : `${text} ${/^en\b/.test(language) ? "in " : ""}${locationQuery}`;
  const given =
    latitude === undefined || longitude === undefined
      ? null
      : { latitude, longitude, meters: radiusMeters * 2 };
  return { query, viewport: address?.viewport ?? given };
}

/** One page of results; the page of the map where robots.txt disallows the call. */
async function askSearch(
  ctx: RunContext,
  locale: Locale,
  query: string,
  viewport: Viewport | null,
  offset: number,
): Promise<{ page: HttpResponse; isOnly: boolean }> {
  const origin = ctx.origin("web");
  const pb =
    viewport === null
      ? filledPb("search", { offset })
      : filledPb("searchNear", { query, offset, ...viewport });
  try {
    const page = await ctx.http.get(`${origin}/search`, {
      query: { tbm: "map", ...callQuery(locale), q: query, pb },
    });
    return { page, isOnly: false };
  } catch (error) {
    if (!(error instanceof SourceError) || error.code !== "robots_disallowed" || offset > 0) throw error;
    const { language: hl, country: gl } = locale;
    const at = viewport === null ? "" : `/@${viewport.latitude},${viewport.longitude},${viewport.meters}m`;
    const url = `${sourceUrl(origin, "/maps/search/{query}", { query })}${at}`;
    return { page: await ctx.http.get(url, { query: { hl, gl } }), isOnly: true };
  }
}
