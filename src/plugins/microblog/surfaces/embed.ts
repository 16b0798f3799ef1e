import { changed, isJsonObject, obj, type RunContext, SourceError, str } from "../../../plugin-sdk/index.ts";
import { readTweet } from "../items/embedded.ts";

/** The number that the widget sends along; it is made of the id, and no secret. */
const tokenOf = (id: string): string =>
  ((Number(id) / 1e15) * Math.PI).toString(36).replace(/0+|\./g, "") || "0";

/** Data that X gives out for posts on other sites. */
export async function embedOf(ctx: RunContext, id: string) {
  const query = { id, token: tokenOf(id), lang: "en" };
  const page = await ctx.http.get(`${ctx.origin("embed")}/tweet-result`, { query });
  const tweet = page.json();
  if (!isJsonObject(tweet)) throw changed(page, "The answer is no object.");
  const type = str(tweet, "__typename");
  const said =
    str(tweet, "tombstone.text.text") ?? "it is deleted, protected, suspended or kept from minors.";
  // Posts of suspended accounts come without their author.
  const isOrphan = type === "Tweet" && !("user" in tweet) && str(tweet, "id_str") === id;
  if (type === "TweetTombstone" || isOrphan || Object.keys(tweet).length === 0)
    throw new SourceError("input_not_found", `X gives out nothing of post ${id}: ${said}`, { url: page.url });
  // Copies of the answer that others keep may lack the name of its type.
  const isPost = type === "Tweet" || (type === null && obj(tweet, "user") !== null);
  if (!isPost) throw changed(page, "The answer is of an unknown kind.");
  const post = readTweet(tweet, { answer: "embed", warn: ctx.warn });
  if (post?.id !== id) throw changed(page, `The answer is not about post ${id}.`);
  return { page, post };
}
