/** A phrase that users have to read twice, and what to say in its place. */
export interface PoorPhrase {
  phrase: RegExp;
  say: string;
}

const PHRASES: readonly PoorPhrase[] = [
  {
    phrase: /\bby (itself|themselves)\b/,
    say: '"automatically", "separately", "on its own", or leave it out',
  },
  { phrase: /\b(go|goes|going|went) on\b/, say: '"continue", "resume", "keep working"' },
  { phrase: /\bof which\b/, say: '"whose", or two sentences' },
  { phrase: /\bso many\b/, say: '"this many", or the number' },
  { phrase: /\bbeside\b/, say: '"next to", "in addition to", "with"' },
  { phrase: /(?<!\b(no|any|another) )\bsuch an?\b/, say: '"this", "one like it"' },
  { phrase: /\banew\b/, say: '"again", or a verb with re-' },
  { phrase: /\bany more\b/, say: '"no longer"' },
  {
    phrase: /\b(has|have) not (the|an?)\b/,
    say: '"does not have", or what is wrong: "It has the wrong format."',
  },
  {
    phrase: /\bwhoever\b|\b(to|for|by|of|asks?|tells?|from) who (runs|pays|owns|made)\b/,
    say: '"the person who", "the operator"',
  },
  { phrase: /\bunder way\b/, say: '"in progress", "running"' },
  { phrase: /\bfor good\b/, say: '"permanently"' },
  { phrase: /\b(is|are|was) to be\b/, say: '"should be", "will be", "has to be"' },
  { phrase: /\b(take|takes|took|taking) the place of\b/, say: '"replace"' },
  { phrase: /\bin place of\b/, say: '"instead of"' },
  { phrase: /\b(give|gives|gave|given|giving) (\w+ )?back\b/, say: '"refund", "return"' },
  { phrase: /\bas (it stands|they stand)\b/, say: '"unchanged", "as it is"' },
  { phrase: /\b(was|were|is|are|had|has|been) begun\b|\bbegan with\b/, say: '"started"' },
  { phrase: /\bof before\b/, say: '"earlier", "old"' },
  { phrase: /\band the like\b/, say: '"and similar ones"' },
  { phrase: /\b(is|are|was) of no use\b/, say: '"is useless", "has expired"' },
  { phrase: /\bwhat (it|they) stopped\b/, say: '"what was blocked"' },
  { phrase: /\bways to pay\b/, say: '"payment methods"' },
  { phrase: /\b(for|to) (\w+ )?(operators?|owners?|people|sessions?) alone\b/, say: '"only"' },
  { phrase: /\bthat is no (?!longer|more)\w+/, say: '"that is not a"' },
  { phrase: /\blies? (before|behind|above) each other\b/, say: "a plain verb" },
  { phrase: /\b(hitherto|thereof|wherein|therein|whereof|lest|albeit|wherefrom)\b/, say: "a word of today" },
  { phrase: /\bin like manner\b|\blikewise\b/, say: '"also"' },
  { phrase: /\btold so\b|\bis told of\b/, say: '"is notified of"' },
  { phrase: /\bcan be had\b|\bmay be had\b/, say: '"is available"' },
];

/** They match over the end of a line, too. */
export const POOR_PHRASES: readonly PoorPhrase[] = PHRASES.map(({ phrase, say }) => ({
  phrase: new RegExp(phrase.source.replaceAll(" ", "\\s+"), "gi"),
  say,
}));
