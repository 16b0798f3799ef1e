import { changed, type RunContext, SourceError, sourceUrl } from "../../../plugin-sdk/index.ts";
import { metaTagsOf } from "../page/meta.ts";
import { readSocialUrl, SHARE } from "../targets.ts";

/**
 * The code of the post that a link made for sharing (`share/p/BAabc12345`) leads to; any other code as it is.
 * @throws SourceError `input_not_found` for a link to something else
 */
export async function sharedCode(ctx: RunContext, code: string): Promise<string> {
  if (!SHARE.test(code)) return code;
  const [form = "", token = form] = code.split("/").slice(1);
  const template = form === token ? "/share/{token}/" : "/share/{form}/{token}/";
  const page = await ctx.http.get(sourceUrl(ctx.origin("web"), template, { form, token }), { maxTries: 1 });
  const target = [readSocialUrl(page.url), metaTagsOf(page).about].find(
    (one) => one != null && !SHARE.test(one.value),
  );
  if (target == null) throw changed(page, `The link ${code} leads to nothing that is known.`);
  if (target.kind !== "post" && target.kind !== "reel")
    throw new SourceError("input_not_found", `The link ${code} leads to a ${target.kind}, no post.`, {
      url: page.url,
    });
  return target.value;
}
