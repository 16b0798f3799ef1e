import {
  changed,
  collapse,
  htmlToText,
  parseHtml,
  type RunContext,
  SourceError,
  sourceUrl,
  str,
  timeOf,
} from "../../../plugin-sdk/index.ts";
import { accountOf } from "../items/account.ts";
import { postOf } from "../items/post.ts";
import { languageOf, partsOf } from "../items/text-parts.ts";
import { postUrl, profileUrl, SITE } from "../source.ts";
import { madeAt, postIdOf, usernameOf } from "../targets.ts";

/** What X gives to sites that embed a post by its address: text, author and day. */
export async function oembedOf(ctx: RunContext, id: string) {
  const query = { url: sourceUrl(SITE, "/i/status/{id}", { id }), omit_script: "1", dnt: "1", lang: "en" };
  const page = await ctx.http.get(`${ctx.origin("oembed")}/oembed`, { query, expect: [403, 404] });
  if (page.status >= 400)
    throw new SourceError("input_not_found", `Post ${id} is gone or protected (status ${page.status}).`, {
      url: page.url,
    });
  const answer = page.json();
  const html = str(answer, "html") ?? "";
  const quote = parseHtml(html).one("blockquote");
  const username = usernameOf(str(answer, "author_url") ?? "");
  const words = quote?.one("p");
  if (
    postIdOf(str(answer, "url") ?? "") !== id ||
    username === null ||
    !words ||
    !html.includes("</blockquote>")
  )
    throw changed(page, `The answer is not about post ${id}.`);
  const text = htmlToText(words.html());
  // The day is the text of the link to the post itself.
  const own = quote?.all("a").findLast((link) => postIdOf(link.attr("href") ?? "") === id);
  const days = own?.text() ?? null;
  const publishedAt = madeAt(id)?.toISOString() ?? null;
  const name = str(answer, "author_name");
  if (name === null) ctx.warn("field_missing", "author.name: the answer does not name the author.");
  const { publishedOn } = timeOf("published", days === null ? null : collapse(days), { locale: "en" });
  return {
    page,
    post: postOf({
      id,
      url: postUrl(username, id),
      text,
      ...partsOf(text),
      language: languageOf(words.attr("lang")),
      author: accountOf({ name, username, url: profileUrl(username) }),
      publishedAt,
      publishedOn: publishedAt === null ? publishedOn : null,
    }),
  };
}
