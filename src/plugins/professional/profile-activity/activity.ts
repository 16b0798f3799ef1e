import {
  changed,
  filledText,
  fillerOf,
  type HtmlNode,
  linkField,
  neededLink,
  neededText,
  objectField,
  personFields,
  personOf,
  postFields,
  type RunContext,
  textField,
  wordField,
  z,
} from "../../../plugin-sdk/index.ts";
import { articlesOn, slugOf } from "../items/articles.ts";
import { identityOf, linkAt, pictureIn } from "../page/links.ts";
import { linesOf, unmasked } from "../page/texts.ts";
import type { ProfilePage } from "../profile/page.ts";
import { postUrl, profileUrl } from "../source.ts";
import { instantOf, postIdOf } from "../targets.ts";
import { activityOf } from "./labels.ts";

export const KINDS = ["posted", "shared", "liked", "commented"] as const;
export type Kind = (typeof KINDS)[number];

/** Record of what a profile shows of the doings of its person. */
export const Activity = z
  .object({
    id: neededText("Id of the post, which `post` takes; of an article its name in addresses."),
    url: neededLink("Its page."),
    kind: wordField(["post", "article"], "What it is."),
    title: textField("Title of an article."),
    text: textField("Beginning of the post, as the profile shows it."),
    publishedAt: postFields().publishedAt,
    imageUrl: linkField("Picture next to it."),
    activity: wordField(
      KINDS,
      "What the person did with it; null where the page has words that are not known.",
    ),
    activityText: textField("The same, as shown."),
    profileId: neededText("Whose profile it stands on; `profile` takes it."),
    author: objectField(personFields(), "Who wrote it; of others the address of the post has the id alone."),
  })
  .meta({ title: "Activity" });
const activityDraft = fillerOf(Activity.shape);
export type ActivityDraft = ReturnType<typeof activityDraft>;

const LINK = 'a[href*="/posts/"], a[href*="/feed/update/"]';

/**
 * What the profile shows of posts and articles: the cards below "Activity" and the articles of its linked data.
 * @throws SourceError `source_changed` when there is such a part and none of its cards can be read
 */
export function activitiesOn(
  { page, document, nodes, node, id }: ProfilePage,
  warn: RunContext["warn"],
): ActivityDraft[] {
  const name = unmasked(filledText(node, "name"), "author.name", warn);
  const person = personOf({ id, name, url: profileUrl(id), imageUrl: linkAt(node, "image.contentUrl") });
  const list = document.one('[data-test-id="activities__list"]') ?? document.one("main");
  if (list === null) throw changed(page, "The profile has no part in a known form.");
  const cards = list.all("li").filter((item) => item.has(LINK) && !item.has("li"));
  const shown = cards.flatMap((card) => {
    const read = readCard(card, id);
    if (read === null) warn("row_dropped", "A card of the profile does not say which post it is.");
    return read ?? [];
  });
  const isEmpty = cards.length === 0 && document.has('[data-test-id="activities__list"]');
  if (isEmpty) throw changed(page, "The list of posts on the profile is empty.");
  if (new Set(shown.map((one) => one.id)).size < shown.length)
    warn("row_dropped", "A post stands on the profile twice.");
  if (cards.length > 0 && shown.length === 0)
    throw changed(page, "None of the cards of the profile has a known form.");
  const articles = articlesOn(document, nodes).flatMap(({ url, ...article }) => {
    const slug = slugOf(url);
    if (slug === null || article.publishedAt === null)
      warn("field_missing", "url, publishedAt: an article of the profile lacks one of them.");
    if (url === null || slug === null) return [];
    return [activityDraft({ ...article, id: slug, url, kind: "article", activity: "posted", profileId: id })];
  });
  return [...shown, ...articles].map((one) => (one.activity === "posted" ? { ...one, author: person } : one));
}

/** Who wrote a post, as its address has it: `/posts/ada-string_up-they-go-activity-…`. */
const writerIn = (link: string): string | null =>
  /\/posts\/([^/_]+)_/.exec(URL.parse(link)?.pathname ?? "")?.[1] ?? null;

/** Links of cards have the same mark in all languages; own posts and others that are passed on share one. */
function markOf(card: HtmlNode, isOwn: boolean): Kind | null {
  if (card.has('[data-tracking-control-name="public_profile_like_view"]')) return "liked";
  if (isOwn) return "posted";
  return card.has('[data-tracking-control-name="public_profile_share_view"]') ? "shared" : null;
}

function readCard(card: HtmlNode, profileId: string): ActivityDraft | null {
  const link =
    card
      .all(LINK)
      .flatMap((one) => one.url("href") ?? [])
      .find((url) => postIdOf(url) !== null) ?? "";
  const id = postIdOf(link);
  if (id === null) return null;
  const writer = writerIn(link);
  const isOwn = writer?.toLowerCase() === profileId.toLowerCase();
  const subtitle = card.one("h4");
  const name =
    subtitle
      ?.all("a")
      .find((link) => identityOf(link.attr("href")) !== null)
      ?.text() ?? "";
  const label = subtitle?.text() || null;
  return activityDraft({
    id,
    url: postUrl(id),
    kind: "post",
    text: linesOf(card.textOf("h3") ?? card.textOf(".sr-only")),
    publishedAt: instantOf(id),
    imageUrl: pictureIn(card),
    activity: activityOf(label ?? "") ?? markOf(card, isOwn),
    activityText: label === null ? null : label.replace(name, "").trim() || label,
    profileId,
    author: writer === null ? null : personOf({ id: writer }),
  });
}
