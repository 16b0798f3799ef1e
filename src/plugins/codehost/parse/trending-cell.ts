import { type HtmlNode, int } from "../../../plugin-sdk/index.ts";

/** The whole number in a text such as "11,139" or "3,975 stars today"; null when there is none. */
export function wholeNumberIn(text: string | null): number | null {
  const digits = /\d[\d,]*/.exec(text ?? "")?.[0];
  return digits === undefined ? null : int(digits.replaceAll(",", ""));
}

/** Id of the thing a heading link leads to. It stands in the JSON of the click-tracking attribute. */
export function recordIdOf(link: HtmlNode | null): number | null {
  const payload = link?.attr("data-hydro-click") ?? "";
  const digits = /"record_id":(\d+)/.exec(payload)?.[1];
  return digits === undefined ? null : int(digits);
}

/** Account id in the address of an avatar, such as `…/u/20476625?s=40`. */
export function avatarUserId(src: string | null): number | null {
  const digits = /\/u\/(\d+)/.exec(src ?? "")?.[1];
  return digits === undefined ? null : int(digits);
}

/** Path of a link without its leading slash: `owner/name` or a login. Null when it leads elsewhere. */
export function localPath(link: HtmlNode | null): string | null {
  return /^\/([^/?#][^?#]*)/.exec(link?.attr("href") ?? "")?.[1] ?? null;
}
