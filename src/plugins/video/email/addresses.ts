/** An e-mail address that a text shows to everybody. */
export interface PublicAddress {
  email: string;
  /** True where it is written in words, such as "name [at] example.org". */
  isSpelledOut: boolean;
}

const AT = String.raw`\s*[[({<]\s*(?:at|@)\s*[\])}>]\s*`;
const DOT = String.raw`(?:\.|\s*[[({<]\s*(?:dot|\.)\s*[\])}>]\s*)`;
const LOCAL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}._%+-]{0,62}[\p{L}\p{N}_%+-])?`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const ADDRESS = new RegExp(
  `(?<![\\p{L}\\p{N}._%+-])(${LOCAL})(@|${AT})(${LABEL}(?:${DOT}${LABEL}){1,4})(?![\\p{L}\\p{N}-])`,
  "giu",
);

/** The addresses in a text, each once; those that are spelled out as they are meant. */
export function addressesIn(text: string): PublicAddress[] {
  const found = new Map<string, PublicAddress>();
  for (const [, local, sign, host] of text.matchAll(ADDRESS)) {
    const domain = (host ?? "").replace(new RegExp(DOT, "giu"), ".").toLowerCase();
    const last = domain.split(".").at(-1) ?? "";
    if (!/^\p{L}{2,24}$/u.test(last)) continue;
    const email = `${local ?? ""}@${domain}`;
    const isSpelledOut = sign !== "@" || domain !== (host ?? "").toLowerCase();
    if (!found.has(email)) found.set(email, { email, isSpelledOut });
  }
  return [...found.values()];
}
