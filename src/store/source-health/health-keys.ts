/** A name as the key of a map in a document, where dots and dollar signs have a meaning. */
export function mapKey(name: string): string {
  return name.replaceAll(".", "/").replaceAll("$", "＄");
}
