import {
  arr,
  at,
  type FieldValues,
  isJsonObject,
  type JsonObject,
  nothingOf,
  readFields,
  type StatedFields,
  str,
} from "../../../plugin-sdk/index.ts";
import { allOf, anyOf } from "../page/walk.ts";
import { firstSaid } from "../page/texts.ts";
import { CHANNEL, gathered, leaderOf, LOCKUP, PLAYLIST, REEL, SHORT, VIDEO } from "./fields.ts";
import type { Kind } from "./item.ts";
import { lockupFacts } from "./lockup.ts";

const ALL = { ...VIDEO, ...CHANNEL, ...PLAYLIST, id: VIDEO.id, title: VIDEO.title };
/** What any row of a list may say. */
export type Card = Omit<FieldValues<typeof ALL>, "id" | "title"> & {
  kind: Kind;
  id: string;
  title: string;
  /** Place on its page, from 1; null behind a row that could not be read, which may have been an advert or a whole shelf. */
  place: number | null;
};
type Known = Partial<FieldValues<typeof ALL>> & { kind: Kind };

/** Of the page that a row stands on. */
export interface Surroundings {
  language: string;
  now: Date;
  warn: (code: string, message: string) => void;
}
/** Reads one kind of row; null for one that is left out on purpose. */
type ReadRow = (row: JsonObject, around: Surroundings) => Known | null;

const read = <F extends StatedFields>(fields: F, row: JsonObject, { warn }: Surroundings) =>
  readFields(fields, row, { answer: "row", warn });
/** What a row states, of the first where several channels published it. */
const readLed = <F extends typeof VIDEO | typeof PLAYLIST>(
  fields: F,
  row: JsonObject,
  around: Surroundings,
) => {
  const leader = leaderOf(row, around.warn);
  if (leader === undefined) return read(fields, row, around);
  // The names of several lead to a list of them, and to no channel.
  const { owner: _names, ...rest } = row;
  return { ...read(fields, rest, around), channel: leader };
};
const video: ReadRow = (row, around) => ({ ...readLed(VIDEO, gathered(row, around), around), kind: "video" });

const channel: ReadRow = (row, around) => {
  // Since handles came, `subscriberCountText` often holds the handle and `videoCountText` the subscribers, which alone are
  // spelled out for screen readers.
  const [subscribers, videos] = [row["subscriberCountText"] ?? null, row["videoCountText"] ?? null];
  const isSwapped =
    firstSaid(subscribers)?.startsWith("@") === true ||
    at(videos, "accessibility.accessibilityData") !== null;
  const counts = isSwapped ? { subscribers: videos, videos: null } : { subscribers, videos };
  const run = { text: row["title"], navigationEndpoint: row["navigationEndpoint"] };
  const owner = {
    run: { ...run, text: firstSaid(row["title"]) },
    avatar: row["thumbnail"],
    badges: row["ownerBadges"],
  };
  return { ...read(CHANNEL, { ...row, ...counts, owner } as JsonObject, around), kind: "channel" };
};

const playlist: ReadRow = (row, around) => {
  const pictures = at(row, "thumbnails[0].thumbnails") ?? at(row, "thumbnail.thumbnails");
  const videos = row["videoCount"] ?? row["videoCountText"] ?? row["videoCountShortText"];
  return {
    ...readLed(PLAYLIST, { ...gathered(row, around), pictures, videos } as JsonObject, around),
    kind: "playlist",
  };
};

const LOCKUP_KINDS: Record<string, Kind> = {
  VIDEO: "video",
  LIVE: "video",
  EPISODE: "video",
  SHORT: "short",
  SHORTS: "short",
  CHANNEL: "channel",
  PLAYLIST: "playlist",
  PODCAST: "playlist",
  ALBUM: "playlist",
  COURSE: "playlist",
};
const lockup: ReadRow = (row, around) => {
  const image = at(row, "contentImage");
  const { kind: type, ...stated } = read(
    LOCKUP,
    { ...row, pictures: stillIn(image), overlays: anyOf(image, "overlays") } as JsonObject,
    around,
  );
  const kind = LOCKUP_KINDS[type?.replace("LOCKUP_CONTENT_TYPE_", "") ?? ""];
  if (kind === undefined) return { kind: "video", id: null };
  // A mix is made for each viewer.
  if (kind === "playlist" && stated.id?.startsWith("RD") === true) return null;
  const { badgeText, ...facts } = lockupFacts(row, kind !== "playlist", around);
  const isList = kind === "playlist";
  const counts = isList ? { videoCountText: badgeText, viewCountText: null, publishedText: null } : {};
  return { ...stated, ...facts, ...counts, kind };
};

/** Sizes of the still of a picture, beside which a moving preview may stand. */
const stillIn = (image: unknown): unknown =>
  at(image, "sources") ??
  allOf(image, "image")
    .map((one) => at(one, "sources"))
    .find((one) => one !== null) ??
  null;

const short: ReadRow = (row, around) => {
  const pictures = stillIn(row["thumbnailViewModel"] ?? row["thumbnail"]);
  return { ...read(SHORT, { ...row, pictures } as JsonObject, around), kind: "short" };
};

/** Names of rows, in all generations that are known. */
const ROWS: Record<string, ReadRow> = {
  videoRenderer: video,
  gridVideoRenderer: video,
  compactVideoRenderer: video,
  playlistVideoRenderer: video,
  playlistPanelVideoRenderer: video,
  videoCardRenderer: video,
  channelRenderer: channel,
  gridChannelRenderer: channel,
  compactChannelRenderer: channel,
  playlistRenderer: playlist,
  gridPlaylistRenderer: playlist,
  compactPlaylistRenderer: playlist,
  lockupViewModel: lockup,
  shortsLockupViewModel: short,
  reelItemRenderer: (row, around) => ({ ...read(REEL, row, around), kind: "short" }),
};
/** What stands among rows and is none: the way to the next page, mixes, adverts, films for money, words, buttons. */
const NO_ROWS =
  /^(?:(?:grid|compact)?(?:Radio|radio|Movie|movie)|adSlot|promoted\w+|searchPyv|didYouMean|showingResultsFor|includingResultsFor|infoPanel\w*|clarification|hashtagTile|horizontalCardList|feedNudge|playlistNotice|emergencyOnebox|channelVideoPlayer|channelFeaturedContent|post|backstagePost\w*|sharedPost)(?:Renderer|ViewModel)$/;
const ROW_NAME = /(?:Renderer|Model)/;
/** What does not lead to rows. */
const ASIDE =
  /^(?:header|footer|title|secondaryContents|thumbnail\w*|\w*(?:[mM]enu|[bB]utton|Overlay|Metadata|Endpoint)\w*)$/;

export interface Cards {
  cards: Card[];
  /** How many rows stood there, also such as could not be read. */
  count: number;
  /** False once a row could not be read: nobody knows the places of those behind it. */
  isCounted: boolean;
  /** Token of the next page. */
  next: string | null;
  /** The list says in words that it has nothing. */
  isEmpty: boolean;
}

/** The rows below some parts of a page, however deep. What looks like a row and is not known is a counted warning. */
export function cardsIn(roots: readonly unknown[], around: Surroundings): Cards {
  const found: Cards = { cards: [], count: 0, isCounted: true, next: null, isEmpty: false };
  visit(roots, found, around);
  return found;
}

/** Goes down to rows. @returns whether anything known stood there */
function visit(tree: unknown, found: Cards, around: Surroundings): boolean {
  if (Array.isArray(tree)) {
    // An empty object among rows was one; elsewhere it says nothing.
    const isList = tree.some((one) => isJsonObject(one) && ROW_NAME.test(Object.keys(one)[0] ?? ""));
    const isBlank = (one: unknown) => isList && isJsonObject(one) && Object.keys(one).length === 0;
    return tree.map((one) => visitItem(isBlank(one) ? null : one, found, around)).includes(true);
  }
  if (!isJsonObject(tree)) return false;
  return Object.entries(tree)
    .map(([name, value]) => {
      const readRow = ROWS[name];
      if (readRow !== undefined && isJsonObject(value)) add(readRow(value, around), found, around);
      else if (name === "continuationItemRenderer") found.next = tokenIn(value) ?? found.next;
      else if (/^(?:message|backgroundPromo)Renderer$/.test(name)) found.isEmpty = true;
      else if (!NO_ROWS.test(name)) return !ASIDE.test(name) && visit(value, found, around);
      return true;
    })
    .includes(true);
}

/** One of a list. What is not known and looks like a row is counted. */
function visitItem(item: unknown, found: Cards, around: Surroundings): boolean {
  const isKnown = visit(item, found, around);
  const [name, ...others] = isJsonObject(item) ? Object.keys(item) : [];
  if (!isKnown && (item === null || (others.length === 0 && ROW_NAME.test(name ?? "")))) {
    found.count += 1;
    found.isCounted = false;
    around.warn("row_unknown", `resultPosition: a row named ${name ?? "null"} is not known.`);
    return true;
  }
  return isKnown;
}

const NOTHING = nothingOf(ALL);
function add(known: Known | null, found: Cards, around: Surroundings): void {
  if (known === null) return;
  const { id, title } = known;
  found.count += 1;
  if (typeof id === "string" && typeof title === "string")
    found.cards.push({ ...NOTHING, ...known, id, title, place: found.isCounted ? found.count : null });
  else {
    found.isCounted = false;
    around.warn("row_dropped", "resultPosition: a row lacks its id, kind or title.");
  }
}

/** The token behind anything that loads more. */
export const tokenIn = (tree: unknown): string | null => str(anyOf(tree, "continuationCommand"), "token");

/** Where the rows of a page are: its selected tab, or what a call for more brings. */
export function listRoots(data: JsonObject): unknown[] {
  const tabs = arr(data, "contents.twoColumnBrowseResultsRenderer.tabs") ?? [];
  const selected = tabs.find((tab) => at(tab, "tabRenderer.selected") === true);
  const results = at(data, "contents.twoColumnSearchResultsRenderer.primaryContents");
  const more = ["Commands", "Actions", "Endpoints"].map((name) => data[`onResponseReceived${name}`]);
  return [results, at(selected, "tabRenderer.content"), ...more].filter(
    (root) => root !== null && root !== undefined,
  );
}
