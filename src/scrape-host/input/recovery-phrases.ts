/** Wallets are opened by twelve or more words of a list (BIP 39), which no sentence has in a row: it needs "the" and "and". */
import { wordlist as czech } from "@scure/bip39/wordlists/czech.js";
import { wordlist as english } from "@scure/bip39/wordlists/english.js";
import { wordlist as french } from "@scure/bip39/wordlists/french.js";
import { wordlist as italian } from "@scure/bip39/wordlists/italian.js";
import { wordlist as japanese } from "@scure/bip39/wordlists/japanese.js";
import { wordlist as korean } from "@scure/bip39/wordlists/korean.js";
import { wordlist as portuguese } from "@scure/bip39/wordlists/portuguese.js";
import { wordlist as spanish } from "@scure/bip39/wordlists/spanish.js";

const LISTS = [english, spanish, french, italian, portuguese, czech, japanese, korean].map(
  (words) => new Set(words.map(bare)),
);
const LEAST_WORDS = 12;
/** Most texts have fewer words, and parts of a link are none. */
const ENOUGH_WORDS = /(?<!\p{L})(?:\p{L}{2,12}[^\p{L}/?&=%]{1,6}){11}\p{L}{2}/u;

export function hasRecoveryPhrase(text: string): boolean {
  if (!ENOUGH_WORDS.test(text)) return false;
  const runs = LISTS.map(() => 0);
  for (const [word] of bare(text).matchAll(/\p{L}+/gu)) {
    for (const [list, words] of LISTS.entries()) {
      const run = words.has(word) ? (runs[list] ?? 0) + 1 : 0;
      if (run >= LEAST_WORDS) return true;
      runs[list] = run;
    }
  }
  return false;
}

/** Lists are written with accents, phrases often without. */
function bare(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
