/** Opaque page cursors: base64url of `<kind>:<position>`. A cursor of another list is refused. */
export function encodeCursor(kind: string, position: string | number): string {
  return Buffer.from(`${kind}:${position}`).toString("base64url");
}

/** The position inside a cursor of this kind, or null when it is none. */
export function decodeCursor(kind: string, cursor: string): string | null {
  if (cursor.length > 200 || !/^[A-Za-z0-9_-]+$/.test(cursor)) return null;
  const text = Buffer.from(cursor, "base64url").toString("utf8");
  if (Buffer.from(text).toString("base64url") !== cursor) return null;
  const prefix = `${kind}:`;
  return text.startsWith(prefix) ? text.slice(prefix.length) : null;
}
