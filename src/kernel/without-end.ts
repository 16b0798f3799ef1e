/**
 * A text without those of its last characters that are in `characters`: `withoutEnd("/a//", "/")` is `/a`. In one pass, where
 * `replace(/\/+$/, "")` tries every run of the text anew: 100,000 slashes and a letter take it seconds.
 */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
