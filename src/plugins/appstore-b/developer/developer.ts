import {
  atLeastOne,
  changed,
  eachTarget,
  flagField,
  listOf,
  MAX_GROUP_URLS,
  MAX_ID_CHARACTERS,
  operation,
  type PageRef,
  placeField,
  searchKey,
  shortText,
  z,
} from "../../../plugin-sdk/index.ts";
import { mentions, playUrls, targetForms, targetsOf, URL_ALIASES } from "../inputs.ts";
import { appChain } from "../lists/app-chain.ts";
import { AppLists, LIST_FEATURES, listFields, listInput } from "../lists/app-lists.ts";
import type { PlacedApp } from "../lists/listed-app.ts";
import { developerPath, shopPage } from "../source.ts";
import { DeveloperProfile, parseDeveloperPage } from "./developer-page.ts";

const input = z
  .object({
    developerIds: listOf(shortText(MAX_ID_CHARACTERS, "The developer id"), MAX_GROUP_URLS, "developer ids")
      .optional()
      .describe("Ids of developers: a number or a name. Addresses of developer pages are accepted too.")
      .meta({ aliases: ["developerId", "developer", "developers", "devId", "developerName"] }),
    developerUrls: playUrls("developer", MAX_GROUP_URLS, "developer URLs", "/store/apps/dev?id=123")
      .describe("Addresses of developer pages.")
      .meta({ aliases: ["developerUrl", ...URL_ALIASES] }),
    ...listInput,
  })
  .check(atLeastOne("developerIds", "developerUrls"));

const developersOf = targetsOf("developerIds", "developerUrls");

const DeveloperApp = z
  .object({
    ...listFields,
    developerProfile: DeveloperProfile.describe("The developer"),
    resultPosition: placeField("Place in the list of the page, from 1; null for the app that it shows large"),
    isFeatured: flagField("True for the app that the page shows large; null when it shows none so"),
  })
  .meta({ title: "DeveloperApp" });

export const developer = operation({
  name: "developer",
  aliases: ["developerApps", "publisher", "dev"],
  title: "Apps of a developer",
  summary: "All apps of a developer, with what the developer says about itself.",
  agentHint: "Use with `developerId` of an app Record. Developers have either a number or a name as id.",
  availability: "full",
  input,
  normalize: targetForms("developerIds", "developerUrls", "developer"),
  selects: mentions(["developerIds"], "developerUrls", "developer"),
  features: LIST_FEATURES,
  record: DeveloperApp,
  dedupeKey: (record) => `${record.developerProfile.developerId}\n${record.id}`,
  canary: { input: { developerIds: ["Google LLC"] }, atLeast: { records: 3, fields: ["title", "url"] } },
  run(ctx, asked, found) {
    const lists = new AppLists(ctx, asked);
    return eachTarget(ctx, developersOf(asked), (id, inner) => {
      const first = async () => {
        const from = await shopPage(ctx, developerPath(id), { id }, lists.locale, `developer "${id}"`);
        const page = parseDeveloperPage(from, id, lists.locale, ctx.warn);
        inner.held(from);
        if (page.apps.length === 0) inner.foundNothing(`The page of developer "${id}" lists no apps.`);
        return { from, ...page };
      };
      type Aside = Awaited<ReturnType<typeof first>>["aside"];
      const make = async ({ app, place }: PlacedApp, from: PageRef, { profile, featuredId }: Aside) => {
        const isFeatured = featuredId === null ? null : app.id === featuredId;
        // The list names the developer; what was asked for is the id that the source links by.
        const { developerId } = profile;
        const own = { developerId, developerProfile: profile, resultPosition: place, isFeatured };
        const record = { ...app, ...lists.locale, appInfo: await lists.infoOf(app), ...own };
        return found(from, record, lists.coverage(record));
      };
      return appChain(inner, lists, first, make, (apps, from) => {
        const other = apps.find(({ app }) => isOfAnother(app.developerId, id));
        if (other !== undefined)
          throw changed(from, `The further page of developer "${id}" lists apps of another.`);
        inner.held(from);
        return apps;
      });
    });
  },
});

/** A number and a name may be the same developer. */
function isOfAnother(shown: string | null, asked: string): boolean {
  if (shown === null || developerPath(shown) !== developerPath(asked)) return false;
  return searchKey(shown) !== searchKey(asked);
}
