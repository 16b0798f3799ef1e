import { expect, test } from "vitest";
import { resultOf } from "./canary-result.ts";

const finishedAt = new Date("2026-01-31T12:00:00Z");
const request = { _id: "req_1", error: null };
const wanted = { records: 2, fields: ["title", "seller.name", "tags"] };
const whole = { title: "a", seller: { name: "b" }, tags: ["c"] };
const told = { requestId: "req_1", at: finishedAt, error: null, wantedRecords: 2 };

test("one Record with all fields is enough, among as many as are wanted", () => {
  const records = [{ title: "", seller: null, tags: [] }, whole];
  expect(resultOf(request, wanted, records, finishedAt)).toEqual({
    ...told,
    hasPassed: true,
    records: 2,
    missing: [],
  });
});

test("tells what the fullest Record lacks: null, blank or empty", () => {
  const records = [
    { title: null, seller: null, tags: [] },
    { title: " ", seller: { name: "b" }, tags: [] },
  ];
  expect(resultOf(request, wanted, records, finishedAt)).toEqual({
    ...told,
    hasPassed: false,
    records: 2,
    missing: ["title", "tags"],
  });
});

test("too few Records, and a failure with enough of them, are no pass", () => {
  expect(resultOf(request, wanted, [whole], finishedAt)).toMatchObject({
    hasPassed: false,
    records: 1,
    missing: [],
  });
  const error = { code: "source_blocked", message: "No." };
  expect(resultOf({ ...request, error }, wanted, [whole, whole], finishedAt)).toMatchObject({
    hasPassed: false,
    error: "source_blocked",
    missing: [],
  });
  expect(resultOf({ ...request, error }, wanted, [], finishedAt)).toMatchObject({ missing: wanted.fields });
});
