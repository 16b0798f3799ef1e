/** Codes and names of the states and provinces in which the two sites list homes. */
const STATES =
  `AL alabama|AK alaska|AZ arizona|AR arkansas|CA california|CO colorado|CT connecticut|DE delaware
  DC district of columbia|FL florida|GA georgia|HI hawaii|ID idaho|IL illinois|IN indiana|IA iowa|KS kansas|KY kentucky
  LA louisiana|ME maine|MD maryland|MA massachusetts|MI michigan|MN minnesota|MS mississippi|MO missouri|MT montana
  NE nebraska|NV nevada|NH new hampshire|NJ new jersey|NM new mexico|NY new york|NC north carolina|ND north dakota|OH ohio
  OK oklahoma|OR oregon|PA pennsylvania|PR puerto rico|RI rhode island|SC south carolina|SD south dakota|TN tennessee
  TX texas|UT utah|VT vermont|VA virginia|WA washington|WV west virginia|WI wisconsin|WY wyoming
  AB alberta|BC british columbia|MB manitoba|NB new brunswick|NL newfoundland and labrador|NS nova scotia
  ON ontario|PE prince edward island|QC quebec|SK saskatchewan`
    .split(/[|\n]/)
    .map((line) => line.trim())
    .map((line): [code: string, name: string] => [line.slice(0, 2).toLowerCase(), line.slice(3)]);

const CODES = new Map(STATES.flatMap(([code, name]) => [[code, code] as const, [name, code] as const]));
const LONGEST_NAME = 3;

/** The state at the end of the words of a place, by its code or name, and the words before it. */
export function stateAtEnd(words: readonly string[]): { state: string | null; rest: readonly string[] } {
  for (let length = LONGEST_NAME; length > 0; length--) {
    const state = CODES.get(words.slice(-length).join(" "));
    if (state !== undefined && words.length >= length) return { state, rest: words.slice(0, -length) };
  }
  return { state: null, rest: words };
}
