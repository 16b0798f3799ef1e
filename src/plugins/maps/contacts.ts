import {
  decodePercent,
  jsonLd,
  linkField,
  linksField,
  parseHtml,
  readLocalBusiness,
  type RunContext,
  SourceError,
  type SourceErrorCode,
  textsField,
  type z,
} from "../../plugin-sdk/index.ts";

/** What the web site of a place shows of how to reach it. */
export const contactsFields = {
  url: linkField("The page that was read."),
  emails: textsField("E-mail addresses that it shows."),
  phones: textsField("Telephone numbers that it links to."),
  profileUrls: linksField("Its pages on other sites."),
};

type Contacts = { [K in keyof typeof contactsFields]: z.output<(typeof contactsFields)[K]> };

const OPTIONS = { website: true, maxBytes: 4 * 1024 * 1024, timeoutMs: 15_000, maxTries: 2 };
const EMAIL = /[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,24}\b/gi;
/** Names of files that look like an address, such as `logo@2x.png`. */
const FILE = /\.(?:png|jpe?g|gif|svg|webp|avif|css|js)$/i;
const PROFILE =
  /^https?:\/\/(?:[\w-]+\.)?(?:facebook|instagram|twitter|x|linkedin|youtube|tiktok|pinterest|tripadvisor|threads|wa|t)\.(?:com|net|me)\/[^/?#]+/i;
const SHARING = /\/(?:sharer?|intent|dialog|share)(?:[/.?]|$)/i;
/** What says that this run is over, and not that this web site cannot be read. */
const FATAL = new Set<SourceErrorCode>(["cancelled", "replay_miss", "origin_not_allowed"]);

/** Reads the front page of a web site; null with a counted warning where it cannot be read. */
export async function readContacts(ctx: RunContext, website: string): Promise<Contacts | null> {
  try {
    const page = await ctx.http.get(website, OPTIONS);
    const document = parseHtml(page);
    const hrefs = document.all("a[href]").map((link) => (link.attr("href") ?? "").trim());
    const after = (scheme: string) =>
      hrefs
        .filter((href) => href.toLowerCase().startsWith(scheme))
        .map((href) => href.slice(scheme.length))
        .map((text) => decodePercent(text) ?? text);
    const { contact, business } = readLocalBusiness(jsonLd(document));
    const text = [...after("mailto:"), contact?.email ?? "", document.one("body")?.text() ?? ""].join(" ");
    const emails = (text.match(EMAIL) ?? [])
      .map((email) => email.toLowerCase())
      .filter((email) => !FILE.test(email));
    const links = [...hrefs, ...(business?.profileUrls ?? [])];
    const profileUrls = links.filter((link) => PROFILE.test(link) && !SHARING.test(link));
    return {
      url: page.url,
      emails: distinct(emails),
      phones: distinct([...after("tel:"), contact?.phone ?? ""].map((phone) => phone.trim()).filter(Boolean)),
      profileUrls: distinct(profileUrls),
    };
  } catch (error) {
    if (!(error instanceof SourceError) || FATAL.has(error.code)) throw error;
    ctx.warn("website_not_read", `contacts: ${error.message}`);
    return null;
  }
}

/** Whether a web site shows any way to reach the place. */
export const showsAny = ({ emails, phones, profileUrls }: Contacts): boolean =>
  [emails, phones, profileUrls].some((list) => list !== null);

const distinct = (texts: readonly string[]): string[] | null =>
  texts.length === 0 ? null : [...new Set(texts)];
