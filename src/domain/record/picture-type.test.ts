import { expect, it } from "vitest";
import { pictureType } from "./picture-type.ts";

it.each([
  ["\x89PNG\r\n\x1a\n....", "image/png"],
  ["\xff\xd8\xff\xe0", "image/jpeg"],
  ["GIF89a", "image/gif"],
  ["RIFF\0\0\0\0WEBPVP8 ", "image/webp"],
  ["\0\0\0\x20ftypavif", "image/avif"],
  ["XXXX\0\0\0\0WEBP", null],
  ["<svg xmlns='http://www.w3.org/2000/svg'>", null],
  ["<!doctype html>", null],
  ["", null],
])("tells a picture by its bytes: %j is %s", (bytes, type) => {
  expect(pictureType(Buffer.from(bytes, "latin1"))).toBe(type);
});
