import { at, arr, changed, type RunContext, sourceUrl, str } from "../../../plugin-sdk/index.ts";
import { type Answer, type Locale, openPage } from "../page/answer.ts";
import { saidIn } from "../page/texts.ts";
import { anyOf } from "../page/walk.ts";
import { SITE } from "../source.ts";
import { readVideoUrl } from "../targets.ts";

/** Opens the page of a hashtag, `#chess`: its films, to which robots.txt does not object. @throws SourceError `source_changed` for the page of another one */
export async function openHashtag(ctx: RunContext, tag: string, locale: Locale): Promise<Answer> {
  const url = sourceUrl(ctx.origin("web"), "/hashtag/{name}", { name: tag.slice(1) });
  const answer = await openPage(ctx, url, locale);
  const named = tagsIn(answer.data);
  const isSame = (name: string) => name.normalize("NFC").toLowerCase() === tag.normalize("NFC").toLowerCase();
  if (named.length === 0) throw changed(answer.page, "The page does not say which hashtag it is about.");
  if (!named.some(isSame))
    throw changed(answer.page, `The page is about ${named[0] ?? "?"}, not about ${tag}.`);
  ctx.held(answer.page);
  return answer;
}

/** The hashtag as the headers of both generations name it, and the address of its tab. */
function tagsIn(data: Answer["data"]): string[] {
  const header = at(data, "header");
  const tabs = arr(data, "contents.twoColumnBrowseResultsRenderer.tabs") ?? [];
  const addresses = tabs.flatMap((tab) => {
    const path = str(tab, "tabRenderer.endpoint.commandMetadata.webCommandMetadata.url");
    return readVideoUrl(`${SITE}${path ?? ""}`)?.value ?? [];
  });
  const titles = [
    saidIn(at(header, "hashtagHeaderRenderer.hashtag")),
    saidIn(at(anyOf(anyOf(header, "pageHeaderViewModel"), "dynamicTextViewModel"), "text")),
  ];
  return [...titles.filter((title) => title !== null), ...addresses];
}
