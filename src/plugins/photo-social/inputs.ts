import {
  asLists,
  flag,
  idsFromUrls,
  type JsonObject,
  listOf,
  MAX_BROAD_URLS,
  MAX_GROUP_URLS,
  productId,
  type Step,
  steps,
  str,
} from "../../plugin-sdk/index.ts";
import { shortcodeOf } from "./media-id.ts";
import { readSocialUrl, SHORTCODE, shortcodeIn, type SocialTarget, USERNAME, usernameOf } from "./targets.ts";

const URLS = ["url", "urls", "startUrl", "startUrls", "directUrl", "directUrls", "link", "links"];
const ACCOUNT_WORDS =
  "username user users userName handle handles profile profiles profileUrl profileUrls account accounts".split(
    " ",
  );
const POST_WORDS =
  "shortcode shortCode shortcodes code codes id ids post posts postUrl postUrls postLink reel reels reelUrl reelUrls video videoUrl".split(
    " ",
  );

const accounts = listOf(
  productId.refine(
    (name) => USERNAME.test(name),
    "Expected a handle such as nike (letters, digits, dots, underscores), or the address of a profile.",
  ),
  MAX_GROUP_URLS,
  "usernames",
);
export const usernames = accounts
  .describe("Accounts: handles with or without their @, or addresses of profiles.")
  .meta({ aliases: [...ACCOUNT_WORDS, ...URLS] });
/** The same beside posts, which have the addresses. */
export const latestOf = accounts
  .optional()
  .describe("Accounts whose latest posts are wanted: up to 12 of each, all that is shown without an account.")
  .meta({ aliases: ACCOUNT_WORDS });

const codes = listOf(
  productId.refine(
    (code) => SHORTCODE.test(code),
    "Expected a shortcode such as DLZEet2I6No, a media id, or the address of a post or reel.",
  ),
  MAX_BROAD_URLS,
  "posts",
);
export const shortcodes = codes
  .optional()
  .describe("Posts and reels: shortcodes, or addresses.")
  .meta({ aliases: [...POST_WORDS.filter((word) => word !== "shortcodes"), ...URLS] });
export const mediaIds = listOf(
  productId.refine(
    (id) => shortcodeOf(id) !== null,
    "Expected the number of a post, such as 3663979474839642984.",
  ),
  MAX_BROAD_URLS,
  "media ids",
)
  .optional()
  .describe("Posts and reels by their numbers, with or without that of the account behind `_`.")
  .meta({ aliases: ["mediaId", "media", "mediaPk", "pk", "postId", "postIds"] });
export const skipPinned = flag
  .default(false)
  .describe("With `usernames`: leaves out posts that the account pinned to the top.")
  .meta({ aliases: ["skipPinnedPosts", "excludePinned"] });

export const accountForms: Step = steps(asLists("usernames"), idsFromUrls("usernames", usernameOf));

/** Numbers become shortcodes; addresses of profiles among those of posts go to their own field. */
export const postForms: Step = steps(
  asLists("shortcodes", "mediaIds", "usernames"),
  numbersAsCodes,
  accountsApart,
  idsFromUrls("shortcodes", shortcodeIn),
  idsFromUrls("usernames", usernameOf),
);

const itemsOf = (value: unknown): unknown[] => [value ?? []].flat();
const textOf = (item: unknown): string => str(item) ?? str(item, "url") ?? "";
/** Numbers that fit are exact; those that do not have lost their last digits before they came here. */
const digitsOf = (item: unknown): string => (Number.isSafeInteger(item) ? String(item) : textOf(item));

function numbersAsCodes(raw: JsonObject, note: Parameters<Step>[1]): JsonObject {
  const { mediaIds: given, ...rest } = raw;
  const found = itemsOf(given).map((item) => shortcodeOf(digitsOf(item)) ?? shortcodeIn(textOf(item)));
  if (found.length === 0 || found.some((code) => code === null || !SHORTCODE.test(code))) return raw;
  note("shortcodes", "Media ids are shortcodes in another form.");
  return { ...rest, shortcodes: [...itemsOf(raw["shortcodes"]), ...found] as string[] };
}

function accountsApart(raw: JsonObject, note: Parameters<Step>[1]): JsonObject {
  const given = itemsOf(raw["shortcodes"]);
  const isAccount = (item: unknown) => readSocialUrl(textOf(item))?.kind === "profile";
  const found = given.filter(isAccount);
  if (found.length === 0 || !Array.isArray(raw["shortcodes"])) return raw;
  const { shortcodes: _all, ...rest } = raw;
  const others = given.filter((item) => !isAccount(item));
  note("usernames", "The addresses are those of profiles.");
  const names = [...itemsOf(raw["usernames"]), ...found];
  return { ...rest, usernames: names, ...(others.length > 0 ? { shortcodes: others } : {}) } as JsonObject;
}

/** For inputs without `operation`: true when one of the addresses in a field names this kind, or where other text may. */
export function names(field: string, kind: SocialTarget["kind"], takesText: boolean) {
  return (raw: JsonObject): boolean => {
    const items = itemsOf(raw[field]).map(textOf);
    const targets = items.flatMap((item) => readSocialUrl(item) ?? []);
    return targets.length > 0
      ? targets.some((one) => one.kind === kind)
      : takesText && items.some((item) => item !== "" && !URL.canParse(item));
  };
}
