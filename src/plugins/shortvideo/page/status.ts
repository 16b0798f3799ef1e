import { changed, int, type JsonObject, type PageRef, SourceError, str } from "../../../plugin-sdk/index.ts";

/** What is not there, is not for everybody, or not for this country: each told apart by its code. */
const MISSING: readonly (readonly [codes: readonly number[], words: string])[] = [
  [
    [10201, 10202, 10203, 10204, 10205, 10208, 10212, 10217, 10218, 10220],
    "does not have it, or no longer shows it",
  ],
  [[10209, 10211, 10215, 10221, 10223, 10225, 10227, 10228, 10229, 10230], "has banned it, or keeps it back"],
  [[10213, 10214], "keeps it for older people"],
  [[10216, 10222], "keeps it private"],
  [[10219, 10231], "does not show it in the country from which it was asked for"],
];
/** A check, a wish for an account, and a fault of the site's own: other answers may be open. */
const CLOSED = [
  [[10000, 10102, 10113, 10114, 10119], "source_blocked"],
  [[10101, 10111], "source_unavailable"],
] as const;
const PRIVATE_ACCOUNT = 10222;

/**
 * @param hasSubject the answer holds what it is about: a code of privacy is then a false alarm
 * @throws SourceError `input_not_found` where the answer says that its target is not to be seen, `source_blocked` and
 *   `source_unavailable` where it refuses the caller, `source_changed` for a status that is not known
 */
export function refuseStatus(page: PageRef, detail: JsonObject, what: string, hasSubject: boolean): void {
  const status = int(detail, "statusCode") ?? 0;
  if (status === 0 || (status === PRIVATE_ACCOUNT && hasSubject)) return;
  const said = `status ${status}, ${str(detail, "statusMsg") || str(detail, "statusMessage") || "no words"}`;
  const [, code] = CLOSED.find(([codes]) => codes.some((one) => one === status)) ?? [];
  if (code !== undefined)
    throw new SourceError(code, `TikTok does not answer for ${what} (${said}).`, { url: page.url });
  const [, meaning] = MISSING.find(([codes]) => codes.includes(status)) ?? [];
  if (meaning === undefined)
    throw changed(page, `TikTok answers for ${what} with a status that is not known (${said}).`);
  throw new SourceError("input_not_found", `TikTok ${meaning}: ${what} (${said}).`, { url: page.url });
}
