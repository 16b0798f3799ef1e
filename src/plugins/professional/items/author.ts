import {
  countField,
  firstOf,
  type HtmlNode,
  type JsonObject,
  obj,
  personFields,
  type RunContext,
  str,
  textField,
  wordField,
} from "../../../plugin-sdk/index.ts";
import { identityOf, linkAt, pictureIn } from "../page/links.ts";
import { groupedCount, unmasked } from "../page/texts.ts";

/** Somebody who posts or comments: a person or an organization. */
export const authorFields = {
  ...personFields(),
  kind: wordField(["person", "organization"], "What it is; `id` is for `profile` or `company`."),
  headline: textField("Line under the name of a person."),
  followerCount: countField("Accounts that follow an organization, as shown next to the name."),
};
export interface Author {
  id: string | null;
  name: string | null;
  url: string | null;
  imageUrl: string | null;
  kind: "person" | "organization" | null;
  headline: string | null;
  followerCount: number | null;
}

/** What stands beside a post or comment: a link with the name, a line below it, and a picture. */
export function authorIn(
  node: HtmlNode | null,
  line: HtmlNode | null,
  warn: RunContext["warn"],
): Author | null {
  const links = node?.all("a[href]").filter((link) => identityOf(link.attr("href")) !== null) ?? [];
  const link = links.find((one) => one.text() !== "");
  const identity = identityOf(links[0]?.attr("href") ?? null);
  // A card is one link around a heading; elsewhere the link has the name alone.
  const shownName = node?.textOf("h3") ?? (link?.children.length === 0 ? link.text() : null);
  const name = unmasked(shownName, "author.name", warn);
  if (identity === null && name === null) return null;
  if (shownName === null) warn("field_missing", "author, name: a link to somebody has no name.");
  // Another element inside of the line has run into it.
  const isBroken = line !== null && line.children.length > 0;
  if (isBroken)
    warn("field_missing", "author.headline, author.followerCount: the line has another part within it.");
  const shown = isBroken ? null : unmasked(line?.text() || null, "author.headline", warn);
  const isPerson = identity?.kind === "person";
  return {
    ...(identity ?? { id: null, url: null, kind: null }),
    name,
    imageUrl: pictureIn(node),
    headline: isPerson ? shown : null,
    followerCount: isPerson ? null : groupedCount(shown),
  };
}

/** Types of schema.org for what is no person. */
const ORGANIZATION = /Organization$|^(?:Corporation|CollegeOrUniversity|School|NGO|LocalBusiness)$/;

/** The same in linked data. Its count of followers is 0 for everybody, so it is not read. */
export function linkedAuthor(node: JsonObject, warn: RunContext["warn"]): Author | null {
  const author = obj(node, "author") ?? obj(node, "creator");
  const name = unmasked(str(author, "name")?.trim() || null, "author.name", warn);
  const identity = identityOf(str(firstOf(author, ["url", "sameAs"])));
  if (name === null && identity === null) return null;
  const type = str(author, "@type") ?? "";
  return {
    id: identity?.id ?? null,
    url: identity?.url ?? null,
    name,
    imageUrl: linkAt(author, "image.url") ?? linkAt(author, "image.contentUrl"),
    kind: identity?.kind ?? (ORGANIZATION.test(type) ? "organization" : type === "Person" ? "person" : null),
    headline: null,
    followerCount: null,
  };
}

/** What both say of the same author. */
export function joined(one: Author | null, other: Author | null): Author | null {
  if (one === null || other === null) return one ?? other;
  return {
    id: one.id ?? other.id,
    name: one.name ?? other.name,
    url: one.url ?? other.url,
    imageUrl: one.imageUrl ?? other.imageUrl,
    kind: one.kind ?? other.kind,
    headline: one.headline ?? other.headline,
    followerCount: one.followerCount ?? other.followerCount,
  };
}
