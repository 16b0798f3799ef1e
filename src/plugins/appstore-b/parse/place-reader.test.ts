import { describe, expect, test } from "vitest";
import { readPlaces } from "./place-reader.ts";
import { JsonText } from "./json-text.ts";
import { AS_WRITTEN, EACH, EVERYTHING, placesOf, type Places } from "./places.ts";
import { dig } from "./sparse.ts";

const VALUES: [name: string, value: unknown][] = [
  ["nothing", null],
  ["empty lists and texts", [[], "", {}, [[]]]],
  [
    "numbers",
    [
      0,
      7,
      -1,
      1.5,
      4.3158e-7,
      1e21,
      123456789012345,
      Number("9007199254740993"),
      Number("1779999999999999999"),
    ],
  ],
  ["words", [true, false, null, "null", "true"]],
  ["escapes", ['a "quoted" text', "back\\slash", "ends with \\", '\\"', "line\nbreak\t\u0001", "\u2028"]],
  ["other scripts", ["şekerpare", "日本語", "🎮 game", "\ud83c"]],
  ["brackets in texts", ["]", "[[", "}{", '],"', "null"]],
  ["tails", [1, null, { "69": ["dev", { "3": "x" }], "146": [[1]] }]],
  ["only a tail", { "12": "id", "13": ["name"] }],
];

/** JSON as Google writes it, with markup escaped, at some place in a page. */
function read(json: string, places: Places = EVERYTHING): unknown {
  const found = readPlaces(`<b>"\\${json}, sideChannel: {}`, 5, places);
  if (found !== null) expect(found.end).toBe(5 + json.length);
  return found === null ? "unreadable" : found.value;
}

function readQuoted(json: string, places: Places = EVERYTHING): unknown {
  const quoted = JSON.stringify(json);
  const found = readPlaces(`[${quoted},null]`, 2, places, true);
  if (found !== null) expect(found.end).toBe(quoted.length);
  return found === null ? "unreadable" : found.value;
}

describe("everything of a value is what JSON.parse gives", () => {
  test.each(VALUES)("%s", (_name, value) => {
    const json = JSON.stringify(value);
    expect(read(json)).toEqual(JSON.parse(json));
    expect(readQuoted(json)).toEqual(JSON.parse(json));
  });

  test("with escapes by code", () => {
    const json = String.raw`["\u003cbr\u003e \u0026amp; \\u003c \/","\u00e9\ud83c\udfae","plain"]`;
    expect(read(json)).toEqual(JSON.parse(json));
    expect(readQuoted(json)).toEqual(JSON.parse(json));
  });
});

describe("of the wanted places alone", () => {
  const item = (id: string) => ["skip", [id, 7], { "6": ["tail"] }];
  const value = [
    ['a \\" ] b', [1, [2, "x]"]]],
    [item("one"), item("two"), null],
    null,
    "last",
    { "9": [5, 6] },
  ];
  const places = placesOf([[1, EACH, 1, 0], [1, EACH, 5], [3], [8, 1]]);

  test.each([
    ["plain", read],
    ["quoted", readQuoted],
  ])("dig finds each, and nothing else (%s JSON)", (_name, reader) => {
    const found = reader(JSON.stringify(value), places);
    for (const path of [[1, 0, 1, 0], [1, 1, 1, 0], [1, 1, 5, 0], [1, 2], [3], [8, 1]])
      expect(dig(found, path)).toEqual(dig(value, path));
    for (const path of [[0], [1, 0, 0], [1, 0, 1, 1], [8, 0]]) expect(dig(found, path)).toBeNull();
    expect((found as unknown[][])[1]).toHaveLength(3);
  });

  test("a tail that stands before the last wanted index is found", () => {
    expect(dig(read('["a",{"5":"five"}]', placesOf([[4], [9]])), [4])).toBe("five");
    expect(dig(read('["a",null,"c",{"2":"two"}]', placesOf([[1]])), [1])).toBe("two");
  });

  test("a value of another kind than the places expect is read as it is", () => {
    expect(
      read(
        '["text",5]',
        placesOf([
          [0, 1],
          [1, 2, 3],
        ]),
      ),
    ).toEqual(["text", 5]);
  });

  test("what is broken beside them does not matter", () => {
    expect(dig(read('[[1,,oops],"here"]', placesOf([[1]])), [1])).toBe("here");
  });
});

describe("a text as it is written", () => {
  const json = String.raw`["a",["\u003cb\u003e \"x\"",null],"z"]`;
  const places = placesOf([[1, 0, AS_WRITTEN], [1, 1, AS_WRITTEN], [2]]);

  test("keeps its escapes for who needs it", () => {
    const found = read(json, places);
    const written = dig(found, [1, 0]) as JsonText;
    expect(written).toBeInstanceOf(JsonText);
    expect(written.page.slice(written.start, written.end)).toBe(String.raw`\u003cb\u003e \"x\"`);
    expect(written.decoded()).toBe('<b> "x"');
    expect([dig(found, [1, 1]), dig(found, [1, 0, 0]), dig(found, [2])]).toEqual([null, null, "z"]);
  });

  test("is decoded where the JSON is quoted", () => {
    expect(dig(readQuoted(json, places), [1, 0])).toBe('<b> "x"');
  });

  test("does not hide anything else that stands there", () => {
    expect(read("[[1,[2]]]", placesOf([[0, AS_WRITTEN]]))).toEqual([[1, [2]]]);
  });
});

describe("is left to JSON.parse when it is", () => {
  test.each([
    ["cut off in a list", "[1,[2"],
    ["cut off in a text", '["abc'],
    ["cut off after an escape", '["abc\\'],
    ["cut off in a word", "[nul"],
    ["spaced", '[1, "a"]'],
    ["without a value", "[1,,2]"],
    ["another word", "[undefined]"],
    ["a number that is none", "[1.2.3]"],
    ["keyed by words", '[{"name":1}]'],
    ["keyed by nothing", "[{1}]"],
    ["with a bad escape", '["\\x41"]'],
    ["empty", ""],
  ])("%s", (_name, json) => {
    expect(readPlaces(json, 0, EVERYTHING)).toBeNull();
    expect(readPlaces(JSON.stringify(json).slice(1, -1), 0, EVERYTHING, true)).toBeNull();
  });

  test("nested beyond measure", () => {
    const deep = "[".repeat(200_000) + "]".repeat(200_000);
    expect(readPlaces(deep, 0, EVERYTHING)).toBeNull();
    expect(readPlaces(`[${deep},"here"]`, 0, placesOf([[1]]))?.value).toEqual([undefined, "here"]);
  });

  test("cut off beside the wanted place", () => {
    expect(readPlaces('["here",[1,"x', 0, placesOf([[0]]))).toBeNull();
    expect(readPlaces('[["skipped","x', 0, placesOf([[1]]))).toBeNull();
    expect(readPlaces('["here",[1,2]', 0, placesOf([[0]]))).toBeNull();
  });

  test("quoted with an escape that may stand for a quote", () => {
    expect(readPlaces(String.raw`[\"a\u0022,1]`, 0, EVERYTHING, true)).toBeNull();
    expect(readPlaces('["a",1]', 0, EVERYTHING, true)).toBeNull();
    expect(readPlaces('[["a"],1]', 0, placesOf([[1]]), true)).toBeNull();
  });
});
