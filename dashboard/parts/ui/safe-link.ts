/** A link out of data of others: http and https only, so that none runs a script. Null for anything else. */
export function safeLink(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === "https:" || protocol === "http:" ? href : null;
}
