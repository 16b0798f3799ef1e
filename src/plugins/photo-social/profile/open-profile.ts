import {
  arr,
  at,
  changed,
  fillerOf,
  type HttpResponse,
  isJsonObject,
  type JsonObject,
  nothingOf,
  type PageRef,
  readFields,
  type RunContext,
  SourceError,
  sourceUrl,
  str,
} from "../../../plugin-sdk/index.ts";
import { dataOn, under } from "../page/data.ts";
import { refuseBrokenEmbed, refuseUnreadEmbed } from "../page/embed.ts";
import { accountIn, describesAny, metaTagsOf, saysMissing } from "../page/meta.ts";
import { type Surfaces } from "../page/surfaces.ts";
import { nodesIn, postsIn } from "../posts/lists.ts";
import { type ReadPost } from "../posts/post-of.ts";
import { profileUrl } from "../source.ts";
import { BY_FORM, Profile, type ProfileForm } from "./fields.ts";

const profileOf = fillerOf(Profile.shape);
const NOTHING = nothingOf(Profile.shape);

/** An account with the posts that its page shows. */
export interface OpenProfile {
  from: PageRef;
  profile: ReturnType<typeof profileOf>;
  /** Null where the page shows no list of posts. */
  posts: ReadPost[] | null;
}

/**
 * Reads an account from its page, else from its embed, else from the tags of the page.
 * @throws SourceError `input_not_found` for an account that is not there
 */
export function openProfile(ctx: RunContext, surfaces: Surfaces, username: string): Promise<OpenProfile> {
  const url = (template: string) => sourceUrl(ctx.origin("web"), template, { username });
  return surfaces.open(ctx, `account ${username}`, {
    page: url("/{username}/"),
    onPage: (page) => onPage(page, username, ctx.warn),
    embed: url("/{username}/embed/"),
    onEmbed(page) {
      refuseBrokenEmbed(page, `account ${username}`);
      return onEmbed(page, username, ctx.warn) ?? refuseUnreadEmbed(page);
    },
    onTags: (page) => fromTags(page, username),
  });
}

const IS_ACCOUNT = /\\?"(?:xig_user_by_username|follower_count|edge_followed_by)/;
const FACTS = ["follower_count", "edge_followed_by", "followed_by", "biography", "full_name"];

/** What an answer of the older interface has in place of an account; undefined where it is none. */
const userOf = (answer: unknown): unknown => {
  const inside = at(answer, "data") ?? at(answer, "graphql");
  return isJsonObject(inside) ? inside["user"] : undefined;
};

function onPage(page: HttpResponse, username: string, warn: RunContext["warn"]): OpenProfile | null {
  const data = dataOn(page);
  const tags = metaTagsOf(page);
  const held = data.flatMap((one) => [...under(one, ["xig_user_by_username", "user"])]);
  const rows = held.filter(isJsonObject).filter((one) => FACTS.filter((fact) => fact in one).length > 1);
  const row = rows.find((one) => str(one, "username")?.toLowerCase() === username);
  if (row === undefined) {
    const isMissing = data.some((one) =>
      [...under(one, ["xig_user_by_username"]), userOf(one)].includes(null),
    );
    if (isMissing && describesAny(tags))
      throw changed(page, `The page describes ${username} and carries nothing of it.`);
    if (isMissing || saysMissing(tags, page.text))
      throw new SourceError("input_not_found", `Instagram has no account ${username}, or does not show it.`, {
        url: page.url,
      });
    if (rows.length > 0) throw changed(page, `The page is about another account than ${username}.`);
    if (IS_ACCOUNT.test(page.text))
      throw changed(page, "The page has the data of an account in a form that is not known.");
    return null;
  }
  const read = readAccount(page, row, formOf(row), warn);
  const shown = read.postCount === null ? accountIn(tags, username) : null;
  const postCount = read.postCount ?? shown?.postCount ?? null;
  const profile = profileOf({
    ...NOTHING,
    ...read,
    postCount,
    postCountText: shown?.postCountText ?? null,
    surface: "page",
  });
  if (profile.id === null) throw changed(page, `The page lacks the number of account ${username}.`);
  const nodes = read.isPrivate === true ? null : (nodesIn(data) ?? arr(row, "media.nodes"));
  const posts = nodes && postsIn(nodes, "timeline", warn, ownerOf(profile));
  const isHidden = (posts ?? []).length === 0 && postCount !== 0;
  if (isHidden && read.isPrivate !== true)
    warn("posts_hidden", `latestPosts: the page of ${username} shows no list of posts.`);
  return { from: page, profile, posts: isHidden ? null : posts };
}

/** Only the older forms have edges or, until 2017, lists without them. */
const formOf = (row: JsonObject): ProfileForm =>
  Object.keys(row).some((name) => name.startsWith("edge_") || name === "followed_by") ? "graph" : "relay";

/** The embed states the name and two counts, and shows six posts. */
function onEmbed(page: HttpResponse, username: string, warn: RunContext["warn"]): OpenProfile | null {
  const data = dataOn(page);
  const row = data
    .map((one) => at(one, "context"))
    .find((one): one is JsonObject => isJsonObject(one) && "followers_count" in one);
  if (row === undefined) return null;
  const nodes = nodesIn([row]);
  const named =
    str(row, "username") ?? nodes?.map((node) => str(node, "owner.username")).find((name) => name !== null);
  if (named?.toLowerCase() !== username) throw changed(page, `The embed is not about account ${username}.`);
  const profile = profileOf({
    ...NOTHING,
    ...readAccount(page, { ...row, username }, "embed", warn),
    surface: "embed",
  });
  return { from: page, profile, posts: nodes && postsIn(nodes, "embed", warn, ownerOf(profile)) };
}

function fromTags(page: HttpResponse, username: string): OpenProfile | null {
  const tags = accountIn(metaTagsOf(page), username);
  if (tags === null) return null;
  const id = /"(?:profile_id|profilePage_id)"\s*:\s*"(\d+)"/.exec(page.text)?.[1] ?? null;
  const profile = profileOf({
    ...NOTHING,
    ...tags,
    id,
    username,
    url: profileUrl(username),
    surface: "meta_tags",
  });
  return { from: page, profile, posts: null };
}

function readAccount(page: HttpResponse, row: JsonObject, form: ProfileForm, warn: RunContext["warn"]) {
  const { username: given, ...read } = readFields(BY_FORM[form], row, { answer: form, warn });
  const username = given?.toLowerCase() ?? "";
  // Many accounts have a handle alone.
  if (read.name === null && row["full_name"] !== "" && row["full_name"] !== null)
    throw changed(page, `The page does not name the account ${username}.`);
  return { ...read, username, name: read.name ?? username, url: profileUrl(username) };
}

/** Posts that the account has and its page does not show. */
export function warnOfPosts(
  { profile: { username, postCount }, posts }: OpenProfile,
  warn: RunContext["warn"],
) {
  if (postCount === null || posts === null || postCount <= posts.length) return;
  warn(
    "posts_not_shown",
    `${username} has ${postCount} posts; ${posts.length} are shown without an account.`,
  );
}

const ownerOf = ({ id, username, name, imageUrl, isVerified }: OpenProfile["profile"]) => ({
  id,
  username,
  name,
  imageUrl,
  isVerified,
});
