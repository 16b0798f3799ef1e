import { formsOf, KnownTexts, LEAST_CHARACTERS } from "./known-texts.ts";

const MARK = "[secret]";
/** Of a key or certificate: the same in all of them. */
const FRAME = /^-----/;

/**
 * Takes values out of texts, in whatever form they stand there. A value of several lines is taken out of each, since logs are read line
 * by line; the beginning of one at the end of a text goes, too, for long lines are cut.
 */
export function redactor(values: readonly string[]): (text: string) => string {
  let known: KnownTexts<null> | null = null;
  return (text) => {
    // A worker starts sooner than it writes.
    known ??= knownOf(values);
    let [shown, end] = ["", 0];
    for (const { from, to } of known.in(text)) {
      shown += text.slice(end, from) + MARK;
      end = to;
    }
    return end === 0 ? text : shown + text.slice(end);
  };
}

function knownOf(values: readonly string[]): KnownTexts<null> {
  const parts = values.flatMap((value) => [
    value,
    ...value.split(/\r?\n/).filter((line) => line.length >= LEAST_CHARACTERS && !FRAME.test(line)),
  ]);
  return new KnownTexts(parts.flatMap(formsOf).map((form) => [form, null] as const));
}
