import { arr, at, fillerOf, type RunContext } from "../../../plugin-sdk/index.ts";
import { under } from "../page/data.ts";
import { listedPosts, type Surface } from "./fields.ts";
import { formInList, type Owner, readPost } from "./post-of.ts";

/** Names of lists of posts of one account, in all layouts that are known. */
const LISTS = [
  "polaris_ordered_timeline_connection",
  "xdt_api__v1__feed__user_timeline_graphql_connection",
  "edge_owner_to_timeline_media",
  "edge_felix_video_timeline",
  "graphql_media",
];
/** On the page of a post: more posts of its account. */
export const RELATED = ["xdt_api__v1__profile_timeline", "edge_web_media_to_related_media"];

/** Nodes of the lists of such names; null where no such list is there. */
export function nodesIn(data: readonly unknown[], names: readonly string[] = LISTS): unknown[] | null {
  const lists = data
    .flatMap((one) => [...under(one, names)])
    .flatMap((list) => {
      const rows = arr(list) ?? arr(list, "edges") ?? arr(list, "items");
      return rows === null ? [] : [rows];
    });
  if (lists.length === 0) return null;
  return lists.flat().map((row) => at(row, "node") ?? at(row, "shortcode_media") ?? row);
}

/** Posts out of a list, each once; one that cannot be read is a counted warning. */
export function postsIn(
  nodes: readonly unknown[],
  surface: Surface,
  warn: RunContext["warn"],
  owner: Owner | null,
) {
  const posts = nodes.flatMap((node) => {
    const post = readPost(node, formInList(node), surface, warn, owner);
    if (post === null)
      warn("row_dropped", "latestPosts, relatedPosts: a post of the list lacks its number or code.");
    return post ?? [];
  });
  const isTold = posts.map((post) => post.isPinned !== null);
  if (isTold.includes(true) && isTold.includes(false))
    warn("field_missing", "isPinned: some posts of the list do not say whether they are kept on top.");
  for (const name of ["kind", "productType"] as const) {
    const without = posts.filter((post) => post[name] === null).length;
    if (without > 0 && without < posts.length)
      warn("field_missing", `${name}: ${without} of ${posts.length} posts of the list do not say theirs.`);
  }
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}

const listed = fillerOf({ posts: listedPosts("") });

/** Posts as a Record of something else lists them. */
export const listedOf = (posts: ReturnType<typeof postsIn> | null) => listed({ posts }).posts;
