import { SourceError } from "../../../plugin-sdk/index.ts";
import type { DeveloperProfile } from "../records/list-records.ts";
import type { ListedApp } from "../records/listed-app.ts";
import { BLOBS } from "../rpc/blobs.ts";
import { developerPath, developerUrl, PATHS, type Locale } from "../urls.ts";
import { plainText, text, webUrl } from "./cleaners.ts";
import { CARD_PATHS, LIST_ITEM_PATHS, readCard, readContinuedItem, readListItem } from "./listed-app.ts";
import { markupRow, pathsOf, readRows, row } from "./mapping.ts";
import { placesIn, readPageData } from "./page-data.ts";
import { EACH, under } from "./places.ts";
import { at, dig, listAt, type Path } from "./sparse.ts";

const PROFILE_ROWS = {
  headerImageUrl: row([12, 1, 0, 3, 2], webUrl),
  logoUrl: row([12, 2, 0, 3, 2], webUrl),
  name: row([12, 4, 0], text),
  description: markupRow([12, 5, 1, 1], plainText),
};

const NEXT_TOKEN = [1, 3, 1];
const BY_NUMBER = placesIn(BLOBS.appsByNumber, [...under([0, EACH], LIST_ITEM_PATHS), NEXT_TOKEN]);
/** Items of a name page are wrapped once more. */
const BY_NAME = placesIn(BLOBS.appsByName, [...under([0, EACH, 0], LIST_ITEM_PATHS), NEXT_TOKEN]);
const HEADER = placesIn(BLOBS.developerHeader, pathsOf(PROFILE_ROWS));
const FEATURED = placesIn(BLOBS.developerFeatured, CARD_PATHS);

/** A page of apps and the token of the next one; the last page has none. */
export interface AppPage {
  apps: ListedApp[];
  nextToken: string | null;
}

export interface DeveloperPage extends AppPage {
  profile: DeveloperProfile;
  /** The app that the page shows large; it may be in the list too. */
  featured: ListedApp | null;
}

/** Reads the page of a developer with a number or a name as id. @throws SourceError `source_changed` */
export function parseDeveloperPage(html: string, developerId: string, locale: Locale): DeveloperPage {
  const page = readPageData(html);
  const byNumber = developerPath(developerId) === PATHS.developerByNumber;
  const list = byNumber
    ? page.require(BLOBS.appsByNumber, BY_NUMBER)
    : page.require(BLOBS.appsByName, BY_NAME);
  const items = listAt(list, [0]).map((item) => readListItem(byNumber ? item : at(item, 0), locale));
  const profile = readRows(page.optional(BLOBS.developerHeader, HEADER), PROFILE_ROWS);
  return {
    apps: items.filter((app) => app !== null),
    nextToken: text(dig(list, NEXT_TOKEN)),
    featured: readCard(page.optional(BLOBS.developerFeatured, FEATURED), locale),
    profile: {
      developerId,
      url: developerUrl(developerId),
      ...profile,
      name: profile.name ?? nameOf(developerId),
    },
  };
}

/** The page after the first. Developer pages and clusters keep list and token in one of two places. */
const CONTINUATIONS: readonly { apps: Path; token: Path }[] = [
  { apps: [0, 0, 0], token: [0, 0, 7, 1] },
  { apps: [0, 6, 0], token: [0, 6, 7, 1] },
];

/** Reads the payload of the continuation RPC; no payload is the end. @throws SourceError `source_changed` */
export function parseContinuation(payload: unknown, locale: Locale): AppPage {
  if (payload === null) return { apps: [], nextToken: null };
  for (const { apps, token } of CONTINUATIONS) {
    const items = listAt(payload, apps).map((item) => readContinuedItem(item, locale));
    const found = items.filter((app) => app !== null);
    if (found.length > 0) return { apps: found, nextToken: text(dig(payload, token)) };
  }
  throw new SourceError("source_changed", "A further page of apps has no list at [0][0][0] or [0][6][0].");
}

function nameOf(developerId: string): string | null {
  return /^\d+$/.test(developerId) ? null : developerId;
}
