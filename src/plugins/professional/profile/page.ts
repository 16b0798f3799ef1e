import {
  canonicalUrl,
  changed,
  findByType,
  type JsonObject,
  type RunContext,
  sourceUrl,
} from "../../../plugin-sdk/index.ts";
import { linkAt } from "../page/links.ts";
import { type GuestPage, openPage } from "../page/open.ts";
import { profileOf } from "../targets.ts";

export interface ProfilePage extends GuestPage {
  /** As its own address has it. */
  id: string;
  /** What its linked data say of the person. */
  node: JsonObject;
}

/** The page of a person. @throws SourceError `source_changed` for a page about another one */
export async function openProfile(ctx: RunContext, asked: string): Promise<ProfilePage> {
  const opened = await openPage(ctx, sourceUrl(ctx.origin("web"), "/in/{id}", { id: asked }));
  const { page, document, nodes } = opened;
  const node = findByType(nodes, "Person").find((one) => idIn(one) !== null) ?? {};
  const ids = [idIn(node), profileOf(canonicalUrl(document) ?? "")].filter((id) => id !== null);
  const wanted = [asked, profileOf(page.url) ?? asked].map(bare);
  const [id] = ids;
  if (id === undefined || !ids.every((one) => wanted.includes(bare(one))))
    throw changed(page, `The page is not about ${asked}.`);
  ctx.held(page);
  if (node["@type"] === undefined)
    ctx.warn("linked_data_missing", `The profile of ${id} has its markup alone.`);
  return { ...opened, id, node };
}

const idIn = (node: JsonObject): string | null =>
  profileOf(linkAt(node, "url") ?? "") ?? profileOf(linkAt(node, "sameAs") ?? "");
const bare = (id: string): string => id.normalize("NFC").toLowerCase();
