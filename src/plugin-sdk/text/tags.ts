/** Addresses, whose fragments and paths are no tags and name nobody. */
const ADDRESS = /(?:[a-z][a-z\d+.-]{0,20}:\/\/|www\.)[^\s<>"]+/giu;
/** What an identifier of a hashtag goes on with (Unicode UAX #31, R8), emoji too; networks end one at "-" and "+". */
const IN_TAG = String.raw`(?:[\p{XID_Continue}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\u20e3)`;
/** Tags that touch are several: #one#two. Behind a letter, a slash or an ampersand stands no tag. */
const TAGS = new RegExp(String.raw`(?<![\p{XID_Continue}&/])(?:[#＃﹟]${IN_TAG}+)+`, "gu");
const MENTION =
  /(?<![\p{XID_Continue}@/]|\p{XID_Continue}\.)[@＠]([A-Za-z\d._]*[A-Za-z\d_])(?![A-Za-z\d_\p{Script=Latin}\p{M}])/gu;

/** The hashtags of a text without their signs, in order, each once. */
export function hashtagsIn(text: string): string[] {
  if (!/[#＃﹟]/.test(text)) return [];
  const tags = [...text.replace(ADDRESS, " ").matchAll(TAGS)].flatMap(([joined]) => joined.split(/[#＃﹟]/));
  return [...new Set(tags.filter((tag) => tag !== ""))];
}

/** The handles that a text names with "@", without it, in order, each once; e-mail addresses name none. */
export function mentionsIn(text: string): string[] {
  if (!/[@＠]/.test(text)) return [];
  return [...new Set([...text.replace(ADDRESS, " ").matchAll(MENTION)].map(([, handle = ""]) => handle))];
}
