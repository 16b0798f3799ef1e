import {
  addressOf as placeOf,
  at,
  changed,
  type HtmlDocument,
  htmlToText,
  int,
  isJsonObject,
  parseHtml,
  requireEnd,
  type RunContext,
  str,
} from "../../../plugin-sdk/index.ts";
import { type Facts, ownText, starsIn } from "../page/facts.ts";
import { askPage, type Market } from "../source.ts";
import { sellerUrl } from "../targets.ts";
import { sellerProfileOf } from "./record.ts";

const TIMES = ["oneMonth", "threeMonth", "twelveMonth", "lifetime"] as const;

/** What the page's scripts keep, by the key that each has; values may be one level further down. */
function statesOn(doc: HtmlDocument): Record<string, unknown> {
  const states: Record<string, unknown> = {};
  for (const script of doc.all('script[type="a-state"]')) {
    const [key, value] = [script.attr("data-a-state") ?? "", script.rawText()].map((text) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return null;
      }
    });
    if (isJsonObject(value)) Object.assign(states, value);
    const name = str(key, "key");
    if (name !== null && value !== null) states[name] = value;
  }
  return states;
}

/** Ratings of one span of time; stars that do not sum up to their count are no counts. */
function ratingsIn(states: Record<string, unknown>, time: (typeof TIMES)[number], warn: Facts["warn"]) {
  const data = at(states, `${time}RatingsData`);
  if (!isJsonObject(data)) return null;
  const ratingCount = int(data, "ratingCount");
  const [one = null, two = null, three = null, four = null, five = null] = [1, 2, 3, 4, 5].map((star) =>
    int(data, `star${star}Count`),
  );
  const sum = [one, two, three, four, five].reduce<number>(
    (total, count) => total + (count ?? Number.NaN),
    0,
  );
  if (ratingCount !== null && sum === ratingCount)
    return { ratingCount, 1: one, 2: two, 3: three, 4: four, 5: five };
  warn("field_missing", `ratingsByTime.${time}, ratingHistogram: its stars do not sum up to its ratings.`);
  return { ratingCount, 1: null, 2: null, 3: null, 4: null, 5: null };
}

const SECTION = "#page-section-detail-seller-info";

/** Lines of the registered business; a label starts its line, and ends what stood before it. */
function linesOn(
  doc: HtmlDocument,
  warn: Facts["warn"],
): { text: string; isLabelled: boolean; isWhole: boolean }[] {
  const rows = doc.one(SECTION)?.all(".a-row") ?? [];
  const own = rows.filter((row) => row.text() !== "" && !row.has(".a-row"));
  const isBroken =
    own.some((row) => row.one(".a-text-bold")?.previous != null) ||
    rows.some((row) => row.has(".a-row") && row.has(":scope > span"));
  if (isBroken) warn("field_missing", "legalLines, legalName, address: the lines are not in a known form.");
  return isBroken
    ? []
    : own.map((row) => {
        const [label, text] = [row.textOf(".a-text-bold") ?? "", row.text()];
        return { text, isLabelled: label !== "", isWhole: label !== "" && text !== label };
      });
}

const NAME =
  /^(?:Business Name|Geschäftsname|Nom commercial|Nombre de la empresa|Nombre comercial|Nome dell'attività|Nome commerciale|Handelsnaam|Bedrijfsnaam|Nazwa firmy|Företagsnamn|Şirket Adı|İşletme Adı|Nome da empresa|販売業者)\s?[:：]\s?(.+)$/i;
const ADDRESS =
  /^(?:Business Address|Geschäftsadresse|Adresse (?:de l'entreprise|commerciale)|Dirección(?: de la empresa| comercial)?|Indirizzo(?: sede legale)?|Bedrijfsadres|Zakelijk adres|Adres (?:firmy|prowadzenia działalności)|Företagsadress|(?:Şirket|İşletme) Adresi|Endereço(?: comercial)?|住所)\s?[:：]/i;

/** A seller's page. @throws SourceError `source_changed` when it names no seller, or another one */
export async function readSeller(ctx: RunContext, market: Market, target: { country: string; id: string }) {
  const { country, id } = target;
  const page = await askPage(ctx, country, market, { path: "/sp", query: { seller: id } });
  requireEnd(page, "</html>");
  const doc = parseHtml(page);
  const name = doc.textOf("#seller-name, #sellerName, #page-section-seller-header h1");
  const states = statesOn(doc);
  const named = /[?&;](?:seller|me)=(A[A-Z0-9]{9,20})/.exec(page.text)?.[1] ?? null;
  const stated = str(states, "sellerID") ?? str(states, "sellerId") ?? named;
  if (name === null || stated !== id) throw changed(page, `The page is not the one of seller ${id}.`);
  const about = doc.one(
    "#page-section-about-seller .spp-expander-more-content, #page-section-about-seller, #about-seller",
  );
  const rows = linesOn(doc, ctx.warn);
  const lines = rows.map(({ text }) => text).filter((text, index, all) => text !== all[index - 1]);
  const place = rows.findLastIndex(({ text }) => ADDRESS.test(text));
  const after = rows.slice(place + 1);
  const end = after.findIndex(({ isLabelled }) => isLabelled);
  const address = [rows[place]?.text.replace(ADDRESS, "").trim() ?? ""]
    .concat(after.slice(0, end === -1 ? undefined : end).map(({ text }) => text))
    .filter((line) => line !== "");
  // A line without a label belongs to the one above that has a label and nothing else.
  const isStray =
    rows.filter(({ text }) => ADDRESS.test(text)).length > 1 ||
    rows.some(({ isLabelled }, index) => !isLabelled && rows[index - 1]?.isWhole === true);
  if (isStray || (place !== -1 && address.length === 0))
    ctx.warn("field_missing", `address, legalLines: the lines of ${id} are not in a known order.`);
  const head = doc.one(
    "#seller-info-feedback-summary, #seller-feedback-summary, #page-section-seller-header",
  );
  const rating = starsIn(head?.textOf(".a-icon-alt") ?? null);
  const percent = /(\d{1,3})\s?%|%\s?(\d{1,3})/.exec(head?.text() ?? "");
  const [oneMonth = null, threeMonth = null, twelveMonth = null, lifetime = null] = TIMES.map((time) =>
    ratingsIn(states, time, ctx.warn),
  );
  const { ratingCount = null, ...ratingHistogram } = lifetime ?? {};
  const isKnown = [oneMonth, threeMonth, twelveMonth, lifetime].some((time) => time !== null);
  if (!isKnown)
    ctx.warn(
      "field_missing",
      `ratingsByTime, ratingCount, ratingHistogram: the page of ${id} has no figures.`,
    );
  const record = sellerProfileOf({
    ...{ id, name, country, ratingCount, rating, ratingMax: rating === null ? null : 5 },
    url: sellerUrl(country, id),
    description:
      about === null || ownText(about, "description", ctx) === null ? null : htmlToText(about.html()) || null,
    imageUrl: doc.urlOf("#seller-logo-container img, #sellerLogo img, img#sellerLogo", "src"),
    legalName: lines.flatMap((line) => NAME.exec(line)?.[1] ?? [])[0] ?? null,
    legalLines: isStray || lines.length === 0 ? null : lines,
    address: isStray || place === -1 || address.length === 0 ? null : placeOf({ text: address.join(", ") }),
    positivePercent: percent === null ? null : Number(percent[1] ?? percent[2]),
    ratingHistogram:
      lifetime === null || lifetime[1] === null
        ? null
        : { 1: null, 2: null, 3: null, 4: null, 5: null, ...ratingHistogram },
    ratingsByTime: isKnown ? { oneMonth, threeMonth, twelveMonth, lifetime } : null,
  });
  return { page, record };
}
