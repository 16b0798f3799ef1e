import { expect, test } from "vitest";
import { DOOR_HEADERS, HeardCalls, readSigned, signedHeaders } from "./signature.ts";

const CALL = { slug: "guestbook", node: "a", epoch: 3 };
const LINE = { method: "POST", target: "/api/entries?x=1" };
const NOW = 1_800_000_000_000;

const read = (
  headers: Parameters<typeof readSigned>[0],
  line: typeof LINE,
  keys: string[],
  nowMs: number,
  heard = new HeardCalls(),
) => readSigned(headers, line, { keys, heard }, nowMs);
const headersOf = (keys: string[], nowMs = NOW): Record<string, string> => {
  const list = signedHeaders(CALL, LINE, keys, nowMs);
  return Object.fromEntries(list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1] ?? ""]] : [])));
};

test("a call is what another host with one of the same keys has signed", () => {
  expect(read(headersOf(["one"]), LINE, ["one"], NOW)).toEqual(CALL);
  expect(read(headersOf(["new", "old"]), LINE, ["old", "new"], NOW)).toEqual(CALL);
  expect(read(headersOf(["one"]), LINE, ["one"], NOW + 29_000)).toEqual(CALL);
});

test("nothing of it can be changed, left out, or said again later", () => {
  const headers = headersOf(["one"]);
  expect(read(headers, LINE, ["other"], NOW)).toBeNull();
  expect(read(headers, { ...LINE, method: "GET" }, ["one"], NOW)).toBeNull();
  expect(read(headers, { ...LINE, target: "/api/other" }, ["one"], NOW)).toBeNull();
  expect(read(headers, LINE, ["one"], NOW + 31_000)).toBeNull();
  expect(read(headers, LINE, ["one"], NOW - 31_000)).toBeNull();
  for (const name of Object.keys(headers)) {
    expect(read({ ...headers, [name]: "1" }, LINE, ["one"], NOW), name).toBeNull();
    expect(read({ ...headers, [name]: undefined }, LINE, ["one"], NOW), name).toBeNull();
  }
  expect(read({}, LINE, [], NOW)).toBeNull();
  expect(Object.keys(headers)).not.toContain(DOOR_HEADERS.moved);
});

test("a call counts once, for as long as it could be said again", () => {
  const heard = new HeardCalls();
  const first = headersOf(["one"]);
  expect(read(first, LINE, ["one"], NOW, heard)).toEqual(CALL);
  expect(read(headersOf(["one"]), LINE, ["one"], NOW, heard)).toEqual(CALL);
  for (const later of [0, 15_000, 29_000]) expect(read(first, LINE, ["one"], NOW + later, heard)).toBeNull();
  const ahead = headersOf(["one"], NOW + 29_000);
  expect(read(ahead, LINE, ["one"], NOW, heard)).toEqual(CALL);
  for (const later of [30_000, 59_000]) {
    read(headersOf(["one"], NOW + later), LINE, ["one"], NOW + later, heard);
    expect(read(ahead, LINE, ["one"], NOW + later, heard)).toBeNull();
  }
});
