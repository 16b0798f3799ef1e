import { balancedEnd } from "../../../plugin-sdk/index.ts";

const MAX_RECORD_CHARACTERS = 20_000;
const SCALAR = /^(?:"((?:[^"\\]|\\.)*)"|(-?\d+)|!([01])|null)$/;

/**
 * Single values of one record in the script by which a page goes on in the browser: `"<key>":$R[9]={name:1,flag:!0}`. The
 * script is a program and is never run; what is no plain value is left out. Null where the page has no such record.
 */
export function storeRecord(
  text: string,
  key: string,
): ReadonlyMap<string, string | number | boolean> | null {
  const mark = `"${key}":$R[`;
  const at = text.indexOf(mark);
  const open = at === -1 ? -1 : text.indexOf("={", at + mark.length);
  if (open === -1 || open - at - mark.length > 12) return null;
  const end = balancedEnd(text.slice(open + 1, open + MAX_RECORD_CHARACTERS), 0);
  if (end === -1) return null;
  const values = new Map<string, string | number | boolean>();
  for (const [, name = "", value = ""] of text
    .slice(open + 1, open + 1 + end)
    .matchAll(/[{,](\w+):("(?:[^"\\]|\\.)*"|[^,{}"]+)/g)) {
    const [is, said, digits, not] = SCALAR.exec(value) ?? [];
    if (is === undefined || is === "null" || values.has(name)) continue;
    values.set(name, said ?? (digits === undefined ? not === "0" : Number(digits)));
  }
  return values;
}

/** The key of a record of X's own graph, such as `Tweet` and an id. */
export const graphKey = (kind: "Tweet" | "User", id: string): string =>
  Buffer.from(`${kind}:${id}`).toString("base64");

/** Ids of the posts that the script knows of. */
export function storedPosts(text: string): string[] {
  const keys = [...text.matchAll(/"client:([A-Za-z0-9+/]+=*):counts":\$R\[/g)].map(([, key = ""]) => key);
  return keys.flatMap((key) => /^Tweet:(\d+)$/.exec(Buffer.from(key, "base64").toString())?.[1] ?? []);
}
