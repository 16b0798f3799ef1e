import { rules } from "@secretlint/secretlint-rule-preset-recommend";
import { hasLetterAndDigit } from "./looks-secret.ts";

/** Most that the list's patterns see at once, in UTF-16 units: they are not all linear. */
const WINDOW = 4096;
/** No secret of the list is shorter, and none that its prefix does not give away is longer than this. */
const WORD = /[\w.+~:@%-]{20,1024}/g;

interface Rule {
  meta: { id: string; type: string };
  create(context: object, options: object): { file?(source: object): unknown };
}

let reported = false;
const context = {
  sharedOptions: {},
  createTranslator: () => () => ({}),
  ignore: () => undefined,
  report: () => {
    reported = true;
  },
};
/** Only what reads one text at once; the filters are for comments in source code. */
const scanners = (rules as readonly Rule[])
  .filter(({ meta }) => meta.type === "scanner")
  .map((rule) => rule.create(context, {}));

/**
 * Whether secretlint's maintained list of secret formats knows something in a text. Only words that mix letters and
 * digits are shown to it, many at once, in bounded windows.
 */
export function hasListedSecret(text: string): boolean {
  let window = "";
  for (const [word] of text.matchAll(WORD)) {
    if (!hasLetterAndDigit(word)) continue;
    if (window.length + word.length > WINDOW) {
      if (isListed(window)) return true;
      window = "";
    }
    window += `${word}\n`;
  }
  return window !== "" && isListed(window);
}

function isListed(content: string): boolean {
  reported = false;
  for (const scanner of scanners) {
    void scanner.file?.({ content, filePath: "", ext: "", contentType: "text" });
    if (reported) return true;
  }
  return false;
}
