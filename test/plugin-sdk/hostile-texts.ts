import { InvalidPath } from "../../src/plugin-sdk/json/path.ts";
import { SourceError } from "../../src/plugin-sdk/source-error.ts";
import { cpuSecondsOf } from "../kit/cpu-seconds.ts";

export const SIZE = 1_000_000;
/** CPU seconds that one megabyte may take; a machine with other work shows more than the wall clock of an idle one. */
export const MOST_SECONDS = 1;

const filled = (part: string, size: number): string =>
  part.repeat(Math.ceil(size / part.length)).slice(0, size);
export const fill = (part: string, size = SIZE): string => filled(part, size);
export const half = (part: string): string => fill(part, SIZE / 2);

/** Every shape, of texts of this size. */
function shapesOf(size: number) {
  const fill = (part: string, length = size): string => filled(part, length);
  const half = (part: string): string => filled(part, size / 2);
  const MARKUP: Shapes = {
    "open tags": fill("<a>"),
    "nested blocks": fill("<div>"),
    "open tags, then other ends": half("<b>") + half("</i>"),
    "nested tags that end each other": fill("<p><li><b>"),
    "flat rows": fill("<b></b><i></i>"),
    "flat rows of one kind": fill("<i></i>"),
    "one tag of many attributes": `<a ${fill("b=1 c ")}>`,
    "many classes": `<a class="${fill("b c ")}"></a>`,
    "unclosed tag": `<script ${fill("a='")}`,
    "unclosed scripts": fill("<script "),
    "open scripts": fill("<script>"),
    scripts: fill("<script id=a type=application/ld+json>{</script>"),
    "unclosed comments": fill("<!--"),
    "ends of comments": `<!--${fill("--!")}`,
    cdata: fill("<![CDATA["),
    "angle brackets": fill("<"),
    ampersands: fill("&"),
    entities: fill("&amp;&#1114111;&nosuch;"),
    "long entity": `&${fill("a")}`,
    "items that refer to each other": fill('<a itemscope itemref="x" id=x></a>'),
    "items that refer to many": `<a itemscope itemref="${half("x y ")}"></a>${half("<b id=x itemprop=p>")}`,
    "nested items": fill("<a itemscope itemprop=x>"),
    "many meta tags": fill("<meta name=a content=b>"),
    "many bases": fill("<base href=x>"),
    "table rows": fill("<table><tr><td>"),
    selects: fill("<select><option>"),
    "foreign markup": fill("<svg><p>"),
  };
  const TEXTS: Shapes = {
    digits: fill("1"),
    "grouped digits": fill("1,"),
    "groups of three": fill("123 "),
    "clock times": fill("1:"),
    "decimal points": fill("1."),
    "month names": fill("may "),
    "days of months": fill("1 may "),
    "date marks": fill("1/"),
    years: fill("2024 "),
    letters: fill("a"),
    capitals: fill("AB"),
    prices: fill("$ 1 "),
    "currency signs": fill("$"),
    "minus signs": fill("-"),
    spaces: fill(" "),
    "spaces in words": fill("a  "),
    "no-break spaces": fill("\u00a0"),
    "combining marks": fill("a\u0301"),
    "wide digits": fill("\uff11"),
    ligatures: fill("\ufdfa", size / 3),
    units: fill("1h2m3s "),
    durations: `PT${fill("1")}S`,
    "days ago": fill("3 days ago "),
    dots: fill("../"),
    escapes: fill("%2525252e"),
    slashes: fill("/"),
    backslashes: fill("\\"),
  };
  const CODE: Shapes = {
    "open brackets": fill("{["),
    "closed brackets": fill("[]"),
    quotes: fill('"'),
    "open strings": fill('["'),
    "backslashes in a string": `["${fill("\\")}`,
    "escaped quotes": `"${fill('\\"')}`,
    calls: fill("f("),
    "calls apart": fill("f ( "),
    names: fill("f"),
    "names and spaces": fill("f   "),
    assignments: fill("f="),
    "assigned objects": fill("f={"),
    "assigned strings": fill("f=JSON.parse('"),
    "spaces after a name": `f${fill(" ")}`,
    "nested arrays": half("[") + half("]"),
    "nested objects": half('{"a":') + half("}"),
    "long numbers": `[${fill("12345678901234567890,")}1]`,
    "one long number": fill("9"),
    commas: `{${fill(" ,")}}`,
    "commas and spaces": `{"a":1${fill(", ")}`,
    graphs: `{"@graph":[${fill('{"@type":"A"},')}{}]}`,
    "scripts of commas": `<script type="application/ld+json">{${fill(",  ")}</script>`,
    "scripts of quotes": `<script type="application/ld+json">{${fill('"\\')}</script>`,
    "scripts of entities": `<script type="application/ld+json">{${fill("&quot;")}</script>`,
  };
  return { MARKUP, TEXTS, CODE, ALL: { ...MARKUP, ...TEXTS, ...CODE } };
}

export const { MARKUP, TEXTS, CODE, ALL } = shapesOf(SIZE);
/** The same by name, a quarter as long. */
const QUARTERS: Shapes = shapesOf(SIZE / 4).ALL;
export type Shapes = Readonly<Record<string, string>>;
/** Refusing is an answer; overflowing the stack is none. */
export function orRefused(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof SourceError || error instanceof InvalidPath)) throw error;
  }
}

export const secondsOf = (work: () => unknown): number => cpuSecondsOf(() => orRefused(work), MOST_SECONDS);

/**
 * Whether a quarter of the text takes a sixteenth of the time that all of it may: then all of it is within bounds, even
 * where the time grows with the square of the length. It spares most shapes their megabyte.
 */
export function isQuickOnQuarter(name: string, work: (text: string) => unknown): boolean {
  const text = QUARTERS[name];
  if (text === undefined) return false;
  const before = process.cpuUsage();
  orRefused(() => work(text));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6 < MOST_SECONDS / 16;
}

/** The shapes that take too long, with their seconds. */
export function slowOnes(shapes: Shapes, work: (text: string) => unknown): Record<string, number> {
  const slow: Record<string, number> = {};
  for (const [name, text] of Object.entries(shapes)) {
    if (isQuickOnQuarter(name, work)) continue;
    const seconds = secondsOf(() => work(text));
    if (seconds > MOST_SECONDS) slow[name] = seconds;
  }
  return slow;
}
