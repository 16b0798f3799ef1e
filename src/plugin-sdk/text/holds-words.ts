import { searchKey } from "./search-key.ts";

/** Whether all of these words stand in a text, as `searchKey` compares letters; a letter is not parted from its marks. */
export function holdsWords(text: string, words: string): boolean {
  const said = searchKey(text);
  return searchKey(words)
    .split(" ")
    .every((word) => holds(said, word));
}

function holds(said: string, word: string): boolean {
  for (let at = said.indexOf(word); at !== -1; at = said.indexOf(word, at + 1))
    if (!/^\p{M}/u.test(said.slice(at + word.length, at + word.length + 2))) return true;
  return false;
}
