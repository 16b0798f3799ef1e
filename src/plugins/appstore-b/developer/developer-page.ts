import { cell } from "../../../plugin-shared/google/kinds.ts";
import { FieldTable, maybeAt } from "../../../plugin-shared/google/field-table.ts";
import { InitData } from "../rpc/init-data.ts";
import { jspbAt } from "../../../plugin-shared/google/jspb.ts";
import {
  changed,
  neededLink,
  neededText,
  nothingOf,
  type PageText,
  type Warn,
  z,
} from "../../../plugin-sdk/index.ts";
import { image } from "../kinds.ts";
import { orWarn } from "../lists/incomplete.ts";
import { CARD, listedApps, type PlacedApp } from "../lists/listed-app.ts";
import { developerPath, type Locale, pageUrl, PATHS } from "../source.ts";

const HEADER = { what: "developer header", rpc: "Ws7gDc", base: [1], needs: [12] };
const FEATURED = { what: "featured app", rpc: "r4RdKc", base: [1, 1, 0, 23], needs: [16, 2] };
const APPS_BY_NUMBER = { what: "developer apps", rpc: "MRTdke", base: [0, 1, 0, 21], needs: [0] };
const APPS_BY_NAME = { what: "developer apps", rpc: "IRWBmd", base: [0, 1, 0, 22], needs: [0] };

const PROFILE = new FieldTable({
  name: maybeAt(cell.text, "Name", [12, 4, 0]),
  description: maybeAt(cell.markup, "What the developer says about itself", [12, 5, 1, 1]),
  imageUrl: maybeAt(image, "Logo", [12, 2, 0]),
  headerImageUrl: maybeAt(image, "Header image", [12, 1, 0]),
});
/** Who publishes the apps of a developer page. */
export const DeveloperProfile = z
  .object({
    developerId: neededText("Id: a number or a name"),
    url: neededLink("Page of the developer"),
    ...PROFILE.shape,
  })
  .meta({ title: "DeveloperProfile" });

interface DeveloperPage {
  /** First the app that it shows large; it may be in the list, too. */
  apps: PlacedApp[];
  length: number;
  token: unknown;
  aside: { profile: z.output<typeof DeveloperProfile>; featuredId: string | null };
}

/** Reads the page of a developer with a number or a name as id. @throws SourceError `source_changed` */
export function parseDeveloperPage(
  page: PageText,
  developerId: string,
  locale: Locale,
  warn: Warn,
): DeveloperPage {
  const data = new InitData(page);
  if (!data.isAbout(developerId))
    throw changed(page, `The page asked for developer "${developerId}" is about another.`);
  const byNumber = developerPath(developerId) === PATHS.developerByNumber;
  const list = data.require(byNumber ? APPS_BY_NUMBER : APPS_BY_NAME);
  const items = jspbAt(list, [0]) as unknown[];
  const featured = orWarn(warn, "isFeatured", () => {
    const card = data.optional(FEATURED);
    const cards = card === null ? [] : [card];
    return listedApps(cards, "the featured app", { locale, warn, layout: CARD })[0]?.app ?? null;
  });
  // Items of a name page are wrapped once more.
  const apps = listedApps(items, "the apps of the developer", { locale, warn, from: byNumber ? [] : [0] });
  const header = PROFILE.read(data.optional(HEADER), "the developer page", warn);
  const url = pageUrl(developerPath(developerId), { id: developerId });
  const name = header?.name ?? (byNumber ? null : developerId);
  const profile = { ...nothingOf(PROFILE.shape), ...header, developerId, url, name };
  return {
    apps: featured === null ? apps : [{ app: featured, place: null }, ...apps],
    length: items.length,
    token: jspbAt(list, [1, 3, 1]),
    aside: { profile, featuredId: featured?.id ?? null },
  };
}
