import { expect, test } from "vitest";
import { DOOR_HEADERS, readSigned, signedHeaders } from "./signature.ts";

const CALL = { slug: "guestbook", node: "a", epoch: 3 };
const LINE = { method: "POST", target: "/api/entries?x=1" };
const NOW = 1_800_000_000_000;

const headersOf = (keys: string[], nowMs = NOW): Record<string, string> => {
  const list = signedHeaders(CALL, LINE, keys, nowMs);
  return Object.fromEntries(list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1] ?? ""]] : [])));
};

test("a call is what another host with one of the same keys has signed", () => {
  expect(readSigned(headersOf(["one"]), LINE, ["one"], NOW)).toEqual(CALL);
  expect(readSigned(headersOf(["new", "old"]), LINE, ["old", "new"], NOW)).toEqual(CALL);
  expect(readSigned(headersOf(["one"]), LINE, ["one"], NOW + 29_000)).toEqual(CALL);
});

test("nothing of it can be changed, left out, or said again later", () => {
  const headers = headersOf(["one"]);
  expect(readSigned(headers, LINE, ["other"], NOW)).toBeNull();
  expect(readSigned(headers, { ...LINE, method: "GET" }, ["one"], NOW)).toBeNull();
  expect(readSigned(headers, { ...LINE, target: "/api/other" }, ["one"], NOW)).toBeNull();
  expect(readSigned(headers, LINE, ["one"], NOW + 31_000)).toBeNull();
  expect(readSigned(headers, LINE, ["one"], NOW - 31_000)).toBeNull();
  for (const name of Object.keys(headers)) {
    expect(readSigned({ ...headers, [name]: "1" }, LINE, ["one"], NOW), name).toBeNull();
    expect(readSigned({ ...headers, [name]: undefined }, LINE, ["one"], NOW), name).toBeNull();
  }
  expect(readSigned({}, LINE, [], NOW)).toBeNull();
  expect(Object.keys(headers)).not.toContain(DOOR_HEADERS.moved);
});
