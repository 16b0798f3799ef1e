import { changed, int, type JsonObject, type PageRef, SourceError, str } from "../../../plugin-sdk/index.ts";

/** What is not there, is not for everybody, or not for this country: each told apart by its code. */
const MEANINGS: Readonly<Record<number, string>> = {
  10202: "does not have it, or has banned it",
  10204: "does not have it, or no longer shows it",
  10215: "keeps it private",
  10216: "keeps it private",
  10221: "does not have the account, or has banned it",
  10222: "keeps the account private",
  10231: "does not show it in the country from which it was asked for",
};

/**
 * @param hasSubject the answer holds what it is about: a code of privacy is then a false alarm
 * @throws SourceError `input_not_found` where the answer says that its target is not to be seen, `source_changed` for a
 *   status that is not known
 */
export function refuseStatus(page: PageRef, detail: JsonObject, what: string, hasSubject: boolean): void {
  const status = int(detail, "statusCode") ?? 0;
  if (status === 0 || (status === 10222 && hasSubject)) return;
  const said = str(detail, "statusMsg") || str(detail, "statusMessage") || "no words";
  const meaning = MEANINGS[status];
  if (meaning === undefined)
    throw changed(page, `TikTok answers for ${what} with a status that is not known: ${status} (${said}).`);
  throw new SourceError("input_not_found", `TikTok ${meaning}: ${what} (status ${status}, ${said}).`, {
    url: page.url,
  });
}
