import {
  arr,
  changed,
  int,
  isJsonObject,
  type JsonObject,
  obj,
  type PageText,
  parseJsonSafe,
  str,
} from "../../../plugin-sdk/index.ts";

/** What Redfin puts before its JSON, so that no script of another site can run it. */
const GUARD = "{}&&";

/**
 * The payload of an answer of Redfin; null where it succeeds with none.
 * @throws SourceError `source_changed` for another form, or for the status of a failure
 */
export function payloadOf(page: PageText): unknown {
  const text = page.text.trimStart();
  if (!text.startsWith(GUARD)) throw changed(page, "The answer does not begin as answers of Redfin do.");
  const answer = parseJsonSafe(text.slice(GUARD.length));
  const code = int(answer, "resultCode");
  if (code !== 0)
    throw changed(
      page,
      `Redfin answers with code ${String(code)}: ${str(answer, "errorMessage") ?? "no reason"}.`,
    );
  return isJsonObject(answer) ? (answer["payload"] ?? null) : null;
}

/** The same where the payload must be an object. */
export function payloadObject(page: PageText): JsonObject {
  const payload = obj(payloadOf(page));
  if (payload === null) throw changed(page, "The answer of Redfin holds no data.");
  return payload;
}

/** A list in such an object. @throws SourceError `source_changed` where there is none */
export function listIn(page: PageText, payload: JsonObject, path: string): unknown[] {
  const list = arr(payload, path);
  if (list === null) throw changed(page, `The answer of Redfin has no list at ${path}.`);
  return list;
}
