import { expect, it } from "vitest";
import { acceptedCodings } from "./accepted-codings.ts";

it.each([
  [undefined, []],
  ["", [""]],
  ["gzip, deflate, br", ["gzip", "deflate", "br"]],
  ["GZIP;q=0.5,br ; q=1.0", ["gzip", "br"]],
  ["gzip;q=0, br;q=0.000, zstd;q=0.001", ["zstd"]],
  ["identity;q=1, *;q=0", ["identity"]],
  ["notgzip", ["notgzip"]],
])("reads %j", (header, names) => {
  expect([...acceptedCodings(header)].filter((name) => name !== "")).toEqual(
    names.filter((name) => name !== ""),
  );
});
