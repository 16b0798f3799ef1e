import { withoutEnd } from "../../kernel/without-end.ts";

/** Hosts of one site for phones, for older designs, for languages and for countries. */
const EDITION = /^(?:www|m|mobile|web|old|new|np|amp|[a-z]{2})\.(?=[^/]*\.)/i;
/** Parameters that say how a page is shown or who led there, never which page it is. */
const TRACKING =
  /^(?:utm_\w+|hl|gl|lang|locale|ref|ref_src|ref_url|source|igsh|igshid|si|s|_r|_t|is_from_webapp|sender_device|fbclid|gclid|trk|originalSubdomain|share_id)$/i;

/**
 * The same text for all spellings of a page's URL: without scheme, host of an edition, last slash and fragment, its path
 * decoded and in lower case. Its query stays as it is: some sources tell their pages apart by nothing else. Empty for
 * what is no web address.
 */
export function bareUrl(text: string): string {
  const [, whole = "", query = ""] = /^https?:\/\/([^?#]*)(\?[^#]*)?/i.exec(text) ?? [];
  return withoutEnd(decoded(whole.replace(EDITION, "")).normalize("NFC").toLowerCase(), "/") + query;
}

/** A URL without the parameters that say nothing of which page it is. */
export function withoutTracking(text: string): string {
  const url = URL.parse(text.trim());
  if (url === null || url.search === "") return text;
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  return url.href;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
