/**
 * A short id of what something says (FNV-1a, 64 bits, 16 hex digits), for what a source gives no id. The same parts give the
 * same id in every run and version; all of them must stand, for one that is lost gives the id of something else.
 */
export function contentId(parts: readonly unknown[]): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of JSON.stringify(parts))
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}
